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
    "Darwin" "Glibc" "append" "insert" "remove" "removeLast" "popLast" "removeFirst" "removeAll"
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
    {951, 3683784189}, {961, 2510136481}, {968, 2275008352}, {979, 3746835353}, {988, 3137510316},
    {999, 1279116642}, {1010, 3013068941}, {1015, 3111536167}, {1024, 3572563384}, {1036, 3139949330},
    {1042, 736625355}, {1046, 69978321}, {1053, 558918661}, {1058, 1326178875}, {1064, 1971108699},
    {1087, 2842608717}, {1101, 1774491146}, {1116, 2134883420}, {1125, 3641267209}, {1131, 1076453893},
    {1134, 3751997361}, {1141, 4092568292}, {1145, 2171383808}, {1154, 3054093999}, {1162, 4213704117},
    {1167, 244111290}, {1172, 827898097}, {1178, 4232466889}, {1193, 3775434644}, {1201, 2471448074},
    {1210, 3786248987}, {1215, 128336118}, {1233, 3721122100}, {1234, 3826002220}, {1235, 3775669363},
    {1239, 1006755615}, {1243, 4272848550}, {1247, 108579519}, {1252, 3173440503}, {1257, 4025666427},
    {1262, 2897315904}, {1267, 153572251}, {1273, 1428923715}, {1278, 405166629}, {1282, 2112764879},
    {1287, 3876055819}, {1297, 1046779122}, {1302, 372738696}, {1307, 2052810508}, {1308, 3591115554},
    {1316, 2271195850}, {1333, 391640912}, {1359, 460481456}, {1381, 779904818}, {1385, 3837675186},
    {1390, 765439473}, {1395, 2711245919}, {1400, 697196164}, {1405, 1059919963}, {1411, 1323747186},
    {1417, 3538687084}, {1423, 1324880019}, {1427, 3912887073}, {1429, 163295161}, {1431, 146517542},
    {1433, 129739923}, {1435, 112962304}, {1437, 230405637}, {1439, 213628018}, {1441, 196850399},
    {1443, 180072780}, {1445, 297516113}, {1447, 280738494}, {1454, 2873224251}, {1460, 2386971688},
    {1465, 1283547685}, {1468, 4168357374}, {1477, 2209066192}, {1495, 4213547406}, {1507, 988175173},
    {1521, 2929211326}, {1531, 2027933801}, {1539, 2562340083}, {1542, 2515107422}, {1547, 2797886853},
    {1553, 2699759368}, {1557, 3270303571}, {1565, 206862118}, {1570, 3122818005}, {1577, 1919949199},
    {1584, 3226083260}, {1592, 3920758663}, {1606, 380755552}, {1612, 1090495225}, {1619, 811810984},
    {1626, 234774234}, {1634, 2529449241}, {1642, 1747969136}, {1648, 2087358391}, {1655, 1335159128},
    {1662, 2428550228}, {1669, 2482255079}, {1676, 4294679216}, {1680, 796142685}, {1684, 2991499325},
    {1690, 1615808600}, {1699, 3966976176}, {1708, 3266409416}, {1716, 295258647}, {1721, 382270662},
    {1736, 2466095094}, {1746, 3990922628}, {1759, 675329734}, {1766, 3795011855}, {1780, 3747507645},
    {1795, 909533769}, {1799, 3365180733}, {1810, 2749912018}, {1826, 2030934651}, {1842, 645722727},
    {1861, 1824613436}, {1868, 3639581107}, {1873, 2735859570}, {1878, 969184184}, {1885, 1902060359},
    {1893, 1373385388}, {1899, 3602979878}, {1905, 1769938321}, {1932, 1740667972}, {1942, 4050857480},
    {1949, 2755019962}, {1955, 2169878254}, {1963, 4170555683}, {1974, 1334253329}, {1981, 2265719507},
    {1989, 2570318435}, {2001, 3483588555}, {2010, 2774362700}, {2021, 21843312}, {2031, 3429590357},
    {2046, 1071897420}, {2066, 1566828974}, {2084, 514687451}, {2097, 1598403349}, {2098, 3876335077},
    {2099, 3859557458}, {2101, 1363500993}, {2103, 1346723374}, {2124, 2264171482}, {2136, 1357355164},
    {2137, 4228665076}, {2169, 1867418821}, {2170, 3507227459}, {2176, 3168883851}, {2189, 3222486838},
    {2218, 3381181800}, {2219, 3607893173}, {2224, 3005452862}, {2225, 3440116983}, {2226, 4245442695},
    {2234, 2839884955}, {2259, 3398044946}, {2272, 3005386353}, {2295, 1217983224}, {2307, 3509544318},
    {2333, 1610779110}, {2340, 2930439210}, {2342, 1412156564}, {2365, 3160029103}, {2373, 3174662200},
    {2396, 1479719844}, {2406, 3376534378}, {2432, 2875014037}, {2459, 3589306714}, {2492, 804357063},
    {2521, 1910201350}, {2528, 2701182283}, {2534, 398550328}, {2537, 521802798}, {2540, 505025179},
    {2543, 656170845}, {2546, 605837988}, {2549, 2468447887}, {2552, 2485225506}, {2555, 2384559792},
    {2565, 4100406635}, {2576, 1987983040}, {2582, 365099244}, {2586, 3641958979}, {2596, 296602997},
    {2603, 2462546090}, {2610, 4254058618}, {2615, 2907980824}, {2619, 3981965844}, {2625, 3649018447},
    {2633, 2614820847}, {2646, 292130973}, {2651, 2190941297}, {2666, 211913386}, {2674, 564937055},
    {2685, 3419592236}, {2720, 3513453938}, {2731, 3460502485}, {2735, 2339366755}, {2746, 377128425},
    {2754, 1086286877}, {2781, 3941508978}, {2789, 783488098}, {2791, 1111836708}, {2810, 2280960882},
    {2817, 3181326346}, {2836, 975988953}, {2852, 635020210}, {2854, 1360837969}, {2856, 1344060350},
    {2868, 1925151750}, {2874, 2408179714}, {2880, 2211460629}, {2900, 1848861402}, {2905, 2508680735},
    {2911, 3585981250}, {2921, 2335550124}, {2925, 597743964}, {2935, 2354563044}, {2961, 2897926679},
    {2978, 1035906630}, {2996, 783840260}, {2997, 4060888886}, {2998, 4278997933}, {3006, 589286162},
    {3011, 414084241}, {3021, 2275477643}, {3025, 3940830471}, {3035, 1940694431}, {3039, 1996966820},
    {3049, 1637070560}, {3057, 1605206413}, {3071, 1343892145}, {3089, 2293605903}, {3099, 1099796002},
    {3110, 370965912}, {3120, 4290552719}, {3155, 1638856759}, {3171, 3707845437}, {3179, 1968018676},
    {3193, 2745245856}, {3201, 2872562979}, {3215, 1867915087}, {3223, 1052627742}, {3237, 1537748690},
    {3245, 4233365429}, {3259, 3239423849}, {3263, 1535751837}, {3276, 3736796887}, {3280, 2541423239},
    {3293, 3804893101}, {3297, 3060514643}, {3310, 21234473}, {3314, 1518974218}, {3327, 3720019268},
    {3331, 2524645620}, {3344, 3788115482}, {3348, 3043737024}, {3361, 4456854}, {3375, 2037980277},
    {3390, 2933655948}, {3402, 558644074}, {3419, 328942278}, {3427, 2111105165}, {3441, 3042771105},
    {3447, 3800657716}, {3459, 626531088}, {3466, 2362349278}, {3479, 866545770}, {3489, 857273821},
    {3505, 4045899937}, {3512, 1135749657}, {3518, 93078660}, {3530, 1409690180}, {3533, 2802900028},
    {3537, 306900080}, {3543, 1319594794}, {3548, 2028154341}, {3564, 2218332638}, {3588, 225597218},
    {3617, 2084234006}, {3633, 1331687974}, {3638, 2135852838}, {3659, 2753988203}, {3666, 864200463},
    {3677, 3838403746}, {3685, 1530791347}, {3697, 3721205966}, {3702, 3688814324}, {3713, 3876242216},
    {3725, 1809966536}, {3743, 2699878380}, {3753, 4079184015}, {3773, 1179101157}, {3781, 1825239352},
    {3800, 3748245722}, {3818, 634908722}, {3835, 163271060}, {3861, 3289806584}, {3873, 3446866648},
    {3878, 1737076817}, {3887, 881687192}, {3894, 1219519868}, {3904, 3970939267}, {3908, 2513272949},
    {3917, 3224470464}, {3924, 2986472067}, {3928, 708293528}, {3934, 258052966}, {3936, 3450233754},
    {3938, 1213090802}, {3942, 3555670962}, {3948, 2743639103}, {3954, 2710083865}, {3960, 4214265958},
    {3966, 3963008473}, {3973, 1381912327}, {3982, 297212119}, {3985, 53234560}, {3993, 1135433081},
    {3996, 797905850}, {4004, 1315384455}, {4015, 4179333016}, {4038, 867257093}, {4049, 841567274},
    {4052, 3617776409}, {4064, 1784172926}, {4067, 3381609815}, {4079, 1550566188}, {4089, 1592295328},
    {4097, 2860018940}, {4115, 2241873898}, {4120, 2638218225}, {4127, 1524000883}, {4130, 1923516200},
    {4134, 3391553482}, {4137, 1062293841}, {4141, 3825392021}, {4144, 709362235}, {4148, 1694935685},
    {4152, 392774327}, {4157, 2880712451}, {4162, 3102149661}, {4168, 2394465697}, {4172, 1659167240},
    {4177, 475034410}, {4183, 3434436711}, {4186, 1479764693}, {4190, 2347825097}, {4196, 1197479801},
    {4200, 1351583639}, {4205, 3270705251}, {4211, 366569208}, {4215, 1251212115}, {4219, 1621599661},
    {4224, 3579732453}, {4230, 1720942905}, {4234, 140187182}, {4239, 1868829528}, {4248, 3948149459},
    {4258, 708029167}, {4263, 3185475540}, {4269, 2537751862}, {4275, 2778439310}, {4282, 2616928056},
    {4288, 4139930401}, {4295, 3135838405}, {4302, 2498734875}, {4310, 4064998855}, {4314, 268639961},
    {4319, 4092159661}, {4324, 2346846000}, {4330, 2328988770}, {4334, 2519117294}, {4339, 3873647896},
    {4343, 1415682102}, {4348, 631424496}, {4352, 282220607}, {4357, 3558937627}, {4361, 4099687964},
    {4366, 658698766}, {4370, 153638352}, {4375, 545189250}, {4383, 197671877}, {4392, 792060313},
    {4396, 513084933}, {4401, 2275780057}, {4406, 2616489071}, {4411, 4075421329}, {4416, 2981347434},
    {4421, 648810968}, {4429, 638754166}, {4436, 591523055}, {4443, 4047093083}, {4450, 656837285},
    {4458, 3789446092}, {4466, 4277107410}, {4474, 3906719864}, {4483, 2684794283}, {4496, 2663715805},
    {4505, 2915653898}, {4514, 4011216412}, {4524, 2785467647}, {4533, 2059593198}, {4542, 2362870268},
    {4552, 3995595581}, {4557, 2698097207}, {4563, 3072217742}, {4570, 1920734138}, {4595, 4225734153},
    {4597, 1128467232}, {4601, 1035581717}, {4616, 3525779695}, {4639, 1975486251}, {4649, 2889234988},
    {4661, 128921049}, {4680, 1127666911}, {4690, 2542550614}, {4696, 2627312426}, {4705, 1195911285},
    {4715, 4151950225}, {4717, 1765031016}, {4725, 1814435734}, {4731, 3602780627}, {4736, 876513898},
    {4747, 879704937}, {4750, 986710028}, {4756, 2682709205}, {4764, 1379501780}, {4772, 854709318},
    {4783, 925110256}, {4803, 827033813}, {4824, 3417352379}, {4832, 2226546594}, {4838, 169017192},
    {4842, 3843578906}, {4861, 221667867}, {4869, 3218681947}, {4882, 987224379}, {4890, 3728990320},
    {4902, 915157507}, {4910, 2572986219}, {4930, 4007662012}, {4934, 213683108}, {4940, 3017331637},
    {4951, 1714939896}, {4958, 2474713847}, {4965, 1542649473}, {4973, 39928156}, {4988, 2848808016},
    {5007, 3241215769}, {5027, 688599773}, {5050, 944978096}, {5078, 607288565}, {5105, 3578987480},
    {5108, 3555673031}, {5113, 2355360096}, {5117, 3949911679}, {5126, 645910219}, {5133, 2941534958},
    {5140, 2238339041}, {5145, 3277562923}, {5148, 3761252941}, {5152, 382886321}, {5155, 4220379804},
    {5159, 4200353678}, {5162, 2633446552}, {5166, 388525018}, {5171, 967958004}, {5176, 1216469057},
    {5180, 1675745305}, {5188, 3533348019}, {5198, 2267784115}, {5201, 2877453236}, {5209, 1011085160},
    {5213, 1555467752}, {5218, 2016490230}, {5228, 1419061120}, {5234, 3353438327}, {5240, 2002030311},
    {5247, 931910521}, {5273, 1638953034}, {5286, 263889333}, {5299, 2304257469}, {5318, 2571507861},
    {5347, 4039984575}, {5357, 1623797237}, {5373, 2667149886}, {5392, 1204873229}, {5412, 2611599107},
    {5422, 1975768454}, {5434, 3532344479}, {5441, 2718014180}, {5462, 713077974}, {5479, 2712081721},
    {5505, 1361625375}, {5531, 864165631}, {5538, 3189629876}, {5556, 165942467}, {5569, 1655317257},
    {5588, 1010779457}, {5598, 2215640769}, {5608, 1070265239}, {5617, 1134120687}, {5621, 2846199180},
    {5634, 1743930340}, {5640, 4005059268}, {5644, 206241385}, {5653, 1115344066}, {5661, 567586076},
    {5667, 3901637708}, {5671, 803046281}, {5677, 152899664}, {5686, 1787359420}, {5691, 151693739},
    {5696, 460225993}, {5702, 944111422}, {5711, 2075216980}, {5716, 2276994531}, {5730, 2796815519},
    {5745, 3918278559}, {5752, 4155575922}, {5762, 236925125}, {5770, 1684779966}, {5774, 798074659},
    {5783, 2374006294}, {5796, 153363970}, {5802, 3103973672}, {5812, 2926810054}, {5814, 1462048136},
    {5829, 3040434276}, {5839, 1244814717}, {5849, 1696195782}, {5858, 3093996503}, {5867, 2756264342},
    {5875, 2866045037}, {5883, 1163907536}, {5895, 2104353872}, {5906, 3110688315}, {5917, 3317910134},
    {5926, 3473703803}, {5939, 2755011687}, {5955, 2069497450}, {5966, 1516930437}, {5976, 296395306},
    {5987, 1195616409}, {5999, 942984426}, {6007, 2949131327}, {6017, 469045609}, {6028, 2847090017},
    {6048, 176574206}, {6058, 404136769}, {6071, 2422892396}, {6085, 2568950125}, {6089, 2528405746},
    {6094, 2484574385}, {6099, 4208725202}, {6115, 3003271613}, {6131, 1882624920}, {6142, 4183891472},
    {6159, 3707850388}, {6168, 2401568500}, {6193, 1057920877}, {6200, 2157316278}, {6208, 3403651144},
    {6215, 4114437246}, {6225, 2887421684}, {6229, 1361572173}, {6239, 1896686403}, {6249, 3273657238},
    {6259, 1266202965}, {6271, 3635588042}, {6290, 2733832836}, {6294, 4182378701}, {6301, 2110798224},
    {6307, 877087803}, {6316, 1970364490}, {6322, 1275339983}, {6340, 350857000}, {6356, 2079739832},
    {6372, 1996921413}, {6381, 2043970711}, {6397, 1393632998}, {6404, 1731736080}, {6416, 4080117376},
    {6427, 1493013840}, {6447, 2398078988}, {6455, 1065574956}, {6465, 2965413338}, {6475, 990401381},
    {6483, 2153800097}, {6490, 4084710509}, {6493, 682729123}, {6502, 1722954222}, {6518, 3827859290},
    {6529, 37271103}, {6537, 1119987041}, {6556, 2161276179}, {6579, 3507573001}, {6587, 2301731235},
    {6597, 1862550028}, {6611, 3213420894}, {6627, 288415389}, {6637, 4033069017}, {6643, 672109684},
    {6651, 3339054942}, {6660, 3080967843}, {6675, 834189487}, {6684, 904369474}, {6687, 1089765596},
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
    -1, -1, -1, 874, 237, 923, 1609, -1, 234, -1, 391, -1, -1, 186, 1702, 919, -1, -1, 1194, 146, 1642, 1716,
    1760, -1, -1, 360, -1, -1, -1, -1, -1, -1, 1196, -1, -1, -1, 1082, 1231, 1277, -1, 455, -1, -1, 975, -1,
    -1, 1757, -1, 508, 225, -1, 954, 1344, -1, -1, -1, 1255, 322, 718, -1, -1, -1, -1, 52, 132, 765, -1, -1,
    1746, -1, -1, -1, -1, 428, 247, 1772, -1, -1, 586, -1, 596, 511, -1, 104, -1, -1, 1820, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 763, 285, 1472, 1664, 290, -1, -1, 958, -1, 1649, -1, 510, 1675, -1, 196, -1, -1,
    1423, -1, -1, -1, 739, -1, -1, 1244, 1337, -1, -1, 1404, -1, -1, -1, -1, 1476, 1667, 1725, -1, -1, 113,
    1263, 446, 1761, -1, 1382, -1, -1, 5, -1, -1, -1, -1, -1, 1522, -1, -1, -1, -1, -1, -1, -1, -1, -1, 662,
    -1, 1728, -1, 913, 827, 176, 780, -1, 1170, 1817, -1, 1771, -1, 1731, -1, 1630, -1, -1, -1, -1, -1, -1,
    -1, 1358, -1, 1665, -1, -1, 295, 982, -1, 915, -1, 843, -1, 1149, 1596, 689, -1, 1265, -1, -1, -1, -1,
    558, 284, 1064, 471, -1, -1, 1578, -1, 1366, -1, -1, -1, -1, -1, -1, -1, -1, 410, -1, 481, 649, -1, -1,
    703, 691, 981, 1080, 1632, 1661, 1787, -1, -1, 1228, -1, -1, 1395, -1, -1, -1, 509, -1, 122, 478, 239,
    482, 1086, 944, 1109, 1392, -1, -1, -1, 1739, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1009, -1, -1, 453,
    -1, 1034, 628, 1075, -1, -1, 227, 786, 1513, -1, -1, -1, -1, -1, 1054, -1, 365, -1, -1, -1, -1, 142, 736,
    -1, -1, -1, -1, -1, -1, -1, 1521, -1, -1, 62, 1316, -1, -1, -1, 135, 716, -1, -1, 1052, 1309, 1676, -1,
    -1, -1, -1, 345, 36, 1818, 961, -1, -1, 833, -1, 1837, -1, 395, 1636, -1, -1, 1602, 524, 1726, 650, 224,
    475, 498, 1163, 712, -1, 211, -1, 675, -1, 1352, -1, -1, 1159, -1, 989, 697, 1190, 1071, 554, 282, -1,
    -1, -1, 1078, 1422, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1129, 1553, -1, 1640, -1, -1, 880, -1,
    -1, 477, 651, -1, -1, 1020, 1158, -1, -1, 1616, 1612, 302, 1805, -1, 988, 1765, 354, 1317, 444, 1537, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1682, -1, -1, -1, 342, 359, 116, 373, 228, 480, 536, 800, 803, 945,
    1201, 1092, 1810, -1, -1, -1, -1, -1, 1495, -1, 162, 319, 516, -1, 537, -1, 140, 1446, 305, -1, -1, -1,
    -1, -1, 912, -1, -1, -1, 953, -1, -1, -1, -1, -1, -1, -1, -1, 504, -1, -1, -1, -1, -1, 143, 183, 600,
    872, -1, -1, 828, -1, -1, -1, -1, -1, -1, -1, 349, 1447, -1, -1, 1624, -1, 273, -1, 995, -1, -1, -1, -1,
    646, 1013, 1218, 752, 823, -1, -1, -1, 738, 226, 1475, -1, -1, -1, -1, 1459, -1, -1, 1409, 1749, -1, -1,
    -1, 301, -1, -1, -1, 397, 1021, 1315, 1204, -1, -1, -1, -1, 811, 1339, 932, 637, 531, -1, 525, -1, -1,
    -1, 381, 867, -1, -1, 1666, -1, 119, 426, -1, -1, -1, -1, 1025, -1, 1451, -1, -1, -1, 770, 681, -1, -1,
    1634, 565, -1, -1, -1, 864, 993, 1318, -1, 1531, 1597, 1696, -1, 521, 1230, 1270, 1319, -1, -1, -1, -1,
    380, 1515, -1, -1, 1391, 1236, 298, 702, 1168, -1, 1454, 1829, -1, -1, 1157, 121, 253, -1, -1, 1575, -1,
    -1, -1, -1, -1, -1, 969, -1, 1010, 441, 518, -1, -1, -1, 619, -1, -1, -1, 95, 801, 436, -1, -1, -1, 37,
    1304, -1, -1, 1096, -1, 1278, -1, -1, 793, -1, 94, 790, 19, 1738, 1691, 1161, -1, -1, 522, 877, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 625, 583, 1269, -1, -1, 507, 863, -1, -1, 283, 568, 822, -1, 1458, -1,
    -1, 926, 1137, -1, 1503, 535, -1, -1, -1, 1311, 1296, -1, -1, 308, -1, 1240, 523, 737, 1287, 205, 1452,
    1552, 1180, 1385, 275, 1674, 1436, 1833, -1, -1, -1, -1, -1, -1, 474, -1, 335, 1288, -1, 1061, -1, -1,
    -1, 1441, -1, -1, -1, -1, -1, -1, -1, 1099, 1653, -1, 1127, 102, 124, -1, -1, 550, -1, 92, -1, -1, 404,
    1425, -1, 1340, 1273, 1572, 1776, 1155, -1, -1, 1285, -1, -1, -1, -1, -1, 286, 854, 1079, 1005, 1402, -1,
    1229, -1, -1, 1611, -1, -1, -1, -1, -1, 216, 640, 194, 674, 1546, 195, 1779, -1, -1, -1, -1, -1, 496, -1,
    203, -1, 1389, -1, 1394, -1, -1, -1, -1, 1224, 1814, -1, 1719, -1, 1741, -1, -1, -1, 895, -1, -1, 370,
    -1, -1, 897, -1, -1, 588, 705, 0, 634, -1, 492, -1, -1, -1, -1, -1, -1, -1, -1, 1226, -1, -1, 41, 1041,
    -1, 1470, -1, 1220, -1, 9, 1679, -1, -1, 1542, 68, -1, -1, -1, -1, 348, -1, 602, -1, -1, 1831, -1, 660,
    394, 865, 1720, 978, 785, 1426, 1519, -1, -1, 1650, -1, 1331, -1, -1, 326, -1, 20, 293, 734, 886, 1789,
    243, 289, 916, 658, 1093, 1767, -1, -1, 950, 1793, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1781, -1,
    -1, 1801, 408, 1504, 358, 1415, 1660, 494, -1, -1, -1, 1398, -1, 962, -1, -1, -1, -1, -1, -1, 513, -1,
    -1, -1, -1, 1621, -1, -1, -1, -1, -1, -1, -1, -1, 355, 412, 971, 1048, 907, 946, -1, 1063, -1, 24, 1633,
    1807, 878, 654, -1, 11, 79, 1073, 1166, 1430, 1587, 58, 532, 1248, 150, 1625, 1669, -1, -1, -1, 706,
    1655, -1, -1, 230, 1678, -1, -1, -1, 265, -1, -1, -1, -1, -1, 393, -1, -1, 723, 1042, 1473, -1, 855, -1,
    -1, 1118, -1, -1, 1496, -1, -1, -1, 1209, -1, -1, -1, 167, 126, -1, -1, -1, 300, -1, -1, 376, 56, -1, 69,
    1465, -1, -1, -1, -1, 1, 665, 1091, 1547, 39, 138, 1648, -1, 246, -1, -1, -1, -1, 219, 362, 551, 1019,
    1342, 1507, 764, 1834, -1, -1, -1, -1, -1, -1, 951, -1, -1, -1, 218, 1049, -1, -1, -1, 562, -1, -1, 409,
    -1, -1, 1305, 1183, -1, -1, -1, 1138, 592, 1448, 1523, -1, 1668, -1, -1, -1, -1, 925, 199, -1, -1, 966,
    -1, 367, 998, -1, -1, 1463, 1540, -1, 172, -1, 1213, -1, -1, -1, 1047, 1723, 726, -1, 233, -1, -1, 687,
    1044, 633, 1836, -1, -1, -1, 1671, -1, -1, -1, -1, -1, 1045, 1378, 1407, 1695, 110, -1, 1291, -1, -1, -1,
    -1, -1, -1, -1, -1, 1487, 1343, -1, -1, 40, 468, -1, 711, 731, -1, -1, -1, 1713, 356, -1, -1, -1, -1, -1,
    -1, -1, 259, -1, -1, -1, -1, -1, -1, -1, -1, 1128, -1, -1, 582, 813, 1280, 1796, -1, 1505, 242, 1775, -1,
    1222, 1433, 1686, 560, 1359, -1, -1, -1, 667, 89, 1387, 1822, -1, -1, -1, 1724, 141, -1, -1, 519, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 692, -1, 1083, 1571, 1764, 580, -1, -1, -1, -1, 682, 849, 704, 1545, 1207,
    1743, -1, -1, -1, -1, -1, -1, -1, -1, 269, 1449, -1, -1, -1, 1164, -1, -1, 109, 1332, 851, -1, -1, -1,
    -1, -1, -1, -1, -1, 1445, 1384, -1, -1, -1, -1, -1, 1377, -1, -1, 789, -1, 461, 193, 1069, 1103, -1,
    1125, 501, 645, -1, -1, -1, -1, -1, -1, -1, -1, 1815, -1, -1, -1, -1, -1, 1584, -1, -1, 2, -1, -1, -1,
    -1, -1, -1, -1, -1, 147, -1, -1, -1, -1, -1, -1, -1, 1191, -1, -1, -1, -1, 321, -1, -1, 1590, -1, 178,
    -1, 1192, -1, -1, 112, 1556, -1, -1, -1, 980, -1, 1189, -1, -1, -1, 197, 805, -1, 1568, -1, -1, -1, -1,
    -1, -1, -1, 105, -1, -1, -1, -1, -1, -1, 84, -1, -1, 123, 327, -1, -1, 1089, 1353, -1, 1493, -1, 1364,
    -1, -1, 204, -1, -1, -1, -1, -1, 1419, -1, 28, 617, -1, 1550, -1, 154, 1414, -1, -1, -1, -1, -1, 1600,
    -1, 111, 887, 1825, -1, -1, 527, 1370, 1383, 1622, 1413, 1565, -1, -1, -1, -1, -1, 77, -1, 1217, -1, -1,
    -1, -1, -1, 696, 32, -1, -1, -1, -1, 557, 1598, -1, -1, -1, -1, -1, -1, 118, 1130, 458, 819, 184, 571,
    1181, 574, 1491, 185, 1134, -1, -1, -1, -1, -1, -1, 889, 1275, 771, -1, -1, 1002, 661, 1334, 1782, -1,
    555, 743, 1573, 1680, -1, -1, 60, 287, 505, 924, 171, 1106, 336, 1651, 533, 620, 1826, 921, -1, 30, 779,
    941, -1, 967, -1, -1, -1, 470, -1, 1053, -1, -1, -1, 1141, -1, -1, -1, -1, -1, 642, 1489, 337, 72, -1,
    -1, -1, -1, -1, 433, -1, -1, -1, 548, 693, 1706, -1, -1, -1, 749, 1153, 862, 987, -1, -1, -1, 1293, 1627,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1172, -1, -1, -1, -1, -1, 369, -1, 795, -1, 1520, 553, -1, -1, -1,
    -1, -1, -1, -1, -1, 1060, -1, -1, 160, -1, -1, -1, -1, -1, 656, 1403, -1, 985, -1, -1, 857, 83, 1541,
    1084, 262, 1570, 1033, 1658, -1, -1, 1362, 1023, -1, 1145, 120, -1, -1, 652, -1, -1, -1, -1, 746, 964,
    -1, 1116, -1, -1, 1088, 542, -1, -1, 1809, -1, 1328, 1838, 361, -1, -1, -1, -1, 1193, 972, -1, -1, -1,
    -1, -1, -1, -1, 1087, 1188, 1357, 1388, 1461, -1, 1536, -1, 214, -1, 434, 1152, 1673, -1, -1, 139, 708,
    1733, 1257, -1, 748, -1, -1, 1704, -1, -1, -1, -1, -1, -1, 606, -1, 1176, -1, -1, -1, 1001, 383, -1, -1,
    -1, -1, 1605, -1, 136, 1517, 931, -1, -1, -1, 201, 1234, -1, -1, -1, -1, 168, 601, 783, 1187, -1, -1, -1,
    -1, -1, 413, -1, -1, 655, 1619, -1, -1, -1, 457, -1, -1, -1, -1, -1, -1, 1144, 117, -1, -1, -1, -1, -1,
    1274, -1, 464, -1, 1090, -1, -1, 781, -1, 875, -1, -1, 952, 1700, -1, 996, 1008, -1, -1, -1, 209, 445,
    -1, -1, 73, 750, 1581, 1559, 1628, 1638, 839, -1, -1, 1235, 908, -1, 732, 1799, -1, 719, -1, 1500, 1583,
    673, -1, -1, 1647, -1, -1, -1, -1, 747, -1, -1, 6, -1, 157, 902, -1, -1, -1, -1, -1, -1, 1768, -1, 760,
    -1, 1788, 1046, -1, -1, 608, 1429, -1, -1, -1, -1, 1131, 526, 1107, 149, -1, -1, -1, -1, 252, -1, -1, -1,
    -1, -1, -1, -1, 1672, 1148, 1729, 1043, -1, -1, -1, -1, 614, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1162, -1, 701, 605, 503, 960, -1, -1, -1, 318, -1, 1813, 1326, 1365, 1821, 364, 1639, -1, 26, 1530, 137,
    -1, -1, -1, 266, -1, -1, -1, 18, -1, 375, 1171, -1, 1055, -1, -1, 1282, -1, -1, -1, -1, -1, -1, 1038,
    914, -1, -1, 1512, -1, -1, -1, -1, -1, -1, 688, -1, -1, 1151, 515, 1102, 1688, -1, -1, 1012, -1, -1, 278,
    1595, 1119, 1736, -1, 1626, -1, -1, 1393, 1610, -1, -1, -1, -1, -1, -1, 1766, -1, -1, -1, 832, 1594,
    1615, -1, 200, 1745, 340, 894, -1, 860, -1, 1412, 1468, 158, 1692, 802, 1750, -1, -1, -1, -1, -1, -1,
    1486, 1418, 75, 1599, -1, -1, -1, -1, -1, 1735, -1, 488, -1, -1, -1, 49, -1, -1, 836, -1, -1, -1, -1,
    1524, -1, -1, -1, 1620, 871, 1656, -1, -1, 784, 1150, 999, -1, -1, 91, 1727, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1481, -1, 1299, 595, 768, -1, -1, -1, -1, -1, -1, 613, 585, 1221, 774, 659, 1266,
    1830, -1, -1, -1, -1, 1567, -1, 451, -1, 893, 1108, 180, -1, 1259, -1, 333, 1618, 1179, 594, -1, -1, -1,
    1747, 1050, -1, 1790, 1124, 1140, 1306, -1, -1, 1770, 1324, -1, -1, -1, -1, -1, 1214, -1, 347, 782, -1,
    1185, -1, -1, -1, -1, -1, -1, -1, 1100, -1, 44, 581, -1, 1264, 1558, 1662, -1, -1, 414, -1, -1, -1, -1,
    -1, -1, -1, 1072, 631, 314, 1205, 1748, 1693, -1, 263, -1, -1, -1, -1, -1, 437, -1, 1756, -1, -1, -1, -1,
    -1, -1, 888, 559, 1245, -1, -1, 1812, 1617, 1740, -1, -1, 235, -1, 997, 1227, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 264, 90, 753, 615, 1742, 1835, -1, 148, 1104, 876, 406, 1406, -1,
    -1, -1, -1, -1, -1, 1526, 74, 1225, -1, -1, -1, -1, 1455, -1, -1, -1, -1, -1, -1, 686, -1, 208, -1, 1065,
    -1, 297, -1, -1, 1773, -1, 1295, 220, 1606, 1732, -1, -1, 1345, -1, 1534, -1, -1, -1, 448, 223, -1, -1,
    -1, 502, -1, -1, -1, -1, -1, -1, 543, 431, 1576, 1243, 1794, 1528, 1117, 845, -1, -1, -1, 1007, 744, -1,
    -1, 1443, -1, -1, -1, -1, 903, 45, 238, 1212, -1, -1, 198, -1, 1371, 66, 131, 1323, 1400, -1, -1, 33,
    1456, -1, 1292, -1, -1, 840, -1, 564, -1, -1, 88, -1, -1, -1, -1, -1, 1057, 917, 401, -1, -1, 296, 13,
    1330, -1, -1, -1, -1, -1, -1, -1, 1737, 27, -1, -1, 668, -1, -1, 1685, -1, -1, 896, -1, 207, -1, -1, -1,
    -1, -1, -1, -1, -1, 334, 450, 1579, -1, -1, -1, -1, 416, -1, -1, -1, 986, 1199, 927, 1178, 1529, -1, -1,
    804, 1774, 906, 797, 382, 938, 1040, 1062, 868, -1, -1, -1, 1004, 8, 1411, -1, 992, -1, -1, 57, 1016, -1,
    -1, -1, 1718, -1, -1, 1823, -1, -1, -1, 990, -1, -1, -1, 309, 641, 1376, 870, 1186, 1427, 1499, 1711, -1,
    -1, -1, -1, -1, 1051, -1, 1416, 1097, -1, -1, -1, -1, 638, -1, 850, 306, -1, -1, -1, -1, 1249, -1, -1,
    -1, 210, 1450, 1175, -1, -1, -1, 892, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1532, -1, -1, -1, -1, -1,
    -1, 767, -1, -1, -1, -1, 576, -1, -1, 129, 891, -1, 799, -1, -1, -1, -1, -1, -1, 873, 1508, 741, 164,
    251, 1657, 1701, 809, 31, -1, 1289, -1, 254, 794, -1, -1, 299, 1254, -1, 1804, -1, -1, -1, -1, -1, -1,
    -1, 663, -1, 1827, -1, -1, -1, 669, 439, 1420, -1, 328, -1, -1, -1, 317, -1, -1, -1, -1, -1, 561, 268,
    1241, 1791, 29, 351, -1, 821, 578, 830, 1397, 598, 1267, 1758, 1355, 1169, -1, -1, -1, -1, -1, -1, -1,
    -1, 722, -1, -1, -1, 670, 484, -1, -1, -1, 1442, -1, -1, -1, -1, -1, -1, -1, 563, -1, -1, -1, 757, 385,
    1017, 776, -1, 788, 1198, 1027, -1, -1, -1, 842, -1, -1, 456, -1, 389, -1, -1, -1, 920, -1, 479, -1, -1,
    -1, -1, -1, 1029, 1156, 1320, 1386, 1563, 727, 1126, 1408, -1, -1, -1, -1, -1, -1, -1, 1566, -1, -1, -1,
    1216, -1, -1, 610, -1, -1, 1439, -1, -1, 267, 713, -1, 1484, -1, -1, -1, 1333, -1, -1, -1, -1, -1, 1202,
    -1, 35, 368, -1, 1681, 1014, 626, 858, 1329, -1, 603, 831, 769, -1, 153, 773, 1432, 1703, -1, -1, -1, -1,
    1247, 420, 1712, -1, -1, -1, 212, -1, -1, -1, -1, -1, -1, 1652, -1, 869, 1516, 1215, 591, 280, 371, -1,
    -1, -1, -1, -1, -1, 824, 1709, 814, -1, 372, -1, 64, 1281, 1698, -1, -1, 569, -1, -1, -1, -1, -1, -1,
    1094, 1347, -1, 48, 1614, 357, -1, 881, 85, 288, 853, 1338, 128, -1, 538, -1, -1, 904, -1, -1, -1, -1,
    -1, 271, 1026, 1262, 1501, -1, 1143, -1, -1, -1, -1, -1, -1, -1, -1, 680, -1, 76, -1, -1, 1498, -1, 1367,
    1307, -1, -1, -1, -1, 826, 1346, -1, 145, 852, -1, 499, 1351, -1, -1, -1, -1, -1, -1, -1, 1603, -1, 7,
    -1, -1, 1174, -1, -1, -1, 984, 899, 1294, 22, 698, -1, 929, 339, 933, 1011, -1, -1, 188, 965, -1, -1,
    182, -1, -1, -1, 493, 1272, -1, -1, -1, -1, -1, -1, -1, -1, -1, 810, 1258, 78, 261, 34, -1, 127, 134,
    1035, 1165, -1, 683, 818, -1, 1361, -1, 258, -1, 678, -1, -1, -1, 454, -1, 1303, -1, -1, 175, -1, 279,
    -1, 125, 1314, -1, 161, 25, 1197, 730, 959, 61, 80, 974, 1808, -1, 956, -1, -1, -1, -1, -1, 1466, 1121,
    -1, -1, 778, 1349, -1, -1, -1, -1, -1, -1, -1, -1, -1, 934, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1604,
    751, -1, -1, -1, -1, 377, 983, 1405, 1460, -1, 890, 1132, 1684, -1, -1, -1, -1, -1, -1, -1, -1, 756, 817,
    1142, -1, 1554, -1, 1335, -1, -1, -1, -1, -1, -1, 979, 1246, 1283, -1, -1, 1467, -1, 847, -1, -1, 97,
    622, -1, 534, -1, 1786, -1, -1, 10, -1, -1, 1003, -1, -1, -1, 1036, 1068, -1, 177, 755, -1, -1, -1, -1,
    -1, 329, 419, -1, -1, -1, -1, 312, -1, 572, 624, 1464, -1, -1, 883, 1066, 1539, -1, 55, -1, -1, 495,
    1114, -1, -1, 1076, 1139, -1, -1, 96, -1, -1, 541, 721, 846, 1250, 1030, 1374, -1, 1800, -1, -1, -1, -1,
    462, 775, 1167, 1510, -1, -1, -1, 909, -1, 724, 54, 387, -1, -1, -1, -1, 630, 344, 400, 67, 1502, 417,
    101, 643, 1714, -1, -1, 936, -1, -1, -1, -1, -1, 1518, -1, -1, -1, -1, 1018, -1, -1, -1, -1, -1, -1, -1,
    179, 316, 442, 452, 728, 806, 1608, -1, -1, 1722, -1, -1, -1, 1375, -1, -1, 552, 42, -1, -1, -1, 1783,
    403, -1, -1, -1, 1350, -1, -1, -1, 16, 879, -1, -1, -1, -1, -1, 725, 1120, -1, -1, 469, -1, -1, -1, -1,
    1031, -1, -1, -1, 424, -1, 423, 1564, 1177, 621, 1298, -1, 272, 636, 1527, 1354, 1569, -1, -1, -1, 174,
    155, -1, -1, 1297, -1, -1, -1, -1, 994, 856, 939, -1, -1, 973, -1, -1, -1, -1, -1, -1, 714, -1, 1591,
    1644, 1462, -1, -1, -1, -1, 1792, 918, -1, -1, 1424, 1478, -1, 411, 930, -1, -1, 657, -1, -1, 901, 1251,
    -1, -1, -1, -1, 435, -1, -1, 949, -1, 612, -1, 609, -1, 707, 59, 1497, 1631, -1, -1, -1, 648, 798, 1717,
    1797, -1, -1, -1, -1, 859, -1, 570, -1, -1, -1, 898, -1, -1, 835, -1, 463, -1, -1, -1, -1, 384, 276, -1,
    -1, 1210, 1544, -1, -1, 46, 115, -1, 777, -1, -1, 1548, 618, 1687, 829, -1, -1, -1, -1, -1, -1, -1, 1242,
    1751, -1, -1, -1, 1399, 1348, -1, -1, 735, 566, -1, -1, -1, 884, 1195, -1, 1252, -1, 1494, 1549, -1,
    1734, -1, 520, 490, 1592, 766, -1, 485, -1, 695, 432, 1253, -1, -1, 690, -1, -1, 3, -1, 447, -1, 430,
    593, -1, -1, -1, 418, 1561, 587, 1006, -1, -1, -1, 1238, 466, 65, 4, 47, 152, -1, -1, 1401, 549, 1290,
    1182, 1483, 244, 313, 497, 653, -1, 762, -1, 627, 1802, 1147, 700, 487, -1, 1795, -1, 1511, -1, 1785,
    991, -1, 545, -1, -1, -1, -1, 388, 1136, 311, -1, -1, 1699, -1, 12, 206, 1710, -1, 427, -1, 1184, 1613,
    1752, -1, 438, 1469, -1, -1, 310, 530, 1206, 1690, 514, 1641, -1, -1, 733, 815, -1, -1, -1, -1, -1, 1115,
    1122, -1, -1, -1, -1, -1, 1694, -1, 1492, 21, 323, 684, 1211, 236, -1, -1, 165, 1623, -1, -1, 666, 911,
    43, -1, 232, 1509, -1, -1, -1, -1, -1, -1, -1, 1778, -1, -1, -1, -1, -1, 1373, -1, -1, -1, -1, -1, -1,
    -1, -1, 231, -1, -1, -1, -1, -1, -1, 1759, 343, 546, -1, -1, -1, 629, 709, 754, 1037, 1457, 1301, 1577,
    1828, 1705, 1832, 63, 170, 772, 1777, -1, -1, -1, -1, 1233, 1105, 1816, -1, -1, -1, -1, -1, -1, 632, 473,
    -1, 107, -1, -1, -1, -1, 1219, 1268, -1, -1, -1, 1629, 292, -1, -1, -1, 1479, -1, 694, 1135, -1, 331, -1,
    274, 392, 882, -1, 1538, -1, 567, -1, -1, -1, 341, 1589, -1, -1, 396, -1, 607, -1, -1, 353, -1, -1, 1557,
    1715, -1, -1, 255, 459, 248, -1, 1582, -1, -1, 1435, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1056, -1, -1,
    -1, 1543, 1239, -1, -1, 647, 163, 307, 1730, -1, -1, -1, 215, 1485, 720, -1, -1, -1, 191, 1067, 1368,
    169, 1437, 759, -1, 70, 573, 1396, 1683, -1, -1, -1, 378, -1, 489, -1, -1, -1, 17, 241, 130, -1, -1, -1,
    1780, -1, 1645, 758, 825, 363, 844, 465, 1380, 820, -1, 1562, -1, -1, 928, 159, 1555, 729, -1, -1, 1286,
    245, 1635, -1, -1, -1, -1, 99, 415, 517, 1438, 15, 106, 1811, -1, -1, -1, 1453, 429, -1, 1762, -1, -1,
    422, 330, -1, 82, -1, -1, -1, -1, -1, -1, 222, -1, 1763, -1, -1, 1607, -1, -1, 386, 1379, 1300, 1098,
    1474, -1, -1, 332, 808, -1, 1803, -1, 1585, 449, 1123, 202, 676, -1, 425, 812, 905, 1659, -1, -1, -1,
    440, 848, -1, -1, -1, 579, 841, -1, -1, 1471, -1, -1, -1, -1, 1421, -1, -1, 970, 1551, -1, -1, 1146, -1,
    -1, 671, -1, -1, -1, -1, 792, -1, -1, -1, 528, 597, -1, -1, 672, -1, 1256, 421, -1, 402, -1, 1336, -1,
    -1, -1, -1, 86, 1417, -1, 1372, -1, -1, -1, -1, -1, -1, 968, 1708, -1, 324, 761, 947, 1580, -1, -1, -1,
    742, 217, 390, 1707, -1, -1, -1, -1, -1, -1, 291, 1753, -1, 1000, -1, 250, 1276, 398, 1535, 1806, -1,
    807, 1085, -1, -1, -1, -1, -1, -1, -1, 1327, -1, -1, 213, -1, -1, -1, -1, -1, -1, 1755, 1200, 1428, 1506,
    -1, -1, -1, -1, -1, 1022, 1390, 506, -1, -1, -1, -1, -1, -1, 1514, 1444, -1, -1, 1560, 1588, 1440, 350,
    -1, -1, -1, -1, -1, -1, 791, -1, 1111, 346, -1, -1, 787, 1754, 460, -1, -1, -1, -1, 257, -1, -1, -1, -1,
    -1, 796, 87, 1312, -1, -1, -1, -1, -1, 366, 467, 181, 717, 644, 1039, 715, 1356, 1360, 1081, 1721, -1,
    1160, -1, -1, -1, 575, 1819, -1, 976, -1, -1, -1, 221, 1369, -1, -1, -1, -1, 249, 114, 472, 486, 1284,
    -1, 584, -1, -1, -1, -1, 281, 294, 1279, 1313, 1670, -1, 483, 616, -1, -1, -1, -1, -1, 320, 1363, 1410,
    -1, 589, 948, -1, -1, -1, -1, -1, 611, 1533, 399, -1, -1, -1, -1, 540, -1, -1, -1, -1, -1, 405, 1677,
    338, 838, 1654, -1, -1, -1, -1, -1, 187, 476, 834, -1, -1, -1, -1, -1, -1, 599, -1, -1, -1, -1, 1646,
    1173, -1, 260, -1, -1, -1, -1, -1, 639, -1, -1, -1, -1, -1, 14, 685, 1798, 745, -1, 51, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 935, -1, 50, 590, -1, 256, 1322, 943, -1, 144, 1689, 1015, -1, 1028, -1, -1, 270,
    547, 352, 710, 885, 937, 635, 963, 1203, 1601, -1, 173, -1, 71, 192, 500, 922, 1310, -1, -1, 1113, -1,
    -1, 940, -1, -1, -1, -1, 740, 1208, 38, 151, -1, -1, -1, -1, -1, 837, 1381, 407, 374, 1525, -1, 1321, -1,
    -1, 977, 1077, 325, 1260, 1480, -1, 900, -1, 166, -1, 304, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1223, 679, 1074, 1024, 98, -1, 866, -1, 315, -1, -1, -1, -1, -1, -1, 229, 1133, 1110, 512, 1477, 861,
    1070, 1032, 1593, -1, -1, -1, -1, -1, -1, 957, 1302, 1586, -1, -1, 1112, 1697, -1, 1341, -1, -1, 816,
    1643, -1, -1, -1, 189, 604, 1482, 190, 1058, 1308, -1, -1, 1261, 1325, 955, -1, 103, -1, 379, 1784, -1,
    -1, -1, -1, 108, 93, 303, 677, 1663, 1637, -1, -1, -1, 942, -1, -1, 1059, -1, 277, 1824, -1, -1, -1, 623,
    -1, 1744, 1488, 664, 133, -1, 1232, 1490, -1, 1769, 699, -1, 1431, -1, -1, -1, -1, 1101, -1, -1, 556,
    1434, 1237, -1, 156, -1, -1, 1574, 100, -1, -1, -1, -1, -1, -1, -1, 529, 81, 539, 577, -1, -1, 1095, -1,
    -1, -1, -1, -1, -1, -1, -1, 544, 240, 910, -1, -1, -1, -1, -1, -1, 491, 443, -1, -1, 1271, 1154, -1, -1,
    -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1383, -1, -1, -1, -1, 1446, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 518, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 607,
    1187, -1, -1, 822, -1, -1, -1, -1, 1035, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 570,
    572, 574, 516, 576, 515, 556, 637, 639, 644, 640, 494, 544, -1, -1, 310, -1, -1, 528, 529, 530, -1, 478,
    553, -1, -1, -1, -1, -1, 510, -1, 1111, 1, 821, 1161, 45, 48, 463, 461, 465, 467, 464, 462, 466, 468,
    314, 296, 297, 391, 1756, 1842, 8, 26, 0, 9, 27, 246, 247, 248, 249, 250, 251, 252, 253, 254, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 233, 234, -1, 229, -1, -1, 1814, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 230, -1, -1, -1, -1, -1, -1, -1, -1, 231, 232, 240, -1, 284, 628, 629, 1845, 557, 558, 687, -1,
    1875, -1, 1857, -1, 684, -1, -1, -1, -1, 683, 445, 70, 84, 94, 114, 63, -1, 715, 777, 779, 781, 783, 785,
    787, 789, 791, 793, 795, 797, 799, 801, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20,
    21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52,
    53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83,
    89, 90, 86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122,
    123, 124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
    142, 143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
    168, 1207, 1022, 1213, 1026, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185,
    186, 187, 188, 190, 192, 194, 196, -1, 393, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208,
    209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1, -1, 298, 299,
    300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 311, 312, 313, 315, 316, 317, 318, 323, 327, 330, 331,
    332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352,
    353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373,
    374, 375, 376, 377, 378, 379, 380, 381, 382, 383, -1, 384, 385, 386, 387, 388, 389, 392, -1, 394, 395,
    396, -1, 397, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, -1, 411, 412, 414, -1, -1, -1,
    416, 429, -1, -1, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, -1, 448, 449, 453, 455,
    456, 457, 458, 459, 460, 469, 471, 472, 473, 474, 475, 476, 1032, 1275, 479, 480, 481, 482, 483, 484,
    485, 486, 487, 488, 489, 490, 491, -1, 492, -1, 493, -1, 495, 496, 497, 498, 499, 500, 504, 505, 508,
    512, 513, 514, -1, 519, 521, 524, -1, 533, -1, 534, -1, -1, -1, 546, -1, 549, 550, 551, 552, -1, -1, 559,
    566, -1, -1, -1, 582, 583, 585, 586, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600,
    602, -1, 603, 606, 608, 609, 610, 611, 612, -1, 615, 616, 617, -1, -1, 623, -1, -1, -1, 624, -1, -1, 651,
    656, 655, 631, 632, 633, 634, -1, 638, 642, -1, 645, 646, 648, 649, 650, -1, -1, 672, 673, 677, 678, 688,
    694, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 708, 711, 713, 2046, 1349, 730, 732, 734, 817,
    716, 717, 718, 719, 728, 2002, -1, -1, -1, -1, 724, -1, 726, 727, 729, 731, 733, 735, 736, 737, 738, 739,
    740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760,
    761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 803, 804, 806, 807, 808,
    809, 828, 810, -1, 814, 815, 816, 818, 819, 820, 823, 824, 825, 826, 827, 829, 830, 831, 832, 833, 834,
    835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855,
    856, 857, 858, 859, 860, 861, -1, 862, -1, 863, 864, 865, 866, 867, 868, -1, 869, 870, 871, 872, 873,
    874, 875, 876, 877, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 891, 1204, 890, 892, 893, 894,
    895, 896, 897, 1021, -1, 898, 1508, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912,
    913, 914, 915, 916, 917, 918, 919, 920, 921, 922, -1, 923, 925, 926, 927, 928, 929, 930, 931, 932, 933,
    934, 935, 936, 937, 938, -1, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953,
    954, 955, 956, 957, 958, 959, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974,
    975, 976, 977, 978, 979, 980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 2042,
    -1, 996, 998, 999, 1000, -1, 1002, 1004, 1006, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016,
    1017, 1018, 1019, 1020, -1, 1023, 1025, 1027, 1028, 1029, 1030, 1031, 2049, 1033, 1034, 1036, 1037, 1038,
    1039, 1040, -1, 1041, 1042, -1, 1043, 1044, 1045, -1, -1, -1, 1048, 1050, -1, -1, 1052, 1054, 1055, 1058,
    1060, 1061, 1062, 1063, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1076, 1077, -1, -1, 1081,
    1082, 1083, 1084, -1, 1085, -1, 1087, -1, 1088, 1089, 1090, 1091, 1092, -1, 1094, 1095, 1096, 1097, 1098,
    1099, 1100, 1101, 1104, 1105, 1106, 1107, 2050, 1108, -1, 2051, 1114, 1116, 1118, 1119, 1121, 1122, 1123,
    1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1136, 1516, 1137, 1138, 1139, 1140, 1141,
    1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160,
    1162, 1163, 1164, 1165, 1166, 1167, 1172, 1173, 1174, 1175, 1176, 1177, 1178, -1, 1191, -1, 1193, 1199,
    1200, 1206, 1217, 1208, 1209, 1211, 1212, 1214, -1, 1218, 1219, -1, 1222, 1225, 1228, 1231, 1234, 1237,
    1241, -1, -1, 1243, -1, 1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256,
    1257, 1258, 1259, 1260, 1261, 1262, -1, 1264, 1265, 1267, 1268, 1270, 1271, 1273, 1274, 1277, 1280, 1281,
    1282, 1283, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1294, 1295, 1296, -1, 1298, -1, 1300, 1302, 1303,
    1307, -1, 1311, 1315, 1319, 1323, 1324, -1, 1325, 1326, -1, 1327, 1328, 1329, 1330, 1331, 1332, 1333, -1,
    -1, -1, -1, -1, -1, 1336, 1337, 1338, -1, -1, 1340, 1341, 1342, 1343, 1344, 1346, 1348, -1, -1, 1350,
    1351, 1352, 1353, 1354, 1355, 1356, 1357, -1, -1, 1359, 1361, 1363, -1, 1364, -1, 1368, 1621, 1370, 1371,
    1510, 1512, 1372, 1373, -1, 1374, -1, -1, -1, -1, -1, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382,
    1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1398, 1399, 1400, 1401,
    1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418,
    1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435,
    1436, 1437, 1439, 1441, 1443, 1444, 1445, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456,
    1457, 1458, 1459, 1460, 1461, 1462, 1463, 1464, 1465, 1467, 1469, 1470, 1471, 1472, 1473, 1474, 1475,
    1476, 1477, 1514, 1518, 1519, 1520, 1521, 1522, 1525, 1527, -1, 1523, -1, 1534, 1535, -1, -1, 1661, 1658,
    1659, 1660, 1663, 1679, 1540, -1, -1, 1541, 1542, -1, 1653, -1, 1699, -1, -1, -1, 1552, -1, 1581, 1582,
    1586, 1587, -1, -1, 1588, 1589, -1, 1669, 1590, 1680, 1594, -1, 1595, 1596, 1597, 1598, 1599, 1600, 1601,
    1602, 1603, 1604, 1609, -1, -1, 1606, 1607, -1, 1611, -1, 1613, 1615, -1, 1617, 1618, 1619, 1622, 1623,
    1624, 1625, 1626, 1627, 1628, 1629, 1630, 1631, 1633, 1640, 1635, 1637, 1639, 1641, 1642, 1643, 1645,
    1646, 1647, 1648, 1649, 1650, 1651, 1652, 1654, 1655, 1656, 1657, 1662, 1664, 1665, 1666, 1667, 1668,
    1670, 1671, 1672, 1674, 1676, 1678, -1, 1700, 1688, -1, 1690, 1691, 1692, 1693, -1, -1, 1694, -1, 1696,
    1698, 1701, 1702, 1703, 1704, -1, -1, 1707, 1708, 1709, 1710, 1711, -1, 1713, 1723, -1, 1725, 1726, 1727,
    1729, 1730, 1731, 1733, 1734, 1735, 1736, 1737, 1738, 1739, -1, 1749, 1741, 1742, 1743, 1744, 1745, 1746,
    1747, 1748, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1750, 1751, 1752, 1753, 1754, 1755, -1, 1760, 1764, 1765,
    1766, 1770, 1771, 1772, 1775, 1776, 1777, 1778, 1779, 1780, 1781, 1784, 1787, -1, 1791, 1795, 1796, 1797,
    1798, 1799, 1800, 1801, 1802, 1803, 1804, 1806, 1807, 1808, 1809, 1810, 1811, 1812, 1813, -1, 2015, 2016,
    2017, 2018, 2019, 1835, 1837, 1838, 1839, 1840, 1841, 1843, 1844, -1, 1848, 1849, 1850, 1851, 1852, 1853,
    1855, 1860, 1862, 1863, 1866, 1867, 1868, 1869, 1870, 1871, 1873, 1874, -1, 1876, 1885, -1, -1, 1878, -1,
    1877, -1, -1, -1, 1968, 1884, 1886, -1, 1888, 1889, 1890, 1892, 1893, 1894, 1895, -1, -1, -1, 1896, 1897,
    1898, 1899, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, -1, -1, 1910, -1, -1, 1912, 1914, 1916,
    -1, 2052, 2053, 1918, 1920, 1922, 1924, 1927, 2054, 1929, 2055, 1930, 1932, 1933, 1934, 2056, 1935, 1936,
    1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944, -1, -1, 1947, -1, -1, 2057, 2058, 1950, -1, -1, -1, -1,
    1953, -1, -1, 2059, -1, -1, 1958, 1959, 1960, 1961, 1962, 1963, 1965, 1967, 1969, 1970, 1971, 1972, 1973,
    -1, 1976, 2061, 1977, 1978, 1979, 1980, -1, 1981, 1982, 1983, 2062, 1988, 1990, 1991, 1993, 1994, 1995,
    -1, 1996, 1997, 1999, 2000, 2001, 2004, 2006, 2008, 2010, 2012, 2013, 2014, 2020, -1, 2024, 2025, 2026,
    2027, 2028, -1, 2030, 2035, 2037, 2038, -1, 2064, 2065, 2066, 2067, 2068, 2069, 2070, 2073, 2074, 2075,
    2076, 2077, 2078, 2079, 2080, 2081, 2083, 2084, 2085, 2086, 2087, 2088, 2089, 2091, 2092, 2093, 2094,
    2095, 2096, 2097, 2098, 2099, 2100, 2101, 2102, 2103, 2105, 2106, 2107, 2108, 2109, 2110, 2111, 2112,
    2114, 2115, 2116, 2119, 2120, 2121, 2122, 2123, 2124, 2126, 2127, 2129, 2130, 2131, 2132, 2133, 2134,
    2135, 2137, 2141, 2043, -1, 2044, 2045
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 813, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1102, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1292, 2}, {51, -1, 2}, {52, 1293, 2}, {53, 1299, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 413, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 2009, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1865, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1215, 2}, {84, 1216, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 1093, 2},
    {89, 117, 0}, {89, 2003, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1205, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 470, 2}, {116, -1, 0}, {117, 398, 2},
    {117, -1, 0}, {118, 1202, 2}, {119, 805, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 693, 1}, {129, -1, 0}, {130, 695, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 501, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1805, 5}, {160, 450, 4}, {161, 326, 4}, {161, -1, 5}, {162, 322, 4}, {162, -1, 5}, {163, 235, 0},
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
    {238, -1, 0}, {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, 1998, 0},
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
    {290, -1, 5}, {291, -1, 5}, {292, 390, 1}, {293, 1269, 4}, {294, 1272, 4}, {295, -1, 4}, {296, -1, 4},
    {297, -1, 4}, {298, -1, 4}, {299, -1, 1}, {300, -1, 1}, {301, -1, 1}, {302, 415, 1}, {303, -1, 1},
    {304, -1, 2}, {305, -1, 1}, {306, -1, 2}, {307, -1, 2}, {308, -1, 2}, {309, -1, 2}, {310, 454, 2},
    {311, -1, 2}, {312, -1, 2}, {313, -1, 2}, {314, -1, 2}, {315, -1, 2}, {316, -1, 4}, {317, -1, 4},
    {318, -1, 2}, {319, -1, 1}, {320, -1, 1}, {321, -1, 1}, {322, 538, 1}, {323, -1, 1}, {324, -1, 0},
    {325, -1, 1}, {326, -1, 0}, {327, -1, 0}, {328, -1, 0}, {329, -1, 0}, {330, -1, 0}, {331, -1, 0},
    {332, -1, 0}, {333, -1, 0}, {334, -1, 0}, {335, 430, 0}, {336, 431, 0}, {337, -1, 0}, {338, -1, 2},
    {339, -1, 0}, {340, -1, 0}, {341, -1, 3}, {342, -1, 3}, {343, -1, 2}, {344, -1, 2}, {345, -1, 2},
    {346, -1, 2}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 0}, {351, -1, 0}, {352, -1, 0},
    {353, 587, 0}, {354, 446, 0}, {355, 447, 0}, {356, -1, 0}, {357, 451, 3}, {358, 452, 3}, {359, -1, 4},
    {360, -1, 2}, {361, -1, 2}, {362, -1, 2}, {363, 676, 2}, {364, -1, 0}, {364, -1, 0}, {365, -1, 0},
    {365, -1, 0}, {366, -1, 0}, {366, -1, 0}, {367, -1, 0}, {367, -1, 0}, {368, -1, 0}, {368, -1, 0},
    {369, -1, 0}, {369, -1, 0}, {370, -1, 0}, {370, -1, 0}, {371, 531, 2}, {372, 581, 2}, {373, 503, 2},
    {374, 507, 2}, {375, 682, 1}, {376, 670, 1}, {377, -1, 0}, {378, 477, 0}, {379, -1, 0}, {380, 658, 1},
    {381, 659, 1}, {382, 647, 1}, {383, 555, 1}, {384, 554, 1}, {385, -1, 1}, {386, -1, 1}, {387, -1, 1},
    {388, -1, 1}, {389, -1, 1}, {390, -1, 5}, {391, -1, 1}, {392, -1, 1}, {393, -1, 1}, {394, -1, 1},
    {395, -1, 1}, {396, 714, 1}, {397, -1, 1}, {398, -1, 1}, {399, 1854, 1}, {400, -1, 5}, {401, -1, 5},
    {402, -1, 5}, {403, 502, 1}, {404, 517, 1}, {405, 664, 1}, {406, 665, 1}, {407, 506, 1}, {408, -1, 1},
    {409, -1, 1}, {410, 509, 1}, {411, -1, 1}, {412, 511, 1}, {413, 523, 1}, {414, -1, 1}, {415, 614, 1},
    {416, 613, 1}, {417, 577, 1}, {418, 575, 1}, {419, 584, 1}, {420, -1, 2}, {421, 520, 1}, {422, -1, 1},
    {423, 522, 1}, {424, -1, 1}, {425, 525, 1}, {426, 527, 1}, {427, 526, 1}, {428, -1, 1}, {429, -1, 1},
    {430, -1, 1}, {431, -1, 1}, {432, -1, 1}, {433, 532, 1}, {434, 580, 1}, {435, 545, 1}, {436, 535, 1},
    {437, 536, 1}, {438, 537, 1}, {439, 539, 1}, {440, 543, 1}, {441, 540, 1}, {442, 541, 1}, {443, 542, 1},
    {444, -1, 1}, {445, -1, 1}, {446, -1, 1}, {447, 569, 1}, {448, 547, 1}, {449, 548, 1}, {450, 601, 1},
    {451, -1, 1}, {452, -1, 2}, {453, 604, 2}, {454, 605, 2}, {455, 660, 1}, {456, 661, 1}, {457, 662, 1},
    {458, 578, 1}, {459, 685, 0}, {460, 686, 0}, {461, -1, 0}, {462, 562, 1}, {463, 563, 1}, {464, 564, 0},
    {465, 565, 0}, {466, 669, 1}, {467, 668, 1}, {468, 567, 1}, {469, 568, 1}, {470, 666, 1}, {471, -1, 1},
    {472, 571, 1}, {473, 1926, 1}, {474, 573, 1}, {475, 707, 1}, {476, 709, 1}, {477, -1, 1}, {478, -1, 1},
    {479, 712, 1}, {480, 579, 1}, {481, 641, 1}, {482, 635, 2}, {483, 636, 2}, {484, -1, 1}, {485, -1, 1},
    {486, 663, 1}, {487, -1, 1}, {488, -1, 1}, {489, 625, 0}, {490, -1, 2}, {491, -1, 2}, {492, -1, 2},
    {493, -1, 2}, {494, -1, 2}, {495, -1, 2}, {496, -1, 2}, {497, -1, 2}, {498, -1, 2}, {499, 1831, 2},
    {500, 1832, 2}, {501, 1834, 2}, {502, 1833, 2}, {503, 618, 1}, {504, -1, 1}, {505, -1, 1}, {506, -1, 2},
    {507, -1, 2}, {508, -1, 2}, {509, 1532, 2}, {510, -1, 0}, {511, -1, 2}, {512, -1, 2}, {513, -1, 2},
    {514, -1, 1}, {515, -1, 1}, {516, -1, 1}, {517, -1, 4}, {518, -1, 4}, {519, -1, 4}, {520, 619, 1},
    {521, 620, 1}, {522, 621, 1}, {523, 622, 1}, {524, -1, 1}, {525, 1184, 1}, {526, -1, 0}, {527, 626, 0},
    {528, 627, 0}, {529, 630, 0}, {530, -1, 0}, {531, -1, 0}, {532, 1846, 0}, {533, -1, 2}, {534, -1, 2},
    {535, 1644, 2}, {536, -1, 2}, {537, 674, 2}, {538, 675, 2}, {539, -1, 1}, {540, -1, 1}, {541, -1, 1},
    {542, -1, 1}, {543, 643, 1}, {544, 2047, 1}, {545, 710, 1}, {546, -1, 1}, {547, -1, 1}, {548, -1, 1},
    {549, -1, 1}, {550, -1, 1}, {551, -1, 1}, {552, 1872, 1}, {553, 652, 0}, {554, 653, 0}, {555, 654, 0},
    {556, 657, 0}, {557, -1, 0}, {558, -1, 0}, {559, -1, 0}, {560, 681, 1}, {561, -1, 1}, {562, -1, 1},
    {563, -1, 1}, {564, -1, 1}, {565, 680, 1}, {566, 671, 1}, {567, -1, 1}, {568, 667, 1}, {569, -1, 1},
    {570, -1, 1}, {571, -1, 1}, {572, -1, 1}, {573, 692, 2}, {574, -1, 2}, {575, -1, 2}, {576, 690, 2},
    {577, 691, 2}, {578, 679, 2}, {579, -1, 1}, {580, -1, 1}, {581, -1, 2}, {582, 706, 1}, {583, -1, 1},
    {584, 2125, 1}, {585, -1, 0}, {586, -1, 0}, {587, -1, 0}, {588, -1, 0}, {589, -1, 0}, {590, 689, 0},
    {591, -1, 0}, {592, -1, 2}, {593, 1479, 2}, {594, -1, 2}, {595, 1486, 1}, {596, 1487, 1}, {597, 1492, 1},
    {598, 1493, 1}, {599, 1489, 1}, {600, 1490, 1}, {601, 1494, 1}, {602, 1495, 1}, {603, 1482, 1},
    {604, 1481, 1}, {605, 1484, 1}, {606, 1483, 1}, {607, 1485, 1}, {608, 1171, 1}, {609, 1488, 1},
    {610, -1, 1}, {611, 1491, 1}, {612, -1, 1}, {613, -1, 1}, {614, -1, 1}, {615, -1, 1}, {616, -1, 1},
    {617, 720, 0}, {618, -1, 1}, {619, -1, 1}, {620, -1, 1}, {621, -1, 1}, {622, 721, 0}, {623, 722, 0},
    {624, 723, 0}, {625, 725, 0}, {626, 2063, 0}, {627, -1, 0}, {628, -1, 4}, {629, -1, 3}, {630, -1, 4},
    {631, -1, 3}, {632, -1, 4}, {633, -1, 3}, {634, -1, 4}, {635, -1, 3}, {636, -1, 4}, {637, -1, 3},
    {638, -1, 4}, {639, -1, 3}, {640, -1, 4}, {641, -1, 3}, {642, -1, 4}, {643, -1, 3}, {644, -1, 4},
    {645, -1, 3}, {646, -1, 4}, {647, -1, 3}, {648, -1, 4}, {649, -1, 3}, {650, -1, 4}, {651, -1, 3},
    {652, -1, 4}, {653, -1, 3}, {654, -1, 4}, {655, -1, 3}, {656, -1, 4}, {657, -1, 3}, {658, -1, 4},
    {659, -1, 4}, {660, -1, 4}, {661, -1, 4}, {662, -1, 4}, {663, -1, 4}, {664, -1, 4}, {665, -1, 4},
    {666, -1, 4}, {667, -1, 4}, {668, -1, 4}, {669, -1, 4}, {670, -1, 4}, {671, -1, 4}, {672, -1, 4},
    {673, -1, 4}, {674, -1, 4}, {675, -1, 4}, {676, -1, 4}, {677, -1, 4}, {678, -1, 4}, {679, 778, 0},
    {680, -1, 0}, {681, 780, 0}, {682, -1, 0}, {683, 782, 0}, {684, 812, 0}, {685, 784, 0}, {686, -1, 0},
    {687, 786, 0}, {688, 878, 0}, {689, 788, 0}, {690, -1, 0}, {691, 790, 0}, {692, -1, 0}, {693, 792, 0},
    {694, -1, 0}, {695, 794, 0}, {696, -1, 0}, {697, 796, 0}, {698, -1, 0}, {699, 798, 0}, {700, -1, 0},
    {701, 800, 0}, {702, -1, 0}, {703, 802, 0}, {704, -1, 0}, {705, 1109, 2}, {706, 1110, 2}, {707, 1024, 2},
    {708, 1112, 2}, {709, 1113, 2}, {710, -1, 2}, {711, 1115, 2}, {712, 811, 0}, {713, -1, 0}, {714, -1, 0},
    {715, 1117, 2}, {716, -1, 2}, {717, -1, 1}, {718, -1, 2}, {719, -1, 2}, {720, 1675, 2}, {721, 2072, 2},
    {722, -1, 2}, {723, -1, 2}, {724, 1278, 0}, {725, 1120, 2}, {726, -1, 2}, {727, -1, 2}, {728, -1, 2},
    {729, 1103, 2}, {730, -1, 2}, {731, -1, 2}, {732, 1152, 2}, {733, -1, 2}, {734, -1, 2}, {735, -1, 2},
    {736, -1, 2}, {737, -1, 2}, {738, 1135, 2}, {739, -1, 2}, {740, -1, 2}, {741, -1, 2}, {742, -1, 2},
    {743, -1, 2}, {744, -1, 2}, {745, -1, 2}, {746, -1, 2}, {747, -1, 2}, {748, -1, 2}, {749, -1, 2},
    {750, -1, 2}, {751, -1, 2}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2}, {756, 1124, 2},
    {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, -1, 2}, {763, -1, 4},
    {764, 924, 4}, {765, -1, 5}, {766, -1, 4}, {767, -1, 5}, {768, 1242, 2}, {769, -1, 2}, {770, -1, 4},
    {770, -1, 5}, {771, -1, 4}, {771, -1, 5}, {772, -1, 4}, {772, -1, 5}, {773, -1, 4}, {773, -1, 5},
    {774, 1931, 4}, {774, -1, 5}, {775, -1, 0}, {776, -1, 2}, {777, -1, 2}, {778, -1, 2}, {779, -1, 2},
    {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, -1, 2}, {784, -1, 2}, {785, -1, 2}, {786, -1, 2},
    {787, -1, 2}, {788, -1, 2}, {789, -1, 2}, {790, 1086, 2}, {791, -1, 2}, {792, -1, 2}, {793, -1, 2},
    {794, -1, 1}, {795, 1151, 2}, {796, 1496, 4}, {797, -1, 4}, {797, -1, 5}, {798, -1, 4}, {799, -1, 4},
    {799, -1, 5}, {800, -1, 4}, {801, -1, 4}, {801, -1, 5}, {802, -1, 4}, {803, -1, 4}, {803, -1, 5},
    {804, -1, 4}, {805, -1, 4}, {805, -1, 5}, {806, -1, 4}, {807, -1, 4}, {807, -1, 5}, {808, -1, 4},
    {809, -1, 4}, {809, -1, 5}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2}, {813, 1240, 4}, {814, -1, 4},
    {814, -1, 5}, {815, -1, 4}, {816, -1, 4}, {816, -1, 5}, {817, -1, 4}, {818, -1, 4}, {818, -1, 5},
    {819, -1, 4}, {820, -1, 4}, {820, -1, 5}, {821, -1, 4}, {822, -1, 4}, {822, -1, 5}, {823, -1, 4},
    {824, 1502, 4}, {825, -1, 4}, {825, -1, 5}, {826, -1, 4}, {827, -1, 4}, {827, -1, 5}, {828, -1, 4},
    {829, -1, 4}, {829, -1, 5}, {830, -1, 4}, {831, -1, 4}, {831, -1, 5}, {832, -1, 4}, {833, -1, 4},
    {833, -1, 5}, {834, -1, 4}, {835, -1, 4}, {835, -1, 5}, {836, -1, 4}, {837, -1, 4}, {837, -1, 5},
    {838, -1, 4}, {839, -1, 4}, {839, -1, 5}, {840, -1, 4}, {841, -1, 4}, {841, -1, 5}, {842, -1, 4},
    {843, -1, 4}, {843, -1, 5}, {844, -1, 4}, {845, -1, 4}, {845, -1, 5}, {846, -1, 4}, {847, -1, 4},
    {847, -1, 5}, {848, -1, 4}, {849, -1, 4}, {849, -1, 5}, {850, -1, 4}, {851, -1, 4}, {851, -1, 5},
    {852, -1, 4}, {853, -1, 4}, {853, -1, 5}, {854, -1, 4}, {855, -1, 4}, {855, -1, 5}, {856, -1, 4},
    {857, -1, 4}, {857, -1, 5}, {858, -1, 4}, {859, -1, 4}, {859, -1, 5}, {860, -1, 4}, {861, 995, 1},
    {862, 1305, 1}, {863, 997, 1}, {864, 1306, 1}, {865, -1, 1}, {866, -1, 1}, {867, 1001, 1}, {868, -1, 1},
    {869, 1003, 1}, {870, -1, 1}, {871, 1005, 1}, {872, -1, 1}, {873, 1007, 1}, {874, -1, 1}, {875, -1, 1},
    {876, -1, 1}, {877, -1, 2}, {878, -1, 2}, {879, -1, 2}, {880, -1, 2}, {881, -1, 2}, {882, 1276, 2},
    {883, -1, 2}, {884, -1, 2}, {885, -1, 2}, {886, -1, 2}, {887, -1, 2}, {888, -1, 2}, {889, 1266, 4},
    {889, -1, 5}, {890, 1203, 4}, {890, -1, 5}, {891, 1263, 4}, {891, -1, 5}, {892, -1, 4}, {892, -1, 5},
    {893, -1, 4}, {893, -1, 5}, {894, -1, 2}, {895, -1, 2}, {896, -1, 2}, {897, -1, 2}, {898, -1, 2},
    {899, -1, 1}, {900, -1, 1}, {901, -1, 1}, {902, -1, 1}, {903, -1, 1}, {904, -1, 1}, {905, -1, 1},
    {906, 1046, 1}, {907, -1, 1}, {908, 1047, 1}, {909, -1, 1}, {910, 1049, 1}, {911, 1168, 1},
    {912, 1051, 1}, {913, -1, 1}, {914, 1053, 1}, {915, -1, 1}, {916, 1056, 1}, {917, 1057, 1}, {918, -1, 1},
    {919, -1, 1}, {920, 1059, 1}, {921, -1, 1}, {922, -1, 1}, {923, -1, 1}, {924, 1064, 1}, {925, 1397, 1},
    {926, 1065, 1}, {927, 1075, 1}, {928, -1, 1}, {929, -1, 1}, {930, -1, 1}, {931, -1, 1}, {932, -1, 2},
    {933, 1080, 4}, {933, -1, 5}, {934, -1, 1}, {935, -1, 1}, {936, -1, 1}, {937, -1, 1}, {938, 1078, 1},
    {939, 1079, 1}, {940, -1, 1}, {941, -1, 4}, {942, -1, 2}, {943, -1, 2}, {944, -1, 1}, {945, -1, 1},
    {946, 1466, 4}, {947, -1, 4}, {948, -1, 2}, {949, 1605, 4}, {950, -1, 3}, {951, 1170, 1}, {952, -1, 1},
    {953, -1, 1}, {954, 2005, 1}, {955, -1, 0}, {956, -1, 0}, {957, -1, 0}, {958, -1, 0}, {959, -1, 2},
    {960, -1, 2}, {961, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, -1, 2}, {965, -1, 2}, {966, -1, 2},
    {967, -1, 2}, {968, -1, 1}, {969, -1, 1}, {970, 1180, 2}, {971, 1964, 2}, {972, 1185, 2}, {973, -1, 2},
    {974, -1, 2}, {975, -1, 2}, {976, 1279, 2}, {977, -1, 2}, {978, 1201, 2}, {979, -1, 2}, {980, -1, 2},
    {981, -1, 2}, {982, -1, 2}, {983, -1, 2}, {984, -1, 2}, {985, -1, 2}, {986, -1, 2}, {987, -1, 2},
    {988, -1, 2}, {989, -1, 2}, {990, -1, 2}, {991, -1, 2}, {992, -1, 2}, {993, -1, 2}, {994, -1, 2},
    {995, -1, 2}, {996, -1, 2}, {997, -1, 2}, {998, -1, 4}, {998, -1, 5}, {999, -1, 4}, {999, -1, 5},
    {1000, -1, 4}, {1000, -1, 5}, {1001, -1, 4}, {1001, -1, 5}, {1002, -1, 2}, {1003, -1, 2}, {1004, -1, 2},
    {1005, -1, 2}, {1006, -1, 2}, {1007, -1, 2}, {1008, 1284, 2}, {1009, -1, 2}, {1010, -1, 2},
    {1011, -1, 2}, {1012, -1, 2}, {1013, -1, 2}, {1014, 1891, 2}, {1015, -1, 2}, {1016, -1, 2},
    {1017, -1, 1}, {1018, -1, 1}, {1019, -1, 1}, {1020, -1, 1}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 1},
    {1024, -1, 1}, {1025, 1169, 1}, {1026, -1, 1}, {1027, -1, 1}, {1028, 1480, 1}, {1029, -1, 0},
    {1030, -1, 0}, {1031, -1, 0}, {1032, -1, 0}, {1033, -1, 0}, {1034, -1, 0}, {1035, 1179, 0},
    {1036, -1, 0}, {1037, 1181, 1}, {1038, 1182, 1}, {1039, 1183, 1}, {1040, -1, 1}, {1041, -1, 1},
    {1042, 1186, 1}, {1043, -1, 1}, {1044, 1188, 1}, {1045, 1189, 1}, {1046, 1190, 1}, {1047, -1, 1},
    {1048, 1192, 1}, {1049, -1, 1}, {1050, 1194, 1}, {1051, 1195, 1}, {1052, 1196, 1}, {1053, 1197, 1},
    {1054, 1198, 1}, {1055, -1, 1}, {1056, -1, 1}, {1057, -1, 1}, {1058, 2011, 2}, {1059, 2032, 2},
    {1060, 1210, 2}, {1061, -1, 2}, {1062, 2007, 2}, {1063, -1, 4}, {1064, -1, 4}, {1065, -1, 4},
    {1066, -1, 4}, {1067, -1, 4}, {1068, -1, 4}, {1069, -1, 4}, {1070, -1, 4}, {1071, -1, 4}, {1072, -1, 2},
    {1073, -1, 2}, {1074, -1, 0}, {1075, -1, 0}, {1076, 1220, 0}, {1077, 1221, 0}, {1078, -1, 0},
    {1079, 1223, 0}, {1080, 1224, 0}, {1081, -1, 0}, {1082, 1226, 0}, {1083, 1227, 0}, {1084, -1, 0},
    {1085, 1229, 0}, {1086, 1230, 0}, {1087, -1, 0}, {1088, 1232, 0}, {1089, 1233, 0}, {1090, -1, 0},
    {1091, 1235, 0}, {1092, 1236, 0}, {1093, -1, 0}, {1094, 1238, 0}, {1095, 1239, 0}, {1096, -1, 0},
    {1097, 1504, 4}, {1098, 1506, 4}, {1099, 1478, 2}, {1100, -1, 4}, {1100, -1, 5}, {1101, -1, 4},
    {1102, 1339, 4}, {1102, -1, 5}, {1103, -1, 4}, {1104, -1, 4}, {1104, -1, 5}, {1105, -1, 4},
    {1106, 1345, 4}, {1106, -1, 5}, {1107, -1, 4}, {1108, 1347, 4}, {1108, -1, 5}, {1109, -1, 4},
    {1110, -1, 4}, {1110, -1, 5}, {1111, -1, 4}, {1112, -1, 4}, {1112, -1, 5}, {1113, -1, 4}, {1113, -1, 5},
    {1114, -1, 4}, {1115, -1, 4}, {1115, -1, 5}, {1116, -1, 4}, {1117, -1, 4}, {1117, -1, 5}, {1118, -1, 4},
    {1119, -1, 4}, {1119, -1, 5}, {1120, -1, 4}, {1121, 1697, 2}, {1122, -1, 2}, {1123, 2128, 2},
    {1124, -1, 2}, {1125, -1, 2}, {1126, -1, 2}, {1127, -1, 2}, {1128, -1, 2}, {1129, -1, 2},
    {1130, 1673, 2}, {1131, -1, 2}, {1132, -1, 2}, {1133, -1, 2}, {1134, -1, 2}, {1135, -1, 2},
    {1136, -1, 2}, {1137, -1, 2}, {1138, -1, 2}, {1139, -1, 2}, {1140, 1301, 2}, {1141, 1297, 1},
    {1142, 1335, 1}, {1143, 1334, 1}, {1144, -1, 1}, {1145, -1, 1}, {1146, -1, 1}, {1147, 1533, 1},
    {1148, -1, 1}, {1149, 1304, 1}, {1150, -1, 1}, {1151, -1, 1}, {1152, -1, 1}, {1153, 1308, 1},
    {1154, 1309, 1}, {1155, 1310, 1}, {1156, -1, 1}, {1157, 1312, 1}, {1158, 1313, 1}, {1159, 1314, 1},
    {1160, -1, 1}, {1161, 1316, 1}, {1162, 1317, 1}, {1163, 1318, 1}, {1164, -1, 1}, {1165, 1320, 1},
    {1166, 1321, 1}, {1167, 1322, 1}, {1168, -1, 1}, {1169, -1, 1}, {1170, -1, 1}, {1171, -1, 1},
    {1172, -1, 1}, {1173, -1, 1}, {1174, -1, 1}, {1175, -1, 1}, {1176, -1, 2}, {1177, -1, 2}, {1178, -1, 2},
    {1179, -1, 2}, {1180, 1864, 1}, {1181, -1, 1}, {1182, -1, 1}, {1183, -1, 1}, {1184, -1, 4},
    {1185, -1, 4}, {1185, -1, 5}, {1186, -1, 4}, {1186, -1, 5}, {1187, -1, 4}, {1187, -1, 5}, {1188, -1, 4},
    {1188, -1, 5}, {1189, -1, 4}, {1189, -1, 5}, {1190, 2048, 1}, {1191, -1, 1}, {1192, -1, 1},
    {1193, -1, 1}, {1194, -1, 1}, {1195, -1, 1}, {1196, -1, 1}, {1197, -1, 1}, {1198, 1358, 0},
    {1199, -1, 0}, {1200, 1360, 0}, {1201, 1369, 0}, {1202, 1362, 0}, {1203, -1, 0}, {1204, -1, 0},
    {1205, 1365, 0}, {1206, 1366, 0}, {1207, 1367, 0}, {1208, -1, 0}, {1209, -1, 0}, {1210, -1, 0},
    {1211, -1, 0}, {1212, -1, 0}, {1213, 1498, 4}, {1214, 1500, 4}, {1215, -1, 4}, {1216, -1, 4},
    {1216, -1, 5}, {1217, -1, 4}, {1217, -1, 5}, {1218, -1, 4}, {1218, -1, 5}, {1219, -1, 4}, {1219, -1, 5},
    {1220, -1, 4}, {1220, -1, 5}, {1221, -1, 4}, {1221, -1, 5}, {1222, -1, 4}, {1222, -1, 5}, {1223, -1, 4},
    {1223, -1, 5}, {1224, -1, 4}, {1224, -1, 5}, {1225, -1, 4}, {1225, -1, 5}, {1226, -1, 4}, {1226, -1, 5},
    {1227, -1, 4}, {1227, -1, 5}, {1228, -1, 4}, {1228, -1, 5}, {1229, -1, 4}, {1229, -1, 5}, {1230, -1, 4},
    {1230, -1, 5}, {1231, -1, 4}, {1231, -1, 5}, {1232, -1, 4}, {1232, -1, 5}, {1233, -1, 4}, {1233, -1, 5},
    {1234, -1, 4}, {1234, -1, 5}, {1235, -1, 4}, {1236, -1, 4}, {1237, -1, 4}, {1238, -1, 4}, {1239, -1, 4},
    {1240, -1, 4}, {1241, -1, 4}, {1242, -1, 4}, {1243, -1, 4}, {1244, -1, 4}, {1245, -1, 4}, {1246, -1, 4},
    {1247, -1, 4}, {1248, 1539, 4}, {1248, -1, 5}, {1249, 1440, 4}, {1249, -1, 5}, {1250, 1442, 4},
    {1250, -1, 5}, {1251, 1438, 4}, {1251, -1, 5}, {1252, -1, 4}, {1253, -1, 4}, {1254, -1, 4},
    {1255, -1, 4}, {1256, 1468, 4}, {1256, -1, 5}, {1257, 1537, 4}, {1257, -1, 5}, {1258, 1538, 4},
    {1258, -1, 5}, {1259, -1, 4}, {1259, -1, 5}, {1260, -1, 4}, {1260, -1, 5}, {1261, -1, 4}, {1261, -1, 5},
    {1262, -1, 4}, {1262, -1, 5}, {1263, -1, 4}, {1263, -1, 5}, {1264, -1, 4}, {1264, -1, 5}, {1265, -1, 4},
    {1265, -1, 5}, {1266, -1, 4}, {1266, -1, 5}, {1267, -1, 4}, {1267, -1, 5}, {1268, -1, 4}, {1268, -1, 5},
    {1269, -1, 4}, {1269, -1, 5}, {1270, -1, 4}, {1270, -1, 5}, {1271, 1536, 4}, {1271, -1, 5},
    {1272, -1, 4}, {1272, -1, 5}, {1273, -1, 4}, {1273, -1, 5}, {1274, -1, 4}, {1274, -1, 5}, {1275, -1, 4},
    {1275, -1, 5}, {1276, 1705, 2}, {1277, 1966, 2}, {1278, 1984, 1}, {1279, -1, 1}, {1280, -1, 1},
    {1281, -1, 1}, {1282, -1, 1}, {1283, -1, 1}, {1284, -1, 1}, {1285, -1, 1}, {1286, -1, 1}, {1287, -1, 1},
    {1288, -1, 1}, {1289, -1, 1}, {1290, -1, 1}, {1291, -1, 1}, {1292, -1, 1}, {1293, -1, 1},
    {1294, 1497, 3}, {1295, -1, 3}, {1296, 1499, 3}, {1297, -1, 3}, {1298, 1501, 3}, {1299, -1, 3},
    {1300, 1503, 3}, {1301, -1, 3}, {1302, 1505, 3}, {1303, -1, 3}, {1304, 1507, 3}, {1305, -1, 3},
    {1306, 1509, 0}, {1307, -1, 0}, {1308, 1511, 0}, {1309, -1, 0}, {1310, 1513, 0}, {1311, -1, 0},
    {1312, 1515, 0}, {1313, -1, 0}, {1314, 1517, 0}, {1315, -1, 0}, {1316, -1, 0}, {1317, -1, 0},
    {1318, 1620, 5}, {1319, -1, 0}, {1320, 1524, 0}, {1321, -1, 3}, {1322, -1, 0}, {1323, 1526, 0},
    {1324, -1, 0}, {1325, 1528, 0}, {1326, 1529, 0}, {1327, 1530, 0}, {1328, 1531, 0}, {1329, -1, 0},
    {1330, 1712, 1}, {1331, -1, 1}, {1332, -1, 2}, {1333, -1, 2}, {1334, -1, 4}, {1335, -1, 4},
    {1336, -1, 4}, {1337, -1, 4}, {1338, -1, 3}, {1339, -1, 0}, {1340, 1543, 3}, {1341, 1544, 3},
    {1342, 1545, 3}, {1343, 1546, 3}, {1344, 1547, 3}, {1345, 1548, 3}, {1346, 1549, 3}, {1347, 1550, 3},
    {1348, 1551, 3}, {1349, 1557, 3}, {1350, 1553, 3}, {1351, 1554, 3}, {1352, 1555, 3}, {1353, 1556, 3},
    {1354, -1, 3}, {1355, 1558, 3}, {1356, 1559, 3}, {1357, 1560, 3}, {1358, 1561, 3}, {1359, 1562, 3},
    {1360, 1563, 3}, {1361, 1564, 3}, {1362, 1565, 3}, {1363, 1566, 3}, {1364, 1567, 3}, {1365, 1568, 3},
    {1366, 1569, 3}, {1367, 1570, 3}, {1368, 1571, 3}, {1369, 1572, 3}, {1370, 1573, 3}, {1371, 1574, 3},
    {1372, 1575, 3}, {1373, 1576, 3}, {1374, 1577, 3}, {1375, 1578, 3}, {1376, 1579, 3}, {1377, 1580, 3},
    {1378, -1, 3}, {1379, -1, 3}, {1380, 1583, 3}, {1381, 1584, 3}, {1382, 1585, 3}, {1383, -1, 3},
    {1384, -1, 3}, {1385, -1, 3}, {1386, -1, 3}, {1387, -1, 3}, {1388, 1591, 3}, {1389, 1592, 3},
    {1390, 1593, 3}, {1391, -1, 3}, {1392, -1, 3}, {1393, -1, 3}, {1394, 1728, 3}, {1395, -1, 3},
    {1396, -1, 3}, {1397, -1, 3}, {1398, -1, 3}, {1399, -1, 3}, {1400, -1, 3}, {1401, -1, 3}, {1402, -1, 3},
    {1403, -1, 4}, {1404, -1, 4}, {1405, 1608, 3}, {1406, -1, 3}, {1407, 1610, 0}, {1408, -1, 0},
    {1409, 1612, 1}, {1410, -1, 1}, {1411, 1614, 1}, {1412, -1, 1}, {1413, 1616, 1}, {1414, -1, 1},
    {1415, -1, 0}, {1416, -1, 0}, {1417, -1, 0}, {1418, -1, 3}, {1419, -1, 3}, {1420, -1, 3}, {1421, -1, 3},
    {1422, -1, 3}, {1423, -1, 5}, {1424, -1, 5}, {1425, -1, 5}, {1426, -1, 0}, {1427, -1, 3}, {1428, -1, 3},
    {1429, 1632, 3}, {1430, -1, 4}, {1431, 1634, 0}, {1432, -1, 0}, {1433, 1636, 0}, {1434, 1677, 0},
    {1435, 1638, 0}, {1436, -1, 0}, {1437, -1, 0}, {1438, -1, 2}, {1439, -1, 2}, {1440, -1, 2},
    {1441, -1, 2}, {1442, -1, 2}, {1443, 1989, 2}, {1444, -1, 2}, {1445, -1, 2}, {1446, -1, 2},
    {1447, -1, 2}, {1448, -1, 2}, {1449, -1, 2}, {1450, -1, 2}, {1451, -1, 2}, {1452, -1, 2}, {1453, -1, 2},
    {1454, -1, 2}, {1455, -1, 2}, {1456, -1, 2}, {1457, -1, 2}, {1458, -1, 2}, {1459, -1, 2}, {1460, -1, 2},
    {1461, -1, 2}, {1462, 1720, 2}, {1463, 1721, 2}, {1464, 1722, 2}, {1465, -1, 2}, {1466, -1, 2},
    {1467, -1, 2}, {1468, -1, 2}, {1469, -1, 2}, {1470, -1, 2}, {1471, -1, 2}, {1472, -1, 2}, {1473, -1, 2},
    {1474, -1, 2}, {1475, -1, 0}, {1476, -1, 2}, {1477, -1, 2}, {1478, 1681, 0}, {1479, 1682, 0},
    {1480, 1683, 0}, {1481, 1684, 0}, {1482, 1685, 0}, {1483, 1686, 0}, {1484, 1687, 0}, {1485, -1, 0},
    {1486, 1689, 1}, {1487, -1, 1}, {1488, -1, 1}, {1489, -1, 1}, {1490, -1, 1}, {1491, -1, 1},
    {1492, 1695, 1}, {1493, -1, 1}, {1494, -1, 1}, {1495, -1, 2}, {1496, -1, 2}, {1497, -1, 2},
    {1498, -1, 2}, {1499, -1, 2}, {1500, -1, 2}, {1501, -1, 2}, {1502, -1, 2}, {1503, 1706, 2},
    {1504, -1, 2}, {1505, -1, 1}, {1506, -1, 1}, {1507, -1, 1}, {1508, -1, 1}, {1509, -1, 1},
    {1510, 1714, 1}, {1511, 1715, 1}, {1512, 1716, 1}, {1513, 1717, 1}, {1514, 1719, 1}, {1515, 1718, 1},
    {1516, 1732, 1}, {1517, -1, 1}, {1518, -1, 2}, {1519, -1, 2}, {1520, -1, 2}, {1521, 1724, 1},
    {1522, -1, 1}, {1523, -1, 3}, {1524, -1, 3}, {1525, -1, 3}, {1526, -1, 3}, {1527, -1, 3}, {1528, -1, 3},
    {1529, -1, 3}, {1530, -1, 3}, {1531, -1, 5}, {1532, -1, 5}, {1533, -1, 5}, {1534, -1, 5}, {1535, -1, 5},
    {1536, -1, 5}, {1537, 1740, 0}, {1538, 1821, 0}, {1539, -1, 5}, {1540, -1, 0}, {1541, -1, 0},
    {1542, -1, 0}, {1543, -1, 0}, {1544, -1, 0}, {1545, -1, 0}, {1546, -1, 0}, {1547, -1, 0}, {1548, -1, 0},
    {1549, -1, 0}, {1550, -1, 0}, {1551, -1, 0}, {1552, -1, 0}, {1553, -1, 0}, {1554, 1757, 0},
    {1555, 1758, 0}, {1556, 1759, 0}, {1557, -1, 0}, {1558, 1761, 0}, {1559, 1762, 0}, {1560, 1763, 0},
    {1561, -1, 0}, {1562, 1767, 0}, {1563, 1768, 0}, {1564, 1769, 0}, {1565, -1, 0}, {1566, -1, 0},
    {1567, -1, 0}, {1568, 1773, 0}, {1569, 1774, 0}, {1570, -1, 0}, {1571, -1, 0}, {1572, -1, 0},
    {1573, -1, 0}, {1574, -1, 0}, {1575, -1, 0}, {1576, -1, 5}, {1577, -1, 5}, {1578, -1, 0},
    {1579, 1782, 0}, {1580, 1783, 0}, {1581, -1, 0}, {1582, 1785, 0}, {1583, 1786, 0}, {1584, -1, 0},
    {1585, 1788, 0}, {1586, 1789, 0}, {1587, 1790, 0}, {1588, -1, 0}, {1589, 1792, 0}, {1590, 1793, 0},
    {1591, 1794, 0}, {1592, -1, 0}, {1593, -1, 0}, {1594, -1, 0}, {1595, -1, 5}, {1596, -1, 5},
    {1597, -1, 5}, {1598, -1, 5}, {1599, -1, 5}, {1600, -1, 5}, {1601, -1, 5}, {1602, -1, 5}, {1603, -1, 5},
    {1604, -1, 5}, {1605, -1, 5}, {1606, -1, 5}, {1607, -1, 5}, {1608, -1, 5}, {1609, -1, 5}, {1610, -1, 5},
    {1611, -1, 5}, {1612, 1815, 0}, {1613, 1816, 0}, {1614, 1817, 0}, {1615, 1818, 0}, {1616, 1819, 0},
    {1617, 1820, 0}, {1618, -1, 0}, {1619, 1822, 0}, {1620, 1823, 0}, {1621, 1824, 0}, {1622, 1825, 0},
    {1623, 1826, 0}, {1624, 1827, 0}, {1625, 1828, 0}, {1626, 1829, 0}, {1627, 1830, 0}, {1628, -1, 0},
    {1629, -1, 2}, {1630, -1, 2}, {1631, -1, 2}, {1632, -1, 2}, {1633, 1836, 2}, {1634, -1, 2},
    {1635, -1, 2}, {1636, -1, 2}, {1637, -1, 2}, {1638, -1, 2}, {1639, -1, 2}, {1640, -1, 0}, {1641, -1, 0},
    {1642, -1, 0}, {1643, 1856, 0}, {1644, 1847, 0}, {1645, -1, 0}, {1646, -1, 1}, {1647, -1, 1},
    {1648, -1, 1}, {1649, -1, 1}, {1650, -1, 1}, {1651, -1, 1}, {1652, 2040, 1}, {1653, -1, 1},
    {1654, 1859, 0}, {1655, 1858, 0}, {1656, -1, 0}, {1657, -1, 0}, {1658, 1861, 2}, {1659, -1, 2},
    {1660, -1, 0}, {1661, -1, 0}, {1662, -1, 2}, {1663, 2090, 2}, {1664, -1, 1}, {1665, -1, 1},
    {1666, -1, 1}, {1667, -1, 1}, {1668, -1, 1}, {1669, -1, 1}, {1670, -1, 1}, {1671, -1, 1}, {1672, -1, 0},
    {1673, -1, 0}, {1674, -1, 0}, {1674, -1, 0}, {1675, 1879, 0}, {1676, 1880, 0}, {1677, 1881, 0},
    {1678, 1882, 0}, {1679, 1883, 0}, {1680, 1911, 0}, {1681, -1, 0}, {1682, 1887, 0}, {1683, -1, 0},
    {1684, 1909, 0}, {1685, -1, 0}, {1686, -1, 0}, {1687, 1992, 2}, {1688, -1, 2}, {1689, -1, 2},
    {1690, -1, 2}, {1691, -1, 2}, {1692, -1, 1}, {1693, -1, 1}, {1694, -1, 1}, {1695, -1, 0}, {1696, -1, 4},
    {1696, -1, 5}, {1697, -1, 4}, {1697, -1, 5}, {1698, -1, 4}, {1698, -1, 5}, {1699, -1, 4}, {1699, -1, 5},
    {1700, -1, 4}, {1700, -1, 5}, {1701, 2060, 0}, {1702, -1, 0}, {1703, 1955, 0}, {1704, 1913, 1},
    {1705, -1, 1}, {1706, 1915, 1}, {1707, -1, 1}, {1708, 1917, 1}, {1709, -1, 1}, {1710, 1919, 1},
    {1711, -1, 1}, {1712, 1921, 1}, {1713, -1, 1}, {1714, 1923, 1}, {1715, -1, 1}, {1716, 1925, 1},
    {1717, -1, 1}, {1718, -1, 1}, {1719, 1928, 1}, {1720, -1, 1}, {1721, -1, 1}, {1722, -1, 1},
    {1723, -1, 1}, {1724, 2023, 1}, {1725, -1, 1}, {1726, -1, 1}, {1727, -1, 0}, {1728, -1, 0},
    {1729, -1, 0}, {1730, -1, 0}, {1731, -1, 0}, {1732, -1, 0}, {1733, -1, 0}, {1734, -1, 0}, {1735, -1, 0},
    {1736, 1945, 1}, {1737, 1946, 1}, {1738, -1, 1}, {1739, 1948, 1}, {1740, 1949, 1}, {1741, -1, 1},
    {1742, 1951, 1}, {1743, 1952, 1}, {1744, 1956, 1}, {1745, 1954, 1}, {1746, -1, 1}, {1747, -1, 0},
    {1748, 1957, 1}, {1749, -1, 1}, {1750, -1, 0}, {1751, -1, 0}, {1752, -1, 0}, {1753, -1, 0},
    {1754, -1, 0}, {1755, -1, 2}, {1756, -1, 2}, {1757, -1, 2}, {1758, -1, 2}, {1759, -1, 2}, {1760, -1, 2},
    {1761, -1, 0}, {1762, -1, 0}, {1763, -1, 0}, {1764, 1974, 1}, {1765, 1975, 1}, {1766, -1, 1},
    {1767, -1, 1}, {1768, -1, 1}, {1769, -1, 0}, {1770, -1, 0}, {1771, -1, 0}, {1772, -1, 0}, {1773, -1, 4},
    {1774, -1, 4}, {1775, -1, 2}, {1776, 1985, 1}, {1777, 1986, 1}, {1778, 1987, 1}, {1779, 2031, 1},
    {1780, -1, 0}, {1781, -1, 2}, {1782, -1, 2}, {1783, -1, 2}, {1784, -1, 2}, {1785, -1, 2}, {1786, -1, 2},
    {1787, -1, 2}, {1788, -1, 4}, {1788, -1, 5}, {1789, -1, 4}, {1789, -1, 5}, {1790, -1, 4}, {1790, -1, 5},
    {1791, -1, 2}, {1792, -1, 0}, {1792, -1, 0}, {1793, -1, 0}, {1793, -1, 0}, {1794, -1, 0}, {1794, -1, 0},
    {1795, -1, 0}, {1795, -1, 0}, {1796, 2021, 0}, {1796, -1, 0}, {1797, 2033, 0}, {1798, 2034, 0},
    {1799, -1, 3}, {1800, -1, 3}, {1801, -1, 3}, {1802, -1, 3}, {1803, -1, 3}, {1804, -1, 0},
    {1805, 2022, 0}, {1806, 2029, 0}, {1807, -1, 4}, {1808, -1, 4}, {1809, -1, 4}, {1810, -1, 4},
    {1811, -1, 4}, {1812, -1, 4}, {1813, -1, 0}, {1814, -1, 0}, {1815, -1, 0}, {1816, -1, 1}, {1817, -1, 2},
    {1818, -1, 2}, {1819, 2036, 2}, {1820, -1, 2}, {1821, -1, 0}, {1822, 2039, 0}, {1823, -1, 0},
    {1824, 2041, 0}, {1825, -1, 0}, {1826, -1, 1}, {1827, -1, 0}, {1828, -1, 0}, {1829, -1, 0},
    {608, 2118, 6}, {612, 2117, 6}, {594, -1, 2}, {894, -1, 2}, {968, -1, 6}, {969, -1, 6}, {1704, -1, 6},
    {1706, -1, 6}, {1718, -1, 6}, {1721, -1, 6}, {1722, -1, 6}, {1736, -1, 6}, {1739, -1, 6}, {1742, -1, 6},
    {1760, -1, 2}, {1768, -1, 6}, {1776, 2082, 6}, {1791, -1, 2}, {951, -1, 6}, {954, -1, 6}, {899, -1, 6},
    {906, -1, 6}, {902, -1, 6}, {904, -1, 6}, {709, 2071, 2}, {974, -1, 2}, {720, -1, 2}, {1179, -1, 2},
    {910, -1, 6}, {910, -1, 6}, {911, -1, 6}, {911, -1, 6}, {1025, -1, 6}, {1025, -1, 6}, {1026, -1, 6},
    {1026, -1, 6}, {1028, -1, 6}, {1521, -1, 6}, {1522, -1, 6}, {938, -1, 6}, {1019, -1, 6}, {1020, -1, 6},
    {1505, -1, 6}, {1506, -1, 6}, {482, -1, 2}, {484, -1, 6}, {485, -1, 6}, {498, -1, 2}, {486, -1, 6},
    {504, -1, 6}, {505, -1, 6}, {1635, -1, 2}, {1636, -1, 2}, {1637, -1, 2}, {1638, -1, 2}, {1639, -1, 2},
    {618, -1, 6}, {732, 2104, 2}, {1009, -1, 2}, {995, -1, 2}, {777, -1, 2}, {776, -1, 2}, {759, -1, 2},
    {760, -1, 2}, {761, -1, 2}, {907, -1, 6}, {926, 2113, 6}, {927, -1, 6}, {376, -1, 6}, {472, -1, 6},
    {473, -1, 6}, {480, -1, 6}, {403, -1, 6}, {373, -1, 2}, {374, -1, 2}, {375, -1, 6}, {1487, -1, 6},
    {1490, -1, 6}, {1491, -1, 6}, {1500, -1, 2}, {1496, -1, 2}, {1472, -1, 2}, {1122, -1, 2}, {1143, -1, 6},
    {1149, -1, 6}, {1172, -1, 6}, {1507, -1, 6}, {1517, 2139, 6}, {1516, 2140, 6}, {1510, 2136, 6},
    {1512, -1, 6}, {1511, 2138, 6}, {1513, -1, 6}, {1514, -1, 6}, {1515, -1, 6}, {1826, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {153, -1, 250, 132, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {153, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {153, -1, 253, 254, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {153, -1, 154, 151, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {153, -1, 257, 258, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {151, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {258, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {151, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {151, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {260, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {260, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {260, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {262, 153, 263, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {264, -1, 265, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {266, -1, 267, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {152, -1, 155, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {268, -1, 270, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {271, -1, 272, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {273, -1, 274, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {275, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {276, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {277, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {279, 278, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {280, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {281, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {282, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {283, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {284, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {285, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {286, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {135, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {246, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {247, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {136, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {248, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {249, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {287, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {288, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {289, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {290, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {291, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {292, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {292, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {261, 295, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {252, 295, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {296, 295, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {297, 295, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {298, 295, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {230, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {153, -1, 303, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {299, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {300, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {301, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {302, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {226, -1, 304, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {226, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {305, 226, 306, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {261, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {252, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {307, -1, 308, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {309, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {311, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {312, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {313, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {314, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {227, -1, 317, 318, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {227, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {305, 227, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {315, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {316, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {319, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {307, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {320, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {228, -1, 323, 324, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {228, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {305, 228, 325, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {321, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {322, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {307, -1, 326, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {327, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {312, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {328, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {314, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {261, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {252, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {329, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {330, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {331, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {332, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {229, -1, 333, 334, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {229, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {229, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {305, 229, 335, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {336, 229, 337, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {338, 229, 339, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {340, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {341, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {344, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {345, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {346, 231, 347, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {348, 231, 349, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {350, 231, 351, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {352, 231, 353, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {354, -1, 355, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {356, -1, 357, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {358, -1, 359, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {360, -1, 361, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {362, -1, 363, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {364, -1, 365, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {321, -1, 366, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {322, -1, 367, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {296, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {324, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {368, -1, 369, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {370, -1, 371, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {372, -1, 373, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {374, -1, 375, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {376, -1, 377, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {378, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {379, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {314, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {380, -1, 385, -1, -1, 73, 140, 32, 4, 4, 3, 0, 55, 0, 0, 2},  // UIEdgeInsets
    {386, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {387, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {380, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 55, 0, 0, 2},  // UIEdgeInsets
    {305, 380, 388, -1, -1, 0, 0, 36, 0, 0, 5, 56, 55, 0, 0, 2},  // zero
    {389, -1, 390, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {391, -1, 392, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {393, -1, 394, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {395, -1, 396, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {397, -1, 398, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {399, -1, 400, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {401, -1, 402, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {401, -1, 403, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {312, -1, 404, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {307, -1, 405, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {409, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 59, 0, 0, 2},  // divided
    {406, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 59, 0, 0, 2},  // RectDivision
    {412, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {288, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {413, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {271, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {414, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {415, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {262, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {416, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {417, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {418, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {419, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {420, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {421, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {422, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {423, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {424, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {425, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {417, 175, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {426, 175, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {427, 175, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {428, 175, 429, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {430, 175, 431, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {305, 175, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {432, 178, 433, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {434, 178, 435, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {175, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {177, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {181, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {194, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // CFTimeInterval
    {203, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // Float64
    {204, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Float32
    {178, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {179, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {175, -1, -1, -1, -1, 106, 0, 27, 0, 0, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 106, 0, 28, 0, 0, 3, 0, 0, 0, 0, 4},  // Double
    {177, -1, -1, -1, -1, 106, 0, 29, 0, 0, 3, 0, 0, 0, 0, 4},  // Float
    {181, -1, -1, -1, -1, 106, 0, 30, 0, 0, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {178, -1, -1, -1, -1, 106, 0, 31, 0, 0, 3, 0, 0, 0, 0, 4},  // Int
    {205, -1, -1, -1, -1, 106, 0, 32, 0, 0, 3, 0, 2, 0, 0, 4},  // Bool
    {205, -1, -1, -1, -1, 106, 190, 33, 1, 1, 3, 0, 2, 0, 0, 4},  // Bool
    {175, -1, -1, -1, -1, 107, 191, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 108, 192, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {177, -1, -1, -1, -1, 109, 193, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {178, -1, -1, -1, -1, 110, 194, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {156, -1, -1, -1, -1, 111, 195, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 112, 196, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 113, 197, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 114, 198, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 115, 199, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 116, 200, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 117, 201, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 118, 202, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 119, 203, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {156, -1, -1, -1, -1, 120, 204, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {156, -1, -1, -1, -1, 121, 205, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 122, 206, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {157, -1, -1, -1, -1, 123, 207, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 124, 208, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {158, -1, -1, -1, -1, 125, 209, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 126, 210, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {159, -1, -1, -1, -1, 127, 211, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 128, 212, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {160, -1, -1, -1, -1, 129, 213, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 130, 214, 57, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {161, -1, -1, -1, -1, 131, 215, 58, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 132, 216, 59, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {162, -1, -1, -1, -1, 133, 217, 60, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 134, 218, 61, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {163, -1, -1, -1, -1, 135, 219, 62, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 136, 220, 63, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {164, -1, -1, -1, -1, 137, 221, 64, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {178, -1, -1, -1, -1, 138, 222, 65, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {178, -1, -1, -1, -1, 139, 223, 66, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {156, -1, -1, -1, -1, 140, 0, 67, 0, 0, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 140, 0, 68, 0, 0, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 140, 0, 69, 0, 0, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 140, 0, 70, 0, 0, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 140, 0, 71, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 140, 0, 72, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 140, 0, 73, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 140, 0, 74, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 140, 0, 75, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt
    {207, -1, -1, -1, -1, 140, 224, 76, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {156, -1, -1, -1, -1, 142, 226, 77, 2, 2, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 144, 228, 78, 2, 2, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 146, 230, 79, 2, 2, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 148, 232, 80, 2, 2, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 150, 234, 81, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 152, 236, 82, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 154, 238, 83, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 156, 240, 84, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 158, 242, 85, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt
    {178, -1, -1, -1, -1, 160, 244, 86, 2, 2, 3, 0, 0, 0, 0, 4},  // Int
    {178, -1, -1, -1, -1, 162, 246, 87, 1, 1, 0, 0, 59, 0, 0, 4},  // Int
    {146, -1, 147, -1, -1, 163, 247, 88, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {441, -1, 442, -1, -1, 164, 248, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {443, -1, 444, -1, -1, 165, 249, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {445, -1, -1, -1, -1, 166, 250, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {446, -1, -1, -1, -1, 167, 251, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {447, -1, 448, -1, -1, 168, 252, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {449, -1, 450, -1, -1, 169, 253, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {451, -1, 452, -1, -1, 170, 254, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {115, -1, 453, -1, -1, 171, 255, 96, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {454, -1, 455, -1, -1, 172, 256, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {145, -1, 456, -1, -1, 174, 258, 98, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {457, -1, 458, -1, -1, 176, 260, 99, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {459, -1, -1, -1, -1, 178, 262, 100, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {459, -1, -1, -1, -1, 181, 265, 101, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {459, -1, -1, -1, -1, 184, 268, 102, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {459, -1, -1, -1, -1, 186, 271, 103, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {434, -1, 460, -1, -1, 188, 274, 104, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {434, -1, -1, -1, -1, 190, 276, 105, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {434, -1, -1, -1, -1, 193, 279, 106, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {432, -1, 461, -1, -1, 197, 283, 107, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {432, -1, -1, -1, -1, 199, 285, 108, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {432, -1, -1, -1, -1, 202, 288, 109, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {462, -1, 463, -1, -1, 206, 292, 110, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {464, -1, 465, -1, -1, 207, 293, 111, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {466, -1, 467, -1, -1, 208, 294, 112, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {468, -1, 469, -1, -1, 209, 295, 113, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {470, -1, 471, -1, -1, 210, 296, 114, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {472, -1, 473, -1, -1, 211, 297, 115, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {474, -1, 475, -1, -1, 212, 298, 116, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {476, -1, 477, -1, -1, 213, 299, 117, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {478, -1, 479, -1, -1, 214, 300, 118, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {480, -1, 481, -1, -1, 215, 301, 119, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {482, -1, 483, -1, -1, 216, 302, 120, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {484, -1, 485, -1, -1, 217, 303, 121, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {486, -1, 487, -1, -1, 218, 304, 122, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {488, -1, 489, -1, -1, 219, 305, 123, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {490, -1, 491, -1, -1, 220, 306, 124, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {492, -1, 493, -1, -1, 222, 308, 125, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {494, -1, -1, -1, -1, 224, 310, 126, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {495, -1, -1, -1, -1, 226, 312, 127, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {496, -1, -1, -1, -1, 228, 314, 128, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {497, -1, -1, -1, -1, 229, 315, 129, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {498, -1, -1, -1, -1, 230, 316, 130, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {499, -1, -1, -1, -1, 231, 317, 131, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {500, -1, -1, -1, -1, 0, 0, 132, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {501, -1, -1, -1, -1, 0, 0, 133, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {502, -1, -1, -1, -1, 0, 0, 134, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {503, -1, -1, -1, -1, 0, 0, 135, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {504, -1, -1, -1, -1, 0, 0, 136, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {505, -1, -1, -1, -1, 0, 0, 137, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {506, -1, -1, -1, -1, 0, 0, 138, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {507, -1, -1, -1, -1, 0, 0, 139, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT8_MAX
    {508, -1, -1, -1, -1, 0, 0, 140, 0, 0, 5, 0, 0, 0, 0, 4},  // INT16_MAX
    {509, -1, -1, -1, -1, 0, 0, 141, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT16_MAX
    {510, -1, -1, -1, -1, 0, 0, 142, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MAX
    {511, -1, -1, -1, -1, 0, 0, 143, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MIN
    {512, -1, -1, -1, -1, 0, 0, 144, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT32_MAX
    {513, -1, -1, -1, -1, 0, 0, 145, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {514, -1, -1, -1, -1, 0, 0, 146, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {515, -1, -1, -1, -1, 232, 318, 147, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {517, 516, -1, -1, -1, 0, 0, 148, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {518, 516, -1, -1, -1, 0, 0, 149, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {519, 516, -1, -1, -1, 0, 0, 150, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {520, 516, -1, -1, -1, 0, 0, 151, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {521, 516, -1, -1, -1, 0, 0, 152, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {522, 516, -1, -1, -1, 0, 0, 153, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {515, -1, -1, -1, -1, 232, 319, 154, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {148, -1, -1, -1, -1, 233, 321, 155, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {523, -1, -1, -1, -1, 233, 322, 156, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {408, -1, -1, -1, -1, 234, 324, 157, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {525, -1, -1, -1, -1, 235, 326, 158, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {526, -1, -1, -1, -1, 0, 327, 159, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {527, -1, -1, -1, -1, 235, 328, 160, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {529, -1, -1, -1, -1, 0, 330, 161, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {376, -1, -1, -1, -1, 0, 331, 162, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {530, -1, -1, -1, -1, 0, 332, 163, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {531, -1, -1, -1, -1, 0, 333, 164, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {532, -1, -1, -1, -1, 0, 334, 165, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {533, -1, -1, -1, -1, 0, 335, 166, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {534, -1, -1, -1, -1, 0, 336, 167, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {535, -1, -1, -1, -1, 0, 337, 168, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {536, -1, -1, -1, -1, 0, 338, 169, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {537, -1, -1, -1, -1, 0, 339, 170, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {538, 175, -1, -1, -1, 0, 0, 171, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {539, 175, -1, -1, -1, 0, 0, 172, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {540, -1, -1, -1, -1, 0, 340, 173, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {541, -1, -1, -1, -1, 236, 341, 174, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {543, -1, -1, -1, -1, 237, 343, 175, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {544, -1, -1, -1, -1, 238, 345, 176, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {309, -1, -1, -1, -1, 239, 347, 177, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {545, -1, -1, -1, -1, 240, 349, 178, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {408, -1, -1, -1, -1, 242, 352, 179, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {549, -1, -1, -1, -1, 244, 354, 180, 1, 2, 1, 1, 55, 0, 0, 4},  // quotientAndRemainder
    {156, -1, -1, -1, -1, 245, 356, 181, 1, 1, 0, 0, 59, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 246, 357, 182, 1, 1, 0, 0, 59, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 247, 358, 183, 1, 1, 0, 0, 59, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 248, 359, 184, 1, 1, 0, 0, 59, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 249, 360, 185, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 250, 361, 186, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 251, 362, 187, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 252, 363, 188, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 253, 364, 189, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt
    {175, -1, -1, -1, -1, 254, 365, 190, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 255, 366, 191, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {177, -1, -1, -1, -1, 256, 367, 192, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {550, -1, -1, -1, -1, 0, 368, 193, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {175, -1, -1, -1, -1, 257, 369, 194, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 259, 371, 195, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {553, 175, -1, -1, -1, 261, 373, 196, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {554, 175, -1, -1, -1, 263, 375, 197, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {555, -1, -1, -1, -1, 0, 377, 198, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {556, -1, -1, -1, -1, 0, 378, 199, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {557, -1, -1, -1, -1, 0, 379, 200, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {558, -1, -1, -1, -1, 0, 380, 201, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {559, -1, -1, -1, -1, 265, 381, 202, 1, 2, 1, 1, 55, 0, 0, 4},  // addingReportingOverflow
    {560, -1, -1, -1, -1, 266, 383, 203, 1, 2, 1, 1, 55, 0, 0, 4},  // subtractingReportingOverflow
    {561, -1, -1, -1, -1, 267, 385, 204, 1, 2, 1, 1, 55, 0, 0, 4},  // multipliedReportingOverflow
    {562, -1, -1, -1, -1, 268, 387, 205, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {563, -1, -1, -1, -1, 271, 390, 206, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {564, -1, -1, -1, -1, 273, 392, 207, 1, 1, 0, 0, 55, 0, 0, 4},  // modf
    {207, -1, -1, -1, -1, 274, 393, 208, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {225, -1, -1, -1, -1, 277, 396, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {225, -1, -1, -1, -1, 278, 397, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {225, -1, -1, -1, -1, 279, 398, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {566, 225, -1, -1, -1, 280, 399, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {567, 225, -1, -1, -1, 281, 400, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {305, 225, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {566, -1, -1, -1, -1, 0, 401, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {567, -1, -1, -1, -1, 0, 402, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {568, -1, -1, -1, -1, 0, 403, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {532, -1, -1, -1, -1, 0, 404, 9, 0, 1, 2, 2, 3, 0, 0, 5},  // description
    {569, -1, 570, -1, -1, 282, 405, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {571, -1, 572, -1, -1, 283, 406, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {573, -1, 574, -1, -1, 284, 407, 12, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {138, -1, 142, -1, -1, 285, 408, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {137, -1, 141, -1, -1, 286, 409, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {139, -1, 143, -1, -1, 287, 410, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {140, -1, 144, -1, -1, 288, 411, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {575, -1, -1, -1, -1, 0, 413, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 414, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {576, -1, -1, -1, 1818, 0, 415, 2, 0, 1, 2, 5, 59, 0, 0, 6},  // first
    {577, -1, -1, -1, 1819, 0, 416, 3, 0, 1, 2, 5, 59, 0, 0, 6},  // last
    {578, -1, -1, -1, 1820, 290, 417, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {579, -1, -1, -1, 1815, 290, 418, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {580, -1, -1, -1, -1, 290, 419, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {581, -1, -1, -1, -1, 292, 421, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {581, -1, -1, -1, -1, 294, 423, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {122, -1, -1, -1, -1, 296, 425, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {584, -1, -1, -1, -1, 297, 427, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {585, -1, -1, -1, -1, 298, 429, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {586, -1, -1, -1, -1, 299, 431, 12, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {587, -1, -1, -1, -1, 301, 434, 13, 1, 2, 1, 5, 59, 0, 0, 6},  // forEach
    {588, -1, -1, -1, -1, 302, 436, 14, 1, 2, 1, 5, 59, 0, 0, 6},  // enumerateObjectsUsingBlock
    {589, -1, -1, -1, -1, 303, 438, 15, 1, 2, 1, 5, 59, 0, 0, 6},  // objectAtIndex
    {590, -1, -1, -1, -1, 304, 440, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {591, -1, -1, -1, -1, 305, 442, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {592, -1, -1, -1, -1, 306, 444, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {593, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {594, -1, -1, -1, -1, 307, 446, 20, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLastObject
    {595, -1, -1, -1, -1, 307, 447, 21, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObjectAtIndex
    {596, -1, -1, -1, -1, 308, 449, 22, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceObjectAtIndex
    {598, -1, -1, -1, -1, 310, 452, 23, 2, 3, 1, 5, 59, 0, 0, 6},  // insertObject
    {600, -1, -1, -1, -1, 312, 455, 24, 2, 3, 1, 5, 59, 0, 0, 6},  // exchangeObjectAtIndex
    {111, -1, -1, -1, -1, 314, 458, 25, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObject
    {602, -1, -1, -1, -1, 315, 460, 26, 1, 2, 1, 5, 59, 0, 0, 6},  // makeObjectsPerformSelector
    {603, -1, -1, -1, -1, 316, 462, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {604, -1, -1, -1, -1, 317, 464, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {605, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {606, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {607, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {401, -1, -1, -1, 714, 318, 466, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {401, -1, -1, -1, -1, 319, 468, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {576, -1, -1, -1, -1, 320, 470, 34, 1, 2, 1, 5, 59, 0, 0, 6},  // first
    {608, -1, -1, -1, -1, 321, 472, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {609, -1, -1, -1, -1, 322, 474, 36, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {609, -1, -1, -1, -1, 323, 476, 37, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {577, -1, -1, -1, -1, 324, 478, 38, 1, 2, 1, 5, 59, 0, 0, 6},  // last
    {610, -1, -1, -1, -1, 325, 480, 39, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {610, -1, -1, -1, -1, 326, 482, 40, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {129, -1, -1, -1, -1, 327, 484, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {129, -1, -1, -1, -1, 328, 486, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {611, -1, -1, -1, -1, 329, 488, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {612, -1, -1, -1, -1, 330, 490, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {613, -1, -1, -1, -1, 331, 492, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {105, -1, -1, -1, -1, 332, 494, 46, 1, 2, 1, 5, 59, 0, 0, 6},  // removeFirst
    {103, -1, -1, -1, -1, 333, 496, 47, 1, 2, 1, 5, 59, 0, 0, 6},  // removeLast
    {401, -1, -1, -1, -1, 334, 498, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 500, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {615, -1, -1, -1, -1, 335, 501, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {615, -1, -1, -1, -1, 335, 502, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {616, -1, -1, -1, -1, 336, 504, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {616, -1, -1, -1, -1, 336, 505, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {129, -1, -1, -1, -1, 337, 507, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {617, -1, -1, -1, -1, 338, 509, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {129, -1, -1, -1, -1, 339, 511, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {129, -1, -1, -1, -1, 340, 513, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {617, -1, -1, -1, -1, 341, 515, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {118, -1, -1, -1, -1, 342, 517, 59, 1, 2, 1, 5, 59, 0, 0, 6},  // removeSubrange
    {119, -1, -1, -1, -1, 343, 519, 60, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceSubrange
    {120, -1, -1, -1, -1, 345, 522, 61, 1, 2, 1, 5, 59, 0, 0, 6},  // partition
    {575, -1, -1, -1, -1, 346, 524, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {575, -1, -1, -1, -1, 347, 526, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {619, -1, -1, -1, -1, 348, 528, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {621, -1, -1, -1, -1, 349, 530, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {621, -1, -1, -1, -1, 350, 532, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {621, -1, -1, -1, -1, 351, 534, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {621, -1, -1, -1, -1, 353, 537, 68, 3, 4, 1, 5, 59, 0, 0, 6},  // index
    {309, -1, -1, -1, -1, 356, 541, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {621, -1, -1, -1, -1, 358, 544, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {621, -1, -1, -1, -1, 359, 546, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {621, -1, -1, -1, -1, 360, 548, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {621, -1, -1, -1, -1, 362, 551, 73, 3, 4, 1, 4, 59, 0, 0, 6},  // index
    {309, -1, -1, -1, -1, 365, 555, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {112, -1, -1, -1, -1, 367, 558, 75, 2, 3, 1, 5, 59, 0, 0, 6},  // swapAt
    {619, -1, -1, -1, -1, 369, 561, 76, 0, 1, 1, 5, 59, 0, 0, 6},  // joined
    {625, -1, -1, -1, -1, 369, 562, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {625, -1, -1, -1, -1, 370, 564, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {625, -1, -1, -1, -1, 371, 566, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {627, -1, -1, -1, -1, 372, 568, 80, 1, 2, 1, 5, 59, 0, 0, 6},  // reserveCapacity
    {628, -1, -1, -1, -1, 0, 570, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {629, -1, -1, -1, -1, 0, 571, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {630, -1, -1, -1, -1, 0, 572, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {123, -1, -1, -1, -1, 373, 573, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {587, -1, -1, -1, -1, 374, 575, 85, 1, 2, 1, 8, 59, 0, 0, 6},  // forEach
    {586, -1, -1, -1, -1, 375, 577, 86, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {106, -1, -1, -1, -1, 377, 580, 87, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {211, -1, -1, -1, -1, 378, 582, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {212, -1, -1, -1, -1, 380, 584, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {633, -1, -1, -1, -1, 382, 586, 90, 2, 2, 0, 0, 4, 0, 0, 6},  // repeatElement
    {434, -1, -1, -1, -1, 384, 588, 91, 0, 1, 1, 5, 59, 0, 0, 6},  // min
    {432, -1, -1, -1, -1, 384, 589, 92, 0, 1, 1, 5, 59, 0, 0, 6},  // max
    {434, -1, -1, -1, -1, 384, 590, 93, 2, 2, 0, 0, 59, 0, 0, 6},  // min
    {432, -1, -1, -1, -1, 386, 592, 94, 2, 2, 0, 0, 59, 0, 0, 6},  // max
    {434, -1, -1, -1, -1, 388, 594, 95, 1, 2, 1, 5, 59, 0, 0, 6},  // min
    {432, -1, -1, -1, -1, 389, 596, 96, 1, 2, 1, 5, 59, 0, 0, 6},  // max
    {634, -1, -1, -1, -1, 390, 598, 97, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {634, -1, -1, -1, -1, 390, 599, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {634, -1, -1, -1, -1, 391, 601, 99, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {619, -1, -1, -1, -1, 392, 603, 100, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {100, -1, -1, -1, 1816, 393, 605, 101, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {100, -1, -1, -1, 1817, 394, 607, 102, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {101, -1, -1, -1, -1, 395, 609, 103, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {101, -1, -1, -1, -1, 397, 612, 104, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {102, -1, -1, -1, -1, 399, 615, 105, 1, 2, 1, 5, 59, 0, 0, 6},  // remove
    {103, -1, -1, -1, -1, 400, 617, 106, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLast
    {104, -1, -1, -1, -1, 400, 618, 107, 0, 1, 1, 5, 59, 0, 0, 6},  // popLast
    {105, -1, -1, -1, -1, 400, 619, 108, 0, 1, 1, 5, 59, 0, 0, 6},  // removeFirst
    {106, -1, -1, -1, 686, 400, 620, 109, 0, 1, 1, 5, 59, 0, 0, 6},  // removeAll
    {106, -1, -1, -1, -1, 400, 621, 110, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {575, -1, -1, -1, 319, 0, 623, 111, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 624, 112, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {638, -1, -1, -1, 1794, 401, 625, 113, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {639, -1, -1, -1, 1795, 401, 626, 114, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {401, -1, -1, -1, 1797, 401, 627, 115, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {640, -1, -1, -1, -1, 402, 629, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {641, -1, -1, -1, -1, 403, 631, 117, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {207, -1, -1, -1, -1, 404, 633, 118, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {642, -1, -1, -1, -1, 0, 635, 119, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {643, -1, -1, -1, -1, 0, 636, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {644, -1, -1, -1, -1, 0, 637, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {645, -1, -1, -1, -1, 0, 638, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {646, -1, -1, -1, -1, 0, 639, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {647, -1, -1, -1, -1, 0, 640, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {648, -1, -1, -1, -1, 0, 641, 125, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {649, -1, -1, -1, -1, 0, 642, 126, 0, 1, 2, 4, 59, 0, 0, 6},  // wholeNumberValue
    {650, -1, -1, -1, 1796, 0, 643, 127, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {651, -1, -1, -1, -1, 0, 644, 128, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {652, -1, -1, -1, -1, 0, 645, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {653, -1, -1, -1, -1, 0, 646, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {654, -1, -1, -1, -1, 0, 647, 131, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {625, -1, -1, -1, -1, 406, 648, 132, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {655, -1, -1, -1, 1798, 407, 650, 133, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {657, -1, -1, -1, 1799, 408, 652, 134, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {629, -1, -1, -1, -1, 0, 655, 135, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {630, -1, -1, -1, -1, 0, 656, 136, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {658, -1, -1, -1, -1, 0, 657, 137, 0, 1, 2, 4, 59, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 658, 138, 0, 1, 2, 4, 59, 0, 0, 6},  // value
    {659, -1, -1, -1, -1, 410, 659, 139, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {660, -1, -1, -1, -1, 0, 660, 140, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {661, -1, -1, -1, -1, 0, 661, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {662, -1, -1, -1, -1, 0, 662, 142, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {663, -1, -1, -1, -1, 411, 663, 143, 1, 2, 1, 4, 59, 0, 0, 6},  // range
    {613, -1, -1, -1, -1, 412, 665, 144, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {612, -1, -1, -1, -1, 413, 667, 145, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {665, 664, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {666, 664, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {667, 664, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {625, -1, -1, -1, -1, 414, 669, 149, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {625, -1, -1, -1, -1, 416, 672, 150, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {625, -1, -1, -1, -1, 418, 675, 151, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {625, -1, -1, -1, -1, 421, 679, 152, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {625, -1, -1, -1, -1, 422, 681, 153, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {670, -1, -1, -1, -1, 423, 683, 154, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {674, -1, -1, -1, -1, 426, 687, 155, 1, 1, 0, 0, 56, 0, 0, 6},  // type
    {207, -1, -1, -1, -1, 427, 688, 156, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {207, -1, -1, -1, -1, 428, 0, 157, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {207, -1, -1, -1, -1, 428, 689, 158, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {208, -1, -1, -1, -1, 429, 690, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {209, -1, -1, -1, -1, 430, 691, 160, 1, 1, 3, 0, 3, 0, 0, 6},  // Substring
    {207, -1, -1, -1, -1, 431, 692, 161, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {680, -1, -1, -1, -1, 0, 693, 162, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {681, -1, -1, -1, -1, 0, 694, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {682, -1, -1, -1, -1, 0, 695, 164, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {683, -1, -1, -1, -1, 0, 696, 165, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {575, -1, -1, -1, -1, 0, 697, 166, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 698, 167, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {107, -1, -1, -1, -1, 432, 699, 168, 1, 2, 1, 7, 59, 0, 0, 6},  // removeValue
    {685, -1, -1, -1, -1, 433, 701, 169, 1, 2, 1, 7, 59, 0, 0, 6},  // removeObjectForKey
    {108, -1, -1, -1, -1, 434, 703, 170, 2, 3, 1, 7, 59, 0, 0, 6},  // updateValue
    {110, -1, -1, -1, -1, 436, 706, 171, 2, 3, 1, 7, 59, 0, 0, 6},  // setObject
    {106, -1, -1, -1, -1, 438, 709, 172, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAll
    {686, -1, -1, -1, -1, 438, 710, 173, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAllObjects
    {106, -1, -1, -1, -1, 438, 711, 174, 1, 2, 1, 7, 59, 0, 0, 6},  // removeAll
    {109, -1, -1, -1, -1, 439, 713, 175, 2, 3, 1, 7, 59, 0, 0, 6},  // merge
    {688, -1, -1, -1, -1, 441, 716, 176, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {689, -1, -1, -1, -1, 442, 718, 177, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {585, -1, -1, -1, -1, 443, 720, 178, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {690, -1, -1, -1, -1, 444, 722, 179, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {691, -1, -1, -1, -1, 446, 725, 180, 1, 2, 1, 7, 59, 0, 0, 6},  // objectForKey
    {692, -1, -1, -1, -1, 447, 727, 181, 1, 2, 1, 7, 59, 0, 0, 6},  // valueForKey
    {677, -1, -1, -1, -1, 448, 729, 182, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {677, -1, -1, -1, -1, 449, 730, 183, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {677, -1, -1, -1, -1, 451, 732, 184, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {677, -1, -1, -1, -1, 453, 734, 185, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {679, -1, -1, -1, -1, 455, 736, 186, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {678, -1, -1, -1, -1, 455, 736, 187, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {677, -1, -1, -1, -1, 455, 736, 188, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {122, -1, -1, -1, -1, 296, 736, 189, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {584, -1, -1, -1, -1, 297, 738, 190, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {123, -1, -1, -1, -1, 373, 740, 191, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {587, -1, -1, -1, -1, 301, 742, 192, 1, 2, 1, 7, 59, 0, 0, 6},  // forEach
    {586, -1, -1, -1, -1, 299, 744, 193, 2, 3, 1, 7, 59, 0, 0, 6},  // reduce
    {401, -1, -1, -1, -1, 319, 747, 194, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {576, -1, -1, -1, -1, 320, 749, 195, 1, 2, 1, 7, 59, 0, 0, 6},  // first
    {608, -1, -1, -1, -1, 321, 751, 196, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {634, -1, -1, -1, -1, 390, 753, 197, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {634, -1, -1, -1, -1, 391, 755, 198, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {432, -1, -1, -1, -1, 389, 757, 199, 1, 2, 1, 7, 59, 0, 0, 6},  // max
    {434, -1, -1, -1, -1, 388, 759, 200, 1, 2, 1, 7, 59, 0, 0, 6},  // min
    {579, -1, -1, -1, -1, 290, 761, 201, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {576, -1, -1, -1, -1, 0, 762, 202, 0, 1, 2, 7, 59, 0, 0, 6},  // first
    {695, -1, -1, -1, -1, 0, 763, 203, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {696, -1, -1, -1, -1, 0, 764, 204, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {575, -1, -1, -1, -1, 0, 765, 205, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 766, 206, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {532, -1, -1, -1, -1, 0, 767, 207, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {697, -1, -1, -1, -1, 468, 768, 208, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {698, -1, -1, -1, -1, 469, 770, 209, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {532, -1, -1, -1, -1, 0, 772, 210, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {401, -1, -1, -1, -1, 470, 773, 211, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {122, -1, -1, -1, -1, 471, 775, 212, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {578, -1, -1, -1, -1, 472, 777, 213, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {224, -1, -1, -1, -1, 472, 778, 214, 1, 1, 3, 0, 7, 0, 0, 6},  // Range
    {219, -1, -1, -1, -1, 473, 779, 215, 1, 1, 3, 0, 7, 0, 0, 6},  // ClosedRange
    {211, -1, -1, -1, -1, 474, 780, 216, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {212, -1, -1, -1, -1, 475, 781, 217, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {213, -1, -1, -1, -1, 476, 782, 218, 1, 1, 3, 0, 4, 0, 0, 6},  // ArraySlice
    {699, -1, -1, -1, -1, 477, 783, 219, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {699, -1, -1, -1, -1, 477, 783, 220, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {575, -1, -1, -1, -1, 0, 784, 221, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 785, 222, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {576, -1, -1, -1, 715, 0, 786, 223, 0, 1, 2, 6, 59, 0, 0, 6},  // first
    {395, -1, -1, -1, -1, 478, 787, 224, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {700, -1, -1, -1, -1, 479, 789, 225, 1, 2, 1, 6, 59, 0, 0, 6},  // formUnion
    {397, -1, -1, -1, -1, 480, 791, 226, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {701, -1, -1, -1, -1, 481, 793, 227, 1, 2, 1, 6, 59, 0, 0, 6},  // formIntersection
    {702, -1, -1, -1, -1, 482, 795, 228, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {703, -1, -1, -1, -1, 483, 797, 229, 1, 2, 1, 6, 59, 0, 0, 6},  // subtract
    {704, -1, -1, -1, -1, 484, 799, 230, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {705, -1, -1, -1, -1, 485, 801, 231, 1, 2, 1, 6, 59, 0, 0, 6},  // formSymmetricDifference
    {706, -1, -1, -1, -1, 486, 803, 232, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {707, -1, -1, -1, -1, 487, 805, 233, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {708, -1, -1, -1, -1, 488, 807, 234, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {709, -1, -1, -1, -1, 489, 809, 235, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {710, -1, -1, -1, -1, 490, 811, 236, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {401, -1, -1, -1, 714, 491, 813, 237, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {101, -1, -1, -1, -1, 492, 815, 238, 1, 2, 1, 6, 59, 0, 0, 6},  // insert
    {711, -1, -1, -1, -1, 493, 817, 239, 1, 2, 1, 6, 59, 0, 0, 6},  // update
    {102, -1, -1, -1, -1, 494, 819, 240, 1, 2, 1, 6, 59, 0, 0, 6},  // remove
    {106, -1, -1, -1, 686, 495, 821, 241, 0, 1, 1, 6, 59, 0, 0, 6},  // removeAll
    {712, -1, -1, -1, -1, 495, 822, 242, 0, 1, 1, 6, 59, 0, 0, 6},  // popFirst
    {105, -1, -1, -1, -1, 495, 823, 243, 0, 1, 1, 6, 59, 0, 0, 6},  // removeFirst
    {713, -1, -1, -1, -1, 495, 824, 244, 1, 2, 1, 6, 59, 0, 0, 6},  // addObject
    {111, -1, -1, -1, -1, 496, 826, 245, 1, 2, 1, 6, 59, 0, 0, 6},  // removeObject
    {232, -1, -1, -1, -1, 498, 828, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {720, -1, -1, -1, 1805, 502, 832, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {721, -1, -1, -1, -1, 503, 834, 2, 0, 1, 1, 18, 59, 0, 0, 7},  // set
    {722, -1, -1, -1, -1, 503, 835, 3, 0, 1, 1, 18, 59, 0, 0, 7},  // setFill
    {723, -1, -1, -1, -1, 503, 836, 4, 0, 1, 1, 18, 59, 0, 0, 7},  // setStroke
    {232, -1, -1, -1, -1, 503, 837, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {232, -1, -1, -1, -1, 505, 839, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {232, -1, -1, -1, -1, 506, 840, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {232, -1, -1, -1, -1, 510, 844, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {730, -1, -1, -1, -1, 514, 848, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {232, -1, -1, -1, -1, 518, 852, 10, 1, 1, 0, 0, 59, 0, 0, 7},  // UIColor
    {732, 232, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {733, 232, -1, -1, -1, 519, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {724, 232, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {734, 232, -1, -1, -1, 519, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {716, 232, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {735, 232, -1, -1, -1, 519, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {717, 232, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {736, 232, -1, -1, -1, 519, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {718, 232, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {737, 232, -1, -1, -1, 519, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {738, 232, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {739, 232, -1, -1, -1, 519, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {740, 232, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {741, 232, -1, -1, -1, 519, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {742, 232, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {743, 232, -1, -1, -1, 519, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {744, 232, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {745, 232, -1, -1, -1, 519, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {746, 232, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {747, 232, -1, -1, -1, 519, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {748, 232, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {749, 232, -1, -1, -1, 519, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {750, 232, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {751, 232, -1, -1, -1, 519, 0, 34, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {752, 232, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {753, 232, -1, -1, -1, 519, 0, 36, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {754, 232, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {755, 232, -1, -1, -1, 519, 0, 38, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {756, 232, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {757, 232, -1, -1, -1, 519, 0, 40, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {758, 232, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {759, 232, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {760, 232, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {761, 232, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {762, 232, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {763, 232, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {764, 232, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {765, 232, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {766, 232, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {767, 232, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {768, 232, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {769, 232, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {770, 232, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {771, 232, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {772, 232, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {773, 232, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {774, 232, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {775, 232, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {776, 232, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {777, 232, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {778, 232, -1, -1, -1, 0, 0, 61, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {233, -1, -1, -1, -1, 519, 853, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {233, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {234, -1, -1, -1, -1, 520, 854, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {234, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {235, -1, -1, -1, -1, 521, 855, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {235, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {236, -1, -1, -1, -1, 522, 856, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {236, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {237, -1, -1, -1, -1, 523, 857, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {237, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {238, -1, -1, -1, -1, 524, 858, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {238, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {239, -1, -1, -1, -1, 525, 859, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {239, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {240, -1, -1, -1, -1, 526, 860, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {240, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {241, -1, -1, -1, -1, 527, 861, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {241, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {242, -1, -1, -1, -1, 528, 862, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {242, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {243, -1, -1, -1, -1, 529, 863, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {243, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {244, -1, -1, -1, -1, 530, 864, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {244, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {245, -1, -1, -1, -1, 531, 865, 24, 1, 1, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {245, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {779, -1, -1, -1, -1, 0, 866, 26, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {780, -1, -1, -1, -1, 0, 867, 27, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {379, -1, -1, -1, -1, 0, 868, 28, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {781, -1, -1, -1, -1, 0, 869, 29, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {782, -1, -1, -1, 1777, 0, 870, 30, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {783, -1, -1, -1, -1, 0, 871, 31, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {784, -1, -1, -1, -1, 0, 872, 32, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {786, -1, -1, -1, -1, 532, 873, 33, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {786, -1, -1, -1, -1, 533, 874, 34, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {235, -1, -1, -1, -1, 534, 875, 35, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {132, -1, -1, -1, -1, 0, 876, 36, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {788, -1, -1, -1, -1, 0, 877, 37, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {789, -1, -1, -1, -1, 535, 878, 38, 1, 2, 1, 31, 59, 0, 0, 8},  // moveAnchor
    {790, -1, -1, -1, -1, 0, 880, 39, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {719, -1, -1, -1, -1, 0, 881, 40, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {791, -1, -1, -1, 792, 0, 882, 41, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {792, -1, -1, -1, -1, 0, 883, 42, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {793, -1, -1, -1, -1, 0, 884, 43, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {133, -1, -1, -1, -1, 0, 885, 44, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 536, 886, 45, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {794, -1, -1, -1, -1, 0, 890, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {795, -1, -1, -1, -1, 0, 891, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {796, -1, -1, -1, -1, 0, 892, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {797, -1, -1, -1, -1, 0, 893, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {798, -1, -1, -1, -1, 0, 894, 4, 0, 1, 2, 31, 59, 0, 0, 9},  // font
    {785, -1, -1, -1, -1, 0, 895, 5, 0, 1, 2, 31, 59, 0, 0, 9},  // image
    {799, -1, -1, -1, -1, 0, 896, 6, 0, 1, 2, 31, 59, 0, 0, 9},  // contentMode
    {800, -1, -1, -1, 1806, 0, 897, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {801, -1, -1, -1, -1, 0, 898, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {802, -1, -1, -1, -1, 0, 899, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {803, -1, -1, -1, -1, 0, 900, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {804, -1, -1, -1, -1, 0, 901, 11, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaInsets
    {805, -1, -1, -1, -1, 0, 902, 12, 0, 1, 2, 31, 55, 0, 0, 9},  // layoutMargins
    {806, -1, -1, -1, -1, 0, 903, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {807, -1, -1, -1, -1, 0, 904, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {808, -1, -1, -1, -1, 0, 905, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {809, -1, -1, -1, -1, 0, 906, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {810, -1, -1, -1, -1, 0, 907, 17, 0, 1, 2, 31, 59, 0, 0, 9},  // semanticContentAttribute
    {811, -1, -1, -1, -1, 0, 908, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {812, -1, -1, -1, -1, 0, 909, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {813, -1, -1, -1, -1, 0, 910, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {814, -1, -1, -1, -1, 0, 911, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {815, -1, -1, -1, -1, 0, 912, 22, 0, 1, 2, 31, 59, 0, 0, 9},  // lineBreakMode
    {816, -1, -1, -1, -1, 0, 913, 23, 0, 1, 2, 31, 59, 0, 0, 9},  // attributedText
    {817, -1, -1, -1, -1, 0, 914, 24, 0, 1, 2, 31, 59, 0, 0, 9},  // baselineAdjustment
    {818, -1, -1, -1, -1, 0, 915, 25, 0, 1, 2, 31, 59, 0, 0, 9},  // borderStyle
    {819, -1, -1, -1, -1, 0, 916, 26, 0, 1, 2, 31, 59, 0, 0, 9},  // keyboardType
    {820, -1, -1, -1, -1, 0, 917, 27, 0, 1, 2, 31, 59, 0, 0, 9},  // returnKeyType
    {821, -1, -1, -1, -1, 0, 918, 28, 0, 1, 2, 31, 59, 0, 0, 9},  // autocorrectionType
    {822, -1, -1, -1, -1, 0, 919, 29, 0, 1, 2, 31, 59, 0, 0, 9},  // autocapitalizationType
    {823, -1, -1, -1, -1, 0, 920, 30, 0, 1, 2, 31, 59, 0, 0, 9},  // clearButtonMode
    {824, -1, -1, -1, -1, 0, 921, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {825, -1, -1, -1, -1, 0, 922, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {826, -1, -1, -1, -1, 0, 923, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {827, -1, -1, -1, 1810, 0, 924, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {828, -1, -1, -1, 1811, 0, 925, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {829, -1, -1, -1, 1812, 0, 926, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {830, -1, -1, -1, -1, 0, 927, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {831, 238, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 56, 0, 0, 9},  // DecelerationRate
    {833, 834, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {835, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {836, 834, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {837, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {838, -1, -1, -1, -1, 0, 928, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {839, -1, -1, -1, -1, 0, 929, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {840, 841, 842, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {843, 841, 844, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {845, 841, 846, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {847, 841, 848, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {849, 841, 850, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {237, -1, -1, -1, -1, 540, 930, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {851, -1, -1, -1, 1809, 0, 931, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {852, -1, -1, -1, 1808, 0, 932, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {853, -1, -1, -1, -1, 0, 933, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {854, -1, -1, -1, -1, 0, 934, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {855, -1, -1, -1, -1, 0, 935, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {856, -1, -1, -1, -1, 0, 936, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {857, -1, -1, -1, -1, 0, 937, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {858, -1, -1, -1, -1, 0, 938, 58, 0, 1, 2, 31, 55, 0, 0, 9},  // contentInset
    {859, -1, -1, -1, -1, 0, 939, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // scrollIndicatorInsets
    {860, -1, -1, -1, -1, 0, 940, 60, 0, 1, 2, 31, 55, 0, 0, 9},  // verticalScrollIndicatorInsets
    {861, -1, -1, -1, -1, 0, 941, 61, 0, 1, 2, 31, 55, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {864, -1, -1, -1, -1, 0, 942, 62, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaLayoutGuide
    {862, -1, -1, -1, -1, 0, 943, 63, 0, 1, 2, 31, 55, 0, 0, 9},  // adjustedContentInset
    {865, -1, -1, -1, -1, 0, 944, 64, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfPages
    {866, -1, -1, -1, -1, 0, 945, 65, 0, 1, 2, 31, 0, 0, 0, 9},  // currentPage
    {867, -1, -1, -1, -1, 0, 946, 66, 0, 1, 2, 31, 2, 0, 0, 9},  // hidesForSinglePage
    {868, -1, -1, -1, -1, 0, 947, 67, 0, 1, 2, 31, 17, 0, 0, 9},  // pageIndicatorTintColor
    {869, -1, -1, -1, -1, 0, 948, 68, 0, 1, 2, 31, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {870, -1, -1, -1, -1, 541, 949, 69, 2, 3, 1, 31, 59, 0, 0, 9},  // scrollRectToVisible
    {873, -1, -1, -1, -1, 0, 952, 70, 0, 1, 2, 31, 59, 0, 0, 9},  // delegate
    {875, 233, -1, -1, -1, 0, 0, 71, 0, 0, 5, 31, 56, 0, 0, 9},  // AutoresizingMask
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
    {896, -1, -1, -1, -1, 0, 953, 85, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {897, -1, -1, -1, -1, 0, 954, 86, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {898, -1, -1, -1, -1, 0, 955, 87, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {900, 239, -1, -1, -1, 0, 0, 88, 0, 0, 5, 31, 56, 0, 0, 9},  // State
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
    {916, 239, -1, -1, -1, 0, 0, 99, 0, 0, 5, 31, 56, 0, 0, 9},  // Event
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
    {971, -1, -1, -1, -1, 543, 956, 136, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {971, -1, -1, -1, -1, 546, 960, 137, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {974, -1, -1, -1, -1, 549, 964, 138, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {974, -1, -1, -1, -1, 552, 968, 139, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {975, -1, -1, -1, -1, 555, 972, 140, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActions
    {976, -1, -1, -1, -1, 556, 974, 141, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActionsForControlEvents
    {977, -1, -1, -1, -1, 557, 976, 142, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {977, -1, -1, -1, -1, 559, 979, 143, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {979, -1, -1, -1, -1, 561, 982, 144, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {979, -1, -1, -1, -1, 563, 985, 145, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {980, -1, -1, -1, -1, 565, 988, 146, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {980, -1, -1, -1, -1, 567, 991, 147, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {981, -1, -1, -1, -1, 569, 994, 148, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {981, -1, -1, -1, -1, 571, 997, 149, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {982, -1, -1, -1, -1, 573, 1000, 150, 2, 3, 1, 31, 59, 0, 0, 9},  // setAttributedTitle
    {983, -1, -1, -1, -1, 575, 1003, 151, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleShadowColor
    {984, -1, -1, -1, -1, 0, 1006, 152, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {985, -1, -1, -1, -1, 0, 1007, 153, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {986, -1, -1, -1, -1, 0, 1008, 154, 0, 1, 2, 31, 55, 0, 0, 9},  // contentEdgeInsets
    {987, -1, -1, -1, -1, 0, 1009, 155, 0, 1, 2, 31, 55, 0, 0, 9},  // titleEdgeInsets
    {988, -1, -1, -1, -1, 0, 1010, 156, 0, 1, 2, 31, 55, 0, 0, 9},  // imageEdgeInsets
    {989, -1, -1, -1, -1, 0, 1011, 157, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {990, -1, -1, -1, -1, 0, 1012, 158, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {991, -1, -1, -1, -1, 0, 1013, 159, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {992, -1, -1, -1, -1, 0, 1014, 160, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {993, -1, -1, -1, -1, 0, 1015, 161, 0, 1, 2, 31, 59, 0, 0, 9},  // contentHorizontalAlignment
    {994, -1, -1, -1, -1, 0, 1016, 162, 0, 1, 2, 31, 59, 0, 0, 9},  // contentVerticalAlignment
    {871, -1, -1, -1, -1, 0, 1017, 163, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {382, 995, 996, -1, -1, 0, 0, 164, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {379, 995, 997, -1, -1, 0, 0, 165, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {384, 995, 998, -1, -1, 0, 0, 166, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {999, 995, 1000, -1, -1, 0, 0, 167, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {1001, 995, 1002, -1, -1, 0, 0, 168, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {582, -1, -1, -1, 1003, 0, 1018, 0, 0, 1, 2, 31, 59, 0, 0, 10},  // next
    {1004, -1, -1, -1, -1, 0, 1019, 1, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {1005, -1, -1, -1, -1, 0, 1020, 2, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 1021, 3, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {1006, -1, -1, -1, -1, 0, 1022, 4, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {1007, -1, -1, -1, 1773, 577, 1023, 5, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {1008, -1, -1, -1, -1, 578, 1025, 6, 1, 2, 1, 31, 59, 0, 0, 10},  // addSubview
    {1009, -1, -1, -1, -1, 579, 1027, 7, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubviewToFront
    {1010, -1, -1, -1, 1775, 580, 1029, 8, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubview
    {1012, -1, -1, -1, -1, 581, 1031, 9, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubviewToBack
    {1013, -1, -1, -1, 1776, 582, 1033, 10, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubview
    {1015, -1, -1, -1, -1, 583, 1035, 11, 0, 1, 1, 31, 59, 0, 0, 10},  // removeFromSuperview
    {1016, -1, -1, -1, 1774, 583, 1036, 12, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1017, -1, -1, -1, 1813, 585, 1039, 13, 2, 3, 1, 31, 59, 0, 0, 10},  // exchangeSubview
    {1016, -1, -1, -1, -1, 587, 1042, 14, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1016, -1, -1, -1, -1, 589, 1045, 15, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1021, -1, -1, -1, 1779, 591, 1048, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1021, -1, -1, -1, 1781, 593, 1051, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1022, -1, -1, -1, -1, 595, 1054, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1022, -1, -1, -1, -1, 597, 1057, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1025, -1, -1, -1, -1, 599, 1060, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1025, -1, -1, -1, -1, 601, 1063, 21, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1026, -1, -1, -1, -1, 603, 1066, 22, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsLayout
    {1027, -1, -1, -1, -1, 603, 1067, 23, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutIfNeeded
    {1026, -1, -1, -1, -1, 603, 1068, 24, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsLayout
    {1027, -1, -1, -1, -1, 603, 1069, 25, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutIfNeeded
    {1028, -1, -1, -1, -1, 603, 1070, 26, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutSublayers
    {1028, -1, -1, -1, -1, 603, 1071, 27, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayers
    {1029, -1, -1, -1, -1, 604, 1073, 28, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayersOfLayer
    {1030, -1, -1, -1, -1, 605, 1075, 29, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {1031, -1, -1, -1, -1, 605, 1076, 30, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1032, -1, -1, -1, -1, 605, 1077, 31, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutSubviews
    {1031, -1, -1, -1, 1814, 605, 1078, 32, 1, 2, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1031, -1, -1, -1, 1814, 606, 1080, 33, 1, 2, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1033, -1, -1, -1, -1, 607, 1082, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {1034, -1, -1, -1, -1, 607, 1083, 35, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {1035, -1, -1, -1, -1, 607, 1084, 36, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {1036, -1, -1, -1, -1, 608, 1086, 37, 0, 1, 1, 31, 59, 0, 0, 10},  // sizeToFit
    {1037, -1, -1, -1, -1, 0, 1087, 38, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {1038, 233, 1039, -1, -1, 0, 0, 39, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1040, -1, -1, -1, -1, 608, 1088, 40, 0, 1, 1, 31, 59, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1041, -1, -1, -1, -1, 608, 1089, 41, 1, 2, 1, 31, 59, 0, 0, 10},  // endEditing
    {1031, -1, -1, -1, -1, 609, 1091, 42, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1042, -1, -1, -1, -1, 609, 1092, 43, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {1043, -1, -1, -1, 1789, 610, 1094, 44, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1043, -1, -1, -1, -1, 612, 1097, 45, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1043, -1, -1, -1, -1, 614, 1100, 46, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1038, 233, -1, -1, -1, 0, 0, 47, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1046, -1, -1, -1, -1, 0, 1103, 48, 0, 1, 2, 31, 59, 0, 0, 10},  // rootViewController
    {1047, -1, -1, -1, -1, 0, 1104, 49, 0, 1, 2, 31, 59, 0, 0, 10},  // liveView
    {1048, -1, -1, -1, -1, 616, 1105, 50, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKeyAndVisible
    {1049, -1, -1, -1, -1, 616, 1106, 51, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKey
    {1051, 1050, -1, -1, -1, 0, 0, 52, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {866, 1052, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {1053, -1, -1, -1, -1, 0, 1107, 54, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1055, 1054, -1, -1, -1, 0, 0, 55, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {1056, 1054, -1, -1, -1, 616, 1108, 56, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {1057, -1, -1, -1, 1771, 616, 1108, 57, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {1058, -1, -1, -1, -1, 618, 1111, 58, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {1059, -1, -1, -1, -1, 620, 1114, 59, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {332, -1, -1, -1, 1772, 622, 1117, 60, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {1061, -1, -1, -1, -1, 624, 1120, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {1062, -1, -1, -1, -1, 624, 1120, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {1063, -1, -1, -1, -1, 624, 1120, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {1064, -1, -1, -1, -1, 624, 1120, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {1065, -1, -1, -1, -1, 0, 1120, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {1066, -1, -1, -1, -1, 0, 1121, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {1067, -1, -1, -1, -1, 0, 1122, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {1068, -1, -1, -1, -1, 0, 1123, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {279, -1, -1, -1, -1, 0, 1124, 8, 0, 1, 2, 32, 59, 0, 0, 11},  // string
    {798, -1, -1, -1, -1, 0, 1125, 9, 0, 1, 2, 32, 59, 0, 0, 11},  // font
    {1069, -1, -1, -1, -1, 0, 1126, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {1070, -1, -1, -1, -1, 0, 1127, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {1071, -1, -1, -1, -1, 0, 1128, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {1072, -1, -1, -1, 1073, 624, 1129, 13, 1, 2, 1, 32, 59, 0, 0, 11},  // render
    {1074, -1, -1, -1, 1076, 626, 1131, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {779, -1, -1, -1, -1, 0, 1134, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {780, -1, -1, -1, -1, 0, 1135, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {131, -1, -1, -1, -1, 0, 1136, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {781, -1, -1, -1, -1, 0, 1137, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {782, -1, -1, -1, 1777, 0, 1138, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {1077, -1, -1, -1, -1, 0, 1139, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {784, -1, -1, -1, -1, 0, 1140, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {1078, -1, -1, -1, -1, 0, 1141, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {132, -1, -1, -1, -1, 0, 1142, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1079, -1, -1, -1, -1, 0, 1143, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1080, -1, -1, -1, -1, 0, 1144, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {794, -1, -1, -1, -1, 0, 1145, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1081, -1, -1, -1, -1, 0, 1146, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1082, -1, -1, -1, -1, 0, 1147, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1083, -1, -1, -1, -1, 0, 1148, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {824, -1, -1, -1, -1, 0, 1149, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1084, -1, -1, -1, -1, 0, 1150, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1085, -1, -1, -1, -1, 0, 1151, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1086, -1, -1, -1, -1, 0, 1152, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1087, -1, -1, -1, -1, 0, 1153, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1088, -1, -1, -1, -1, 0, 1154, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1089, -1, -1, -1, -1, 0, 1155, 36, 0, 1, 2, 32, 59, 0, 0, 11},  // contents
    {1090, -1, -1, -1, -1, 0, 1156, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1091, -1, -1, -1, -1, 0, 1157, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1092, -1, -1, -1, -1, 0, 1158, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1093, -1, -1, -1, 1807, 0, 1159, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {806, -1, -1, -1, -1, 0, 1160, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1094, -1, -1, -1, -1, 0, 1161, 42, 0, 1, 2, 32, 59, 0, 0, 11},  // contentsGravity
    {1096, 1095, 1097, -1, -1, 0, 0, 43, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMinYCorner
    {1098, 1095, 1099, -1, -1, 0, 0, 44, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMinYCorner
    {1100, 1095, 1101, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMaxYCorner
    {1102, 1095, 1103, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMaxYCorner
    {1104, -1, -1, -1, -1, 0, 1162, 47, 0, 1, 2, 32, 41, 0, 0, 11},  // maskedCorners
    {1105, -1, -1, -1, -1, 0, 1163, 48, 0, 1, 2, 32, 59, 0, 0, 11},  // actions
    {1106, -1, -1, -1, -1, 0, 1164, 49, 0, 1, 2, 32, 59, 0, 0, 11},  // magnificationFilter
    {1107, -1, -1, -1, -1, 0, 1165, 50, 0, 1, 2, 32, 59, 0, 0, 11},  // minificationFilter
    {1108, -1, -1, -1, -1, 0, 1166, 51, 0, 1, 2, 32, 59, 0, 0, 11},  // compositingFilter
    {1109, -1, -1, -1, -1, 0, 1167, 52, 0, 1, 2, 32, 59, 0, 0, 11},  // cornerCurve
    {873, -1, -1, -1, -1, 0, 1168, 53, 0, 1, 2, 32, 59, 0, 0, 11},  // delegate
    {800, -1, -1, -1, 1806, 0, 1169, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1110, -1, -1, -1, -1, 0, 1170, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1111, -1, -1, -1, -1, 0, 1171, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1112, -1, -1, -1, -1, 0, 1172, 57, 0, 1, 2, 32, 59, 0, 0, 11},  // lineCap
    {1113, -1, -1, -1, -1, 0, 1173, 58, 0, 1, 2, 32, 59, 0, 0, 11},  // fillRule
    {1114, -1, -1, -1, -1, 0, 1174, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1115, -1, -1, -1, -1, 0, 1175, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1116, -1, -1, -1, -1, 0, 1176, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1117, -1, -1, -1, -1, 630, 1177, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {134, -1, -1, -1, -1, 630, 1178, 63, 1, 2, 1, 32, 59, 0, 8, 11},  // setAffineTransform
    {1118, -1, -1, -1, 1790, 631, 1180, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1119, -1, -1, -1, 1791, 631, 1181, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1120, -1, -1, -1, -1, 0, 1182, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1121, -1, -1, -1, -1, 0, 1183, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1122, -1, -1, -1, -1, 631, 1184, 68, 1, 2, 1, 32, 59, 0, 0, 11},  // addSublayer
    {1123, -1, -1, -1, -1, 632, 1186, 69, 0, 1, 1, 32, 59, 0, 0, 11},  // removeFromSuperlayer
    {1021, -1, -1, -1, 1783, 632, 1187, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1021, -1, -1, -1, 1785, 634, 1190, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1057, -1, -1, -1, -1, 636, 1193, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {401, -1, -1, -1, 1738, 637, 1195, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1124, -1, -1, -1, -1, 638, 1197, 0, 0, 0, 0, 0, 52, 0, 0, 12},  // Rectangle
    {1125, -1, -1, -1, -1, 638, 1197, 1, 0, 0, 0, 0, 52, 0, 0, 12},  // Circle
    {1126, -1, -1, -1, -1, 638, 1197, 2, 0, 0, 0, 0, 52, 0, 0, 12},  // Ellipse
    {1127, -1, -1, -1, -1, 638, 1197, 3, 0, 0, 0, 0, 52, 0, 0, 12},  // Capsule
    {1128, -1, -1, -1, -1, 638, 1197, 4, 1, 1, 0, 0, 52, 0, 0, 12},  // RoundedRectangle
    {1129, -1, -1, -1, -1, 639, 1198, 5, 1, 1, 0, 0, 52, 0, 0, 12},  // Text
    {1130, -1, -1, -1, -1, 640, 1199, 6, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {1130, -1, -1, -1, -1, 641, 1200, 7, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {779, -1, -1, -1, -1, 642, 1201, 8, 2, 3, 1, 53, 52, 0, 0, 12},  // frame
    {779, -1, -1, -1, -1, 644, 1204, 9, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {779, -1, -1, -1, -1, 645, 1206, 10, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {779, -1, -1, -1, -1, 646, 1208, 11, 3, 4, 1, 53, 52, 0, 0, 12},  // frame
    {670, -1, -1, -1, -1, 649, 1212, 12, 1, 2, 1, 53, 52, 0, 0, 12},  // padding
    {131, -1, -1, -1, -1, 650, 1214, 13, 2, 3, 1, 53, 52, 0, 0, 12},  // position
    {131, -1, -1, -1, -1, 652, 1217, 14, 1, 2, 1, 53, 52, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 653, 1219, 15, 2, 3, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 655, 1222, 16, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 656, 1224, 17, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 657, 1226, 18, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {1132, -1, -1, -1, -1, 658, 1228, 19, 1, 2, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1132, -1, -1, -1, -1, 659, 1230, 20, 2, 3, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1134, -1, -1, -1, -1, 661, 1233, 21, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 662, 1235, 22, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 664, 1238, 23, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 666, 1241, 24, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 667, 1243, 25, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 668, 1245, 26, 3, 4, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1135, -1, -1, -1, -1, 671, 1249, 27, 1, 2, 1, 53, 52, 0, 0, 12},  // transformEffect
    {1136, -1, -1, -1, -1, 672, 1251, 28, 1, 2, 1, 53, 52, 0, 0, 12},  // modifier
    {132, -1, -1, -1, -1, 0, 1253, 29, 0, 1, 2, 53, 14, 0, 0, 12},  // transform
    {378, -1, -1, -1, -1, 0, 1254, 30, 0, 1, 2, 53, 4, 0, 0, 12},  // corners
    {379, -1, -1, -1, -1, 0, 1255, 31, 0, 1, 2, 53, 9, 0, 0, 12},  // center
    {863, -1, -1, -1, -1, 0, 1256, 32, 0, 1, 2, 53, 13, 0, 0, 12},  // layoutFrame
    {324, -1, -1, -1, -1, 0, 1257, 33, 0, 1, 2, 53, 12, 0, 0, 12},  // size
    {1137, 1138, -1, -1, -1, 0, 0, 34, 0, 0, 5, 54, 53, 0, 0, 12},  // topLeading
    {381, 1138, -1, -1, -1, 0, 0, 35, 0, 0, 5, 54, 53, 0, 0, 12},  // top
    {1139, 1138, -1, -1, -1, 0, 0, 36, 0, 0, 5, 54, 53, 0, 0, 12},  // topTrailing
    {1140, 1138, -1, -1, -1, 0, 0, 37, 0, 0, 5, 54, 53, 0, 0, 12},  // leading
    {379, 1138, -1, -1, -1, 0, 0, 38, 0, 0, 5, 54, 53, 0, 0, 12},  // center
    {1141, 1138, -1, -1, -1, 0, 0, 39, 0, 0, 5, 54, 53, 0, 0, 12},  // trailing
    {1142, 1138, -1, -1, -1, 0, 0, 40, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomLeading
    {383, 1138, -1, -1, -1, 0, 0, 41, 0, 0, 5, 54, 53, 0, 0, 12},  // bottom
    {1143, 1138, -1, -1, -1, 0, 0, 42, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomTrailing
    {261, -1, -1, -1, -1, 0, 1258, 43, 0, 1, 2, 54, 0, 0, 0, 12},  // x
    {252, -1, -1, -1, -1, 0, 1259, 44, 0, 1, 2, 54, 0, 0, 0, 12},  // y
    {1138, -1, -1, -1, -1, 673, 1260, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1145, -1, -1, -1, -1, 675, 1262, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1146, -1, -1, -1, -1, 676, 1263, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1146, -1, -1, -1, -1, 678, 1265, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1146, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1148, -1, -1, -1, -1, 679, 1266, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1148, -1, -1, -1, -1, 681, 1268, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1148, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1149, -1, -1, -1, -1, 682, 1269, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1149, -1, -1, -1, -1, 684, 1271, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1149, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1150, -1, -1, -1, -1, 685, 1272, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1150, -1, -1, -1, -1, 687, 1274, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1150, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1151, -1, -1, -1, -1, 688, 1275, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1151, -1, -1, -1, -1, 690, 1277, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1151, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1152, -1, -1, -1, -1, 691, 1278, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1152, -1, -1, -1, -1, 693, 1280, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1152, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1153, -1, -1, -1, -1, 694, 1281, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1153, -1, -1, -1, -1, 696, 1283, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1153, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {900, 1146, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 56, 0, 0, 13},  // State
    {1154, 1146, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 56, 0, 0, 13},  // Direction
    {838, -1, -1, -1, -1, 0, 1284, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
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
    {384, 1178, 1179, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1180, 1178, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {382, 1178, 1181, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1182, 1178, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {517, 1178, 1183, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1184, 1178, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {518, 1178, 1185, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1186, 1178, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {583, -1, -1, -1, -1, 0, 1285, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {989, -1, -1, -1, 1187, 0, 1286, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1187, -1, -1, -1, -1, 0, 1287, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1288, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {784, -1, -1, -1, -1, 0, 1289, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1188, -1, -1, -1, -1, 0, 1290, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1189, -1, -1, -1, -1, 0, 1291, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1190, -1, -1, -1, -1, 0, 1292, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1191, -1, -1, -1, -1, 0, 1293, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {873, -1, -1, -1, -1, 0, 1294, 54, 0, 1, 2, 34, 59, 0, 0, 13},  // delegate
    {1192, -1, -1, -1, -1, 0, 1295, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1193, -1, -1, -1, -1, 0, 1296, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1194, -1, -1, -1, -1, 0, 1297, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1195, -1, -1, -1, -1, 0, 1298, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1196, -1, -1, -1, -1, 0, 1299, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1197, -1, -1, -1, -1, 0, 1300, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1198, -1, -1, -1, -1, 0, 1301, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {299, -1, -1, -1, -1, 0, 1302, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {301, -1, -1, -1, -1, 0, 1303, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1199, -1, -1, -1, -1, 0, 1304, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1200, -1, -1, -1, -1, 697, 1305, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1201, -1, -1, -1, -1, 698, 1307, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1200, -1, -1, -1, 1826, 699, 1309, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1203, -1, -1, -1, -1, 701, 1312, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {302, -1, -1, -1, -1, 703, 1315, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1205, -1, -1, -1, -1, 704, 1317, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1199, -1, -1, -1, -1, 705, 1319, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1206, -1, -1, -1, -1, 706, 1321, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1207, -1, -1, -1, 1827, 707, 1323, 73, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {1207, -1, -1, -1, -1, 709, 1326, 74, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {971, -1, -1, -1, -1, 711, 1329, 75, 2, 3, 1, 34, 59, 0, 0, 13},  // addTarget
    {974, -1, -1, -1, -1, 713, 1332, 76, 2, 3, 1, 34, 59, 0, 0, 13},  // removeTarget
    {1208, -1, -1, -1, -1, 715, 1335, 77, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1208, -1, -1, -1, -1, 717, 1338, 78, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1208, -1, -1, -1, -1, 719, 1341, 79, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1208, -1, -1, -1, -1, 721, 1344, 80, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1210, -1, -1, -1, -1, 723, 1347, 81, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1210, -1, -1, -1, -1, 725, 1350, 82, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1210, -1, -1, -1, -1, 727, 1353, 83, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1210, -1, -1, -1, -1, 729, 1356, 84, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1211, -1, -1, -1, -1, 731, 1359, 85, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1211, -1, -1, -1, -1, 733, 1362, 86, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1211, -1, -1, -1, -1, 735, 1365, 87, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1211, -1, -1, -1, -1, 737, 1368, 88, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1212, -1, -1, -1, -1, 739, 1371, 89, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1212, -1, -1, -1, -1, 741, 1374, 90, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1212, -1, -1, -1, -1, 743, 1377, 91, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1212, -1, -1, -1, -1, 745, 1380, 92, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1213, -1, -1, -1, -1, 747, 1383, 93, 2, 3, 1, 34, 59, 0, 0, 13},  // ignore
    {1214, -1, -1, -1, -1, 749, 1386, 94, 2, 3, 1, 34, 59, 0, 0, 13},  // ignoreTouch
    {1216, -1, -1, -1, -1, 751, 1389, 95, 0, 1, 1, 34, 59, 0, 0, 13},  // reset
    {1217, -1, -1, -1, 1828, 751, 1390, 96, 1, 2, 1, 34, 59, 0, 0, 13},  // require
    {1219, -1, -1, -1, -1, 752, 1392, 97, 1, 2, 1, 34, 59, 0, 0, 13},  // requireGestureRecognizerToFail
    {1220, -1, -1, -1, -1, 753, 1394, 98, 1, 2, 1, 31, 59, 0, 0, 13},  // addGestureRecognizer
    {1221, -1, -1, -1, -1, 754, 1396, 99, 1, 2, 1, 31, 59, 0, 0, 13},  // removeGestureRecognizer
    {1222, -1, -1, -1, -1, 0, 1398, 100, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1223, -1, -1, -1, -1, 0, 1399, 101, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1224, -1, -1, -1, -1, 0, 1400, 102, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1225, -1, -1, -1, 1778, 0, 1401, 103, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1200, -1, -1, -1, -1, 755, 1402, 0, 1, 2, 1, 56, 9, 0, 0, 14},  // location
    {1201, -1, -1, -1, -1, 756, 1404, 1, 1, 2, 1, 56, 9, 0, 0, 14},  // locationInView
    {1232, -1, -1, -1, -1, 757, 1406, 2, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocation
    {1233, -1, -1, -1, -1, 758, 1408, 3, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocationInView
    {1234, 1226, -1, -1, -1, 0, 0, 4, 0, 0, 5, 56, 56, 0, 0, 14},  // Phase
    {1161, 1236, 1237, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1238, 1236, 1239, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1240, 1236, 1241, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1167, 1236, 1242, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1170, 1236, 1243, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {715, -1, -1, -1, -1, 759, 1410, 10, 0, 1, 1, 5, 59, 0, 0, 14},  // anyObject
    {1246, -1, -1, -1, -1, 759, 1411, 11, 1, 2, 1, 56, 4, 0, 0, 14},  // touches
    {1247, -1, -1, -1, -1, 760, 1413, 12, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForView
    {1248, -1, -1, -1, -1, 761, 1415, 13, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1249, -1, -1, -1, -1, 762, 1417, 14, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouches
    {1250, -1, -1, -1, -1, 763, 1419, 15, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1251, -1, -1, -1, -1, 764, 1421, 16, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouches
    {1252, -1, -1, -1, -1, 765, 1423, 17, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1253, -1, -1, -1, -1, 766, 1425, 18, 3, 3, 0, 0, 59, 0, 0, 14},  // drag
    {1253, -1, -1, -1, -1, 769, 1428, 19, 4, 4, 0, 0, 59, 0, 0, 14},  // drag
    {1256, -1, -1, -1, -1, 773, 1432, 20, 3, 3, 0, 0, 59, 0, 0, 14},  // fingers
    {1256, -1, -1, -1, -1, 776, 1435, 21, 4, 4, 0, 0, 59, 0, 0, 14},  // fingers
    {1257, -1, -1, -1, -1, 780, 1439, 22, 4, 4, 0, 0, 59, 0, 0, 14},  // pinch
    {1257, -1, -1, -1, -1, 784, 1443, 23, 5, 5, 0, 0, 59, 0, 1, 14},  // pinch
    {1258, -1, -1, -1, -1, 789, 1448, 24, 4, 4, 0, 0, 59, 0, 1, 14},  // twist
    {1260, -1, -1, -1, -1, 793, 1452, 25, 1, 1, 0, 0, 59, 0, 0, 14},  // tap
    {1260, -1, -1, -1, -1, 794, 1453, 26, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1260, -1, -1, -1, -1, 796, 1455, 27, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1260, -1, -1, -1, -1, 798, 1457, 28, 3, 3, 0, 0, 59, 0, 0, 14},  // tap
    {1262, -1, -1, -1, -1, 801, 1460, 29, 2, 2, 0, 0, 59, 0, 0, 14},  // press
    {1256, -1, -1, -1, -1, 803, 1462, 30, 2, 2, 0, 0, 59, 0, 0, 14},  // fingers
    {1264, -1, -1, -1, -1, 805, 1464, 31, 0, 0, 0, 0, 59, 0, 0, 14},  // lift
    {1265, -1, -1, -1, -1, 805, 1464, 32, 0, 0, 0, 0, 59, 0, 0, 14},  // cancel
    {1268, 233, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationOptions
    {1269, 233, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 56, 0, 0, 15},  // KeyframeAnimationOptions
    {1271, 233, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationCurve
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
    {838, -1, -1, -1, -1, 0, 1464, 63, 0, 1, 2, 43, 0, 0, 0, 15},  // rawValue
    {374, -1, -1, -1, -1, 0, 1465, 64, 0, 1, 2, 43, 2, 0, 0, 15},  // isEmpty
    {401, -1, -1, -1, -1, 805, 1466, 65, 1, 2, 1, 43, 2, 0, 0, 15},  // contains
    {707, -1, -1, -1, -1, 806, 1468, 66, 1, 2, 1, 43, 2, 0, 0, 15},  // isSuperset
    {706, -1, -1, -1, -1, 807, 1470, 67, 1, 2, 1, 43, 2, 0, 0, 15},  // isSubset
    {709, -1, -1, -1, -1, 808, 1472, 68, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSuperset
    {708, -1, -1, -1, -1, 809, 1474, 69, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSubset
    {710, -1, -1, -1, -1, 810, 1476, 70, 1, 2, 1, 43, 2, 0, 0, 15},  // isDisjoint
    {395, -1, -1, -1, -1, 811, 1478, 71, 1, 2, 1, 43, 42, 0, 0, 15},  // union
    {700, -1, -1, -1, -1, 812, 1480, 72, 1, 2, 1, 43, 59, 0, 0, 15},  // formUnion
    {101, -1, -1, -1, -1, 813, 1482, 73, 1, 2, 1, 43, 59, 0, 0, 15},  // insert
    {702, -1, -1, -1, -1, 814, 1484, 74, 1, 2, 1, 43, 42, 0, 0, 15},  // subtracting
    {703, -1, -1, -1, -1, 815, 1486, 75, 1, 2, 1, 43, 59, 0, 0, 15},  // subtract
    {102, -1, -1, -1, -1, 816, 1488, 76, 1, 2, 1, 43, 59, 0, 0, 15},  // remove
    {397, -1, -1, -1, -1, 817, 1490, 77, 1, 2, 1, 43, 42, 0, 0, 15},  // intersection
    {701, -1, -1, -1, -1, 818, 1492, 78, 1, 2, 1, 43, 59, 0, 0, 15},  // formIntersection
    {704, -1, -1, -1, -1, 819, 1494, 79, 1, 2, 1, 43, 42, 0, 0, 15},  // symmetricDifference
    {705, -1, -1, -1, -1, 820, 1496, 80, 1, 2, 1, 43, 59, 0, 0, 15},  // formSymmetricDifference
    {875, 233, -1, -1, -1, 821, 1498, 81, 0, 0, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {875, 233, -1, -1, -1, 821, 1498, 82, 1, 1, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {1268, 233, -1, -1, -1, 822, 1499, 83, 0, 0, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1268, 233, -1, -1, -1, 822, 1499, 84, 1, 1, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1269, 233, -1, -1, -1, 823, 1500, 85, 0, 0, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {1269, 233, -1, -1, -1, 823, 1500, 86, 1, 1, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {916, 239, -1, -1, -1, 824, 1501, 87, 0, 0, 4, 31, 39, 0, 0, 15},  // Event
    {916, 239, -1, -1, -1, 824, 1501, 88, 1, 1, 4, 31, 39, 0, 0, 15},  // Event
    {900, 239, -1, -1, -1, 825, 1502, 89, 0, 0, 4, 31, 40, 0, 0, 15},  // State
    {900, 239, -1, -1, -1, 825, 1502, 90, 1, 1, 4, 31, 40, 0, 0, 15},  // State
    {1154, 1153, -1, -1, -1, 826, 1503, 91, 0, 0, 4, 34, 35, 0, 0, 15},  // Direction
    {1154, 1153, -1, -1, -1, 826, 1503, 92, 1, 1, 4, 34, 35, 0, 0, 15},  // Direction
    {874, -1, -1, -1, -1, 827, 1504, 93, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {874, -1, -1, -1, -1, 827, 1504, 94, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1266, -1, -1, -1, -1, 828, 1505, 95, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1266, -1, -1, -1, -1, 828, 1505, 96, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1267, -1, -1, -1, -1, 829, 1506, 97, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1267, -1, -1, -1, -1, 829, 1506, 98, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1372, -1, -1, -1, -1, 830, 1507, 99, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1372, -1, -1, -1, -1, 830, 1507, 100, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1095, -1, -1, -1, -1, 831, 1508, 101, 0, 0, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1095, -1, -1, -1, -1, 831, 1508, 102, 1, 1, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1373, -1, -1, -1, -1, 832, 1509, 0, 1, 1, 0, 0, 59, 0, 0, 16},  // advance
    {1374, -1, -1, -1, -1, 833, 1510, 1, 0, 0, 0, 0, 59, 0, 0, 16},  // run
    {1375, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1376, -1, -1, -1, -1, 833, 1510, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1377, -1, -1, -1, -1, 833, 1510, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1381, 1377, -1, -1, -1, 834, 1511, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1377, -1, -1, -1, -1, 835, 1512, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1378, -1, -1, -1, -1, 839, 1516, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1378, -1, -1, -1, -1, 841, 1518, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1379, -1, -1, -1, -1, 842, 1519, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1379, -1, -1, -1, -1, 843, 1520, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1379, -1, -1, -1, -1, 845, 1522, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1379, -1, -1, -1, -1, 851, 1526, 12, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1379, -1, -1, -1, -1, 856, 1528, 13, 3, 3, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 859, 1531, 14, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1199, -1, -1, -1, -1, 860, 1533, 15, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1383, -1, -1, -1, -1, 0, 1535, 16, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1384, -1, -1, -1, -1, 0, 1536, 17, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1332, 1380, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1328, 1380, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1330, 1380, -1, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1326, 1380, -1, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1393, 1380, -1, -1, -1, 861, 1537, 22, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1396, -1, -1, -1, -1, 863, 1539, 23, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1397, 233, -1, -1, -1, 868, 1542, 0, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 873, 1544, 1, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 879, 1547, 2, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 886, 1550, 3, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 894, 1554, 4, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 903, 1558, 5, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 913, 1563, 6, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 924, 1568, 7, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 936, 1574, 8, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 949, 1580, 9, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1405, 233, -1, -1, -1, 958, 1587, 10, 2, 2, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1405, 233, -1, -1, -1, 963, 1589, 11, 3, 3, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1405, 233, -1, -1, -1, 970, 1592, 12, 4, 4, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1405, 233, -1, -1, -1, 979, 1596, 13, 5, 5, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1405, 233, -1, -1, -1, 991, 1601, 14, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1397, 233, -1, -1, -1, 1000, 1608, 15, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1005, 1610, 16, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1011, 1613, 17, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1018, 1616, 18, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1025, 1620, 19, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1032, 1623, 20, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1040, 1627, 21, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1049, 1631, 22, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1057, 1636, 23, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1064, 1639, 24, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1072, 1643, 25, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1081, 1647, 26, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1091, 1652, 27, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1102, 1657, 28, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1112, 1663, 29, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1121, 1667, 30, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1130, 1672, 31, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1139, 1676, 32, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1149, 1681, 33, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1160, 1686, 34, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1171, 1692, 35, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1182, 1697, 36, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1194, 1703, 37, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 233, -1, -1, -1, 1207, 1709, 38, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1407, 233, -1, -1, -1, 1221, 1716, 39, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithSpringDuration
    {1408, 233, -1, -1, -1, 1231, 1723, 40, 3, 3, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1408, 233, -1, -1, -1, 1238, 1726, 41, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1408, 233, -1, -1, -1, 1246, 1730, 42, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1408, 233, -1, -1, -1, 1255, 1734, 43, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1409, 233, -1, -1, -1, 1265, 1739, 44, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframesWithDuration
    {1410, 233, -1, -1, -1, 1273, 1744, 45, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframe
    {1413, 233, -1, -1, -1, 1279, 1747, 46, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1414, 233, -1, -1, -1, 1282, 1750, 47, 3, 3, 4, 31, 59, 0, 0, 17},  // modifyAnimations
    {1417, 1418, -1, -1, -1, 1290, 1753, 48, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1417, 1418, -1, -1, -1, 1299, 1758, 49, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1417, 1418, -1, -1, -1, 1307, 1762, 50, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1417, 1418, -1, -1, -1, 1314, 1766, 51, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1419, 233, -1, -1, -1, 1317, 1769, 52, 2, 2, 4, 31, 59, 0, 0, 17},  // beginAnimations
    {1421, 233, -1, -1, -1, 1319, 1771, 53, 0, 0, 4, 31, 59, 0, 0, 17},  // commitAnimations
    {1422, 233, -1, -1, -1, 1319, 1771, 54, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDuration
    {1423, 233, -1, -1, -1, 1320, 1772, 55, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelay
    {1424, 233, -1, -1, -1, 1321, 1773, 56, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatCount
    {1425, 233, -1, -1, -1, 1322, 1774, 57, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1426, 233, -1, -1, -1, 1323, 1775, 58, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1427, 233, -1, -1, -1, 1324, 1776, 59, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationCurve
    {1428, 233, -1, -1, -1, 1325, 1777, 60, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelegate
    {1429, 233, -1, -1, -1, 1326, 1778, 61, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStop
    {1430, 233, -1, -1, -1, 1327, 1779, 62, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStopSelector
    {1055, 1431, -1, -1, -1, 0, 0, 63, 0, 0, 5, 52, 51, 0, 0, 17},  // main
    {1434, 1431, -1, -1, -1, 0, 0, 64, 0, 0, 5, 52, 51, 0, 0, 17},  // background
    {1435, 1431, -1, -1, -1, 1328, 1780, 65, 0, 0, 4, 52, 51, 0, 0, 17},  // global
    {1435, 1431, -1, -1, -1, 1328, 1780, 66, 1, 1, 4, 52, 51, 0, 0, 17},  // global
    {1431, -1, -1, -1, -1, 1329, 1781, 67, 1, 1, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1431, -1, -1, -1, -1, 1330, 1782, 68, 2, 2, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1437, -1, -1, -1, -1, 1332, 1784, 69, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1437, -1, -1, -1, -1, 1333, 1786, 70, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1439, -1, -1, -1, -1, 1334, 1788, 71, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1439, -1, -1, -1, -1, 1335, 1790, 72, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1440, -1, -1, -1, -1, 1336, 1792, 73, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1440, -1, -1, -1, -1, 1338, 1795, 74, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1442, -1, -1, -1, -1, 1340, 1798, 75, 2, 2, 0, 0, 59, 0, 0, 17},  // dispatch_async
    {1443, -1, -1, -1, -1, 1342, 1800, 76, 3, 3, 0, 0, 59, 0, 0, 17},  // dispatch_after
    {1444, -1, -1, -1, -1, 1345, 1803, 77, 0, 0, 0, 0, 51, 0, 0, 17},  // dispatch_get_main_queue
    {1375, 1432, -1, -1, -1, 1345, 1803, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1263, 1433, -1, -1, -1, 1345, 1803, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1445, 1433, -1, -1, -1, 1346, 1804, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1446, 1433, -1, -1, -1, 1347, 1805, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1447, 1433, -1, -1, -1, 1348, 1806, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1448, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1449, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1450, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1451, -1, -1, -1, -1, 1349, 1807, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1452, 233, -1, -1, -1, 1352, 1809, 87, 1, 1, 4, 31, 59, 0, 0, 17},  // performWithoutAnimation
    {1453, 233, -1, -1, -1, 1353, 1810, 88, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationsEnabled
    {1454, 233, -1, -1, -1, 1354, 1811, 89, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1454, 233, -1, -1, -1, 0, 0, 90, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1455, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1455, -1, -1, -1, -1, 1354, 1811, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1457, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1457, -1, -1, -1, -1, 1355, 1812, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1458, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1458, -1, -1, -1, -1, 1356, 1813, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1459, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1456, -1, -1, -1, -1, 0, 1814, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1460, -1, -1, -1, -1, 0, 1815, 8, 0, 1, 2, 38, 59, 0, 1, 18},  // fromValue
    {1461, -1, -1, -1, -1, 0, 1816, 9, 0, 1, 2, 38, 59, 0, 1, 18},  // toValue
    {1462, -1, -1, -1, -1, 0, 1817, 10, 0, 1, 2, 38, 59, 0, 1, 18},  // byValue
    {682, -1, -1, -1, -1, 0, 1818, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1463, -1, -1, -1, -1, 0, 1819, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1464, -1, -1, -1, -1, 0, 1820, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1465, -1, -1, -1, -1, 0, 1821, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1466, -1, -1, -1, -1, 0, 1822, 15, 0, 1, 2, 38, 47, 0, 0, 18},  // calculationMode
    {1467, -1, -1, -1, -1, 0, 1823, 16, 0, 1, 2, 38, 4, 0, 0, 18},  // tensionValues
    {1468, -1, -1, -1, -1, 0, 1824, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // continuityValues
    {1469, -1, -1, -1, -1, 0, 1825, 18, 0, 1, 2, 38, 4, 0, 0, 18},  // biasValues
    {1470, -1, -1, -1, -1, 0, 1826, 19, 0, 1, 2, 38, 59, 0, 0, 18},  // rotationMode
    {1399, -1, -1, -1, -1, 0, 1827, 20, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1471, -1, -1, -1, -1, 0, 1828, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1472, -1, -1, -1, -1, 0, 1829, 22, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1473, -1, -1, -1, -1, 0, 1830, 23, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1474, -1, -1, -1, -1, 0, 1831, 24, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1388, -1, -1, -1, -1, 0, 1832, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1389, -1, -1, -1, -1, 0, 1833, 26, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1390, -1, -1, -1, -1, 0, 1834, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1387, -1, -1, -1, -1, 0, 1835, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1475, -1, -1, -1, -1, 0, 1836, 29, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1391, -1, -1, -1, -1, 0, 1837, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1476, -1, -1, -1, -1, 0, 1838, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1477, -1, -1, -1, -1, 0, 1839, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1478, -1, -1, -1, -1, 0, 1840, 33, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1479, -1, -1, -1, -1, 0, 1841, 34, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1480, -1, -1, -1, -1, 0, 1842, 35, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1416, -1, -1, -1, -1, 0, 1843, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1481, -1, -1, -1, -1, 0, 1844, 37, 0, 1, 2, 38, 46, 0, 0, 18},  // fillMode
    {1482, -1, -1, -1, -1, 0, 1845, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1483, -1, -1, -1, -1, 0, 1846, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {873, -1, -1, -1, -1, 0, 1847, 40, 0, 1, 2, 38, 59, 0, 0, 18},  // delegate
    {1484, -1, -1, -1, 1825, 0, 1848, 41, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {791, -1, -1, -1, -1, 0, 1849, 42, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1485, -1, -1, -1, -1, 0, 1850, 43, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1457, -1, -1, -1, -1, 1357, 1851, 44, 2, 2, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1486, -1, -1, -1, -1, 0, 1853, 45, 0, 1, 2, 38, 0, 0, 0, 18},  // perceptualDuration
    {1392, -1, -1, -1, -1, 0, 1854, 46, 0, 1, 2, 38, 0, 0, 0, 18},  // bounce
    {1418, -1, -1, -1, -1, 1359, 1855, 47, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1362, 1855, 48, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1367, 1858, 49, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1372, 1860, 50, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1377, 1863, 51, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1383, 1865, 52, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1390, 1869, 53, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1395, 1872, 54, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1489, -1, -1, -1, -1, 1397, 1874, 55, 0, 1, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1489, -1, -1, -1, 1821, 1397, 1875, 56, 1, 2, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1491, -1, -1, -1, -1, 1398, 1877, 57, 0, 1, 1, 38, 59, 0, 0, 18},  // pauseAnimation
    {1492, -1, -1, -1, -1, 1398, 1878, 58, 1, 2, 1, 38, 59, 0, 0, 18},  // stopAnimation
    {1493, -1, -1, -1, 1822, 1399, 1880, 59, 1, 2, 1, 38, 59, 0, 0, 18},  // finishAnimation
    {1494, -1, -1, -1, 1823, 1400, 1882, 60, 2, 3, 1, 38, 59, 0, 0, 18},  // continueAnimation
    {1497, -1, -1, -1, -1, 1402, 1885, 61, 1, 2, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1497, -1, -1, -1, -1, 1403, 1887, 62, 2, 3, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1499, -1, -1, -1, -1, 1405, 1890, 63, 1, 2, 1, 38, 59, 0, 0, 18},  // addCompletion
    {583, -1, -1, -1, -1, 0, 1892, 64, 0, 1, 2, 38, 48, 0, 0, 18},  // state
    {1500, -1, -1, -1, 1824, 0, 1893, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1401, -1, -1, -1, -1, 0, 1894, 66, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1488, -1, -1, -1, -1, 0, 1895, 67, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1501, -1, -1, -1, -1, 0, 1896, 68, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1502, -1, -1, -1, 578, 0, 1897, 69, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1503, -1, -1, -1, -1, 0, 1898, 70, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1504, -1, -1, -1, -1, 0, 1899, 71, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {838, -1, -1, -1, -1, 0, 1900, 72, 0, 1, 2, 49, 0, 0, 0, 18},  // rawValue
    {838, -1, -1, -1, -1, 0, 1901, 73, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {1507, -1, -1, -1, 1792, 1406, 1902, 74, 2, 3, 1, 32, 59, 0, 0, 18},  // add
    {1508, -1, -1, -1, 1793, 1408, 1905, 75, 1, 2, 1, 32, 59, 0, 0, 18},  // removeAnimation
    {1509, -1, -1, -1, 1829, 1409, 1907, 76, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1510, -1, -1, -1, -1, 1410, 1909, 77, 0, 1, 1, 32, 59, 0, 0, 18},  // removeAllAnimations
    {1511, -1, -1, -1, -1, 1410, 1910, 78, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1832, 1410, 1911, 79, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1513, -1, -1, -1, 1833, 1411, 1913, 80, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1832, 1413, 1916, 81, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1513, -1, -1, -1, 1833, 1414, 1918, 82, 2, 3, 1, 31, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1830, 1416, 1921, 83, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1513, -1, -1, -1, 1831, 1417, 1923, 84, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {1513, -1, -1, -1, 1831, 1419, 1926, 85, 2, 3, 1, 38, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1830, 1421, 1929, 86, 1, 2, 1, 38, 59, 0, 0, 18},  // value
    {1476, -1, -1, -1, -1, 0, 1931, 87, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1477, -1, -1, -1, -1, 0, 1932, 88, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1478, -1, -1, -1, -1, 0, 1933, 89, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1514, -1, -1, -1, 1787, 1422, 1934, 90, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1514, -1, -1, -1, 1788, 1424, 1937, 91, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1516, 1515, -1, -1, -1, 1426, 1940, 92, 0, 0, 4, 51, 59, 0, 0, 18},  // begin
    {1517, 1515, -1, -1, -1, 1426, 1940, 93, 0, 0, 4, 51, 59, 0, 0, 18},  // commit
    {1518, 1515, -1, -1, -1, 1426, 1940, 94, 0, 0, 4, 51, 59, 0, 0, 18},  // flush
    {1422, 1515, -1, -1, -1, 1426, 1940, 95, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationDuration
    {1519, 1515, -1, -1, -1, 1427, 1941, 96, 1, 1, 4, 51, 59, 0, 0, 18},  // setDisableActions
    {1520, 1515, -1, -1, -1, 1428, 1942, 97, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationTimingFunction
    {1521, 1515, -1, -1, -1, 1429, 1943, 98, 1, 1, 4, 51, 59, 0, 0, 18},  // setCompletionBlock
    {1513, 1515, -1, -1, -1, 1430, 1944, 99, 2, 2, 4, 51, 59, 0, 0, 18},  // setValue
    {1522, -1, -1, -1, -1, 0, 0, 100, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1523, -1, -1, -1, -1, 0, 0, 101, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1524, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1525, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1526, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1527, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1528, -1, -1, -1, -1, 1432, 1946, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1528, -1, -1, -1, -1, 1433, 1947, 107, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1531, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1532, -1, -1, -1, -1, 1434, 1948, 109, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1533, -1, -1, -1, -1, 1437, 1951, 110, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1534, -1, -1, -1, -1, 1440, 1954, 111, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1535, -1, -1, -1, -1, 1441, 1955, 112, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1536, -1, -1, -1, -1, 1445, 1959, 113, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1537, -1, -1, -1, -1, 1449, 1963, 114, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1538, -1, -1, -1, -1, 1454, 1968, 115, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1530, -1, -1, -1, -1, 1458, 1972, 116, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1548, -1, -1, -1, -1, 1474, 1988, 117, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1549, -1, -1, -1, -1, 1476, 1990, 118, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1550, -1, -1, -1, -1, 1477, 1991, 119, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1551, -1, -1, -1, -1, 1478, 1992, 120, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1552, -1, -1, -1, -1, 1479, 1993, 121, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1553, -1, -1, -1, -1, 1480, 1994, 122, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {149, -1, -1, -1, -1, 1482, 1996, 0, 1, 1, 0, 0, 59, 1, 0, 19},  // print
    {149, -1, -1, -1, -1, 1483, 1997, 1, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {149, -1, -1, -1, -1, 1485, 1999, 2, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {149, -1, -1, -1, -1, 1487, 2001, 3, 3, 3, 0, 0, 59, 1, 0, 19},  // print
    {1555, -1, -1, -1, -1, 1490, 2004, 4, 1, 1, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1555, -1, -1, -1, -1, 1491, 2005, 5, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1555, -1, -1, -1, -1, 1493, 2007, 6, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1555, -1, -1, -1, -1, 1495, 2009, 7, 3, 3, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1556, -1, -1, -1, -1, 1498, 2012, 8, 0, 0, 0, 0, 59, 0, 0, 19},  // fatalError
    {1557, -1, -1, -1, -1, 1498, 2012, 9, 0, 0, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1558, -1, -1, -1, -1, 1498, 2012, 10, 0, 0, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1556, -1, -1, -1, -1, 1498, 2012, 11, 1, 1, 0, 0, 59, 0, 0, 19},  // fatalError
    {1557, -1, -1, -1, -1, 1499, 2013, 12, 1, 1, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1558, -1, -1, -1, -1, 1500, 2014, 13, 1, 1, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1559, -1, -1, -1, -1, 1501, 2015, 14, 1, 1, 0, 0, 59, 0, 0, 19},  // assert
    {1560, -1, -1, -1, -1, 1502, 2016, 15, 1, 1, 0, 0, 59, 0, 0, 19},  // precondition
    {1561, -1, -1, -1, -1, 1503, 2017, 16, 1, 1, 0, 0, 59, 0, 0, 19},  // NSParameterAssert
    {1559, -1, -1, -1, -1, 1504, 2018, 17, 2, 2, 0, 0, 59, 0, 0, 19},  // assert
    {1560, -1, -1, -1, -1, 1506, 2020, 18, 2, 2, 0, 0, 59, 0, 0, 19},  // precondition
    {1562, -1, -1, -1, -1, 1508, 2022, 19, 1, 1, 0, 0, 59, 1, 0, 19},  // NSAssert
    {1563, -1, -1, -1, -1, 1509, 2023, 20, 1, 1, 0, 0, 59, 1, 0, 19},  // NSCAssert
    {1564, -1, -1, -1, -1, 1510, 2024, 21, 1, 1, 0, 0, 59, 0, 0, 19},  // Optional
    {1565, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1566, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1567, -1, -1, -1, -1, 1511, 2025, 24, 1, 1, 0, 0, 59, 0, 0, 19},  // convention
    {1568, -1, -1, -1, -1, 1512, 2026, 25, 1, 1, 0, 0, 57, 1, 0, 19},  // plot
    {1568, -1, -1, -1, -1, 1513, 2027, 26, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1568, -1, -1, -1, -1, 1515, 2029, 27, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1569, -1, -1, -1, -1, 1517, 2031, 28, 1, 1, 0, 0, 58, 1, 0, 19},  // describe
    {1569, -1, -1, -1, -1, 1518, 2032, 29, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1569, -1, -1, -1, -1, 1520, 2034, 30, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1570, -1, -1, -1, -1, 1522, 2036, 31, 1, 1, 0, 0, 57, 1, 0, 19},  // film
    {1570, -1, -1, -1, -1, 1523, 2037, 32, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1570, -1, -1, -1, -1, 1525, 2039, 33, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1570, -1, -1, -1, -1, 1527, 2041, 34, 3, 3, 0, 0, 57, 1, 0, 19},  // film
    {1572, -1, -1, -1, -1, 1530, 2044, 35, 1, 1, 0, 0, 57, 1, 0, 19},  // strip
    {1572, -1, -1, -1, -1, 1531, 2045, 36, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1572, -1, -1, -1, -1, 1533, 2047, 37, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1572, -1, -1, -1, -1, 1535, 2049, 38, 3, 3, 0, 0, 57, 1, 0, 19},  // strip
    {1573, -1, -1, -1, -1, 1538, 2052, 39, 1, 1, 0, 0, 57, 0, 0, 19},  // grid
    {1574, -1, -1, -1, -1, 1539, 2053, 40, 1, 1, 0, 0, 58, 0, 0, 19},  // why
    {1575, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1576, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1577, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1578, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1579, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1580, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1581, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1582, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {431, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1583, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1584, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1585, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1586, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1587, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1588, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1589, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1590, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {184, -1, -1, -1, -1, 1540, 2054, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1541, 2055, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1542, 2056, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1543, 2057, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1544, 2058, 21, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1545, 2059, 22, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1546, 2060, 23, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1528, -1, -1, -1, -1, 1547, 2061, 24, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1548, 2062, 25, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1549, 2063, 26, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1550, 2064, 27, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1551, 2065, 28, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1552, 2066, 29, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1553, 2067, 30, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1554, 2068, 31, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1555, 2069, 32, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1556, 2070, 33, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {651, -1, -1, -1, -1, 0, 2071, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {652, -1, -1, -1, -1, 0, 2072, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {654, -1, -1, -1, -1, 0, 2073, 36, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {653, -1, -1, -1, -1, 0, 2074, 37, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1597, -1, -1, -1, -1, 0, 2075, 38, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1597, -1, -1, -1, -1, 0, 2076, 39, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1598, -1, -1, -1, 1800, 0, 2077, 40, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1599, -1, -1, -1, 1801, 0, 2078, 41, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1600, -1, -1, -1, 1802, 0, 2079, 42, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1601, -1, -1, -1, 1803, 0, 2080, 43, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1602, -1, -1, -1, 1804, 0, 2081, 44, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {150, -1, -1, -1, -1, 1557, 2082, 45, 1, 1, 0, 0, 59, 1, 0, 20},  // NSLog
    {1603, -1, -1, -1, -1, 1558, 2083, 46, 1, 1, 0, 0, 59, 1, 0, 20},  // printf
    {1604, -1, -1, -1, -1, 1559, 2084, 47, 1, 1, 0, 0, 59, 0, 0, 20},  // puts
    {210, -1, -1, -1, -1, 1560, 2085, 48, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {207, -1, -1, -1, -1, 1561, 2086, 49, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {207, -1, -1, -1, -1, 1562, 2087, 50, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1606, -1, -1, -1, -1, 1564, 2089, 51, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1607, -1, -1, -1, -1, 1565, 2091, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1608, -1, -1, -1, -1, 1566, 2093, 53, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1609, -1, -1, -1, -1, 1567, 2095, 54, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1610, -1, -1, -1, -1, 1568, 2097, 55, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1611, -1, -1, -1, -1, 1569, 2099, 56, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {604, -1, -1, -1, -1, 1570, 2101, 57, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1612, -1, -1, -1, -1, 1571, 2103, 58, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {210, -1, -1, -1, -1, 1572, 2105, 59, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {217, -1, -1, -1, -1, 1573, 2106, 60, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {217, -1, -1, -1, -1, 1574, 0, 61, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {210, -1, -1, -1, -1, 1574, 0, 62, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1613, -1, -1, -1, -1, 0, 2107, 63, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1613, -1, -1, -1, -1, 0, 2108, 64, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1614, -1, -1, -1, -1, 1574, 2109, 65, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1615, -1, -1, -1, -1, 1576, 2111, 66, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1200, -1, -1, -1, -1, 0, 2112, 67, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {319, -1, -1, -1, -1, 0, 2113, 68, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1616, -1, -1, -1, -1, 1577, 2114, 69, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1617, -1, -1, -1, -1, 1578, 2116, 70, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingSelector
    {1618, -1, -1, -1, -1, 1579, 2118, 71, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingComparator
    {1619, -1, -1, -1, -1, 1580, 2120, 72, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1620, -1, -1, -1, -1, 1581, 2122, 73, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {1621, -1, -1, -1, -1, 1582, 2124, 74, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoined
    {692, -1, -1, -1, -1, 1583, 2126, 75, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1622, -1, -1, -1, -1, 1584, 2128, 76, 1, 2, 1, 7, 59, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1623, -1, -1, -1, -1, 1585, 0, 77, 0, 0, 0, 0, 59, 0, 0, 20},  // NSNull
    {215, -1, -1, -1, -1, 1585, 2130, 78, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1625, -1, 1631, -1, -1, 1586, 2131, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1629, -1, -1, -1, -1, 1586, 2131, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1586, 2131, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1587, 2132, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1589, 2134, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1590, 2135, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1591, 2136, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1636, -1, -1, -1, -1, 1592, 2137, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1626, -1, -1, -1, -1, 1594, 2139, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1637, -1, -1, -1, -1, 1596, 2141, 9, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathRelease
    {1626, -1, -1, -1, -1, 1597, 2142, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1639, -1, -1, -1, -1, 1599, 2144, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1640, -1, -1, -1, -1, 1601, 2146, 12, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddEllipseInRect
    {1641, -1, -1, -1, -1, 0, 2149, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1114, -1, -1, -1, -1, 0, 2150, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1642, -1, -1, -1, -1, 0, 2151, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1643, -1, -1, -1, -1, 0, 2152, 16, 0, 1, 2, 33, 59, 0, 0, 21},  // lineCapStyle
    {1644, -1, -1, -1, -1, 0, 2153, 17, 0, 1, 2, 33, 59, 0, 0, 21},  // lineJoinStyle
    {1645, -1, -1, -1, -1, 1604, 2154, 18, 3, 4, 1, 33, 59, 0, 0, 21},  // setLineDash
    {1649, -1, -1, -1, -1, 1607, 2158, 19, 1, 2, 1, 33, 59, 0, 0, 21},  // applyWithBlock
    {1650, -1, -1, -1, -1, 1608, 2160, 20, 0, 1, 1, 33, 59, 0, 0, 21},  // removeAllPoints
    {1651, -1, -1, -1, -1, 1608, 2161, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1652, 1372, 1653, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1654, 1372, 1655, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1656, 1372, 1657, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1658, 1372, 1659, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1660, 1372, 1661, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1626, -1, -1, -1, -1, 1609, 2162, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1664, -1, -1, -1, -1, 1613, 2166, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1629, -1, -1, -1, -1, 1617, 2170, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1667, -1, -1, -1, 1671, 1620, 2173, 30, 1, 2, 1, 33, 59, 0, 0, 21},  // move
    {1667, -1, -1, -1, -1, 1621, 2175, 31, 2, 3, 1, 33, 59, 0, 0, 21},  // move
    {1668, -1, -1, -1, 1672, 1623, 2178, 32, 1, 2, 1, 33, 59, 0, 0, 21},  // addLine
    {1668, -1, -1, -1, -1, 1624, 2180, 33, 2, 3, 1, 33, 59, 0, 0, 21},  // addLine
    {1669, -1, -1, -1, -1, 1626, 2183, 34, 1, 2, 1, 33, 59, 0, 0, 21},  // addLines
    {1669, -1, -1, -1, -1, 1627, 2185, 35, 2, 3, 1, 33, 59, 0, 0, 21},  // addLines
    {1673, -1, -1, -1, -1, 1631, 2188, 36, 1, 2, 1, 33, 59, 0, 0, 21},  // addRect
    {1673, -1, -1, -1, -1, 1632, 2190, 37, 2, 3, 1, 33, 59, 0, 0, 21},  // addRect
    {1674, -1, -1, -1, -1, 1634, 2193, 38, 1, 2, 1, 33, 59, 0, 0, 21},  // addRects
    {1674, -1, -1, -1, -1, 1635, 2195, 39, 2, 3, 1, 33, 59, 0, 0, 21},  // addRects
    {1675, -1, -1, -1, -1, 1637, 2198, 40, 1, 2, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1675, -1, -1, -1, -1, 1638, 2200, 41, 2, 3, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1676, -1, -1, -1, -1, 1640, 2203, 42, 3, 4, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {1676, -1, -1, -1, -1, 1643, 2207, 43, 4, 5, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {100, -1, -1, -1, 1678, 1647, 2212, 44, 1, 2, 1, 33, 59, 0, 0, 21},  // append
    {1677, -1, -1, -1, -1, 1648, 2214, 45, 1, 2, 1, 33, 59, 0, 0, 21},  // addPath
    {1677, -1, -1, -1, -1, 1649, 2216, 46, 2, 3, 1, 33, 59, 0, 0, 21},  // addPath
    {1679, -1, -1, -1, 1680, 1652, 2219, 47, 1, 2, 1, 33, 59, 0, 0, 21},  // apply
    {1681, -1, -1, -1, 1685, 1654, 2221, 48, 0, 1, 1, 33, 59, 0, 0, 21},  // closeSubpath
    {849, -1, -1, -1, -1, 1654, 2222, 49, 0, 1, 1, 33, 59, 0, 0, 21},  // close
    {1682, -1, -1, -1, -1, 1654, 2223, 50, 0, 1, 1, 33, 59, 0, 0, 21},  // fill
    {1683, -1, -1, -1, -1, 1654, 2224, 51, 0, 1, 1, 33, 59, 0, 0, 21},  // stroke
    {1684, -1, -1, -1, -1, 1654, 2225, 52, 0, 1, 1, 33, 59, 0, 0, 21},  // addClip
    {1686, -1, -1, -1, -1, 1654, 2226, 53, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddRect
    {1687, -1, -1, -1, -1, 1657, 2229, 54, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathMoveToPoint
    {1688, -1, -1, -1, -1, 1661, 2233, 55, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLineToPoint
    {1689, -1, -1, -1, -1, 1665, 2237, 56, 5, 5, 0, 0, 59, 0, 0, 21},  // CGPathAddRoundedRect
    {1690, -1, -1, -1, -1, 1670, 2242, 57, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLines
    {1691, -1, -1, -1, -1, 1674, 2246, 58, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddRects
    {1692, -1, -1, -1, -1, 1678, 2250, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1693, -1, -1, -1, -1, 1680, 2252, 60, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddPath
    {1694, -1, -1, -1, -1, 1683, 2255, 61, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathCloseSubpath
    {1695, -1, -1, -1, 1701, 1684, 2256, 62, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1695, -1, -1, -1, -1, 1687, 2260, 63, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1695, -1, -1, -1, -1, 1690, 2264, 64, 4, 5, 1, 33, 59, 0, 0, 21},  // addCurve
    {1698, -1, -1, -1, 1702, 1694, 2269, 65, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1698, -1, -1, -1, -1, 1696, 2272, 66, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1698, -1, -1, -1, -1, 1698, 2275, 67, 3, 4, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1703, -1, -1, -1, 1711, 1706, 2279, 68, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1703, -1, -1, -1, -1, 1711, 2285, 69, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1703, -1, -1, -1, -1, 1716, 2291, 70, 6, 7, 1, 33, 59, 0, 1, 21},  // addArc
    {1708, -1, -1, -1, -1, 1722, 2298, 71, 4, 5, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1708, -1, -1, -1, -1, 1726, 2303, 72, 5, 6, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1629, -1, -1, -1, -1, 1731, 2309, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1703, -1, -1, -1, -1, 1741, 2314, 74, 3, 4, 1, 33, 59, 0, 0, 21},  // addArc
    {1703, -1, -1, -1, -1, 1744, 2318, 75, 4, 5, 1, 33, 59, 0, 0, 21},  // addArc
    {1714, -1, -1, -1, -1, 1748, 2323, 76, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddArcToPoint
    {1715, -1, -1, -1, -1, 1755, 2330, 77, 8, 8, 0, 0, 59, 0, 0, 21},  // CGPathAddCurveToPoint
    {1716, -1, -1, -1, -1, 1763, 2338, 78, 6, 6, 0, 0, 59, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1717, -1, -1, -1, -1, 1769, 2344, 79, 8, 8, 0, 0, 59, 0, 1, 21},  // CGPathAddArc
    {1718, -1, -1, -1, -1, 1777, 2352, 80, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddRelativeArc
    {1719, -1, -1, -1, -1, 0, 2359, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {780, -1, -1, -1, -1, 0, 2360, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1720, -1, -1, -1, -1, 0, 2361, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {374, -1, -1, -1, -1, 0, 2362, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1721, -1, -1, -1, -1, 0, 2363, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1635, -1, -1, -1, 1626, 0, 2364, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1722, -1, -1, -1, -1, 1784, 2365, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1723, -1, -1, -1, -1, 1785, 2366, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1724, -1, -1, -1, -1, 1786, 2367, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1725, -1, -1, -1, -1, 1787, 2368, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1726, -1, -1, -1, -1, 1787, 2369, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1725, -1, -1, -1, -1, 1787, 2370, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1726, -1, -1, -1, -1, 1788, 2372, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1728, -1, -1, -1, 1729, 1789, 2374, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1730, -1, -1, -1, -1, 1789, 2375, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1731, -1, -1, -1, -1, 1790, 2376, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1732, -1, -1, -1, -1, 1791, 2377, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1733, -1, -1, -1, -1, 1793, 2379, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1735, 1734, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1736, 1734, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1737, -1, -1, -1, -1, 0, 2381, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {401, -1, -1, -1, 1738, 1795, 2382, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {401, -1, -1, -1, -1, 1796, 2384, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {401, -1, -1, -1, -1, 1798, 2387, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {401, -1, -1, -1, -1, 1800, 2390, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1739, -1, -1, -1, -1, 1804, 2394, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1463, -1, -1, -1, -1, 0, 2398, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1740, -1, -1, -1, -1, 0, 2399, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1741, -1, -1, -1, -1, 0, 2400, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1641, -1, -1, -1, -1, 0, 2401, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1742, -1, -1, -1, -1, 0, 2402, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1743, -1, -1, -1, -1, 0, 2403, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1744, -1, -1, -1, -1, 0, 2404, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1746, 1745, 1747, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {115, 1745, 1748, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1749, 1745, 1750, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {725, -1, -1, -1, 730, 0, 2405, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {334, -1, 1751, -1, -1, 1808, 2406, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {332, -1, 1752, -1, -1, 1809, 2407, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {324, -1, 1753, -1, -1, 1810, 2408, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {318, -1, 1754, -1, -1, 1811, 2409, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {132, -1, 1755, -1, -1, 1812, 2410, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1756, -1, -1, -1, -1, 1813, 2411, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1757, -1, -1, -1, -1, 1814, 2412, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1592, 278, -1, -1, -1, 1815, 2413, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1593, 278, -1, -1, -1, 1816, 2414, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1594, 278, -1, -1, -1, 1817, 2415, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1595, 278, -1, -1, -1, 1818, 2416, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1596, 278, -1, -1, -1, 1819, 2417, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1758, -1, -1, -1, -1, 1820, 2418, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {132, -1, -1, -1, -1, 1821, 2419, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {132, -1, -1, -1, -1, 1823, 2421, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1682, 1759, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1760, 1759, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1761, 1759, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1762, 1759, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1763, 1759, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1764, 1759, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {132, -1, -1, -1, -1, 1826, 2424, 8, 1, 1, 0, 0, 59, 0, 0, 23},  // transform
    {1766, -1, -1, -1, -1, 1827, 2425, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {401, -1, -1, -1, -1, 1828, 2426, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {378, -1, -1, -1, -1, 1830, 2428, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1756, -1, -1, -1, -1, 0, 2430, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1757, -1, -1, -1, -1, 0, 2431, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1767, -1, -1, -1, -1, 0, 2432, 2, 0, 1, 2, 15, 58, 0, 0, 24},  // latex
    {1767, -1, -1, -1, -1, 0, 2433, 3, 0, 1, 2, 16, 58, 0, 0, 24},  // latex
    {1768, -1, -1, -1, -1, 1831, 2434, 4, 1, 1, 0, 0, 58, 0, 0, 24},  // swiftCode
    {1769, -1, -1, -1, -1, 1832, 2435, 0, 1, 1, 0, 0, 58, 0, 0, 25},  // explain
    {1769, -1, -1, -1, -1, 1833, 2436, 1, 2, 2, 0, 0, 58, 0, 0, 25},  // explain
    {604, -1, -1, -1, -1, 1835, 2438, 2, 2, 2, 0, 0, 58, 0, 0, 25},  // compare
    {604, -1, -1, -1, -1, 1837, 2440, 3, 3, 3, 0, 0, 58, 0, 0, 25},  // compare
    {972, -1, -1, -1, 1834, 1901, 2443, 0, 1, 2, 1, 32, 37, 0, 0, 26},  // action
    {1835, -1, -1, -1, -1, 1903, 2445, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1837, -1, -1, -1, -1, 1904, 2446, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1838, -1, -1, -1, -1, 1905, 2447, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    135, 246, 247, 136, 248, 249, 251, 252, 255, 252, 256, -1, -1, 259, -1, 259, -1, -1, 259, 261, 252, 261,
    252, -1, 261, 252, 261, 252, 269, -1, -1, -1, -1, 7, -1, 293, 294, 299, 300, 301, 302, -1, 261, 252, -1,
    310, -1, -1, -1, -1, 315, 316, -1, -1, 321, 322, -1, -1, -1, -1, -1, 261, 252, 321, 322, 296, 324, -1,
    342, 343, -1, -1, -1, 381, 382, 383, 384, -1, -1, -1, 269, 315, 316, 315, 316, -1, -1, -1, -1, -1, -1,
    -1, 410, 411, 407, 408, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 436, 436, 436, 436, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 437, 438, 437, 438, 437, 438, 437, 438, 437, 438, 437, 438, 437, 438, 437, 438, 437,
    438, 437, 438, -1, 439, -1, 439, -1, 439, -1, 439, -1, 439, -1, 439, -1, 439, -1, 439, -1, 439, -1, 439,
    -1, 439, 440, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 411, 310, 269, 411, 293, 269,
    310, 269, 293, 269, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 524, 524,
    528, 542, -1, 269, 310, -1, -1, -1, -1, 524, 440, 440, 440, 440, 440, 440, 440, 440, 440, 440, 440, 440,
    551, 552, 551, 552, -1, -1, -1, -1, -1, -1, 269, -1, -1, -1, -1, -1, -1, -1, 439, 565, 566, 567, 568, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 576, 582, 583, 582, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 597, -1, 599, -1, 601, -1, -1, -1, -1, -1, 87, 87, -1, 528, 87, 87, 87, 528, 9, -1, 9, -1,
    614, -1, -1, -1, -1, -1, -1, -1, 618, 293, 411, -1, -1, 614, 269, 87, -1, 620, 622, 623, -1, 393, -1,
    393, 624, 411, 310, 622, 623, -1, 393, -1, 393, 624, 411, 310, -1, -1, 620, 626, -1, -1, -1, -1, 631, -1,
    87, 632, 575, 632, 575, -1, 575, -1, -1, -1, -1, 269, 269, 269, -1, 620, -1, 635, -1, 636, 635, 636, 636,
    637, -1, -1, -1, 632, 575, 620, 656, 528, 614, -1, 528, 614, -1, 620, 668, 620, 669, 620, 668, 669, 626,
    -1, 671, 672, 673, 528, -1, 675, -1, -1, 676, 684, -1, -1, 684, -1, 684, 637, -1, 687, -1, -1, -1, -1,
    687, -1, -1, 693, -1, 687, -1, -1, 694, 269, -1, -1, -1, -1, -1, -1, 87, 87, -1, 269, -1, 269, 269, -1,
    310, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 528, 528, 528, 528, 614, -1, -1,
    614, -1, -1, -1, -1, 716, 717, 718, 719, -1, 724, 719, 725, 726, 727, 728, 719, 729, 717, 718, 719, 716,
    717, 718, 719, 731, 779, 779, 779, 779, 779, 779, 779, 779, 779, 779, 779, 779, 779, 731, 787, 785, 310,
    261, 252, 321, 322, 674, -1, 872, -1, 972, 7, -1, 972, 973, -1, 972, 7, -1, 972, 973, 7, -1, -1, 7, -1,
    978, -1, 7, -1, 978, -1, 7, -1, 978, -1, 7, -1, 978, -1, 7, -1, 7, 528, -1, -1, 1011, -1, 1014, -1, 636,
    636, 1018, -1, 1019, -1, 1020, -1, 310, -1, 411, -1, 1023, -1, 1024, -1, 1023, -1, 1024, 528, -1, -1, -1,
    -1, -1, -1, -1, 636, -1, 1044, -1, 1045, -1, 614, -1, 614, -1, 614, 1060, 614, 8, 8, 8, 1075, 8, 1075,
    -1, -1, -1, 310, -1, 411, -1, -1, 1081, -1, -1, 787, 321, 322, 321, 322, 321, 322, 1131, -1, 261, 252,
    -1, 261, 252, 261, 252, -1, -1, -1, 1133, -1, -1, 1133, 261, 252, 261, 252, 261, 252, 1133, -1, -1, 261,
    252, -1, 1147, 972, -1, 1147, 972, -1, 1147, 972, -1, 1147, 972, -1, 1147, 972, -1, 1147, 972, -1, 1147,
    972, -1, 8, -1, 1202, 8, -1, 1204, 8, -1, 8, -1, -1, 8, -1, 1204, -1, 972, -1, 972, -1, 614, -1, 614, -1,
    1209, -1, 1209, -1, 614, -1, 614, -1, 1209, -1, 1209, -1, 614, -1, 614, -1, 1209, -1, 1209, -1, 614, -1,
    614, -1, 1209, -1, 1209, -1, 7, -1, 1215, 1218, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 411,
    310, 1254, 411, 310, 1254, 1255, 411, 310, 1254, 411, 310, 1254, 1255, 636, 411, 310, 1254, 636, 411,
    310, 1254, 294, 636, 269, 1259, 1254, 636, 636, 1261, 636, 1256, 636, 1261, 1256, 636, 1263, 310, 1254,
    -1, 528, 528, 528, 528, 614, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 838, 838, 838, 838, 838, 838, 838,
    838, 838, 838, 838, -1, 784, -1, 1382, -1, -1, -1, 1383, 1384, 1385, 1386, 1386, 1387, 1388, 1389, 1390,
    1387, 1391, 1392, 1391, 1392, 1391, 1392, 1387, 1391, 1392, 1387, 636, 636, 1394, 1395, -1, -1, 636,
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
    1488, 1391, 1488, 1490, -1, 636, 1495, 1496, -1, -1, 1498, -1, -1, 684, 684, 684, 1512, -1, 1512, 1512,
    -1, 1512, 684, -1, 684, -1, 684, 684, -1, 411, -1, 310, -1, -1, -1, -1, -1, 684, 1529, 1530, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 280, 281, 1539, 1540,
    282, 283, 1541, 1542, 1543, 1544, 1545, 1546, 284, 285, 1547, 286, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 620, -1, 1554, -1, 620, 1554, -1, -1, 620, -1, 1554, -1, 620, 1554, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 528, -1, 8, -1, -1, 528, -1, 8, -1, -1, 1571, -1, 1263, -1, 1263, 1571,
    -1, -1, 1571, -1, 1263, -1, 1263, 1571, -1, -1, 185, 1591, 186, 187, 75, 218, 75, 1592, 226, 1593, 228,
    1594, 229, 1595, 227, 1596, 153, -1, -1, -1, 1605, 1605, 1605, 85, -1, -1, -1, -1, -1, -1, -1, -1, 279,
    279, -1, -1, -1, -1, -1, -1, -1, -1, 269, -1, -1, 1624, 334, 1632, 1081, 1633, 1634, 1635, -1, -1, 334,
    132, -1, 1638, 132, -1, -1, -1, -1, -1, -1, 575, 1229, -1, -1, 1632, 1662, 1663, 132, -1, -1, -1, -1,
    1632, 1665, 1666, 310, 310, 132, 310, 310, 132, 1670, 1670, 132, 310, 310, -1, -1, 132, -1, -1, 132, 8,
    8, 132, 8, 1662, 1663, 8, 1662, 1663, 132, -1, -1, -1, 132, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 310, 1383, 1384,
    310, 1696, 1697, 310, 1696, 1697, 132, 310, 1699, 310, 1700, 310, 1700, 132, 310, 1383, 1384, 310, 1699,
    1704, 1259, 1705, 1706, 1707, 379, 1259, 1705, 1706, 1707, 379, 1259, 1705, 1706, 1707, 132, 379, 1259,
    1705, 1709, 379, 1259, 1705, 1709, 132, 1710, 1259, 1705, 1706, 1707, 1704, 1259, 1705, 1706, 1707, 1712,
    1713, 1259, 1712, 1713, 1259, 132, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1727, 1727, -1,
    -1, -1, -1, -1, -1, -1, -1, 1727, -1, 132, -1, 1727, 132, -1, -1, -1, -1, -1, 411, 411, 411, 411, 411,
    -1, -1, 7, 7, 7, 7, 7, 411, 411, 310, 411, 310, -1, 1765, 528, -1, 8, 8, -1, -1, -1, 1770, -1, -1, -1,
    -1, 528, -1, 614, 1060, 614, 528, -1, 636, 1011, 1014, -1, 310, -1, 411, -1, 310, -1, 411, -1, -1, 411,
    -1, 310, -1, 636, -1, 684, 684, -1, 656, 528, 614, -1, 636, 1018, -1, -1, -1, 635, -1, 1490, 636, 1495,
    1496, 1202, 8, -1, 8, 1218, 684, 684, -1, 684, 1512, 1512, -1, 1512, -1, 1512, 684, -1, 684, 684, 684,
    -1, -1, -1, 256, -1, 259, 269, 293, 294, 299, 300, 301, 302, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1710,
    1259, 1705, 1706, 1707, 1704, 1259, 1705, 1706, 1707, 379, 1259, 1705, 1706, 1707, 379, 1259, 1705, 1706,
    1707, 132, 379, 1259, 1705, 1709, 379, 1259, 1705, 1709, 132, -1, -1, -1, -1, -1, -1, -1, -1, 636, 269,
    1259, 1254, 636, 411, 310, 1254, 294, -1, -1, -1, 261, 252, -1, -1, -1, -1, -1, -1, -1, -1, -1, 310, -1,
    411, -1, 1023, -1, 1024, -1, 1023, -1, 1024, -1, 310, -1, 411, -1, 614, 1060, 614, -1, -1, -1
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
    3, 4, 55, 4, 55, 4, 1, 4, 1, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7,
    3, 7, 7, 55, 7, 55, 7, 55, 7, 55, 7, 7, 55, 7, 0, 7, 0, 5, 5, 55, 5, 55, 395269, 55, 7, 55, 7, 55, 7, 55,
    7, 55, 7, 0, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8,
    1, 8, 55, 8, 8, 8, 61602783429896, 61602783429896, 61602783429896, 240585672709, 6, 6, 6, 6, 1541, 6,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4,
    4, 5, 5, 5, 7, 5, 5, 4, 3, 8, 8, 8, 8, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 164, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194,
    195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 156, 157, 158, 159, 160, 161, 162, 163, 164, 205, 206,
    207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227,
    228, 229, 153, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 278, 380,
    516, 664, 677, 678, 679, 699, 831, 832, 874, 875, 899, 915, 995, 1050, 1052, 1054, 1061, 1062, 1063,
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
