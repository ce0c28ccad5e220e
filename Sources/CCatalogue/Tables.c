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
    {4501, 2698097207}, {4507, 3072217742}, {4514, 1920734138}, {4539, 4225734153}, {4541, 1128467232},
    {4545, 1035581717}, {4560, 3525779695}, {4583, 1975486251}, {4593, 2889234988}, {4605, 128921049},
    {4624, 1127666911}, {4634, 2542550614}, {4640, 2627312426}, {4649, 1195911285}, {4659, 4151950225},
    {4661, 1765031016}, {4669, 1814435734}, {4675, 3602780627}, {4680, 876513898}, {4691, 879704937},
    {4694, 986710028}, {4700, 2682709205}, {4708, 1379501780}, {4716, 854709318}, {4727, 925110256},
    {4747, 827033813}, {4768, 3417352379}, {4776, 2226546594}, {4782, 169017192}, {4786, 3843578906},
    {4805, 221667867}, {4813, 3218681947}, {4826, 987224379}, {4834, 3728990320}, {4846, 915157507},
    {4854, 2572986219}, {4874, 4007662012}, {4878, 213683108}, {4884, 3017331637}, {4895, 1714939896},
    {4902, 2474713847}, {4909, 1542649473}, {4917, 39928156}, {4932, 2848808016}, {4951, 3241215769},
    {4971, 688599773}, {4994, 944978096}, {5022, 607288565}, {5049, 3578987480}, {5052, 3555673031},
    {5057, 2355360096}, {5061, 3949911679}, {5070, 645910219}, {5077, 2941534958}, {5084, 2238339041},
    {5089, 3277562923}, {5092, 3761252941}, {5096, 382886321}, {5099, 4220379804}, {5103, 4200353678},
    {5106, 2633446552}, {5110, 388525018}, {5115, 967958004}, {5120, 1216469057}, {5124, 1675745305},
    {5132, 3533348019}, {5142, 2267784115}, {5145, 2877453236}, {5153, 1011085160}, {5157, 1555467752},
    {5162, 2016490230}, {5172, 1419061120}, {5178, 3353438327}, {5184, 2002030311}, {5191, 931910521},
    {5217, 1638953034}, {5230, 263889333}, {5243, 2304257469}, {5262, 2571507861}, {5291, 4039984575},
    {5301, 1623797237}, {5317, 2667149886}, {5336, 1204873229}, {5356, 2611599107}, {5366, 1975768454},
    {5378, 3532344479}, {5385, 2718014180}, {5406, 713077974}, {5423, 2712081721}, {5449, 1361625375},
    {5475, 864165631}, {5482, 3189629876}, {5500, 165942467}, {5513, 1655317257}, {5532, 1010779457},
    {5542, 2215640769}, {5552, 1070265239}, {5561, 1134120687}, {5565, 2846199180}, {5578, 1743930340},
    {5584, 4005059268}, {5588, 206241385}, {5597, 1115344066}, {5605, 567586076}, {5611, 3901637708},
    {5615, 803046281}, {5621, 152899664}, {5630, 1787359420}, {5635, 151693739}, {5640, 460225993},
    {5646, 944111422}, {5655, 2075216980}, {5660, 2276994531}, {5674, 2796815519}, {5689, 3918278559},
    {5696, 4155575922}, {5706, 236925125}, {5714, 1684779966}, {5718, 798074659}, {5727, 2374006294},
    {5733, 3103973672}, {5743, 2926810054}, {5745, 1462048136}, {5760, 3040434276}, {5770, 1244814717},
    {5780, 1696195782}, {5789, 3093996503}, {5798, 2756264342}, {5806, 2866045037}, {5814, 1163907536},
    {5826, 2104353872}, {5837, 3110688315}, {5848, 3317910134}, {5857, 3473703803}, {5870, 2755011687},
    {5886, 2069497450}, {5897, 1516930437}, {5907, 296395306}, {5918, 1195616409}, {5930, 942984426},
    {5938, 2949131327}, {5948, 469045609}, {5959, 2847090017}, {5979, 176574206}, {5989, 404136769},
    {6002, 2422892396}, {6016, 2568950125}, {6020, 2528405746}, {6025, 2484574385}, {6030, 4208725202},
    {6046, 3003271613}, {6062, 1882624920}, {6073, 4183891472}, {6090, 3707850388}, {6099, 2401568500},
    {6124, 1057920877}, {6131, 2157316278}, {6139, 3403651144}, {6146, 4114437246}, {6156, 2887421684},
    {6160, 1361572173}, {6170, 1896686403}, {6180, 3273657238}, {6190, 1266202965}, {6202, 3635588042},
    {6221, 2733832836}, {6225, 4182378701}, {6232, 2110798224}, {6238, 877087803}, {6247, 1970364490},
    {6253, 1275339983}, {6271, 350857000}, {6287, 2079739832}, {6303, 1996921413}, {6312, 2043970711},
    {6328, 1393632998}, {6335, 1731736080}, {6347, 4080117376}, {6358, 1493013840}, {6378, 2398078988},
    {6386, 1065574956}, {6396, 2965413338}, {6406, 990401381}, {6414, 2153800097}, {6421, 4084710509},
    {6424, 682729123}, {6433, 1722954222}, {6449, 3827859290}, {6460, 37271103}, {6468, 1119987041},
    {6487, 2161276179}, {6510, 3507573001}, {6518, 2301731235}, {6528, 1862550028}, {6542, 3213420894},
    {6558, 288415389}, {6568, 4033069017}, {6574, 672109684}, {6582, 3339054942}, {6591, 3080967843},
    {6606, 834189487}, {6615, 904369474}, {6618, 1089765596}, {6623, 18738364}, {6627, 2197550541},
    {6632, 1569418667}, {6650, 1419285594}, {6653, 3324446467}, {6660, 2540844914}, {6669, 936176715},
    {6674, 3724674918}, {6681, 247011038}, {6684, 3817694041}, {6694, 4121092745}, {6704, 886071850},
    {6716, 2390028659}, {6723, 4182669406}, {6728, 3555021734}, {6733, 1452231588}, {6743, 665752555},
    {6753, 2665914025}, {6761, 1172522883}, {6771, 2411978403}, {6780, 2082024064}, {6784, 1231115066},
    {6793, 244075885}, {6799, 96429129}, {6810, 1558106348}, {6817, 1676028392}, {6829, 3565214879},
    {6835, 1169454059}, {6846, 2276069802}, {6852, 2590900991}, {6863, 403953390}, {6868, 817772335},
    {6878, 3894621598}, {6882, 3130700698}, {6891, 3811712141}, {6900, 2836898780}, {6914, 744222851},
    {6922, 3219325754}, {6935, 455433581}, {6940, 1550717474}, {6950, 4099875093}, {6959, 2687217115},
    {6971, 3317790454}, {6983, 680679420}, {6994, 4074568615}, {7004, 972345196}, {7014, 2124225882},
    {7024, 1707208587}, {7034, 1698171440}, {7046, 1765986002}, {7058, 3099195470}, {7068, 1325296208},
    {7079, 1159889848}, {7089, 3210628243}, {7100, 3799163251}, {7111, 3782385632}, {7122, 3899828965},
    {7133, 3883051346}, {7144, 3866273727}, {7160, 4169345192}, {7185, 3573351892}, {7190, 4137097213},
    {7195, 3523899814}, {7201, 1029089800}, {7212, 1290530634}, {7220, 4203053801}, {7233, 406972148},
    {7237, 2369371622}, {7242, 3008443898}, {7249, 3726277920}, {7259, 1742909879}, {7270, 581045492},
    {7280, 877317237}, {7293, 1513289445}, {7317, 2694946607}, {7339, 3902926015}, {7342, 2516003219},
    {7357, 3083183824}, {7361, 3185987134}, {7370, 3141474305}, {7383, 1010012291}, {7387, 659427984},
    {7398, 3254824265}, {7406, 1438951982}, {7415, 571377267}, {7433, 143865419}, {7451, 445834375},
    {7465, 4201716739}, {7478, 2082798958}, {7482, 3883353449}, {7505, 1252969316}, {7522, 611349806},
    {7544, 3939761393}, {7568, 1880591026}, {7594, 1052979093}, {7610, 1315057949}, {7623, 3198073272},
    {7648, 1888717571}, {7661, 1499172353}, {7675, 1151719106}, {7693, 1297838153}, {7704, 1291853992},
    {7716, 3864824124}, {7729, 284302454}, {7747, 2291378338}, {7769, 2024043478}, {7784, 3416336049},
    {7795, 3326301860}, {7806, 2097883034}, {7824, 2658088632}, {7834, 4116806241}, {7846, 2750625341},
    {7863, 2805121617}, {7872, 2636563400}, {7888, 1088403524}, {7916, 1326471550}, {7922, 3867909202},
    {7951, 2053519890}, {7985, 24686317}, {7989, 43254447}, {8021, 3633974900}, {8029, 1715765854},
    {8045, 3488110948}, {8051, 1226705564}, {8061, 1144915353}, {8079, 1085962434}, {8085, 542584942},
    {8103, 1880354216}, {8112, 2126046479}, {8133, 3409685817}, {8143, 2322214854}, {8165, 715012316},
    {8170, 667630371}, {8187, 4011681569}, {8202, 2477794221}, {8217, 2826459802}, {8224, 863636682},
    {8254, 3312035873}, {8282, 2374822095}, {8298, 1117036282}, {8314, 2727146260}, {8326, 2338438971},
    {8347, 1077300351}, {8376, 1505834213}, {8407, 1420801579}, {8427, 1086567517}, {8438, 3688764708},
    {8457, 3212090577}, {8470, 2710245443}, {8481, 2621687777}, {8499, 135807534}, {8521, 538728657},
    {8550, 4217769178}, {8569, 2737991523}, {8580, 1490880043}, {8588, 1865801660}, {8596, 894604266},
    {8614, 239266950}, {8630, 3440848049}, {8648, 1563451997}, {8684, 1300855194}, {8702, 2649340029},
    {8715, 3157132282}, {8746, 1994390723}, {8759, 3295732442}, {8778, 3217941162}, {8815, 2638373311},
    {8834, 729836362}, {8851, 1103965319}, {8886, 3909734774}, {8903, 3422384807}, {8917, 1562399317},
    {8949, 3535094014}, {8963, 2862813109}, {8983, 70193435}, {9021, 3331707904}, {9041, 167527483},
    {9045, 810547195}, {9067, 3377910156}, {9083, 2815096657}, {9124, 3232227944}, {9143, 2636711499},
    {9157, 2461495057}, {9162, 502047894}, {9182, 2942666046}, {9188, 1490954098}, {9199, 1092012710},
    {9224, 38792922}, {9235, 2899252294}, {9243, 871591685}, {9265, 1041997713}, {9273, 3217987877},
    {9281, 1309284212}, {9303, 2823090016}, {9311, 4012061332}, {9318, 2462590034}, {9339, 3080064910},
    {9346, 3596835826}, {9361, 4204111253}, {9366, 3492500287}, {9375, 421821156}, {9398, 696240407},
    {9407, 1453714756}, {9422, 1899105243}, {9451, 3174014960}, {9466, 1948841851}, {9481, 466020238},
    {9510, 4077855673}, {9525, 1744839726}, {9541, 1408722253}, {9571, 876245160}, {9587, 452810861},
    {9601, 1423725372}, {9629, 3691762681}, {9643, 3281580380}, {9656, 650891138}, {9683, 613295001},
    {9696, 1216248354}, {9709, 1260603725}, {9736, 968316954}, {9749, 859371885}, {9763, 1658883364},
    {9791, 3531153185}, {9805, 486221508}, {9816, 4064395570}, {9841, 2257273533}, {9852, 3217031314},
    {9864, 1898701486}, {9890, 692253475}, {9902, 2618608526}, {9924, 2036964556}, {9960, 1478369021},
    {9982, 2072579308}, {9997, 158609817}, {10026, 3199826274}, {10041, 3872230201}, {10055, 889051197},
    {10083, 1439665068}, {10097, 3703752221}, {10110, 592993401}, {10137, 2782426318}, {10150, 1648296985},
    {10169, 771481908}, {10202, 2744451111}, {10221, 2907380692}, {10235, 2303844654}, {10263, 1323066019},
    {10277, 590774350}, {10293, 2542372249}, {10323, 1436241668}, {10339, 2311460409}, {10348, 773059133},
    {10371, 2759092874}, {10380, 481727645}, {10389, 588027325}, {10395, 3294899967}, {10411, 2406610228},
    {10423, 1136770368}, {10434, 1099727666}, {10461, 3943336079}, {10469, 3373088083}, {10477, 1118385669},
    {10490, 1252830802}, {10498, 1310484760}, {10516, 4211107556}, {10534, 4235327583}, {10553, 1911957762},
    {10565, 2274977100}, {10575, 1894102977}, {10592, 1868420705}, {10607, 1229760322}, {10622, 401251929},
    {10631, 4136070254}, {10641, 141711844}, {10654, 1877099350}, {10664, 4224630636}, {10690, 2956264019},
    {10714, 3731343133}, {10729, 651349070}, {10748, 3553571131}, {10769, 798050051}, {10789, 1738029828},
    {10798, 830772382}, {10822, 975665791}, {10829, 3753552150}, {10851, 1268347563}, {10864, 92234206},
    {10873, 2675976173}, {10881, 2255101473}, {10892, 938963840}, {10904, 1325536902}, {10914, 66138439},
    {10933, 2650151654}, {10945, 1362571274}, {10952, 2674091075}, {10969, 4180264212}, {10980, 2220611910},
    {10986, 3628923247}, {11005, 2290191893}, {11018, 524486259}, {11033, 536057419}, {11046, 2266436945},
    {11058, 2660165913}, {11070, 2510371521}, {11077, 1647949432}, {11088, 2499925078}, {11094, 1061329053},
    {11102, 2186648520}, {11114, 3685987662}, {11128, 1203193122}, {11142, 3305235377}, {11157, 3408062813},
    {11179, 598285973}, {11190, 2107277412}, {11205, 1771288722}, {11219, 1024755039}, {11239, 2323362532},
    {11259, 295121441}, {11271, 3240065181}, {11280, 3923523740}, {11300, 140741692}, {11317, 958887293},
    {11340, 459823196}, {11370, 687274249}, {11380, 1680403306}, {11391, 186774928}, {11405, 2185261687},
    {11410, 2753641482}, {11415, 2454962418}, {11433, 3594902096}, {11441, 2175633178}, {11458, 775974691},
    {11465, 4056008598}, {11479, 32195591}, {11486, 3647323098}, {11502, 3198753898}, {11526, 56185609},
    {11534, 3091067239}, {11538, 3935363592}, {11548, 3073585980}, {11555, 1867556362}, {11568, 2589014835},
    {11584, 3891896413}, {11590, 4148812653}, {11597, 1700657266}, {11609, 1106246455}, {11624, 754571866},
    {11635, 1038506759}, {11641, 4176775601}, {11650, 2830785103}, {11660, 1731433239}, {11668, 855408348},
    {11676, 2834400513}, {11691, 3963693047}, {11700, 3544094494}, {11706, 4009327117}, {11722, 492923249},
    {11735, 1423062726}, {11753, 161915485}, {11796, 2642763852}, {11809, 1214513038}, {11826, 1445723454},
    {11835, 2844467682}, {11842, 3334659430}, {11854, 3572701046}, {11865, 555663897}, {11876, 3123020006},
    {11889, 3005567066}, {11901, 2400366623}, {11913, 2266193630}, {11923, 3448933658}, {11936, 3786999131},
    {11944, 2370703267}, {11956, 1489487637}, {11971, 2552112075}, {11989, 2857694466}, {12002, 2048902997},
    {12017, 1468503355}, {12029, 1938712828}, {12048, 376585884}, {12070, 3810570069}, {12089, 1375206950},
    {12111, 1648973383}, {12130, 1187236458}, {12152, 1447170883}, {12171, 2183746320}, {12193, 4241624385},
    {12206, 2109961146}, {12213, 3048556132}, {12232, 3744775116}, {12250, 3621218635}, {12267, 3611392321},
    {12278, 3412690475}, {12304, 2124853820}, {12326, 4061796954}, {12333, 4173553157}, {12341, 2053962742},
    {12351, 503535429}, {12362, 1836668495}, {12371, 721310682}, {12386, 1006735486}, {12398, 325084441},
    {12403, 2961925722}, {12413, 497438945}, {12422, 1787797455}, {12433, 1849888827}, {12453, 3825011241},
    {12462, 385702446}, {12468, 2166834857}, {12475, 3055437297}, {12482, 601507180}, {12498, 2970916523},
    {12502, 1041509726}, {12507, 1494001562}, {12516, 2984076638}, {12530, 737459482}, {12536, 1122880180},
    {12547, 1945272936}, {12562, 2380932862}, {12570, 2548392784}, {12580, 1901756438}, {12589, 906872895},
    {12600, 1648836552}, {12607, 1359877577}, {12615, 521485205}, {12628, 252720416}, {12642, 1264131298},
    {12646, 1582017048}, {12665, 422274124}, {12684, 3020961236}, {12690, 845187144}, {12712, 1120609123},
    {12736, 3704248662}, {12763, 1361184210}, {12785, 254023945}, {12813, 3600137057}, {12837, 2682444316},
    {12846, 1644100618}, {12870, 1592819465}, {12903, 895660813}, {12911, 335426986}, {12936, 1264318259},
    {12968, 1168386582}, {12976, 1663862986}, {12981, 1746993862}, {13010, 1903257066}, {13015, 974882150},
    {13022, 1177151643}, {13053, 165292311}, {13060, 2311397435}, {13065, 439402299}, {13094, 1552997231},
    {13099, 3962257883}, {13108, 2220750876}, {13141, 2007447656}, {13150, 2787838396}, {13156, 3769421748},
    {13186, 4173954024}, {13192, 1434043348}, {13202, 1426660429}, {13236, 737025121}, {13270, 1466689035},
    {13308, 4098563933}, {13313, 513712005}, {13350, 229043912}, {13354, 2457286800}, {13389, 3584307048},
    {13391, 1123244352}, {13428, 1329338781}, {13432, 2761510965}, {13439, 49525662}, {13459, 539821669},
    {13477, 3772220557}, {13495, 4185830300}, {13510, 3171290880}, {13532, 832521766}, {13554, 1461782644},
    {13574, 691540578}, {13597, 1404144425}, {13617, 522796658}, {13634, 1376505559}, {13643, 3748513642},
    {13651, 846470194}, {13659, 200649126}, {13673, 3431639220}, {13680, 4292335199}, {13695, 907121470},
    {13701, 2240342303}, {13718, 2969811462}, {13732, 167268160}, {13746, 1833803298}, {13758, 2457918009},
    {13767, 3718375587}, {13779, 4071123319}, {13791, 1834047080}, {13807, 3367860727}, {13813, 2118064195},
    {13824, 493169962}, {13832, 2713721240}, {13837, 1695364032}, {13844, 4030051588}, {13850, 1400182552},
    {13880, 455416660}, {13900, 2271268225}, {13923, 2613973034}, {13941, 392604227}, {13963, 3754606837},
    {13983, 2833158821}, {13999, 3350374178}, {14006, 534084754}, {14020, 2867322350}, {14042, 2116308131},
    {14047, 3649057272}, {14055, 3845453865}, {14064, 2994984227}, {14080, 664899839}, {14102, 1989677117},
    {14107, 2918522264}, {14119, 3420926329}, {14132, 3178453163}, {14149, 3149605050}, {14154, 2920394832},
    {14171, 1523943668}, {14181, 862917743}, {14203, 4234031555}, {14220, 1719771455}, {14241, 2399213176},
    {14248, 4287151977}, {14258, 450801067}, {14265, 1669872668}, {14279, 4013487222}, {14306, 2679495900},
    {14322, 856694529}, {14346, 2681939195}, {14362, 3153218578}, {14386, 2240063300}, {14390, 3096186179},
    {14395, 741716276}, {14400, 2329068957}, {14407, 2921198141}, {14412, 1055615879}, {14417, 3285122304},
    {14423, 230313139}, {14426, 2868333218}, {14430, 4098541315}, {14435, 33356212}, {14442, 1723256298},
    {14446, 4140259964}, {14452, 107912219}, {14474, 4121566434}, {14504, 3855721002}, {14520, 2216232237},
    {14544, 2255928953}, {14564, 159080631}, {14578, 3689248828}, {14603, 836430118}, {14623, 2287125059},
    {14646, 1038585177}, {14667, 3367347455}, {14693, 4230039153}, {14707, 609216699}, {14742, 1501614459},
    {14753, 1529288929}, {14785, 2719113377}, {14797, 2275796322}, {14830, 1812401954}, {14841, 2408338453},
    {14873, 2855832277}, {14900, 1459817706}, {14911, 2392518824}, {14943, 518942568}, {14964, 3663533692},
    {15006, 2192755772}, {15031, 177875273}, {15077, 891907593}, {15099, 1945812840}, {15142, 1417411880},
    {15166, 2154355281}, {15211, 3467076881}, {15231, 317429627}, {15272, 771452987}, {15307, 181460511},
    {15327, 456257992}, {15368, 2485130632}, {15391, 317835491}, {15435, 3496877987}, {15456, 1103010248},
    {15506, 3557956176}, {15529, 4255026978}, {15581, 3877521898}, {15601, 3184108018}, {15650, 3247803578},
    {15670, 500341405}, {15719, 25050581}, {15744, 2700911442}, {15798, 4244498298}, {15812, 4267328027},
    {15823, 3365817217}, {15835, 1019517826}, {15846, 4255312501}, {15852, 107113802}, {15863, 339302984},
    {15884, 571385436}, {15909, 701971049}, {15931, 3844547848}, {15955, 2993703921}, {15975, 856100507},
    {15989, 523418047}, {16010, 1199509864}, {16019, 71184232}, {16048, 3633864562}, {16054, 3626350180},
    {16080, 227242734}, {16087, 3686895409}, {16114, 23593359}, {16120, 3490026688}, {16146, 2245546586},
    {16155, 63500808}, {16161, 3324008260}, {16168, 2639082641}, {16174, 4241250784}, {16202, 1005534689},
    {16230, 433529277}, {16259, 1104277830}, {16272, 1738166450}, {16307, 4196810825}, {16336, 1042290725},
    {16343, 1073217499}, {16361, 2059328792}, {16369, 1536564555}, {16388, 2064776214}, {16397, 1856753941},
    {16417, 1308833490}, {16421, 3934383778}, {16436, 2480094667}, {16444, 4009865048}, {16472, 365080250},
    {16478, 3648362799}, {16504, 980454765}, {16511, 1860367182}, {16538, 3669799736}, {16541, 1787721130},
    {16567, 447103454}, {16572, 1697318111}, {16600, 2673357851}, {16630, 2937116726}, {16648, 3523238589},
    {16656, 1863269210}, {16676, 2099371351}, {16681, 4096559242}, {16698, 2182794837}, {16703, 2712309285},
    {16720, 2806403090}, {16730, 3478391754}, {16752, 1104677667}, {16764, 1599455416}, {16771, 667710333},
    {16774, 718098122}, {16777, 682728183}, {16795, 3802467407}, {16816, 3657180965}, {16839, 1665393361},
    {16863, 1052733624}, {16872, 184912774}, {16888, 4089387070}, {16901, 2352568569}, {16914, 1245245715},
    {16927, 1262023334}, {16941, 3270702940}, {16953, 2739892052}, {16968, 2480001844}, {16972, 3749132497},
    {16981, 1230999982}, {16988, 3143743637}, {16996, 799079693}, {17002, 862152253}, {17008, 351428278},
    {17025, 2428146278}, {17040, 2992948263}, {17051, 2349028720}, {17058, 3885786800}, {17070, 1736514697},
    {17080, 3474322026}, {17090, 60432295}, {17095, 1322381784}, {17102, 4012403877}, {17124, 989471740},
    {17145, 452908417}, {17164, 423327896}, {17178, 3737912740}, {17203, 3227882653}, {17219, 2453966149},
    {17247, 1731566697}, {17258, 2587032280}, {17279, 2963724706}, {17295, 712913813}, {17327, 2778836517},
    {17343, 2372284312}, {17358, 2159059685}, {17370, 1491675329}, {17393, 1613655628}, {17415, 655649118},
    {17430, 2173728365}, {17437, 2357661820}, {17453, 409169195}, {17473, 3491459423}, {17490, 1226170970},
    {17513, 3404475955}, {17543, 1624986452}, {17577, 3623300279}, {17594, 3034534074}, {17614, 575711980},
    {17633, 671086880}, {17660, 387145109}, {17673, 1032586458}, {17685, 266241602}, {17705, 3402924327},
    {17715, 1269553309}, {17721, 503252654}, {17724, 4160314702}, {17728, 159043482}, {17735, 2686336408},
    {17740, 2717370895}, {17750, 1132587367}, {17758, 1195117749}, {17772, 1879021152}, {17786, 581463510},
    {17809, 2140377464}, {17821, 1275514075}, {17833, 2387979536}, {17844, 3884420844}, {17861, 1646387302},
    {17873, 308670472}, {17886, 3934596143}, {17899, 2845511965}, {17922, 4013472960}, {17942, 207861097},
    {17962, 3570842623}, {17978, 2974165697}, {17985, 1232628331}, {18002, 889198334}, {18021, 3364533173},
    {18037, 2007207608}, {18046, 3255160570}, {18053, 2953807453}, {18060, 709349229}, {18064, 2223459638},
    {18072, 2600881466}, {18087, 2804841900}, {18102, 2904109309}, {18115, 3454124243}, {18131, 2165802309},
    {18141, 4226874186}, {18153, 46347960}, {18161, 111583397}, {18171, 249290197}, {18181, 1264874778},
    {18193, 2552651146}, {18207, 3277309783}, {18212, 2072037248}, {18221, 1839346743}, {18231, 2980706495},
    {18242, 3765738945}, {18256, 1478303606}, {18264, 2435397115}, {18285, 1647672292}, {18304, 1635008148},
    {18319, 1487095968}, {18335, 3124627733}, {18353, 3994024810}, {18358, 2570585620}, {18374, 366187551},
    {18388, 2318987703}, {18398, 1761128012}, {18412, 185295765}, {18425, 3838690653}, {18440, 1263600608},
    {18457, 2027855346}, {18477, 3216563907}, {18491, 1058098686}, {18504, 467864515}, {18515, 3932876427},
    {18528, 2706824106}, {18537, 1016188828}, {18553, 957769824}, {18563, 1005022371}, {18577, 2696340427},
    {18595, 1092596157}, {18606, 1283833217}, {18625, 1606336818}, {18628, 993596020}, {18643, 2693457989},
    {18652, 3779456605}, {18671, 415476443}, {18684, 1262823941}, {18694, 1622115944}, {18702, 1499161504},
    {18713, 2973219889}, {18726, 2597275607}, {18731, 1748273790}, {18737, 860606716}, {18742, 3002334877},
    {18759, 2034172196}, {18785, 3305562105}, {18803, 3707972394}, {18834, 1143351512}, {18862, 259394249},
    {18899, 1755649734}, {18928, 239670225}, {18942, 2484187237}, {18957, 1401756888}, {18964, 3647859367},
    {18977, 3236366608}, {18990, 1824874128}, {19011, 2788634194}, {19033, 1466132464}, {19061, 3529599493},
    {19093, 2079469443}, {19115, 738891302}, {19133, 3197889394}, {19152, 2360350959}, {19177, 3813530536},
    {19180, 488247560}, {19183, 605690893}, {19186, 622615607}, {19189, 572282750}, {19192, 2334079840},
    {19195, 2384412697}, {19198, 2367635078}, {19201, 2417967935}, {19204, 2502003125}, {19223, 3649363768},
    {19242, 3444963044}, {19273, 2273024933}, {19296, 4264915354}, {19317, 3077942367}, {19346, 590894855},
    {19356, 1618037728}, {19366, 1850454287}, {19376, 3957551837}, {19395, 4284171251}, {19411, 3891447831},
    {19417, 2774883451}, {19429, 3483418915}, {19446, 668816343}, {19454, 2931048700}, {19463, 2388452721},
    {19471, 4258353177}, {19474, 1141775739}, {19480, 4126724647}, {19490, 2859901778}, {19494, 3250964130},
    {19502, 1360419304}, {19506, 3001705435}, {19512, 2071016015}, {19517, 4246411473}, {19521, 2944866961},
    {19524, 418647609}, {19527, 2471879920}, {19529, 1105628090}, {19533, 963632676}, {19536, 1882099852},
    {19545, 2097992392}, {19553, 4171284318}, {19561, 2265671865}, {19564, 2982919898}, {19571, 2076987736},
    {19582, 3694939264}, {19589, 2984259090}, {19596, 306596620}, {19604, 1011505953}, {19608, 1692432290},
    {19615, 1616530830}, {19626, 2662881380}, {19633, 3218261061}, {19640, 2261369287}, {19646, 912855974},
    {19652, 3374781713}, {19660, 2293478956}, {19677, 1149880784}, {19686, 953119650}, {19698, 1491100860},
    {19709, 417924775}, {19720, 3895649598}, {19733, 2700906213}, {19755, 2989913377}, {19761, 3882857642},
    {19765, 2624049703}, {19771, 3114108242}, {19787, 2841934487}, {19805, 1193001972}, {19823, 88035829},
    {19839, 1181740251}, {19852, 3068295830}, {19875, 2650861306}, {19897, 2152366365}, {19908, 3624381609},
    {19919, 3416571249}, {19929, 1040632685}, {19953, 4090287646}, {19970, 3935096066}, {19989, 4249419},
    {20006, 3406704799}, {20030, 3341171164}, {20046, 883346132}, {20079, 4136122483}, {20085, 2668380887},
    {20092, 2831556715}, {20105, 3401266884}, {20111, 1451477576}, {20127, 119757721}, {20136, 2438128661},
    {20148, 2193512543}, {20158, 1505809199}, {20177, 2758857958}, {20188, 1600511528}, {20194, 785452558},
    {20204, 1861738460}, {20210, 3056320968}, {20230, 4208727282}, {20243, 3291555781}, {20252, 2196865874},
    {20281, 1361552727}, {20303, 2957611498}, {20312, 2007872489}, {20320, 2339550961}, {20332, 3508411830},
    {20345, 2355901240}, {20356, 4245501841}, {20362, 3163908038}, {20369, 2925496955}, {20382, 108183312},
    {20396, 1328193084}, {20411, 2265931075}, {20432, 3180543629}, {20439, 2387400333}, {20458, 1202605450},
    {20466, 591972422}, {20486, 1175191511}, {20497, 873742264}, {20520, 326594495}, {20530, 2059707271},
    {20552, 1503948434}, {20562, 3230945966}, {20584, 2911124459}, {20595, 1449651004}, {20607, 1980023723},
    {20634, 3261273255}, {20651, 1962088798}, {20662, 659713157}, {20666, 407568404}, {20673, 3610741318},
    {20681, 24023407}, {20688, 2767062895}, {20700, 197333961}, {20715, 3768039387}, {20722, 2976183426},
    {20730, 854431587}, {20740, 2611701562}, {20754, 4149673879}, {20761, 3561702979}, {20772, 3373400544},
    {20777, 616319547}, {20792, 2851767893}, {20804, 2670905232}, {20808, 2984927816}, {20814, 3072721717},
    {20821, 382945106}, {20830, 1202886564}, {20843, 3124826125}, {20860, 1073533898}, {20880, 501308550},
    {20900, 3102301894}, {20914, 2098960006}, {20928, 2993485402}, {20945, 2228178674}, {20958, 678697196},
    {20976, 4242588933}, {20984, 3290709023}, {20992, 3206573181}, {21000, 3156240324}, {21012, 873554442},
    {21024, 3877044912}, {21031, 1386144670}, {21075, 3391438105}, {21108, 3275802252}, {21114, 1665555596},
    {21124, 955209608}, {21134, 3663374774}, {21142, 2845693673}, {21151, 1402472725}, {21165, 3292755612},
    {21170, 1795259425}, {21179, 2710028206}, {21233, 2549331680}, {21244, 2094265262}, {21255, 2380435381},
    {21274, 801338602}, {21295, 2854832407}, {21320, 155406996}, {21332, 3678362229}, {21352, 4252635661},
    {21363, 930651626}, {21380, 883771916}, {21392, 2754639596}, {21405, 3381696689}, {21425, 2497068525},
    {21449, 4204966360}, {21453, 3848464964}, {21464, 4196316528}, {21469, 1775113223}, {21478, 4293857150},
    {21503, 105220734}, {21519, 2941928401}, {21542, 3513504379}, {21576, 2399979131}, {21617, 397375761},
    {21631, 2554776799}, {21638, 1325902193}, {21645, 4257774810}, {21664, 3385953049}, {21678, 363805148},
    {21697, 2241932221}, {21706, 3578929855}, {21717, 960139624}, {21725, 1597548103}, {21740, 957531795},
    {21753, 1010886454}, {21773, 1596791097}, {21778, 828449414}, {21794, 4083200273}, {21810, 1563607652},
    {21815, 3373576235}, {21831, 1686781560}, {21847, 3118206852}, {21864, 1114429566}, {21880, 275414779},
    {21898, 3681786005}, {21925, 1786964809}, {21928, 4081524352}, {21931, 3880226465}, {21936, 1336735441},
    {21943, 3258804367}, {21952, 3220778976}, {21962, 3246523276}, {21973, 2488280337}, {21987, 2068458324},
    {22002, 763838368}, {22009, 637820293}, {22013, 2601460036}, {22018, 1480246043}, {22027, 978711165},
    {22034, 309439324}, {22043, 2535512472}, {22061, 3793360030}, {22083, 3530699951}, {22102, 3107109432},
    {22124, 2768536296}, {22144, 2255243348}, {22162, 1791059818}, {22168, 4128829753}, {22182, 2557930546},
    {22204, 1165654517}, {22225, 1287267581}, {22249, 333206726}, {22272, 2848081438}, {22293, 1910782036},
    {22313, 3395304284}, {22336, 1173374833}, {22358, 2943989225}, {22380, 1789752760}, {22400, 723746973},
    {22423, 928095684}, {22440, 66633762}, {22450, 3883652983}, {22470, 1787670268}, {22492, 2151592719},
    {22507, 1240202158}, {22522, 2061306167}, {22539, 3545231896}, {22554, 2600978945}, {22582, 907113182},
    {22630, 4097691329}, {22642, 288631100}, {22653, 835911719}, {22664, 18669246}, {22677, 1289413733},
    {22699, 576822689}, {22723, 1403930331}, {22729, 1863671838}, {22740, 2924953349}, {22753, 951339946},
    {22766, 2908236957}, {22774, 60532369}, {22784, 3795175885}, {22799, 1243462689}, {22841, 3533566504},
    {22863, 1855131199}, {22872, 1056680197}, {22882, 2951402203}, {22902, 3636908325}, {22913, 1964022558},
    {22923, 684154646}, {22946, 2371177212}, {22971, 2398960364}, {22997, 2922600688}, {23050, 17738465},
    {23057, 343848780}, {23070, 2712090128}, {23093, 944362804}, {23115, 115475624}, {23146, 694824490},
    {23162, 2617424471}, {23174, 2167551454}, {23190, 353999202}, {23206, 554307351}, {23226, 580401027},
    {23239, 2837546561}, {23247, 3574960668}, {23250, 1090614859}, {23267, 2666343581}, {23287, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 867, 237, 916, 1602, -1, 234, -1, 391, -1, -1, 186, 1695, 912, -1, -1, 1187, 146, 1635, 1709,
    1753, -1, -1, 360, -1, -1, -1, -1, -1, -1, 1189, -1, -1, -1, 1075, 1224, 1270, -1, 455, -1, -1, 968, -1,
    -1, 1750, -1, -1, 225, -1, 947, 1337, -1, -1, -1, 1248, 322, 711, -1, -1, -1, -1, 52, 132, 758, -1, -1,
    1739, -1, -1, -1, -1, 428, 247, 1765, -1, -1, 580, -1, 590, -1, -1, 104, -1, -1, 1813, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 756, 285, 1465, 1657, 290, -1, -1, 951, -1, 1642, -1, -1, 1668, -1, 196, -1, -1,
    1416, -1, -1, -1, 732, -1, -1, 1237, 1330, -1, -1, 1397, -1, -1, -1, -1, 1469, 1660, 1718, -1, -1, 113,
    1256, 446, 1754, -1, 1375, -1, -1, 5, -1, -1, -1, -1, -1, 1515, -1, -1, -1, -1, -1, -1, -1, -1, -1, 655,
    -1, 1721, -1, 906, 820, 176, 773, -1, 1163, 1810, -1, 1764, -1, 1724, -1, 1623, -1, -1, -1, -1, -1, -1,
    -1, 1351, -1, 1658, -1, -1, 295, 975, -1, 908, -1, 836, -1, 1142, 1589, 682, -1, 1258, -1, -1, -1, -1,
    552, 284, 1057, 471, -1, -1, 1571, -1, 1359, -1, -1, -1, -1, -1, -1, -1, -1, 410, -1, 481, 642, -1, -1,
    696, 684, 974, 1073, 1625, 1654, 1780, -1, -1, 1221, -1, -1, 1388, -1, -1, -1, -1, -1, 122, 478, 239,
    482, 1079, 937, 1102, 1385, -1, -1, -1, 1732, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1002, -1, -1, 453,
    -1, 1027, 622, 1068, -1, -1, 227, 779, 1506, -1, -1, -1, -1, -1, 1047, -1, 365, -1, -1, -1, -1, 142, 729,
    -1, -1, -1, -1, -1, -1, -1, 1514, -1, -1, 62, 1309, -1, -1, -1, 135, 709, -1, -1, 1045, 1302, 1669, -1,
    -1, -1, -1, 345, 36, 1811, 954, -1, -1, 826, -1, 1830, -1, 395, 1629, -1, -1, 1595, 518, 1719, 643, 224,
    475, 498, 1156, 705, -1, 211, -1, 668, -1, 1345, -1, -1, 1152, -1, 982, 690, 1183, 1064, 548, 282, -1,
    -1, -1, 1071, 1415, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1122, 1546, -1, 1633, -1, -1, 873, -1,
    -1, 477, 644, -1, -1, 1013, 1151, -1, -1, 1609, 1605, 302, 1798, -1, 981, 1758, 354, 1310, 444, 1530, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1675, -1, -1, -1, 342, 359, 116, 373, 228, 480, 530, 793, 796, 938,
    1194, 1085, 1803, -1, -1, -1, -1, -1, 1488, -1, 162, 319, 510, -1, 531, -1, 140, 1439, 305, -1, -1, -1,
    -1, -1, 905, -1, -1, -1, 946, -1, -1, -1, -1, -1, -1, -1, -1, 504, -1, -1, -1, -1, -1, 143, 183, 594,
    865, -1, -1, 821, -1, -1, -1, -1, -1, -1, -1, 349, 1440, -1, -1, 1617, -1, 273, -1, 988, -1, -1, -1, -1,
    639, 1006, 1211, 745, 816, -1, -1, -1, 731, 226, 1468, -1, -1, -1, -1, 1452, -1, -1, 1402, 1742, -1, -1,
    -1, 301, -1, -1, -1, 397, 1014, 1308, 1197, -1, -1, -1, -1, 804, 1332, 925, 630, 525, -1, 519, -1, -1,
    -1, 381, 860, -1, -1, 1659, -1, 119, 426, -1, -1, -1, -1, 1018, -1, 1444, -1, -1, -1, 763, 674, -1, -1,
    1627, 559, -1, -1, -1, 857, 986, 1311, -1, 1524, 1590, 1689, -1, 515, 1223, 1263, 1312, -1, -1, -1, -1,
    380, 1508, -1, -1, 1384, 1229, 298, 695, 1161, -1, 1447, 1822, -1, -1, 1150, 121, 253, -1, -1, 1568, -1,
    -1, -1, -1, -1, -1, 962, -1, 1003, 441, 512, -1, -1, -1, 613, -1, -1, -1, 95, 794, 436, -1, -1, -1, 37,
    1297, -1, -1, 1089, -1, 1271, -1, -1, 786, -1, 94, 783, 19, 1731, 1684, 1154, -1, -1, 516, 870, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 619, 577, 1262, -1, -1, 856, -1, -1, -1, 283, 562, 815, -1, 1451, -1, -1,
    919, 1130, -1, 1496, 529, -1, -1, -1, 1304, 1289, -1, -1, 308, -1, 1233, 517, 730, 1280, 205, 1445, 1545,
    1173, 1378, 275, 1667, 1429, 1826, -1, -1, -1, -1, -1, -1, 474, -1, 335, 1281, -1, 1054, -1, -1, -1,
    1434, -1, -1, -1, -1, -1, -1, -1, 1092, 1646, -1, 1120, 102, 124, -1, -1, 544, -1, 92, -1, -1, 404, 1418,
    -1, 1333, 1266, 1565, 1769, 1148, -1, -1, 1278, -1, -1, -1, -1, -1, 286, 847, 1072, 998, 1395, -1, 1222,
    -1, -1, 1604, -1, -1, -1, -1, -1, 216, 633, 194, 667, 1539, 195, 1772, -1, -1, -1, -1, -1, 496, -1, 203,
    -1, 1382, -1, 1387, -1, -1, -1, -1, 1217, 1807, -1, 1712, -1, 1734, -1, -1, -1, 888, -1, -1, 370, -1, -1,
    890, -1, -1, 582, 698, 0, 627, -1, 492, -1, -1, -1, -1, -1, -1, -1, -1, 1219, -1, -1, 41, 1034, -1, 1463,
    -1, 1213, -1, 9, 1672, -1, -1, 1535, 68, -1, -1, -1, -1, 348, -1, 596, -1, -1, 1824, -1, 653, 394, 858,
    1713, 971, 778, 1419, 1512, -1, -1, 1643, -1, 1324, -1, -1, 326, -1, 20, 293, 727, 879, 1782, 243, 289,
    909, 651, 1086, 1760, -1, -1, 943, 1786, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1774, -1, -1, 1794,
    408, 1497, 358, 1408, 1653, 494, -1, -1, -1, 1391, -1, 955, -1, -1, -1, -1, -1, -1, 507, -1, -1, -1, -1,
    1614, -1, -1, -1, -1, -1, -1, -1, -1, 355, 412, 964, 1041, 900, 939, -1, 1056, -1, 24, 1626, 1800, 871,
    647, -1, 11, 79, 1066, 1159, 1423, 1580, 58, 526, 1241, 150, 1618, 1662, -1, -1, -1, 699, 1648, -1, -1,
    230, 1671, -1, -1, -1, 265, -1, -1, -1, -1, -1, 393, -1, -1, 716, 1035, 1466, -1, 848, -1, -1, 1111, -1,
    -1, 1489, -1, -1, -1, 1202, -1, -1, -1, 167, 126, -1, -1, -1, 300, -1, -1, 376, 56, -1, 69, 1458, -1, -1,
    -1, -1, 1, 658, 1084, 1540, 39, 138, 1641, -1, 246, -1, -1, -1, -1, 219, 362, 545, 1012, 1335, 1500, 757,
    1827, -1, -1, -1, -1, -1, -1, 944, -1, -1, -1, 218, 1042, -1, -1, -1, 556, -1, -1, 409, -1, -1, 1298,
    1176, -1, -1, -1, 1131, 586, 1441, 1516, -1, 1661, -1, -1, -1, -1, 918, 199, -1, -1, 959, -1, 367, 991,
    -1, -1, 1456, 1533, -1, 172, -1, 1206, -1, -1, -1, 1040, 1716, 719, -1, 233, -1, -1, 680, 1037, 1829, -1,
    -1, -1, -1, 1664, -1, -1, -1, -1, -1, 1038, 1371, 1400, 1688, 110, -1, 1284, -1, -1, -1, -1, -1, -1, -1,
    -1, 1480, 1336, -1, -1, 40, 468, -1, 704, 724, -1, -1, -1, 1706, 356, -1, -1, -1, -1, -1, -1, -1, 259,
    -1, -1, -1, -1, -1, -1, -1, -1, 1121, -1, -1, 576, 806, 1273, 1789, -1, 1498, 242, 1768, -1, 1215, 1426,
    1679, 554, 1352, -1, -1, -1, 660, 89, 1380, 1815, -1, -1, -1, 1717, 141, -1, -1, 513, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 685, -1, 1076, 1564, 1757, 574, -1, -1, -1, -1, 675, 842, 697, 1538, 1200, 1736, -1, -1,
    -1, -1, -1, -1, -1, -1, 269, 1442, -1, -1, -1, 1157, -1, -1, 109, 1325, 844, -1, -1, -1, -1, -1, -1, -1,
    -1, 1438, 1377, -1, -1, -1, -1, -1, 1370, -1, -1, 782, -1, 461, 193, 1062, 1096, -1, 1118, 501, 638, -1,
    -1, -1, -1, -1, -1, -1, -1, 1808, -1, -1, -1, -1, -1, 1577, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1,
    147, -1, -1, -1, -1, -1, -1, -1, 1184, -1, -1, -1, -1, 321, -1, -1, 1583, -1, 178, -1, 1185, -1, -1, 112,
    1549, -1, -1, -1, 973, -1, 1182, -1, -1, -1, 197, 798, -1, 1561, -1, -1, -1, -1, -1, -1, -1, 105, -1, -1,
    -1, -1, -1, -1, 84, -1, -1, 123, 327, -1, -1, 1082, 1346, -1, 1486, -1, 1357, -1, -1, 204, -1, -1, -1,
    -1, -1, 1412, -1, 28, 611, -1, 1543, -1, 154, 1407, -1, -1, -1, -1, -1, 1593, -1, 111, 880, 1818, -1, -1,
    521, 1363, 1376, 1615, 1406, 1558, -1, -1, -1, -1, -1, 77, -1, 1210, -1, -1, -1, -1, -1, 689, 32, -1, -1,
    -1, -1, 551, 1591, -1, -1, -1, -1, -1, -1, 118, 1123, 458, 812, 184, 565, 1174, 568, 1484, 185, 1127, -1,
    -1, -1, -1, -1, -1, 882, 1268, 764, -1, -1, 995, 654, 1327, 1775, -1, 549, 736, 1566, 1673, -1, -1, 60,
    287, 505, 917, 171, 1099, 336, 1644, 527, 614, 1819, 914, -1, 30, 772, 934, -1, 960, -1, -1, -1, 470, -1,
    1046, -1, -1, -1, 1134, -1, -1, -1, -1, -1, 635, 1482, 337, 72, -1, -1, -1, -1, -1, 433, -1, -1, -1, 542,
    686, 1699, -1, -1, -1, 742, 1146, 855, 980, -1, -1, -1, 1286, 1620, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1165, -1, -1, -1, -1, -1, 369, -1, 788, -1, 1513, 547, -1, -1, -1, -1, -1, -1, -1, -1, 1053, -1, -1, 160,
    -1, -1, -1, -1, -1, 649, 1396, -1, 978, -1, -1, 850, 83, 1534, 1077, 262, 1563, 1026, 1651, -1, -1, 1355,
    1016, -1, 1138, 120, -1, -1, 645, -1, -1, -1, -1, 739, 957, -1, 1109, -1, -1, 1081, 536, -1, -1, 1802,
    -1, 1321, 1831, 361, -1, -1, -1, -1, 1186, 965, -1, -1, -1, -1, -1, -1, -1, 1080, 1181, 1350, 1381, 1454,
    -1, 1529, -1, 214, -1, 434, 1145, 1666, -1, -1, 139, 701, 1726, 1250, -1, 741, -1, -1, 1697, -1, -1, -1,
    -1, -1, -1, 600, -1, 1169, -1, -1, -1, 994, 383, -1, -1, -1, -1, 1598, -1, 136, 1510, 924, -1, -1, -1,
    201, 1227, -1, -1, -1, -1, 168, 595, 776, 1180, -1, -1, -1, -1, -1, 413, -1, -1, 648, 1612, -1, -1, -1,
    457, -1, -1, -1, -1, -1, -1, 1137, 117, -1, -1, -1, -1, -1, 1267, -1, 464, -1, 1083, -1, -1, 774, -1,
    868, -1, -1, 945, 1693, -1, 989, 1001, -1, -1, -1, 209, 445, -1, -1, 73, 743, 1574, 1552, 1621, 1631,
    832, -1, -1, 1228, 901, -1, 725, 1792, -1, 712, -1, 1493, 1576, 666, -1, -1, 1640, -1, -1, -1, -1, 740,
    -1, -1, 6, -1, 157, 895, -1, -1, -1, -1, -1, -1, 1761, -1, 753, -1, 1781, 1039, -1, -1, 602, 1422, -1,
    -1, -1, -1, 1124, 520, 1100, 149, -1, -1, -1, -1, 252, -1, -1, -1, -1, -1, -1, -1, 1665, 1141, 1722,
    1036, -1, -1, -1, -1, 608, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1155, -1, 694, 599, 503, 953, -1,
    -1, -1, 318, -1, 1806, 1319, 1358, 1814, 364, 1632, -1, 26, 1523, 137, -1, -1, -1, 266, -1, -1, -1, 18,
    -1, 375, 1164, -1, 1048, -1, -1, 1275, -1, -1, -1, -1, -1, -1, 1031, 907, -1, -1, 1505, -1, -1, -1, -1,
    -1, -1, 681, -1, -1, 1144, 509, 1095, 1681, -1, -1, 1005, -1, -1, 278, 1588, 1112, 1729, -1, 1619, -1,
    -1, 1386, 1603, -1, -1, -1, -1, -1, -1, 1759, -1, -1, -1, 825, 1587, 1608, -1, 200, 1738, 340, 887, -1,
    853, -1, 1405, 1461, 158, 1685, 795, 1743, -1, -1, -1, -1, -1, -1, 1479, 1411, 75, 1592, -1, -1, -1, -1,
    -1, 1728, -1, 488, -1, -1, -1, 49, -1, -1, 829, -1, -1, -1, -1, 1517, -1, -1, -1, 1613, 864, 1649, -1,
    -1, 777, 1143, 992, -1, -1, 91, 1720, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1474, -1, 1292,
    589, 761, -1, -1, -1, -1, -1, -1, 607, 579, 1214, 767, 652, 1259, 1823, -1, -1, -1, -1, 1560, -1, 451,
    -1, 886, 1101, 180, -1, 1252, -1, 333, 1611, 1172, 588, -1, -1, -1, 1740, 1043, -1, 1783, 1117, 1133,
    1299, -1, -1, 1763, 1317, -1, -1, -1, -1, -1, 1207, -1, 347, 775, -1, 1178, -1, -1, -1, -1, -1, -1, -1,
    1093, -1, 44, 575, -1, 1257, 1551, 1655, -1, -1, 414, -1, -1, -1, -1, -1, -1, -1, 1065, 625, 314, 1198,
    1741, 1686, -1, 263, -1, -1, -1, -1, -1, 437, -1, 1749, -1, -1, -1, -1, -1, -1, 881, 553, 1238, -1, -1,
    1805, 1610, 1733, -1, -1, 235, -1, 990, 1220, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 264, 90, 746, 609, 1735, 1828, -1, 148, 1097, 869, 406, 1399, -1, -1, -1, -1, -1, -1, 1519, 74,
    1218, -1, -1, -1, -1, 1448, -1, -1, -1, -1, -1, -1, 679, -1, 208, -1, 1058, -1, 297, -1, -1, 1766, -1,
    1288, 220, 1599, 1725, -1, -1, 1338, -1, 1527, -1, -1, -1, 448, 223, -1, -1, -1, 502, -1, -1, -1, -1, -1,
    -1, 537, 431, 1569, 1236, 1787, 1521, 1110, 838, -1, -1, -1, 1000, 737, -1, -1, 1436, -1, -1, -1, -1,
    896, 45, 238, 1205, -1, -1, 198, -1, 1364, 66, 131, 1316, 1393, -1, -1, 33, 1449, -1, 1285, -1, -1, 833,
    -1, 558, -1, -1, 88, -1, -1, -1, -1, -1, 1050, 910, 401, -1, -1, 296, 13, 1323, -1, -1, -1, -1, -1, -1,
    -1, 1730, 27, -1, -1, 661, -1, -1, 1678, -1, -1, 889, -1, 207, -1, -1, -1, -1, -1, -1, -1, -1, 334, 450,
    1572, -1, -1, -1, -1, 416, -1, -1, -1, 979, 1192, 920, 1171, 1522, -1, -1, 797, 1767, 899, 790, 382, 931,
    1033, 1055, 861, -1, -1, -1, 997, 8, 1404, -1, 985, -1, -1, 57, 1009, -1, -1, -1, 1711, -1, -1, 1816, -1,
    -1, -1, 983, -1, -1, -1, 309, 634, 1369, 863, 1179, 1420, 1492, 1704, -1, -1, -1, -1, -1, 1044, -1, 1409,
    1090, -1, -1, -1, -1, 631, -1, 843, 306, -1, -1, -1, -1, 1242, -1, -1, -1, 210, 1443, 1168, -1, -1, -1,
    885, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1525, -1, -1, -1, -1, -1, -1, 760, -1, -1, -1, -1, 570, -1,
    -1, 129, 884, -1, 792, -1, -1, -1, -1, -1, -1, 866, 1501, 734, 164, 251, 1650, 1694, 802, 31, -1, 1282,
    -1, 254, 787, -1, -1, 299, 1247, -1, 1797, -1, -1, -1, -1, -1, -1, -1, 656, -1, 1820, -1, -1, -1, 662,
    439, 1413, -1, 328, -1, -1, -1, 317, -1, -1, -1, -1, -1, 555, 268, 1234, 1784, 29, 351, -1, 814, 572,
    823, 1390, 592, 1260, 1751, 1348, 1162, -1, -1, -1, -1, -1, -1, -1, -1, 715, -1, -1, -1, 663, 484, -1,
    -1, -1, 1435, -1, -1, -1, -1, -1, -1, -1, 557, -1, -1, -1, 750, 385, 1010, 769, -1, 781, 1191, 1020, -1,
    -1, -1, 835, -1, -1, 456, -1, 389, -1, -1, -1, 913, -1, 479, -1, -1, -1, -1, -1, 1022, 1149, 1313, 1379,
    1556, 720, 1119, 1401, -1, -1, -1, -1, -1, -1, -1, 1559, -1, -1, -1, 1209, -1, -1, 604, -1, -1, 1432, -1,
    -1, 267, 706, -1, 1477, -1, -1, -1, 1326, -1, -1, -1, -1, -1, 1195, -1, 35, 368, -1, 1674, 1007, 620,
    851, 1322, -1, 597, 824, 762, -1, 153, 766, 1425, 1696, -1, -1, -1, -1, 1240, 420, 1705, -1, -1, -1, 212,
    -1, -1, -1, -1, -1, -1, 1645, -1, 862, 1509, 1208, 585, 280, 371, -1, -1, -1, -1, -1, -1, 817, 1702, 807,
    -1, 372, -1, 64, 1274, 1691, -1, -1, 563, -1, -1, -1, -1, -1, -1, 1087, 1340, -1, 48, 1607, 357, -1, 874,
    85, 288, 846, 1331, 128, -1, 532, -1, -1, 897, -1, -1, -1, -1, -1, 271, 1019, 1255, 1494, -1, 1136, -1,
    -1, -1, -1, -1, -1, -1, -1, 673, -1, 76, -1, -1, 1491, -1, 1360, 1300, -1, -1, -1, -1, 819, 1339, -1,
    145, 845, -1, 499, 1344, -1, -1, -1, -1, -1, -1, -1, 1596, -1, 7, -1, -1, 1167, -1, -1, -1, 977, 892,
    1287, 22, 691, -1, 922, 339, 926, 1004, -1, -1, 188, 958, -1, -1, 182, -1, -1, -1, 493, 1265, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 803, 1251, 78, 261, 34, -1, 127, 134, 1028, 1158, -1, 676, 811, -1, 1354, -1,
    258, -1, 671, -1, -1, -1, 454, -1, 1296, -1, -1, 175, -1, 279, -1, 125, 1307, -1, 161, 25, 1190, 723,
    952, 61, 80, 967, 1801, -1, 949, -1, -1, -1, -1, -1, 1459, 1114, -1, -1, 771, 1342, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 927, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1597, 744, -1, -1, -1, -1, 377, 976, 1398, 1453,
    -1, 883, 1125, 1677, -1, -1, -1, -1, -1, -1, -1, -1, 749, 810, 1135, -1, 1547, -1, 1328, -1, -1, -1, -1,
    -1, -1, 972, 1239, 1276, -1, -1, 1460, -1, 840, -1, -1, 97, 616, -1, 528, -1, 1779, -1, -1, 10, -1, -1,
    996, -1, -1, -1, 1029, 1061, -1, 177, 748, -1, -1, -1, -1, -1, 329, 419, -1, -1, -1, -1, 312, -1, 566,
    618, 1457, -1, -1, 876, 1059, 1532, -1, 55, -1, -1, 495, 1107, -1, -1, 1069, 1132, -1, -1, 96, -1, -1,
    535, 714, 839, 1243, 1023, 1367, -1, 1793, -1, -1, -1, -1, 462, 768, 1160, 1503, -1, -1, -1, 902, -1,
    717, 54, 387, -1, -1, -1, -1, 624, 344, 400, 67, 1495, 417, 101, 636, 1707, -1, -1, 929, -1, -1, -1, -1,
    -1, 1511, -1, -1, -1, -1, 1011, -1, -1, -1, -1, -1, -1, -1, 179, 316, 442, 452, 721, 799, 1601, -1, -1,
    1715, -1, -1, -1, 1368, -1, -1, 546, 42, -1, -1, -1, 1776, 403, -1, -1, -1, 1343, -1, -1, -1, 16, 872,
    -1, -1, -1, -1, -1, 718, 1113, -1, -1, 469, -1, -1, -1, -1, 1024, -1, -1, -1, 424, -1, 423, 1557, 1170,
    615, 1291, -1, 272, 629, 1520, 1347, 1562, -1, -1, -1, 174, 155, -1, -1, 1290, -1, -1, -1, -1, 987, 849,
    932, -1, -1, 966, -1, -1, -1, -1, -1, -1, 707, -1, 1584, 1637, 1455, -1, -1, -1, -1, 1785, 911, -1, -1,
    1417, 1471, -1, 411, 923, -1, -1, 650, -1, -1, 894, 1244, -1, -1, -1, -1, 435, -1, -1, 942, -1, 606, -1,
    603, -1, 700, 59, 1490, 1624, -1, -1, -1, 641, 791, 1710, 1790, -1, -1, -1, -1, 852, -1, 564, -1, -1, -1,
    891, -1, -1, 828, -1, 463, -1, -1, -1, -1, 384, 276, -1, -1, 1203, 1537, -1, -1, 46, 115, -1, 770, -1,
    -1, 1541, 612, 1680, 822, -1, -1, -1, -1, -1, -1, -1, 1235, 1744, -1, -1, -1, 1392, 1341, -1, -1, 728,
    560, -1, -1, -1, 877, 1188, -1, 1245, -1, 1487, 1542, -1, 1727, -1, 514, 490, 1585, 759, -1, 485, -1,
    688, 432, 1246, -1, -1, 683, -1, -1, 3, -1, 447, -1, 430, 587, -1, -1, -1, 418, 1554, 581, 999, -1, -1,
    -1, 1231, 466, 65, 4, 47, 152, -1, -1, 1394, 543, 1283, 1175, 1476, 244, 313, 497, 646, -1, 755, -1, 621,
    1795, 1140, 693, 487, -1, 1788, -1, 1504, -1, 1778, 984, -1, 539, -1, -1, -1, -1, 388, 1129, 311, -1, -1,
    1692, -1, 12, 206, 1703, -1, 427, -1, 1177, 1606, 1745, -1, 438, 1462, -1, -1, 310, 524, 1199, 1683, 508,
    1634, -1, -1, 726, 808, -1, -1, -1, -1, -1, 1108, 1115, -1, -1, -1, -1, -1, 1687, -1, 1485, 21, 323, 677,
    1204, 236, -1, -1, 165, 1616, -1, -1, 659, 904, 43, -1, 232, 1502, -1, -1, -1, -1, -1, -1, -1, 1771, -1,
    -1, -1, -1, -1, 1366, -1, -1, -1, -1, -1, -1, -1, -1, 231, -1, -1, -1, -1, -1, -1, 1752, 343, 540, -1,
    -1, -1, 623, 702, 747, 1030, 1450, 1294, 1570, 1821, 1698, 1825, 63, 170, 765, 1770, -1, -1, -1, -1,
    1226, 1098, 1809, -1, -1, -1, -1, -1, -1, 626, 473, -1, 107, -1, -1, -1, -1, 1212, 1261, -1, -1, -1,
    1622, 292, -1, -1, -1, 1472, -1, 687, 1128, -1, 331, -1, 274, 392, 875, -1, 1531, -1, 561, -1, -1, -1,
    341, 1582, -1, -1, 396, -1, 601, -1, -1, 353, -1, -1, 1550, 1708, -1, -1, 255, 459, 248, -1, 1575, -1,
    -1, 1428, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1049, -1, -1, -1, 1536, 1232, -1, -1, 640, 163, 307, 1723,
    -1, -1, -1, 215, 1478, 713, -1, -1, -1, 191, 1060, 1361, 169, 1430, 752, -1, 70, 567, 1389, 1676, -1, -1,
    -1, 378, -1, 489, -1, -1, -1, 17, 241, 130, -1, -1, -1, 1773, -1, 1638, 751, 818, 363, 837, 465, 1373,
    813, -1, 1555, -1, -1, 921, 159, 1548, 722, -1, -1, 1279, 245, 1628, -1, -1, -1, -1, 99, 415, 511, 1431,
    15, 106, 1804, -1, -1, -1, 1446, 429, -1, 1755, -1, -1, 422, 330, -1, 82, -1, -1, -1, -1, -1, -1, 222,
    -1, 1756, -1, -1, 1600, -1, -1, 386, 1372, 1293, 1091, 1467, -1, -1, 332, 801, -1, 1796, -1, 1578, 449,
    1116, 202, 669, -1, 425, 805, 898, 1652, -1, -1, -1, 440, 841, -1, -1, -1, 573, 834, -1, -1, 1464, -1,
    -1, -1, -1, 1414, -1, -1, 963, 1544, -1, -1, 1139, -1, -1, 664, -1, -1, -1, -1, 785, -1, -1, -1, 522,
    591, -1, -1, 665, -1, 1249, 421, -1, 402, -1, 1329, -1, -1, -1, -1, 86, 1410, -1, 1365, -1, -1, -1, -1,
    -1, -1, 961, 1701, -1, 324, 754, 940, 1573, -1, -1, -1, 735, 217, 390, 1700, -1, -1, -1, -1, -1, -1, 291,
    1746, -1, 993, -1, 250, 1269, 398, 1528, 1799, -1, 800, 1078, -1, -1, -1, -1, -1, -1, -1, 1320, -1, -1,
    213, -1, -1, -1, -1, -1, -1, 1748, 1193, 1421, 1499, -1, -1, -1, -1, -1, 1015, 1383, 506, -1, -1, -1, -1,
    -1, -1, 1507, 1437, -1, -1, 1553, 1581, 1433, 350, -1, -1, -1, -1, -1, -1, 784, -1, 1104, 346, -1, -1,
    780, 1747, 460, -1, -1, -1, -1, 257, -1, -1, -1, -1, -1, 789, 87, 1305, -1, -1, -1, -1, -1, 366, 467,
    181, 710, 637, 1032, 708, 1349, 1353, 1074, 1714, -1, 1153, -1, -1, -1, 569, 1812, -1, 969, -1, -1, -1,
    221, 1362, -1, -1, -1, -1, 249, 114, 472, 486, 1277, -1, 578, -1, -1, -1, -1, 281, 294, 1272, 1306, 1663,
    -1, 483, 610, -1, -1, -1, -1, -1, 320, 1356, 1403, -1, 583, 941, -1, -1, -1, -1, -1, 605, 1526, 399, -1,
    -1, -1, -1, 534, -1, -1, -1, -1, -1, 405, 1670, 338, 831, 1647, -1, -1, -1, -1, -1, 187, 476, 827, -1,
    -1, -1, -1, -1, -1, 593, -1, -1, -1, -1, 1639, 1166, -1, 260, -1, -1, -1, -1, -1, 632, -1, -1, -1, -1,
    -1, 14, 678, 1791, 738, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 928, -1, 50, 584, -1, 256, 1315,
    936, -1, 144, 1682, 1008, -1, 1021, -1, -1, 270, 541, 352, 703, 878, 930, 628, 956, 1196, 1594, -1, 173,
    -1, 71, 192, 500, 915, 1303, -1, -1, 1106, -1, -1, 933, -1, -1, -1, -1, 733, 1201, 38, 151, -1, -1, -1,
    -1, -1, 830, 1374, 407, 374, 1518, -1, 1314, -1, -1, 970, 1070, 325, 1253, 1473, -1, 893, -1, 166, -1,
    304, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1216, 672, 1067, 1017, 98, -1, 859, -1, 315, -1, -1,
    -1, -1, -1, -1, 229, 1126, 1103, -1, 1470, 854, 1063, 1025, 1586, -1, -1, -1, -1, -1, -1, 950, 1295,
    1579, -1, -1, 1105, 1690, -1, 1334, -1, -1, 809, 1636, -1, -1, -1, 189, 598, 1475, 190, 1051, 1301, -1,
    -1, 1254, 1318, 948, -1, 103, -1, 379, 1777, -1, -1, -1, -1, 108, 93, 303, 670, 1656, 1630, -1, -1, -1,
    935, -1, -1, 1052, -1, 277, 1817, -1, -1, -1, 617, -1, 1737, 1481, 657, 133, -1, 1225, 1483, -1, 1762,
    692, -1, 1424, -1, -1, -1, -1, 1094, -1, -1, 550, 1427, 1230, -1, 156, -1, -1, 1567, 100, -1, -1, -1, -1,
    -1, -1, -1, 523, 81, 533, 571, -1, -1, 1088, -1, -1, -1, -1, -1, -1, -1, -1, 538, 240, 903, -1, -1, -1,
    -1, -1, -1, 491, 443, -1, -1, 1264, 1147, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1365, -1, -1, -1, -1, 1428, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 503, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 591,
    1169, -1, -1, 804, -1, -1, -1, -1, 1017, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 554,
    556, 558, 501, 560, 500, 541, 621, 623, 628, 624, 479, 529, -1, -1, 301, -1, -1, 513, 514, 515, -1, 463,
    538, -1, -1, -1, -1, -1, 495, -1, 1093, 1, 803, 1143, 45, 48, 448, 446, 450, 452, 449, 447, 451, 453,
    305, 287, 288, 376, 1738, 1824, 8, 26, 0, 9, 27, 246, 247, 248, 249, 250, 251, 252, 253, 254, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 233, 234, -1, 229, -1, -1, 1796, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 230, -1, -1, -1, -1, -1, -1, -1, -1, 231, 232, 240, -1, 284, 612, 613, 1827, 542, 543, 669, -1,
    1857, -1, 1839, -1, -1, -1, -1, -1, -1, -1, 430, 70, 84, 94, 114, 63, -1, 697, 759, 761, 763, 765, 767,
    769, 771, 773, 775, 777, 779, 781, 783, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20,
    21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52,
    53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83,
    89, 90, 86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122,
    123, 124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
    142, 143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
    168, 1189, 1004, 1195, 1008, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185,
    186, 187, 188, 190, 192, 194, 196, -1, 378, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208,
    209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1, -1, 289, 290,
    291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 302, 303, 304, 306, 307, 308, 309, 314, 318, 321, 322,
    323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343,
    344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364,
    365, 366, 367, 368, -1, 369, 370, 371, 372, 373, 374, 377, -1, 379, 380, 381, -1, 382, 384, 385, 386,
    387, 388, 389, 390, 391, 392, 393, 394, 395, -1, 396, 397, 399, -1, -1, -1, 401, 414, -1, -1, 417, 418,
    419, 420, 421, 422, 423, 424, 425, 426, 427, 428, -1, 433, 434, 438, 440, 441, 442, 443, 444, 445, 454,
    456, 457, 458, 459, 460, 461, 1014, 1257, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475,
    476, -1, 477, -1, 478, -1, 480, 481, 482, 483, 484, 485, 489, 490, 493, 497, 498, 499, -1, 504, 506, 509,
    -1, 518, -1, 519, -1, -1, -1, 531, -1, 534, 535, 536, 537, -1, -1, 550, -1, -1, -1, 566, 567, 569, 570,
    572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 586, -1, 587, 590, 592, 593, 594, 595,
    596, -1, 599, 600, 601, -1, -1, 607, -1, -1, -1, 608, -1, -1, 635, 640, 639, 615, 616, 617, 618, -1, 622,
    626, -1, 629, 630, 632, 633, 634, -1, -1, 656, 657, 661, 662, 670, 676, 678, 679, 680, 681, 682, 683,
    684, 685, 686, 687, 690, 693, 695, 2028, 1331, 712, 714, 716, 799, 698, 699, 700, 701, 710, 1984, -1, -1,
    -1, -1, 706, -1, 708, 709, 711, 713, 715, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728,
    729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749,
    750, 751, 752, 753, 754, 755, 756, 757, 758, 785, 786, 788, 789, 790, 791, 810, 792, -1, 796, 797, 798,
    800, 801, 802, 805, 806, 807, 808, 809, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823,
    824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, -1,
    844, -1, 845, 846, 847, 848, 849, 850, -1, 851, 852, 853, 854, 855, 856, 857, 858, 859, 861, 862, 863,
    864, 865, 866, 867, 868, 869, 870, 871, 873, 1186, 872, 874, 875, 876, 877, 878, 879, 1003, -1, 880,
    1490, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 900,
    901, 902, 903, 904, -1, 905, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920, -1,
    921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939, 940, 941,
    942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, 960, 961, 962,
    963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 976, 2024, -1, 978, 980, 981, 982, -1,
    984, 986, 988, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001, 1002, -1, 1005, 1007, 1009,
    1010, 1011, 1012, 1013, 2031, 1015, 1016, 1018, 1019, 1020, 1021, 1022, -1, 1023, 1024, -1, 1025, 1026,
    1027, -1, -1, -1, 1030, 1032, -1, -1, 1034, 1036, 1037, 1040, 1042, 1043, 1044, 1045, 1048, 1049, 1050,
    1051, 1052, 1053, 1054, 1055, 1056, 1058, 1059, -1, -1, 1063, 1064, 1065, 1066, -1, 1067, -1, 1069, -1,
    1070, 1071, 1072, 1073, 1074, -1, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1086, 1087, 1088, 1089,
    2032, 1090, -1, 2033, 1096, 1098, 1100, 1101, 1103, 1104, 1105, 1107, 1108, 1109, 1110, 1111, 1112, 1113,
    1114, 1115, 1116, 1118, 1498, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130,
    1131, 1132, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1144, 1145, 1146, 1147, 1148, 1149, 1154,
    1155, 1156, 1157, 1158, 1159, 1160, -1, 1173, -1, 1175, 1181, 1182, 1188, 1199, 1190, 1191, 1193, 1194,
    1196, -1, 1200, 1201, -1, 1204, 1207, 1210, 1213, 1216, 1219, 1223, -1, -1, 1225, -1, 1226, 1227, 1228,
    1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, -1, 1246,
    1247, 1249, 1250, 1252, 1253, 1255, 1256, 1259, 1262, 1263, 1264, 1265, 1267, 1268, 1269, 1270, 1271,
    1272, 1273, 1276, 1277, 1278, -1, 1280, -1, 1282, 1284, 1285, 1289, -1, 1293, 1297, 1301, 1305, 1306, -1,
    1307, 1308, -1, 1309, 1310, 1311, 1312, 1313, 1314, 1315, -1, -1, -1, -1, -1, -1, 1318, 1319, 1320, -1,
    -1, 1322, 1323, 1324, 1325, 1326, 1328, 1330, -1, -1, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339, -1,
    -1, 1341, 1343, 1345, -1, 1346, -1, 1350, 1603, 1352, 1353, 1492, 1494, 1354, 1355, -1, 1356, -1, -1, -1,
    -1, -1, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373,
    1374, 1375, 1376, 1377, 1378, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391,
    1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408,
    1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416, 1417, 1418, 1419, 1421, 1423, 1425, 1426, 1427, 1429,
    1430, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446,
    1447, 1449, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1496, 1500, 1501, 1502, 1503, 1504,
    1507, 1509, -1, 1505, -1, 1516, 1517, -1, -1, 1643, 1640, 1641, 1642, 1645, 1661, 1522, -1, -1, 1523,
    1524, -1, 1635, -1, 1681, -1, -1, -1, 1534, -1, 1563, 1564, 1568, 1569, -1, -1, 1570, 1571, -1, 1651,
    1572, 1662, 1576, -1, 1577, 1578, 1579, 1580, 1581, 1582, 1583, 1584, 1585, 1586, 1591, -1, -1, 1588,
    1589, -1, 1593, -1, 1595, 1597, -1, 1599, 1600, 1601, 1604, 1605, 1606, 1607, 1608, 1609, 1610, 1611,
    1612, 1613, 1615, 1622, 1617, 1619, 1621, 1623, 1624, 1625, 1627, 1628, 1629, 1630, 1631, 1632, 1633,
    1634, 1636, 1637, 1638, 1639, 1644, 1646, 1647, 1648, 1649, 1650, 1652, 1653, 1654, 1656, 1658, 1660, -1,
    1682, 1670, -1, 1672, 1673, 1674, 1675, -1, -1, 1676, -1, 1678, 1680, 1683, 1684, 1685, 1686, -1, -1,
    1689, 1690, 1691, 1692, 1693, -1, 1695, 1705, -1, 1707, 1708, 1709, 1711, 1712, 1713, 1715, 1716, 1717,
    1718, 1719, 1720, 1721, -1, 1731, 1723, 1724, 1725, 1726, 1727, 1728, 1729, 1730, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1732, 1733, 1734, 1735, 1736, 1737, -1, 1742, 1746, 1747, 1748, 1752, 1753, 1754, 1757, 1758,
    1759, 1760, 1761, 1762, 1763, 1766, 1769, -1, 1773, 1777, 1778, 1779, 1780, 1781, 1782, 1783, 1784, 1785,
    1786, 1788, 1789, 1790, 1791, 1792, 1793, 1794, 1795, -1, 1997, 1998, 1999, 2000, 2001, 1817, 1819, 1820,
    1821, 1822, 1823, 1825, 1826, -1, 1830, 1831, 1832, 1833, 1834, 1835, 1837, 1842, 1844, 1845, 1848, 1849,
    1850, 1851, 1852, 1853, 1855, 1856, -1, 1858, 1867, -1, -1, 1860, -1, 1859, -1, -1, -1, 1950, 1866, 1868,
    -1, 1870, 1871, 1872, 1874, 1875, 1876, 1877, -1, -1, -1, 1878, 1879, 1880, 1881, 1882, 1883, 1884, 1885,
    1886, 1887, 1888, 1889, 1890, -1, -1, 1892, -1, -1, 1894, 1896, 1898, -1, 2034, 2035, 1900, 1902, 1904,
    1906, 1909, 2036, 1911, 2037, 1912, 1914, 1915, 1916, 2038, 1917, 1918, 1919, 1920, 1921, 1922, 1923,
    1924, 1925, 1926, -1, -1, 1929, -1, -1, 2039, 2040, 1932, -1, -1, -1, -1, 1935, -1, -1, 2041, -1, -1,
    1940, 1941, 1942, 1943, 1944, 1945, 1947, 1949, 1951, 1952, 1953, 1954, 1955, -1, 1958, 2043, 1959, 1960,
    1961, 1962, -1, 1963, 1964, 1965, 2044, 1970, 1972, 1973, 1975, 1976, 1977, -1, 1978, 1979, 1981, 1982,
    1983, 1986, 1988, 1990, 1992, 1994, 1995, 1996, 2002, -1, 2006, 2007, 2008, 2009, 2010, -1, 2012, 2017,
    2019, 2020, -1, 2046, 2047, 2048, 2049, 2050, 2051, 2052, 2055, 2056, 2057, 2058, 2059, 2060, 2061, 2062,
    2063, 2065, 2066, 2067, 2068, 2069, 2070, 2071, 2073, 2074, 2075, 2076, 2077, 2078, 2079, 2080, 2081,
    2082, 2083, 2084, 2085, 2087, 2088, 2089, 2090, 2091, 2092, 2093, 2094, 2096, 2097, 2098, 2101, 2102,
    2103, 2104, 2105, 2106, 2108, 2109, 2111, 2112, 2113, 2114, 2115, 2116, 2117, 2119, 2123, 2025, -1, 2026,
    2027
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 795, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1084, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1274, 2}, {51, -1, 2}, {52, 1275, 2}, {53, 1281, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 398, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1991, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1847, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1197, 2}, {84, 1198, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 1075, 2},
    {89, 117, 0}, {89, 1985, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1187, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 455, 2}, {116, -1, 0}, {117, 383, 2},
    {117, -1, 0}, {118, 1184, 2}, {119, 787, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 675, 1}, {129, -1, 0}, {130, 677, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 486, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1787, 5}, {160, 435, 4}, {161, 317, 4}, {161, -1, 5}, {162, 313, 4}, {162, -1, 5}, {163, 235, 0},
    {164, 236, 0}, {165, 237, 0}, {166, 238, 0}, {167, -1, 0}, {168, -1, 0}, {169, -1, 0}, {170, 239, 0},
    {171, -1, 0}, {172, 242, 0}, {173, 243, 0}, {174, 244, 0}, {175, -1, 0}, {176, 245, 0}, {177, 241, 0},
    {178, -1, 0}, {179, 411, 0}, {180, 412, 0}, {181, 413, 0}, {182, 273, 0}, {183, 255, 0}, {184, 257, 0},
    {185, 259, 0}, {186, 261, 0}, {187, 263, 0}, {188, 265, 0}, {189, 267, 0}, {190, 269, 0}, {191, 271, 0},
    {192, 256, 0}, {193, 275, 0}, {194, 258, 0}, {195, 276, 0}, {196, 260, 0}, {197, 277, 0}, {198, 262, 0},
    {199, 278, 0}, {200, 264, 0}, {201, 279, 0}, {202, 266, 0}, {203, 280, 0}, {204, 268, 0}, {205, 281, 0},
    {206, 270, 0}, {207, 282, 0}, {208, 272, 0}, {209, 283, 0}, {210, 274, 0}, {211, 285, 0}, {212, 402, 0},
    {213, 403, 0}, {214, 404, 0}, {215, 405, 0}, {216, 406, 0}, {217, 407, 0}, {218, 408, 0}, {219, 409, 0},
    {220, 410, 0}, {221, 429, 0}, {222, 286, 0}, {223, -1, 0}, {224, -1, 0}, {224, -1, 0}, {225, -1, 0},
    {225, -1, 0}, {226, -1, 0}, {226, -1, 0}, {227, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0},
    {230, -1, 0}, {230, -1, 0}, {231, -1, 0}, {231, -1, 0}, {232, 1980, 0}, {232, -1, 0}, {233, -1, 0},
    {233, -1, 0}, {234, -1, 0}, {234, -1, 0}, {235, -1, 0}, {235, -1, 0}, {236, 310, 0}, {237, 311, 0},
    {238, 312, 1}, {239, -1, 1}, {240, 315, 0}, {240, -1, 0}, {241, 316, 0}, {242, 544, 0}, {243, 319, 0},
    {243, -1, 0}, {244, 320, 0}, {245, 545, 0}, {246, -1, 0}, {246, -1, 0}, {247, -1, 0}, {247, -1, 0},
    {248, -1, 0}, {248, -1, 0}, {249, -1, 0}, {249, -1, 0}, {250, -1, 0}, {250, -1, 0}, {251, -1, 0},
    {251, -1, 0}, {252, -1, 0}, {252, -1, 0}, {253, -1, 0}, {253, -1, 0}, {254, -1, 0}, {254, -1, 0},
    {255, -1, 0}, {255, -1, 0}, {256, -1, 0}, {256, -1, 0}, {257, -1, 0}, {257, -1, 0}, {258, -1, 0},
    {258, -1, 0}, {259, -1, 0}, {259, -1, 0}, {260, -1, 0}, {260, -1, 0}, {261, -1, 0}, {261, -1, 0},
    {262, -1, 0}, {263, -1, 0}, {264, -1, 0}, {265, -1, 0}, {266, -1, 0}, {267, -1, 0}, {268, -1, 5},
    {269, -1, 5}, {270, -1, 5}, {271, -1, 5}, {272, -1, 5}, {273, -1, 5}, {274, -1, 5}, {275, -1, 5},
    {276, -1, 5}, {277, 375, 1}, {278, 1251, 4}, {279, 1254, 4}, {280, -1, 4}, {281, -1, 4}, {282, -1, 4},
    {283, -1, 4}, {284, -1, 1}, {285, -1, 1}, {286, -1, 1}, {287, 400, 1}, {288, -1, 1}, {289, -1, 2},
    {290, -1, 1}, {291, -1, 2}, {292, -1, 2}, {293, -1, 2}, {294, -1, 2}, {295, 439, 2}, {296, -1, 2},
    {297, -1, 2}, {298, -1, 2}, {299, -1, 2}, {300, -1, 2}, {301, -1, 4}, {302, -1, 4}, {303, -1, 2},
    {304, -1, 1}, {305, -1, 1}, {306, -1, 1}, {307, 523, 1}, {308, -1, 1}, {309, -1, 0}, {310, -1, 1},
    {311, -1, 0}, {312, -1, 0}, {313, -1, 0}, {314, -1, 0}, {315, -1, 0}, {316, -1, 0}, {317, -1, 0},
    {318, -1, 0}, {319, -1, 0}, {320, 415, 0}, {321, 416, 0}, {322, -1, 0}, {323, -1, 2}, {324, -1, 0},
    {325, -1, 0}, {326, -1, 3}, {327, -1, 3}, {328, -1, 2}, {329, -1, 2}, {330, -1, 2}, {331, -1, 2},
    {332, -1, 1}, {333, -1, 1}, {334, -1, 1}, {335, -1, 0}, {336, -1, 0}, {337, -1, 0}, {338, 571, 0},
    {339, 431, 0}, {340, 432, 0}, {341, -1, 0}, {342, 436, 3}, {343, 437, 3}, {344, -1, 4}, {345, -1, 2},
    {346, -1, 2}, {347, -1, 2}, {348, 660, 2}, {349, -1, 0}, {349, -1, 0}, {350, -1, 0}, {350, -1, 0},
    {351, -1, 0}, {351, -1, 0}, {352, -1, 0}, {352, -1, 0}, {353, -1, 0}, {353, -1, 0}, {354, -1, 0},
    {354, -1, 0}, {355, -1, 0}, {355, -1, 0}, {356, 516, 2}, {357, 565, 2}, {358, 488, 2}, {359, 492, 2},
    {360, 666, 1}, {361, 654, 1}, {362, -1, 0}, {363, 462, 0}, {364, -1, 0}, {365, 642, 1}, {366, 643, 1},
    {367, 631, 1}, {368, 540, 1}, {369, 539, 1}, {370, -1, 1}, {371, -1, 1}, {372, -1, 1}, {373, -1, 1},
    {374, -1, 1}, {375, -1, 5}, {376, -1, 1}, {377, -1, 1}, {378, -1, 1}, {379, -1, 1}, {380, -1, 1},
    {381, 696, 1}, {382, -1, 1}, {383, -1, 1}, {384, 1836, 1}, {385, -1, 5}, {386, -1, 5}, {387, -1, 5},
    {388, 487, 1}, {389, 502, 1}, {390, 648, 1}, {391, 649, 1}, {392, 491, 1}, {393, -1, 1}, {394, -1, 1},
    {395, 494, 1}, {396, -1, 1}, {397, 496, 1}, {398, 508, 1}, {399, -1, 1}, {400, 598, 1}, {401, 597, 1},
    {402, 561, 1}, {403, 559, 1}, {404, 568, 1}, {405, -1, 2}, {406, 505, 1}, {407, -1, 1}, {408, 507, 1},
    {409, -1, 1}, {410, 510, 1}, {411, 512, 1}, {412, 511, 1}, {413, -1, 1}, {414, -1, 1}, {415, -1, 1},
    {416, -1, 1}, {417, -1, 1}, {418, 517, 1}, {419, 564, 1}, {420, 530, 1}, {421, 520, 1}, {422, 521, 1},
    {423, 522, 1}, {424, 524, 1}, {425, 528, 1}, {426, 525, 1}, {427, 526, 1}, {428, 527, 1}, {429, -1, 1},
    {430, -1, 1}, {431, -1, 1}, {432, 553, 1}, {433, 532, 1}, {434, 533, 1}, {435, 585, 1}, {436, -1, 1},
    {437, -1, 2}, {438, 588, 2}, {439, 589, 2}, {440, 644, 1}, {441, 645, 1}, {442, 646, 1}, {443, 562, 1},
    {444, 667, 0}, {445, 668, 0}, {446, 546, 1}, {447, 547, 1}, {448, 548, 0}, {449, 549, 0}, {450, 653, 1},
    {451, 652, 1}, {452, 551, 1}, {453, 552, 1}, {454, 650, 1}, {455, -1, 1}, {456, 555, 1}, {457, 1908, 1},
    {458, 557, 1}, {459, 689, 1}, {460, 691, 1}, {461, -1, 1}, {462, -1, 1}, {463, 694, 1}, {464, 563, 1},
    {465, 625, 1}, {466, 619, 2}, {467, 620, 2}, {468, -1, 1}, {469, -1, 1}, {470, 647, 1}, {471, -1, 1},
    {472, -1, 1}, {473, 609, 0}, {474, -1, 2}, {475, -1, 2}, {476, -1, 2}, {477, -1, 2}, {478, -1, 2},
    {479, -1, 2}, {480, -1, 2}, {481, -1, 2}, {482, -1, 2}, {483, 1813, 2}, {484, 1814, 2}, {485, 1816, 2},
    {486, 1815, 2}, {487, 602, 1}, {488, -1, 1}, {489, -1, 1}, {490, -1, 2}, {491, -1, 2}, {492, -1, 2},
    {493, 1514, 2}, {494, -1, 0}, {495, -1, 2}, {496, -1, 2}, {497, -1, 2}, {498, -1, 1}, {499, -1, 1},
    {500, -1, 1}, {501, -1, 4}, {502, -1, 4}, {503, -1, 4}, {504, 603, 1}, {505, 604, 1}, {506, 605, 1},
    {507, 606, 1}, {508, -1, 1}, {509, 1166, 1}, {510, -1, 0}, {511, 610, 0}, {512, 611, 0}, {513, 614, 0},
    {514, -1, 0}, {515, -1, 0}, {516, 1828, 0}, {517, -1, 2}, {518, -1, 2}, {519, 1626, 2}, {520, -1, 2},
    {521, 658, 2}, {522, 659, 2}, {523, -1, 1}, {524, -1, 1}, {525, -1, 1}, {526, -1, 1}, {527, 627, 1},
    {528, 2029, 1}, {529, 692, 1}, {530, -1, 1}, {531, -1, 1}, {532, -1, 1}, {533, -1, 1}, {534, -1, 1},
    {535, -1, 1}, {536, 1854, 1}, {537, 636, 0}, {538, 637, 0}, {539, 638, 0}, {540, 641, 0}, {541, -1, 0},
    {542, -1, 0}, {543, -1, 0}, {544, 665, 1}, {545, -1, 1}, {546, -1, 1}, {547, -1, 1}, {548, -1, 1},
    {549, 664, 1}, {550, 655, 1}, {551, -1, 1}, {552, 651, 1}, {553, -1, 1}, {554, -1, 1}, {555, -1, 1},
    {556, -1, 1}, {557, 674, 2}, {558, -1, 2}, {559, -1, 2}, {560, 672, 2}, {561, 673, 2}, {562, 663, 2},
    {563, -1, 1}, {564, -1, 1}, {565, -1, 2}, {566, 688, 1}, {567, -1, 1}, {568, 2107, 1}, {569, -1, 0},
    {570, -1, 0}, {571, -1, 0}, {572, 671, 0}, {573, -1, 0}, {574, -1, 2}, {575, 1461, 2}, {576, -1, 2},
    {577, 1468, 1}, {578, 1469, 1}, {579, 1474, 1}, {580, 1475, 1}, {581, 1471, 1}, {582, 1472, 1},
    {583, 1476, 1}, {584, 1477, 1}, {585, 1464, 1}, {586, 1463, 1}, {587, 1466, 1}, {588, 1465, 1},
    {589, 1467, 1}, {590, 1153, 1}, {591, 1470, 1}, {592, -1, 1}, {593, 1473, 1}, {594, -1, 1}, {595, -1, 1},
    {596, -1, 1}, {597, -1, 1}, {598, -1, 1}, {599, 702, 0}, {600, -1, 1}, {601, -1, 1}, {602, -1, 1},
    {603, -1, 1}, {604, 703, 0}, {605, 704, 0}, {606, 705, 0}, {607, 707, 0}, {608, 2045, 0}, {609, -1, 0},
    {610, -1, 4}, {611, -1, 3}, {612, -1, 4}, {613, -1, 3}, {614, -1, 4}, {615, -1, 3}, {616, -1, 4},
    {617, -1, 3}, {618, -1, 4}, {619, -1, 3}, {620, -1, 4}, {621, -1, 3}, {622, -1, 4}, {623, -1, 3},
    {624, -1, 4}, {625, -1, 3}, {626, -1, 4}, {627, -1, 3}, {628, -1, 4}, {629, -1, 3}, {630, -1, 4},
    {631, -1, 3}, {632, -1, 4}, {633, -1, 3}, {634, -1, 4}, {635, -1, 3}, {636, -1, 4}, {637, -1, 3},
    {638, -1, 4}, {639, -1, 3}, {640, -1, 4}, {641, -1, 4}, {642, -1, 4}, {643, -1, 4}, {644, -1, 4},
    {645, -1, 4}, {646, -1, 4}, {647, -1, 4}, {648, -1, 4}, {649, -1, 4}, {650, -1, 4}, {651, -1, 4},
    {652, -1, 4}, {653, -1, 4}, {654, -1, 4}, {655, -1, 4}, {656, -1, 4}, {657, -1, 4}, {658, -1, 4},
    {659, -1, 4}, {660, -1, 4}, {661, 760, 0}, {662, -1, 0}, {663, 762, 0}, {664, -1, 0}, {665, 764, 0},
    {666, 794, 0}, {667, 766, 0}, {668, -1, 0}, {669, 768, 0}, {670, 860, 0}, {671, 770, 0}, {672, -1, 0},
    {673, 772, 0}, {674, -1, 0}, {675, 774, 0}, {676, -1, 0}, {677, 776, 0}, {678, -1, 0}, {679, 778, 0},
    {680, -1, 0}, {681, 780, 0}, {682, -1, 0}, {683, 782, 0}, {684, -1, 0}, {685, 784, 0}, {686, -1, 0},
    {687, 1091, 2}, {688, 1092, 2}, {689, 1006, 2}, {690, 1094, 2}, {691, 1095, 2}, {692, -1, 2},
    {693, 1097, 2}, {694, 793, 0}, {695, -1, 0}, {696, -1, 0}, {697, 1099, 2}, {698, -1, 2}, {699, -1, 1},
    {700, -1, 2}, {701, -1, 2}, {702, 1657, 2}, {703, 2054, 2}, {704, -1, 2}, {705, -1, 2}, {706, 1260, 0},
    {707, 1102, 2}, {708, -1, 2}, {709, -1, 2}, {710, -1, 2}, {711, 1085, 2}, {712, -1, 2}, {713, -1, 2},
    {714, 1134, 2}, {715, -1, 2}, {716, -1, 2}, {717, -1, 2}, {718, -1, 2}, {719, -1, 2}, {720, 1117, 2},
    {721, -1, 2}, {722, -1, 2}, {723, -1, 2}, {724, -1, 2}, {725, -1, 2}, {726, -1, 2}, {727, -1, 2},
    {728, -1, 2}, {729, -1, 2}, {730, -1, 2}, {731, -1, 2}, {732, -1, 2}, {733, -1, 2}, {734, -1, 2},
    {735, -1, 2}, {736, -1, 2}, {737, -1, 2}, {738, 1106, 2}, {739, -1, 2}, {740, -1, 2}, {741, -1, 2},
    {742, -1, 2}, {743, -1, 2}, {744, -1, 2}, {745, -1, 4}, {746, 906, 4}, {747, -1, 5}, {748, -1, 4},
    {749, -1, 5}, {750, 1224, 2}, {751, -1, 2}, {752, -1, 4}, {752, -1, 5}, {753, -1, 4}, {753, -1, 5},
    {754, -1, 4}, {754, -1, 5}, {755, -1, 4}, {755, -1, 5}, {756, 1913, 4}, {756, -1, 5}, {757, -1, 0},
    {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, -1, 2}, {763, -1, 2}, {764, -1, 2},
    {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2}, {770, -1, 2}, {771, -1, 2},
    {772, 1068, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 1}, {777, 1133, 2}, {778, 1478, 4},
    {779, -1, 4}, {779, -1, 5}, {780, -1, 4}, {781, -1, 4}, {781, -1, 5}, {782, -1, 4}, {783, -1, 4},
    {783, -1, 5}, {784, -1, 4}, {785, -1, 4}, {785, -1, 5}, {786, -1, 4}, {787, -1, 4}, {787, -1, 5},
    {788, -1, 4}, {789, -1, 4}, {789, -1, 5}, {790, -1, 4}, {791, -1, 4}, {791, -1, 5}, {792, -1, 2},
    {793, -1, 2}, {794, -1, 2}, {795, 1222, 4}, {796, -1, 4}, {796, -1, 5}, {797, -1, 4}, {798, -1, 4},
    {798, -1, 5}, {799, -1, 4}, {800, -1, 4}, {800, -1, 5}, {801, -1, 4}, {802, -1, 4}, {802, -1, 5},
    {803, -1, 4}, {804, -1, 4}, {804, -1, 5}, {805, -1, 4}, {806, 1484, 4}, {807, -1, 4}, {807, -1, 5},
    {808, -1, 4}, {809, -1, 4}, {809, -1, 5}, {810, -1, 4}, {811, -1, 4}, {811, -1, 5}, {812, -1, 4},
    {813, -1, 4}, {813, -1, 5}, {814, -1, 4}, {815, -1, 4}, {815, -1, 5}, {816, -1, 4}, {817, -1, 4},
    {817, -1, 5}, {818, -1, 4}, {819, -1, 4}, {819, -1, 5}, {820, -1, 4}, {821, -1, 4}, {821, -1, 5},
    {822, -1, 4}, {823, -1, 4}, {823, -1, 5}, {824, -1, 4}, {825, -1, 4}, {825, -1, 5}, {826, -1, 4},
    {827, -1, 4}, {827, -1, 5}, {828, -1, 4}, {829, -1, 4}, {829, -1, 5}, {830, -1, 4}, {831, -1, 4},
    {831, -1, 5}, {832, -1, 4}, {833, -1, 4}, {833, -1, 5}, {834, -1, 4}, {835, -1, 4}, {835, -1, 5},
    {836, -1, 4}, {837, -1, 4}, {837, -1, 5}, {838, -1, 4}, {839, -1, 4}, {839, -1, 5}, {840, -1, 4},
    {841, -1, 4}, {841, -1, 5}, {842, -1, 4}, {843, 977, 1}, {844, 1287, 1}, {845, 979, 1}, {846, 1288, 1},
    {847, -1, 1}, {848, -1, 1}, {849, 983, 1}, {850, -1, 1}, {851, 985, 1}, {852, -1, 1}, {853, 987, 1},
    {854, -1, 1}, {855, 989, 1}, {856, -1, 1}, {857, -1, 1}, {858, -1, 1}, {859, -1, 2}, {860, -1, 2},
    {861, -1, 2}, {862, -1, 2}, {863, -1, 2}, {864, 1258, 2}, {865, -1, 2}, {866, -1, 2}, {867, -1, 2},
    {868, -1, 2}, {869, -1, 2}, {870, -1, 2}, {871, 1248, 4}, {871, -1, 5}, {872, 1185, 4}, {872, -1, 5},
    {873, 1245, 4}, {873, -1, 5}, {874, -1, 4}, {874, -1, 5}, {875, -1, 4}, {875, -1, 5}, {876, -1, 2},
    {877, -1, 2}, {878, -1, 2}, {879, -1, 2}, {880, -1, 2}, {881, -1, 1}, {882, -1, 1}, {883, -1, 1},
    {884, -1, 1}, {885, -1, 1}, {886, -1, 1}, {887, -1, 1}, {888, 1028, 1}, {889, -1, 1}, {890, 1029, 1},
    {891, -1, 1}, {892, 1031, 1}, {893, 1150, 1}, {894, 1033, 1}, {895, -1, 1}, {896, 1035, 1}, {897, -1, 1},
    {898, 1038, 1}, {899, 1039, 1}, {900, -1, 1}, {901, -1, 1}, {902, 1041, 1}, {903, -1, 1}, {904, -1, 1},
    {905, -1, 1}, {906, 1046, 1}, {907, 1379, 1}, {908, 1047, 1}, {909, 1057, 1}, {910, -1, 1}, {911, -1, 1},
    {912, -1, 1}, {913, -1, 1}, {914, -1, 2}, {915, 1062, 4}, {915, -1, 5}, {916, -1, 1}, {917, -1, 1},
    {918, -1, 1}, {919, -1, 1}, {920, 1060, 1}, {921, 1061, 1}, {922, -1, 1}, {923, -1, 4}, {924, -1, 2},
    {925, -1, 2}, {926, -1, 1}, {927, -1, 1}, {928, 1448, 4}, {929, -1, 4}, {930, -1, 2}, {931, 1587, 4},
    {932, -1, 3}, {933, 1152, 1}, {934, -1, 1}, {935, -1, 1}, {936, 1987, 1}, {937, -1, 0}, {938, -1, 0},
    {939, -1, 0}, {940, -1, 0}, {941, -1, 2}, {942, -1, 2}, {943, -1, 2}, {944, -1, 2}, {945, -1, 2},
    {946, -1, 2}, {947, -1, 2}, {948, -1, 2}, {949, -1, 2}, {950, -1, 1}, {951, -1, 1}, {952, 1162, 2},
    {953, 1946, 2}, {954, 1167, 2}, {955, -1, 2}, {956, -1, 2}, {957, -1, 2}, {958, 1261, 2}, {959, -1, 2},
    {960, 1183, 2}, {961, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, -1, 2}, {965, -1, 2}, {966, -1, 2},
    {967, -1, 2}, {968, -1, 2}, {969, -1, 2}, {970, -1, 2}, {971, -1, 2}, {972, -1, 2}, {973, -1, 2},
    {974, -1, 2}, {975, -1, 2}, {976, -1, 2}, {977, -1, 2}, {978, -1, 2}, {979, -1, 2}, {980, -1, 4},
    {980, -1, 5}, {981, -1, 4}, {981, -1, 5}, {982, -1, 4}, {982, -1, 5}, {983, -1, 4}, {983, -1, 5},
    {984, -1, 2}, {985, -1, 2}, {986, -1, 2}, {987, -1, 2}, {988, -1, 2}, {989, -1, 2}, {990, 1266, 2},
    {991, -1, 2}, {992, -1, 2}, {993, -1, 2}, {994, -1, 2}, {995, -1, 2}, {996, 1873, 2}, {997, -1, 2},
    {998, -1, 2}, {999, -1, 1}, {1000, -1, 1}, {1001, -1, 1}, {1002, -1, 1}, {1003, -1, 2}, {1004, -1, 2},
    {1005, -1, 1}, {1006, -1, 1}, {1007, 1151, 1}, {1008, -1, 1}, {1009, -1, 1}, {1010, 1462, 1},
    {1011, -1, 0}, {1012, -1, 0}, {1013, -1, 0}, {1014, -1, 0}, {1015, -1, 0}, {1016, -1, 0},
    {1017, 1161, 0}, {1018, -1, 0}, {1019, 1163, 1}, {1020, 1164, 1}, {1021, 1165, 1}, {1022, -1, 1},
    {1023, -1, 1}, {1024, 1168, 1}, {1025, -1, 1}, {1026, 1170, 1}, {1027, 1171, 1}, {1028, 1172, 1},
    {1029, -1, 1}, {1030, 1174, 1}, {1031, -1, 1}, {1032, 1176, 1}, {1033, 1177, 1}, {1034, 1178, 1},
    {1035, 1179, 1}, {1036, 1180, 1}, {1037, -1, 1}, {1038, -1, 1}, {1039, -1, 1}, {1040, 1993, 2},
    {1041, 2014, 2}, {1042, 1192, 2}, {1043, -1, 2}, {1044, 1989, 2}, {1045, -1, 4}, {1046, -1, 4},
    {1047, -1, 4}, {1048, -1, 4}, {1049, -1, 4}, {1050, -1, 4}, {1051, -1, 4}, {1052, -1, 4}, {1053, -1, 4},
    {1054, -1, 2}, {1055, -1, 2}, {1056, -1, 0}, {1057, -1, 0}, {1058, 1202, 0}, {1059, 1203, 0},
    {1060, -1, 0}, {1061, 1205, 0}, {1062, 1206, 0}, {1063, -1, 0}, {1064, 1208, 0}, {1065, 1209, 0},
    {1066, -1, 0}, {1067, 1211, 0}, {1068, 1212, 0}, {1069, -1, 0}, {1070, 1214, 0}, {1071, 1215, 0},
    {1072, -1, 0}, {1073, 1217, 0}, {1074, 1218, 0}, {1075, -1, 0}, {1076, 1220, 0}, {1077, 1221, 0},
    {1078, -1, 0}, {1079, 1486, 4}, {1080, 1488, 4}, {1081, 1460, 2}, {1082, -1, 4}, {1082, -1, 5},
    {1083, -1, 4}, {1084, 1321, 4}, {1084, -1, 5}, {1085, -1, 4}, {1086, -1, 4}, {1086, -1, 5},
    {1087, -1, 4}, {1088, 1327, 4}, {1088, -1, 5}, {1089, -1, 4}, {1090, 1329, 4}, {1090, -1, 5},
    {1091, -1, 4}, {1092, -1, 4}, {1092, -1, 5}, {1093, -1, 4}, {1094, -1, 4}, {1094, -1, 5}, {1095, -1, 4},
    {1095, -1, 5}, {1096, -1, 4}, {1097, -1, 4}, {1097, -1, 5}, {1098, -1, 4}, {1099, -1, 4}, {1099, -1, 5},
    {1100, -1, 4}, {1101, -1, 4}, {1101, -1, 5}, {1102, -1, 4}, {1103, 1679, 2}, {1104, -1, 2},
    {1105, 2110, 2}, {1106, -1, 2}, {1107, -1, 2}, {1108, -1, 2}, {1109, -1, 2}, {1110, -1, 2},
    {1111, -1, 2}, {1112, 1655, 2}, {1113, -1, 2}, {1114, -1, 2}, {1115, -1, 2}, {1116, -1, 2},
    {1117, -1, 2}, {1118, -1, 2}, {1119, -1, 2}, {1120, -1, 2}, {1121, -1, 2}, {1122, 1283, 2},
    {1123, 1279, 1}, {1124, 1317, 1}, {1125, 1316, 1}, {1126, -1, 1}, {1127, -1, 1}, {1128, -1, 1},
    {1129, 1515, 1}, {1130, -1, 1}, {1131, 1286, 1}, {1132, -1, 1}, {1133, -1, 1}, {1134, -1, 1},
    {1135, 1290, 1}, {1136, 1291, 1}, {1137, 1292, 1}, {1138, -1, 1}, {1139, 1294, 1}, {1140, 1295, 1},
    {1141, 1296, 1}, {1142, -1, 1}, {1143, 1298, 1}, {1144, 1299, 1}, {1145, 1300, 1}, {1146, -1, 1},
    {1147, 1302, 1}, {1148, 1303, 1}, {1149, 1304, 1}, {1150, -1, 1}, {1151, -1, 1}, {1152, -1, 1},
    {1153, -1, 1}, {1154, -1, 1}, {1155, -1, 1}, {1156, -1, 1}, {1157, -1, 1}, {1158, -1, 2}, {1159, -1, 2},
    {1160, -1, 2}, {1161, -1, 2}, {1162, 1846, 1}, {1163, -1, 1}, {1164, -1, 1}, {1165, -1, 1},
    {1166, -1, 4}, {1167, -1, 4}, {1167, -1, 5}, {1168, -1, 4}, {1168, -1, 5}, {1169, -1, 4}, {1169, -1, 5},
    {1170, -1, 4}, {1170, -1, 5}, {1171, -1, 4}, {1171, -1, 5}, {1172, 2030, 1}, {1173, -1, 1},
    {1174, -1, 1}, {1175, -1, 1}, {1176, -1, 1}, {1177, -1, 1}, {1178, -1, 1}, {1179, -1, 1},
    {1180, 1340, 0}, {1181, -1, 0}, {1182, 1342, 0}, {1183, 1351, 0}, {1184, 1344, 0}, {1185, -1, 0},
    {1186, -1, 0}, {1187, 1347, 0}, {1188, 1348, 0}, {1189, 1349, 0}, {1190, -1, 0}, {1191, -1, 0},
    {1192, -1, 0}, {1193, -1, 0}, {1194, -1, 0}, {1195, 1480, 4}, {1196, 1482, 4}, {1197, -1, 4},
    {1198, -1, 4}, {1198, -1, 5}, {1199, -1, 4}, {1199, -1, 5}, {1200, -1, 4}, {1200, -1, 5}, {1201, -1, 4},
    {1201, -1, 5}, {1202, -1, 4}, {1202, -1, 5}, {1203, -1, 4}, {1203, -1, 5}, {1204, -1, 4}, {1204, -1, 5},
    {1205, -1, 4}, {1205, -1, 5}, {1206, -1, 4}, {1206, -1, 5}, {1207, -1, 4}, {1207, -1, 5}, {1208, -1, 4},
    {1208, -1, 5}, {1209, -1, 4}, {1209, -1, 5}, {1210, -1, 4}, {1210, -1, 5}, {1211, -1, 4}, {1211, -1, 5},
    {1212, -1, 4}, {1212, -1, 5}, {1213, -1, 4}, {1213, -1, 5}, {1214, -1, 4}, {1214, -1, 5}, {1215, -1, 4},
    {1215, -1, 5}, {1216, -1, 4}, {1216, -1, 5}, {1217, -1, 4}, {1218, -1, 4}, {1219, -1, 4}, {1220, -1, 4},
    {1221, -1, 4}, {1222, -1, 4}, {1223, -1, 4}, {1224, -1, 4}, {1225, -1, 4}, {1226, -1, 4}, {1227, -1, 4},
    {1228, -1, 4}, {1229, -1, 4}, {1230, 1521, 4}, {1230, -1, 5}, {1231, 1422, 4}, {1231, -1, 5},
    {1232, 1424, 4}, {1232, -1, 5}, {1233, 1420, 4}, {1233, -1, 5}, {1234, -1, 4}, {1235, -1, 4},
    {1236, -1, 4}, {1237, -1, 4}, {1238, 1450, 4}, {1238, -1, 5}, {1239, 1519, 4}, {1239, -1, 5},
    {1240, 1520, 4}, {1240, -1, 5}, {1241, -1, 4}, {1241, -1, 5}, {1242, -1, 4}, {1242, -1, 5},
    {1243, -1, 4}, {1243, -1, 5}, {1244, -1, 4}, {1244, -1, 5}, {1245, -1, 4}, {1245, -1, 5}, {1246, -1, 4},
    {1246, -1, 5}, {1247, -1, 4}, {1247, -1, 5}, {1248, -1, 4}, {1248, -1, 5}, {1249, -1, 4}, {1249, -1, 5},
    {1250, -1, 4}, {1250, -1, 5}, {1251, -1, 4}, {1251, -1, 5}, {1252, -1, 4}, {1252, -1, 5},
    {1253, 1518, 4}, {1253, -1, 5}, {1254, -1, 4}, {1254, -1, 5}, {1255, -1, 4}, {1255, -1, 5},
    {1256, -1, 4}, {1256, -1, 5}, {1257, -1, 4}, {1257, -1, 5}, {1258, 1687, 2}, {1259, 1948, 2},
    {1260, 1966, 1}, {1261, -1, 1}, {1262, -1, 1}, {1263, -1, 1}, {1264, -1, 1}, {1265, -1, 1},
    {1266, -1, 1}, {1267, -1, 1}, {1268, -1, 1}, {1269, -1, 1}, {1270, -1, 1}, {1271, -1, 1}, {1272, -1, 1},
    {1273, -1, 1}, {1274, -1, 1}, {1275, -1, 1}, {1276, 1479, 3}, {1277, -1, 3}, {1278, 1481, 3},
    {1279, -1, 3}, {1280, 1483, 3}, {1281, -1, 3}, {1282, 1485, 3}, {1283, -1, 3}, {1284, 1487, 3},
    {1285, -1, 3}, {1286, 1489, 3}, {1287, -1, 3}, {1288, 1491, 0}, {1289, -1, 0}, {1290, 1493, 0},
    {1291, -1, 0}, {1292, 1495, 0}, {1293, -1, 0}, {1294, 1497, 0}, {1295, -1, 0}, {1296, 1499, 0},
    {1297, -1, 0}, {1298, -1, 0}, {1299, -1, 0}, {1300, 1602, 5}, {1301, -1, 0}, {1302, 1506, 0},
    {1303, -1, 3}, {1304, -1, 0}, {1305, 1508, 0}, {1306, -1, 0}, {1307, 1510, 0}, {1308, 1511, 0},
    {1309, 1512, 0}, {1310, 1513, 0}, {1311, -1, 0}, {1312, 1694, 1}, {1313, -1, 1}, {1314, -1, 2},
    {1315, -1, 2}, {1316, -1, 4}, {1317, -1, 4}, {1318, -1, 4}, {1319, -1, 4}, {1320, -1, 3}, {1321, -1, 0},
    {1322, 1525, 3}, {1323, 1526, 3}, {1324, 1527, 3}, {1325, 1528, 3}, {1326, 1529, 3}, {1327, 1530, 3},
    {1328, 1531, 3}, {1329, 1532, 3}, {1330, 1533, 3}, {1331, 1539, 3}, {1332, 1535, 3}, {1333, 1536, 3},
    {1334, 1537, 3}, {1335, 1538, 3}, {1336, -1, 3}, {1337, 1540, 3}, {1338, 1541, 3}, {1339, 1542, 3},
    {1340, 1543, 3}, {1341, 1544, 3}, {1342, 1545, 3}, {1343, 1546, 3}, {1344, 1547, 3}, {1345, 1548, 3},
    {1346, 1549, 3}, {1347, 1550, 3}, {1348, 1551, 3}, {1349, 1552, 3}, {1350, 1553, 3}, {1351, 1554, 3},
    {1352, 1555, 3}, {1353, 1556, 3}, {1354, 1557, 3}, {1355, 1558, 3}, {1356, 1559, 3}, {1357, 1560, 3},
    {1358, 1561, 3}, {1359, 1562, 3}, {1360, -1, 3}, {1361, -1, 3}, {1362, 1565, 3}, {1363, 1566, 3},
    {1364, 1567, 3}, {1365, -1, 3}, {1366, -1, 3}, {1367, -1, 3}, {1368, -1, 3}, {1369, -1, 3},
    {1370, 1573, 3}, {1371, 1574, 3}, {1372, 1575, 3}, {1373, -1, 3}, {1374, -1, 3}, {1375, -1, 3},
    {1376, 1710, 3}, {1377, -1, 3}, {1378, -1, 3}, {1379, -1, 3}, {1380, -1, 3}, {1381, -1, 3},
    {1382, -1, 3}, {1383, -1, 3}, {1384, -1, 3}, {1385, -1, 4}, {1386, -1, 4}, {1387, 1590, 3},
    {1388, -1, 3}, {1389, 1592, 0}, {1390, -1, 0}, {1391, 1594, 1}, {1392, -1, 1}, {1393, 1596, 1},
    {1394, -1, 1}, {1395, 1598, 1}, {1396, -1, 1}, {1397, -1, 0}, {1398, -1, 0}, {1399, -1, 0},
    {1400, -1, 3}, {1401, -1, 3}, {1402, -1, 3}, {1403, -1, 3}, {1404, -1, 3}, {1405, -1, 5}, {1406, -1, 5},
    {1407, -1, 5}, {1408, -1, 0}, {1409, -1, 3}, {1410, -1, 3}, {1411, 1614, 3}, {1412, -1, 4},
    {1413, 1616, 0}, {1414, -1, 0}, {1415, 1618, 0}, {1416, 1659, 0}, {1417, 1620, 0}, {1418, -1, 0},
    {1419, -1, 0}, {1420, -1, 2}, {1421, -1, 2}, {1422, -1, 2}, {1423, -1, 2}, {1424, -1, 2},
    {1425, 1971, 2}, {1426, -1, 2}, {1427, -1, 2}, {1428, -1, 2}, {1429, -1, 2}, {1430, -1, 2},
    {1431, -1, 2}, {1432, -1, 2}, {1433, -1, 2}, {1434, -1, 2}, {1435, -1, 2}, {1436, -1, 2}, {1437, -1, 2},
    {1438, -1, 2}, {1439, -1, 2}, {1440, -1, 2}, {1441, -1, 2}, {1442, -1, 2}, {1443, -1, 2},
    {1444, 1702, 2}, {1445, 1703, 2}, {1446, 1704, 2}, {1447, -1, 2}, {1448, -1, 2}, {1449, -1, 2},
    {1450, -1, 2}, {1451, -1, 2}, {1452, -1, 2}, {1453, -1, 2}, {1454, -1, 2}, {1455, -1, 2}, {1456, -1, 2},
    {1457, -1, 0}, {1458, -1, 2}, {1459, -1, 2}, {1460, 1663, 0}, {1461, 1664, 0}, {1462, 1665, 0},
    {1463, 1666, 0}, {1464, 1667, 0}, {1465, 1668, 0}, {1466, 1669, 0}, {1467, -1, 0}, {1468, 1671, 1},
    {1469, -1, 1}, {1470, -1, 1}, {1471, -1, 1}, {1472, -1, 1}, {1473, -1, 1}, {1474, 1677, 1},
    {1475, -1, 1}, {1476, -1, 1}, {1477, -1, 2}, {1478, -1, 2}, {1479, -1, 2}, {1480, -1, 2}, {1481, -1, 2},
    {1482, -1, 2}, {1483, -1, 2}, {1484, -1, 2}, {1485, 1688, 2}, {1486, -1, 2}, {1487, -1, 1},
    {1488, -1, 1}, {1489, -1, 1}, {1490, -1, 1}, {1491, -1, 1}, {1492, 1696, 1}, {1493, 1697, 1},
    {1494, 1698, 1}, {1495, 1699, 1}, {1496, 1701, 1}, {1497, 1700, 1}, {1498, 1714, 1}, {1499, -1, 1},
    {1500, -1, 2}, {1501, -1, 2}, {1502, -1, 2}, {1503, 1706, 1}, {1504, -1, 1}, {1505, -1, 3},
    {1506, -1, 3}, {1507, -1, 3}, {1508, -1, 3}, {1509, -1, 3}, {1510, -1, 3}, {1511, -1, 3}, {1512, -1, 3},
    {1513, -1, 5}, {1514, -1, 5}, {1515, -1, 5}, {1516, -1, 5}, {1517, -1, 5}, {1518, -1, 5},
    {1519, 1722, 0}, {1520, 1803, 0}, {1521, -1, 5}, {1522, -1, 0}, {1523, -1, 0}, {1524, -1, 0},
    {1525, -1, 0}, {1526, -1, 0}, {1527, -1, 0}, {1528, -1, 0}, {1529, -1, 0}, {1530, -1, 0}, {1531, -1, 0},
    {1532, -1, 0}, {1533, -1, 0}, {1534, -1, 0}, {1535, -1, 0}, {1536, 1739, 0}, {1537, 1740, 0},
    {1538, 1741, 0}, {1539, -1, 0}, {1540, 1743, 0}, {1541, 1744, 0}, {1542, 1745, 0}, {1543, -1, 0},
    {1544, 1749, 0}, {1545, 1750, 0}, {1546, 1751, 0}, {1547, -1, 0}, {1548, -1, 0}, {1549, -1, 0},
    {1550, 1755, 0}, {1551, 1756, 0}, {1552, -1, 0}, {1553, -1, 0}, {1554, -1, 0}, {1555, -1, 0},
    {1556, -1, 0}, {1557, -1, 0}, {1558, -1, 5}, {1559, -1, 5}, {1560, -1, 0}, {1561, 1764, 0},
    {1562, 1765, 0}, {1563, -1, 0}, {1564, 1767, 0}, {1565, 1768, 0}, {1566, -1, 0}, {1567, 1770, 0},
    {1568, 1771, 0}, {1569, 1772, 0}, {1570, -1, 0}, {1571, 1774, 0}, {1572, 1775, 0}, {1573, 1776, 0},
    {1574, -1, 0}, {1575, -1, 0}, {1576, -1, 0}, {1577, -1, 5}, {1578, -1, 5}, {1579, -1, 5}, {1580, -1, 5},
    {1581, -1, 5}, {1582, -1, 5}, {1583, -1, 5}, {1584, -1, 5}, {1585, -1, 5}, {1586, -1, 5}, {1587, -1, 5},
    {1588, -1, 5}, {1589, -1, 5}, {1590, -1, 5}, {1591, -1, 5}, {1592, -1, 5}, {1593, -1, 5},
    {1594, 1797, 0}, {1595, 1798, 0}, {1596, 1799, 0}, {1597, 1800, 0}, {1598, 1801, 0}, {1599, 1802, 0},
    {1600, -1, 0}, {1601, 1804, 0}, {1602, 1805, 0}, {1603, 1806, 0}, {1604, 1807, 0}, {1605, 1808, 0},
    {1606, 1809, 0}, {1607, 1810, 0}, {1608, 1811, 0}, {1609, 1812, 0}, {1610, -1, 0}, {1611, -1, 2},
    {1612, -1, 2}, {1613, -1, 2}, {1614, -1, 2}, {1615, 1818, 2}, {1616, -1, 2}, {1617, -1, 2},
    {1618, -1, 2}, {1619, -1, 2}, {1620, -1, 2}, {1621, -1, 2}, {1622, -1, 0}, {1623, -1, 0}, {1624, -1, 0},
    {1625, 1838, 0}, {1626, 1829, 0}, {1627, -1, 0}, {1628, -1, 1}, {1629, -1, 1}, {1630, -1, 1},
    {1631, -1, 1}, {1632, -1, 1}, {1633, -1, 1}, {1634, 2022, 1}, {1635, -1, 1}, {1636, 1841, 0},
    {1637, 1840, 0}, {1638, -1, 0}, {1639, -1, 0}, {1640, 1843, 2}, {1641, -1, 2}, {1642, -1, 0},
    {1643, -1, 0}, {1644, -1, 2}, {1645, 2072, 2}, {1646, -1, 1}, {1647, -1, 1}, {1648, -1, 1},
    {1649, -1, 1}, {1650, -1, 1}, {1651, -1, 1}, {1652, -1, 1}, {1653, -1, 1}, {1654, -1, 0}, {1655, -1, 0},
    {1656, -1, 0}, {1656, -1, 0}, {1657, 1861, 0}, {1658, 1862, 0}, {1659, 1863, 0}, {1660, 1864, 0},
    {1661, 1865, 0}, {1662, 1893, 0}, {1663, -1, 0}, {1664, 1869, 0}, {1665, -1, 0}, {1666, 1891, 0},
    {1667, -1, 0}, {1668, -1, 0}, {1669, 1974, 2}, {1670, -1, 2}, {1671, -1, 2}, {1672, -1, 2},
    {1673, -1, 2}, {1674, -1, 1}, {1675, -1, 1}, {1676, -1, 1}, {1677, -1, 0}, {1678, -1, 4}, {1678, -1, 5},
    {1679, -1, 4}, {1679, -1, 5}, {1680, -1, 4}, {1680, -1, 5}, {1681, -1, 4}, {1681, -1, 5}, {1682, -1, 4},
    {1682, -1, 5}, {1683, 2042, 0}, {1684, -1, 0}, {1685, 1937, 0}, {1686, 1895, 1}, {1687, -1, 1},
    {1688, 1897, 1}, {1689, -1, 1}, {1690, 1899, 1}, {1691, -1, 1}, {1692, 1901, 1}, {1693, -1, 1},
    {1694, 1903, 1}, {1695, -1, 1}, {1696, 1905, 1}, {1697, -1, 1}, {1698, 1907, 1}, {1699, -1, 1},
    {1700, -1, 1}, {1701, 1910, 1}, {1702, -1, 1}, {1703, -1, 1}, {1704, -1, 1}, {1705, -1, 1},
    {1706, 2005, 1}, {1707, -1, 1}, {1708, -1, 1}, {1709, -1, 0}, {1710, -1, 0}, {1711, -1, 0},
    {1712, -1, 0}, {1713, -1, 0}, {1714, -1, 0}, {1715, -1, 0}, {1716, -1, 0}, {1717, -1, 0},
    {1718, 1927, 1}, {1719, 1928, 1}, {1720, -1, 1}, {1721, 1930, 1}, {1722, 1931, 1}, {1723, -1, 1},
    {1724, 1933, 1}, {1725, 1934, 1}, {1726, 1938, 1}, {1727, 1936, 1}, {1728, -1, 1}, {1729, -1, 0},
    {1730, 1939, 1}, {1731, -1, 1}, {1732, -1, 0}, {1733, -1, 0}, {1734, -1, 0}, {1735, -1, 0},
    {1736, -1, 0}, {1737, -1, 2}, {1738, -1, 2}, {1739, -1, 2}, {1740, -1, 2}, {1741, -1, 2}, {1742, -1, 2},
    {1743, -1, 0}, {1744, -1, 0}, {1745, -1, 0}, {1746, 1956, 1}, {1747, 1957, 1}, {1748, -1, 1},
    {1749, -1, 1}, {1750, -1, 1}, {1751, -1, 0}, {1752, -1, 0}, {1753, -1, 0}, {1754, -1, 0}, {1755, -1, 4},
    {1756, -1, 4}, {1757, -1, 2}, {1758, 1967, 1}, {1759, 1968, 1}, {1760, 1969, 1}, {1761, 2013, 1},
    {1762, -1, 0}, {1763, -1, 2}, {1764, -1, 2}, {1765, -1, 2}, {1766, -1, 2}, {1767, -1, 2}, {1768, -1, 2},
    {1769, -1, 2}, {1770, -1, 4}, {1770, -1, 5}, {1771, -1, 4}, {1771, -1, 5}, {1772, -1, 4}, {1772, -1, 5},
    {1773, -1, 2}, {1774, -1, 0}, {1774, -1, 0}, {1775, -1, 0}, {1775, -1, 0}, {1776, -1, 0}, {1776, -1, 0},
    {1777, -1, 0}, {1777, -1, 0}, {1778, 2003, 0}, {1778, -1, 0}, {1779, 2015, 0}, {1780, 2016, 0},
    {1781, -1, 3}, {1782, -1, 3}, {1783, -1, 3}, {1784, -1, 3}, {1785, -1, 3}, {1786, -1, 0},
    {1787, 2004, 0}, {1788, 2011, 0}, {1789, -1, 4}, {1790, -1, 4}, {1791, -1, 4}, {1792, -1, 4},
    {1793, -1, 4}, {1794, -1, 4}, {1795, -1, 0}, {1796, -1, 0}, {1797, -1, 0}, {1798, -1, 1}, {1799, -1, 2},
    {1800, -1, 2}, {1801, 2018, 2}, {1802, -1, 2}, {1803, -1, 0}, {1804, 2021, 0}, {1805, -1, 0},
    {1806, 2023, 0}, {1807, -1, 0}, {1808, -1, 1}, {1809, -1, 0}, {1810, -1, 0}, {1811, -1, 0},
    {590, 2100, 6}, {594, 2099, 6}, {576, -1, 2}, {876, -1, 2}, {950, -1, 6}, {951, -1, 6}, {1686, -1, 6},
    {1688, -1, 6}, {1700, -1, 6}, {1703, -1, 6}, {1704, -1, 6}, {1718, -1, 6}, {1721, -1, 6}, {1724, -1, 6},
    {1742, -1, 2}, {1750, -1, 6}, {1758, 2064, 6}, {1773, -1, 2}, {933, -1, 6}, {936, -1, 6}, {881, -1, 6},
    {888, -1, 6}, {884, -1, 6}, {886, -1, 6}, {691, 2053, 2}, {956, -1, 2}, {702, -1, 2}, {1161, -1, 2},
    {892, -1, 6}, {892, -1, 6}, {893, -1, 6}, {893, -1, 6}, {1007, -1, 6}, {1007, -1, 6}, {1008, -1, 6},
    {1008, -1, 6}, {1010, -1, 6}, {1503, -1, 6}, {1504, -1, 6}, {920, -1, 6}, {1001, -1, 6}, {1002, -1, 6},
    {1487, -1, 6}, {1488, -1, 6}, {466, -1, 2}, {468, -1, 6}, {469, -1, 6}, {482, -1, 2}, {470, -1, 6},
    {488, -1, 6}, {489, -1, 6}, {1617, -1, 2}, {1618, -1, 2}, {1619, -1, 2}, {1620, -1, 2}, {1621, -1, 2},
    {600, -1, 6}, {714, 2086, 2}, {991, -1, 2}, {977, -1, 2}, {759, -1, 2}, {758, -1, 2}, {741, -1, 2},
    {742, -1, 2}, {743, -1, 2}, {889, -1, 6}, {908, 2095, 6}, {909, -1, 6}, {361, -1, 6}, {456, -1, 6},
    {457, -1, 6}, {464, -1, 6}, {388, -1, 6}, {358, -1, 2}, {359, -1, 2}, {360, -1, 6}, {1469, -1, 6},
    {1472, -1, 6}, {1473, -1, 6}, {1482, -1, 2}, {1478, -1, 2}, {1454, -1, 2}, {1104, -1, 2}, {1125, -1, 6},
    {1131, -1, 6}, {1154, -1, 6}, {1489, -1, 6}, {1499, 2121, 6}, {1498, 2122, 6}, {1492, 2118, 6},
    {1494, -1, 6}, {1493, 2120, 6}, {1495, -1, 6}, {1496, -1, 6}, {1497, -1, 6}, {1808, -1, 6}
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
    {178, -1, -1, -1, -1, 142, 226, 77, 2, 2, 0, 0, 59, 0, 0, 4},  // Int
    {178, -1, -1, -1, -1, 144, 228, 78, 1, 1, 0, 0, 59, 0, 0, 4},  // Int
    {146, -1, 147, -1, -1, 145, 229, 79, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {441, -1, 442, -1, -1, 146, 230, 80, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {443, -1, 444, -1, -1, 147, 231, 81, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {445, -1, -1, -1, -1, 148, 232, 82, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {446, -1, -1, -1, -1, 149, 233, 83, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {447, -1, 448, -1, -1, 150, 234, 84, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {449, -1, 450, -1, -1, 151, 235, 85, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {451, -1, 452, -1, -1, 152, 236, 86, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {115, -1, 453, -1, -1, 153, 237, 87, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {454, -1, 455, -1, -1, 154, 238, 88, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {145, -1, 456, -1, -1, 156, 240, 89, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {457, -1, 458, -1, -1, 158, 242, 90, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {459, -1, -1, -1, -1, 160, 244, 91, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {459, -1, -1, -1, -1, 163, 247, 92, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {459, -1, -1, -1, -1, 166, 250, 93, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {459, -1, -1, -1, -1, 168, 253, 94, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {434, -1, 460, -1, -1, 170, 256, 95, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {434, -1, -1, -1, -1, 172, 258, 96, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {434, -1, -1, -1, -1, 175, 261, 97, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {432, -1, 461, -1, -1, 179, 265, 98, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {432, -1, -1, -1, -1, 181, 267, 99, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {432, -1, -1, -1, -1, 184, 270, 100, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {462, -1, 463, -1, -1, 188, 274, 101, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {464, -1, 465, -1, -1, 189, 275, 102, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {466, -1, 467, -1, -1, 190, 276, 103, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {468, -1, 469, -1, -1, 191, 277, 104, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {470, -1, 471, -1, -1, 192, 278, 105, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {472, -1, 473, -1, -1, 193, 279, 106, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {474, -1, 475, -1, -1, 194, 280, 107, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {476, -1, 477, -1, -1, 195, 281, 108, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {478, -1, 479, -1, -1, 196, 282, 109, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {480, -1, 481, -1, -1, 197, 283, 110, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {482, -1, 483, -1, -1, 198, 284, 111, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {484, -1, 485, -1, -1, 199, 285, 112, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {486, -1, 487, -1, -1, 200, 286, 113, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {488, -1, 489, -1, -1, 201, 287, 114, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {490, -1, 491, -1, -1, 202, 288, 115, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {492, -1, 493, -1, -1, 204, 290, 116, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {494, -1, -1, -1, -1, 206, 292, 117, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {495, -1, -1, -1, -1, 208, 294, 118, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {496, -1, -1, -1, -1, 210, 296, 119, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {497, -1, -1, -1, -1, 211, 297, 120, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {498, -1, -1, -1, -1, 212, 298, 121, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {499, -1, -1, -1, -1, 213, 299, 122, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {500, -1, -1, -1, -1, 0, 0, 123, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {501, -1, -1, -1, -1, 0, 0, 124, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {502, -1, -1, -1, -1, 0, 0, 125, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {503, -1, -1, -1, -1, 0, 0, 126, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {504, -1, -1, -1, -1, 0, 0, 127, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {505, -1, -1, -1, -1, 0, 0, 128, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {506, -1, -1, -1, -1, 0, 0, 129, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {507, -1, -1, -1, -1, 0, 0, 130, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {508, -1, -1, -1, -1, 0, 0, 131, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {509, -1, -1, -1, -1, 214, 300, 132, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {511, 510, -1, -1, -1, 0, 0, 133, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {512, 510, -1, -1, -1, 0, 0, 134, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {513, 510, -1, -1, -1, 0, 0, 135, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {514, 510, -1, -1, -1, 0, 0, 136, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {515, 510, -1, -1, -1, 0, 0, 137, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {516, 510, -1, -1, -1, 0, 0, 138, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {509, -1, -1, -1, -1, 214, 301, 139, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {148, -1, -1, -1, -1, 215, 303, 140, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {517, -1, -1, -1, -1, 215, 304, 141, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {408, -1, -1, -1, -1, 216, 306, 142, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {519, -1, -1, -1, -1, 217, 308, 143, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {520, -1, -1, -1, -1, 0, 309, 144, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {521, -1, -1, -1, -1, 217, 310, 145, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {523, -1, -1, -1, -1, 0, 312, 146, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {376, -1, -1, -1, -1, 0, 313, 147, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {524, -1, -1, -1, -1, 0, 314, 148, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {525, -1, -1, -1, -1, 0, 315, 149, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {526, -1, -1, -1, -1, 0, 316, 150, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {527, -1, -1, -1, -1, 0, 317, 151, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {528, -1, -1, -1, -1, 0, 318, 152, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {529, -1, -1, -1, -1, 0, 319, 153, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {530, -1, -1, -1, -1, 0, 320, 154, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {531, -1, -1, -1, -1, 0, 321, 155, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {532, 175, -1, -1, -1, 0, 0, 156, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {533, 175, -1, -1, -1, 0, 0, 157, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {534, -1, -1, -1, -1, 0, 322, 158, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {535, -1, -1, -1, -1, 218, 323, 159, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {537, -1, -1, -1, -1, 219, 325, 160, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {538, -1, -1, -1, -1, 220, 327, 161, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {309, -1, -1, -1, -1, 221, 329, 162, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {539, -1, -1, -1, -1, 222, 331, 163, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {408, -1, -1, -1, -1, 224, 334, 164, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {543, -1, -1, -1, -1, 226, 336, 165, 1, 2, 1, 1, 55, 0, 0, 4},  // quotientAndRemainder
    {156, -1, -1, -1, -1, 227, 338, 166, 1, 1, 0, 0, 59, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 228, 339, 167, 1, 1, 0, 0, 59, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 229, 340, 168, 1, 1, 0, 0, 59, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 230, 341, 169, 1, 1, 0, 0, 59, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 231, 342, 170, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 232, 343, 171, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 233, 344, 172, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 234, 345, 173, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 235, 346, 174, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt
    {175, -1, -1, -1, -1, 236, 347, 175, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 237, 348, 176, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {177, -1, -1, -1, -1, 238, 349, 177, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {544, -1, -1, -1, -1, 0, 350, 178, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {175, -1, -1, -1, -1, 239, 351, 179, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 241, 353, 180, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {547, 175, -1, -1, -1, 243, 355, 181, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {548, 175, -1, -1, -1, 245, 357, 182, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {549, -1, -1, -1, -1, 0, 359, 183, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {550, -1, -1, -1, -1, 0, 360, 184, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {551, -1, -1, -1, -1, 0, 361, 185, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {552, -1, -1, -1, -1, 0, 362, 186, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {553, -1, -1, -1, -1, 247, 363, 187, 1, 2, 1, 1, 55, 0, 0, 4},  // addingReportingOverflow
    {554, -1, -1, -1, -1, 248, 365, 188, 1, 2, 1, 1, 55, 0, 0, 4},  // subtractingReportingOverflow
    {555, -1, -1, -1, -1, 249, 367, 189, 1, 2, 1, 1, 55, 0, 0, 4},  // multipliedReportingOverflow
    {556, -1, -1, -1, -1, 250, 369, 190, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {557, -1, -1, -1, -1, 253, 372, 191, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {558, -1, -1, -1, -1, 255, 374, 192, 1, 1, 0, 0, 55, 0, 0, 4},  // modf
    {207, -1, -1, -1, -1, 256, 375, 193, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {225, -1, -1, -1, -1, 259, 378, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {225, -1, -1, -1, -1, 260, 379, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {225, -1, -1, -1, -1, 261, 380, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {560, 225, -1, -1, -1, 262, 381, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {561, 225, -1, -1, -1, 263, 382, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {305, 225, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {560, -1, -1, -1, -1, 0, 383, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {561, -1, -1, -1, -1, 0, 384, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {562, -1, -1, -1, -1, 0, 385, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {526, -1, -1, -1, -1, 0, 386, 9, 0, 1, 2, 2, 3, 0, 0, 5},  // description
    {563, -1, 564, -1, -1, 264, 387, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {565, -1, 566, -1, -1, 265, 388, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {567, -1, 568, -1, -1, 266, 389, 12, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {138, -1, 142, -1, -1, 267, 390, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {137, -1, 141, -1, -1, 268, 391, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {139, -1, 143, -1, -1, 269, 392, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {140, -1, 144, -1, -1, 270, 393, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {569, -1, -1, -1, -1, 0, 395, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 396, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {570, -1, -1, -1, 1811, 0, 397, 2, 0, 1, 2, 5, 59, 0, 0, 6},  // first
    {571, -1, -1, -1, 1812, 0, 398, 3, 0, 1, 2, 5, 59, 0, 0, 6},  // last
    {572, -1, -1, -1, 1813, 272, 399, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {573, -1, -1, -1, 1808, 272, 400, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {574, -1, -1, -1, -1, 272, 401, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {575, -1, -1, -1, -1, 274, 403, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {575, -1, -1, -1, -1, 276, 405, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {122, -1, -1, -1, -1, 278, 407, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {578, -1, -1, -1, -1, 279, 409, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {579, -1, -1, -1, -1, 280, 411, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {580, -1, -1, -1, -1, 281, 413, 12, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {581, -1, -1, -1, -1, 283, 416, 13, 1, 2, 1, 5, 59, 0, 0, 6},  // forEach
    {582, -1, -1, -1, -1, 284, 418, 14, 1, 2, 1, 5, 59, 0, 0, 6},  // enumerateObjectsUsingBlock
    {583, -1, -1, -1, -1, 285, 420, 15, 1, 2, 1, 5, 59, 0, 0, 6},  // objectAtIndex
    {584, -1, -1, -1, -1, 286, 422, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {585, -1, -1, -1, -1, 287, 424, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {586, -1, -1, -1, -1, 288, 426, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {587, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {588, -1, -1, -1, -1, 289, 428, 20, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLastObject
    {589, -1, -1, -1, -1, 289, 429, 21, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObjectAtIndex
    {590, -1, -1, -1, -1, 290, 431, 22, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceObjectAtIndex
    {592, -1, -1, -1, -1, 292, 434, 23, 2, 3, 1, 5, 59, 0, 0, 6},  // insertObject
    {594, -1, -1, -1, -1, 294, 437, 24, 2, 3, 1, 5, 59, 0, 0, 6},  // exchangeObjectAtIndex
    {111, -1, -1, -1, -1, 296, 440, 25, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObject
    {596, -1, -1, -1, -1, 297, 442, 26, 1, 2, 1, 5, 59, 0, 0, 6},  // makeObjectsPerformSelector
    {597, -1, -1, -1, -1, 298, 444, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {598, -1, -1, -1, -1, 299, 446, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {599, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {600, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {601, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {401, -1, -1, -1, 707, 300, 448, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {401, -1, -1, -1, -1, 301, 450, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {570, -1, -1, -1, -1, 302, 452, 34, 1, 2, 1, 5, 59, 0, 0, 6},  // first
    {602, -1, -1, -1, -1, 303, 454, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {603, -1, -1, -1, -1, 304, 456, 36, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {603, -1, -1, -1, -1, 305, 458, 37, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {571, -1, -1, -1, -1, 306, 460, 38, 1, 2, 1, 5, 59, 0, 0, 6},  // last
    {604, -1, -1, -1, -1, 307, 462, 39, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {604, -1, -1, -1, -1, 308, 464, 40, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {129, -1, -1, -1, -1, 309, 466, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {129, -1, -1, -1, -1, 310, 468, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {605, -1, -1, -1, -1, 311, 470, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {606, -1, -1, -1, -1, 312, 472, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {607, -1, -1, -1, -1, 313, 474, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {105, -1, -1, -1, -1, 314, 476, 46, 1, 2, 1, 5, 59, 0, 0, 6},  // removeFirst
    {103, -1, -1, -1, -1, 315, 478, 47, 1, 2, 1, 5, 59, 0, 0, 6},  // removeLast
    {401, -1, -1, -1, -1, 316, 480, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 482, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {609, -1, -1, -1, -1, 317, 483, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {609, -1, -1, -1, -1, 317, 484, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {610, -1, -1, -1, -1, 318, 486, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {610, -1, -1, -1, -1, 318, 487, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {129, -1, -1, -1, -1, 319, 489, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {611, -1, -1, -1, -1, 320, 491, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {129, -1, -1, -1, -1, 321, 493, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {129, -1, -1, -1, -1, 322, 495, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {611, -1, -1, -1, -1, 323, 497, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {118, -1, -1, -1, -1, 324, 499, 59, 1, 2, 1, 5, 59, 0, 0, 6},  // removeSubrange
    {119, -1, -1, -1, -1, 325, 501, 60, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceSubrange
    {120, -1, -1, -1, -1, 327, 504, 61, 1, 2, 1, 5, 59, 0, 0, 6},  // partition
    {569, -1, -1, -1, -1, 328, 506, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {569, -1, -1, -1, -1, 329, 508, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {613, -1, -1, -1, -1, 330, 510, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {615, -1, -1, -1, -1, 331, 512, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {615, -1, -1, -1, -1, 332, 514, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {615, -1, -1, -1, -1, 333, 516, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {615, -1, -1, -1, -1, 335, 519, 68, 3, 4, 1, 5, 59, 0, 0, 6},  // index
    {309, -1, -1, -1, -1, 338, 523, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {615, -1, -1, -1, -1, 340, 526, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {615, -1, -1, -1, -1, 341, 528, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {615, -1, -1, -1, -1, 342, 530, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {615, -1, -1, -1, -1, 344, 533, 73, 3, 4, 1, 4, 59, 0, 0, 6},  // index
    {309, -1, -1, -1, -1, 347, 537, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {112, -1, -1, -1, -1, 349, 540, 75, 2, 3, 1, 5, 59, 0, 0, 6},  // swapAt
    {613, -1, -1, -1, -1, 351, 543, 76, 0, 1, 1, 5, 59, 0, 0, 6},  // joined
    {619, -1, -1, -1, -1, 351, 544, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {619, -1, -1, -1, -1, 352, 546, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {619, -1, -1, -1, -1, 353, 548, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {621, -1, -1, -1, -1, 354, 550, 80, 1, 2, 1, 5, 59, 0, 0, 6},  // reserveCapacity
    {622, -1, -1, -1, -1, 0, 552, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {623, -1, -1, -1, -1, 0, 553, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {624, -1, -1, -1, -1, 0, 554, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {123, -1, -1, -1, -1, 355, 555, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {581, -1, -1, -1, -1, 356, 557, 85, 1, 2, 1, 8, 59, 0, 0, 6},  // forEach
    {580, -1, -1, -1, -1, 357, 559, 86, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {106, -1, -1, -1, -1, 359, 562, 87, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {211, -1, -1, -1, -1, 360, 564, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {212, -1, -1, -1, -1, 362, 566, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {434, -1, -1, -1, -1, 364, 568, 90, 0, 1, 1, 5, 59, 0, 0, 6},  // min
    {432, -1, -1, -1, -1, 364, 569, 91, 0, 1, 1, 5, 59, 0, 0, 6},  // max
    {434, -1, -1, -1, -1, 364, 570, 92, 2, 2, 0, 0, 59, 0, 0, 6},  // min
    {432, -1, -1, -1, -1, 366, 572, 93, 2, 2, 0, 0, 59, 0, 0, 6},  // max
    {434, -1, -1, -1, -1, 368, 574, 94, 1, 2, 1, 5, 59, 0, 0, 6},  // min
    {432, -1, -1, -1, -1, 369, 576, 95, 1, 2, 1, 5, 59, 0, 0, 6},  // max
    {627, -1, -1, -1, -1, 370, 578, 96, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {627, -1, -1, -1, -1, 370, 579, 97, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {627, -1, -1, -1, -1, 371, 581, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {613, -1, -1, -1, -1, 372, 583, 99, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {100, -1, -1, -1, 1809, 373, 585, 100, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {100, -1, -1, -1, 1810, 374, 587, 101, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {101, -1, -1, -1, -1, 375, 589, 102, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {101, -1, -1, -1, -1, 377, 592, 103, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {102, -1, -1, -1, -1, 379, 595, 104, 1, 2, 1, 5, 59, 0, 0, 6},  // remove
    {103, -1, -1, -1, -1, 380, 597, 105, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLast
    {104, -1, -1, -1, -1, 380, 598, 106, 0, 1, 1, 5, 59, 0, 0, 6},  // popLast
    {105, -1, -1, -1, -1, 380, 599, 107, 0, 1, 1, 5, 59, 0, 0, 6},  // removeFirst
    {106, -1, -1, -1, 679, 380, 600, 108, 0, 1, 1, 5, 59, 0, 0, 6},  // removeAll
    {106, -1, -1, -1, -1, 380, 601, 109, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {569, -1, -1, -1, 319, 0, 603, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 604, 111, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {631, -1, -1, -1, 1787, 381, 605, 112, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {632, -1, -1, -1, 1788, 381, 606, 113, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {401, -1, -1, -1, 1790, 381, 607, 114, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {633, -1, -1, -1, -1, 382, 609, 115, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {634, -1, -1, -1, -1, 383, 611, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {207, -1, -1, -1, -1, 384, 613, 117, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {635, -1, -1, -1, -1, 0, 615, 118, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {636, -1, -1, -1, -1, 0, 616, 119, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {637, -1, -1, -1, -1, 0, 617, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {638, -1, -1, -1, -1, 0, 618, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {639, -1, -1, -1, -1, 0, 619, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {640, -1, -1, -1, -1, 0, 620, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {641, -1, -1, -1, -1, 0, 621, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {642, -1, -1, -1, -1, 0, 622, 125, 0, 1, 2, 4, 59, 0, 0, 6},  // wholeNumberValue
    {643, -1, -1, -1, 1789, 0, 623, 126, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {644, -1, -1, -1, -1, 0, 624, 127, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {645, -1, -1, -1, -1, 0, 625, 128, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {646, -1, -1, -1, -1, 0, 626, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {647, -1, -1, -1, -1, 0, 627, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {619, -1, -1, -1, -1, 386, 628, 131, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {648, -1, -1, -1, 1791, 387, 630, 132, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {650, -1, -1, -1, 1792, 388, 632, 133, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {623, -1, -1, -1, -1, 0, 635, 134, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {624, -1, -1, -1, -1, 0, 636, 135, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {651, -1, -1, -1, -1, 0, 637, 136, 0, 1, 2, 4, 59, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 638, 137, 0, 1, 2, 4, 59, 0, 0, 6},  // value
    {652, -1, -1, -1, -1, 390, 639, 138, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {653, -1, -1, -1, -1, 0, 640, 139, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {654, -1, -1, -1, -1, 0, 641, 140, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {655, -1, -1, -1, -1, 0, 642, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {656, -1, -1, -1, -1, 391, 643, 142, 1, 2, 1, 4, 59, 0, 0, 6},  // range
    {607, -1, -1, -1, -1, 392, 645, 143, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {606, -1, -1, -1, -1, 393, 647, 144, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {658, 657, -1, -1, -1, 0, 0, 145, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {659, 657, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {660, 657, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {619, -1, -1, -1, -1, 394, 649, 148, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {619, -1, -1, -1, -1, 396, 652, 149, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {619, -1, -1, -1, -1, 398, 655, 150, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {619, -1, -1, -1, -1, 401, 659, 151, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {619, -1, -1, -1, -1, 402, 661, 152, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {663, -1, -1, -1, -1, 403, 663, 153, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {667, -1, -1, -1, -1, 406, 667, 154, 1, 1, 0, 0, 56, 0, 0, 6},  // type
    {207, -1, -1, -1, -1, 407, 668, 155, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {207, -1, -1, -1, -1, 408, 0, 156, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {207, -1, -1, -1, -1, 408, 669, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {208, -1, -1, -1, -1, 409, 670, 158, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {209, -1, -1, -1, -1, 410, 671, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // Substring
    {207, -1, -1, -1, -1, 411, 672, 160, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {673, -1, -1, -1, -1, 0, 673, 161, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {674, -1, -1, -1, -1, 0, 674, 162, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {675, -1, -1, -1, -1, 0, 675, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {676, -1, -1, -1, -1, 0, 676, 164, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {569, -1, -1, -1, -1, 0, 677, 165, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 678, 166, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {107, -1, -1, -1, -1, 412, 679, 167, 1, 2, 1, 7, 59, 0, 0, 6},  // removeValue
    {678, -1, -1, -1, -1, 413, 681, 168, 1, 2, 1, 7, 59, 0, 0, 6},  // removeObjectForKey
    {108, -1, -1, -1, -1, 414, 683, 169, 2, 3, 1, 7, 59, 0, 0, 6},  // updateValue
    {110, -1, -1, -1, -1, 416, 686, 170, 2, 3, 1, 7, 59, 0, 0, 6},  // setObject
    {106, -1, -1, -1, -1, 418, 689, 171, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAll
    {679, -1, -1, -1, -1, 418, 690, 172, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAllObjects
    {106, -1, -1, -1, -1, 418, 691, 173, 1, 2, 1, 7, 59, 0, 0, 6},  // removeAll
    {109, -1, -1, -1, -1, 419, 693, 174, 2, 3, 1, 7, 59, 0, 0, 6},  // merge
    {681, -1, -1, -1, -1, 421, 696, 175, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {682, -1, -1, -1, -1, 422, 698, 176, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {579, -1, -1, -1, -1, 423, 700, 177, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {683, -1, -1, -1, -1, 424, 702, 178, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {684, -1, -1, -1, -1, 426, 705, 179, 1, 2, 1, 7, 59, 0, 0, 6},  // objectForKey
    {685, -1, -1, -1, -1, 427, 707, 180, 1, 2, 1, 7, 59, 0, 0, 6},  // valueForKey
    {670, -1, -1, -1, -1, 428, 709, 181, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {670, -1, -1, -1, -1, 429, 710, 182, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {670, -1, -1, -1, -1, 431, 712, 183, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {670, -1, -1, -1, -1, 433, 714, 184, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {672, -1, -1, -1, -1, 435, 716, 185, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {671, -1, -1, -1, -1, 435, 716, 186, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {670, -1, -1, -1, -1, 435, 716, 187, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {122, -1, -1, -1, -1, 278, 716, 188, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {578, -1, -1, -1, -1, 279, 718, 189, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {123, -1, -1, -1, -1, 355, 720, 190, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {581, -1, -1, -1, -1, 283, 722, 191, 1, 2, 1, 7, 59, 0, 0, 6},  // forEach
    {580, -1, -1, -1, -1, 281, 724, 192, 2, 3, 1, 7, 59, 0, 0, 6},  // reduce
    {401, -1, -1, -1, -1, 301, 727, 193, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {570, -1, -1, -1, -1, 302, 729, 194, 1, 2, 1, 7, 59, 0, 0, 6},  // first
    {602, -1, -1, -1, -1, 303, 731, 195, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {627, -1, -1, -1, -1, 370, 733, 196, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {627, -1, -1, -1, -1, 371, 735, 197, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {432, -1, -1, -1, -1, 369, 737, 198, 1, 2, 1, 7, 59, 0, 0, 6},  // max
    {434, -1, -1, -1, -1, 368, 739, 199, 1, 2, 1, 7, 59, 0, 0, 6},  // min
    {573, -1, -1, -1, -1, 272, 741, 200, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {570, -1, -1, -1, -1, 0, 742, 201, 0, 1, 2, 7, 59, 0, 0, 6},  // first
    {688, -1, -1, -1, -1, 0, 743, 202, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {689, -1, -1, -1, -1, 0, 744, 203, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {569, -1, -1, -1, -1, 0, 745, 204, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 746, 205, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {526, -1, -1, -1, -1, 0, 747, 206, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {690, -1, -1, -1, -1, 448, 748, 207, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {691, -1, -1, -1, -1, 449, 750, 208, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {526, -1, -1, -1, -1, 0, 752, 209, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {401, -1, -1, -1, -1, 450, 753, 210, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {122, -1, -1, -1, -1, 451, 755, 211, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {572, -1, -1, -1, -1, 452, 757, 212, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {211, -1, -1, -1, -1, 452, 758, 213, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {212, -1, -1, -1, -1, 453, 759, 214, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {213, -1, -1, -1, -1, 454, 760, 215, 1, 1, 3, 0, 4, 0, 0, 6},  // ArraySlice
    {692, -1, -1, -1, -1, 455, 761, 216, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {692, -1, -1, -1, -1, 455, 761, 217, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {569, -1, -1, -1, -1, 0, 762, 218, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {374, -1, -1, -1, -1, 0, 763, 219, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {570, -1, -1, -1, 708, 0, 764, 220, 0, 1, 2, 6, 59, 0, 0, 6},  // first
    {395, -1, -1, -1, -1, 456, 765, 221, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {693, -1, -1, -1, -1, 457, 767, 222, 1, 2, 1, 6, 59, 0, 0, 6},  // formUnion
    {397, -1, -1, -1, -1, 458, 769, 223, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {694, -1, -1, -1, -1, 459, 771, 224, 1, 2, 1, 6, 59, 0, 0, 6},  // formIntersection
    {695, -1, -1, -1, -1, 460, 773, 225, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {696, -1, -1, -1, -1, 461, 775, 226, 1, 2, 1, 6, 59, 0, 0, 6},  // subtract
    {697, -1, -1, -1, -1, 462, 777, 227, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {698, -1, -1, -1, -1, 463, 779, 228, 1, 2, 1, 6, 59, 0, 0, 6},  // formSymmetricDifference
    {699, -1, -1, -1, -1, 464, 781, 229, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {700, -1, -1, -1, -1, 465, 783, 230, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {701, -1, -1, -1, -1, 466, 785, 231, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {702, -1, -1, -1, -1, 467, 787, 232, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {703, -1, -1, -1, -1, 468, 789, 233, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {401, -1, -1, -1, 707, 469, 791, 234, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {101, -1, -1, -1, -1, 470, 793, 235, 1, 2, 1, 6, 59, 0, 0, 6},  // insert
    {704, -1, -1, -1, -1, 471, 795, 236, 1, 2, 1, 6, 59, 0, 0, 6},  // update
    {102, -1, -1, -1, -1, 472, 797, 237, 1, 2, 1, 6, 59, 0, 0, 6},  // remove
    {106, -1, -1, -1, 679, 473, 799, 238, 0, 1, 1, 6, 59, 0, 0, 6},  // removeAll
    {705, -1, -1, -1, -1, 473, 800, 239, 0, 1, 1, 6, 59, 0, 0, 6},  // popFirst
    {105, -1, -1, -1, -1, 473, 801, 240, 0, 1, 1, 6, 59, 0, 0, 6},  // removeFirst
    {706, -1, -1, -1, -1, 473, 802, 241, 1, 2, 1, 6, 59, 0, 0, 6},  // addObject
    {111, -1, -1, -1, -1, 474, 804, 242, 1, 2, 1, 6, 59, 0, 0, 6},  // removeObject
    {232, -1, -1, -1, -1, 476, 806, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {713, -1, -1, -1, 1798, 480, 810, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {714, -1, -1, -1, -1, 481, 812, 2, 0, 1, 1, 18, 59, 0, 0, 7},  // set
    {715, -1, -1, -1, -1, 481, 813, 3, 0, 1, 1, 18, 59, 0, 0, 7},  // setFill
    {716, -1, -1, -1, -1, 481, 814, 4, 0, 1, 1, 18, 59, 0, 0, 7},  // setStroke
    {232, -1, -1, -1, -1, 481, 815, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {232, -1, -1, -1, -1, 483, 817, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {232, -1, -1, -1, -1, 484, 818, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {232, -1, -1, -1, -1, 488, 822, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {723, -1, -1, -1, -1, 492, 826, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {232, -1, -1, -1, -1, 496, 830, 10, 1, 1, 0, 0, 59, 0, 0, 7},  // UIColor
    {725, 232, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {726, 232, -1, -1, -1, 497, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {717, 232, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {727, 232, -1, -1, -1, 497, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {709, 232, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {728, 232, -1, -1, -1, 497, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {710, 232, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {729, 232, -1, -1, -1, 497, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {711, 232, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {730, 232, -1, -1, -1, 497, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {731, 232, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {732, 232, -1, -1, -1, 497, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {733, 232, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {734, 232, -1, -1, -1, 497, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {735, 232, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {736, 232, -1, -1, -1, 497, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {737, 232, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {738, 232, -1, -1, -1, 497, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {739, 232, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {740, 232, -1, -1, -1, 497, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {741, 232, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {742, 232, -1, -1, -1, 497, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {743, 232, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {744, 232, -1, -1, -1, 497, 0, 34, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {745, 232, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {746, 232, -1, -1, -1, 497, 0, 36, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {747, 232, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {748, 232, -1, -1, -1, 497, 0, 38, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {749, 232, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {750, 232, -1, -1, -1, 497, 0, 40, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {751, 232, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {752, 232, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {753, 232, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {754, 232, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {755, 232, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {756, 232, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {757, 232, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {758, 232, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {759, 232, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {760, 232, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {761, 232, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {762, 232, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {763, 232, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {764, 232, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {765, 232, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {766, 232, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {767, 232, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {768, 232, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {769, 232, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {770, 232, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {771, 232, -1, -1, -1, 0, 0, 61, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {233, -1, -1, -1, -1, 497, 831, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {233, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {234, -1, -1, -1, -1, 498, 832, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {234, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {235, -1, -1, -1, -1, 499, 833, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {235, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {236, -1, -1, -1, -1, 500, 834, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {236, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {237, -1, -1, -1, -1, 501, 835, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {237, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {238, -1, -1, -1, -1, 502, 836, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {238, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {239, -1, -1, -1, -1, 503, 837, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {239, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {240, -1, -1, -1, -1, 504, 838, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {240, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {241, -1, -1, -1, -1, 505, 839, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {241, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {242, -1, -1, -1, -1, 506, 840, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {242, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {243, -1, -1, -1, -1, 507, 841, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {243, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {244, -1, -1, -1, -1, 508, 842, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {244, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {245, -1, -1, -1, -1, 509, 843, 24, 1, 1, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {245, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {772, -1, -1, -1, -1, 0, 844, 26, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {773, -1, -1, -1, -1, 0, 845, 27, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {379, -1, -1, -1, -1, 0, 846, 28, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {774, -1, -1, -1, -1, 0, 847, 29, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {775, -1, -1, -1, 1770, 0, 848, 30, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {776, -1, -1, -1, -1, 0, 849, 31, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {777, -1, -1, -1, -1, 0, 850, 32, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {779, -1, -1, -1, -1, 510, 851, 33, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {779, -1, -1, -1, -1, 511, 852, 34, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {235, -1, -1, -1, -1, 512, 853, 35, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {132, -1, -1, -1, -1, 0, 854, 36, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {781, -1, -1, -1, -1, 0, 855, 37, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {782, -1, -1, -1, -1, 513, 856, 38, 1, 2, 1, 31, 59, 0, 0, 8},  // moveAnchor
    {783, -1, -1, -1, -1, 0, 858, 39, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {712, -1, -1, -1, -1, 0, 859, 40, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {784, -1, -1, -1, 785, 0, 860, 41, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {785, -1, -1, -1, -1, 0, 861, 42, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {786, -1, -1, -1, -1, 0, 862, 43, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {133, -1, -1, -1, -1, 0, 863, 44, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 514, 864, 45, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {787, -1, -1, -1, -1, 0, 868, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {788, -1, -1, -1, -1, 0, 869, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {789, -1, -1, -1, -1, 0, 870, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {790, -1, -1, -1, -1, 0, 871, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {791, -1, -1, -1, -1, 0, 872, 4, 0, 1, 2, 31, 59, 0, 0, 9},  // font
    {778, -1, -1, -1, -1, 0, 873, 5, 0, 1, 2, 31, 59, 0, 0, 9},  // image
    {792, -1, -1, -1, -1, 0, 874, 6, 0, 1, 2, 31, 59, 0, 0, 9},  // contentMode
    {793, -1, -1, -1, 1799, 0, 875, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {794, -1, -1, -1, -1, 0, 876, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {795, -1, -1, -1, -1, 0, 877, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {796, -1, -1, -1, -1, 0, 878, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {797, -1, -1, -1, -1, 0, 879, 11, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaInsets
    {798, -1, -1, -1, -1, 0, 880, 12, 0, 1, 2, 31, 55, 0, 0, 9},  // layoutMargins
    {799, -1, -1, -1, -1, 0, 881, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {800, -1, -1, -1, -1, 0, 882, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {801, -1, -1, -1, -1, 0, 883, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {802, -1, -1, -1, -1, 0, 884, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {803, -1, -1, -1, -1, 0, 885, 17, 0, 1, 2, 31, 59, 0, 0, 9},  // semanticContentAttribute
    {804, -1, -1, -1, -1, 0, 886, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {805, -1, -1, -1, -1, 0, 887, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {806, -1, -1, -1, -1, 0, 888, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {807, -1, -1, -1, -1, 0, 889, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {808, -1, -1, -1, -1, 0, 890, 22, 0, 1, 2, 31, 59, 0, 0, 9},  // lineBreakMode
    {809, -1, -1, -1, -1, 0, 891, 23, 0, 1, 2, 31, 59, 0, 0, 9},  // attributedText
    {810, -1, -1, -1, -1, 0, 892, 24, 0, 1, 2, 31, 59, 0, 0, 9},  // baselineAdjustment
    {811, -1, -1, -1, -1, 0, 893, 25, 0, 1, 2, 31, 59, 0, 0, 9},  // borderStyle
    {812, -1, -1, -1, -1, 0, 894, 26, 0, 1, 2, 31, 59, 0, 0, 9},  // keyboardType
    {813, -1, -1, -1, -1, 0, 895, 27, 0, 1, 2, 31, 59, 0, 0, 9},  // returnKeyType
    {814, -1, -1, -1, -1, 0, 896, 28, 0, 1, 2, 31, 59, 0, 0, 9},  // autocorrectionType
    {815, -1, -1, -1, -1, 0, 897, 29, 0, 1, 2, 31, 59, 0, 0, 9},  // autocapitalizationType
    {816, -1, -1, -1, -1, 0, 898, 30, 0, 1, 2, 31, 59, 0, 0, 9},  // clearButtonMode
    {817, -1, -1, -1, -1, 0, 899, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {818, -1, -1, -1, -1, 0, 900, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {819, -1, -1, -1, -1, 0, 901, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {820, -1, -1, -1, 1803, 0, 902, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {821, -1, -1, -1, 1804, 0, 903, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {822, -1, -1, -1, 1805, 0, 904, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {823, -1, -1, -1, -1, 0, 905, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {824, 238, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 56, 0, 0, 9},  // DecelerationRate
    {826, 827, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {828, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {829, 827, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {830, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {831, -1, -1, -1, -1, 0, 906, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {832, -1, -1, -1, -1, 0, 907, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {833, 834, 835, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {836, 834, 837, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {838, 834, 839, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {840, 834, 841, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {842, 834, 843, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {237, -1, -1, -1, -1, 518, 908, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {844, -1, -1, -1, 1802, 0, 909, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {845, -1, -1, -1, 1801, 0, 910, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {846, -1, -1, -1, -1, 0, 911, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {847, -1, -1, -1, -1, 0, 912, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {848, -1, -1, -1, -1, 0, 913, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {849, -1, -1, -1, -1, 0, 914, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {850, -1, -1, -1, -1, 0, 915, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {851, -1, -1, -1, -1, 0, 916, 58, 0, 1, 2, 31, 55, 0, 0, 9},  // contentInset
    {852, -1, -1, -1, -1, 0, 917, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // scrollIndicatorInsets
    {853, -1, -1, -1, -1, 0, 918, 60, 0, 1, 2, 31, 55, 0, 0, 9},  // verticalScrollIndicatorInsets
    {854, -1, -1, -1, -1, 0, 919, 61, 0, 1, 2, 31, 55, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {857, -1, -1, -1, -1, 0, 920, 62, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaLayoutGuide
    {855, -1, -1, -1, -1, 0, 921, 63, 0, 1, 2, 31, 55, 0, 0, 9},  // adjustedContentInset
    {858, -1, -1, -1, -1, 0, 922, 64, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfPages
    {859, -1, -1, -1, -1, 0, 923, 65, 0, 1, 2, 31, 0, 0, 0, 9},  // currentPage
    {860, -1, -1, -1, -1, 0, 924, 66, 0, 1, 2, 31, 2, 0, 0, 9},  // hidesForSinglePage
    {861, -1, -1, -1, -1, 0, 925, 67, 0, 1, 2, 31, 17, 0, 0, 9},  // pageIndicatorTintColor
    {862, -1, -1, -1, -1, 0, 926, 68, 0, 1, 2, 31, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {863, -1, -1, -1, -1, 519, 927, 69, 2, 3, 1, 31, 59, 0, 0, 9},  // scrollRectToVisible
    {866, -1, -1, -1, -1, 0, 930, 70, 0, 1, 2, 31, 59, 0, 0, 9},  // delegate
    {868, 233, -1, -1, -1, 0, 0, 71, 0, 0, 5, 31, 56, 0, 0, 9},  // AutoresizingMask
    {869, 867, 870, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {871, 867, -1, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {872, 867, 873, -1, -1, 0, 0, 74, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {874, 867, -1, -1, -1, 0, 0, 75, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {875, 867, 876, -1, -1, 0, 0, 76, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {877, 867, -1, -1, -1, 0, 0, 77, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {878, 867, 879, -1, -1, 0, 0, 78, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {880, 867, -1, -1, -1, 0, 0, 79, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {881, 867, 882, -1, -1, 0, 0, 80, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {883, 867, -1, -1, -1, 0, 0, 81, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {884, 867, 885, -1, -1, 0, 0, 82, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {886, 867, -1, -1, -1, 0, 0, 83, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {887, 867, 888, -1, -1, 0, 0, 84, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {889, -1, -1, -1, -1, 0, 931, 85, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {890, -1, -1, -1, -1, 0, 932, 86, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {891, -1, -1, -1, -1, 0, 933, 87, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {893, 239, -1, -1, -1, 0, 0, 88, 0, 0, 5, 31, 56, 0, 0, 9},  // State
    {826, 892, 894, -1, -1, 0, 0, 89, 0, 0, 5, 41, 40, 0, 0, 9},  // normal
    {895, 892, -1, -1, -1, 0, 0, 90, 0, 0, 5, 41, 40, 0, 0, 9},  // Normal
    {896, 892, 897, -1, -1, 0, 0, 91, 0, 0, 5, 41, 40, 0, 0, 9},  // highlighted
    {898, 892, -1, -1, -1, 0, 0, 92, 0, 0, 5, 41, 40, 0, 0, 9},  // Highlighted
    {899, 892, 900, -1, -1, 0, 0, 93, 0, 0, 5, 41, 40, 0, 0, 9},  // disabled
    {901, 892, -1, -1, -1, 0, 0, 94, 0, 0, 5, 41, 40, 0, 0, 9},  // Disabled
    {902, 892, 903, -1, -1, 0, 0, 95, 0, 0, 5, 41, 40, 0, 0, 9},  // selected
    {904, 892, -1, -1, -1, 0, 0, 96, 0, 0, 5, 41, 40, 0, 0, 9},  // Selected
    {905, 892, 906, -1, -1, 0, 0, 97, 0, 0, 5, 41, 40, 0, 0, 9},  // focused
    {907, 892, -1, -1, -1, 0, 0, 98, 0, 0, 5, 41, 40, 0, 0, 9},  // Focused
    {909, 239, -1, -1, -1, 0, 0, 99, 0, 0, 5, 31, 56, 0, 0, 9},  // Event
    {910, 908, 911, -1, -1, 0, 0, 100, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDown
    {912, 908, -1, -1, -1, 0, 0, 101, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDown
    {913, 908, 914, -1, -1, 0, 0, 102, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDownRepeat
    {915, 908, -1, -1, -1, 0, 0, 103, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDownRepeat
    {916, 908, 917, -1, -1, 0, 0, 104, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragInside
    {918, 908, -1, -1, -1, 0, 0, 105, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragInside
    {919, 908, 920, -1, -1, 0, 0, 106, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragOutside
    {921, 908, -1, -1, -1, 0, 0, 107, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragOutside
    {922, 908, 923, -1, -1, 0, 0, 108, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragEnter
    {924, 908, -1, -1, -1, 0, 0, 109, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragEnter
    {925, 908, 926, -1, -1, 0, 0, 110, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragExit
    {927, 908, -1, -1, -1, 0, 0, 111, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragExit
    {928, 908, 929, -1, -1, 0, 0, 112, 0, 0, 5, 40, 39, 0, 0, 9},  // touchUpInside
    {930, 908, -1, -1, -1, 0, 0, 113, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchUpInside
    {931, 908, 932, -1, -1, 0, 0, 114, 0, 0, 5, 40, 39, 0, 0, 9},  // touchUpOutside
    {933, 908, -1, -1, -1, 0, 0, 115, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchUpOutside
    {934, 908, 935, -1, -1, 0, 0, 116, 0, 0, 5, 40, 39, 0, 0, 9},  // touchCancel
    {936, 908, -1, -1, -1, 0, 0, 117, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchCancel
    {937, 908, 938, -1, -1, 0, 0, 118, 0, 0, 5, 40, 39, 0, 0, 9},  // valueChanged
    {939, 908, -1, -1, -1, 0, 0, 119, 0, 0, 5, 40, 39, 0, 0, 9},  // ValueChanged
    {940, 908, 941, -1, -1, 0, 0, 120, 0, 0, 5, 40, 39, 0, 0, 9},  // primaryActionTriggered
    {942, 908, -1, -1, -1, 0, 0, 121, 0, 0, 5, 40, 39, 0, 0, 9},  // PrimaryActionTriggered
    {943, 908, 944, -1, -1, 0, 0, 122, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidBegin
    {945, 908, -1, -1, -1, 0, 0, 123, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidBegin
    {946, 908, 947, -1, -1, 0, 0, 124, 0, 0, 5, 40, 39, 0, 0, 9},  // editingChanged
    {948, 908, -1, -1, -1, 0, 0, 125, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingChanged
    {949, 908, 950, -1, -1, 0, 0, 126, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidEnd
    {951, 908, -1, -1, -1, 0, 0, 127, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidEnd
    {952, 908, 953, -1, -1, 0, 0, 128, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidEndOnExit
    {954, 908, -1, -1, -1, 0, 0, 129, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidEndOnExit
    {955, 908, 956, -1, -1, 0, 0, 130, 0, 0, 5, 40, 39, 0, 0, 9},  // allTouchEvents
    {957, 908, -1, -1, -1, 0, 0, 131, 0, 0, 5, 40, 39, 0, 0, 9},  // AllTouchEvents
    {958, 908, 959, -1, -1, 0, 0, 132, 0, 0, 5, 40, 39, 0, 0, 9},  // allEditingEvents
    {960, 908, -1, -1, -1, 0, 0, 133, 0, 0, 5, 40, 39, 0, 0, 9},  // AllEditingEvents
    {961, 908, 962, -1, -1, 0, 0, 134, 0, 0, 5, 40, 39, 0, 0, 9},  // allEvents
    {963, 908, -1, -1, -1, 0, 0, 135, 0, 0, 5, 40, 39, 0, 0, 9},  // AllEvents
    {964, -1, -1, -1, -1, 521, 934, 136, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {964, -1, -1, -1, -1, 524, 938, 137, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {967, -1, -1, -1, -1, 527, 942, 138, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {967, -1, -1, -1, -1, 530, 946, 139, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {968, -1, -1, -1, -1, 533, 950, 140, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActions
    {969, -1, -1, -1, -1, 534, 952, 141, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActionsForControlEvents
    {970, -1, -1, -1, -1, 535, 954, 142, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {970, -1, -1, -1, -1, 537, 957, 143, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {972, -1, -1, -1, -1, 539, 960, 144, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {972, -1, -1, -1, -1, 541, 963, 145, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {973, -1, -1, -1, -1, 543, 966, 146, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {973, -1, -1, -1, -1, 545, 969, 147, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {974, -1, -1, -1, -1, 547, 972, 148, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {974, -1, -1, -1, -1, 549, 975, 149, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {975, -1, -1, -1, -1, 551, 978, 150, 2, 3, 1, 31, 59, 0, 0, 9},  // setAttributedTitle
    {976, -1, -1, -1, -1, 553, 981, 151, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleShadowColor
    {977, -1, -1, -1, -1, 0, 984, 152, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {978, -1, -1, -1, -1, 0, 985, 153, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {979, -1, -1, -1, -1, 0, 986, 154, 0, 1, 2, 31, 55, 0, 0, 9},  // contentEdgeInsets
    {980, -1, -1, -1, -1, 0, 987, 155, 0, 1, 2, 31, 55, 0, 0, 9},  // titleEdgeInsets
    {981, -1, -1, -1, -1, 0, 988, 156, 0, 1, 2, 31, 55, 0, 0, 9},  // imageEdgeInsets
    {982, -1, -1, -1, -1, 0, 989, 157, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {983, -1, -1, -1, -1, 0, 990, 158, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {984, -1, -1, -1, -1, 0, 991, 159, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {985, -1, -1, -1, -1, 0, 992, 160, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {986, -1, -1, -1, -1, 0, 993, 161, 0, 1, 2, 31, 59, 0, 0, 9},  // contentHorizontalAlignment
    {987, -1, -1, -1, -1, 0, 994, 162, 0, 1, 2, 31, 59, 0, 0, 9},  // contentVerticalAlignment
    {864, -1, -1, -1, -1, 0, 995, 163, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {382, 988, 989, -1, -1, 0, 0, 164, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {379, 988, 990, -1, -1, 0, 0, 165, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {384, 988, 991, -1, -1, 0, 0, 166, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {992, 988, 993, -1, -1, 0, 0, 167, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {994, 988, 995, -1, -1, 0, 0, 168, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {576, -1, -1, -1, 996, 0, 996, 0, 0, 1, 2, 31, 59, 0, 0, 10},  // next
    {997, -1, -1, -1, -1, 0, 997, 1, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {998, -1, -1, -1, -1, 0, 998, 2, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 999, 3, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {999, -1, -1, -1, -1, 0, 1000, 4, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {1000, -1, -1, -1, 1766, 555, 1001, 5, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {1001, -1, -1, -1, -1, 556, 1003, 6, 1, 2, 1, 31, 59, 0, 0, 10},  // addSubview
    {1002, -1, -1, -1, -1, 557, 1005, 7, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubviewToFront
    {1003, -1, -1, -1, 1768, 558, 1007, 8, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubview
    {1005, -1, -1, -1, -1, 559, 1009, 9, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubviewToBack
    {1006, -1, -1, -1, 1769, 560, 1011, 10, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubview
    {1008, -1, -1, -1, -1, 561, 1013, 11, 0, 1, 1, 31, 59, 0, 0, 10},  // removeFromSuperview
    {1009, -1, -1, -1, 1767, 561, 1014, 12, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1010, -1, -1, -1, 1806, 563, 1017, 13, 2, 3, 1, 31, 59, 0, 0, 10},  // exchangeSubview
    {1009, -1, -1, -1, -1, 565, 1020, 14, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1009, -1, -1, -1, -1, 567, 1023, 15, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1014, -1, -1, -1, 1772, 569, 1026, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1014, -1, -1, -1, 1774, 571, 1029, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1015, -1, -1, -1, -1, 573, 1032, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1015, -1, -1, -1, -1, 575, 1035, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1018, -1, -1, -1, -1, 577, 1038, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1018, -1, -1, -1, -1, 579, 1041, 21, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1019, -1, -1, -1, -1, 581, 1044, 22, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsLayout
    {1020, -1, -1, -1, -1, 581, 1045, 23, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutIfNeeded
    {1019, -1, -1, -1, -1, 581, 1046, 24, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsLayout
    {1020, -1, -1, -1, -1, 581, 1047, 25, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutIfNeeded
    {1021, -1, -1, -1, -1, 581, 1048, 26, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutSublayers
    {1021, -1, -1, -1, -1, 581, 1049, 27, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayers
    {1022, -1, -1, -1, -1, 582, 1051, 28, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayersOfLayer
    {1023, -1, -1, -1, -1, 583, 1053, 29, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {1024, -1, -1, -1, -1, 583, 1054, 30, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1025, -1, -1, -1, -1, 583, 1055, 31, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutSubviews
    {1024, -1, -1, -1, 1807, 583, 1056, 32, 1, 2, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1024, -1, -1, -1, 1807, 584, 1058, 33, 1, 2, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1026, -1, -1, -1, -1, 585, 1060, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {1027, -1, -1, -1, -1, 585, 1061, 35, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {1028, -1, -1, -1, -1, 585, 1062, 36, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {1029, -1, -1, -1, -1, 586, 1064, 37, 0, 1, 1, 31, 59, 0, 0, 10},  // sizeToFit
    {1030, -1, -1, -1, -1, 0, 1065, 38, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {1031, 233, 1032, -1, -1, 0, 0, 39, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1033, -1, -1, -1, -1, 586, 1066, 40, 0, 1, 1, 31, 59, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1034, -1, -1, -1, -1, 586, 1067, 41, 1, 2, 1, 31, 59, 0, 0, 10},  // endEditing
    {1024, -1, -1, -1, -1, 587, 1069, 42, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1035, -1, -1, -1, -1, 587, 1070, 43, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {1036, -1, -1, -1, 1782, 588, 1072, 44, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1036, -1, -1, -1, -1, 590, 1075, 45, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1036, -1, -1, -1, -1, 592, 1078, 46, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1031, 233, -1, -1, -1, 0, 0, 47, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1039, -1, -1, -1, -1, 0, 1081, 48, 0, 1, 2, 31, 59, 0, 0, 10},  // rootViewController
    {1040, -1, -1, -1, -1, 0, 1082, 49, 0, 1, 2, 31, 59, 0, 0, 10},  // liveView
    {1041, -1, -1, -1, -1, 594, 1083, 50, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKeyAndVisible
    {1042, -1, -1, -1, -1, 594, 1084, 51, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKey
    {1044, 1043, -1, -1, -1, 0, 0, 52, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {859, 1045, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {1046, -1, -1, -1, -1, 0, 1085, 54, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1048, 1047, -1, -1, -1, 0, 0, 55, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {1049, 1047, -1, -1, -1, 594, 1086, 56, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {1050, -1, -1, -1, 1764, 594, 1086, 57, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {1051, -1, -1, -1, -1, 596, 1089, 58, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {1052, -1, -1, -1, -1, 598, 1092, 59, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {332, -1, -1, -1, 1765, 600, 1095, 60, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {1054, -1, -1, -1, -1, 602, 1098, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {1055, -1, -1, -1, -1, 602, 1098, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {1056, -1, -1, -1, -1, 602, 1098, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {1057, -1, -1, -1, -1, 602, 1098, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {1058, -1, -1, -1, -1, 0, 1098, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {1059, -1, -1, -1, -1, 0, 1099, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {1060, -1, -1, -1, -1, 0, 1100, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {1061, -1, -1, -1, -1, 0, 1101, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {279, -1, -1, -1, -1, 0, 1102, 8, 0, 1, 2, 32, 59, 0, 0, 11},  // string
    {791, -1, -1, -1, -1, 0, 1103, 9, 0, 1, 2, 32, 59, 0, 0, 11},  // font
    {1062, -1, -1, -1, -1, 0, 1104, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {1063, -1, -1, -1, -1, 0, 1105, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {1064, -1, -1, -1, -1, 0, 1106, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {1065, -1, -1, -1, 1066, 602, 1107, 13, 1, 2, 1, 32, 59, 0, 0, 11},  // render
    {1067, -1, -1, -1, 1069, 604, 1109, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {772, -1, -1, -1, -1, 0, 1112, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {773, -1, -1, -1, -1, 0, 1113, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {131, -1, -1, -1, -1, 0, 1114, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {774, -1, -1, -1, -1, 0, 1115, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {775, -1, -1, -1, 1770, 0, 1116, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {1070, -1, -1, -1, -1, 0, 1117, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {777, -1, -1, -1, -1, 0, 1118, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {1071, -1, -1, -1, -1, 0, 1119, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {132, -1, -1, -1, -1, 0, 1120, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1072, -1, -1, -1, -1, 0, 1121, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1073, -1, -1, -1, -1, 0, 1122, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {787, -1, -1, -1, -1, 0, 1123, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1074, -1, -1, -1, -1, 0, 1124, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1075, -1, -1, -1, -1, 0, 1125, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1076, -1, -1, -1, -1, 0, 1126, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {817, -1, -1, -1, -1, 0, 1127, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1077, -1, -1, -1, -1, 0, 1128, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1078, -1, -1, -1, -1, 0, 1129, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1079, -1, -1, -1, -1, 0, 1130, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1080, -1, -1, -1, -1, 0, 1131, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1081, -1, -1, -1, -1, 0, 1132, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1082, -1, -1, -1, -1, 0, 1133, 36, 0, 1, 2, 32, 59, 0, 0, 11},  // contents
    {1083, -1, -1, -1, -1, 0, 1134, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1084, -1, -1, -1, -1, 0, 1135, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1085, -1, -1, -1, -1, 0, 1136, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1086, -1, -1, -1, 1800, 0, 1137, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {799, -1, -1, -1, -1, 0, 1138, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1087, -1, -1, -1, -1, 0, 1139, 42, 0, 1, 2, 32, 59, 0, 0, 11},  // contentsGravity
    {1089, 1088, 1090, -1, -1, 0, 0, 43, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMinYCorner
    {1091, 1088, 1092, -1, -1, 0, 0, 44, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMinYCorner
    {1093, 1088, 1094, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMaxYCorner
    {1095, 1088, 1096, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMaxYCorner
    {1097, -1, -1, -1, -1, 0, 1140, 47, 0, 1, 2, 32, 41, 0, 0, 11},  // maskedCorners
    {1098, -1, -1, -1, -1, 0, 1141, 48, 0, 1, 2, 32, 59, 0, 0, 11},  // actions
    {1099, -1, -1, -1, -1, 0, 1142, 49, 0, 1, 2, 32, 59, 0, 0, 11},  // magnificationFilter
    {1100, -1, -1, -1, -1, 0, 1143, 50, 0, 1, 2, 32, 59, 0, 0, 11},  // minificationFilter
    {1101, -1, -1, -1, -1, 0, 1144, 51, 0, 1, 2, 32, 59, 0, 0, 11},  // compositingFilter
    {1102, -1, -1, -1, -1, 0, 1145, 52, 0, 1, 2, 32, 59, 0, 0, 11},  // cornerCurve
    {866, -1, -1, -1, -1, 0, 1146, 53, 0, 1, 2, 32, 59, 0, 0, 11},  // delegate
    {793, -1, -1, -1, 1799, 0, 1147, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1103, -1, -1, -1, -1, 0, 1148, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1104, -1, -1, -1, -1, 0, 1149, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1105, -1, -1, -1, -1, 0, 1150, 57, 0, 1, 2, 32, 59, 0, 0, 11},  // lineCap
    {1106, -1, -1, -1, -1, 0, 1151, 58, 0, 1, 2, 32, 59, 0, 0, 11},  // fillRule
    {1107, -1, -1, -1, -1, 0, 1152, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1108, -1, -1, -1, -1, 0, 1153, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1109, -1, -1, -1, -1, 0, 1154, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1110, -1, -1, -1, -1, 608, 1155, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {134, -1, -1, -1, -1, 608, 1156, 63, 1, 2, 1, 32, 59, 0, 8, 11},  // setAffineTransform
    {1111, -1, -1, -1, 1783, 609, 1158, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1112, -1, -1, -1, 1784, 609, 1159, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1113, -1, -1, -1, -1, 0, 1160, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1114, -1, -1, -1, -1, 0, 1161, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1115, -1, -1, -1, -1, 609, 1162, 68, 1, 2, 1, 32, 59, 0, 0, 11},  // addSublayer
    {1116, -1, -1, -1, -1, 610, 1164, 69, 0, 1, 1, 32, 59, 0, 0, 11},  // removeFromSuperlayer
    {1014, -1, -1, -1, 1776, 610, 1165, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1014, -1, -1, -1, 1778, 612, 1168, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1050, -1, -1, -1, -1, 614, 1171, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {401, -1, -1, -1, 1731, 615, 1173, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1117, -1, -1, -1, -1, 616, 1175, 0, 0, 0, 0, 0, 52, 0, 0, 12},  // Rectangle
    {1118, -1, -1, -1, -1, 616, 1175, 1, 0, 0, 0, 0, 52, 0, 0, 12},  // Circle
    {1119, -1, -1, -1, -1, 616, 1175, 2, 0, 0, 0, 0, 52, 0, 0, 12},  // Ellipse
    {1120, -1, -1, -1, -1, 616, 1175, 3, 0, 0, 0, 0, 52, 0, 0, 12},  // Capsule
    {1121, -1, -1, -1, -1, 616, 1175, 4, 1, 1, 0, 0, 52, 0, 0, 12},  // RoundedRectangle
    {1122, -1, -1, -1, -1, 617, 1176, 5, 1, 1, 0, 0, 52, 0, 0, 12},  // Text
    {1123, -1, -1, -1, -1, 618, 1177, 6, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {1123, -1, -1, -1, -1, 619, 1178, 7, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {772, -1, -1, -1, -1, 620, 1179, 8, 2, 3, 1, 53, 52, 0, 0, 12},  // frame
    {772, -1, -1, -1, -1, 622, 1182, 9, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {772, -1, -1, -1, -1, 623, 1184, 10, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {772, -1, -1, -1, -1, 624, 1186, 11, 3, 4, 1, 53, 52, 0, 0, 12},  // frame
    {663, -1, -1, -1, -1, 627, 1190, 12, 1, 2, 1, 53, 52, 0, 0, 12},  // padding
    {131, -1, -1, -1, -1, 628, 1192, 13, 2, 3, 1, 53, 52, 0, 0, 12},  // position
    {131, -1, -1, -1, -1, 630, 1195, 14, 1, 2, 1, 53, 52, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 631, 1197, 15, 2, 3, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 633, 1200, 16, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 634, 1202, 17, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 635, 1204, 18, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {1125, -1, -1, -1, -1, 636, 1206, 19, 1, 2, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1125, -1, -1, -1, -1, 637, 1208, 20, 2, 3, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1127, -1, -1, -1, -1, 639, 1211, 21, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1127, -1, -1, -1, -1, 640, 1213, 22, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1127, -1, -1, -1, -1, 642, 1216, 23, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1127, -1, -1, -1, -1, 644, 1219, 24, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1127, -1, -1, -1, -1, 645, 1221, 25, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1127, -1, -1, -1, -1, 646, 1223, 26, 3, 4, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1128, -1, -1, -1, -1, 649, 1227, 27, 1, 2, 1, 53, 52, 0, 0, 12},  // transformEffect
    {1129, -1, -1, -1, -1, 650, 1229, 28, 1, 2, 1, 53, 52, 0, 0, 12},  // modifier
    {132, -1, -1, -1, -1, 0, 1231, 29, 0, 1, 2, 53, 14, 0, 0, 12},  // transform
    {378, -1, -1, -1, -1, 0, 1232, 30, 0, 1, 2, 53, 4, 0, 0, 12},  // corners
    {379, -1, -1, -1, -1, 0, 1233, 31, 0, 1, 2, 53, 9, 0, 0, 12},  // center
    {856, -1, -1, -1, -1, 0, 1234, 32, 0, 1, 2, 53, 13, 0, 0, 12},  // layoutFrame
    {324, -1, -1, -1, -1, 0, 1235, 33, 0, 1, 2, 53, 12, 0, 0, 12},  // size
    {1130, 1131, -1, -1, -1, 0, 0, 34, 0, 0, 5, 54, 53, 0, 0, 12},  // topLeading
    {381, 1131, -1, -1, -1, 0, 0, 35, 0, 0, 5, 54, 53, 0, 0, 12},  // top
    {1132, 1131, -1, -1, -1, 0, 0, 36, 0, 0, 5, 54, 53, 0, 0, 12},  // topTrailing
    {1133, 1131, -1, -1, -1, 0, 0, 37, 0, 0, 5, 54, 53, 0, 0, 12},  // leading
    {379, 1131, -1, -1, -1, 0, 0, 38, 0, 0, 5, 54, 53, 0, 0, 12},  // center
    {1134, 1131, -1, -1, -1, 0, 0, 39, 0, 0, 5, 54, 53, 0, 0, 12},  // trailing
    {1135, 1131, -1, -1, -1, 0, 0, 40, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomLeading
    {383, 1131, -1, -1, -1, 0, 0, 41, 0, 0, 5, 54, 53, 0, 0, 12},  // bottom
    {1136, 1131, -1, -1, -1, 0, 0, 42, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomTrailing
    {261, -1, -1, -1, -1, 0, 1236, 43, 0, 1, 2, 54, 0, 0, 0, 12},  // x
    {252, -1, -1, -1, -1, 0, 1237, 44, 0, 1, 2, 54, 0, 0, 0, 12},  // y
    {1131, -1, -1, -1, -1, 651, 1238, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1138, -1, -1, -1, -1, 653, 1240, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1139, -1, -1, -1, -1, 654, 1241, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1139, -1, -1, -1, -1, 656, 1243, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1139, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1141, -1, -1, -1, -1, 657, 1244, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1141, -1, -1, -1, -1, 659, 1246, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1141, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1142, -1, -1, -1, -1, 660, 1247, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1142, -1, -1, -1, -1, 662, 1249, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1142, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1143, -1, -1, -1, -1, 663, 1250, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1143, -1, -1, -1, -1, 665, 1252, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1143, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1144, -1, -1, -1, -1, 666, 1253, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1144, -1, -1, -1, -1, 668, 1255, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1144, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1145, -1, -1, -1, -1, 669, 1256, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1145, -1, -1, -1, -1, 671, 1258, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1145, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1146, -1, -1, -1, -1, 672, 1259, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1146, -1, -1, -1, -1, 674, 1261, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1146, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {893, 1139, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 56, 0, 0, 13},  // State
    {1147, 1139, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 56, 0, 0, 13},  // Direction
    {831, -1, -1, -1, -1, 0, 1262, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1150, 1151, 1152, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1153, 1151, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1154, 1151, 1155, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1156, 1151, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1157, 1151, 1158, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1159, 1151, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1160, 1151, 1161, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1162, 1151, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1163, 1151, 1164, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1165, 1151, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1166, 1151, 1167, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1168, 1151, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1169, 1151, 1170, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {384, 1171, 1172, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1173, 1171, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {382, 1171, 1174, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1175, 1171, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {511, 1171, 1176, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1177, 1171, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {512, 1171, 1178, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1179, 1171, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {577, -1, -1, -1, -1, 0, 1263, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {982, -1, -1, -1, 1180, 0, 1264, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1180, -1, -1, -1, -1, 0, 1265, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1266, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {777, -1, -1, -1, -1, 0, 1267, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1181, -1, -1, -1, -1, 0, 1268, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1182, -1, -1, -1, -1, 0, 1269, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1183, -1, -1, -1, -1, 0, 1270, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1184, -1, -1, -1, -1, 0, 1271, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {866, -1, -1, -1, -1, 0, 1272, 54, 0, 1, 2, 34, 59, 0, 0, 13},  // delegate
    {1185, -1, -1, -1, -1, 0, 1273, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1186, -1, -1, -1, -1, 0, 1274, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1187, -1, -1, -1, -1, 0, 1275, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1188, -1, -1, -1, -1, 0, 1276, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1189, -1, -1, -1, -1, 0, 1277, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1190, -1, -1, -1, -1, 0, 1278, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1191, -1, -1, -1, -1, 0, 1279, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {299, -1, -1, -1, -1, 0, 1280, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {301, -1, -1, -1, -1, 0, 1281, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1192, -1, -1, -1, -1, 0, 1282, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1193, -1, -1, -1, -1, 675, 1283, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1194, -1, -1, -1, -1, 676, 1285, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1193, -1, -1, -1, 1819, 677, 1287, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1196, -1, -1, -1, -1, 679, 1290, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {302, -1, -1, -1, -1, 681, 1293, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1198, -1, -1, -1, -1, 682, 1295, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1192, -1, -1, -1, -1, 683, 1297, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1199, -1, -1, -1, -1, 684, 1299, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1200, -1, -1, -1, 1820, 685, 1301, 73, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {1200, -1, -1, -1, -1, 687, 1304, 74, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {964, -1, -1, -1, -1, 689, 1307, 75, 2, 3, 1, 34, 59, 0, 0, 13},  // addTarget
    {967, -1, -1, -1, -1, 691, 1310, 76, 2, 3, 1, 34, 59, 0, 0, 13},  // removeTarget
    {1201, -1, -1, -1, -1, 693, 1313, 77, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1201, -1, -1, -1, -1, 695, 1316, 78, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1201, -1, -1, -1, -1, 697, 1319, 79, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1201, -1, -1, -1, -1, 699, 1322, 80, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1203, -1, -1, -1, -1, 701, 1325, 81, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1203, -1, -1, -1, -1, 703, 1328, 82, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1203, -1, -1, -1, -1, 705, 1331, 83, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1203, -1, -1, -1, -1, 707, 1334, 84, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1204, -1, -1, -1, -1, 709, 1337, 85, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1204, -1, -1, -1, -1, 711, 1340, 86, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1204, -1, -1, -1, -1, 713, 1343, 87, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1204, -1, -1, -1, -1, 715, 1346, 88, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1205, -1, -1, -1, -1, 717, 1349, 89, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1205, -1, -1, -1, -1, 719, 1352, 90, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1205, -1, -1, -1, -1, 721, 1355, 91, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1205, -1, -1, -1, -1, 723, 1358, 92, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1206, -1, -1, -1, -1, 725, 1361, 93, 2, 3, 1, 34, 59, 0, 0, 13},  // ignore
    {1207, -1, -1, -1, -1, 727, 1364, 94, 2, 3, 1, 34, 59, 0, 0, 13},  // ignoreTouch
    {1209, -1, -1, -1, -1, 729, 1367, 95, 0, 1, 1, 34, 59, 0, 0, 13},  // reset
    {1210, -1, -1, -1, 1821, 729, 1368, 96, 1, 2, 1, 34, 59, 0, 0, 13},  // require
    {1212, -1, -1, -1, -1, 730, 1370, 97, 1, 2, 1, 34, 59, 0, 0, 13},  // requireGestureRecognizerToFail
    {1213, -1, -1, -1, -1, 731, 1372, 98, 1, 2, 1, 31, 59, 0, 0, 13},  // addGestureRecognizer
    {1214, -1, -1, -1, -1, 732, 1374, 99, 1, 2, 1, 31, 59, 0, 0, 13},  // removeGestureRecognizer
    {1215, -1, -1, -1, -1, 0, 1376, 100, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1216, -1, -1, -1, -1, 0, 1377, 101, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1217, -1, -1, -1, -1, 0, 1378, 102, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1218, -1, -1, -1, 1771, 0, 1379, 103, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1193, -1, -1, -1, -1, 733, 1380, 0, 1, 2, 1, 56, 9, 0, 0, 14},  // location
    {1194, -1, -1, -1, -1, 734, 1382, 1, 1, 2, 1, 56, 9, 0, 0, 14},  // locationInView
    {1225, -1, -1, -1, -1, 735, 1384, 2, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocation
    {1226, -1, -1, -1, -1, 736, 1386, 3, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocationInView
    {1227, 1219, -1, -1, -1, 0, 0, 4, 0, 0, 5, 56, 56, 0, 0, 14},  // Phase
    {1154, 1229, 1230, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1231, 1229, 1232, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1233, 1229, 1234, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1160, 1229, 1235, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1163, 1229, 1236, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {708, -1, -1, -1, -1, 737, 1388, 10, 0, 1, 1, 5, 59, 0, 0, 14},  // anyObject
    {1239, -1, -1, -1, -1, 737, 1389, 11, 1, 2, 1, 56, 4, 0, 0, 14},  // touches
    {1240, -1, -1, -1, -1, 738, 1391, 12, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForView
    {1241, -1, -1, -1, -1, 739, 1393, 13, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1242, -1, -1, -1, -1, 740, 1395, 14, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouches
    {1243, -1, -1, -1, -1, 741, 1397, 15, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1244, -1, -1, -1, -1, 742, 1399, 16, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouches
    {1245, -1, -1, -1, -1, 743, 1401, 17, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1246, -1, -1, -1, -1, 744, 1403, 18, 3, 3, 0, 0, 59, 0, 0, 14},  // drag
    {1246, -1, -1, -1, -1, 747, 1406, 19, 4, 4, 0, 0, 59, 0, 0, 14},  // drag
    {1249, -1, -1, -1, -1, 751, 1410, 20, 3, 3, 0, 0, 59, 0, 0, 14},  // fingers
    {1249, -1, -1, -1, -1, 754, 1413, 21, 4, 4, 0, 0, 59, 0, 0, 14},  // fingers
    {1250, -1, -1, -1, -1, 758, 1417, 22, 4, 4, 0, 0, 59, 0, 0, 14},  // pinch
    {1250, -1, -1, -1, -1, 762, 1421, 23, 5, 5, 0, 0, 59, 0, 1, 14},  // pinch
    {1251, -1, -1, -1, -1, 767, 1426, 24, 4, 4, 0, 0, 59, 0, 1, 14},  // twist
    {1253, -1, -1, -1, -1, 771, 1430, 25, 1, 1, 0, 0, 59, 0, 0, 14},  // tap
    {1253, -1, -1, -1, -1, 772, 1431, 26, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1253, -1, -1, -1, -1, 774, 1433, 27, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1253, -1, -1, -1, -1, 776, 1435, 28, 3, 3, 0, 0, 59, 0, 0, 14},  // tap
    {1255, -1, -1, -1, -1, 779, 1438, 29, 2, 2, 0, 0, 59, 0, 0, 14},  // press
    {1249, -1, -1, -1, -1, 781, 1440, 30, 2, 2, 0, 0, 59, 0, 0, 14},  // fingers
    {1257, -1, -1, -1, -1, 783, 1442, 31, 0, 0, 0, 0, 59, 0, 0, 14},  // lift
    {1258, -1, -1, -1, -1, 783, 1442, 32, 0, 0, 0, 0, 59, 0, 0, 14},  // cancel
    {1261, 233, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationOptions
    {1262, 233, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 56, 0, 0, 15},  // KeyframeAnimationOptions
    {1264, 233, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationCurve
    {1270, 1259, 1271, -1, -1, 0, 0, 3, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseInOut
    {1272, 1259, 1273, -1, -1, 0, 0, 4, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseIn
    {1274, 1259, 1275, -1, -1, 0, 0, 5, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseOut
    {1276, 1259, 1277, -1, -1, 0, 0, 6, 0, 0, 5, 44, 43, 0, 0, 15},  // curveLinear
    {10, 1259, 1278, -1, -1, 0, 0, 7, 0, 0, 5, 44, 43, 0, 0, 15},  // repeat
    {1279, 1259, 1280, -1, -1, 0, 0, 8, 0, 0, 5, 44, 43, 0, 0, 15},  // autoreverse
    {1281, 1259, 1282, -1, -1, 0, 0, 9, 0, 0, 5, 44, 43, 0, 0, 15},  // beginFromCurrentState
    {1283, 1259, 1284, -1, -1, 0, 0, 10, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedDuration
    {1285, 1259, 1286, -1, -1, 0, 0, 11, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedCurve
    {1287, 1259, 1288, -1, -1, 0, 0, 12, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedOptions
    {1289, 1259, 1290, -1, -1, 0, 0, 13, 0, 0, 5, 44, 43, 0, 0, 15},  // allowUserInteraction
    {1025, 1259, 1291, -1, -1, 0, 0, 14, 0, 0, 5, 44, 43, 0, 0, 15},  // layoutSubviews
    {1292, 1259, 1293, -1, -1, 0, 0, 15, 0, 0, 5, 44, 43, 0, 0, 15},  // allowAnimatedContent
    {1294, 1259, 1295, -1, -1, 0, 0, 16, 0, 0, 5, 44, 43, 0, 0, 15},  // showHideTransitionViews
    {1296, 1259, 1297, -1, -1, 0, 0, 17, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeLinear
    {1298, 1259, 1299, -1, -1, 0, 0, 18, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeDiscrete
    {1300, 1259, 1301, -1, -1, 0, 0, 19, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModePaced
    {1302, 1259, 1303, -1, -1, 0, 0, 20, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeCubic
    {1304, 1259, 1305, -1, -1, 0, 0, 21, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeCubicPaced
    {1306, 1259, -1, -1, -1, 0, 0, 22, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseInOut
    {1307, 1259, -1, -1, -1, 0, 0, 23, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseIn
    {1308, 1259, -1, -1, -1, 0, 0, 24, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseOut
    {1309, 1259, -1, -1, -1, 0, 0, 25, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveLinear
    {1310, 1259, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 15},  // Repeat
    {1311, 1259, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 15},  // Autoreverse
    {1312, 1259, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 15},  // BeginFromCurrentState
    {1313, 1259, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedDuration
    {1314, 1259, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedCurve
    {1315, 1259, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedOptions
    {1316, 1259, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 15},  // AllowUserInteraction
    {1317, 1259, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 15},  // LayoutSubviews
    {1318, 1259, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 15},  // CalculationModeLinear
    {1319, 1263, 1320, -1, -1, 0, 0, 35, 0, 0, 5, 45, 44, 0, 0, 15},  // easeInOut
    {1321, 1263, 1322, -1, -1, 0, 0, 36, 0, 0, 5, 45, 44, 0, 0, 15},  // easeIn
    {1323, 1263, 1324, -1, -1, 0, 0, 37, 0, 0, 5, 45, 44, 0, 0, 15},  // easeOut
    {1325, 1263, 1326, -1, -1, 0, 0, 38, 0, 0, 5, 45, 44, 0, 0, 15},  // linear
    {1327, 1263, -1, -1, -1, 0, 0, 39, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseInOut
    {1328, 1263, -1, -1, -1, 0, 0, 40, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseIn
    {1329, 1263, -1, -1, -1, 0, 0, 41, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseOut
    {1330, 1263, -1, -1, -1, 0, 0, 42, 0, 0, 5, 45, 44, 0, 0, 15},  // Linear
    {1325, 1265, 1331, -1, -1, 0, 0, 43, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1321, 1265, 1332, -1, -1, 0, 0, 44, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1323, 1265, 1333, -1, -1, 0, 0, 45, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1334, 1265, 1335, -1, -1, 0, 0, 46, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInEaseOut
    {15, 1265, 1336, -1, -1, 0, 0, 47, 0, 0, 5, 46, 45, 0, 0, 15},  // default
    {1337, 1268, 1338, -1, -1, 0, 0, 48, 0, 0, 5, 47, 46, 0, 0, 15},  // removed
    {1339, 1268, 1340, -1, -1, 0, 0, 49, 0, 0, 5, 47, 46, 0, 0, 15},  // forwards
    {1341, 1268, 1342, -1, -1, 0, 0, 50, 0, 0, 5, 47, 46, 0, 0, 15},  // backwards
    {1343, 1268, 1344, -1, -1, 0, 0, 51, 0, 0, 5, 47, 46, 0, 0, 15},  // both
    {1345, 1266, 1346, -1, -1, 0, 0, 52, 0, 0, 5, 49, 48, 0, 0, 15},  // inactive
    {1347, 1266, 1348, -1, -1, 0, 0, 53, 0, 0, 5, 49, 48, 0, 0, 15},  // active
    {1349, 1266, 1350, -1, -1, 0, 0, 54, 0, 0, 5, 49, 48, 0, 0, 15},  // stopped
    {1351, 1267, 1352, -1, -1, 0, 0, 55, 0, 0, 5, 50, 49, 0, 0, 15},  // end
    {1353, 1267, 1354, -1, -1, 0, 0, 56, 0, 0, 5, 50, 49, 0, 0, 15},  // start
    {1044, 1267, 1355, -1, -1, 0, 0, 57, 0, 0, 5, 50, 49, 0, 0, 15},  // current
    {1325, 1269, 1356, -1, -1, 0, 0, 58, 0, 0, 5, 48, 47, 0, 0, 15},  // linear
    {1357, 1269, 1358, -1, -1, 0, 0, 59, 0, 0, 5, 48, 47, 0, 0, 15},  // discrete
    {1359, 1269, 1360, -1, -1, 0, 0, 60, 0, 0, 5, 48, 47, 0, 0, 15},  // paced
    {1361, 1269, 1362, -1, -1, 0, 0, 61, 0, 0, 5, 48, 47, 0, 0, 15},  // cubic
    {1363, 1269, 1364, -1, -1, 0, 0, 62, 0, 0, 5, 48, 47, 0, 0, 15},  // cubicPaced
    {831, -1, -1, -1, -1, 0, 1442, 63, 0, 1, 2, 43, 0, 0, 0, 15},  // rawValue
    {374, -1, -1, -1, -1, 0, 1443, 64, 0, 1, 2, 43, 2, 0, 0, 15},  // isEmpty
    {401, -1, -1, -1, -1, 783, 1444, 65, 1, 2, 1, 43, 2, 0, 0, 15},  // contains
    {700, -1, -1, -1, -1, 784, 1446, 66, 1, 2, 1, 43, 2, 0, 0, 15},  // isSuperset
    {699, -1, -1, -1, -1, 785, 1448, 67, 1, 2, 1, 43, 2, 0, 0, 15},  // isSubset
    {702, -1, -1, -1, -1, 786, 1450, 68, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSuperset
    {701, -1, -1, -1, -1, 787, 1452, 69, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSubset
    {703, -1, -1, -1, -1, 788, 1454, 70, 1, 2, 1, 43, 2, 0, 0, 15},  // isDisjoint
    {395, -1, -1, -1, -1, 789, 1456, 71, 1, 2, 1, 43, 42, 0, 0, 15},  // union
    {693, -1, -1, -1, -1, 790, 1458, 72, 1, 2, 1, 43, 59, 0, 0, 15},  // formUnion
    {101, -1, -1, -1, -1, 791, 1460, 73, 1, 2, 1, 43, 59, 0, 0, 15},  // insert
    {695, -1, -1, -1, -1, 792, 1462, 74, 1, 2, 1, 43, 42, 0, 0, 15},  // subtracting
    {696, -1, -1, -1, -1, 793, 1464, 75, 1, 2, 1, 43, 59, 0, 0, 15},  // subtract
    {102, -1, -1, -1, -1, 794, 1466, 76, 1, 2, 1, 43, 59, 0, 0, 15},  // remove
    {397, -1, -1, -1, -1, 795, 1468, 77, 1, 2, 1, 43, 42, 0, 0, 15},  // intersection
    {694, -1, -1, -1, -1, 796, 1470, 78, 1, 2, 1, 43, 59, 0, 0, 15},  // formIntersection
    {697, -1, -1, -1, -1, 797, 1472, 79, 1, 2, 1, 43, 42, 0, 0, 15},  // symmetricDifference
    {698, -1, -1, -1, -1, 798, 1474, 80, 1, 2, 1, 43, 59, 0, 0, 15},  // formSymmetricDifference
    {868, 233, -1, -1, -1, 799, 1476, 81, 0, 0, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {868, 233, -1, -1, -1, 799, 1476, 82, 1, 1, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {1261, 233, -1, -1, -1, 800, 1477, 83, 0, 0, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1261, 233, -1, -1, -1, 800, 1477, 84, 1, 1, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1262, 233, -1, -1, -1, 801, 1478, 85, 0, 0, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {1262, 233, -1, -1, -1, 801, 1478, 86, 1, 1, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {909, 239, -1, -1, -1, 802, 1479, 87, 0, 0, 4, 31, 39, 0, 0, 15},  // Event
    {909, 239, -1, -1, -1, 802, 1479, 88, 1, 1, 4, 31, 39, 0, 0, 15},  // Event
    {893, 239, -1, -1, -1, 803, 1480, 89, 0, 0, 4, 31, 40, 0, 0, 15},  // State
    {893, 239, -1, -1, -1, 803, 1480, 90, 1, 1, 4, 31, 40, 0, 0, 15},  // State
    {1147, 1146, -1, -1, -1, 804, 1481, 91, 0, 0, 4, 34, 35, 0, 0, 15},  // Direction
    {1147, 1146, -1, -1, -1, 804, 1481, 92, 1, 1, 4, 34, 35, 0, 0, 15},  // Direction
    {867, -1, -1, -1, -1, 805, 1482, 93, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {867, -1, -1, -1, -1, 805, 1482, 94, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1259, -1, -1, -1, -1, 806, 1483, 95, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1259, -1, -1, -1, -1, 806, 1483, 96, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1260, -1, -1, -1, -1, 807, 1484, 97, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1260, -1, -1, -1, -1, 807, 1484, 98, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1365, -1, -1, -1, -1, 808, 1485, 99, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1365, -1, -1, -1, -1, 808, 1485, 100, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1088, -1, -1, -1, -1, 809, 1486, 101, 0, 0, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1088, -1, -1, -1, -1, 809, 1486, 102, 1, 1, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1366, -1, -1, -1, -1, 810, 1487, 0, 1, 1, 0, 0, 59, 0, 0, 16},  // advance
    {1367, -1, -1, -1, -1, 811, 1488, 1, 0, 0, 0, 0, 59, 0, 0, 16},  // run
    {1368, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1369, -1, -1, -1, -1, 811, 1488, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1370, -1, -1, -1, -1, 811, 1488, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1374, 1370, -1, -1, -1, 812, 1489, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1370, -1, -1, -1, -1, 813, 1490, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1371, -1, -1, -1, -1, 817, 1494, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1371, -1, -1, -1, -1, 819, 1496, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1372, -1, -1, -1, -1, 820, 1497, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1372, -1, -1, -1, -1, 821, 1498, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1372, -1, -1, -1, -1, 823, 1500, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1372, -1, -1, -1, -1, 829, 1504, 12, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1372, -1, -1, -1, -1, 834, 1506, 13, 3, 3, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 837, 1509, 14, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1192, -1, -1, -1, -1, 838, 1511, 15, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1376, -1, -1, -1, -1, 0, 1513, 16, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1377, -1, -1, -1, -1, 0, 1514, 17, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1325, 1373, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1321, 1373, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1323, 1373, -1, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1319, 1373, -1, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1386, 1373, -1, -1, -1, 839, 1515, 22, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1389, -1, -1, -1, -1, 841, 1517, 23, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1390, 233, -1, -1, -1, 846, 1520, 0, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 851, 1522, 1, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 857, 1525, 2, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 864, 1528, 3, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 872, 1532, 4, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 881, 1536, 5, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 891, 1541, 6, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 902, 1546, 7, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 914, 1552, 8, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 927, 1558, 9, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1398, 233, -1, -1, -1, 936, 1565, 10, 2, 2, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1398, 233, -1, -1, -1, 941, 1567, 11, 3, 3, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1398, 233, -1, -1, -1, 948, 1570, 12, 4, 4, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1398, 233, -1, -1, -1, 957, 1574, 13, 5, 5, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1398, 233, -1, -1, -1, 969, 1579, 14, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1390, 233, -1, -1, -1, 978, 1586, 15, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 983, 1588, 16, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 989, 1591, 17, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 996, 1594, 18, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1003, 1598, 19, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1010, 1601, 20, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1018, 1605, 21, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1027, 1609, 22, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1035, 1614, 23, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1042, 1617, 24, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1050, 1621, 25, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1059, 1625, 26, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1069, 1630, 27, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1080, 1635, 28, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1090, 1641, 29, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1099, 1645, 30, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1108, 1650, 31, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1117, 1654, 32, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1127, 1659, 33, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1138, 1664, 34, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1149, 1670, 35, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1160, 1675, 36, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1172, 1681, 37, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1390, 233, -1, -1, -1, 1185, 1687, 38, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1400, 233, -1, -1, -1, 1199, 1694, 39, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithSpringDuration
    {1401, 233, -1, -1, -1, 1209, 1701, 40, 3, 3, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1401, 233, -1, -1, -1, 1216, 1704, 41, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1401, 233, -1, -1, -1, 1224, 1708, 42, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1401, 233, -1, -1, -1, 1233, 1712, 43, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1402, 233, -1, -1, -1, 1243, 1717, 44, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframesWithDuration
    {1403, 233, -1, -1, -1, 1251, 1722, 45, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframe
    {1406, 233, -1, -1, -1, 1257, 1725, 46, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1407, 233, -1, -1, -1, 1260, 1728, 47, 3, 3, 4, 31, 59, 0, 0, 17},  // modifyAnimations
    {1410, 1411, -1, -1, -1, 1268, 1731, 48, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1410, 1411, -1, -1, -1, 1277, 1736, 49, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1410, 1411, -1, -1, -1, 1285, 1740, 50, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1410, 1411, -1, -1, -1, 1292, 1744, 51, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1412, 233, -1, -1, -1, 1295, 1747, 52, 2, 2, 4, 31, 59, 0, 0, 17},  // beginAnimations
    {1414, 233, -1, -1, -1, 1297, 1749, 53, 0, 0, 4, 31, 59, 0, 0, 17},  // commitAnimations
    {1415, 233, -1, -1, -1, 1297, 1749, 54, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDuration
    {1416, 233, -1, -1, -1, 1298, 1750, 55, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelay
    {1417, 233, -1, -1, -1, 1299, 1751, 56, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatCount
    {1418, 233, -1, -1, -1, 1300, 1752, 57, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1419, 233, -1, -1, -1, 1301, 1753, 58, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1420, 233, -1, -1, -1, 1302, 1754, 59, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationCurve
    {1421, 233, -1, -1, -1, 1303, 1755, 60, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelegate
    {1422, 233, -1, -1, -1, 1304, 1756, 61, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStop
    {1423, 233, -1, -1, -1, 1305, 1757, 62, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStopSelector
    {1048, 1424, -1, -1, -1, 0, 0, 63, 0, 0, 5, 52, 51, 0, 0, 17},  // main
    {1427, 1424, -1, -1, -1, 0, 0, 64, 0, 0, 5, 52, 51, 0, 0, 17},  // background
    {1428, 1424, -1, -1, -1, 1306, 1758, 65, 0, 0, 4, 52, 51, 0, 0, 17},  // global
    {1428, 1424, -1, -1, -1, 1306, 1758, 66, 1, 1, 4, 52, 51, 0, 0, 17},  // global
    {1424, -1, -1, -1, -1, 1307, 1759, 67, 1, 1, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1424, -1, -1, -1, -1, 1308, 1760, 68, 2, 2, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1430, -1, -1, -1, -1, 1310, 1762, 69, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1430, -1, -1, -1, -1, 1311, 1764, 70, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1432, -1, -1, -1, -1, 1312, 1766, 71, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1432, -1, -1, -1, -1, 1313, 1768, 72, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1433, -1, -1, -1, -1, 1314, 1770, 73, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1433, -1, -1, -1, -1, 1316, 1773, 74, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1435, -1, -1, -1, -1, 1318, 1776, 75, 2, 2, 0, 0, 59, 0, 0, 17},  // dispatch_async
    {1436, -1, -1, -1, -1, 1320, 1778, 76, 3, 3, 0, 0, 59, 0, 0, 17},  // dispatch_after
    {1437, -1, -1, -1, -1, 1323, 1781, 77, 0, 0, 0, 0, 51, 0, 0, 17},  // dispatch_get_main_queue
    {1368, 1425, -1, -1, -1, 1323, 1781, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1256, 1426, -1, -1, -1, 1323, 1781, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1438, 1426, -1, -1, -1, 1324, 1782, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1439, 1426, -1, -1, -1, 1325, 1783, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1440, 1426, -1, -1, -1, 1326, 1784, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1441, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1442, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1443, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1444, -1, -1, -1, -1, 1327, 1785, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1445, 233, -1, -1, -1, 1330, 1787, 87, 1, 1, 4, 31, 59, 0, 0, 17},  // performWithoutAnimation
    {1446, 233, -1, -1, -1, 1331, 1788, 88, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationsEnabled
    {1447, 233, -1, -1, -1, 1332, 1789, 89, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1447, 233, -1, -1, -1, 0, 0, 90, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1448, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1448, -1, -1, -1, -1, 1332, 1789, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1450, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1450, -1, -1, -1, -1, 1333, 1790, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1451, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1451, -1, -1, -1, -1, 1334, 1791, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1452, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1449, -1, -1, -1, -1, 0, 1792, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1453, -1, -1, -1, -1, 0, 1793, 8, 0, 1, 2, 38, 59, 0, 1, 18},  // fromValue
    {1454, -1, -1, -1, -1, 0, 1794, 9, 0, 1, 2, 38, 59, 0, 1, 18},  // toValue
    {1455, -1, -1, -1, -1, 0, 1795, 10, 0, 1, 2, 38, 59, 0, 1, 18},  // byValue
    {675, -1, -1, -1, -1, 0, 1796, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1456, -1, -1, -1, -1, 0, 1797, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1457, -1, -1, -1, -1, 0, 1798, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1458, -1, -1, -1, -1, 0, 1799, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1459, -1, -1, -1, -1, 0, 1800, 15, 0, 1, 2, 38, 47, 0, 0, 18},  // calculationMode
    {1460, -1, -1, -1, -1, 0, 1801, 16, 0, 1, 2, 38, 4, 0, 0, 18},  // tensionValues
    {1461, -1, -1, -1, -1, 0, 1802, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // continuityValues
    {1462, -1, -1, -1, -1, 0, 1803, 18, 0, 1, 2, 38, 4, 0, 0, 18},  // biasValues
    {1463, -1, -1, -1, -1, 0, 1804, 19, 0, 1, 2, 38, 59, 0, 0, 18},  // rotationMode
    {1392, -1, -1, -1, -1, 0, 1805, 20, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1464, -1, -1, -1, -1, 0, 1806, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1465, -1, -1, -1, -1, 0, 1807, 22, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1466, -1, -1, -1, -1, 0, 1808, 23, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1467, -1, -1, -1, -1, 0, 1809, 24, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1381, -1, -1, -1, -1, 0, 1810, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1382, -1, -1, -1, -1, 0, 1811, 26, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1383, -1, -1, -1, -1, 0, 1812, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1380, -1, -1, -1, -1, 0, 1813, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1468, -1, -1, -1, -1, 0, 1814, 29, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1384, -1, -1, -1, -1, 0, 1815, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1469, -1, -1, -1, -1, 0, 1816, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1470, -1, -1, -1, -1, 0, 1817, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1471, -1, -1, -1, -1, 0, 1818, 33, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1472, -1, -1, -1, -1, 0, 1819, 34, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1473, -1, -1, -1, -1, 0, 1820, 35, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1409, -1, -1, -1, -1, 0, 1821, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1474, -1, -1, -1, -1, 0, 1822, 37, 0, 1, 2, 38, 46, 0, 0, 18},  // fillMode
    {1475, -1, -1, -1, -1, 0, 1823, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1476, -1, -1, -1, -1, 0, 1824, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {866, -1, -1, -1, -1, 0, 1825, 40, 0, 1, 2, 38, 59, 0, 0, 18},  // delegate
    {1477, -1, -1, -1, 1818, 0, 1826, 41, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {784, -1, -1, -1, -1, 0, 1827, 42, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1478, -1, -1, -1, -1, 0, 1828, 43, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1450, -1, -1, -1, -1, 1335, 1829, 44, 2, 2, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1479, -1, -1, -1, -1, 0, 1831, 45, 0, 1, 2, 38, 0, 0, 0, 18},  // perceptualDuration
    {1385, -1, -1, -1, -1, 0, 1832, 46, 0, 1, 2, 38, 0, 0, 0, 18},  // bounce
    {1411, -1, -1, -1, -1, 1337, 1833, 47, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1411, -1, -1, -1, -1, 1340, 1833, 48, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1411, -1, -1, -1, -1, 1345, 1836, 49, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1411, -1, -1, -1, -1, 1350, 1838, 50, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1411, -1, -1, -1, -1, 1355, 1841, 51, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1411, -1, -1, -1, -1, 1361, 1843, 52, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1411, -1, -1, -1, -1, 1368, 1847, 53, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1411, -1, -1, -1, -1, 1373, 1850, 54, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1482, -1, -1, -1, -1, 1375, 1852, 55, 0, 1, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1482, -1, -1, -1, 1814, 1375, 1853, 56, 1, 2, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1484, -1, -1, -1, -1, 1376, 1855, 57, 0, 1, 1, 38, 59, 0, 0, 18},  // pauseAnimation
    {1485, -1, -1, -1, -1, 1376, 1856, 58, 1, 2, 1, 38, 59, 0, 0, 18},  // stopAnimation
    {1486, -1, -1, -1, 1815, 1377, 1858, 59, 1, 2, 1, 38, 59, 0, 0, 18},  // finishAnimation
    {1487, -1, -1, -1, 1816, 1378, 1860, 60, 2, 3, 1, 38, 59, 0, 0, 18},  // continueAnimation
    {1490, -1, -1, -1, -1, 1380, 1863, 61, 1, 2, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1490, -1, -1, -1, -1, 1381, 1865, 62, 2, 3, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1492, -1, -1, -1, -1, 1383, 1868, 63, 1, 2, 1, 38, 59, 0, 0, 18},  // addCompletion
    {577, -1, -1, -1, -1, 0, 1870, 64, 0, 1, 2, 38, 48, 0, 0, 18},  // state
    {1493, -1, -1, -1, 1817, 0, 1871, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1394, -1, -1, -1, -1, 0, 1872, 66, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1481, -1, -1, -1, -1, 0, 1873, 67, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1494, -1, -1, -1, -1, 0, 1874, 68, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1495, -1, -1, -1, 572, 0, 1875, 69, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1496, -1, -1, -1, -1, 0, 1876, 70, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1497, -1, -1, -1, -1, 0, 1877, 71, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {831, -1, -1, -1, -1, 0, 1878, 72, 0, 1, 2, 49, 0, 0, 0, 18},  // rawValue
    {831, -1, -1, -1, -1, 0, 1879, 73, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {1500, -1, -1, -1, 1785, 1384, 1880, 74, 2, 3, 1, 32, 59, 0, 0, 18},  // add
    {1501, -1, -1, -1, 1786, 1386, 1883, 75, 1, 2, 1, 32, 59, 0, 0, 18},  // removeAnimation
    {1502, -1, -1, -1, 1822, 1387, 1885, 76, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1503, -1, -1, -1, -1, 1388, 1887, 77, 0, 1, 1, 32, 59, 0, 0, 18},  // removeAllAnimations
    {1504, -1, -1, -1, -1, 1388, 1888, 78, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1825, 1388, 1889, 79, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1506, -1, -1, -1, 1826, 1389, 1891, 80, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1825, 1391, 1894, 81, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1506, -1, -1, -1, 1826, 1392, 1896, 82, 2, 3, 1, 31, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1823, 1394, 1899, 83, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1506, -1, -1, -1, 1824, 1395, 1901, 84, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {1506, -1, -1, -1, 1824, 1397, 1904, 85, 2, 3, 1, 38, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1823, 1399, 1907, 86, 1, 2, 1, 38, 59, 0, 0, 18},  // value
    {1469, -1, -1, -1, -1, 0, 1909, 87, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1470, -1, -1, -1, -1, 0, 1910, 88, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1471, -1, -1, -1, -1, 0, 1911, 89, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1507, -1, -1, -1, 1780, 1400, 1912, 90, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1507, -1, -1, -1, 1781, 1402, 1915, 91, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1509, 1508, -1, -1, -1, 1404, 1918, 92, 0, 0, 4, 51, 59, 0, 0, 18},  // begin
    {1510, 1508, -1, -1, -1, 1404, 1918, 93, 0, 0, 4, 51, 59, 0, 0, 18},  // commit
    {1511, 1508, -1, -1, -1, 1404, 1918, 94, 0, 0, 4, 51, 59, 0, 0, 18},  // flush
    {1415, 1508, -1, -1, -1, 1404, 1918, 95, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationDuration
    {1512, 1508, -1, -1, -1, 1405, 1919, 96, 1, 1, 4, 51, 59, 0, 0, 18},  // setDisableActions
    {1513, 1508, -1, -1, -1, 1406, 1920, 97, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationTimingFunction
    {1514, 1508, -1, -1, -1, 1407, 1921, 98, 1, 1, 4, 51, 59, 0, 0, 18},  // setCompletionBlock
    {1506, 1508, -1, -1, -1, 1408, 1922, 99, 2, 2, 4, 51, 59, 0, 0, 18},  // setValue
    {1515, -1, -1, -1, -1, 0, 0, 100, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1516, -1, -1, -1, -1, 0, 0, 101, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1517, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1518, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1519, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1520, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1521, -1, -1, -1, -1, 1410, 1924, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1521, -1, -1, -1, -1, 1411, 1925, 107, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1524, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1525, -1, -1, -1, -1, 1412, 1926, 109, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1526, -1, -1, -1, -1, 1415, 1929, 110, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1527, -1, -1, -1, -1, 1418, 1932, 111, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1528, -1, -1, -1, -1, 1419, 1933, 112, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1529, -1, -1, -1, -1, 1423, 1937, 113, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1530, -1, -1, -1, -1, 1427, 1941, 114, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1531, -1, -1, -1, -1, 1432, 1946, 115, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1523, -1, -1, -1, -1, 1436, 1950, 116, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1541, -1, -1, -1, -1, 1452, 1966, 117, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1542, -1, -1, -1, -1, 1454, 1968, 118, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1543, -1, -1, -1, -1, 1455, 1969, 119, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1544, -1, -1, -1, -1, 1456, 1970, 120, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1545, -1, -1, -1, -1, 1457, 1971, 121, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1546, -1, -1, -1, -1, 1458, 1972, 122, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {149, -1, -1, -1, -1, 1460, 1974, 0, 1, 1, 0, 0, 59, 1, 0, 19},  // print
    {149, -1, -1, -1, -1, 1461, 1975, 1, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {149, -1, -1, -1, -1, 1463, 1977, 2, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {149, -1, -1, -1, -1, 1465, 1979, 3, 3, 3, 0, 0, 59, 1, 0, 19},  // print
    {1548, -1, -1, -1, -1, 1468, 1982, 4, 1, 1, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1548, -1, -1, -1, -1, 1469, 1983, 5, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1548, -1, -1, -1, -1, 1471, 1985, 6, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1548, -1, -1, -1, -1, 1473, 1987, 7, 3, 3, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1549, -1, -1, -1, -1, 1476, 1990, 8, 0, 0, 0, 0, 59, 0, 0, 19},  // fatalError
    {1550, -1, -1, -1, -1, 1476, 1990, 9, 0, 0, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1551, -1, -1, -1, -1, 1476, 1990, 10, 0, 0, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1549, -1, -1, -1, -1, 1476, 1990, 11, 1, 1, 0, 0, 59, 0, 0, 19},  // fatalError
    {1550, -1, -1, -1, -1, 1477, 1991, 12, 1, 1, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1551, -1, -1, -1, -1, 1478, 1992, 13, 1, 1, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1552, -1, -1, -1, -1, 1479, 1993, 14, 1, 1, 0, 0, 59, 0, 0, 19},  // assert
    {1553, -1, -1, -1, -1, 1480, 1994, 15, 1, 1, 0, 0, 59, 0, 0, 19},  // precondition
    {1554, -1, -1, -1, -1, 1481, 1995, 16, 1, 1, 0, 0, 59, 0, 0, 19},  // NSParameterAssert
    {1552, -1, -1, -1, -1, 1482, 1996, 17, 2, 2, 0, 0, 59, 0, 0, 19},  // assert
    {1553, -1, -1, -1, -1, 1484, 1998, 18, 2, 2, 0, 0, 59, 0, 0, 19},  // precondition
    {1555, -1, -1, -1, -1, 1486, 2000, 19, 1, 1, 0, 0, 59, 1, 0, 19},  // NSAssert
    {1556, -1, -1, -1, -1, 1487, 2001, 20, 1, 1, 0, 0, 59, 1, 0, 19},  // NSCAssert
    {1557, -1, -1, -1, -1, 1488, 2002, 21, 1, 1, 0, 0, 59, 0, 0, 19},  // Optional
    {1558, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1559, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1560, -1, -1, -1, -1, 1489, 2003, 24, 1, 1, 0, 0, 59, 0, 0, 19},  // convention
    {1561, -1, -1, -1, -1, 1490, 2004, 25, 1, 1, 0, 0, 57, 1, 0, 19},  // plot
    {1561, -1, -1, -1, -1, 1491, 2005, 26, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1561, -1, -1, -1, -1, 1493, 2007, 27, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1562, -1, -1, -1, -1, 1495, 2009, 28, 1, 1, 0, 0, 58, 1, 0, 19},  // describe
    {1562, -1, -1, -1, -1, 1496, 2010, 29, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1562, -1, -1, -1, -1, 1498, 2012, 30, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1563, -1, -1, -1, -1, 1500, 2014, 31, 1, 1, 0, 0, 57, 1, 0, 19},  // film
    {1563, -1, -1, -1, -1, 1501, 2015, 32, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1563, -1, -1, -1, -1, 1503, 2017, 33, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1563, -1, -1, -1, -1, 1505, 2019, 34, 3, 3, 0, 0, 57, 1, 0, 19},  // film
    {1565, -1, -1, -1, -1, 1508, 2022, 35, 1, 1, 0, 0, 57, 1, 0, 19},  // strip
    {1565, -1, -1, -1, -1, 1509, 2023, 36, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1565, -1, -1, -1, -1, 1511, 2025, 37, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1565, -1, -1, -1, -1, 1513, 2027, 38, 3, 3, 0, 0, 57, 1, 0, 19},  // strip
    {1566, -1, -1, -1, -1, 1516, 2030, 39, 1, 1, 0, 0, 57, 0, 0, 19},  // grid
    {1567, -1, -1, -1, -1, 1517, 2031, 40, 1, 1, 0, 0, 58, 0, 0, 19},  // why
    {1568, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1569, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1570, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1571, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1572, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1573, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1574, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1575, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {431, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1576, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1577, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1578, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1579, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1580, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1581, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1582, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1583, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {184, -1, -1, -1, -1, 1518, 2032, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1519, 2033, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1520, 2034, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1521, 2035, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1522, 2036, 21, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1523, 2037, 22, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1524, 2038, 23, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1521, -1, -1, -1, -1, 1525, 2039, 24, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1521, -1, -1, -1, -1, 1526, 2040, 25, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1521, -1, -1, -1, -1, 1527, 2041, 26, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1521, -1, -1, -1, -1, 1528, 2042, 27, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1521, -1, -1, -1, -1, 1529, 2043, 28, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1521, -1, -1, -1, -1, 1530, 2044, 29, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1521, -1, -1, -1, -1, 1531, 2045, 30, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1521, -1, -1, -1, -1, 1532, 2046, 31, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1521, -1, -1, -1, -1, 1533, 2047, 32, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1521, -1, -1, -1, -1, 1534, 2048, 33, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {644, -1, -1, -1, -1, 0, 2049, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {645, -1, -1, -1, -1, 0, 2050, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {647, -1, -1, -1, -1, 0, 2051, 36, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {646, -1, -1, -1, -1, 0, 2052, 37, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1590, -1, -1, -1, -1, 0, 2053, 38, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1590, -1, -1, -1, -1, 0, 2054, 39, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1591, -1, -1, -1, 1793, 0, 2055, 40, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1592, -1, -1, -1, 1794, 0, 2056, 41, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1593, -1, -1, -1, 1795, 0, 2057, 42, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1594, -1, -1, -1, 1796, 0, 2058, 43, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1595, -1, -1, -1, 1797, 0, 2059, 44, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {150, -1, -1, -1, -1, 1535, 2060, 45, 1, 1, 0, 0, 59, 1, 0, 20},  // NSLog
    {1596, -1, -1, -1, -1, 1536, 2061, 46, 1, 1, 0, 0, 59, 1, 0, 20},  // printf
    {1597, -1, -1, -1, -1, 1537, 2062, 47, 1, 1, 0, 0, 59, 0, 0, 20},  // puts
    {210, -1, -1, -1, -1, 1538, 2063, 48, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {207, -1, -1, -1, -1, 1539, 2064, 49, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {207, -1, -1, -1, -1, 1540, 2065, 50, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1599, -1, -1, -1, -1, 1542, 2067, 51, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1600, -1, -1, -1, -1, 1543, 2069, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1601, -1, -1, -1, -1, 1544, 2071, 53, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1602, -1, -1, -1, -1, 1545, 2073, 54, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1603, -1, -1, -1, -1, 1546, 2075, 55, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1604, -1, -1, -1, -1, 1547, 2077, 56, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {598, -1, -1, -1, -1, 1548, 2079, 57, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1605, -1, -1, -1, -1, 1549, 2081, 58, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {210, -1, -1, -1, -1, 1550, 2083, 59, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {217, -1, -1, -1, -1, 1551, 2084, 60, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {217, -1, -1, -1, -1, 1552, 0, 61, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {210, -1, -1, -1, -1, 1552, 0, 62, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1606, -1, -1, -1, -1, 0, 2085, 63, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1606, -1, -1, -1, -1, 0, 2086, 64, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1607, -1, -1, -1, -1, 1552, 2087, 65, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1608, -1, -1, -1, -1, 1554, 2089, 66, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1193, -1, -1, -1, -1, 0, 2090, 67, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {319, -1, -1, -1, -1, 0, 2091, 68, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1609, -1, -1, -1, -1, 1555, 2092, 69, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1610, -1, -1, -1, -1, 1556, 2094, 70, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingSelector
    {1611, -1, -1, -1, -1, 1557, 2096, 71, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingComparator
    {1612, -1, -1, -1, -1, 1558, 2098, 72, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1613, -1, -1, -1, -1, 1559, 2100, 73, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {1614, -1, -1, -1, -1, 1560, 2102, 74, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoined
    {685, -1, -1, -1, -1, 1561, 2104, 75, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1615, -1, -1, -1, -1, 1562, 2106, 76, 1, 2, 1, 7, 59, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1616, -1, -1, -1, -1, 1563, 0, 77, 0, 0, 0, 0, 59, 0, 0, 20},  // NSNull
    {215, -1, -1, -1, -1, 1563, 2108, 78, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1618, -1, 1624, -1, -1, 1564, 2109, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1622, -1, -1, -1, -1, 1564, 2109, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1622, -1, -1, -1, -1, 1564, 2109, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1622, -1, -1, -1, -1, 1565, 2110, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1622, -1, -1, -1, -1, 1567, 2112, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1622, -1, -1, -1, -1, 1568, 2113, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1622, -1, -1, -1, -1, 1569, 2114, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1570, 2115, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1619, -1, -1, -1, -1, 1572, 2117, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1630, -1, -1, -1, -1, 1574, 2119, 9, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathRelease
    {1619, -1, -1, -1, -1, 1575, 2120, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1632, -1, -1, -1, -1, 1577, 2122, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1633, -1, -1, -1, -1, 1579, 2124, 12, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddEllipseInRect
    {1634, -1, -1, -1, -1, 0, 2127, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1107, -1, -1, -1, -1, 0, 2128, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1635, -1, -1, -1, -1, 0, 2129, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1636, -1, -1, -1, -1, 0, 2130, 16, 0, 1, 2, 33, 59, 0, 0, 21},  // lineCapStyle
    {1637, -1, -1, -1, -1, 0, 2131, 17, 0, 1, 2, 33, 59, 0, 0, 21},  // lineJoinStyle
    {1638, -1, -1, -1, -1, 1582, 2132, 18, 3, 4, 1, 33, 59, 0, 0, 21},  // setLineDash
    {1642, -1, -1, -1, -1, 1585, 2136, 19, 1, 2, 1, 33, 59, 0, 0, 21},  // applyWithBlock
    {1643, -1, -1, -1, -1, 1586, 2138, 20, 0, 1, 1, 33, 59, 0, 0, 21},  // removeAllPoints
    {1644, -1, -1, -1, -1, 1586, 2139, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1645, 1365, 1646, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1647, 1365, 1648, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1649, 1365, 1650, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1651, 1365, 1652, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1653, 1365, 1654, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1619, -1, -1, -1, -1, 1587, 2140, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1657, -1, -1, -1, -1, 1591, 2144, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1622, -1, -1, -1, -1, 1595, 2148, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1660, -1, -1, -1, 1664, 1598, 2151, 30, 1, 2, 1, 33, 59, 0, 0, 21},  // move
    {1660, -1, -1, -1, -1, 1599, 2153, 31, 2, 3, 1, 33, 59, 0, 0, 21},  // move
    {1661, -1, -1, -1, 1665, 1601, 2156, 32, 1, 2, 1, 33, 59, 0, 0, 21},  // addLine
    {1661, -1, -1, -1, -1, 1602, 2158, 33, 2, 3, 1, 33, 59, 0, 0, 21},  // addLine
    {1662, -1, -1, -1, -1, 1604, 2161, 34, 1, 2, 1, 33, 59, 0, 0, 21},  // addLines
    {1662, -1, -1, -1, -1, 1605, 2163, 35, 2, 3, 1, 33, 59, 0, 0, 21},  // addLines
    {1666, -1, -1, -1, -1, 1609, 2166, 36, 1, 2, 1, 33, 59, 0, 0, 21},  // addRect
    {1666, -1, -1, -1, -1, 1610, 2168, 37, 2, 3, 1, 33, 59, 0, 0, 21},  // addRect
    {1667, -1, -1, -1, -1, 1612, 2171, 38, 1, 2, 1, 33, 59, 0, 0, 21},  // addRects
    {1667, -1, -1, -1, -1, 1613, 2173, 39, 2, 3, 1, 33, 59, 0, 0, 21},  // addRects
    {1668, -1, -1, -1, -1, 1615, 2176, 40, 1, 2, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1668, -1, -1, -1, -1, 1616, 2178, 41, 2, 3, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1669, -1, -1, -1, -1, 1618, 2181, 42, 3, 4, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {1669, -1, -1, -1, -1, 1621, 2185, 43, 4, 5, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {100, -1, -1, -1, 1671, 1625, 2190, 44, 1, 2, 1, 33, 59, 0, 0, 21},  // append
    {1670, -1, -1, -1, -1, 1626, 2192, 45, 1, 2, 1, 33, 59, 0, 0, 21},  // addPath
    {1670, -1, -1, -1, -1, 1627, 2194, 46, 2, 3, 1, 33, 59, 0, 0, 21},  // addPath
    {1672, -1, -1, -1, 1673, 1630, 2197, 47, 1, 2, 1, 33, 59, 0, 0, 21},  // apply
    {1674, -1, -1, -1, 1678, 1632, 2199, 48, 0, 1, 1, 33, 59, 0, 0, 21},  // closeSubpath
    {842, -1, -1, -1, -1, 1632, 2200, 49, 0, 1, 1, 33, 59, 0, 0, 21},  // close
    {1675, -1, -1, -1, -1, 1632, 2201, 50, 0, 1, 1, 33, 59, 0, 0, 21},  // fill
    {1676, -1, -1, -1, -1, 1632, 2202, 51, 0, 1, 1, 33, 59, 0, 0, 21},  // stroke
    {1677, -1, -1, -1, -1, 1632, 2203, 52, 0, 1, 1, 33, 59, 0, 0, 21},  // addClip
    {1679, -1, -1, -1, -1, 1632, 2204, 53, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddRect
    {1680, -1, -1, -1, -1, 1635, 2207, 54, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathMoveToPoint
    {1681, -1, -1, -1, -1, 1639, 2211, 55, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLineToPoint
    {1682, -1, -1, -1, -1, 1643, 2215, 56, 5, 5, 0, 0, 59, 0, 0, 21},  // CGPathAddRoundedRect
    {1683, -1, -1, -1, -1, 1648, 2220, 57, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLines
    {1684, -1, -1, -1, -1, 1652, 2224, 58, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddRects
    {1685, -1, -1, -1, -1, 1656, 2228, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1686, -1, -1, -1, -1, 1658, 2230, 60, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddPath
    {1687, -1, -1, -1, -1, 1661, 2233, 61, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathCloseSubpath
    {1688, -1, -1, -1, 1694, 1662, 2234, 62, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1688, -1, -1, -1, -1, 1665, 2238, 63, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1688, -1, -1, -1, -1, 1668, 2242, 64, 4, 5, 1, 33, 59, 0, 0, 21},  // addCurve
    {1691, -1, -1, -1, 1695, 1672, 2247, 65, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1691, -1, -1, -1, -1, 1674, 2250, 66, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1691, -1, -1, -1, -1, 1676, 2253, 67, 3, 4, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1696, -1, -1, -1, 1704, 1684, 2257, 68, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1696, -1, -1, -1, -1, 1689, 2263, 69, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1696, -1, -1, -1, -1, 1694, 2269, 70, 6, 7, 1, 33, 59, 0, 1, 21},  // addArc
    {1701, -1, -1, -1, -1, 1700, 2276, 71, 4, 5, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1701, -1, -1, -1, -1, 1704, 2281, 72, 5, 6, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1622, -1, -1, -1, -1, 1709, 2287, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1696, -1, -1, -1, -1, 1719, 2292, 74, 3, 4, 1, 33, 59, 0, 0, 21},  // addArc
    {1696, -1, -1, -1, -1, 1722, 2296, 75, 4, 5, 1, 33, 59, 0, 0, 21},  // addArc
    {1707, -1, -1, -1, -1, 1726, 2301, 76, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddArcToPoint
    {1708, -1, -1, -1, -1, 1733, 2308, 77, 8, 8, 0, 0, 59, 0, 0, 21},  // CGPathAddCurveToPoint
    {1709, -1, -1, -1, -1, 1741, 2316, 78, 6, 6, 0, 0, 59, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1710, -1, -1, -1, -1, 1747, 2322, 79, 8, 8, 0, 0, 59, 0, 1, 21},  // CGPathAddArc
    {1711, -1, -1, -1, -1, 1755, 2330, 80, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddRelativeArc
    {1712, -1, -1, -1, -1, 0, 2337, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {773, -1, -1, -1, -1, 0, 2338, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1713, -1, -1, -1, -1, 0, 2339, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {374, -1, -1, -1, -1, 0, 2340, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1714, -1, -1, -1, -1, 0, 2341, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1628, -1, -1, -1, 1619, 0, 2342, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1715, -1, -1, -1, -1, 1762, 2343, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1716, -1, -1, -1, -1, 1763, 2344, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1717, -1, -1, -1, -1, 1764, 2345, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1718, -1, -1, -1, -1, 1765, 2346, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1719, -1, -1, -1, -1, 1765, 2347, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1718, -1, -1, -1, -1, 1765, 2348, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1719, -1, -1, -1, -1, 1766, 2350, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1721, -1, -1, -1, 1722, 1767, 2352, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1723, -1, -1, -1, -1, 1767, 2353, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1724, -1, -1, -1, -1, 1768, 2354, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1725, -1, -1, -1, -1, 1769, 2355, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1726, -1, -1, -1, -1, 1771, 2357, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1728, 1727, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1729, 1727, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1730, -1, -1, -1, -1, 0, 2359, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {401, -1, -1, -1, 1731, 1773, 2360, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {401, -1, -1, -1, -1, 1774, 2362, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {401, -1, -1, -1, -1, 1776, 2365, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {401, -1, -1, -1, -1, 1778, 2368, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1732, -1, -1, -1, -1, 1782, 2372, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1456, -1, -1, -1, -1, 0, 2376, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1733, -1, -1, -1, -1, 0, 2377, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1734, -1, -1, -1, -1, 0, 2378, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1634, -1, -1, -1, -1, 0, 2379, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1735, -1, -1, -1, -1, 0, 2380, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1736, -1, -1, -1, -1, 0, 2381, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1737, -1, -1, -1, -1, 0, 2382, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1739, 1738, 1740, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {115, 1738, 1741, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1742, 1738, 1743, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {718, -1, -1, -1, 723, 0, 2383, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {334, -1, 1744, -1, -1, 1786, 2384, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {332, -1, 1745, -1, -1, 1787, 2385, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {324, -1, 1746, -1, -1, 1788, 2386, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {318, -1, 1747, -1, -1, 1789, 2387, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {132, -1, 1748, -1, -1, 1790, 2388, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1749, -1, -1, -1, -1, 1791, 2389, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1750, -1, -1, -1, -1, 1792, 2390, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1585, 278, -1, -1, -1, 1793, 2391, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1586, 278, -1, -1, -1, 1794, 2392, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1587, 278, -1, -1, -1, 1795, 2393, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1588, 278, -1, -1, -1, 1796, 2394, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1589, 278, -1, -1, -1, 1797, 2395, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1751, -1, -1, -1, -1, 1798, 2396, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {132, -1, -1, -1, -1, 1799, 2397, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {132, -1, -1, -1, -1, 1801, 2399, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1675, 1752, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1753, 1752, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1754, 1752, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1755, 1752, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1756, 1752, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1757, 1752, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {132, -1, -1, -1, -1, 1804, 2402, 8, 1, 1, 0, 0, 59, 0, 0, 23},  // transform
    {1759, -1, -1, -1, -1, 1805, 2403, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {401, -1, -1, -1, -1, 1806, 2404, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {378, -1, -1, -1, -1, 1808, 2406, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1749, -1, -1, -1, -1, 0, 2408, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1750, -1, -1, -1, -1, 0, 2409, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1760, -1, -1, -1, -1, 0, 2410, 2, 0, 1, 2, 15, 58, 0, 0, 24},  // latex
    {1760, -1, -1, -1, -1, 0, 2411, 3, 0, 1, 2, 16, 58, 0, 0, 24},  // latex
    {1761, -1, -1, -1, -1, 1809, 2412, 4, 1, 1, 0, 0, 58, 0, 0, 24},  // swiftCode
    {1762, -1, -1, -1, -1, 1810, 2413, 0, 1, 1, 0, 0, 58, 0, 0, 25},  // explain
    {1762, -1, -1, -1, -1, 1811, 2414, 1, 2, 2, 0, 0, 58, 0, 0, 25},  // explain
    {598, -1, -1, -1, -1, 1813, 2416, 2, 2, 2, 0, 0, 58, 0, 0, 25},  // compare
    {598, -1, -1, -1, -1, 1815, 2418, 3, 3, 3, 0, 0, 58, 0, 0, 25},  // compare
    {965, -1, -1, -1, 1827, 1879, 2421, 0, 1, 2, 1, 32, 37, 0, 0, 26},  // action
    {1828, -1, -1, -1, -1, 1881, 2423, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1830, -1, -1, -1, -1, 1882, 2424, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1831, -1, -1, -1, -1, 1883, 2425, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    135, 246, 247, 136, 248, 249, 251, 252, 255, 252, 256, -1, -1, 259, -1, 259, -1, -1, 259, 261, 252, 261,
    252, -1, 261, 252, 261, 252, 269, -1, -1, -1, -1, 7, -1, 293, 294, 299, 300, 301, 302, -1, 261, 252, -1,
    310, -1, -1, -1, -1, 315, 316, -1, -1, 321, 322, -1, -1, -1, -1, -1, 261, 252, 321, 322, 296, 324, -1,
    342, 343, -1, -1, -1, 381, 382, 383, 384, -1, -1, -1, 269, 315, 316, 315, 316, -1, -1, -1, -1, -1, -1,
    -1, 410, 411, 407, 408, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 436, 436, 436, 436, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 437, 438, 437, 438, 437, 438, 437, 438, 437, 438, 437, 438, 437, 438, 437, 438, 437,
    438, 437, 438, -1, 439, -1, 439, 440, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 411,
    310, 269, 411, 293, 269, 310, 269, 293, 269, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 518, 518, 522, 536, -1, 269, 310, -1, -1, -1, -1, 518, 440, 440, 440, 440, 440, 440, 440,
    440, 440, 440, 440, 440, 545, 546, 545, 546, -1, -1, -1, -1, -1, -1, 269, -1, -1, -1, -1, -1, -1, -1,
    439, 559, 560, 561, 562, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 570, 576, 577, 576, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 591, -1, 593, -1, 595, -1, -1, -1, -1, -1, 87, 87, -1, 522, 87,
    87, 87, 522, 9, -1, 9, -1, 608, -1, -1, -1, -1, -1, -1, -1, 612, 293, 411, -1, -1, 608, 269, 87, -1, 614,
    616, 617, -1, 393, -1, 393, 618, 411, 310, 616, 617, -1, 393, -1, 393, 618, 411, 310, -1, -1, 614, 620,
    -1, -1, -1, -1, 625, -1, 87, 626, 569, 626, 569, -1, -1, -1, -1, 269, 269, 269, -1, 614, -1, 628, -1,
    629, 628, 629, 629, 630, -1, -1, -1, 626, 569, 614, 649, 522, 608, -1, 522, 608, -1, 614, 661, 614, 662,
    614, 661, 662, 620, -1, 664, 665, 666, 522, -1, 668, -1, -1, 669, 677, -1, -1, 677, -1, 677, 630, -1,
    680, -1, -1, -1, -1, 680, -1, -1, 686, -1, 680, -1, -1, 687, 269, -1, -1, -1, -1, -1, -1, 87, 87, -1,
    269, -1, 269, 269, -1, 310, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 522, 522, 522, 522,
    608, -1, -1, 608, -1, -1, -1, -1, 709, 710, 711, 712, -1, 717, 712, 718, 719, 720, 721, 712, 722, 710,
    711, 712, 709, 710, 711, 712, 724, 772, 772, 772, 772, 772, 772, 772, 772, 772, 772, 772, 772, 772, 724,
    780, 778, 310, 261, 252, 321, 322, 667, -1, 865, -1, 965, 7, -1, 965, 966, -1, 965, 7, -1, 965, 966, 7,
    -1, -1, 7, -1, 971, -1, 7, -1, 971, -1, 7, -1, 971, -1, 7, -1, 971, -1, 7, -1, 7, 522, -1, -1, 1004, -1,
    1007, -1, 629, 629, 1011, -1, 1012, -1, 1013, -1, 310, -1, 411, -1, 1016, -1, 1017, -1, 1016, -1, 1017,
    522, -1, -1, -1, -1, -1, -1, -1, 629, -1, 1037, -1, 1038, -1, 608, -1, 608, -1, 608, 1053, 608, 8, 8, 8,
    1068, 8, 1068, -1, -1, -1, 310, -1, 411, -1, -1, 1074, -1, -1, 780, 321, 322, 321, 322, 321, 322, 1124,
    -1, 261, 252, -1, 261, 252, 261, 252, -1, -1, -1, 1126, -1, -1, 1126, 261, 252, 261, 252, 261, 252, 1126,
    -1, -1, 261, 252, -1, 1140, 965, -1, 1140, 965, -1, 1140, 965, -1, 1140, 965, -1, 1140, 965, -1, 1140,
    965, -1, 1140, 965, -1, 8, -1, 1195, 8, -1, 1197, 8, -1, 8, -1, -1, 8, -1, 1197, -1, 965, -1, 965, -1,
    608, -1, 608, -1, 1202, -1, 1202, -1, 608, -1, 608, -1, 1202, -1, 1202, -1, 608, -1, 608, -1, 1202, -1,
    1202, -1, 608, -1, 608, -1, 1202, -1, 1202, -1, 7, -1, 1208, 1211, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1,
    7, -1, 7, -1, 411, 310, 1247, 411, 310, 1247, 1248, 411, 310, 1247, 411, 310, 1247, 1248, 629, 411, 310,
    1247, 629, 411, 310, 1247, 294, 629, 269, 1252, 1247, 629, 629, 1254, 629, 1249, 629, 1254, 1249, 629,
    1256, 310, 1247, -1, 522, 522, 522, 522, 608, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 831, 831, 831, 831,
    831, 831, 831, 831, 831, 831, 831, -1, 777, -1, 1375, -1, -1, -1, 1376, 1377, 1378, 1379, 1379, 1380,
    1381, 1382, 1383, 1380, 1384, 1385, 1384, 1385, 1384, 1385, 1380, 1384, 1385, 1380, 629, 629, 1387, 1388,
    -1, -1, 629, 1391, 1392, 1391, 1392, 1391, 1392, 1393, 1391, 1392, 1393, 1391, 1394, 1392, 1391, 1394,
    1392, 1391, 1394, 1392, 1393, 1391, 1394, 1392, 1393, 1391, 1394, 1395, 1392, 1391, 1394, 1395, 1392,
    1391, 1394, 1395, 1392, 1393, 1391, 1394, 1395, 1392, 1393, 1391, 1394, 1396, 1397, 1392, 1391, 1394,
    1396, 1397, 1392, 1391, 1394, 1396, 1397, 1395, 1392, 1391, 1394, 1396, 1397, 1395, 1392, 1391, 1394,
    1396, 1397, 1392, 1393, 1391, 1394, 1396, 1397, 1392, 1393, 1391, 1394, 1396, 1397, 1395, 1392, 1393,
    1391, 1394, 1396, 1397, 1395, 1392, 1393, -1, 1392, -1, 1392, -1, 1392, 1393, -1, 1392, 1393, -1, 1394,
    1395, 1392, -1, 1394, 1395, 1392, -1, 1394, 1395, 1392, 1393, -1, 1394, 1395, 1392, 1393, -1, 1394, 1396,
    1397, 1395, 1392, 1393, -1, 1394, 1396, 1397, 1395, 1392, 1393, 1399, 1392, 1399, 1392, 1399, 1392, 1393,
    1399, 1392, 1393, 1399, 1385, 1392, 1399, 1385, 1392, 1399, 1385, 1392, 1393, 1399, 1385, 1392, 1393,
    1399, 1394, 1392, 1399, 1394, 1392, 1399, 1394, 1392, 1393, 1399, 1394, 1392, 1393, 1399, 1385, 1394,
    1392, 1399, 1385, 1394, 1392, 1399, 1385, 1394, 1392, 1393, 1399, 1385, 1394, 1392, 1393, 1399, 1395,
    1392, 1399, 1395, 1392, 1399, 1395, 1392, 1393, 1399, 1395, 1392, 1393, 1399, 1385, 1395, 1392, 1399,
    1385, 1395, 1392, 1399, 1385, 1395, 1392, 1393, 1399, 1385, 1395, 1392, 1393, 1399, 1385, 1394, 1395,
    1392, 1399, 1385, 1394, 1395, 1392, 1399, 1385, 1394, 1395, 1392, 1393, 1399, 1385, 1394, 1395, 1392,
    1393, 1399, 1394, 1395, 1392, 1399, 1394, 1395, 1392, 1399, 1394, 1395, 1392, 1393, 1399, 1394, 1395,
    1392, 1393, 1399, 1385, 1397, 1392, 1399, 1385, 1397, 1392, 1399, 1385, 1397, 1392, 1393, 1399, 1385,
    1397, 1392, 1393, 1399, 1385, 1397, 1394, 1392, 1399, 1385, 1397, 1394, 1392, 1399, 1385, 1397, 1394,
    1392, 1393, 1399, 1385, 1397, 1394, 1392, 1393, 1399, 1385, 1397, 1395, 1392, 1399, 1385, 1397, 1395,
    1392, 1399, 1385, 1397, 1395, 1392, 1393, 1399, 1385, 1397, 1395, 1392, 1393, 1399, 1385, 1397, 1394,
    1395, 1392, 1399, 1385, 1397, 1394, 1395, 1392, 1399, 1385, 1397, 1394, 1395, 1392, 1393, 1399, 1385,
    1397, 1394, 1395, 1392, 1393, -1, 1385, 1397, 1394, 1395, 1392, 1393, -1, 1385, 1397, 1394, 1395, 1392,
    1393, 1391, 1394, 1392, 1391, 1394, 1392, 1391, 1394, 1395, 1392, 1391, 1394, 1395, 1392, 1391, 1394,
    1392, 1393, 1391, 1394, 1392, 1393, 1391, 1394, 1395, 1392, 1393, 1391, 1394, 1395, 1392, 1393, -1, 1394,
    1395, 1392, 1393, -1, 1394, 1395, 1392, 1393, 1404, 1405, 1392, 1404, 1405, 1392, -1, 1405, 1392, -1,
    1405, 1392, 1408, 1409, 1392, 1391, 1394, 1395, 1392, 1393, 1391, 1394, 1395, 1392, 1393, 1391, 1394,
    1395, 1392, 1391, 1394, 1395, 1392, 1391, 1394, 1392, 1393, 1391, 1394, 1392, 1393, 1391, 1394, 1392,
    1391, 1394, 1392, -1, 1413, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1429, 771, 771, 1429, -1, 1431, -1, 1431,
    1434, -1, 1434, 1431, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1449, 1449, 1449, 1479,
    1385, 1384, 1480, 1392, 1384, 1480, 1392, 1384, 1480, 1384, 1480, 1384, 1379, 1392, 1384, 1379, 1392,
    1384, 1379, 1384, 1379, 1384, 1376, 1377, 1392, 1384, 1376, 1377, 1392, 1384, 1376, 1377, 1384, 1376,
    1377, 1384, 1481, 1384, 1481, 1483, -1, 629, 1488, 1489, -1, -1, 1491, -1, -1, 677, 677, 677, 1505, -1,
    1505, 1505, -1, 1505, 677, -1, 677, -1, 677, 677, -1, 411, -1, 310, -1, -1, -1, -1, -1, 677, 1522, 1523,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 280, 281,
    1532, 1533, 282, 283, 1534, 1535, 1536, 1537, 1538, 1539, 284, 285, 1540, 286, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 614, -1, 1547, -1, 614, 1547, -1, -1, 614, -1, 1547, -1, 614, 1547, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 522, -1, 8, -1, -1, 522, -1, 8, -1, -1, 1564, -1, 1256, -1,
    1256, 1564, -1, -1, 1564, -1, 1256, -1, 1256, 1564, -1, -1, 185, 1584, 186, 187, 75, 218, 75, 1585, 226,
    1586, 228, 1587, 229, 1588, 227, 1589, 153, -1, -1, -1, 1598, 1598, 1598, 85, -1, -1, -1, -1, -1, -1, -1,
    -1, 279, 279, -1, -1, -1, -1, -1, -1, -1, -1, 269, -1, -1, 1617, 334, 1625, 1074, 1626, 1627, 1628, -1,
    -1, 334, 132, -1, 1631, 132, -1, -1, -1, -1, -1, -1, 569, 1222, -1, -1, 1625, 1655, 1656, 132, -1, -1,
    -1, -1, 1625, 1658, 1659, 310, 310, 132, 310, 310, 132, 1663, 1663, 132, 310, 310, -1, -1, 132, -1, -1,
    132, 8, 8, 132, 8, 1655, 1656, 8, 1655, 1656, 132, -1, -1, -1, 132, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 310,
    1376, 1377, 310, 1689, 1690, 310, 1689, 1690, 132, 310, 1692, 310, 1693, 310, 1693, 132, 310, 1376, 1377,
    310, 1692, 1697, 1252, 1698, 1699, 1700, 379, 1252, 1698, 1699, 1700, 379, 1252, 1698, 1699, 1700, 132,
    379, 1252, 1698, 1702, 379, 1252, 1698, 1702, 132, 1703, 1252, 1698, 1699, 1700, 1697, 1252, 1698, 1699,
    1700, 1705, 1706, 1252, 1705, 1706, 1252, 132, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1720,
    1720, -1, -1, -1, -1, -1, -1, -1, -1, 1720, -1, 132, -1, 1720, 132, -1, -1, -1, -1, -1, 411, 411, 411,
    411, 411, -1, -1, 7, 7, 7, 7, 7, 411, 411, 310, 411, 310, -1, 1758, 522, -1, 8, 8, -1, -1, -1, 1763, -1,
    -1, -1, -1, 522, -1, 608, 1053, 608, 522, -1, 629, 1004, 1007, -1, 310, -1, 411, -1, 310, -1, 411, -1,
    -1, 411, -1, 310, -1, 629, -1, 677, 677, -1, 649, 522, 608, -1, 629, 1011, -1, -1, -1, 628, -1, 1483,
    629, 1488, 1489, 1195, 8, -1, 8, 1211, 677, 677, -1, 677, 1505, 1505, -1, 1505, -1, 1505, 677, -1, 677,
    677, 677, -1, -1, -1, 256, -1, 259, 269, 293, 294, 299, 300, 301, 302, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1703, 1252, 1698, 1699, 1700, 1697, 1252, 1698, 1699, 1700, 379, 1252, 1698, 1699, 1700, 379, 1252,
    1698, 1699, 1700, 132, 379, 1252, 1698, 1702, 379, 1252, 1698, 1702, 132, -1, -1, -1, -1, -1, -1, -1, -1,
    629, 269, 1252, 1247, 629, 411, 310, 1247, 294, -1, -1, -1, 261, 252, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    310, -1, 411, -1, 1016, -1, 1017, -1, 1016, -1, 1017, -1, 310, -1, 411, -1, 608, 1053, 608, -1, -1, -1
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
    55, 4, 1, 4, 1, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 3, 7, 7, 55,
    7, 55, 7, 55, 7, 55, 7, 7, 55, 7, 0, 7, 0, 5, 5, 55, 5, 55, 395269, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 0,
    55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 1, 8, 55, 8,
    61602783429896, 61602783429896, 61602783429896, 240585672709, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0,
    6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31, 31, 31,
    10, 31, 31, 31, 31, 31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29, 31, 4, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 14, 3, 31, 31, 31, 31, 31, 0,
    1079, 66856, 31, 0, 1079, 66856, 31, 0, 590903, 66856, 31, 0, 590903, 66856, 31, 66856, 31, 66856, 31,
    2308, 66857, 31, 2308, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31,
    0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31, 31,
    3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31, 32,
    32, 32, 31, 32, 31, 32, 32, 31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32, 32,
    1, 32, 32, 32, 32, 32, 32, 31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 0, 31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 15, 32, 32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4, 53,
    1, 1, 53, 1, 53, 1, 53, 1, 1, 2614, 53, 1, 53, 1, 1, 53, 10, 53, 1, 1, 53, 1, 53, 1, 53, 13, 53, 2, 53,
    2, 2614, 53, 1, 53, 1, 2614, 53, 1, 1, 53, 1, 53, 1, 53, 1, 1, 2614, 53, 15, 53, 56, 53, 53, 53, 53, 53,
    54, 54, 1, 1, 15, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903,
    55, 0, 590903, 55, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 2335, 34, 2335, 34, 1, 2335, 34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826, 2335, 34,
    2826, 2335, 34, 0, 590903, 34, 0, 590903, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541,
    0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541,
    0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 34, 56, 0, 34, 56, 0, 34, 34, 34, 34, 34, 31, 34, 31, 34, 31,
    31, 31, 31, 56, 2335, 56, 2335, 56, 2335, 56, 2335, 5, 56, 598559, 56, 598559, 56, 598559, 56, 56, 56,
    56, 56, 56, 56, 56, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258,
    1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 43, 43, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0,
    43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 46,
    46, 1, 1, 1, 1, 10, 10, 45, 1, 1, 11, 1, 1, 1, 11, 1, 1, 1, 1, 11, 39, 1, 39, 1, 39, 39, 10, 10,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26,
    26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 35, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 31, 0, 31, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 53, 15, 34, 0, 34, 34,
    34, 34, 34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 44, 44, 44, 45, 45, 46, 49, 50, 47, 48, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    38, 0, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33,
    33, 33, 33, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 4
};

static const int32_t type_names[] = {
    175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 164, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194,
    195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 156, 157, 158, 159, 160, 161, 162, 163, 164, 205, 206,
    207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227,
    228, 229, 153, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 278, 380,
    510, 657, 670, 671, 672, 692, 824, 825, 867, 868, 892, 908, 988, 1043, 1045, 1047, 1054, 1055, 1056,
    1057, 1088, 1131, 1137, 1138, 1139, 1141, 1142, 1143, 1144, 1145, 1146, 893, 1147, 1148, 1149, 1219,
    1227, 1228, 1237, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1370, 1371, 1372,
    1373, 1424, 1425, 1426, 1448, 1450, 1451, 1452, 1411, 1498, 1499, 1508, 1523, 1618, 1619, 1620, 1621,
    1622, 723, 1623, 1365, 1727, 1738, 1752, 1828, 1829
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
