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
    "UICollectionViewCell" "UIVisualEffectView" "UIPageControl" "UISlider" "b" "c" "tx" "ty"
    "CGAffineTransformMake" "translationX" "y" "CGAffineTransformMakeTranslation" "T" "scaleX"
    "rotationAngle" "CGAffineTransformMakeRotation" "R" "about" "H" "x" "identity"
    "CGAffineTransformIdentity" "concatenating" "CGAffineTransformConcat" "translatedBy"
    "CGAffineTransformTranslate" "rotated" "by" "CGAffineTransformRotate" "inverted"
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
    "CGRectGetMaxY" "CGRectGetWidth" "CGRectGetHeight" "UIRectEdge" "top" "UIRectEdgeTop" "left"
    "UIRectEdgeLeft" "bottom" "UIRectEdgeBottom" "right" "UIRectEdgeRight" "all" "UIRectEdgeAll" "None"
    "UIRectEdgeNone" "standardized" "CGRectStandardize" "integral" "CGRectIntegral" "isNull" "CGRectIsNull"
    "isEmpty" "CGRectIsEmpty" "isInfinite" "CGRectIsInfinite" "corners" "center" "UIEdgeInsets"
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
    "darkGrayColor" "clear" "clearColor" "systemRed" "systemRedColor" "systemOrange" "systemOrangeColor"
    "systemYellow" "systemYellowColor" "systemGreen" "systemGreenColor" "systemMint" "systemMintColor"
    "systemTeal" "systemTealColor" "systemCyan" "systemCyanColor" "systemBlue" "systemBlueColor"
    "systemIndigo" "systemIndigoColor" "systemPurple" "systemPurpleColor" "systemPink" "systemPinkColor"
    "systemBrown" "systemBrownColor" "systemGray" "systemGrayColor" "systemGray2" "systemGray2Color"
    "systemGray3" "systemGray3Color" "systemGray4" "systemGray4Color" "systemGray5" "systemGray5Color"
    "systemGray6" "systemGray6Color" "systemBackground" "systemBackgroundColor" "secondarySystemBackground"
    "secondarySystemBackgroundColor" "label" "labelColor" "frame" "bounds" "anchorPoint" "isHidden"
    "clipsToBounds" "name" "image" "UIImage" "systemName" "transform3D" "moveAnchor" "contentOffset"
    "isUserInteractionEnabled" "userInteractionEnabled" "tag" "backgroundColor" "text" "textColor"
    "textAlignment" "font" "contentMode" "isOpaque" "tintColor" "contentScaleFactor" "accessibilityLabel"
    "safeAreaInsets" "layoutMargins" "mask" "accessibilityIdentifier" "accessibilityHint"
    "isAccessibilityElement" "semanticContentAttribute" "directionalLayoutMargins"
    "overrideUserInterfaceStyle" "preservesSuperviewLayoutMargins" "insetsLayoutMarginsFromSafeArea"
    "clearsContextBeforeDrawing" "isFirstResponder" "numberOfLines" "adjustsFontSizeToFitWidth"
    "lineBreakMode" "attributedText" "baselineAdjustment" "borderStyle" "keyboardType" "returnKeyType"
    "autocorrectionType" "autocapitalizationType" "clearButtonMode" "shadowColor" "placeholder"
    "minimumScaleFactor" "isEditable" "isSelectable" "isSecureTextEntry" "zoomScale" "DecelerationRate"
    "UIScrollViewDecelerationRate" "normal" "UIScrollView.DecelerationRate"
    "UIScrollViewDecelerationRateNormal" "fast" "UIScrollViewDecelerationRateFast" "rawValue"
    "decelerationRate" "system" "ButtonType" "UIButtonTypeSystem" "custom" "UIButtonTypeCustom" "infoLight"
    "UIButtonTypeInfoLight" "contactAdd" "UIButtonTypeContactAdd" "close" "UIButtonTypeClose" "roundedRect"
    "UIButtonTypeRoundedRect" "isScrollEnabled" "isPagingEnabled" "bounces" "bouncesZoom"
    "alwaysBounceVertical" "alwaysBounceHorizontal" "delaysContentTouches" "canCancelContentTouches"
    "scrollsToTop" "showsHorizontalScrollIndicator" "showsVerticalScrollIndicator" "minimumZoomScale"
    "maximumZoomScale" "contentInsetAdjustmentBehavior" "keyboardDismissMode" "indicatorStyle"
    "contentInset" "scrollIndicatorInsets" "verticalScrollIndicatorInsets" "horizontalScrollIndicatorInsets"
    "adjustedContentInset" "layoutFrame" "safeAreaLayoutGuide" "numberOfPages" "currentPage"
    "hidesForSinglePage" "pageIndicatorTintColor" "currentPageIndicatorTintColor" "scrollRectToVisible"
    "contentSize" "animated" "delegate" "UIViewAutoresizing" "AutoresizingMask" "flexibleLeftMargin"
    "UIViewAutoresizingFlexibleLeftMargin" "FlexibleLeftMargin" "flexibleWidth"
    "UIViewAutoresizingFlexibleWidth" "FlexibleWidth" "flexibleRightMargin"
    "UIViewAutoresizingFlexibleRightMargin" "FlexibleRightMargin" "flexibleTopMargin"
    "UIViewAutoresizingFlexibleTopMargin" "FlexibleTopMargin" "flexibleHeight"
    "UIViewAutoresizingFlexibleHeight" "FlexibleHeight" "flexibleBottomMargin"
    "UIViewAutoresizingFlexibleBottomMargin" "FlexibleBottomMargin" "UIViewAutoresizingNone"
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
    "setTitle" "forState" "setTitleColor" "setTitleShadowColor" "setImage" "setBackgroundImage"
    "setAttributedTitle" "currentTitle" "titleLabel" "contentEdgeInsets" "titleEdgeInsets" "imageEdgeInsets"
    "isEnabled" "isSelected" "isHighlighted" "isTracking" "isTouchInside" "contentHorizontalAlignment"
    "contentVerticalAlignment" "minimumValue" "maximumValue" "setValue" "isContinuous"
    "minimumTrackTintColor" "maximumTrackTintColor" "thumbTintColor" "NSTextAlignment" "NSTextAlignmentLeft"
    "NSTextAlignmentCenter" "NSTextAlignmentRight" "justified" "NSTextAlignmentJustified" "natural"
    "NSTextAlignmentNatural" "UITextAlignmentLeft" "UITextAlignmentCenter" "UITextAlignmentRight"
    "UITextAlignment" "nextResponder" "superview" "subviews" "isKeyWindow" "isDescendant" "addSubview"
    "bringSubviewToFront" "bringSubview" "toFront" "sendSubviewToBack" "sendSubview" "toBack"
    "removeFromSuperview" "insertSubview" "exchangeSubview" "withSubviewAt" "aboveSubview" "belowSubview"
    "convert" "convertRect" "toView" "fromView" "convertPoint" "setNeedsLayout" "layoutIfNeeded"
    "layoutSublayers" "layoutSublayersOfLayer" "needsLayout" "setNeedsDisplay" "layoutSubviews"
    "becomeFirstResponder" "resignFirstResponder" "sizeThatFits" "sizeToFit" "intrinsicContentSize"
    "noIntrinsicMetric" "UIViewNoIntrinsicMetric" "invalidateIntrinsicContentSize" "endEditing"
    "displayIfNeeded" "display" "viewWithTag" "insertSublayer" "above" "below" "replaceSublayer"
    "rootViewController" "liveView" "makeKeyAndVisible" "makeKey" "PlaygroundPage" "current"
    "XCPlaygroundPage" "needsIndefiniteExecution" "UIScreen" "main" "mainScreen" "coordinateSpace"
    "fixedCoordinateSpace" "screen" "applicationFrame" "hitTest" "beginTracking" "continueTracking" "inside"
    "CALayer" "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint" "endPoint"
    "fontSize" "foregroundColor" "alignmentMode" "truncationMode" "isWrapped" "render" "renderInContext:"
    "drawHierarchy" "afterScreenUpdates" "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds"
    "sublayerTransform" "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowOpacity"
    "shadowRadius" "shadowOffset" "shadowPath" "contentsScale" "contents" "contentsRect" "contentsCenter"
    "shouldRasterize" "rasterizationScale" "isDoubleSided" "contentsGravity" "CACornerMask"
    "layerMinXMinYCorner" "kCALayerMinXMinYCorner" "layerMaxXMinYCorner" "kCALayerMaxXMinYCorner"
    "layerMinXMaxYCorner" "kCALayerMinXMaxYCorner" "layerMaxXMaxYCorner" "kCALayerMaxXMaxYCorner"
    "maskedCorners" "isGeometryFlipped" "geometryFlipped" "contentsAreFlipped" "actions"
    "magnificationFilter" "minificationFilter" "compositingFilter" "cornerCurve"
    "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart"
    "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers" "addSublayer"
    "removeFromSuperlayer" "Rectangle" "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text" "Image"
    "Color" "mint" "teal" "indigo" "pink" "primary" "secondary" "accentColor" "alignment" "maxWidth"
    "maxHeight" "Edge" "EdgeSet" "leading" "trailing" "horizontal" "vertical" "EdgeInsets" "rotationEffect"
    "anchor" "scaleEffect" "transformEffect" "projectionEffect" "modifier" "topLeading" "UnitPoint"
    "topTrailing" "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer"
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
    "withEvent" "touchesMoved" "touchesEnded" "touchesCancelled" "ignore" "ignoreTouch" "forEvent" "reset"
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
    "CalculationModeLinear" "transitionNone" "UIViewAnimationOptionTransitionNone" "TransitionNone"
    "transitionFlipFromLeft" "UIViewAnimationOptionTransitionFlipFromLeft" "TransitionFlipFromLeft"
    "transitionFlipFromRight" "UIViewAnimationOptionTransitionFlipFromRight" "TransitionFlipFromRight"
    "transitionCurlUp" "UIViewAnimationOptionTransitionCurlUp" "TransitionCurlUp" "transitionCurlDown"
    "UIViewAnimationOptionTransitionCurlDown" "TransitionCurlDown" "transitionCrossDissolve"
    "UIViewAnimationOptionTransitionCrossDissolve" "TransitionCrossDissolve" "transitionFlipFromTop"
    "UIViewAnimationOptionTransitionFlipFromTop" "TransitionFlipFromTop" "transitionFlipFromBottom"
    "UIViewAnimationOptionTransitionFlipFromBottom" "TransitionFlipFromBottom" "easeInOut"
    "UIViewAnimationCurveEaseInOut" "easeIn" "UIViewAnimationCurveEaseIn" "easeOut"
    "UIViewAnimationCurveEaseOut" "linear" "UIViewAnimationCurveLinear" "EaseInOut" "EaseIn" "EaseOut"
    "Linear" "kCAMediaTimingFunctionLinear" "kCAMediaTimingFunctionEaseIn" "kCAMediaTimingFunctionEaseOut"
    "easeInEaseOut" "kCAMediaTimingFunctionEaseInEaseOut" "kCAMediaTimingFunctionDefault" "removed"
    "kCAFillModeRemoved" "forwards" "kCAFillModeForwards" "backwards" "kCAFillModeBackwards" "both"
    "kCAFillModeBoth" "inactive" "UIViewAnimatingStateInactive" "active" "UIViewAnimatingStateActive"
    "stopped" "UIViewAnimatingStateStopped" "end" "UIViewAnimatingPositionEnd" "start"
    "UIViewAnimatingPositionStart" "UIViewAnimatingPositionCurrent" "kCAAnimationLinear" "discrete"
    "kCAAnimationDiscrete" "paced" "kCAAnimationPaced" "cubic" "kCAAnimationCubic" "cubicPaced"
    "kCAAnimationCubicPaced" "UIRectCorner" "advance" "run" "now" "CACurrentMediaTime"
    "CAMediaTimingFunction" "UICubicTimingParameters" "UISpringTimingParameters" "UnitCurve"
    "functionWithName" "controlPoints" "controlPoint1" "controlPoint2" "animationCurve" "dampingRatio"
    "initialVelocity" "mass" "stiffness" "damping" "duration" "bounce" "bezier" "startControlPoint"
    "endControlPoint" "interpolate" "animate" "withDuration" "animations" "completion" "delay" "options"
    "usingSpringWithDamping" "initialSpringVelocity" "animateWithDuration" "springDuration"
    "animateWithSpringDuration" "animateKeyframes" "animateKeyframesWithDuration" "addKeyframe"
    "withRelativeStartTime" "relativeDuration" "addKeyframeWithRelativeStartTime" "modifyAnimations"
    "withRepeatCount" "autoreverses" "runningPropertyAnimator" "UIViewPropertyAnimator" "beginAnimations"
    "context" "commitAnimations" "setAnimationDuration" "setAnimationDelay" "setAnimationRepeatCount"
    "setAnimationRepeatAutoreverses" "setAnimationBeginsFromCurrentState" "setAnimationCurve"
    "setAnimationDelegate" "setAnimationDidStop" "setAnimationDidStopSelector" "DispatchQueue"
    "DispatchTime" "DispatchTimeInterval" "background" "global" "qos" "sync" "execute" "async" "asyncAfter"
    "deadline" "dispatch_async" "dispatch_after" "dispatch_get_main_queue" "milliseconds" "microseconds"
    "nanoseconds" "DISPATCH_TIME_NOW" "NSEC_PER_SEC" "NSEC_PER_MSEC" "dispatch_time"
    "performWithoutAnimation" "setAnimationsEnabled" "areAnimationsEnabled" "inheritedAnimationDuration"
    "CABasicAnimation" "keyPath" "CASpringAnimation" "CAKeyframeAnimation" "CAAnimationGroup" "fromValue"
    "toValue" "byValue" "path" "keyTimes" "timingFunctions" "calculationMode" "tensionValues"
    "continuityValues" "biasValues" "rotationMode" "additive" "isAdditive" "cumulative" "isCumulative"
    "timingFunction" "speed" "beginTime" "timeOffset" "repeatCount" "repeatDuration" "fillMode"
    "isRemovedOnCompletion" "removedOnCompletion" "isInterruptible" "settlingDuration" "perceptualDuration"
    "curve" "timingParameters" "startAnimation" "afterDelay" "pauseAnimation" "stopAnimation"
    "finishAnimation" "continueAnimation" "withTimingParameters" "durationFactor" "addAnimations"
    "delayFactor" "addCompletion" "isRunning" "fractionComplete" "isReversed" "scrubsLinearly"
    "pausesOnCompletion" "CAAnimation" "CAPropertyAnimation" "add" "removeAnimation" "animation"
    "removeAllAnimations" "animationKeys" "forKeyPath" "convertTime" "CATransaction" "begin" "commit"
    "flush" "setDisableActions" "setAnimationTimingFunction" "setCompletionBlock"
    "kCATransactionAnimationDuration" "kCATransactionDisableActions" "kCATransactionAnimationTimingFunction"
    "kCATransactionCompletionBlock" "kCFBooleanTrue" "kCFBooleanFalse" "NSValue" "caTransform3D"
    "CATransform3D" "CATransform3DIdentity" "CATransform3DMakeScale" "CATransform3DMakeTranslation"
    "CATransform3DMakeAffineTransform" "CATransform3DTranslate" "CATransform3DScale" "CATransform3DRotate"
    "CATransform3DMakeRotation" "m13" "m14" "m23" "m24" "m31" "m32" "m33" "m34" "m43" "CATransform3DConcat"
    "CATransform3DInvert" "CATransform3DGetAffineTransform" "CATransform3DIsIdentity"
    "CATransform3DIsAffine" "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError"
    "preconditionFailure" "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert"
    "NSCAssert" "Optional" "row" "column" "convention" "plot" "describe" "film" "frames" "strip" "grid"
    "why" "YES" "TRUE" "NO" "FALSE" "NULL" "Nil" "HUGE_VALF" "HUGE_VAL" "INFINITY" "NAN" "DBL_MAX"
    "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX" "MAXFLOAT" "HUGE" "FLT_MIN" "FLT_EPSILON" "EXIT_SUCCESS"
    "EXIT_FAILURE" "OBJC_ASSOCIATION_ASSIGN" "OBJC_ASSOCIATION_RETAIN_NONATOMIC"
    "OBJC_ASSOCIATION_COPY_NONATOMIC" "OBJC_ASSOCIATION_RETAIN" "OBJC_ASSOCIATION_COPY"
    "objc_setAssociatedObject" "objc_getAssociatedObject" "integer" "cgPoint" "cgSize" "cgRect" "cgVector"
    "cgAffineTransform" "boolValue" "cgPointValue" "cgSizeValue" "cgRectValue" "cgVectorValue"
    "cgAffineTransformValue" "printf" "stdout" "stderr" "fprintf" "NSLocalizedString" "comment" "utf8String"
    "UTF8String" "puts" "format" "substringToIndex" "substringFromIndex" "substringWithRange"
    "characterAtIndex" "rangeOfString" "stringByAppendingString" "caseInsensitiveCompare" "stringValue"
    "NSMakeRange" "NSMaxRange" "sortedArrayUsingSelector" "sortUsingSelector" "sortUsingComparator"
    "subarrayWithRange" "componentsJoinedByString" "componentsJoined" "enumerateKeysAndObjectsUsingBlock"
    "NSNull" "objects" "CGMutablePath" "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColorRef"
    "CGPathCreateMutable" "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn"
    "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth" "flatness" "lineCapStyle"
    "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement" "applyWithBlock" "CGPathApply"
    "CGPathApplyWithBlock" "kCGPathElementMoveToPoint" "kCGPathElementAddLineToPoint"
    "kCGPathElementAddQuadCurveToPoint" "kCGPathElementAddCurveToPoint" "kCGPathElementCloseSubpath"
    "removeAllPoints" "CGPathGetCurrentPoint" "topLeft" "UIRectCornerTopLeft" "topRight"
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
    "pagingEnabled" "scrollEnabled" "editable" "selectable" "secureTextEntry" "tracking" "touchInside"
    "exchangeSubviewAtIndex:withSubviewAtIndex:" "setNeedsDisplayInRect:" "enumerate" "addObject:"
    "addObjectsFromArray:" "firstObject" "lastObject" "reverseObjectEnumerator" "startAnimationAfterDelay:"
    "finishAnimationAtPosition:" "continueAnimationWithTimingParameters:durationFactor:" "running"
    "interruptible" "locationOfTouch:inView:" "setTranslation:inView:" "requireGestureRecognizerToFail:"
    "animationForKey:" "valueForKey:" "setValue:forKey:" "valueForKeyPath:" "setValue:forKeyPath:"
    "actionForKey:" "Selector" "SEL" "NSStringFromClass" "NSSelectorFromString" "NSStringFromSelector";

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
    {2113, 3859595018}, {2114, 3876335077}, {2115, 3859557458}, {2117, 1363500993}, {2119, 1346723374},
    {2140, 2264171482}, {2152, 1357355164}, {2153, 4228665076}, {2185, 1867418821}, {2186, 3507227459},
    {2192, 3168883851}, {2205, 3222486838}, {2234, 3381181800}, {2235, 3607893173}, {2240, 3005452862},
    {2241, 3440116983}, {2242, 4245442695}, {2250, 2839884955}, {2275, 3398044946}, {2288, 3005386353},
    {2311, 1217983224}, {2323, 3509544318}, {2349, 1610779110}, {2356, 2930439210}, {2358, 1412156564},
    {2381, 3160029103}, {2389, 3174662200}, {2412, 1479719844}, {2422, 3376534378}, {2448, 2875014037},
    {2475, 3589306714}, {2508, 804357063}, {2537, 1910201350}, {2544, 2701182283}, {2550, 398550328},
    {2553, 521802798}, {2556, 505025179}, {2559, 656170845}, {2562, 605837988}, {2565, 2468447887},
    {2568, 2485225506}, {2571, 2384559792}, {2581, 4100406635}, {2592, 1987983040}, {2598, 365099244},
    {2602, 3641958979}, {2612, 296602997}, {2619, 2462546090}, {2626, 4254058618}, {2631, 2907980824},
    {2635, 3981965844}, {2641, 3649018447}, {2649, 2614820847}, {2662, 292130973}, {2667, 2190941297},
    {2682, 211913386}, {2690, 564937055}, {2701, 3419592236}, {2736, 3513453938}, {2747, 3460502485},
    {2751, 2339366755}, {2762, 377128425}, {2770, 1086286877}, {2797, 3941508978}, {2805, 783488098},
    {2807, 1111836708}, {2826, 2280960882}, {2833, 3181326346}, {2852, 975988953}, {2868, 635020210},
    {2870, 1360837969}, {2872, 1344060350}, {2884, 1925151750}, {2890, 2408179714}, {2896, 2211460629},
    {2916, 1848861402}, {2921, 2508680735}, {2927, 3585981250}, {2937, 2335550124}, {2941, 597743964},
    {2951, 2354563044}, {2977, 2897926679}, {2994, 1035906630}, {3012, 783840260}, {3013, 4060888886},
    {3014, 4278997933}, {3022, 589286162}, {3027, 414084241}, {3037, 2275477643}, {3041, 3940830471},
    {3051, 1940694431}, {3055, 1996966820}, {3065, 1637070560}, {3073, 1605206413}, {3087, 1343892145},
    {3105, 2293605903}, {3115, 1099796002}, {3126, 370965912}, {3136, 4290552719}, {3171, 1638856759},
    {3187, 3707845437}, {3195, 1968018676}, {3209, 2745245856}, {3217, 2872562979}, {3231, 1867915087},
    {3239, 1052627742}, {3253, 1537748690}, {3261, 4233365429}, {3275, 3239423849}, {3279, 1535751837},
    {3292, 3736796887}, {3296, 2541423239}, {3309, 3804893101}, {3313, 3060514643}, {3326, 21234473},
    {3330, 1518974218}, {3343, 3720019268}, {3347, 2524645620}, {3360, 3788115482}, {3364, 3043737024},
    {3377, 4456854}, {3391, 2037980277}, {3406, 2933655948}, {3416, 100696228}, {3419, 2802900028},
    {3432, 3183722727}, {3436, 306900080}, {3450, 1945980837}, {3456, 1319594794}, {3472, 1557103311},
    {3477, 2028154341}, {3492, 4179932030}, {3495, 321211332}, {3508, 4076314719}, {3512, 810547195},
    {3526, 383050006}, {3538, 558644074}, {3555, 328942278}, {3563, 2111105165}, {3577, 3042771105},
    {3583, 3800657716}, {3595, 626531088}, {3602, 2362349278}, {3615, 866545770}, {3625, 857273821},
    {3641, 4045899937}, {3648, 1135749657}, {3654, 93078660}, {3666, 1409690180}, {3682, 2218332638},
    {3706, 225597218}, {3735, 2084234006}, {3751, 1331687974}, {3756, 2135852838}, {3777, 2753988203},
    {3784, 864200463}, {3795, 3838403746}, {3803, 1530791347}, {3815, 3721205966}, {3820, 3688814324},
    {3831, 3876242216}, {3843, 1809966536}, {3861, 2699878380}, {3871, 4079184015}, {3891, 1179101157},
    {3899, 1825239352}, {3918, 3748245722}, {3936, 634908722}, {3953, 163271060}, {3979, 3289806584},
    {3991, 3446866648}, {3996, 1737076817}, {4005, 881687192}, {4012, 1219519868}, {4022, 3970939267},
    {4026, 2513272949}, {4035, 3224470464}, {4042, 2986472067}, {4046, 708293528}, {4052, 258052966},
    {4054, 3450233754}, {4056, 1213090802}, {4060, 3555670962}, {4066, 2743639103}, {4072, 2710083865},
    {4078, 4214265958}, {4084, 3963008473}, {4091, 1381912327}, {4100, 297212119}, {4103, 53234560},
    {4111, 1135433081}, {4114, 797905850}, {4122, 1315384455}, {4133, 4179333016}, {4156, 867257093},
    {4167, 841567274}, {4170, 3617776409}, {4182, 1784172926}, {4185, 3381609815}, {4197, 1550566188},
    {4207, 1592295328}, {4215, 2860018940}, {4233, 2241873898}, {4238, 2638218225}, {4245, 1524000883},
    {4248, 1923516200}, {4252, 3391553482}, {4255, 1062293841}, {4259, 3825392021}, {4262, 709362235},
    {4266, 1694935685}, {4270, 392774327}, {4275, 2880712451}, {4280, 3102149661}, {4286, 2394465697},
    {4290, 1659167240}, {4295, 475034410}, {4301, 3434436711}, {4304, 1479764693}, {4308, 2347825097},
    {4314, 1197479801}, {4318, 1351583639}, {4323, 3270705251}, {4329, 366569208}, {4333, 1251212115},
    {4337, 1621599661}, {4342, 3579732453}, {4348, 1720942905}, {4352, 140187182}, {4357, 1868829528},
    {4366, 3948149459}, {4376, 708029167}, {4381, 3185475540}, {4387, 2537751862}, {4393, 2778439310},
    {4400, 2616928056}, {4406, 4139930401}, {4413, 3135838405}, {4420, 2498734875}, {4428, 4064998855},
    {4432, 268639961}, {4437, 4092159661}, {4442, 2346846000}, {4448, 2328988770}, {4452, 2519117294},
    {4457, 3873647896}, {4461, 1415682102}, {4466, 631424496}, {4470, 282220607}, {4475, 3558937627},
    {4479, 4099687964}, {4484, 658698766}, {4488, 153638352}, {4493, 545189250}, {4501, 197671877},
    {4510, 792060313}, {4514, 513084933}, {4519, 2275780057}, {4524, 2616489071}, {4529, 4075421329},
    {4534, 2981347434}, {4539, 648810968}, {4547, 638754166}, {4554, 591523055}, {4561, 4047093083},
    {4568, 656837285}, {4576, 3789446092}, {4584, 4277107410}, {4592, 3906719864}, {4601, 2684794283},
    {4614, 2663715805}, {4623, 2915653898}, {4632, 4011216412}, {4642, 2785467647}, {4651, 2059593198},
    {4660, 2362870268}, {4670, 3995595581}, {4675, 2698097207}, {4681, 3072217742}, {4688, 1920734138},
    {4713, 4225734153}, {4715, 1128467232}, {4719, 1035581717}, {4734, 3525779695}, {4757, 1975486251},
    {4767, 2889234988}, {4779, 128921049}, {4798, 1127666911}, {4808, 2542550614}, {4814, 2627312426},
    {4823, 1195911285}, {4833, 4151950225}, {4835, 1765031016}, {4843, 1814435734}, {4849, 3602780627},
    {4854, 876513898}, {4865, 879704937}, {4868, 986710028}, {4874, 2682709205}, {4882, 1379501780},
    {4890, 854709318}, {4901, 925110256}, {4921, 827033813}, {4942, 3417352379}, {4950, 2226546594},
    {4956, 169017192}, {4960, 3843578906}, {4979, 221667867}, {4987, 3218681947}, {5000, 987224379},
    {5008, 3728990320}, {5020, 915157507}, {5028, 2572986219}, {5048, 4007662012}, {5052, 213683108},
    {5058, 3017331637}, {5069, 1714939896}, {5076, 2474713847}, {5083, 1542649473}, {5091, 39928156},
    {5106, 2848808016}, {5125, 3241215769}, {5145, 688599773}, {5168, 944978096}, {5196, 607288565},
    {5223, 3578987480}, {5226, 3555673031}, {5231, 2355360096}, {5235, 3949911679}, {5244, 645910219},
    {5251, 2941534958}, {5258, 2238339041}, {5263, 3277562923}, {5266, 3761252941}, {5270, 382886321},
    {5273, 4220379804}, {5277, 4200353678}, {5280, 2633446552}, {5284, 388525018}, {5289, 967958004},
    {5294, 1216469057}, {5298, 1675745305}, {5306, 3533348019}, {5316, 2267784115}, {5319, 2877453236},
    {5327, 1011085160}, {5331, 1555467752}, {5336, 2016490230}, {5346, 1419061120}, {5352, 3353438327},
    {5358, 2002030311}, {5365, 931910521}, {5391, 1638953034}, {5404, 263889333}, {5417, 2304257469},
    {5436, 2571507861}, {5465, 4039984575}, {5475, 1623797237}, {5491, 2667149886}, {5510, 1204873229},
    {5530, 2611599107}, {5540, 1975768454}, {5552, 3532344479}, {5559, 2718014180}, {5580, 713077974},
    {5597, 2712081721}, {5623, 1361625375}, {5649, 864165631}, {5656, 3189629876}, {5674, 165942467},
    {5687, 1655317257}, {5706, 1010779457}, {5716, 2215640769}, {5726, 1070265239}, {5735, 1134120687},
    {5739, 2846199180}, {5752, 1743930340}, {5758, 4005059268}, {5762, 206241385}, {5771, 1115344066},
    {5779, 567586076}, {5785, 3901637708}, {5789, 803046281}, {5795, 152899664}, {5804, 1787359420},
    {5809, 151693739}, {5814, 460225993}, {5820, 944111422}, {5829, 2075216980}, {5834, 2276994531},
    {5848, 2796815519}, {5863, 3918278559}, {5870, 4155575922}, {5880, 236925125}, {5888, 1684779966},
    {5892, 798074659}, {5901, 2374006294}, {5914, 153363970}, {5920, 3103973672}, {5930, 2926810054},
    {5932, 1462048136}, {5947, 3040434276}, {5957, 1244814717}, {5967, 1696195782}, {5976, 3093996503},
    {5985, 2756264342}, {5993, 2866045037}, {6001, 1163907536}, {6013, 2104353872}, {6024, 3110688315},
    {6035, 3317910134}, {6044, 3473703803}, {6057, 2755011687}, {6073, 2069497450}, {6084, 1516930437},
    {6094, 296395306}, {6105, 1195616409}, {6117, 942984426}, {6125, 2949131327}, {6135, 469045609},
    {6146, 2847090017}, {6166, 176574206}, {6176, 404136769}, {6189, 2422892396}, {6203, 2568950125},
    {6207, 2528405746}, {6212, 2484574385}, {6217, 4208725202}, {6233, 3003271613}, {6249, 1882624920},
    {6260, 4183891472}, {6277, 3707850388}, {6286, 2401568500}, {6311, 1057920877}, {6318, 2157316278},
    {6326, 3403651144}, {6333, 4114437246}, {6343, 2887421684}, {6347, 1361572173}, {6357, 1896686403},
    {6367, 3273657238}, {6377, 1266202965}, {6389, 3635588042}, {6408, 2733832836}, {6412, 4182378701},
    {6419, 2110798224}, {6425, 877087803}, {6434, 1970364490}, {6440, 1275339983}, {6458, 350857000},
    {6474, 2079739832}, {6490, 1996921413}, {6499, 2043970711}, {6515, 1393632998}, {6522, 1731736080},
    {6534, 4080117376}, {6545, 1493013840}, {6565, 2398078988}, {6573, 1065574956}, {6583, 2965413338},
    {6593, 990401381}, {6601, 2153800097}, {6608, 4084710509}, {6611, 682729123}, {6620, 1722954222},
    {6636, 3827859290}, {6647, 37271103}, {6655, 1119987041}, {6674, 2161276179}, {6697, 3507573001},
    {6705, 2301731235}, {6715, 1862550028}, {6729, 3213420894}, {6745, 288415389}, {6755, 4033069017},
    {6761, 672109684}, {6770, 3080967843}, {6785, 834189487}, {6794, 904369474}, {6797, 1089765596},
    {6802, 18738364}, {6806, 2197550541}, {6811, 1569418667}, {6829, 1419285594}, {6832, 3324446467},
    {6839, 2540844914}, {6848, 936176715}, {6853, 3724674918}, {6860, 247011038}, {6863, 3817694041},
    {6873, 4121092745}, {6883, 886071850}, {6895, 2390028659}, {6902, 4182669406}, {6907, 3555021734},
    {6912, 1452231588}, {6922, 665752555}, {6932, 2665914025}, {6940, 1172522883}, {6950, 2411978403},
    {6959, 2082024064}, {6963, 1231115066}, {6972, 244075885}, {6978, 96429129}, {6989, 1558106348},
    {6996, 1676028392}, {7008, 3565214879}, {7014, 1169454059}, {7025, 2276069802}, {7031, 2590900991},
    {7042, 403953390}, {7047, 817772335}, {7057, 3894621598}, {7061, 3130700698}, {7070, 3811712141},
    {7079, 2836898780}, {7093, 744222851}, {7101, 3219325754}, {7114, 455433581}, {7119, 1550717474},
    {7129, 4099875093}, {7138, 2687217115}, {7152, 607418970}, {7164, 3317790454}, {7181, 3682565433},
    {7193, 680679420}, {7210, 777015267}, {7221, 4074568615}, {7237, 2827805910}, {7247, 972345196},
    {7262, 2288953747}, {7272, 2124225882}, {7287, 4240196941}, {7297, 1707208587}, {7312, 3944486922},
    {7322, 1698171440}, {7337, 3232052519}, {7349, 1765986002}, {7366, 2979988293}, {7378, 3099195470},
    {7395, 189415761}, {7405, 1325296208}, {7420, 1796122119}, {7431, 1159889848}, {7447, 2244257583},
    {7457, 3210628243}, {7472, 559174802}, {7483, 3799163251}, {7499, 1899306418}, {7510, 3782385632},
    {7526, 1056774999}, {7537, 3899828965}, {7553, 1285900632}, {7564, 3883051346}, {7580, 2670457541},
    {7591, 3866273727}, {7607, 3082546862}, {7623, 4169345192}, {7644, 1906190687}, {7669, 3573351892},
    {7699, 944640667}, {7704, 4137097213}, {7714, 308946544}, {7719, 3523899814}, {7725, 1029089800},
    {7736, 1290530634}, {7744, 4203053801}, {7757, 406972148}, {7761, 2369371622}, {7766, 3008443898},
    {7773, 3726277920}, {7783, 1742909879}, {7794, 581045492}, {7804, 877317237}, {7817, 1513289445},
    {7841, 2694946607}, {7863, 3902926015}, {7866, 2516003219}, {7881, 3083183824}, {7885, 3185987134},
    {7894, 3141474305}, {7907, 1010012291}, {7911, 659427984}, {7922, 3254824265}, {7930, 1438951982},
    {7939, 571377267}, {7957, 143865419}, {7975, 445834375}, {7989, 4201716739}, {8002, 2082798958},
    {8006, 3883353449}, {8029, 1252969316}, {8046, 611349806}, {8068, 3939761393}, {8092, 1880591026},
    {8116, 1630685488}, {8142, 4274790866}, {8173, 1320538545}, {8204, 625491524}, {8230, 1052979093},
    {8246, 1315057949}, {8259, 3198073272}, {8284, 1888717571}, {8297, 1499172353}, {8311, 1151719106},
    {8329, 1297838153}, {8340, 1291853992}, {8352, 3864824124}, {8365, 284302454}, {8383, 2291378338},
    {8405, 2024043478}, {8420, 3416336049}, {8431, 3326301860}, {8442, 2097883034}, {8460, 2658088632},
    {8470, 4116806241}, {8482, 2750625341}, {8499, 2805121617}, {8508, 2636563400}, {8524, 1088403524},
    {8552, 1326471550}, {8558, 3867909202}, {8587, 2053519890}, {8621, 24686317}, {8625, 43254447},
    {8657, 3633974900}, {8665, 1715765854}, {8681, 3488110948}, {8687, 1226705564}, {8697, 1144915353},
    {8715, 1085962434}, {8721, 542584942}, {8739, 1880354216}, {8748, 2126046479}, {8769, 3409685817},
    {8779, 2322214854}, {8801, 715012316}, {8806, 667630371}, {8823, 4011681569}, {8834, 1600511528},
    {8857, 2912348550}, {8872, 2477794221}, {8887, 2826459802}, {8894, 863636682}, {8905, 2904533681},
    {8925, 2783401782}, {8947, 3231953140}, {8967, 1851017237}, {8990, 3819977203}, {9002, 1594915199},
    {9032, 3312035873}, {9060, 2374822095}, {9076, 1117036282}, {9092, 2727146260}, {9122, 4247332818},
    {9141, 3780770003}, {9155, 3045028851}, {9167, 2338438971}, {9188, 1077300351}, {9217, 1505834213},
    {9248, 1420801579}, {9268, 1086567517}, {9279, 3688764708}, {9298, 3212090577}, {9311, 2710245443},
    {9322, 2621687777}, {9340, 135807534}, {9362, 538728657}, {9391, 4217769178}, {9410, 2737991523},
    {9421, 1490880043}, {9429, 1865801660}, {9437, 894604266}, {9455, 239266950}, {9471, 3440848049},
    {9489, 1563451997}, {9525, 1300855194}, {9543, 2649340029}, {9556, 3157132282}, {9587, 1994390723},
    {9600, 3295732442}, {9619, 3217941162}, {9656, 2638373311}, {9675, 729836362}, {9692, 1103965319},
    {9727, 3909734774}, {9744, 3422384807}, {9758, 1562399317}, {9790, 3535094014}, {9804, 2862813109},
    {9824, 70193435}, {9862, 3331707904}, {9882, 167527483}, {9904, 3377910156}, {9920, 2815096657},
    {9961, 3232227944}, {9980, 2636711499}, {9994, 2461495057}, {9999, 502047894}, {10019, 2942666046},
    {10025, 1490954098}, {10036, 1092012710}, {10061, 38792922}, {10072, 2899252294}, {10080, 871591685},
    {10102, 1041997713}, {10110, 3217987877}, {10118, 1309284212}, {10140, 2823090016}, {10148, 4012061332},
    {10155, 2462590034}, {10176, 3080064910}, {10183, 3596835826}, {10198, 4204111253}, {10203, 3492500287},
    {10212, 421821156}, {10235, 696240407}, {10244, 1453714756}, {10259, 1899105243}, {10288, 3174014960},
    {10303, 1948841851}, {10318, 466020238}, {10347, 4077855673}, {10362, 1744839726}, {10378, 1408722253},
    {10408, 876245160}, {10424, 452810861}, {10438, 1423725372}, {10466, 3691762681}, {10480, 3281580380},
    {10493, 650891138}, {10520, 613295001}, {10533, 1216248354}, {10546, 1260603725}, {10573, 968316954},
    {10586, 859371885}, {10600, 1658883364}, {10628, 3531153185}, {10642, 486221508}, {10653, 4064395570},
    {10678, 2257273533}, {10689, 3217031314}, {10701, 1898701486}, {10727, 692253475}, {10739, 2618608526},
    {10761, 2036964556}, {10797, 1478369021}, {10819, 2072579308}, {10834, 158609817}, {10863, 3199826274},
    {10878, 3872230201}, {10892, 889051197}, {10920, 1439665068}, {10934, 3703752221}, {10947, 592993401},
    {10974, 2782426318}, {10987, 1648296985}, {11006, 771481908}, {11039, 2744451111}, {11058, 2907380692},
    {11072, 2303844654}, {11100, 1323066019}, {11114, 590774350}, {11130, 2542372249}, {11160, 1436241668},
    {11176, 2311460409}, {11185, 773059133}, {11208, 2759092874}, {11217, 481727645}, {11226, 588027325},
    {11232, 3294899967}, {11248, 2406610228}, {11260, 1136770368}, {11271, 1099727666}, {11298, 3943336079},
    {11306, 3373088083}, {11314, 1118385669}, {11327, 1252830802}, {11346, 1911957762}, {11354, 1310484760},
    {11372, 4211107556}, {11390, 4235327583}, {11402, 2274977100}, {11412, 1894102977}, {11429, 1868420705},
    {11444, 1229760322}, {11459, 401251929}, {11468, 4136070254}, {11478, 141711844}, {11491, 1877099350},
    {11501, 4224630636}, {11514, 1126219644}, {11540, 2956264019}, {11564, 3731343133}, {11576, 1473240524},
    {11588, 3420829582}, {11596, 1499161504}, {11608, 1992880658}, {11629, 1654371654}, {11650, 3557937968},
    {11664, 4267915633}, {11679, 651349070}, {11698, 3553571131}, {11719, 798050051}, {11739, 1738029828},
    {11748, 830772382}, {11772, 975665791}, {11779, 3753552150}, {11801, 1268347563}, {11820, 219164268},
    {11841, 609412560}, {11861, 2354548601}, {11876, 3034740417}, {11889, 92234206}, {11898, 2675976173},
    {11906, 2255101473}, {11917, 938963840}, {11929, 1325536902}, {11939, 66138439}, {11958, 2650151654},
    {11970, 1362571274}, {11977, 2674091075}, {11994, 4180264212}, {12005, 2220611910}, {12011, 3628923247},
    {12030, 2290191893}, {12043, 524486259}, {12058, 536057419}, {12071, 2266436945}, {12083, 2660165913},
    {12095, 2510371521}, {12102, 1647949432}, {12113, 2499925078}, {12119, 1061329053}, {12127, 2186648520},
    {12139, 3685987662}, {12153, 1203193122}, {12167, 3305235377}, {12182, 3408062813}, {12204, 598285973},
    {12215, 2107277412}, {12230, 1771288722}, {12244, 1024755039}, {12264, 2323362532}, {12284, 295121441},
    {12296, 3240065181}, {12305, 3923523740}, {12325, 140741692}, {12342, 958887293}, {12365, 459823196},
    {12395, 687274249}, {12405, 1680403306}, {12420, 1628379063}, {12427, 1164572437}, {12438, 186774928},
    {12452, 2185261687}, {12457, 2753641482}, {12462, 2454962418}, {12477, 187726632}, {12495, 3594902096},
    {12503, 2175633178}, {12520, 775974691}, {12527, 4056008598}, {12541, 32195591}, {12548, 3647323098},
    {12564, 3198753898}, {12588, 56185609}, {12596, 3091067239}, {12600, 3935363592}, {12610, 3073585980},
    {12625, 2759355463}, {12645, 2095930043}, {12651, 1438993425}, {12667, 3070144198}, {12674, 1867556362},
    {12687, 2589014835}, {12703, 3891896413}, {12709, 4148812653}, {12716, 1700657266}, {12728, 1106246455},
    {12743, 754571866}, {12754, 1038506759}, {12760, 4176775601}, {12769, 2830785103}, {12779, 1731433239},
    {12787, 855408348}, {12795, 2834400513}, {12810, 3963693047}, {12823, 3283896773}, {12837, 715050645},
    {12846, 3544094494}, {12852, 4009327117}, {12868, 492923249}, {12881, 1423062726}, {12899, 161915485},
    {12942, 2642763852}, {12955, 1214513038}, {12972, 1445723454}, {12981, 2844467682}, {12988, 3334659430},
    {13000, 3572701046}, {13011, 555663897}, {13022, 3123020006}, {13035, 3005567066}, {13047, 2400366623},
    {13059, 2266193630}, {13069, 3448933658}, {13082, 3786999131}, {13090, 2370703267}, {13102, 1489487637},
    {13116, 1404904742}, {13131, 2552112075}, {13149, 2857694466}, {13162, 2048902997}, {13177, 1468503355},
    {13189, 1938712828}, {13208, 376585884}, {13230, 3810570069}, {13249, 1375206950}, {13271, 1648973383},
    {13290, 1187236458}, {13312, 1447170883}, {13331, 2183746320}, {13353, 4241624385}, {13366, 2109961146},
    {13383, 1302875927}, {13398, 1953032679}, {13416, 1885855689}, {13423, 3048556132}, {13442, 3744775116},
    {13460, 3621218635}, {13477, 3611392321}, {13488, 3412690475}, {13514, 2124853820}, {13536, 4061796954},
    {13543, 4173553157}, {13551, 2053962742}, {13561, 503535429}, {13572, 1836668495}, {13581, 721310682},
    {13596, 1006735486}, {13608, 325084441}, {13613, 2961925722}, {13623, 497438945}, {13632, 1787797455},
    {13643, 1849888827}, {13663, 3825011241}, {13672, 385702446}, {13678, 2166834857}, {13685, 3055437297},
    {13692, 601507180}, {13708, 2970916523}, {13712, 1041509726}, {13717, 1494001562}, {13722, 3853794552},
    {13726, 1871304217}, {13730, 2751299231}, {13736, 1299665195}, {13740, 576586605}, {13747, 1512988633},
    {13756, 1266453457}, {13767, 596166502}, {13776, 2984076638}, {13784, 1160668403}, {13793, 2235117230},
    {13797, 3184947036}, {13804, 768938516}, {13811, 1359877577}, {13819, 521485205}, {13829, 1429572201},
    {13837, 2267665723}, {13847, 1129697862}, {13861, 737459482}, {13867, 1122880180}, {13878, 1945272936},
    {13893, 2380932862}, {13909, 3092368177}, {13917, 2548392784}, {13927, 1901756438}, {13936, 906872895},
    {13947, 1648836552}, {13960, 252720416}, {13974, 1264131298}, {13978, 1582017048}, {13997, 422274124},
    {14016, 3020961236}, {14022, 845187144}, {14044, 1120609123}, {14068, 3704248662}, {14095, 1361184210},
    {14117, 254023945}, {14145, 3600137057}, {14169, 2682444316}, {14178, 1644100618}, {14202, 1592819465},
    {14235, 895660813}, {14243, 335426986}, {14268, 1264318259}, {14300, 1168386582}, {14308, 1663862986},
    {14313, 1746993862}, {14342, 1903257066}, {14347, 974882150}, {14354, 1177151643}, {14385, 165292311},
    {14392, 2311397435}, {14397, 439402299}, {14426, 1552997231}, {14431, 3962257883}, {14440, 2220750876},
    {14473, 2007447656}, {14482, 2787838396}, {14488, 3769421748}, {14518, 4173954024}, {14524, 1434043348},
    {14534, 1426660429}, {14568, 737025121}, {14602, 1466689035}, {14640, 4098563933}, {14645, 513712005},
    {14682, 229043912}, {14686, 2457286800}, {14721, 3584307048}, {14723, 1123244352}, {14760, 1329338781},
    {14764, 2761510965}, {14771, 49525662}, {14791, 539821669}, {14809, 3772220557}, {14827, 4185830300},
    {14842, 3171290880}, {14864, 832521766}, {14886, 1461782644}, {14906, 691540578}, {14929, 1404144425},
    {14949, 522796658}, {14966, 1376505559}, {14975, 3748513642}, {14983, 846470194}, {14991, 200649126},
    {15005, 3431639220}, {15012, 4292335199}, {15027, 907121470}, {15033, 2240342303}, {15050, 2969811462},
    {15064, 167268160}, {15078, 1833803298}, {15090, 2457918009}, {15099, 3718375587}, {15111, 4071123319},
    {15123, 1834047080}, {15139, 3367860727}, {15145, 2118064195}, {15156, 493169962}, {15164, 2713721240},
    {15169, 1695364032}, {15176, 4030051588}, {15182, 1400182552}, {15212, 455416660}, {15232, 2271268225},
    {15255, 2613973034}, {15273, 392604227}, {15295, 3754606837}, {15315, 2833158821}, {15331, 3350374178},
    {15338, 534084754}, {15352, 2867322350}, {15374, 2116308131}, {15379, 3649057272}, {15387, 3845453865},
    {15396, 2994984227}, {15412, 664899839}, {15434, 1989677117}, {15439, 2918522264}, {15451, 3420926329},
    {15464, 3178453163}, {15481, 3149605050}, {15486, 2920394832}, {15503, 1523943668}, {15513, 862917743},
    {15535, 4234031555}, {15552, 1719771455}, {15573, 2399213176}, {15580, 4287151977}, {15590, 450801067},
    {15597, 1669872668}, {15611, 4013487222}, {15638, 2679495900}, {15654, 856694529}, {15678, 2681939195},
    {15694, 3153218578}, {15718, 2240063300}, {15722, 3096186179}, {15727, 741716276}, {15732, 2329068957},
    {15739, 2921198141}, {15744, 1055615879}, {15749, 3285122304}, {15755, 230313139}, {15758, 2868333218},
    {15762, 4098541315}, {15767, 33356212}, {15774, 1723256298}, {15778, 4140259964}, {15784, 107912219},
    {15806, 4121566434}, {15836, 3855721002}, {15852, 2216232237}, {15876, 2255928953}, {15896, 159080631},
    {15910, 3689248828}, {15935, 836430118}, {15955, 2287125059}, {15978, 1038585177}, {15999, 3367347455},
    {16025, 4230039153}, {16039, 609216699}, {16074, 1501614459}, {16085, 1529288929}, {16117, 2719113377},
    {16129, 2275796322}, {16162, 1812401954}, {16173, 2408338453}, {16205, 2855832277}, {16232, 1459817706},
    {16243, 2392518824}, {16275, 518942568}, {16296, 3663533692}, {16338, 2192755772}, {16363, 177875273},
    {16409, 891907593}, {16431, 1945812840}, {16474, 1417411880}, {16498, 2154355281}, {16543, 3467076881},
    {16563, 317429627}, {16604, 771452987}, {16639, 181460511}, {16659, 456257992}, {16700, 2485130632},
    {16723, 317835491}, {16767, 3496877987}, {16788, 1103010248}, {16838, 3557956176}, {16861, 4255026978},
    {16913, 3877521898}, {16933, 3184108018}, {16982, 3247803578}, {17002, 500341405}, {17051, 25050581},
    {17076, 2700911442}, {17130, 4244498298}, {17144, 4267328027}, {17155, 3365817217}, {17167, 1019517826},
    {17178, 4255312501}, {17184, 107113802}, {17195, 339302984}, {17216, 571385436}, {17241, 701971049},
    {17263, 3844547848}, {17287, 2993703921}, {17307, 856100507}, {17321, 523418047}, {17342, 1199509864},
    {17356, 37948728}, {17391, 933579512}, {17405, 375457176}, {17427, 409325300}, {17470, 109937332},
    {17492, 1486047956}, {17515, 4096787105}, {17559, 1223573857}, {17582, 466146817}, {17598, 907143049},
    {17635, 2471218761}, {17651, 2923228585}, {17669, 3564361584}, {17708, 1587196464}, {17726, 2904556688},
    {17749, 4112321401}, {17793, 3967727417}, {17816, 3818716697}, {17837, 4106559176}, {17879, 4220384136},
    {17900, 3208394280}, {17924, 1499847030}, {17969, 1927727670}, {17993, 1791002966}, {18002, 71184232},
    {18031, 3633864562}, {18037, 3626350180}, {18063, 227242734}, {18070, 3686895409}, {18097, 23593359},
    {18103, 3490026688}, {18129, 2245546586}, {18138, 63500808}, {18144, 3324008260}, {18151, 2639082641},
    {18157, 4241250784}, {18185, 1005534689}, {18213, 433529277}, {18242, 1104277830}, {18255, 1738166450},
    {18290, 4196810825}, {18319, 1042290725}, {18326, 1073217499}, {18344, 2059328792}, {18352, 1536564555},
    {18371, 2064776214}, {18380, 1856753941}, {18400, 1308833490}, {18404, 3934383778}, {18419, 2480094667},
    {18427, 4009865048}, {18455, 365080250}, {18461, 3648362799}, {18487, 980454765}, {18494, 1860367182},
    {18521, 3669799736}, {18524, 1787721130}, {18550, 447103454}, {18555, 1697318111}, {18583, 2673357851},
    {18613, 2937116726}, {18631, 3523238589}, {18639, 1863269210}, {18659, 2099371351}, {18664, 4096559242},
    {18681, 2182794837}, {18686, 2712309285}, {18703, 2806403090}, {18713, 3478391754}, {18735, 1104677667},
    {18747, 1599455416}, {18754, 667710333}, {18757, 718098122}, {18760, 682728183}, {18778, 3802467407},
    {18799, 3657180965}, {18822, 1665393361}, {18846, 1052733624}, {18855, 184912774}, {18871, 4089387070},
    {18884, 2352568569}, {18897, 1245245715}, {18910, 1262023334}, {18924, 3270702940}, {18936, 2739892052},
    {18951, 2480001844}, {18955, 3749132497}, {18964, 1230999982}, {18971, 3143743637}, {18979, 799079693},
    {18985, 862152253}, {18991, 351428278}, {19008, 2428146278}, {19023, 2992948263}, {19034, 2349028720},
    {19041, 3885786800}, {19053, 1736514697}, {19063, 3474322026}, {19073, 60432295}, {19078, 1322381784},
    {19085, 4012403877}, {19107, 989471740}, {19128, 452908417}, {19147, 423327896}, {19161, 3737912740},
    {19186, 3227882653}, {19202, 2453966149}, {19230, 1731566697}, {19241, 2587032280}, {19262, 2963724706},
    {19278, 712913813}, {19310, 2778836517}, {19326, 2372284312}, {19341, 2159059685}, {19353, 1491675329},
    {19376, 1613655628}, {19398, 655649118}, {19413, 2173728365}, {19420, 2357661820}, {19436, 409169195},
    {19456, 3491459423}, {19473, 1226170970}, {19496, 3404475955}, {19526, 1624986452}, {19560, 3623300279},
    {19577, 3034534074}, {19597, 575711980}, {19616, 671086880}, {19643, 387145109}, {19656, 1032586458},
    {19668, 266241602}, {19688, 3402924327}, {19698, 1269553309}, {19704, 503252654}, {19707, 4160314702},
    {19711, 159043482}, {19718, 2686336408}, {19723, 2717370895}, {19733, 1132587367}, {19741, 1195117749},
    {19755, 1879021152}, {19769, 581463510}, {19792, 2140377464}, {19804, 1275514075}, {19816, 2387979536},
    {19827, 3884420844}, {19844, 1646387302}, {19856, 308670472}, {19869, 3934596143}, {19882, 2845511965},
    {19905, 4013472960}, {19925, 207861097}, {19945, 3570842623}, {19971, 2055130409}, {19987, 2974165697},
    {19994, 1232628331}, {20011, 889198334}, {20030, 3364533173}, {20046, 2007207608}, {20055, 3255160570},
    {20062, 2953807453}, {20069, 709349229}, {20073, 2223459638}, {20081, 2600881466}, {20096, 2804841900},
    {20111, 2904109309}, {20124, 3454124243}, {20140, 2165802309}, {20150, 4226874186}, {20162, 46347960},
    {20170, 111583397}, {20180, 249290197}, {20190, 1264874778}, {20202, 2552651146}, {20216, 3277309783},
    {20221, 2072037248}, {20230, 1839346743}, {20240, 2980706495}, {20251, 3765738945}, {20265, 1478303606},
    {20273, 2435397115}, {20294, 1647672292}, {20313, 1635008148}, {20328, 1487095968}, {20344, 3124627733},
    {20362, 3994024810}, {20367, 2570585620}, {20383, 366187551}, {20397, 2318987703}, {20407, 1761128012},
    {20421, 185295765}, {20434, 3838690653}, {20449, 1263600608}, {20466, 2027855346}, {20486, 3216563907},
    {20500, 1058098686}, {20513, 467864515}, {20524, 3932876427}, {20537, 2706824106}, {20546, 1016188828},
    {20562, 957769824}, {20572, 1005022371}, {20586, 2696340427}, {20604, 1092596157}, {20615, 1283833217},
    {20634, 1606336818}, {20637, 993596020}, {20652, 2693457989}, {20661, 3779456605}, {20680, 415476443},
    {20693, 1262823941}, {20703, 1622115944}, {20714, 2973219889}, {20727, 2597275607}, {20732, 1748273790},
    {20738, 860606716}, {20743, 3002334877}, {20760, 2034172196}, {20786, 3305562105}, {20804, 3707972394},
    {20835, 1143351512}, {20863, 259394249}, {20900, 1755649734}, {20929, 239670225}, {20943, 2484187237},
    {20958, 1401756888}, {20965, 3647859367}, {20978, 3236366608}, {20991, 1824874128}, {21012, 2788634194},
    {21034, 1466132464}, {21062, 3529599493}, {21094, 2079469443}, {21116, 738891302}, {21134, 3197889394},
    {21153, 2360350959}, {21178, 3813530536}, {21181, 488247560}, {21184, 605690893}, {21187, 622615607},
    {21190, 572282750}, {21193, 2334079840}, {21196, 2384412697}, {21199, 2367635078}, {21202, 2417967935},
    {21205, 2502003125}, {21224, 3649363768}, {21243, 3444963044}, {21274, 2273024933}, {21297, 4264915354},
    {21318, 3077942367}, {21347, 590894855}, {21357, 1618037728}, {21367, 1850454287}, {21377, 3957551837},
    {21396, 4284171251}, {21412, 3891447831}, {21418, 2774883451}, {21430, 3483418915}, {21447, 668816343},
    {21455, 2931048700}, {21464, 2388452721}, {21472, 4258353177}, {21475, 1141775739}, {21481, 4126724647},
    {21491, 2859901778}, {21495, 3250964130}, {21503, 1360419304}, {21507, 3001705435}, {21513, 2071016015},
    {21518, 4246411473}, {21522, 2944866961}, {21525, 418647609}, {21528, 2471879920}, {21532, 1343949093},
    {21534, 1105628090}, {21539, 3998840952}, {21543, 963632676}, {21546, 1882099852}, {21555, 2097992392},
    {21563, 4171284318}, {21571, 2265671865}, {21574, 2982919898}, {21581, 2076987736}, {21592, 3694939264},
    {21599, 2984259090}, {21606, 306596620}, {21614, 1011505953}, {21618, 1692432290}, {21625, 1616530830},
    {21636, 2662881380}, {21648, 288349193}, {21660, 3981693508}, {21683, 789866245}, {21716, 3462714680},
    {21747, 1040529176}, {21770, 1195669001}, {21791, 572947177}, {21815, 3064057197}, {21839, 2537429897},
    {21846, 3218261061}, {21853, 2261369287}, {21859, 912855974}, {21865, 3374781713}, {21873, 2293478956},
    {21890, 1149880784}, {21899, 953119650}, {21911, 1491100860}, {21922, 417924775}, {21933, 3895649598},
    {21946, 2700906213}, {21968, 2989913377}, {21974, 3882857642}, {21980, 998202534}, {21986, 2983868917},
    {21993, 2474450678}, {22010, 4110050486}, {22017, 1738982494}, {22027, 3734814891}, {22037, 3768986699},
    {22041, 2624049703}, {22047, 3114108242}, {22063, 2841934487}, {22081, 1193001972}, {22099, 88035829},
    {22115, 1181740251}, {22128, 3068295830}, {22151, 2650861306}, {22173, 2152366365}, {22184, 3624381609},
    {22195, 3416571249}, {22205, 1040632685}, {22229, 4090287646}, {22246, 3935096066}, {22265, 4249419},
    {22282, 3406704799}, {22306, 3341171164}, {22322, 883346132}, {22355, 4136122483}, {22361, 2668380887},
    {22368, 2831556715}, {22381, 3401266884}, {22387, 1451477576}, {22403, 119757721}, {22412, 2438128661},
    {22424, 2193512543}, {22434, 1505809199}, {22453, 2758857958}, {22459, 785452558}, {22469, 1861738460},
    {22475, 3056320968}, {22495, 4208727282}, {22508, 3291555781}, {22517, 2196865874}, {22546, 1361552727},
    {22568, 2957611498}, {22577, 2007872489}, {22585, 2339550961}, {22597, 3508411830}, {22610, 2355901240},
    {22621, 4245501841}, {22627, 3163908038}, {22634, 2925496955}, {22647, 108183312}, {22661, 1328193084},
    {22672, 513258156}, {22692, 82010237}, {22717, 2311301001}, {22745, 277471395}, {22778, 1762650279},
    {22807, 1972070764}, {22833, 628142736}, {22848, 2265931075}, {22869, 3180543629}, {22876, 2387400333},
    {22895, 1202605450}, {22903, 591972422}, {22923, 1175191511}, {22934, 873742264}, {22957, 326594495},
    {22967, 2059707271}, {22989, 1503948434}, {22999, 3230945966}, {23021, 2911124459}, {23032, 1449651004},
    {23044, 1980023723}, {23071, 3261273255}, {23088, 1962088798}, {23099, 659713157}, {23103, 407568404},
    {23110, 3610741318}, {23118, 24023407}, {23125, 2767062895}, {23137, 197333961}, {23152, 3768039387},
    {23159, 2976183426}, {23167, 854431587}, {23177, 2611701562}, {23191, 4149673879}, {23198, 3561702979},
    {23209, 3373400544}, {23214, 616319547}, {23229, 2851767893}, {23241, 2670905232}, {23245, 2984927816},
    {23251, 3072721717}, {23258, 382945106}, {23267, 1202886564}, {23280, 3124826125}, {23297, 1073533898},
    {23317, 501308550}, {23337, 3102301894}, {23351, 2098960006}, {23365, 2993485402}, {23382, 2228178674},
    {23395, 678697196}, {23413, 4242588933}, {23421, 3290709023}, {23429, 3206573181}, {23437, 3156240324},
    {23449, 873554442}, {23461, 3877044912}, {23468, 1386144670}, {23512, 3391438105}, {23545, 3275802252},
    {23551, 1665555596}, {23561, 955209608}, {23571, 3663374774}, {23579, 2845693673}, {23588, 1402472725},
    {23602, 3292755612}, {23607, 1795259425}, {23616, 2710028206}, {23670, 2549331680}, {23681, 2094265262},
    {23692, 2380435381}, {23711, 801338602}, {23732, 2854832407}, {23757, 155406996}, {23769, 3678362229},
    {23789, 4252635661}, {23800, 930651626}, {23817, 883771916}, {23829, 2754639596}, {23842, 3381696689},
    {23862, 2497068525}, {23886, 4204966360}, {23890, 3848464964}, {23901, 4196316528}, {23906, 1775113223},
    {23915, 4293857150}, {23940, 105220734}, {23956, 2941928401}, {23979, 3513504379}, {24013, 2399979131},
    {24054, 397375761}, {24068, 2554776799}, {24075, 1325902193}, {24082, 4257774810}, {24101, 3385953049},
    {24115, 363805148}, {24134, 2241932221}, {24143, 3578929855}, {24154, 960139624}, {24162, 1597548103},
    {24177, 957531795}, {24190, 1010886454}, {24210, 1596791097}, {24215, 828449414}, {24231, 4083200273},
    {24247, 1563607652}, {24252, 3373576235}, {24268, 1686781560}, {24284, 3118206852}, {24301, 1114429566},
    {24317, 275414779}, {24335, 3681786005}, {24362, 1786964809}, {24365, 4081524352}, {24368, 3880226465},
    {24373, 1336735441}, {24380, 3258804367}, {24389, 3220778976}, {24399, 3246523276}, {24410, 2488280337},
    {24424, 2068458324}, {24439, 763838368}, {24446, 637820293}, {24450, 2601460036}, {24455, 1480246043},
    {24464, 978711165}, {24471, 309439324}, {24480, 2535512472}, {24498, 3793360030}, {24520, 3530699951},
    {24539, 3107109432}, {24561, 2768536296}, {24581, 2255243348}, {24599, 1791059818}, {24605, 4128829753},
    {24619, 2557930546}, {24641, 1165654517}, {24662, 1287267581}, {24686, 333206726}, {24709, 2848081438},
    {24730, 1910782036}, {24750, 3395304284}, {24773, 1173374833}, {24795, 2943989225}, {24817, 1789752760},
    {24837, 723746973}, {24860, 928095684}, {24877, 66633762}, {24887, 3883652983}, {24907, 1787670268},
    {24929, 2151592719}, {24944, 1240202158}, {24959, 2061306167}, {24976, 3545231896}, {24991, 2600978945},
    {25019, 907113182}, {25067, 4097691329}, {25079, 288631100}, {25090, 835911719}, {25101, 18669246},
    {25114, 1289413733}, {25136, 576822689}, {25160, 1403930331}, {25166, 1863671838}, {25177, 2924953349},
    {25190, 951339946}, {25203, 2908236957}, {25211, 60532369}, {25221, 3795175885}, {25236, 1243462689},
    {25244, 3299448700}, {25255, 2833363212}, {25297, 3533566504}, {25319, 1855131199}, {25328, 1056680197},
    {25338, 2951402203}, {25358, 3636908325}, {25369, 1964022558}, {25379, 684154646}, {25402, 2371177212},
    {25427, 2398960364}, {25453, 2922600688}, {25506, 17738465}, {25513, 343848780}, {25526, 2712090128},
    {25549, 944362804}, {25571, 115475624}, {25602, 694824490}, {25618, 2617424471}, {25630, 2167551454},
    {25646, 353999202}, {25662, 554307351}, {25682, 580401027}, {25695, 2837546561}, {25703, 3574960668},
    {25706, 1090614859}, {25723, 2666343581}, {25743, 848102186}, {25763, 519526010}
};

static const int32_t slots[] = {
    -1, -1, 1216, 920, 238, 968, 1737, -1, 235, -1, 402, -1, -1, 187, 1836, 964, -1, -1, 799, 147, 1280,
    1769, 1850, 1894, -1, 362, 789, -1, -1, -1, -1, -1, 1282, -1, -1, -1, 1148, 1317, 1363, -1, 466, -1, -1,
    1020, -1, -1, 1710, 1891, 519, 226, -1, 999, 1454, -1, -1, -1, 1341, 324, 728, -1, -1, -1, -1, 52, 133,
    782, -1, -1, 1880, 1042, -1, -1, -1, 439, 249, 1906, -1, -1, 597, -1, 607, 522, -1, 104, -1, -1, 1956,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 778, 287, 1583, 1798, 292, -1, -1, 1003, -1, 1776, -1, 521, 1809, -1,
    197, -1, -1, 1045, 1533, -1, -1, 749, -1, 1208, 1330, 1447, -1, 785, 1514, -1, -1, -1, -1, 1587, 1801,
    1859, -1, -1, 114, 1349, 457, 1895, -1, 1492, -1, -1, 5, 891, -1, -1, -1, -1, 1632, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 673, -1, 1862, -1, 958, 862, 177, 811, -1, 1256, 1953, -1, 1905, -1, 1865, -1, 1758, -1,
    -1, -1, -1, -1, -1, -1, 1468, -1, 1799, -1, -1, 297, 1028, 1419, 960, -1, 878, -1, 1235, 1717, 700, -1,
    1351, -1, -1, -1, -1, 569, 286, 1128, 482, 1948, -1, 1690, -1, 1476, -1, -1, -1, -1, -1, -1, -1, -1, 421,
    -1, 492, 660, -1, -1, 714, 702, 886, 1027, 1146, 1795, 1921, -1, -1, 1314, -1, -1, 1505, -1, -1, -1, 520,
    -1, 123, 489, 240, 493, 1152, 989, 1179, 1502, -1, -1, -1, 1873, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1066, -1, -1, 464, -1, 1091, 639, 1141, -1, -1, 228, 817, 1043, -1, -1, -1, -1, -1, 1114, -1, 367, -1,
    -1, -1, -1, 143, 746, -1, -1, -1, -1, -1, -1, -1, 1631, -1, -1, 62, 1402, -1, -1, -1, 136, 726, 1173,
    378, 1112, 1395, 1810, -1, -1, -1, -1, 347, 36, 1954, 1006, 1427, -1, 868, -1, 1973, -1, 406, 1763, -1,
    -1, 1723, 535, 1860, 661, 225, 486, 509, 1249, 105, -1, 212, -1, 686, -1, 1462, -1, -1, 1245, -1, 1034,
    708, 1276, 1137, 565, 284, -1, -1, -1, 1144, 1532, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1199,
    1663, -1, 1767, -1, -1, 926, -1, -1, 488, 662, -1, -1, 1077, 1244, -1, -1, 1744, 1740, 304, 1939, -1,
    1033, 1899, 356, 1403, 455, 1420, 1647, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1816, -1, -1, -1, 344, 361,
    117, 388, 229, 491, 547, 831, 834, 990, 1287, 1159, 1944, -1, -1, -1, 1780, -1, 1606, 893, 163, 321, 527,
    -1, 548, -1, 141, 1556, 307, -1, -1, -1, -1, -1, 957, -1, -1, -1, 998, -1, -1, -1, -1, -1, -1, -1, -1,
    515, 1423, -1, -1, -1, -1, 144, 184, 611, 918, 803, -1, 863, -1, -1, -1, -1, -1, -1, -1, 351, 1557, -1,
    -1, 1752, -1, 275, -1, 1048, -1, -1, -1, -1, 657, 1070, 1304, 762, 858, -1, -1, -1, 748, 227, 1586, -1,
    -1, -1, -1, 1570, -1, -1, 1519, 1883, -1, -1, -1, 303, 807, -1, -1, 408, 1078, 1401, 1290, -1, -1, -1,
    -1, 846, 1449, 977, 648, 542, -1, 536, -1, -1, -1, 371, 913, -1, -1, 1800, -1, 120, 437, -1, -1, -1, -1,
    1082, -1, 1561, -1, -1, -1, 792, 692, -1, 769, 1761, 576, -1, -1, -1, 910, 1039, 1404, -1, 1641, 1718,
    1830, -1, 532, 1316, 1356, 1405, -1, -1, -1, -1, 395, 1625, -1, -1, 1501, 1322, 300, 713, 1254, -1, 1564,
    1041, 1965, -1, 1243, 122, 255, -1, -1, 1685, 1157, -1, -1, -1, -1, -1, 1014, -1, 1067, 452, 529, -1, -1,
    -1, 630, -1, -1, -1, 95, 832, 447, -1, -1, -1, 37, 1390, -1, -1, 1163, -1, 1364, 1782, -1, 824, -1, 94,
    821, 19, 1872, 1825, 1247, -1, -1, 533, 923, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 636, 594, 1355, -1,
    -1, 518, 909, -1, -1, 285, 579, 857, -1, 1569, -1, -1, 971, 809, 1225, 1614, 546, -1, -1, -1, 887, 1382,
    1397, -1, 310, -1, 1326, 534, 747, 1373, 206, 1562, 1662, 1266, 1495, 277, 1808, 1546, 1969, -1, -1, -1,
    -1, -1, -1, 485, -1, 337, 1374, -1, 1125, -1, -1, -1, 1551, -1, -1, -1, -1, -1, -1, -1, 1166, 1787, -1,
    1197, 102, 125, -1, -1, 561, -1, 92, -1, -1, 415, 1535, -1, 1450, 1359, 1682, 1910, 1241, -1, -1, 1371,
    -1, -1, -1, -1, -1, 288, 897, 1145, 1062, 1512, -1, 1315, -1, -1, 1739, -1, -1, -1, -1, -1, 217, 651,
    195, 685, 1656, 196, 1913, -1, -1, -1, -1, -1, 507, -1, 204, -1, 1499, -1, 247, 1504, -1, -1, -1, 1310,
    1950, -1, 1853, -1, 1875, -1, -1, -1, 940, -1, -1, 385, -1, -1, 942, -1, -1, 599, 716, 0, 645, -1, 503,
    -1, -1, -1, -1, -1, -1, -1, -1, 1312, -1, -1, 41, 1098, 1120, 1581, -1, 1306, -1, 9, 773, 1813, -1, 1652,
    68, -1, -1, -1, -1, 350, -1, 613, -1, -1, 1967, -1, 671, 405, 911, 1854, 1023, 816, 1536, 1629, -1, -1,
    1784, -1, 1441, -1, 1118, 328, -1, 20, 295, 744, 932, 1923, 244, 291, 961, 669, 1160, 1901, -1, -1, 995,
    1927, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1915, -1, -1, 1935, 419, 1615, 360, 1525, 1794, 505,
    -1, -1, -1, 1508, -1, 1007, -1, -1, -1, -1, -1, -1, 524, -1, -1, -1, -1, 1749, -1, -1, -1, -1, -1, -1,
    -1, -1, 357, 423, 1016, 1108, 952, 991, -1, 1127, -1, 24, 1760, 1941, 924, 665, -1, 11, 79, 1139, 1252,
    1540, 1699, 58, 543, 1334, 151, 1753, 1803, -1, -1, -1, 717, 1789, -1, -1, 231, 1812, -1, -1, -1, 267,
    -1, -1, -1, -1, -1, 404, -1, -1, 733, 1101, 1584, -1, 898, -1, -1, 1188, -1, -1, 1607, -1, -1, -1, 1295,
    -1, -1, -1, 168, 127, -1, -1, -1, 302, -1, -1, 391, 56, -1, 69, 1576, -1, -1, -1, -1, 1, 676, 1158, 1657,
    39, 139, 1775, -1, 248, -1, -1, -1, -1, 220, 364, 562, 1076, 1452, 1618, 780, 1970, -1, -1, -1, -1, 1779,
    -1, 996, -1, -1, -1, 219, 1109, -1, -1, -1, 573, -1, -1, 420, -1, -1, 1391, 1269, -1, -1, -1, 1226, 603,
    1558, 1633, -1, 1802, -1, -1, -1, -1, 970, 200, -1, -1, 1011, -1, 369, 1051, -1, -1, 1574, 1650, -1, 173,
    -1, 1299, -1, -1, -1, 1107, 1857, 736, -1, 234, -1, 1172, 698, 1103, 644, 1972, 1056, -1, -1, 1805, -1,
    -1, -1, -1, -1, 1104, 1488, 1517, 1829, 111, -1, 1377, -1, -1, -1, -1, -1, -1, -1, -1, 1598, 1453, -1,
    -1, 40, 479, -1, 722, 741, 783, -1, -1, 1847, 358, -1, -1, -1, -1, -1, -1, -1, 261, -1, -1, -1, -1, -1,
    -1, -1, -1, 1198, -1, -1, 593, 848, 1366, 1930, -1, 1616, 243, 1909, -1, 1308, 1543, 1820, 571, 1469,
    1431, -1, -1, 678, 89, 1497, 1958, -1, -1, -1, 1858, 142, -1, -1, 530, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 703, -1, 1149, 1681, 1898, 591, -1, -1, -1, -1, 693, 884, 715, 1117, 1293, 1655, 1877, -1, 894, -1,
    -1, -1, -1, -1, 271, 1559, -1, -1, -1, 1250, -1, 1688, 110, 1442, 888, -1, -1, -1, -1, -1, -1, 845, -1,
    1555, 1494, -1, -1, -1, -1, 1211, 1487, -1, -1, 820, -1, 472, 194, 1133, 1170, -1, 1195, 512, 656, -1,
    -1, -1, 1218, -1, -1, 1212, -1, 1951, -1, -1, -1, -1, -1, 1696, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1,
    -1, 148, -1, -1, -1, -1, -1, -1, -1, 1277, -1, -1, -1, -1, 323, -1, -1, 1702, -1, 179, -1, 1278, -1, -1,
    113, 1666, -1, -1, -1, 1026, -1, 1275, -1, -1, -1, 198, 836, -1, 1678, -1, -1, -1, -1, -1, -1, -1, 106,
    -1, -1, -1, -1, -1, -1, 84, -1, -1, 124, 329, -1, -1, 1155, 1463, -1, 1604, -1, 1474, -1, -1, 205, -1,
    -1, -1, -1, -1, 1529, -1, 28, 628, -1, 1660, -1, 155, 1524, -1, -1, -1, -1, -1, 1721, -1, 112, 933, 1961,
    -1, -1, 538, 1480, 1493, 1750, 1523, 1675, -1, -1, -1, -1, -1, 77, -1, 1303, -1, -1, -1, -1, -1, 707, 32,
    -1, -1, -1, -1, 568, 1719, -1, -1, -1, -1, -1, -1, 119, 1200, 469, 854, 185, 582, 1267, 585, 1602, 186,
    1221, -1, -1, -1, -1, -1, -1, 935, 1361, 794, -1, -1, 1055, 672, 1444, 1916, -1, 566, 753, 1683, 1814,
    -1, -1, 60, 289, 516, 969, 172, 1099, 338, 1176, 544, 631, 1785, 966, 380, 30, 810, 986, 1413, 1012,
    1962, 1047, -1, 481, -1, 1113, -1, -1, -1, 1215, -1, -1, -1, -1, -1, 653, 1600, 339, 72, -1, -1, -1, -1,
    -1, 444, 775, -1, -1, 559, 704, 1840, -1, -1, -1, 759, 1239, 908, 1032, -1, -1, -1, 1379, 1755, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1258, -1, -1, -1, -1, -1, 384, -1, 826, -1, 1630, 564, 1711, -1, -1, -1, -1,
    -1, -1, -1, 1124, -1, -1, 161, -1, -1, -1, -1, -1, 667, 1513, -1, 1030, -1, -1, 900, 83, 1651, 1150, 264,
    1680, 1090, 1792, -1, -1, 1472, 1080, -1, 1231, 121, -1, -1, 663, -1, -1, -1, -1, 756, 1009, -1, 1186,
    -1, -1, 1154, 553, -1, -1, 1943, -1, 1438, 1974, 363, -1, -1, -1, -1, 1279, 1017, -1, -1, 793, -1, -1,
    -1, -1, 1153, 1274, 1467, 1498, 1572, -1, 1646, -1, 215, -1, 445, 1238, 1807, -1, -1, 140, 719, 1867,
    1343, -1, 758, -1, -1, 1838, -1, -1, -1, -1, -1, -1, 617, -1, 1262, -1, -1, -1, 1054, 375, -1, -1, -1,
    -1, 1733, -1, 137, 1627, 976, -1, -1, -1, 202, 1320, -1, -1, -1, -1, 169, 612, 814, 1273, -1, -1, -1, -1,
    -1, 424, -1, -1, 666, 1747, -1, -1, -1, 468, -1, -1, -1, -1, -1, -1, 1230, 118, -1, -1, -1, -1, -1, 1360,
    -1, 475, -1, 1156, -1, -1, 812, -1, 921, -1, -1, 997, 1834, -1, 1049, 1065, -1, -1, -1, 210, 456, -1,
    797, 73, 760, 1693, 1669, 1756, 1765, 874, -1, -1, 1321, 953, -1, 742, 1933, -1, 729, -1, 1611, 1695,
    684, -1, -1, 1774, -1, -1, -1, -1, 757, -1, -1, 6, -1, 158, 947, -1, -1, -1, -1, -1, -1, 1902, -1, 772,
    -1, 1922, 1106, -1, -1, 619, 1539, -1, -1, -1, -1, 1209, 537, 1177, 150, -1, -1, -1, -1, 254, -1, -1, -1,
    -1, -1, -1, -1, 1806, 1234, 1863, 1102, -1, -1, -1, -1, 625, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1248, -1, 712, 616, 514, 1005, -1, -1, -1, 320, -1, 1949, 1436, 1475, 1957, 366, 1766, -1, 26, 1640, 138,
    -1, -1, -1, 268, -1, -1, -1, 18, -1, 390, 1257, -1, 1115, -1, -1, 1368, -1, -1, -1, -1, -1, -1, 1095,
    959, -1, -1, 1623, -1, -1, -1, -1, -1, -1, 699, -1, -1, 1237, 526, 1169, 1430, 1822, -1, 1069, -1, -1,
    280, 1716, 1189, 1870, -1, 1754, -1, -1, 1503, 1738, -1, -1, -1, -1, -1, -1, 1900, -1, -1, -1, 867, 896,
    1715, 1743, 201, 1879, 342, 381, -1, 906, -1, 1522, 1579, 159, 1826, 833, 1884, -1, -1, -1, -1, -1, -1,
    1597, 1528, 75, 1720, -1, -1, -1, -1, -1, 1869, -1, 499, -1, -1, -1, 49, -1, -1, 871, -1, -1, -1, -1,
    1634, -1, -1, -1, 1201, 917, 1748, 1790, -1, 815, 1236, 1052, -1, -1, 91, 1119, 1861, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1592, -1, 1385, 606, 788, -1, -1, -1, -1, -1, -1, 624, 596, 1307, 800, 670,
    1352, 1966, -1, -1, -1, -1, 1677, -1, 462, -1, 939, 1178, 181, 787, 1345, -1, 335, 1746, 1265, 605, -1,
    -1, -1, 1881, 1110, 1205, 1924, 1194, 1214, 1058, 1392, -1, 1904, 1410, -1, -1, -1, -1, -1, 1300, -1,
    349, 813, -1, 1271, -1, -1, -1, -1, -1, -1, -1, 1167, -1, 44, 592, -1, 1350, 1668, 1796, -1, -1, 425, -1,
    -1, -1, -1, -1, -1, -1, 1138, 642, 316, 1291, 1882, 1827, -1, 265, -1, -1, -1, -1, -1, 448, 1727, 1890,
    -1, -1, -1, -1, -1, -1, 934, 570, 1331, -1, -1, 1946, 1745, 1874, -1, -1, 236, -1, 1050, 1313, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 266, 90, 763, 626, 1876, 1971, -1, 149, 1171,
    922, 417, 1516, -1, -1, -1, -1, -1, -1, 1636, 74, 1311, -1, -1, -1, -1, 1566, -1, -1, 1432, -1, -1, -1,
    697, -1, 209, -1, 1129, -1, 299, -1, -1, 1907, -1, 374, 221, 1381, 1734, 1866, -1, 1455, -1, 1644, -1,
    -1, -1, 459, 224, -1, -1, -1, 513, 1783, -1, -1, -1, -1, -1, 554, 442, 1687, 1329, 1928, 1638, 1187, 880,
    -1, -1, 1708, 1064, 754, -1, -1, 1553, -1, -1, -1, -1, 948, 45, 239, 1298, -1, -1, 199, -1, 1481, 66,
    132, 1409, 1510, -1, -1, 33, 1567, -1, 1378, -1, -1, 875, -1, 575, -1, -1, 88, -1, -1, -1, -1, -1, 1121,
    962, 412, -1, -1, 298, 13, 1440, -1, -1, -1, -1, -1, -1, -1, 1871, 27, -1, -1, 679, -1, -1, 1819, -1, -1,
    941, -1, 208, -1, -1, -1, -1, -1, -1, -1, -1, 336, 461, 1691, -1, -1, -1, -1, 427, -1, -1, -1, 1031,
    1285, 972, 1264, 1422, 1639, -1, 835, 1908, 951, 828, 373, 983, 1097, 1126, 914, 1704, -1, -1, 1061, 8,
    1521, -1, 1037, -1, -1, 57, 1073, -1, -1, -1, 1852, -1, -1, 1959, -1, -1, -1, 1035, -1, -1, -1, 311, 652,
    1486, 916, 1272, 1537, 1202, 1610, 1845, 903, -1, -1, -1, 1111, -1, 1526, 1164, 1686, -1, -1, -1, 649,
    -1, 885, 308, -1, -1, -1, 1429, 1335, -1, -1, -1, 211, 1560, 1261, -1, -1, -1, 938, -1, 1705, -1, -1, -1,
    -1, 53, -1, -1, -1, 1642, -1, -1, -1, -1, -1, -1, 786, 1038, -1, -1, -1, 587, -1, -1, 130, 937, -1, 830,
    -1, -1, -1, -1, -1, 777, 919, 1619, 751, 165, 253, 1791, 1835, 840, 31, -1, 1375, 1414, 256, 825, -1, -1,
    301, 1340, -1, 1938, -1, -1, 1203, -1, -1, -1, -1, 674, -1, 1963, -1, -1, -1, 680, 450, 1530, -1, 330,
    -1, -1, -1, 319, -1, -1, -1, -1, -1, 572, 270, 1327, 1925, 29, 353, -1, 856, 589, 865, 1507, 609, 1353,
    1892, 1465, 1255, -1, -1, -1, -1, -1, -1, -1, -1, 732, -1, -1, -1, 681, 495, -1, -1, -1, 1552, -1, -1,
    -1, -1, -1, -1, -1, 574, -1, -1, -1, 767, 396, 1074, 804, -1, 819, 1284, 1084, -1, -1, -1, 877, -1, -1,
    467, -1, 400, 1778, -1, 1213, 965, 1412, 490, -1, -1, -1, -1, -1, 1086, 1242, 1406, 1496, 1673, 737,
    1196, 1518, -1, -1, -1, -1, -1, 1565, -1, 1676, -1, -1, -1, 1302, -1, -1, 621, -1, -1, 1549, -1, -1, 269,
    723, -1, 1595, -1, -1, -1, 1443, -1, -1, -1, -1, -1, 1288, 1706, 35, 383, -1, 1815, 1071, 637, 904, 1439,
    -1, 614, 866, 790, -1, 154, 798, 1542, 1837, -1, -1, -1, -1, 1333, 431, 1846, -1, -1, -1, 213, -1, -1,
    -1, -1, -1, -1, 1786, -1, 915, 1626, 1301, 602, 282, 386, -1, -1, -1, -1, -1, -1, 859, 1843, 849, -1,
    387, -1, 64, 1367, 1832, -1, -1, 580, -1, -1, -1, -1, -1, -1, 1161, 1457, -1, 48, 1742, 359, -1, 927, 85,
    290, 890, 1448, 129, 1726, 549, -1, -1, 949, -1, -1, -1, -1, -1, 273, 1083, 1348, 1612, -1, 1229, -1, -1,
    -1, -1, -1, -1, -1, 1725, 691, -1, 76, -1, -1, 1609, -1, 902, 1393, 1477, 805, -1, -1, 861, 1456, -1,
    146, 889, -1, 510, 1461, -1, -1, -1, -1, -1, -1, -1, 1724, -1, 7, -1, -1, 1260, -1, -1, -1, 1029, 944,
    1380, 22, 709, -1, 974, 341, 978, 1068, -1, -1, 189, 1010, -1, -1, 183, -1, -1, -1, 504, 1358, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 841, 1344, 78, 263, 34, -1, 128, 135, 1092, 1251, -1, 694, 853, -1, 1471, -1,
    260, -1, 689, -1, -1, -1, 465, -1, 1389, -1, -1, 176, 1781, 281, -1, 126, 1400, -1, 162, 25, 1283, 740,
    1004, 61, 80, 1019, 1418, 1942, 1001, -1, -1, -1, -1, -1, 1577, 1191, -1, -1, 808, 1459, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 979, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1732, 761, -1, -1, -1, -1, 392, 1025, 1515,
    1571, -1, 936, 1219, 1818, -1, -1, -1, -1, -1, -1, -1, -1, 766, 852, 1228, -1, 1664, -1, 1445, -1, -1,
    -1, -1, -1, -1, 1024, 1332, 1369, -1, -1, 1578, -1, 882, 1046, 1707, 97, 633, 1729, 545, -1, 1920, -1,
    -1, 10, -1, -1, 1060, -1, -1, -1, 1093, 1132, -1, 178, 765, -1, -1, -1, -1, -1, 331, 430, -1, -1, -1, -1,
    314, -1, 583, 635, 1575, -1, -1, 929, 1130, 1649, -1, 55, -1, -1, 506, 1184, -1, -1, 1142, 1227, -1, -1,
    96, -1, -1, 552, 731, 881, 376, 1087, 1336, 1484, 842, 1934, -1, -1, -1, 473, 802, 1253, 1621, -1, -1,
    -1, 372, 954, 734, 54, 398, -1, -1, -1, 1217, 641, 346, 411, 67, 1613, 428, 101, 654, 1848, -1, -1, 981,
    -1, -1, -1, -1, -1, 1628, -1, -1, -1, -1, 1075, -1, -1, -1, -1, -1, 1206, -1, 180, 318, 453, 463, 738,
    837, 1736, -1, -1, 1856, -1, 1223, -1, 1485, 1975, -1, 563, 42, -1, -1, -1, 1917, 414, -1, -1, -1, 1460,
    -1, -1, -1, 16, 925, -1, 1136, -1, 1421, -1, 735, 1190, -1, -1, 480, -1, -1, -1, -1, 1088, -1, -1, -1,
    435, -1, 434, 1674, 1263, 632, 1384, 1433, 274, 647, 1637, 1464, 1204, 1679, 771, -1, 175, 156, -1, -1,
    1383, -1, -1, -1, -1, 1040, 899, 984, -1, -1, 1018, -1, -1, -1, -1, -1, -1, 724, -1, 1712, 1771, 1573,
    -1, -1, -1, -1, 1926, 963, -1, -1, 1534, 1589, -1, 422, 975, -1, -1, 668, 1417, -1, 946, 1337, -1, -1,
    -1, -1, 446, -1, -1, 994, -1, 623, -1, 620, -1, 718, 59, 1608, 1759, -1, -1, -1, 659, 829, 1851, 1931,
    -1, -1, -1, -1, 905, -1, 581, -1, -1, -1, 943, -1, -1, 870, -1, 474, -1, -1, -1, -1, 377, 278, -1, -1,
    1296, 1654, -1, -1, 46, 116, -1, 806, -1, -1, 1658, 629, 1821, 864, 779, -1, -1, -1, -1, -1, -1, 1328,
    1885, -1, -1, -1, 1509, 1458, -1, -1, 745, 577, -1, -1, -1, 843, 930, 1281, 1338, -1, 1605, 1659, -1,
    1868, -1, 531, 501, 1713, 784, -1, 496, -1, 706, 443, 1339, -1, -1, 701, -1, -1, 3, -1, 458, -1, 441,
    604, -1, -1, -1, 429, 1671, 598, 1063, -1, -1, -1, 1324, 477, 65, 4, 47, 153, -1, -1, 1511, 560, 1376,
    1268, 1594, 245, 315, 508, 664, -1, 776, -1, 638, 1936, 1233, 711, 498, -1, 1929, -1, 1622, -1, 1919,
    801, 1036, 556, -1, -1, -1, -1, 399, 1224, 313, -1, -1, 1833, -1, 12, 207, 1844, -1, 438, 370, 791, 1270,
    1741, 1886, 449, 1580, -1, -1, 312, 541, 1292, 1824, 525, 1768, -1, -1, 743, 850, -1, -1, -1, -1, -1,
    1185, 1192, 382, -1, -1, -1, -1, 1828, -1, 1603, 21, 325, 695, 1297, 237, -1, -1, 166, 1751, -1, -1, 677,
    956, 43, -1, 233, 1435, 1620, -1, 844, -1, -1, -1, -1, 1912, -1, -1, -1, -1, -1, 1483, -1, -1, -1, -1,
    -1, -1, -1, -1, 232, -1, -1, -1, -1, -1, -1, 1893, 345, 557, 892, -1, -1, 640, 720, 764, 1094, 1568,
    1387, 1689, 1964, 1839, 1968, 63, 171, 796, 1731, 1911, -1, -1, -1, 1319, 1175, 1952, -1, -1, -1, -1, -1,
    -1, 643, 484, -1, 108, -1, -1, -1, -1, 1305, 1354, -1, -1, -1, 1757, 294, -1, -1, -1, 1207, 1590, 705,
    1222, -1, 333, -1, 276, 403, 928, -1, 1648, -1, 578, -1, -1, -1, 343, 1701, -1, -1, 407, -1, 618, -1, -1,
    355, 1728, -1, 1667, 1849, -1, 1105, 257, 470, 250, -1, 1694, -1, -1, 1545, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1116, -1, -1, -1, 1653, 1325, -1, -1, 658, 164, 309, 1864, -1, -1, -1, 216, 1596, 730, -1, -1,
    -1, 192, 1131, 1478, 170, 1547, 770, 1057, 70, 584, 1506, 1817, -1, -1, -1, 393, -1, 500, 901, -1, -1,
    17, 242, 131, -1, -1, -1, 1914, -1, 1772, 768, 860, 365, 379, 476, 879, 855, 1490, 1672, 1730, -1, 973,
    160, 1665, 739, -1, -1, 1372, 246, 1762, -1, -1, -1, -1, 99, 426, 528, 1548, 15, 107, 1945, -1, -1, -1,
    1563, 440, -1, 1896, -1, -1, 433, 332, -1, 82, -1, -1, -1, -1, -1, -1, 223, -1, 1897, -1, -1, 1735, -1,
    -1, 397, 1100, 1386, 1165, 1489, 1585, -1, 334, 839, -1, 1937, -1, 1697, 460, 1193, 203, 687, -1, 436,
    847, 950, 1793, -1, -1, -1, 451, 883, -1, -1, -1, 590, 876, -1, -1, 1582, -1, -1, -1, -1, 1531, -1, -1,
    1015, 1661, -1, -1, 1232, -1, -1, 682, -1, -1, -1, -1, 823, -1, -1, -1, 539, 608, -1, -1, 683, -1, 1342,
    432, -1, 413, -1, 1446, -1, -1, -1, -1, 86, 1527, -1, 1482, -1, -1, -1, -1, -1, -1, 1013, 1842, -1, 326,
    774, 992, 1692, -1, -1, -1, 752, 218, 401, 1841, -1, -1, -1, -1, -1, -1, 293, 1887, 1947, 1053, 781, 252,
    1362, 409, 1645, 1940, -1, 838, 1151, -1, -1, -1, -1, 1415, -1, -1, 1437, -1, -1, 214, -1, -1, -1, -1,
    -1, -1, 1889, 1286, 1538, 1617, -1, -1, -1, -1, -1, 1079, 1500, 517, 1703, -1, -1, -1, -1, -1, 1624,
    1554, -1, -1, 1670, 1700, 1550, 352, -1, -1, -1, -1, -1, -1, 822, -1, 1181, 348, -1, -1, 818, 1888, 471,
    -1, -1, -1, -1, 259, -1, -1, -1, -1, -1, 827, 87, 1398, -1, -1, -1, -1, -1, 368, 478, 182, 727, 655,
    1096, 725, 1466, 1470, 1147, 1855, -1, 895, 1246, -1, -1, 586, 1955, -1, 1021, -1, -1, -1, 222, 1479, -1,
    -1, -1, -1, 251, 115, 483, 497, 1370, 1709, 595, -1, -1, -1, -1, 283, 296, 1210, 1365, 1399, 1804, 494,
    627, -1, -1, -1, -1, -1, 322, 1135, 1473, 1520, 600, 993, -1, -1, -1, -1, -1, 622, 1643, 410, -1, -1, -1,
    -1, 551, -1, 1426, -1, -1, -1, 416, 1811, 340, 873, 1788, -1, -1, -1, -1, -1, 188, 487, 869, -1, -1, -1,
    -1, -1, -1, 610, -1, -1, -1, -1, 1773, 1259, -1, 262, -1, -1, -1, -1, -1, 650, -1, -1, -1, -1, -1, 14,
    696, 1932, 755, -1, 51, -1, -1, -1, -1, 1059, 1174, 1425, -1, -1, -1, 980, -1, 50, 601, -1, 258, 1408,
    988, -1, 145, 1823, 1072, -1, 1085, -1, -1, 272, 558, 354, 721, 931, 982, 646, 1008, 1289, 1722, -1, 174,
    -1, 71, 193, 511, 967, 1396, -1, -1, 1183, -1, -1, 985, -1, -1, -1, -1, 750, 1294, 38, 152, -1, -1, -1,
    -1, -1, 872, 1491, 418, 389, 1635, -1, 1407, -1, -1, 1022, 1143, 327, 1346, 1591, -1, 945, -1, 167, -1,
    306, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1309, 690, 1140, 1081, 98, -1, 912, -1, 317, -1, -1,
    -1, -1, -1, -1, 230, 1220, 1180, 523, 1588, 907, 1134, 1089, 1714, -1, -1, -1, -1, -1, -1, 1002, 1388,
    1698, -1, -1, 1044, 1182, 1777, 1451, 1831, -1, 851, 1770, -1, -1, -1, 190, 615, 1593, 191, 1122, 1394,
    -1, -1, 1347, 1411, 1000, 1424, 103, -1, 394, 1918, -1, -1, -1, -1, 109, 93, 305, 688, 1797, 1764, -1,
    -1, -1, 987, -1, -1, 1123, 1416, 279, 1960, -1, -1, -1, 634, -1, 1878, 1599, 675, 134, -1, 1318, 1601,
    -1, 1903, 710, -1, 1541, -1, 1428, -1, -1, 1168, -1, -1, 567, 1544, 1323, -1, 157, -1, -1, 1684, 100, -1,
    -1, -1, -1, -1, 795, -1, 540, 81, 550, 588, -1, -1, 1162, -1, -1, -1, -1, -1, -1, -1, -1, 555, 241, 955,
    -1, -1, -1, -1, -1, -1, 502, 454, -1, -1, 1357, 1240, -1, -1, -1, 1434, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1504, -1, -1, -1, -1, 1591, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 531, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 621,
    1304, -1, -1, 859, -1, -1, -1, -1, 1100, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 583,
    585, 587, 529, 589, 590, 528, 569, 651, 653, 658, 654, 507, 557, -1, -1, 323, -1, -1, 541, 542, 543, -1,
    491, 566, -1, -1, -1, -1, -1, 523, -1, 1185, 1, 858, 1238, 45, 48, 476, 474, 478, 480, 477, 475, 479,
    481, 327, 309, 310, 404, 1911, 2008, 8, 26, 0, 9, 27, 259, 260, 261, 262, 263, 264, 265, 266, 267, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 239, 240, 241, 246, 247, -1, 242, -1, -1, 1980, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 243, -1, -1, -1, -1, -1, -1, -1, -1, 244, 245, 253, -1, 297, 642, 643, 2017, 570, 571,
    701, -1, 2047, -1, 2029, -1, 698, -1, -1, -1, -1, 697, 458, 71, 85, 95, 115, 63, -1, 729, 812, 814, 816,
    818, 820, 822, 824, 826, 828, 830, 832, 834, 836, 838, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11,
    -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42,
    43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 67, 68, 69, 70, 66, 72, 74, 75, 78, 79, 80, -1,
    81, 82, 83, 84, 90, 91, 87, 86, 92, 94, 101, 102, 97, 96, 100, 104, 105, 107, 111, 112, 113, 114, 117,
    116, 121, 122, 123, 124, 125, 126, 127, -1, -1, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 151, 153, 1664, 154, 155, 156, 157, 158, 159, 160,
    161, 162, 163, 164, 165, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 181, 182, 183, 184,
    187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 203, 205, 207, 209, -1, 406,
    208, -1, -1, 210, 212, 214, 215, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 228, 229, 230, 231,
    232, 233, 235, 236, 237, 238, -1, -1, -1, -1, -1, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321,
    322, 324, 325, 326, 328, 329, 330, 331, 336, 340, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353,
    354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374,
    375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395,
    396, -1, 397, 398, 399, 400, 401, 402, 405, -1, 407, 408, 409, -1, 410, 412, 413, 414, 415, 416, 417,
    418, 419, 420, 421, 422, 423, -1, 424, 425, 427, -1, -1, -1, 429, 442, -1, -1, 445, 446, 447, 448, 449,
    450, 451, 452, 453, 454, 455, 456, -1, 461, 462, 466, 468, 469, 470, 471, 472, 473, 482, 484, 485, 486,
    487, 488, 489, 1097, 1072, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, -1, 505, -1,
    506, -1, 508, 509, 510, 511, 512, 513, 517, 518, 521, 525, 526, 527, -1, 532, 534, 537, -1, 546, -1, 547,
    -1, -1, -1, 559, -1, 562, 563, 564, 565, -1, -1, 572, 579, -1, -1, -1, 596, 597, 599, 600, 602, 603, 604,
    605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 616, -1, 617, 620, 622, 623, 624, 625, 626, -1, 629,
    630, 631, -1, -1, 637, -1, -1, -1, 638, -1, -1, 665, 670, 669, 645, 646, 647, 648, -1, 652, 656, -1, 659,
    660, 662, 663, 664, -1, -1, 686, 687, 691, 692, 702, 708, 710, 711, 712, 713, 714, 715, 716, 717, 718,
    719, 722, 727, 2226, 1470, 744, 746, 748, 854, 730, 731, 732, 733, 742, 2181, -1, -1, -1, -1, 738, -1,
    740, 741, 743, 745, 747, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764,
    765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785,
    786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806,
    807, 808, 809, 810, 811, 840, 841, 843, 844, 845, 846, 865, 847, -1, 851, 852, 853, 855, 856, 857, 860,
    861, 862, 863, 864, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882,
    883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, -1,
    903, -1, 904, 905, 906, 907, 908, 909, -1, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920, 922,
    923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939, 940, 941, 943, 1324,
    942, 944, 945, 946, 947, 948, 949, 1083, -1, 950, 1656, 951, 952, 953, 954, 955, 956, 957, 958, 959, 960,
    961, 962, 963, 964, 965, 966, 967, 968, 969, 971, 972, 973, 974, -1, 975, 977, 978, 979, 980, 981, 982,
    983, 984, 985, 986, 987, 988, 989, 990, -1, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001,
    1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018,
    1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035,
    1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 2221, -1, 1048, 1050, 1051, 1052, -1,
    1054, 1056, 1057, 1059, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1073, 1074,
    1076, 1077, 1078, 1079, 1080, 1081, 1082, -1, 1085, 1087, 1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096,
    -1, 2229, 1098, 1099, 1101, 1102, 1103, 1104, 1105, -1, 1106, 1107, -1, 1108, 1109, 1110, -1, -1, -1,
    1113, 1115, -1, -1, 1117, 1119, 1120, 1123, 1125, 1126, 1127, 1128, 1131, 1132, 1133, 1134, 1135, 1136,
    1137, 1138, 1139, 1141, 1142, 1143, 1144, -1, -1, 1147, 1149, 1150, 1151, 1152, -1, 1153, -1, 1155, -1,
    1156, 1157, 1158, 1159, 1160, 1161, 1162, 1163, 1164, -1, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173,
    1176, 1177, 1178, 1179, 1180, 1181, 2230, 1182, -1, 2231, 1188, 1190, 1192, 1193, 1195, 1196, 1197, 1199,
    1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1211, 1666, 1212, 1213, 1214, 1215, 1216,
    1217, 1218, 1219, 1220, 1221, 2232, 1222, 1223, 1224, 1225, 1226, 1227, 1230, 1231, 1232, 1233, 1234,
    1235, 1236, 1237, 1239, 1240, 1241, 1242, 1243, 1244, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1276,
    1261, 1262, 1264, 1267, 1273, 1274, 1275, -1, -1, -1, -1, -1, 1292, 1294, 1295, 1296, 1303, 1308, -1,
    1310, 1318, 1319, 1320, 1326, 1337, 1328, 1332, 1334, -1, 1338, 1340, -1, 1343, 1346, 1349, 1352, 1355,
    1358, 1362, -1, -1, 1364, -1, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376,
    1377, 1378, 1379, 1380, 1381, 1382, 1383, -1, 1385, 1386, 1388, 1389, 1391, 1392, 1394, 1395, 1398, 1401,
    1402, 1403, 1404, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1415, 1416, 1417, -1, 1419, -1, 1421, 1423,
    1424, 1428, -1, 1432, 1436, 1440, 1444, 1445, -1, 1446, 1447, -1, 1448, 1449, 1450, 1451, 1452, 1453,
    1454, -1, -1, -1, -1, -1, -1, 1457, 1458, 1459, -1, -1, 1461, 1462, 1463, 1464, 1465, 1467, 1469, -1, -1,
    1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, -1, -1, 1480, 1482, 1484, -1, 1485, -1, 1489, 1773, 1491,
    1492, 1658, 1660, 1493, 1494, 1624, 1495, -1, -1, -1, -1, -1, 1496, 1497, 1498, 1499, 1500, 1501, 1502,
    1503, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 1515, 1516, 1517, 1519, 1520, 1521,
    1522, 1523, 1524, 1525, 1526, 1527, 1528, 1529, 1530, 1531, 1532, 1533, 1534, 1535, 1536, 1537, 1538,
    1539, 1540, 1541, 1542, 1543, 1544, 1545, 1546, 1547, 1548, 1549, 1550, 1551, 1552, 1553, 1554, 1555,
    1556, 1557, 1558, 1559, 1560, 1561, 1562, 1563, 1564, 1565, 1566, 1567, 1568, 1569, 1570, 1571, 1572,
    1573, 1574, 1575, 1576, 1577, 1578, 1579, 1580, 1581, 1582, 1584, 1586, 1588, 1589, 1590, 1592, 1593,
    1594, 1595, 1596, 1597, 1598, 1599, 1600, 1601, 1602, 1603, 1604, 1605, 1606, 1607, 1608, 1609, 1610,
    1612, 1614, 1615, 1616, 1617, 1618, 1619, 1620, 1621, 1622, 1662, 1668, 1669, 1670, 1671, 1672, 1675,
    1678, -1, 1673, -1, 1686, 1687, -1, -1, 1814, 1811, 1812, 1813, 1816, 1832, 1692, -1, -1, 1693, 1694, -1,
    1806, -1, 1852, -1, -1, -1, 1704, -1, 1733, 1734, 1738, 1739, -1, -1, 1740, 1741, -1, 1822, 1742, 1833,
    1746, -1, 1747, 1748, 1749, 1750, 1751, 1752, 1753, 1754, 1755, 1756, 1761, -1, -1, 1758, 1759, -1, 1763,
    -1, 1765, 1767, -1, 1769, 1770, 1771, 1774, 1775, 1776, 1777, 1778, 1779, 1780, 1781, 1782, 1783, 1785,
    1786, 1793, 1788, 1790, 1792, 1794, 1795, 1796, 1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1807,
    1808, 1809, 1810, 1815, 1817, 1818, 1819, 1820, 1821, 1823, 1824, 1825, 1827, 1829, 1831, -1, 1853, 1841,
    -1, 1843, 1844, 1845, 1846, -1, -1, 1847, -1, 1849, 1851, 1854, 1855, 1856, 1857, -1, -1, 1860, 1861,
    1862, 1863, 1864, -1, 1878, -1, 1880, 1881, 1882, 1884, 1885, 1886, 1888, 1889, 1890, 1891, 1892, 1893,
    1894, -1, 1904, 1896, 1897, 1898, 1899, 1900, 1901, 1902, 1903, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1905,
    1906, 1907, 1908, 1909, 1910, -1, 1915, 1919, 1920, 1921, 1925, 1926, 1927, 1930, 1931, 1932, 1933, 1934,
    1935, 1936, 1939, 1942, -1, 1946, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960, 1961,
    1963, 1964, 1965, 1966, 1967, 1968, 1969, 1970, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979, -1,
    2194, 2195, 2196, 2197, 2198, 2001, 2003, 2004, 2005, 2006, 2007, 2009, 2010, 2011, 2012, 2013, -1, 2015,
    2233, 2016, -1, 2020, 2021, 2022, 2023, 2024, 2025, 2027, 2032, 2034, 2035, 2038, 2039, 2040, 2041, 2042,
    2043, 2045, 2046, -1, 2048, 2057, -1, -1, 2050, -1, 2049, -1, -1, 2147, 2056, 2058, -1, 2060, 2061, 2062,
    2064, 2065, 2066, 2067, -1, -1, -1, 2068, 2069, 2070, 2071, 2072, 2073, 2074, 2075, 2076, 2077, 2078,
    2079, 2080, 2081, 2082, 2083, 2084, 2085, 2086, 2087, -1, -1, 2089, -1, -1, 2091, 2093, 2095, -1, 2234,
    2235, 2097, 2099, 2101, 2103, 2106, 2236, 2108, 2237, 2109, 2111, 2112, 2113, 2238, 2114, 2115, 2116,
    2117, 2118, 2119, 2120, 2121, 2122, 2123, -1, -1, 2126, -1, -1, 2239, 2240, 2129, -1, -1, -1, -1, 2132,
    -1, -1, 2241, -1, -1, 2137, 2138, 2139, 2140, 2141, 2142, 2144, 2146, 2148, 2149, 2150, 2151, 2152, -1,
    2155, 2243, 2156, 2157, 2158, 2159, -1, 2160, 2161, 2162, 2244, 2167, 2169, 2170, 2172, 2173, 2174, -1,
    2175, 2176, 2178, 2179, 2180, 2183, 2185, 2187, 2189, 2191, 2192, 2193, 2199, -1, 2203, 2204, 2205, 2206,
    2207, -1, 2209, 2214, 2216, 2217, -1, 2246, 2247, 2248, 2249, 2250, 2251, 2252, 2255, 2256, 2257, 2258,
    2259, 2260, 2261, 2262, 2263, 2265, 2266, 2267, 2268, 2269, 2270, 2271, 2273, 2274, 2275, 2276, 2277,
    2278, 2279, 2280, 2281, 2282, 2283, 2284, 2285, 2287, 2288, 2289, 2290, 2291, 2292, 2296, 2297, 2298,
    2299, 2301, 2302, 2303, 2306, 2307, 2308, 2309, 2310, 2311, 2313, 2314, 2316, 2317, 2318, 2319, 2320,
    2321, 2322, 2324, 2330, 2222, -1, 2223, 2224, 2225
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 850, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 65, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 216, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 213, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1174, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 211, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 76, 4}, {44, 77, 4}, {45, 166, 4}, {46, -1, 4}, {47, -1, 4}, {48, 64, 0}, {49, -1, 0},
    {50, -1, 0}, {50, -1, 0}, {51, 1413, 2}, {52, -1, 2}, {53, 1414, 2}, {54, 1420, 2}, {55, 73, 0},
    {55, -1, 0}, {56, -1, 0}, {57, 89, 4}, {57, -1, 5}, {58, 109, 2}, {59, 110, 2}, {60, 93, 1}, {60, -1, 0},
    {61, 426, 1}, {62, -1, 0}, {63, 106, 1}, {64, -1, 0}, {65, 108, 2}, {66, 88, 0}, {66, 2188, 0},
    {66, -1, 0}, {67, -1, 0}, {68, 99, 4}, {69, -1, 2}, {70, -1, 2}, {71, 2037, 2}, {72, 103, 1},
    {73, -1, 0}, {74, 98, 0}, {74, 167, 0}, {74, -1, 0}, {75, -1, 0}, {76, 120, 4}, {76, -1, 5},
    {77, 150, 2}, {78, 152, 2}, {79, 206, 1}, {79, -1, 0}, {80, -1, 0}, {81, 204, 1}, {82, -1, 0},
    {83, 180, 2}, {84, 1335, 2}, {85, 1336, 2}, {86, -1, 2}, {87, -1, 2}, {88, -1, 2}, {89, 1165, 2},
    {90, 118, 0}, {90, 2182, 0}, {90, -1, 0}, {91, 119, 0}, {92, -1, 0}, {93, 186, 4}, {93, -1, 5},
    {94, -1, 4}, {94, -1, 5}, {95, -1, 4}, {95, -1, 5}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 0},
    {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 4},
    {103, -1, 5}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0},
    {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2},
    {110, -1, 0}, {111, -1, 2}, {111, -1, 0}, {112, 1291, 4}, {112, -1, 5}, {113, 1084, 4}, {113, -1, 5},
    {114, 1293, 4}, {114, -1, 5}, {115, 1088, 4}, {115, -1, 5}, {116, 1297, 4}, {116, -1, 5}, {117, 970, 4},
    {117, -1, 5}, {118, -1, 2}, {119, 1325, 2}, {120, -1, 2}, {120, -1, 0}, {121, -1, 2}, {121, -1, 0},
    {122, -1, 2}, {122, -1, 0}, {123, 483, 2}, {123, -1, 0}, {124, 411, 2}, {124, -1, 0}, {125, 1322, 2},
    {126, 842, 2}, {127, -1, 2}, {128, 185, 0}, {128, -1, 0}, {129, -1, 0}, {130, -1, 0}, {131, -1, 0},
    {132, 234, 4}, {132, -1, 5}, {133, -1, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1},
    {135, -1, 0}, {136, 707, 1}, {136, -1, 0}, {137, 709, 1}, {137, -1, 0}, {138, -1, 1}, {138, -1, 0},
    {139, 202, 1}, {139, -1, 0}, {140, 514, 1}, {140, -1, 0}, {141, -1, 1}, {141, -1, 0}, {142, -1, 1},
    {142, -1, 0}, {143, -1, 1}, {144, -1, 0}, {145, -1, 2}, {146, -1, 2}, {147, -1, 2}, {148, -1, 1},
    {149, -1, 2}, {150, -1, 2}, {151, -1, 0}, {152, -1, 5}, {153, 227, 5}, {154, -1, 5}, {155, -1, 5},
    {156, -1, 5}, {157, -1, 5}, {158, -1, 5}, {159, -1, 5}, {160, -1, 5}, {161, -1, 5}, {162, -1, 4},
    {163, -1, 4}, {164, -1, 4}, {165, -1, 4}, {165, -1, 5}, {166, -1, 4}, {166, 1962, 5}, {167, 463, 4},
    {168, 339, 4}, {168, -1, 5}, {169, 335, 4}, {169, -1, 5}, {170, 248, 0}, {171, 249, 0}, {172, 250, 0},
    {173, 251, 0}, {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, 252, 0}, {178, -1, 0}, {179, 255, 0},
    {180, 256, 0}, {181, 257, 0}, {182, -1, 0}, {183, 258, 0}, {184, 254, 0}, {185, -1, 0}, {186, 439, 0},
    {187, 440, 0}, {188, 441, 0}, {189, 286, 0}, {190, 268, 0}, {191, 270, 0}, {192, 272, 0}, {193, 274, 0},
    {194, 276, 0}, {195, 278, 0}, {196, 280, 0}, {197, 282, 0}, {198, 284, 0}, {199, 269, 0}, {200, 288, 0},
    {201, 271, 0}, {202, 289, 0}, {203, 273, 0}, {204, 290, 0}, {205, 275, 0}, {206, 291, 0}, {207, 277, 0},
    {208, 292, 0}, {209, 279, 0}, {210, 293, 0}, {211, 281, 0}, {212, 294, 0}, {213, 283, 0}, {214, 295, 0},
    {215, 285, 0}, {216, 296, 0}, {217, 287, 0}, {218, 307, 0}, {219, 298, 0}, {220, 299, 0}, {221, 300, 0},
    {222, 301, 0}, {223, 302, 0}, {224, 303, 0}, {225, 304, 0}, {226, 305, 0}, {227, 306, 0}, {228, 457, 0},
    {229, 430, 0}, {230, 431, 0}, {231, 432, 0}, {232, 433, 0}, {233, 434, 0}, {234, 435, 0}, {235, 436, 0},
    {236, 437, 0}, {237, 438, 0}, {238, 308, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, -1, 0},
    {241, -1, 0}, {242, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {245, -1, 0},
    {246, -1, 0}, {246, -1, 0}, {247, -1, 0}, {247, -1, 0}, {248, 2177, 0}, {248, -1, 0}, {249, -1, 0},
    {249, -1, 0}, {250, -1, 0}, {250, -1, 0}, {251, -1, 0}, {251, -1, 0}, {252, 332, 0}, {253, 333, 0},
    {254, 334, 1}, {255, -1, 1}, {256, 337, 0}, {256, -1, 0}, {257, 338, 0}, {258, 573, 0}, {259, 341, 0},
    {259, -1, 0}, {260, 342, 0}, {261, 574, 0}, {262, -1, 0}, {262, -1, 0}, {263, -1, 0}, {263, -1, 0},
    {264, -1, 0}, {264, -1, 0}, {265, -1, 0}, {265, -1, 0}, {266, -1, 0}, {266, -1, 0}, {267, -1, 0},
    {267, -1, 0}, {268, -1, 0}, {268, -1, 0}, {269, -1, 0}, {269, -1, 0}, {270, -1, 0}, {270, -1, 0},
    {271, -1, 0}, {271, -1, 0}, {272, -1, 0}, {272, -1, 0}, {273, -1, 0}, {273, -1, 0}, {274, -1, 0},
    {274, -1, 0}, {275, -1, 0}, {275, -1, 0}, {276, -1, 0}, {276, -1, 0}, {277, -1, 0}, {277, -1, 0},
    {278, -1, 0}, {279, -1, 0}, {280, -1, 0}, {281, -1, 0}, {282, -1, 0}, {283, -1, 0}, {284, -1, 5},
    {285, -1, 5}, {286, -1, 5}, {287, -1, 5}, {288, -1, 5}, {289, -1, 5}, {290, -1, 5}, {291, -1, 5},
    {292, -1, 5}, {293, -1, 5}, {294, -1, 5}, {295, -1, 5}, {296, -1, 5}, {297, -1, 5}, {298, -1, 5},
    {299, 403, 1}, {300, 1390, 4}, {301, 1393, 4}, {302, -1, 4}, {303, -1, 4}, {304, -1, 4}, {305, -1, 4},
    {306, -1, 1}, {307, -1, 1}, {308, -1, 1}, {309, 428, 1}, {310, -1, 1}, {311, -1, 2}, {312, -1, 1},
    {313, -1, 2}, {314, -1, 2}, {315, -1, 2}, {316, -1, 2}, {317, 467, 2}, {318, -1, 2}, {319, -1, 2},
    {320, -1, 2}, {321, -1, 2}, {322, -1, 2}, {323, -1, 4}, {324, -1, 4}, {325, -1, 2}, {326, -1, 1},
    {327, -1, 1}, {328, -1, 1}, {329, 551, 1}, {330, -1, 1}, {331, -1, 0}, {332, -1, 1}, {333, -1, 0},
    {334, -1, 0}, {335, -1, 0}, {336, -1, 0}, {337, -1, 0}, {338, -1, 0}, {339, -1, 0}, {340, -1, 0},
    {341, -1, 0}, {342, 443, 0}, {343, 444, 0}, {344, -1, 0}, {345, -1, 2}, {346, -1, 0}, {347, -1, 0},
    {348, -1, 3}, {349, -1, 3}, {350, -1, 2}, {351, -1, 2}, {352, -1, 2}, {353, -1, 2}, {354, -1, 1},
    {355, -1, 1}, {356, -1, 1}, {357, -1, 0}, {358, -1, 0}, {359, -1, 0}, {360, 601, 0}, {361, 459, 0},
    {362, 460, 0}, {363, -1, 0}, {364, 464, 3}, {365, 465, 3}, {366, -1, 4}, {367, -1, 2}, {368, -1, 2},
    {369, -1, 2}, {370, 690, 2}, {371, -1, 0}, {371, -1, 0}, {372, -1, 0}, {372, -1, 0}, {373, -1, 0},
    {373, -1, 0}, {374, -1, 0}, {374, -1, 0}, {375, -1, 0}, {375, -1, 0}, {376, -1, 0}, {376, -1, 0},
    {377, -1, 0}, {377, -1, 0}, {378, 544, 2}, {379, 595, 2}, {380, 516, 2}, {381, 520, 2}, {382, 696, 1},
    {383, 684, 1}, {384, -1, 0}, {385, 490, 0}, {386, -1, 0}, {387, 672, 1}, {388, 673, 1}, {389, 661, 1},
    {390, 568, 1}, {391, 567, 1}, {392, -1, 1}, {393, -1, 1}, {394, -1, 1}, {395, -1, 1}, {396, -1, 1},
    {397, -1, 5}, {398, -1, 1}, {399, -1, 1}, {400, -1, 1}, {401, -1, 1}, {402, -1, 1}, {403, 728, 1},
    {404, -1, 1}, {405, -1, 1}, {406, 2026, 1}, {407, -1, 5}, {408, -1, 5}, {409, -1, 5}, {410, 515, 1},
    {411, 530, 1}, {412, 678, 1}, {413, 679, 1}, {414, 519, 1}, {415, -1, 1}, {416, -1, 1}, {417, 522, 1},
    {418, -1, 1}, {419, 524, 1}, {420, 536, 1}, {421, -1, 1}, {422, 628, 1}, {423, 627, 1}, {424, 591, 1},
    {425, 588, 1}, {426, 598, 1}, {427, -1, 2}, {428, 533, 1}, {429, -1, 1}, {430, 535, 1}, {431, -1, 1},
    {432, 538, 1}, {433, 540, 1}, {434, 539, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1},
    {439, -1, 1}, {440, 545, 1}, {441, 594, 1}, {442, 558, 1}, {443, 548, 1}, {444, 549, 1}, {445, 550, 1},
    {446, 552, 1}, {447, 556, 1}, {448, 553, 1}, {449, 554, 1}, {450, 555, 1}, {451, -1, 1}, {452, -1, 1},
    {453, -1, 1}, {454, 582, 1}, {455, 560, 1}, {456, 561, 1}, {457, 615, 1}, {458, -1, 1}, {459, -1, 2},
    {460, 618, 2}, {461, 619, 2}, {462, 674, 1}, {463, 675, 1}, {464, 676, 1}, {465, 592, 1}, {466, 699, 0},
    {467, 700, 0}, {468, -1, 0}, {469, 575, 1}, {470, 576, 1}, {471, 577, 0}, {472, 578, 0}, {473, 683, 1},
    {474, 682, 1}, {475, 580, 1}, {476, 581, 1}, {477, 680, 1}, {478, -1, 1}, {479, 584, 1}, {480, 2105, 1},
    {481, 586, 1}, {482, 721, 1}, {483, 723, 1}, {484, -1, 1}, {485, -1, 1}, {486, 725, 1}, {487, 726, 1},
    {488, 593, 1}, {489, 655, 1}, {490, 649, 2}, {491, 650, 2}, {492, -1, 1}, {493, -1, 1}, {494, 677, 1},
    {495, -1, 1}, {496, -1, 1}, {497, 639, 0}, {498, -1, 2}, {499, -1, 2}, {500, -1, 2}, {501, -1, 2},
    {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, -1, 2}, {506, -1, 2}, {507, 1997, 2}, {508, 1998, 2},
    {509, 2000, 2}, {510, 1999, 2}, {511, 632, 1}, {512, -1, 1}, {513, -1, 1}, {514, -1, 2}, {515, -1, 2},
    {516, -1, 2}, {517, 1075, 2}, {518, -1, 0}, {519, -1, 2}, {520, -1, 2}, {521, -1, 2}, {522, -1, 1},
    {523, -1, 1}, {524, -1, 1}, {525, -1, 4}, {526, -1, 4}, {527, -1, 4}, {528, 633, 1}, {529, 634, 1},
    {530, 635, 1}, {531, 636, 1}, {532, -1, 1}, {533, 1298, 1}, {534, -1, 0}, {535, 640, 0}, {536, 641, 0},
    {537, 644, 0}, {538, -1, 0}, {539, -1, 0}, {540, 2018, 0}, {541, -1, 2}, {542, -1, 2}, {543, 1797, 2},
    {544, -1, 2}, {545, 688, 2}, {546, 689, 2}, {547, -1, 1}, {548, -1, 1}, {549, -1, 1}, {550, -1, 1},
    {551, 657, 1}, {552, 2227, 1}, {553, 724, 1}, {554, -1, 1}, {555, -1, 1}, {556, -1, 1}, {557, -1, 1},
    {558, -1, 1}, {559, -1, 1}, {560, 2044, 1}, {561, 666, 0}, {562, 667, 0}, {563, 668, 0}, {564, 671, 0},
    {565, -1, 0}, {566, -1, 0}, {567, -1, 0}, {568, 695, 1}, {569, -1, 1}, {570, -1, 1}, {571, -1, 1},
    {572, -1, 1}, {573, 694, 1}, {574, 685, 1}, {575, -1, 1}, {576, 681, 1}, {577, -1, 1}, {578, -1, 1},
    {579, -1, 1}, {580, -1, 1}, {581, 706, 2}, {582, -1, 2}, {583, -1, 2}, {584, 704, 2}, {585, 705, 2},
    {586, 693, 2}, {587, -1, 1}, {588, -1, 1}, {589, -1, 2}, {590, 720, 1}, {591, -1, 1}, {592, 2312, 1},
    {593, -1, 0}, {594, -1, 0}, {595, -1, 0}, {596, -1, 0}, {597, -1, 0}, {598, 703, 0}, {599, 1290, 0},
    {600, -1, 2}, {601, 1627, 2}, {602, -1, 2}, {603, 1634, 1}, {604, 1635, 1}, {605, 1640, 1},
    {606, 1641, 1}, {607, 1637, 1}, {608, 1638, 1}, {609, 1642, 1}, {610, 1643, 1}, {611, 1630, 1},
    {612, 1629, 1}, {613, 1632, 1}, {614, 1631, 1}, {615, 1633, 1}, {616, 1248, 1}, {617, 1636, 1},
    {618, -1, 1}, {619, 1639, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 1}, {623, -1, 1}, {624, -1, 1},
    {625, 734, 0}, {626, -1, 1}, {627, -1, 1}, {628, -1, 1}, {629, -1, 1}, {630, 735, 0}, {631, 736, 0},
    {632, 737, 0}, {633, 739, 0}, {634, 2245, 0}, {635, -1, 0}, {636, 1271, 4}, {637, -1, 3}, {638, 1269, 4},
    {639, -1, 3}, {640, 1257, 4}, {641, -1, 3}, {642, 1260, 4}, {643, -1, 3}, {644, 1265, 4}, {645, -1, 3},
    {646, 1263, 4}, {647, -1, 3}, {648, 1259, 4}, {649, -1, 3}, {650, -1, 4}, {651, -1, 3}, {652, 1258, 4},
    {653, -1, 3}, {654, 1266, 4}, {655, -1, 3}, {656, 1268, 4}, {657, -1, 3}, {658, 1270, 4}, {659, -1, 3},
    {660, -1, 4}, {661, -1, 3}, {662, -1, 4}, {663, -1, 3}, {664, 1272, 4}, {665, -1, 3}, {666, -1, 4},
    {667, -1, 3}, {668, -1, 4}, {669, -1, 3}, {670, -1, 4}, {671, -1, 3}, {672, -1, 4}, {673, -1, 3},
    {674, -1, 4}, {675, -1, 3}, {676, -1, 4}, {677, -1, 3}, {678, -1, 4}, {679, -1, 3}, {680, -1, 4},
    {681, -1, 3}, {682, -1, 4}, {683, -1, 3}, {684, -1, 4}, {685, -1, 3}, {686, -1, 4}, {687, -1, 3},
    {688, -1, 4}, {689, -1, 3}, {690, -1, 4}, {691, -1, 3}, {692, -1, 4}, {693, -1, 3}, {694, -1, 4},
    {695, -1, 3}, {696, -1, 4}, {697, -1, 3}, {698, -1, 4}, {699, -1, 3}, {700, -1, 4}, {701, -1, 3},
    {702, -1, 4}, {703, -1, 3}, {704, -1, 4}, {705, -1, 3}, {706, -1, 4}, {707, -1, 3}, {708, 813, 0},
    {709, -1, 0}, {710, 815, 0}, {711, -1, 0}, {712, 817, 0}, {713, 849, 0}, {714, 819, 0}, {715, -1, 0},
    {716, 821, 0}, {717, 921, 0}, {718, 823, 0}, {719, -1, 0}, {720, 825, 0}, {721, -1, 0}, {722, 827, 0},
    {723, -1, 0}, {724, 829, 0}, {725, -1, 0}, {726, 831, 0}, {727, -1, 0}, {728, 833, 0}, {729, -1, 0},
    {730, 835, 0}, {731, -1, 0}, {732, 837, 0}, {733, -1, 0}, {734, 839, 0}, {735, -1, 0}, {736, 1183, 2},
    {737, 1184, 2}, {738, 1086, 2}, {739, 1186, 2}, {740, 1187, 2}, {741, -1, 2}, {742, 1189, 2},
    {743, 848, 0}, {744, -1, 0}, {745, -1, 0}, {746, 1191, 2}, {747, -1, 2}, {748, -1, 1}, {749, -1, 2},
    {750, -1, 2}, {751, 1828, 2}, {752, 2254, 2}, {753, -1, 2}, {754, -1, 2}, {755, 1399, 0}, {756, 1194, 2},
    {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, 1175, 2}, {761, -1, 2}, {762, -1, 2}, {763, 1229, 2},
    {764, -1, 2}, {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, 1210, 2}, {770, -1, 2},
    {771, -1, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2}, {777, -1, 2},
    {778, -1, 2}, {779, -1, 2}, {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, -1, 2}, {784, -1, 2},
    {785, -1, 2}, {786, -1, 2}, {787, -1, 2}, {788, -1, 2}, {789, -1, 2}, {790, -1, 2}, {791, 1198, 2},
    {792, -1, 2}, {793, -1, 2}, {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 4},
    {799, 976, 4}, {800, -1, 5}, {801, -1, 4}, {802, -1, 5}, {803, 1363, 2}, {804, -1, 2}, {805, -1, 4},
    {805, -1, 5}, {806, -1, 4}, {806, -1, 5}, {807, -1, 4}, {807, -1, 5}, {808, -1, 4}, {808, -1, 5},
    {809, 2110, 4}, {809, -1, 5}, {810, -1, 4}, {810, -1, 5}, {811, -1, 0}, {812, -1, 2}, {813, -1, 2},
    {814, -1, 2}, {815, -1, 2}, {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2}, {820, -1, 2},
    {821, -1, 2}, {822, -1, 2}, {823, -1, 2}, {824, -1, 2}, {825, -1, 2}, {826, -1, 2}, {827, -1, 2},
    {828, -1, 2}, {829, -1, 2}, {830, -1, 2}, {831, -1, 2}, {832, -1, 2}, {833, -1, 2}, {834, -1, 2},
    {835, 1154, 2}, {836, -1, 2}, {837, -1, 2}, {838, -1, 2}, {839, -1, 1}, {840, 1228, 2}, {841, 1644, 4},
    {842, -1, 4}, {842, -1, 5}, {843, -1, 4}, {844, -1, 4}, {844, -1, 5}, {845, -1, 4}, {846, -1, 4},
    {846, -1, 5}, {847, -1, 4}, {848, -1, 4}, {848, -1, 5}, {849, -1, 4}, {850, -1, 4}, {850, -1, 5},
    {851, -1, 4}, {852, -1, 4}, {852, -1, 5}, {853, -1, 4}, {854, -1, 4}, {854, -1, 5}, {855, -1, 2},
    {856, -1, 2}, {857, -1, 2}, {858, 1361, 4}, {859, -1, 4}, {859, -1, 5}, {860, -1, 4}, {861, 2295, 4},
    {861, -1, 5}, {862, -1, 4}, {863, -1, 4}, {863, -1, 5}, {864, -1, 4}, {865, 2294, 4}, {865, -1, 5},
    {866, -1, 4}, {867, -1, 4}, {867, -1, 5}, {868, -1, 4}, {869, 1650, 4}, {870, -1, 4}, {870, -1, 5},
    {871, -1, 4}, {872, -1, 4}, {872, -1, 5}, {873, -1, 4}, {874, -1, 4}, {874, -1, 5}, {875, -1, 4},
    {876, -1, 4}, {876, -1, 5}, {877, -1, 4}, {878, -1, 4}, {878, -1, 5}, {879, -1, 4}, {880, -1, 4},
    {880, -1, 5}, {881, -1, 4}, {882, -1, 4}, {882, -1, 5}, {883, -1, 4}, {884, -1, 4}, {884, -1, 5},
    {885, -1, 4}, {886, -1, 4}, {886, -1, 5}, {887, -1, 4}, {888, -1, 4}, {888, -1, 5}, {889, -1, 4},
    {890, -1, 4}, {890, -1, 5}, {891, -1, 4}, {892, -1, 4}, {892, -1, 5}, {893, -1, 4}, {894, -1, 4},
    {894, -1, 5}, {895, -1, 4}, {896, -1, 4}, {896, -1, 5}, {897, -1, 4}, {898, -1, 4}, {898, -1, 5},
    {899, -1, 4}, {900, -1, 4}, {900, -1, 5}, {901, -1, 4}, {902, -1, 4}, {902, -1, 5}, {903, -1, 4},
    {904, -1, 4}, {904, -1, 5}, {905, -1, 4}, {906, 1047, 1}, {907, 1426, 1}, {908, 1049, 1}, {909, 1427, 1},
    {910, -1, 1}, {911, -1, 1}, {912, 1053, 1}, {913, -1, 1}, {914, 1055, 1}, {915, -1, 1}, {916, -1, 1},
    {917, 1058, 1}, {918, -1, 1}, {919, 1060, 1}, {920, -1, 1}, {921, -1, 1}, {922, -1, 2}, {923, -1, 2},
    {924, -1, 2}, {925, -1, 2}, {926, -1, 2}, {927, 1397, 2}, {928, -1, 2}, {929, -1, 2}, {930, -1, 2},
    {931, -1, 2}, {932, 1396, 2}, {933, -1, 2}, {934, -1, 2}, {935, 1684, 2}, {936, -1, 2}, {937, -1, 2},
    {938, 1866, 1}, {939, -1, 2}, {940, -1, 2}, {941, -1, 2}, {942, -1, 2}, {943, -1, 2}, {944, 1387, 4},
    {944, -1, 5}, {945, 1323, 4}, {945, -1, 5}, {946, 1384, 4}, {946, -1, 5}, {947, -1, 4}, {947, -1, 5},
    {948, -1, 4}, {948, -1, 5}, {949, -1, 5}, {950, -1, 5}, {951, -1, 5}, {952, -1, 2}, {953, -1, 2},
    {954, -1, 2}, {955, -1, 2}, {956, -1, 2}, {957, -1, 1}, {958, -1, 1}, {959, -1, 1}, {960, -1, 1},
    {961, -1, 1}, {962, -1, 1}, {963, -1, 1}, {964, 1111, 1}, {965, -1, 1}, {966, 1112, 1}, {967, -1, 1},
    {968, 1114, 1}, {969, 1245, 1}, {970, 1116, 1}, {971, -1, 1}, {972, 1118, 1}, {973, -1, 1},
    {974, 1121, 1}, {975, 1122, 1}, {976, -1, 1}, {977, -1, 1}, {978, 1124, 1}, {979, -1, 1}, {980, -1, 1},
    {981, -1, 1}, {982, 1129, 1}, {983, 1518, 1}, {984, 1130, 1}, {985, 1140, 1}, {986, -1, 1}, {987, -1, 1},
    {988, -1, 1}, {989, -1, 1}, {990, -1, 2}, {991, 1148, 4}, {991, -1, 5}, {992, -1, 1}, {993, -1, 1},
    {994, -1, 1}, {995, -1, 1}, {996, -1, 1}, {997, -1, 1}, {998, 1145, 1}, {999, 1146, 1}, {1000, -1, 1},
    {1001, -1, 1}, {1002, -1, 4}, {1003, -1, 2}, {1004, -1, 2}, {1005, -1, 1}, {1006, -1, 1},
    {1007, 1611, 4}, {1008, -1, 4}, {1009, -1, 2}, {1010, 1757, 4}, {1011, -1, 3}, {1012, -1, 2},
    {1013, -1, 2}, {1014, -1, 2}, {1015, -1, 2}, {1016, 1247, 1}, {1017, -1, 1}, {1018, -1, 1},
    {1019, 2184, 1}, {1020, -1, 0}, {1021, -1, 0}, {1022, -1, 0}, {1023, -1, 0}, {1024, -1, 2},
    {1025, -1, 2}, {1026, -1, 2}, {1027, -1, 2}, {1028, -1, 2}, {1029, -1, 2}, {1030, -1, 2}, {1031, -1, 2},
    {1032, -1, 2}, {1033, -1, 2}, {1034, -1, 2}, {1035, -1, 1}, {1036, -1, 1}, {1037, 1278, 2},
    {1038, 2143, 2}, {1039, 1282, 2}, {1040, -1, 2}, {1041, -1, 2}, {1042, -1, 2}, {1043, 1400, 2},
    {1044, -1, 2}, {1045, 1321, 2}, {1046, -1, 2}, {1047, -1, 2}, {1048, -1, 2}, {1049, -1, 2},
    {1050, -1, 2}, {1051, -1, 2}, {1052, -1, 2}, {1053, -1, 2}, {1054, -1, 2}, {1055, -1, 2}, {1056, -1, 2},
    {1057, -1, 2}, {1058, -1, 2}, {1059, -1, 2}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 2}, {1063, -1, 2},
    {1064, -1, 2}, {1065, -1, 2}, {1066, -1, 4}, {1066, -1, 5}, {1067, -1, 4}, {1067, -1, 5}, {1068, -1, 4},
    {1068, -1, 5}, {1069, -1, 4}, {1069, -1, 5}, {1070, -1, 2}, {1071, -1, 2}, {1072, -1, 1}, {1073, -1, 2},
    {1074, -1, 2}, {1075, -1, 2}, {1076, -1, 2}, {1077, -1, 2}, {1078, 1405, 2}, {1079, -1, 2},
    {1080, -1, 2}, {1081, -1, 2}, {1082, -1, 2}, {1083, -1, 2}, {1084, 2063, 2}, {1085, -1, 2},
    {1086, -1, 2}, {1087, -1, 1}, {1088, -1, 1}, {1089, -1, 1}, {1090, -1, 1}, {1091, -1, 2}, {1092, -1, 2},
    {1093, -1, 1}, {1094, -1, 1}, {1095, 1246, 1}, {1096, -1, 1}, {1097, -1, 1}, {1098, 1628, 1},
    {1099, -1, 0}, {1100, -1, 0}, {1101, -1, 0}, {1102, -1, 0}, {1103, -1, 0}, {1104, -1, 0},
    {1105, 1256, 0}, {1106, -1, 0}, {1107, -1, 4}, {1108, -1, 4}, {1109, -1, 4}, {1110, -1, 4},
    {1111, -1, 4}, {1112, -1, 4}, {1113, -1, 4}, {1114, -1, 4}, {1115, -1, 4}, {1116, -1, 4}, {1117, -1, 4},
    {1118, -1, 4}, {1119, -1, 4}, {1120, -1, 4}, {1121, -1, 4}, {1122, -1, 4}, {1123, -1, 4}, {1124, -1, 4},
    {1125, -1, 4}, {1126, 1277, 0}, {1127, -1, 0}, {1128, 1279, 1}, {1129, 1280, 1}, {1130, 1281, 1},
    {1131, 1284, 1}, {1132, 1283, 1}, {1133, -1, 1}, {1134, 1285, 1}, {1135, 1286, 1}, {1136, 1287, 1},
    {1137, 1288, 1}, {1138, 1289, 1}, {1139, -1, 1}, {1140, -1, 4}, {1141, 1327, 4}, {1142, 1329, 4},
    {1143, 1333, 4}, {1144, 1331, 4}, {1145, -1, 4}, {1146, -1, 4}, {1147, -1, 4}, {1148, 1299, 1},
    {1149, 1300, 1}, {1150, 1301, 1}, {1151, 1302, 1}, {1152, -1, 1}, {1153, -1, 0}, {1154, 1305, 1},
    {1155, 1306, 1}, {1156, 1307, 1}, {1157, -1, 1}, {1158, 1309, 1}, {1159, -1, 1}, {1160, 1311, 1},
    {1161, 1312, 1}, {1162, 1313, 1}, {1163, 1314, 1}, {1164, 1315, 1}, {1165, 1316, 1}, {1166, 1317, 1},
    {1167, -1, 1}, {1168, -1, 1}, {1169, -1, 1}, {1170, -1, 1}, {1171, 2190, 2}, {1172, 2211, 2},
    {1173, 1330, 2}, {1174, -1, 2}, {1175, 2186, 2}, {1176, -1, 4}, {1177, -1, 4}, {1178, -1, 4},
    {1179, -1, 4}, {1180, -1, 4}, {1181, -1, 4}, {1182, -1, 4}, {1183, -1, 4}, {1184, -1, 4}, {1185, -1, 2},
    {1186, -1, 2}, {1187, -1, 0}, {1188, 1339, 0}, {1189, -1, 0}, {1190, 1341, 0}, {1191, 1342, 0},
    {1192, -1, 0}, {1193, 1344, 0}, {1194, 1345, 0}, {1195, -1, 0}, {1196, 1347, 0}, {1197, 1348, 0},
    {1198, -1, 0}, {1199, 1350, 0}, {1200, 1351, 0}, {1201, -1, 0}, {1202, 1353, 0}, {1203, 1354, 0},
    {1204, -1, 0}, {1205, 1356, 0}, {1206, 1357, 0}, {1207, -1, 0}, {1208, 1359, 0}, {1209, 1360, 0},
    {1210, -1, 0}, {1211, 1652, 4}, {1212, 1654, 4}, {1213, 1625, 2}, {1214, -1, 4}, {1214, -1, 5},
    {1215, -1, 4}, {1216, 1460, 4}, {1216, -1, 5}, {1217, -1, 4}, {1218, -1, 4}, {1218, -1, 5},
    {1219, -1, 4}, {1220, 1466, 4}, {1220, -1, 5}, {1221, -1, 4}, {1222, 1468, 4}, {1222, -1, 5},
    {1223, -1, 4}, {1224, -1, 4}, {1224, -1, 5}, {1225, -1, 4}, {1226, -1, 4}, {1226, -1, 5}, {1227, -1, 4},
    {1227, -1, 5}, {1228, -1, 4}, {1229, -1, 4}, {1229, -1, 5}, {1230, -1, 4}, {1231, -1, 4}, {1231, -1, 5},
    {1232, -1, 4}, {1233, -1, 4}, {1233, -1, 5}, {1234, -1, 4}, {1235, 1850, 2}, {1236, -1, 2},
    {1237, 2293, 2}, {1238, -1, 2}, {1239, -1, 2}, {1240, -1, 2}, {1241, -1, 2}, {1242, -1, 2},
    {1243, -1, 2}, {1244, 1826, 2}, {1245, -1, 2}, {1246, -1, 2}, {1247, -1, 2}, {1248, -1, 2},
    {1249, -1, 2}, {1250, -1, 2}, {1251, -1, 2}, {1252, -1, 2}, {1253, -1, 2}, {1254, 1422, 2},
    {1255, 1418, 1}, {1256, 1456, 1}, {1257, 1455, 1}, {1258, -1, 1}, {1259, -1, 1}, {1260, -1, 1},
    {1261, 1685, 1}, {1262, -1, 1}, {1263, 1425, 1}, {1264, -1, 1}, {1265, -1, 1}, {1266, -1, 1},
    {1267, 1429, 1}, {1268, 1430, 1}, {1269, 1431, 1}, {1270, -1, 1}, {1271, 1433, 1}, {1272, 1434, 1},
    {1273, 1435, 1}, {1274, -1, 1}, {1275, 1437, 1}, {1276, 1438, 1}, {1277, 1439, 1}, {1278, -1, 1},
    {1279, 1441, 1}, {1280, 1442, 1}, {1281, 1443, 1}, {1282, -1, 1}, {1283, -1, 1}, {1284, -1, 1},
    {1285, -1, 1}, {1286, -1, 1}, {1287, -1, 1}, {1288, -1, 1}, {1289, -1, 1}, {1290, -1, 2}, {1291, -1, 2},
    {1292, -1, 2}, {1293, -1, 2}, {1294, 2036, 1}, {1295, -1, 1}, {1296, -1, 1}, {1297, -1, 1},
    {1298, -1, 4}, {1299, -1, 4}, {1299, -1, 5}, {1300, -1, 4}, {1300, -1, 5}, {1301, -1, 4}, {1301, -1, 5},
    {1302, -1, 4}, {1302, -1, 5}, {1303, -1, 4}, {1303, -1, 5}, {1304, 2228, 1}, {1305, -1, 1},
    {1306, -1, 1}, {1307, -1, 1}, {1308, -1, 1}, {1309, -1, 1}, {1310, -1, 1}, {1311, -1, 1},
    {1312, 1479, 0}, {1313, -1, 0}, {1314, 1481, 0}, {1315, 1490, 0}, {1316, 1483, 0}, {1317, -1, 0},
    {1318, -1, 0}, {1319, 1486, 0}, {1320, 1487, 0}, {1321, 1488, 0}, {1322, -1, 0}, {1323, -1, 0},
    {1324, -1, 0}, {1325, -1, 0}, {1326, -1, 0}, {1327, 1646, 4}, {1328, 1648, 4}, {1329, 1623, 4},
    {1330, -1, 4}, {1330, -1, 5}, {1331, -1, 4}, {1331, -1, 5}, {1332, -1, 4}, {1332, -1, 5}, {1333, -1, 4},
    {1333, -1, 5}, {1334, -1, 4}, {1334, -1, 5}, {1335, -1, 4}, {1335, -1, 5}, {1336, -1, 4}, {1336, -1, 5},
    {1337, -1, 4}, {1337, -1, 5}, {1338, -1, 4}, {1338, -1, 5}, {1339, -1, 4}, {1339, -1, 5}, {1340, -1, 4},
    {1340, -1, 5}, {1341, -1, 4}, {1341, -1, 5}, {1342, -1, 4}, {1342, -1, 5}, {1343, -1, 4}, {1343, -1, 5},
    {1344, -1, 4}, {1344, -1, 5}, {1345, -1, 4}, {1345, -1, 5}, {1346, -1, 4}, {1346, -1, 5}, {1347, -1, 4},
    {1347, -1, 5}, {1348, -1, 4}, {1348, -1, 5}, {1349, -1, 4}, {1350, -1, 4}, {1351, -1, 4}, {1352, -1, 4},
    {1353, -1, 4}, {1354, -1, 4}, {1355, -1, 4}, {1356, -1, 4}, {1357, -1, 4}, {1358, -1, 4}, {1359, -1, 4},
    {1360, -1, 4}, {1361, -1, 4}, {1362, -1, 4}, {1362, -1, 5}, {1363, -1, 4}, {1364, -1, 4}, {1364, -1, 5},
    {1365, -1, 4}, {1366, -1, 4}, {1366, -1, 5}, {1367, -1, 4}, {1368, -1, 4}, {1368, -1, 5}, {1369, -1, 4},
    {1370, -1, 4}, {1370, -1, 5}, {1371, -1, 4}, {1372, -1, 4}, {1372, -1, 5}, {1373, -1, 4}, {1374, -1, 4},
    {1374, -1, 5}, {1375, -1, 4}, {1376, -1, 4}, {1376, -1, 5}, {1377, -1, 4}, {1378, 1691, 4},
    {1378, -1, 5}, {1379, 1585, 4}, {1379, -1, 5}, {1380, 1587, 4}, {1380, -1, 5}, {1381, 1583, 4},
    {1381, -1, 5}, {1382, -1, 4}, {1383, -1, 4}, {1384, -1, 4}, {1385, -1, 4}, {1386, 1613, 4},
    {1386, -1, 5}, {1387, 1689, 4}, {1387, -1, 5}, {1388, 1690, 4}, {1388, -1, 5}, {1389, -1, 4},
    {1389, -1, 5}, {1390, -1, 4}, {1390, -1, 5}, {1391, -1, 4}, {1391, -1, 5}, {1392, -1, 4}, {1392, -1, 5},
    {1393, -1, 4}, {1393, -1, 5}, {1394, -1, 4}, {1394, -1, 5}, {1395, -1, 4}, {1395, -1, 5}, {1396, -1, 4},
    {1396, -1, 5}, {1397, -1, 4}, {1397, -1, 5}, {1398, -1, 4}, {1398, -1, 5}, {1399, -1, 4}, {1399, -1, 5},
    {1400, -1, 4}, {1400, -1, 5}, {1401, 1688, 4}, {1401, -1, 5}, {1402, -1, 4}, {1402, -1, 5},
    {1403, -1, 4}, {1403, -1, 5}, {1404, -1, 4}, {1404, -1, 5}, {1405, -1, 4}, {1405, -1, 5}, {1406, -1, 3},
    {1407, -1, 0}, {1408, 1626, 2}, {1409, 1858, 2}, {1410, 2145, 2}, {1411, 2163, 1}, {1412, -1, 1},
    {1413, -1, 1}, {1414, -1, 1}, {1415, -1, 1}, {1416, -1, 1}, {1417, -1, 1}, {1418, -1, 1}, {1419, -1, 1},
    {1420, -1, 1}, {1421, -1, 1}, {1422, -1, 1}, {1423, -1, 1}, {1424, -1, 1}, {1425, -1, 1}, {1426, -1, 1},
    {1427, 1645, 3}, {1428, -1, 3}, {1429, 1647, 3}, {1430, -1, 3}, {1431, 1649, 3}, {1432, -1, 3},
    {1433, 1651, 3}, {1434, -1, 3}, {1435, 1653, 3}, {1436, -1, 3}, {1437, 1655, 3}, {1438, -1, 3},
    {1439, 1657, 0}, {1440, -1, 0}, {1441, 1659, 0}, {1442, -1, 0}, {1443, 1661, 0}, {1444, -1, 0},
    {1445, 1663, 0}, {1446, -1, 0}, {1447, 1665, 0}, {1448, -1, 0}, {1449, 1667, 0}, {1450, -1, 0},
    {1451, -1, 0}, {1452, -1, 0}, {1453, 1772, 5}, {1454, -1, 0}, {1455, 1674, 0}, {1456, -1, 3},
    {1457, -1, 0}, {1458, 1676, 0}, {1459, 1677, 0}, {1460, -1, 0}, {1461, 1679, 0}, {1462, 1680, 0},
    {1463, 1681, 0}, {1464, 1682, 0}, {1465, 1683, 0}, {1466, -1, 0}, {1467, 1865, 1}, {1468, -1, 1},
    {1469, -1, 2}, {1470, -1, 2}, {1471, -1, 4}, {1472, -1, 4}, {1473, -1, 4}, {1474, -1, 4}, {1475, -1, 3},
    {1476, -1, 0}, {1477, 1695, 3}, {1478, 1696, 3}, {1479, 1697, 3}, {1480, 1698, 3}, {1481, 1699, 3},
    {1482, 1700, 3}, {1483, 1701, 3}, {1484, 1702, 3}, {1485, 1703, 3}, {1486, 1709, 3}, {1487, 1705, 3},
    {1488, 1706, 3}, {1489, 1707, 3}, {1490, 1708, 3}, {1491, -1, 3}, {1492, 1710, 3}, {1493, 1711, 3},
    {1494, 1712, 3}, {1495, 1713, 3}, {1496, 1714, 3}, {1497, 1715, 3}, {1498, 1716, 3}, {1499, 1717, 3},
    {1500, 1718, 3}, {1501, 1719, 3}, {1502, 1720, 3}, {1503, 1721, 3}, {1504, 1722, 3}, {1505, 1723, 3},
    {1506, 1724, 3}, {1507, 1725, 3}, {1508, 1726, 3}, {1509, 1727, 3}, {1510, 1728, 3}, {1511, 1729, 3},
    {1512, 1730, 3}, {1513, 1731, 3}, {1514, 1732, 3}, {1515, -1, 3}, {1516, -1, 3}, {1517, 1735, 3},
    {1518, 1736, 3}, {1519, 1737, 3}, {1520, -1, 3}, {1521, -1, 3}, {1522, -1, 3}, {1523, -1, 3},
    {1524, -1, 3}, {1525, 1743, 3}, {1526, 1744, 3}, {1527, 1745, 3}, {1528, -1, 3}, {1529, -1, 3},
    {1530, -1, 3}, {1531, 1883, 3}, {1532, -1, 3}, {1533, -1, 3}, {1534, -1, 3}, {1535, -1, 3},
    {1536, -1, 3}, {1537, -1, 3}, {1538, -1, 3}, {1539, -1, 3}, {1540, -1, 4}, {1541, -1, 4},
    {1542, 1760, 3}, {1543, -1, 3}, {1544, 1762, 0}, {1545, -1, 0}, {1546, 1764, 1}, {1547, -1, 1},
    {1548, 1766, 1}, {1549, -1, 1}, {1550, 1768, 1}, {1551, -1, 1}, {1552, -1, 0}, {1553, -1, 0},
    {1554, -1, 0}, {1555, -1, 3}, {1556, -1, 3}, {1557, -1, 3}, {1558, -1, 3}, {1559, -1, 3}, {1560, -1, 5},
    {1561, -1, 5}, {1562, -1, 5}, {1563, -1, 0}, {1564, -1, 3}, {1565, -1, 3}, {1566, 1784, 3},
    {1567, -1, 4}, {1568, -1, 4}, {1569, 1787, 0}, {1570, -1, 0}, {1571, 1789, 0}, {1572, 1830, 0},
    {1573, 1791, 0}, {1574, -1, 0}, {1575, -1, 0}, {1576, -1, 2}, {1577, -1, 2}, {1578, -1, 2},
    {1579, -1, 2}, {1580, -1, 2}, {1581, 2168, 2}, {1582, -1, 2}, {1583, -1, 2}, {1584, -1, 2},
    {1585, -1, 2}, {1586, -1, 2}, {1587, -1, 2}, {1588, -1, 2}, {1589, -1, 2}, {1590, -1, 2}, {1591, -1, 2},
    {1592, -1, 2}, {1593, -1, 2}, {1594, -1, 2}, {1595, -1, 2}, {1596, -1, 2}, {1597, -1, 2}, {1598, -1, 2},
    {1599, -1, 2}, {1600, 1875, 2}, {1601, 1876, 2}, {1602, 1877, 2}, {1603, -1, 2}, {1604, -1, 2},
    {1605, -1, 2}, {1606, -1, 2}, {1607, -1, 2}, {1608, -1, 2}, {1609, -1, 2}, {1610, -1, 2}, {1611, -1, 2},
    {1612, -1, 2}, {1613, -1, 0}, {1614, -1, 2}, {1615, -1, 2}, {1616, 1834, 0}, {1617, 1835, 0},
    {1618, 1836, 0}, {1619, 1837, 0}, {1620, 1838, 0}, {1621, 1839, 0}, {1622, 1840, 0}, {1623, -1, 0},
    {1624, 1842, 1}, {1625, -1, 1}, {1626, -1, 1}, {1627, -1, 1}, {1628, -1, 1}, {1629, -1, 1},
    {1630, 1848, 1}, {1631, -1, 1}, {1632, -1, 1}, {1633, -1, 2}, {1634, -1, 2}, {1635, -1, 2},
    {1636, -1, 2}, {1637, -1, 2}, {1638, -1, 2}, {1639, -1, 2}, {1640, -1, 2}, {1641, 1859, 2},
    {1642, -1, 2}, {1643, -1, 1}, {1644, -1, 1}, {1645, -1, 1}, {1646, -1, 1}, {1647, -1, 1},
    {1648, 1867, 1}, {1649, 1868, 1}, {1650, 1869, 1}, {1651, 1870, 1}, {1652, 1871, 1}, {1653, 1872, 1},
    {1654, 1874, 1}, {1655, 1873, 1}, {1656, 1887, 1}, {1657, -1, 1}, {1658, -1, 2}, {1659, -1, 2},
    {1660, -1, 2}, {1661, 1879, 1}, {1662, -1, 1}, {1663, -1, 3}, {1664, -1, 3}, {1665, -1, 3},
    {1666, -1, 3}, {1667, -1, 3}, {1668, -1, 3}, {1669, -1, 3}, {1670, -1, 3}, {1671, -1, 5}, {1672, -1, 5},
    {1673, -1, 5}, {1674, -1, 5}, {1675, -1, 5}, {1676, -1, 5}, {1677, 1895, 0}, {1678, 1987, 0},
    {1679, -1, 5}, {1680, -1, 0}, {1681, -1, 0}, {1682, -1, 0}, {1683, -1, 0}, {1684, -1, 0}, {1685, -1, 0},
    {1686, -1, 0}, {1687, -1, 0}, {1688, -1, 0}, {1689, -1, 0}, {1690, -1, 0}, {1691, -1, 0}, {1692, -1, 0},
    {1693, -1, 0}, {1694, 1912, 0}, {1695, 1913, 0}, {1696, 1914, 0}, {1697, -1, 0}, {1698, 1916, 0},
    {1699, 1917, 0}, {1700, 1918, 0}, {1701, -1, 0}, {1702, 1922, 0}, {1703, 1923, 0}, {1704, 1924, 0},
    {1705, -1, 0}, {1706, -1, 0}, {1707, -1, 0}, {1708, 1928, 0}, {1709, 1929, 0}, {1710, -1, 0},
    {1711, -1, 0}, {1712, -1, 0}, {1713, -1, 0}, {1714, -1, 0}, {1715, -1, 0}, {1716, -1, 5}, {1717, -1, 5},
    {1718, -1, 0}, {1719, 1937, 0}, {1720, 1938, 0}, {1721, -1, 0}, {1722, 1940, 0}, {1723, 1941, 0},
    {1724, -1, 0}, {1725, 1943, 0}, {1726, 1944, 0}, {1727, 1945, 0}, {1728, -1, 0}, {1729, 1947, 0},
    {1730, 1948, 0}, {1731, 1949, 0}, {1732, -1, 0}, {1733, -1, 0}, {1734, -1, 0}, {1735, -1, 5},
    {1736, -1, 5}, {1737, -1, 5}, {1738, -1, 5}, {1739, -1, 5}, {1740, -1, 5}, {1741, -1, 5}, {1742, -1, 5},
    {1743, -1, 5}, {1744, -1, 5}, {1745, -1, 5}, {1746, -1, 5}, {1747, -1, 5}, {1748, -1, 5}, {1749, -1, 5},
    {1750, -1, 5}, {1751, -1, 5}, {1752, -1, 5}, {1753, -1, 5}, {1754, -1, 5}, {1755, -1, 5}, {1756, -1, 5},
    {1757, -1, 5}, {1758, -1, 5}, {1759, -1, 5}, {1760, -1, 5}, {1761, -1, 0}, {1762, -1, 0},
    {1763, 1981, 0}, {1764, 1982, 0}, {1765, 1983, 0}, {1766, 1984, 0}, {1767, 1985, 0}, {1768, 1986, 0},
    {1769, -1, 0}, {1770, 1988, 0}, {1771, 1989, 0}, {1772, 1990, 0}, {1773, 1991, 0}, {1774, 1992, 0},
    {1775, 1993, 0}, {1776, 1994, 0}, {1777, 1995, 0}, {1778, 1996, 0}, {1779, -1, 0}, {1780, -1, 2},
    {1781, -1, 2}, {1782, -1, 2}, {1783, -1, 2}, {1784, 2002, 2}, {1785, -1, 2}, {1786, -1, 2},
    {1787, -1, 2}, {1788, -1, 2}, {1789, -1, 2}, {1790, -1, 2}, {1791, -1, 0}, {1792, -1, 0}, {1793, -1, 5},
    {1794, -1, 5}, {1795, -1, 0}, {1796, 2014, 0}, {1797, -1, 0}, {1798, -1, 2}, {1799, -1, 0},
    {1800, 2028, 0}, {1801, 2019, 0}, {1802, -1, 0}, {1803, -1, 1}, {1804, -1, 1}, {1805, -1, 1},
    {1806, -1, 1}, {1807, -1, 1}, {1808, -1, 1}, {1809, 2219, 1}, {1810, -1, 1}, {1811, 2031, 0},
    {1812, 2030, 0}, {1813, -1, 0}, {1814, -1, 0}, {1815, 2033, 2}, {1816, -1, 2}, {1817, -1, 0},
    {1818, -1, 0}, {1819, -1, 2}, {1820, 2272, 2}, {1821, -1, 1}, {1822, -1, 1}, {1823, -1, 1},
    {1824, -1, 1}, {1825, -1, 1}, {1826, -1, 1}, {1827, -1, 1}, {1828, -1, 1}, {1829, -1, 0}, {1830, -1, 0},
    {1831, -1, 0}, {1831, -1, 0}, {1832, 2051, 0}, {1833, 2052, 0}, {1834, 2053, 0}, {1835, 2054, 0},
    {1836, 2055, 0}, {1837, 2090, 0}, {1838, -1, 0}, {1839, 2059, 0}, {1840, -1, 0}, {1841, 2088, 0},
    {1842, -1, 0}, {1843, -1, 0}, {1844, 2171, 2}, {1845, -1, 2}, {1846, -1, 2}, {1847, -1, 2},
    {1848, -1, 2}, {1849, -1, 1}, {1850, -1, 1}, {1851, -1, 0}, {1852, -1, 0}, {1853, -1, 5}, {1854, -1, 5},
    {1855, -1, 5}, {1856, -1, 5}, {1857, -1, 5}, {1858, -1, 1}, {1859, -1, 0}, {1860, -1, 4}, {1860, -1, 5},
    {1861, -1, 4}, {1861, -1, 5}, {1862, -1, 4}, {1862, -1, 5}, {1863, -1, 4}, {1863, -1, 5}, {1864, -1, 4},
    {1864, -1, 5}, {1865, 2242, 0}, {1866, -1, 0}, {1867, 2134, 0}, {1868, 2092, 1}, {1869, -1, 1},
    {1870, 2094, 1}, {1871, -1, 1}, {1872, 2096, 1}, {1873, -1, 1}, {1874, 2098, 1}, {1875, -1, 1},
    {1876, 2100, 1}, {1877, -1, 1}, {1878, 2102, 1}, {1879, -1, 1}, {1880, 2104, 1}, {1881, -1, 1},
    {1882, -1, 1}, {1883, 2107, 1}, {1884, -1, 1}, {1885, -1, 1}, {1886, -1, 1}, {1887, -1, 1},
    {1888, 2202, 1}, {1889, -1, 1}, {1890, -1, 1}, {1891, -1, 0}, {1892, -1, 0}, {1893, -1, 0},
    {1894, -1, 0}, {1895, -1, 0}, {1896, -1, 0}, {1897, -1, 0}, {1898, -1, 0}, {1899, -1, 0},
    {1900, 2124, 1}, {1901, 2125, 1}, {1902, -1, 1}, {1903, 2127, 1}, {1904, 2128, 1}, {1905, -1, 1},
    {1906, 2130, 1}, {1907, 2131, 1}, {1908, 2135, 1}, {1909, 2133, 1}, {1910, -1, 1}, {1911, -1, 0},
    {1912, 2136, 1}, {1913, -1, 1}, {1914, -1, 0}, {1915, -1, 0}, {1916, -1, 0}, {1917, -1, 0},
    {1918, -1, 0}, {1919, -1, 2}, {1920, -1, 2}, {1921, -1, 2}, {1922, -1, 2}, {1923, -1, 2}, {1924, -1, 2},
    {1925, -1, 0}, {1926, -1, 0}, {1927, -1, 0}, {1928, 2153, 1}, {1929, 2154, 1}, {1930, -1, 1},
    {1931, -1, 1}, {1932, -1, 1}, {1933, -1, 0}, {1934, -1, 0}, {1935, -1, 0}, {1936, -1, 0}, {1937, -1, 4},
    {1938, -1, 4}, {1939, -1, 2}, {1940, 2164, 1}, {1941, 2165, 1}, {1942, 2166, 1}, {1943, 2210, 1},
    {1944, -1, 0}, {1945, -1, 2}, {1946, -1, 2}, {1947, -1, 2}, {1948, -1, 2}, {1949, -1, 2}, {1950, -1, 2},
    {1951, -1, 2}, {1952, -1, 4}, {1952, -1, 5}, {1953, -1, 4}, {1953, -1, 5}, {1954, -1, 4}, {1954, -1, 5},
    {1955, -1, 2}, {1956, -1, 0}, {1956, -1, 0}, {1957, -1, 0}, {1957, -1, 0}, {1958, -1, 0}, {1958, -1, 0},
    {1959, -1, 0}, {1959, -1, 0}, {1960, 2200, 0}, {1960, -1, 0}, {1961, 2212, 0}, {1962, 2213, 0},
    {1963, -1, 3}, {1964, -1, 3}, {1965, -1, 3}, {1966, -1, 3}, {1967, -1, 3}, {1968, -1, 0},
    {1969, 2201, 0}, {1970, 2208, 0}, {1971, -1, 4}, {1972, -1, 4}, {1973, -1, 4}, {1974, -1, 4},
    {1975, -1, 4}, {1976, -1, 4}, {1977, -1, 0}, {1978, -1, 0}, {1979, -1, 0}, {1980, -1, 1}, {1981, -1, 2},
    {1982, -1, 2}, {1983, 2215, 2}, {1984, -1, 2}, {1985, -1, 0}, {1986, 2218, 0}, {1987, -1, 0},
    {1988, 2220, 0}, {1989, -1, 0}, {1990, -1, 1}, {1991, -1, 0}, {1992, -1, 0}, {1993, -1, 0},
    {1994, -1, 0}, {616, 2305, 6}, {620, 2304, 6}, {602, -1, 2}, {952, -1, 2}, {1035, -1, 6}, {1036, -1, 6},
    {1071, -1, 2}, {1798, -1, 2}, {1868, -1, 6}, {1870, -1, 6}, {1882, -1, 6}, {1885, -1, 6}, {1886, -1, 6},
    {1900, -1, 6}, {1903, -1, 6}, {1906, -1, 6}, {1924, -1, 2}, {1932, -1, 6}, {1940, 2264, 6},
    {1955, -1, 2}, {1016, -1, 6}, {1019, -1, 6}, {957, -1, 6}, {964, -1, 6}, {960, -1, 6}, {962, -1, 6},
    {740, 2253, 2}, {1041, -1, 2}, {751, -1, 2}, {1293, -1, 2}, {968, -1, 6}, {968, -1, 6}, {969, -1, 6},
    {969, -1, 6}, {1095, -1, 6}, {1095, -1, 6}, {1096, -1, 6}, {1096, -1, 6}, {1098, -1, 6}, {1661, -1, 6},
    {1662, -1, 6}, {998, -1, 6}, {1089, -1, 6}, {1090, -1, 6}, {1643, -1, 6}, {1644, -1, 6}, {490, -1, 2},
    {492, -1, 6}, {493, -1, 6}, {506, -1, 2}, {494, -1, 6}, {512, -1, 6}, {513, -1, 6}, {1786, -1, 2},
    {1787, -1, 2}, {1788, -1, 2}, {1789, -1, 2}, {1790, -1, 2}, {626, -1, 6}, {763, 2286, 2}, {1079, -1, 2},
    {1063, -1, 2}, {813, -1, 2}, {812, -1, 2}, {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {927, 2315, 2},
    {928, -1, 2}, {929, -1, 2}, {930, -1, 2}, {931, -1, 2}, {965, -1, 6}, {984, 2300, 6}, {985, -1, 6},
    {383, -1, 6}, {479, -1, 6}, {480, -1, 6}, {488, -1, 6}, {410, -1, 6}, {380, -1, 2}, {381, -1, 2},
    {382, -1, 6}, {1625, -1, 6}, {1628, -1, 6}, {1629, -1, 6}, {1638, -1, 2}, {1634, -1, 2}, {1610, -1, 2},
    {1236, -1, 2}, {1257, -1, 6}, {1263, -1, 6}, {1286, -1, 6}, {1645, -1, 6}, {1657, 2326, 6},
    {1656, 2327, 6}, {1648, 2323, 6}, {1650, -1, 6}, {1649, 2325, 6}, {1651, -1, 6}, {1652, 2328, 6},
    {1653, 2329, 6}, {1654, -1, 6}, {1655, -1, 6}, {1990, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {154, -1, 252, 133, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, 255, 256, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, 155, 152, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, 259, 260, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {152, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {260, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {152, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {152, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {262, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {262, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {262, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {264, 154, 265, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {266, -1, 267, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {268, -1, 269, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {153, -1, 156, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {270, -1, 272, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {273, -1, 274, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {275, -1, 276, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {277, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {278, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {279, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {281, 280, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {282, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {283, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {284, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {285, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {286, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {287, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {288, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {136, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {248, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {249, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {137, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {250, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {251, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {289, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {290, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {291, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {292, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {293, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {294, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {294, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {263, 297, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {254, 297, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {298, 297, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {299, 297, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {300, 297, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {231, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {231, -1, -1, -1, -1, 41, 65, 49, 0, 0, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {154, -1, 305, -1, -1, 41, 65, 50, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {301, -1, -1, -1, -1, 0, 66, 51, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {302, -1, -1, -1, -1, 0, 67, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {303, -1, -1, -1, -1, 0, 68, 53, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {304, -1, -1, -1, -1, 0, 69, 54, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {227, -1, 306, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {227, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {307, 227, 308, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {263, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {254, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {309, -1, 310, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {311, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {313, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {314, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {315, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {316, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {228, -1, 319, 320, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {228, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {307, 228, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {317, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {318, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {321, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {309, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {322, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {229, -1, 325, 326, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {229, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {307, 229, 327, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {323, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {324, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {309, -1, 328, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {329, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {314, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {330, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {316, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {263, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {254, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {331, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {332, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {333, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {334, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {230, -1, 335, 336, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {230, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {230, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {307, 230, 337, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {338, 230, 339, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {340, 230, 341, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {342, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {343, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {346, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {347, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {348, 232, 349, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {350, 232, 351, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {352, 232, 353, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {354, 232, 355, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {356, -1, 357, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {358, -1, 359, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {360, -1, 361, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {362, -1, 363, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {364, -1, 365, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {366, -1, 367, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {323, -1, 368, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {324, -1, 369, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {371, 370, 372, -1, -1, 0, 0, 22, 0, 0, 5, 28, 27, 0, 0, 2},  // top
    {373, 370, 374, -1, -1, 0, 0, 23, 0, 0, 5, 28, 27, 0, 0, 2},  // left
    {375, 370, 376, -1, -1, 0, 0, 24, 0, 0, 5, 28, 27, 0, 0, 2},  // bottom
    {377, 370, 378, -1, -1, 0, 0, 25, 0, 0, 5, 28, 27, 0, 0, 2},  // right
    {379, 370, 380, -1, -1, 0, 0, 26, 0, 0, 5, 28, 27, 0, 0, 2},  // all
    {381, 370, 382, -1, -1, 0, 0, 27, 0, 0, 5, 28, 27, 0, 0, 2},  // None
    {298, -1, -1, -1, -1, 0, 130, 28, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {326, -1, -1, -1, -1, 0, 131, 29, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {383, -1, 384, -1, -1, 0, 132, 30, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {385, -1, 386, -1, -1, 0, 133, 31, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {387, -1, 388, -1, -1, 0, 134, 32, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {389, -1, 390, -1, -1, 0, 135, 33, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {391, -1, 392, -1, -1, 0, 136, 34, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {393, -1, -1, -1, -1, 0, 137, 35, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {394, -1, -1, -1, -1, 0, 138, 36, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {316, -1, -1, -1, -1, 0, 139, 37, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {395, -1, 396, -1, -1, 73, 140, 38, 4, 4, 3, 0, 57, 0, 0, 2},  // UIEdgeInsets
    {397, -1, -1, -1, -1, 77, 144, 39, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {398, -1, -1, -1, -1, 78, 145, 40, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {395, -1, -1, -1, -1, 80, 147, 41, 0, 0, 3, 0, 57, 0, 0, 2},  // UIEdgeInsets
    {307, 395, 399, -1, -1, 0, 0, 42, 0, 0, 5, 58, 57, 0, 0, 2},  // zero
    {400, -1, 401, -1, -1, 80, 147, 43, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {402, -1, 403, -1, -1, 81, 149, 44, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {404, -1, 405, -1, -1, 83, 152, 45, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {406, -1, 407, -1, -1, 85, 155, 46, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {408, -1, 409, -1, -1, 86, 157, 47, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {410, -1, 411, -1, -1, 87, 159, 48, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {412, -1, 413, -1, -1, 88, 161, 49, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {412, -1, 414, -1, -1, 89, 163, 50, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {314, -1, 415, -1, -1, 90, 165, 51, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {309, -1, 416, -1, -1, 91, 167, 52, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {420, -1, -1, -1, -1, 92, 169, 53, 2, 3, 1, 14, 61, 0, 0, 2},  // divided
    {417, -1, -1, -1, -1, 94, 172, 54, 2, 2, 0, 0, 61, 0, 0, 2},  // RectDivision
    {423, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {290, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {424, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {273, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {425, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {426, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {264, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {427, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {428, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {429, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {430, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {431, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {432, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {433, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {434, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {435, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {436, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {428, 176, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {437, 176, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {438, 176, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {439, 176, 440, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {441, 176, 442, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {307, 176, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {443, 179, 444, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {445, 179, 446, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
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
    {179, -1, -1, -1, -1, 162, 246, 87, 1, 1, 0, 0, 61, 0, 0, 4},  // Int
    {147, -1, 148, -1, -1, 163, 247, 88, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {452, -1, 453, -1, -1, 164, 248, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {454, -1, 455, -1, -1, 165, 249, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {456, -1, -1, -1, -1, 166, 250, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {457, -1, -1, -1, -1, 167, 251, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {458, -1, 459, -1, -1, 168, 252, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {460, -1, 461, -1, -1, 169, 253, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {462, -1, 463, -1, -1, 170, 254, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {116, -1, 464, -1, -1, 171, 255, 96, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {465, -1, 466, -1, -1, 172, 256, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {146, -1, 467, -1, -1, 174, 258, 98, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {468, -1, 469, -1, -1, 176, 260, 99, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {470, -1, -1, -1, -1, 178, 262, 100, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {470, -1, -1, -1, -1, 181, 265, 101, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {470, -1, -1, -1, -1, 184, 268, 102, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {470, -1, -1, -1, -1, 186, 271, 103, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {445, -1, 471, -1, -1, 188, 274, 104, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {445, -1, -1, -1, -1, 190, 276, 105, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {445, -1, -1, -1, -1, 193, 279, 106, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {443, -1, 472, -1, -1, 197, 283, 107, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {443, -1, -1, -1, -1, 199, 285, 108, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {443, -1, -1, -1, -1, 202, 288, 109, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {473, -1, 474, -1, -1, 206, 292, 110, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {475, -1, 476, -1, -1, 207, 293, 111, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {477, -1, 478, -1, -1, 208, 294, 112, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {479, -1, 480, -1, -1, 209, 295, 113, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {481, -1, 482, -1, -1, 210, 296, 114, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {483, -1, 484, -1, -1, 211, 297, 115, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {485, -1, 486, -1, -1, 212, 298, 116, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {487, -1, 488, -1, -1, 213, 299, 117, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {489, -1, 490, -1, -1, 214, 300, 118, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {491, -1, 492, -1, -1, 215, 301, 119, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {493, -1, 494, -1, -1, 216, 302, 120, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {495, -1, 496, -1, -1, 217, 303, 121, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {497, -1, 498, -1, -1, 218, 304, 122, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {499, -1, 500, -1, -1, 219, 305, 123, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {501, -1, 502, -1, -1, 220, 306, 124, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {503, -1, 504, -1, -1, 222, 308, 125, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {505, -1, -1, -1, -1, 224, 310, 126, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {506, -1, -1, -1, -1, 226, 312, 127, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {507, -1, -1, -1, -1, 228, 314, 128, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {508, -1, -1, -1, -1, 229, 315, 129, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {509, -1, -1, -1, -1, 230, 316, 130, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {510, -1, -1, -1, -1, 231, 317, 131, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {511, -1, -1, -1, -1, 0, 0, 132, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {512, -1, -1, -1, -1, 0, 0, 133, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {513, -1, -1, -1, -1, 0, 0, 134, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {514, -1, -1, -1, -1, 0, 0, 135, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {515, -1, -1, -1, -1, 0, 0, 136, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {516, -1, -1, -1, -1, 0, 0, 137, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {517, -1, -1, -1, -1, 0, 0, 138, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {518, -1, -1, -1, -1, 0, 0, 139, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT8_MAX
    {519, -1, -1, -1, -1, 0, 0, 140, 0, 0, 5, 0, 0, 0, 0, 4},  // INT16_MAX
    {520, -1, -1, -1, -1, 0, 0, 141, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT16_MAX
    {521, -1, -1, -1, -1, 0, 0, 142, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MAX
    {522, -1, -1, -1, -1, 0, 0, 143, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MIN
    {523, -1, -1, -1, -1, 0, 0, 144, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT32_MAX
    {524, -1, -1, -1, -1, 0, 0, 145, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {525, -1, -1, -1, -1, 0, 0, 146, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {526, -1, -1, -1, -1, 232, 318, 147, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {528, 527, -1, -1, -1, 0, 0, 148, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {529, 527, -1, -1, -1, 0, 0, 149, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {530, 527, -1, -1, -1, 0, 0, 150, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {531, 527, -1, -1, -1, 0, 0, 151, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {532, 527, -1, -1, -1, 0, 0, 152, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {533, 527, -1, -1, -1, 0, 0, 153, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {526, -1, -1, -1, -1, 232, 319, 154, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {149, -1, -1, -1, -1, 233, 321, 155, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {534, -1, -1, -1, -1, 233, 322, 156, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {419, -1, -1, -1, -1, 234, 324, 157, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {536, -1, -1, -1, -1, 235, 326, 158, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {537, -1, -1, -1, -1, 0, 327, 159, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {538, -1, -1, -1, -1, 235, 328, 160, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {540, -1, -1, -1, -1, 0, 330, 161, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {391, -1, -1, -1, -1, 0, 331, 162, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {541, -1, -1, -1, -1, 0, 332, 163, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {542, -1, -1, -1, -1, 0, 333, 164, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {543, -1, -1, -1, -1, 0, 334, 165, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {544, -1, -1, -1, -1, 0, 335, 166, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {545, -1, -1, -1, -1, 0, 336, 167, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {546, -1, -1, -1, -1, 0, 337, 168, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {547, -1, -1, -1, -1, 0, 338, 169, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {548, -1, -1, -1, -1, 0, 339, 170, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {549, 176, -1, -1, -1, 0, 0, 171, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {550, 176, -1, -1, -1, 0, 0, 172, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {551, -1, -1, -1, -1, 0, 340, 173, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {552, -1, -1, -1, -1, 236, 341, 174, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {554, -1, -1, -1, -1, 237, 343, 175, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {555, -1, -1, -1, -1, 238, 345, 176, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {311, -1, -1, -1, -1, 239, 347, 177, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {556, -1, -1, -1, -1, 240, 349, 178, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {419, -1, -1, -1, -1, 242, 352, 179, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {560, -1, -1, -1, -1, 244, 354, 180, 1, 2, 1, 1, 57, 0, 0, 4},  // quotientAndRemainder
    {157, -1, -1, -1, -1, 245, 356, 181, 1, 1, 0, 0, 61, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 246, 357, 182, 1, 1, 0, 0, 61, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 247, 358, 183, 1, 1, 0, 0, 61, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 248, 359, 184, 1, 1, 0, 0, 61, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 249, 360, 185, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 250, 361, 186, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 251, 362, 187, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 252, 363, 188, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 253, 364, 189, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt
    {176, -1, -1, -1, -1, 254, 365, 190, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 255, 366, 191, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {178, -1, -1, -1, -1, 256, 367, 192, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {561, -1, -1, -1, -1, 0, 368, 193, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {176, -1, -1, -1, -1, 257, 369, 194, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 259, 371, 195, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {564, 176, -1, -1, -1, 261, 373, 196, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {565, 176, -1, -1, -1, 263, 375, 197, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {566, -1, -1, -1, -1, 0, 377, 198, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {567, -1, -1, -1, -1, 0, 378, 199, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {568, -1, -1, -1, -1, 0, 379, 200, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {569, -1, -1, -1, -1, 0, 380, 201, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {570, -1, -1, -1, -1, 265, 381, 202, 1, 2, 1, 1, 57, 0, 0, 4},  // addingReportingOverflow
    {571, -1, -1, -1, -1, 266, 383, 203, 1, 2, 1, 1, 57, 0, 0, 4},  // subtractingReportingOverflow
    {572, -1, -1, -1, -1, 267, 385, 204, 1, 2, 1, 1, 57, 0, 0, 4},  // multipliedReportingOverflow
    {573, -1, -1, -1, -1, 268, 387, 205, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {574, -1, -1, -1, -1, 271, 390, 206, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {575, -1, -1, -1, -1, 273, 392, 207, 1, 1, 0, 0, 57, 0, 0, 4},  // modf
    {208, -1, -1, -1, -1, 274, 393, 208, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {226, -1, -1, -1, -1, 277, 396, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {226, -1, -1, -1, -1, 278, 397, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {226, -1, -1, -1, -1, 279, 398, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {577, 226, -1, -1, -1, 280, 399, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {578, 226, -1, -1, -1, 281, 400, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {307, 226, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {577, -1, -1, -1, -1, 0, 401, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {578, -1, -1, -1, -1, 0, 402, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {579, -1, -1, -1, -1, 0, 403, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {543, -1, -1, -1, -1, 0, 404, 9, 0, 1, 2, 2, 3, 0, 0, 5},  // description
    {580, -1, 581, -1, -1, 282, 405, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {582, -1, 583, -1, -1, 283, 406, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {584, -1, 585, -1, -1, 284, 407, 12, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {139, -1, 143, -1, -1, 285, 408, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {138, -1, 142, -1, -1, 286, 409, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {140, -1, 144, -1, -1, 287, 410, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {141, -1, 145, -1, -1, 288, 411, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {586, -1, -1, -1, -1, 0, 413, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 414, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {587, -1, -1, -1, 1954, 0, 415, 2, 0, 1, 2, 5, 61, 0, 0, 6},  // first
    {588, -1, -1, -1, 1955, 0, 416, 3, 0, 1, 2, 5, 61, 0, 0, 6},  // last
    {589, -1, -1, -1, 1956, 290, 417, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {590, -1, -1, -1, 1951, 290, 418, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {591, -1, -1, -1, -1, 290, 419, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {592, -1, -1, -1, -1, 292, 421, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {592, -1, -1, -1, -1, 294, 423, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {123, -1, -1, -1, -1, 296, 425, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {595, -1, -1, -1, -1, 297, 427, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {596, -1, -1, -1, -1, 298, 429, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {597, -1, -1, -1, -1, 299, 431, 12, 2, 3, 1, 5, 61, 0, 0, 6},  // reduce
    {598, -1, -1, -1, -1, 301, 434, 13, 1, 2, 1, 5, 61, 0, 0, 6},  // forEach
    {599, -1, -1, -1, -1, 302, 436, 14, 1, 2, 1, 5, 61, 0, 0, 6},  // enumerateObjectsUsingBlock
    {600, -1, -1, -1, -1, 303, 438, 15, 1, 2, 1, 5, 61, 0, 0, 6},  // objectAtIndex
    {601, -1, -1, -1, -1, 304, 440, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {602, -1, -1, -1, -1, 305, 442, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {603, -1, -1, -1, -1, 306, 444, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {604, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {605, -1, -1, -1, -1, 307, 446, 20, 0, 1, 1, 5, 61, 0, 0, 6},  // removeLastObject
    {606, -1, -1, -1, -1, 307, 447, 21, 1, 2, 1, 5, 61, 0, 0, 6},  // removeObjectAtIndex
    {607, -1, -1, -1, -1, 308, 449, 22, 2, 3, 1, 5, 61, 0, 0, 6},  // replaceObjectAtIndex
    {609, -1, -1, -1, -1, 310, 452, 23, 2, 3, 1, 5, 61, 0, 0, 6},  // insertObject
    {611, -1, -1, -1, -1, 312, 455, 24, 2, 3, 1, 5, 61, 0, 0, 6},  // exchangeObjectAtIndex
    {112, -1, -1, -1, -1, 314, 458, 25, 1, 2, 1, 5, 61, 0, 0, 6},  // removeObject
    {613, -1, -1, -1, -1, 315, 460, 26, 1, 2, 1, 5, 61, 0, 0, 6},  // makeObjectsPerformSelector
    {614, -1, -1, -1, -1, 316, 462, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {615, -1, -1, -1, -1, 317, 464, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {616, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {617, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {618, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {412, -1, -1, -1, 724, 318, 466, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {412, -1, -1, -1, -1, 319, 468, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {587, -1, -1, -1, -1, 320, 470, 34, 1, 2, 1, 5, 61, 0, 0, 6},  // first
    {619, -1, -1, -1, -1, 321, 472, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {620, -1, -1, -1, -1, 322, 474, 36, 1, 2, 1, 5, 61, 0, 0, 6},  // firstIndex
    {620, -1, -1, -1, -1, 323, 476, 37, 1, 2, 1, 5, 61, 0, 0, 6},  // firstIndex
    {588, -1, -1, -1, -1, 324, 478, 38, 1, 2, 1, 5, 61, 0, 0, 6},  // last
    {621, -1, -1, -1, -1, 325, 480, 39, 1, 2, 1, 5, 61, 0, 0, 6},  // lastIndex
    {621, -1, -1, -1, -1, 326, 482, 40, 1, 2, 1, 5, 61, 0, 0, 6},  // lastIndex
    {130, -1, -1, -1, -1, 327, 484, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {130, -1, -1, -1, -1, 328, 486, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {622, -1, -1, -1, -1, 329, 488, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {623, -1, -1, -1, -1, 330, 490, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {624, -1, -1, -1, -1, 331, 492, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {106, -1, -1, -1, -1, 332, 494, 46, 1, 2, 1, 5, 61, 0, 0, 6},  // removeFirst
    {103, -1, -1, -1, -1, 333, 496, 47, 1, 2, 1, 5, 61, 0, 0, 6},  // removeLast
    {412, -1, -1, -1, -1, 334, 498, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 500, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {626, -1, -1, -1, -1, 335, 501, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {626, -1, -1, -1, -1, 335, 502, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {627, -1, -1, -1, -1, 336, 504, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {627, -1, -1, -1, -1, 336, 505, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {130, -1, -1, -1, -1, 337, 507, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {628, -1, -1, -1, -1, 338, 509, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {130, -1, -1, -1, -1, 339, 511, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {130, -1, -1, -1, -1, 340, 513, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {628, -1, -1, -1, -1, 341, 515, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {119, -1, -1, -1, -1, 342, 517, 59, 1, 2, 1, 5, 61, 0, 0, 6},  // removeSubrange
    {120, -1, -1, -1, -1, 343, 519, 60, 2, 3, 1, 5, 61, 0, 0, 6},  // replaceSubrange
    {121, -1, -1, -1, -1, 345, 522, 61, 1, 2, 1, 5, 61, 0, 0, 6},  // partition
    {586, -1, -1, -1, -1, 346, 524, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {586, -1, -1, -1, -1, 347, 526, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {630, -1, -1, -1, -1, 348, 528, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {632, -1, -1, -1, -1, 349, 530, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 350, 532, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 351, 534, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 353, 537, 68, 3, 4, 1, 5, 61, 0, 0, 6},  // index
    {311, -1, -1, -1, -1, 356, 541, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {632, -1, -1, -1, -1, 358, 544, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 359, 546, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 360, 548, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 362, 551, 73, 3, 4, 1, 4, 61, 0, 0, 6},  // index
    {311, -1, -1, -1, -1, 365, 555, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {113, -1, -1, -1, -1, 367, 558, 75, 2, 3, 1, 5, 61, 0, 0, 6},  // swapAt
    {630, -1, -1, -1, -1, 369, 561, 76, 0, 1, 1, 5, 61, 0, 0, 6},  // joined
    {636, -1, -1, -1, -1, 369, 562, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 370, 564, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 371, 566, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 372, 568, 80, 1, 2, 1, 5, 61, 0, 0, 6},  // reserveCapacity
    {639, -1, -1, -1, -1, 0, 570, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {640, -1, -1, -1, -1, 0, 571, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {641, -1, -1, -1, -1, 0, 572, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {124, -1, -1, -1, -1, 373, 573, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {598, -1, -1, -1, -1, 374, 575, 85, 1, 2, 1, 8, 61, 0, 0, 6},  // forEach
    {597, -1, -1, -1, -1, 375, 577, 86, 2, 3, 1, 5, 61, 0, 0, 6},  // reduce
    {107, -1, -1, -1, -1, 377, 580, 87, 1, 2, 1, 5, 61, 0, 0, 6},  // removeAll
    {212, -1, -1, -1, -1, 378, 582, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {213, -1, -1, -1, -1, 380, 584, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {644, -1, -1, -1, -1, 382, 586, 90, 2, 2, 0, 0, 4, 0, 0, 6},  // repeatElement
    {445, -1, -1, -1, -1, 384, 588, 91, 0, 1, 1, 5, 61, 0, 0, 6},  // min
    {443, -1, -1, -1, -1, 384, 589, 92, 0, 1, 1, 5, 61, 0, 0, 6},  // max
    {445, -1, -1, -1, -1, 384, 590, 93, 2, 2, 0, 0, 61, 0, 0, 6},  // min
    {443, -1, -1, -1, -1, 386, 592, 94, 2, 2, 0, 0, 61, 0, 0, 6},  // max
    {445, -1, -1, -1, -1, 388, 594, 95, 1, 2, 1, 5, 61, 0, 0, 6},  // min
    {443, -1, -1, -1, -1, 389, 596, 96, 1, 2, 1, 5, 61, 0, 0, 6},  // max
    {645, -1, -1, -1, -1, 390, 598, 97, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {645, -1, -1, -1, -1, 390, 599, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {645, -1, -1, -1, -1, 391, 601, 99, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {630, -1, -1, -1, -1, 392, 603, 100, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {100, -1, -1, -1, 1952, 393, 605, 101, 1, 2, 1, 5, 61, 0, 0, 6},  // append
    {100, -1, -1, -1, 1953, 394, 607, 102, 1, 2, 1, 5, 61, 0, 0, 6},  // append
    {101, -1, -1, -1, -1, 395, 609, 103, 2, 3, 1, 5, 61, 0, 0, 6},  // insert
    {101, -1, -1, -1, -1, 397, 612, 104, 2, 3, 1, 5, 61, 0, 0, 6},  // insert
    {102, -1, -1, -1, -1, 399, 615, 105, 1, 2, 1, 5, 61, 0, 0, 6},  // remove
    {103, -1, -1, -1, -1, 400, 617, 106, 0, 1, 1, 5, 61, 0, 0, 6},  // removeLast
    {104, -1, -1, -1, -1, 400, 618, 107, 0, 1, 1, 5, 61, 0, 0, 6},  // popLast
    {105, -1, -1, -1, -1, 400, 619, 108, 0, 1, 1, 5, 61, 0, 0, 6},  // popFirst
    {106, -1, -1, -1, -1, 400, 620, 109, 0, 1, 1, 5, 61, 0, 0, 6},  // removeFirst
    {107, -1, -1, -1, 697, 400, 621, 110, 0, 1, 1, 5, 61, 0, 0, 6},  // removeAll
    {107, -1, -1, -1, -1, 400, 622, 111, 1, 2, 1, 5, 61, 0, 0, 6},  // removeAll
    {586, -1, -1, -1, 321, 0, 624, 112, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 625, 113, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {649, -1, -1, -1, 1928, 401, 626, 114, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {650, -1, -1, -1, 1929, 401, 627, 115, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {412, -1, -1, -1, 1931, 401, 628, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {651, -1, -1, -1, -1, 402, 630, 117, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {652, -1, -1, -1, -1, 403, 632, 118, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {208, -1, -1, -1, -1, 404, 634, 119, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {653, -1, -1, -1, -1, 0, 636, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {654, -1, -1, -1, -1, 0, 637, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {655, -1, -1, -1, -1, 0, 638, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {656, -1, -1, -1, -1, 0, 639, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {657, -1, -1, -1, -1, 0, 640, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {658, -1, -1, -1, -1, 0, 641, 125, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {659, -1, -1, -1, -1, 0, 642, 126, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {660, -1, -1, -1, -1, 0, 643, 127, 0, 1, 2, 4, 61, 0, 0, 6},  // wholeNumberValue
    {661, -1, -1, -1, 1930, 0, 644, 128, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {662, -1, -1, -1, -1, 0, 645, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {663, -1, -1, -1, -1, 0, 646, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {664, -1, -1, -1, -1, 0, 647, 131, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {665, -1, -1, -1, -1, 0, 648, 132, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {636, -1, -1, -1, -1, 406, 649, 133, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {666, -1, -1, -1, 1932, 407, 651, 134, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {668, -1, -1, -1, 1933, 408, 653, 135, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {640, -1, -1, -1, -1, 0, 656, 136, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {641, -1, -1, -1, -1, 0, 657, 137, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {669, -1, -1, -1, -1, 0, 658, 138, 0, 1, 2, 4, 61, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 659, 139, 0, 1, 2, 4, 61, 0, 0, 6},  // value
    {670, -1, -1, -1, -1, 410, 660, 140, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {671, -1, -1, -1, -1, 0, 661, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {672, -1, -1, -1, -1, 0, 662, 142, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {673, -1, -1, -1, -1, 0, 663, 143, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {674, -1, -1, -1, -1, 411, 664, 144, 1, 2, 1, 4, 61, 0, 0, 6},  // range
    {624, -1, -1, -1, -1, 412, 666, 145, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {623, -1, -1, -1, -1, 413, 668, 146, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {676, 675, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {677, 675, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {678, 675, -1, -1, -1, 0, 0, 149, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {636, -1, -1, -1, -1, 414, 670, 150, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 416, 673, 151, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 418, 676, 152, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 421, 680, 153, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 422, 682, 154, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {681, -1, -1, -1, -1, 423, 684, 155, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {685, -1, -1, -1, -1, 426, 688, 156, 1, 1, 0, 0, 58, 0, 0, 6},  // type
    {208, -1, -1, -1, -1, 427, 689, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {208, -1, -1, -1, -1, 428, 0, 158, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {208, -1, -1, -1, -1, 428, 690, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {209, -1, -1, -1, -1, 429, 691, 160, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {210, -1, -1, -1, -1, 430, 692, 161, 1, 1, 3, 0, 3, 0, 0, 6},  // Substring
    {208, -1, -1, -1, -1, 431, 693, 162, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {691, -1, -1, -1, -1, 0, 694, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {692, -1, -1, -1, -1, 0, 695, 164, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {693, -1, -1, -1, -1, 0, 696, 165, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {694, -1, -1, -1, -1, 0, 697, 166, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {586, -1, -1, -1, -1, 0, 698, 167, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 699, 168, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {108, -1, -1, -1, -1, 432, 700, 169, 1, 2, 1, 7, 61, 0, 0, 6},  // removeValue
    {696, -1, -1, -1, -1, 433, 702, 170, 1, 2, 1, 7, 61, 0, 0, 6},  // removeObjectForKey
    {109, -1, -1, -1, -1, 434, 704, 171, 2, 3, 1, 7, 61, 0, 0, 6},  // updateValue
    {111, -1, -1, -1, -1, 436, 707, 172, 2, 3, 1, 7, 61, 0, 0, 6},  // setObject
    {107, -1, -1, -1, -1, 438, 710, 173, 0, 1, 1, 7, 61, 0, 0, 6},  // removeAll
    {697, -1, -1, -1, -1, 438, 711, 174, 0, 1, 1, 7, 61, 0, 0, 6},  // removeAllObjects
    {107, -1, -1, -1, -1, 438, 712, 175, 1, 2, 1, 7, 61, 0, 0, 6},  // removeAll
    {110, -1, -1, -1, -1, 439, 714, 176, 2, 3, 1, 7, 61, 0, 0, 6},  // merge
    {699, -1, -1, -1, -1, 441, 717, 177, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {700, -1, -1, -1, -1, 442, 719, 178, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {596, -1, -1, -1, -1, 443, 721, 179, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {701, -1, -1, -1, -1, 444, 723, 180, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {702, -1, -1, -1, -1, 446, 726, 181, 1, 2, 1, 7, 61, 0, 0, 6},  // objectForKey
    {703, -1, -1, -1, -1, 447, 728, 182, 1, 2, 1, 7, 61, 0, 0, 6},  // valueForKey
    {688, -1, -1, -1, -1, 448, 730, 183, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {688, -1, -1, -1, -1, 449, 731, 184, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {688, -1, -1, -1, -1, 451, 733, 185, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {688, -1, -1, -1, -1, 453, 735, 186, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {690, -1, -1, -1, -1, 455, 737, 187, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {689, -1, -1, -1, -1, 455, 737, 188, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {688, -1, -1, -1, -1, 455, 737, 189, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {123, -1, -1, -1, -1, 296, 737, 190, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {595, -1, -1, -1, -1, 297, 739, 191, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {124, -1, -1, -1, -1, 373, 741, 192, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {598, -1, -1, -1, -1, 301, 743, 193, 1, 2, 1, 7, 61, 0, 0, 6},  // forEach
    {597, -1, -1, -1, -1, 299, 745, 194, 2, 3, 1, 7, 61, 0, 0, 6},  // reduce
    {412, -1, -1, -1, -1, 319, 748, 195, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {587, -1, -1, -1, -1, 320, 750, 196, 1, 2, 1, 7, 61, 0, 0, 6},  // first
    {619, -1, -1, -1, -1, 321, 752, 197, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {645, -1, -1, -1, -1, 390, 754, 198, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {645, -1, -1, -1, -1, 391, 756, 199, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {443, -1, -1, -1, -1, 389, 758, 200, 1, 2, 1, 7, 61, 0, 0, 6},  // max
    {445, -1, -1, -1, -1, 388, 760, 201, 1, 2, 1, 7, 61, 0, 0, 6},  // min
    {590, -1, -1, -1, -1, 290, 762, 202, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {587, -1, -1, -1, -1, 0, 763, 203, 0, 1, 2, 7, 61, 0, 0, 6},  // first
    {706, -1, -1, -1, -1, 0, 764, 204, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {707, -1, -1, -1, -1, 0, 765, 205, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {586, -1, -1, -1, -1, 0, 766, 206, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 767, 207, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {543, -1, -1, -1, -1, 0, 768, 208, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {708, -1, -1, -1, -1, 468, 769, 209, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {709, -1, -1, -1, -1, 469, 771, 210, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {543, -1, -1, -1, -1, 0, 773, 211, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {412, -1, -1, -1, -1, 470, 774, 212, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {123, -1, -1, -1, -1, 471, 776, 213, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {589, -1, -1, -1, -1, 472, 778, 214, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {225, -1, -1, -1, -1, 472, 779, 215, 1, 1, 3, 0, 7, 0, 0, 6},  // Range
    {220, -1, -1, -1, -1, 473, 780, 216, 1, 1, 3, 0, 7, 0, 0, 6},  // ClosedRange
    {212, -1, -1, -1, -1, 474, 781, 217, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {213, -1, -1, -1, -1, 475, 782, 218, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {214, -1, -1, -1, -1, 476, 783, 219, 1, 1, 3, 0, 4, 0, 0, 6},  // ArraySlice
    {710, -1, -1, -1, -1, 477, 784, 220, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {710, -1, -1, -1, -1, 477, 784, 221, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {586, -1, -1, -1, -1, 0, 785, 222, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 786, 223, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {587, -1, -1, -1, 725, 0, 787, 224, 0, 1, 2, 6, 61, 0, 0, 6},  // first
    {406, -1, -1, -1, -1, 478, 788, 225, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {711, -1, -1, -1, -1, 479, 790, 226, 1, 2, 1, 6, 61, 0, 0, 6},  // formUnion
    {408, -1, -1, -1, -1, 480, 792, 227, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {712, -1, -1, -1, -1, 481, 794, 228, 1, 2, 1, 6, 61, 0, 0, 6},  // formIntersection
    {713, -1, -1, -1, -1, 482, 796, 229, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {714, -1, -1, -1, -1, 483, 798, 230, 1, 2, 1, 6, 61, 0, 0, 6},  // subtract
    {715, -1, -1, -1, -1, 484, 800, 231, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {716, -1, -1, -1, -1, 485, 802, 232, 1, 2, 1, 6, 61, 0, 0, 6},  // formSymmetricDifference
    {717, -1, -1, -1, -1, 486, 804, 233, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {718, -1, -1, -1, -1, 487, 806, 234, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {719, -1, -1, -1, -1, 488, 808, 235, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {720, -1, -1, -1, -1, 489, 810, 236, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {721, -1, -1, -1, -1, 490, 812, 237, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {412, -1, -1, -1, 724, 491, 814, 238, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {101, -1, -1, -1, -1, 492, 816, 239, 1, 2, 1, 6, 61, 0, 0, 6},  // insert
    {722, -1, -1, -1, -1, 493, 818, 240, 1, 2, 1, 6, 61, 0, 0, 6},  // update
    {102, -1, -1, -1, -1, 494, 820, 241, 1, 2, 1, 6, 61, 0, 0, 6},  // remove
    {107, -1, -1, -1, 697, 495, 822, 242, 0, 1, 1, 6, 61, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 495, 823, 243, 0, 1, 1, 6, 61, 0, 0, 6},  // popFirst
    {106, -1, -1, -1, -1, 495, 824, 244, 0, 1, 1, 6, 61, 0, 0, 6},  // removeFirst
    {723, -1, -1, -1, -1, 495, 825, 245, 1, 2, 1, 6, 61, 0, 0, 6},  // addObject
    {112, -1, -1, -1, -1, 496, 827, 246, 1, 2, 1, 6, 61, 0, 0, 6},  // removeObject
    {233, -1, -1, -1, -1, 498, 829, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {730, -1, -1, -1, 1939, 502, 833, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {731, -1, -1, -1, -1, 503, 835, 2, 0, 1, 1, 18, 61, 0, 0, 7},  // set
    {732, -1, -1, -1, -1, 503, 836, 3, 0, 1, 1, 18, 61, 0, 0, 7},  // setFill
    {733, -1, -1, -1, -1, 503, 837, 4, 0, 1, 1, 18, 61, 0, 0, 7},  // setStroke
    {233, -1, -1, -1, -1, 503, 838, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 505, 840, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 506, 841, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 510, 845, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {740, -1, -1, -1, -1, 514, 849, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {233, -1, -1, -1, -1, 518, 853, 10, 1, 1, 0, 0, 61, 0, 0, 7},  // UIColor
    {742, 233, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {743, 233, -1, -1, -1, 519, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {734, 233, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {744, 233, -1, -1, -1, 519, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {726, 233, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {745, 233, -1, -1, -1, 519, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {727, 233, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {746, 233, -1, -1, -1, 519, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {728, 233, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {747, 233, -1, -1, -1, 519, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {748, 233, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {749, 233, -1, -1, -1, 519, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {750, 233, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {751, 233, -1, -1, -1, 519, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {752, 233, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {753, 233, -1, -1, -1, 519, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {754, 233, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {755, 233, -1, -1, -1, 519, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {756, 233, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {757, 233, -1, -1, -1, 519, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {758, 233, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {759, 233, -1, -1, -1, 519, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {760, 233, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {761, 233, -1, -1, -1, 519, 0, 34, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {762, 233, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {763, 233, -1, -1, -1, 519, 0, 36, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {764, 233, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {765, 233, -1, -1, -1, 519, 0, 38, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {766, 233, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {767, 233, -1, -1, -1, 519, 0, 40, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {768, 233, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {769, 233, -1, -1, -1, 519, 0, 42, 0, 0, 4, 18, 17, 0, 0, 7},  // systemRedColor
    {770, 233, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {771, 233, -1, -1, -1, 519, 0, 44, 0, 0, 4, 18, 17, 0, 0, 7},  // systemOrangeColor
    {772, 233, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {773, 233, -1, -1, -1, 519, 0, 46, 0, 0, 4, 18, 17, 0, 0, 7},  // systemYellowColor
    {774, 233, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {775, 233, -1, -1, -1, 519, 0, 48, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGreenColor
    {776, 233, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {777, 233, -1, -1, -1, 519, 0, 50, 0, 0, 4, 18, 17, 0, 0, 7},  // systemMintColor
    {778, 233, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {779, 233, -1, -1, -1, 519, 0, 52, 0, 0, 4, 18, 17, 0, 0, 7},  // systemTealColor
    {780, 233, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {781, 233, -1, -1, -1, 519, 0, 54, 0, 0, 4, 18, 17, 0, 0, 7},  // systemCyanColor
    {782, 233, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {783, 233, -1, -1, -1, 519, 0, 56, 0, 0, 4, 18, 17, 0, 0, 7},  // systemBlueColor
    {784, 233, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {785, 233, -1, -1, -1, 519, 0, 58, 0, 0, 4, 18, 17, 0, 0, 7},  // systemIndigoColor
    {786, 233, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {787, 233, -1, -1, -1, 519, 0, 60, 0, 0, 4, 18, 17, 0, 0, 7},  // systemPurpleColor
    {788, 233, -1, -1, -1, 0, 0, 61, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {789, 233, -1, -1, -1, 519, 0, 62, 0, 0, 4, 18, 17, 0, 0, 7},  // systemPinkColor
    {790, 233, -1, -1, -1, 0, 0, 63, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {791, 233, -1, -1, -1, 519, 0, 64, 0, 0, 4, 18, 17, 0, 0, 7},  // systemBrownColor
    {792, 233, -1, -1, -1, 0, 0, 65, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {793, 233, -1, -1, -1, 519, 0, 66, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGrayColor
    {794, 233, -1, -1, -1, 0, 0, 67, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {795, 233, -1, -1, -1, 519, 0, 68, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray2Color
    {796, 233, -1, -1, -1, 0, 0, 69, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {797, 233, -1, -1, -1, 519, 0, 70, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray3Color
    {798, 233, -1, -1, -1, 0, 0, 71, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {799, 233, -1, -1, -1, 519, 0, 72, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray4Color
    {800, 233, -1, -1, -1, 0, 0, 73, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {801, 233, -1, -1, -1, 519, 0, 74, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray5Color
    {802, 233, -1, -1, -1, 0, 0, 75, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {803, 233, -1, -1, -1, 519, 0, 76, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray6Color
    {804, 233, -1, -1, -1, 0, 0, 77, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {805, 233, -1, -1, -1, 519, 0, 78, 0, 0, 4, 18, 17, 0, 0, 7},  // systemBackgroundColor
    {806, 233, -1, -1, -1, 0, 0, 79, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {807, 233, -1, -1, -1, 519, 0, 80, 0, 0, 4, 18, 17, 0, 0, 7},  // secondarySystemBackgroundColor
    {808, 233, -1, -1, -1, 0, 0, 81, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {809, 233, -1, -1, -1, 519, 0, 82, 0, 0, 4, 18, 17, 0, 0, 7},  // labelColor
    {234, -1, -1, -1, -1, 519, 854, 0, 1, 1, 3, 0, 31, 0, 0, 8},  // UIView
    {234, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 31, 0, 0, 8},  // UIView
    {235, -1, -1, -1, -1, 520, 855, 2, 1, 1, 3, 0, 31, 0, 0, 8},  // UIWindow
    {235, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 31, 0, 0, 8},  // UIWindow
    {236, -1, -1, -1, -1, 521, 856, 4, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {236, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 31, 0, 0, 8},  // UIImageView
    {237, -1, -1, -1, -1, 522, 857, 6, 1, 1, 3, 0, 31, 0, 0, 8},  // UILabel
    {237, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 31, 0, 0, 8},  // UILabel
    {238, -1, -1, -1, -1, 523, 858, 8, 1, 1, 3, 0, 31, 0, 0, 8},  // UIButton
    {238, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 31, 0, 0, 8},  // UIButton
    {239, -1, -1, -1, -1, 524, 859, 10, 1, 1, 3, 0, 31, 0, 0, 8},  // UIScrollView
    {239, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 31, 0, 0, 8},  // UIScrollView
    {240, -1, -1, -1, -1, 525, 860, 12, 1, 1, 3, 0, 31, 0, 0, 8},  // UIControl
    {240, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 31, 0, 0, 8},  // UIControl
    {241, -1, -1, -1, -1, 526, 861, 14, 1, 1, 3, 0, 31, 0, 0, 8},  // UITextField
    {241, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 31, 0, 0, 8},  // UITextField
    {242, -1, -1, -1, -1, 527, 862, 16, 1, 1, 3, 0, 31, 0, 0, 8},  // UITextView
    {242, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 31, 0, 0, 8},  // UITextView
    {243, -1, -1, -1, -1, 528, 863, 18, 1, 1, 3, 0, 31, 0, 0, 8},  // UITableViewCell
    {243, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 31, 0, 0, 8},  // UITableViewCell
    {244, -1, -1, -1, -1, 529, 864, 20, 1, 1, 3, 0, 31, 0, 0, 8},  // UICollectionViewCell
    {244, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 31, 0, 0, 8},  // UICollectionViewCell
    {245, -1, -1, -1, -1, 530, 865, 22, 1, 1, 3, 0, 31, 0, 0, 8},  // UIVisualEffectView
    {245, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 31, 0, 0, 8},  // UIVisualEffectView
    {246, -1, -1, -1, -1, 531, 866, 24, 1, 1, 3, 0, 31, 0, 0, 8},  // UIPageControl
    {246, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 31, 0, 0, 8},  // UIPageControl
    {247, -1, -1, -1, -1, 532, 867, 26, 1, 1, 3, 0, 31, 0, 0, 8},  // UISlider
    {247, -1, -1, -1, -1, 0, 0, 27, 0, 0, 3, 0, 31, 0, 0, 8},  // UISlider
    {810, -1, -1, -1, -1, 0, 868, 28, 0, 1, 2, 32, 13, 0, 9, 8},  // frame
    {811, -1, -1, -1, -1, 0, 869, 29, 0, 1, 2, 32, 13, 0, 10, 8},  // bounds
    {394, -1, -1, -1, -1, 0, 870, 30, 0, 1, 2, 32, 9, 0, 11, 8},  // center
    {812, -1, -1, -1, -1, 0, 871, 31, 0, 1, 2, 32, 9, 0, 12, 8},  // anchorPoint
    {813, -1, -1, -1, 1911, 0, 872, 32, 0, 1, 2, 32, 2, 0, 0, 8},  // isHidden
    {814, -1, -1, -1, -1, 0, 873, 33, 0, 1, 2, 32, 2, 0, 0, 8},  // clipsToBounds
    {815, -1, -1, -1, -1, 0, 874, 34, 0, 1, 2, 32, 3, 0, 0, 8},  // name
    {817, -1, -1, -1, -1, 533, 875, 35, 1, 1, 0, 0, 61, 0, 0, 8},  // UIImage
    {817, -1, -1, -1, -1, 534, 876, 36, 1, 1, 0, 0, 61, 0, 0, 8},  // UIImage
    {236, -1, -1, -1, -1, 535, 877, 37, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {133, -1, -1, -1, -1, 0, 878, 38, 0, 1, 2, 32, 14, 0, 13, 8},  // transform
    {819, -1, -1, -1, -1, 0, 879, 39, 0, 1, 2, 32, 14, 0, 13, 8},  // transform3D
    {820, -1, -1, -1, -1, 536, 880, 40, 1, 2, 1, 32, 61, 0, 0, 8},  // moveAnchor
    {821, -1, -1, -1, -1, 0, 882, 41, 0, 1, 2, 32, 9, 0, 0, 8},  // contentOffset
    {729, -1, -1, -1, -1, 0, 883, 42, 0, 1, 2, 32, 0, 0, 0, 8},  // alpha
    {822, -1, -1, -1, 823, 0, 884, 43, 0, 1, 2, 32, 2, 0, 0, 8},  // isUserInteractionEnabled
    {823, -1, -1, -1, -1, 0, 885, 44, 0, 1, 2, 32, 2, 0, 0, 8},  // userInteractionEnabled
    {824, -1, -1, -1, -1, 0, 886, 45, 0, 1, 2, 32, 0, 0, 0, 8},  // tag
    {134, -1, -1, -1, -1, 0, 887, 46, 0, 1, 2, 32, 32, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 537, 888, 47, 4, 4, 0, 0, 31, 0, 0, 8},  // view
    {825, -1, -1, -1, -1, 0, 892, 0, 0, 1, 2, 32, 17, 0, 0, 9},  // backgroundColor
    {826, -1, -1, -1, -1, 0, 893, 1, 0, 1, 2, 32, 3, 0, 0, 9},  // text
    {827, -1, -1, -1, -1, 0, 894, 2, 0, 1, 2, 32, 17, 0, 0, 9},  // textColor
    {828, -1, -1, -1, -1, 0, 895, 3, 0, 1, 2, 32, 20, 0, 0, 9},  // textAlignment
    {829, -1, -1, -1, -1, 0, 896, 4, 0, 1, 2, 32, 61, 0, 0, 9},  // font
    {816, -1, -1, -1, -1, 0, 897, 5, 0, 1, 2, 32, 61, 0, 0, 9},  // image
    {830, -1, -1, -1, -1, 0, 898, 6, 0, 1, 2, 32, 61, 0, 0, 9},  // contentMode
    {831, -1, -1, -1, 1940, 0, 899, 7, 0, 1, 2, 32, 2, 0, 0, 9},  // isOpaque
    {832, -1, -1, -1, -1, 0, 900, 8, 0, 1, 2, 32, 17, 0, 0, 9},  // tintColor
    {833, -1, -1, -1, -1, 0, 901, 9, 0, 1, 2, 32, 0, 0, 0, 9},  // contentScaleFactor
    {834, -1, -1, -1, -1, 0, 902, 10, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityLabel
    {835, -1, -1, -1, -1, 0, 903, 11, 0, 1, 2, 32, 57, 0, 0, 9},  // safeAreaInsets
    {836, -1, -1, -1, -1, 0, 904, 12, 0, 1, 2, 32, 57, 0, 0, 9},  // layoutMargins
    {837, -1, -1, -1, -1, 0, 905, 13, 0, 1, 2, 32, 31, 0, 0, 9},  // mask
    {838, -1, -1, -1, -1, 0, 906, 14, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityIdentifier
    {839, -1, -1, -1, -1, 0, 907, 15, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityHint
    {840, -1, -1, -1, -1, 0, 908, 16, 0, 1, 2, 32, 2, 0, 0, 9},  // isAccessibilityElement
    {841, -1, -1, -1, -1, 0, 909, 17, 0, 1, 2, 32, 61, 0, 0, 9},  // semanticContentAttribute
    {842, -1, -1, -1, -1, 0, 910, 18, 0, 1, 2, 32, 61, 0, 0, 9},  // directionalLayoutMargins
    {843, -1, -1, -1, -1, 0, 911, 19, 0, 1, 2, 32, 61, 0, 0, 9},  // overrideUserInterfaceStyle
    {844, -1, -1, -1, -1, 0, 912, 20, 0, 1, 2, 32, 2, 0, 0, 9},  // preservesSuperviewLayoutMargins
    {845, -1, -1, -1, -1, 0, 913, 21, 0, 1, 2, 32, 2, 0, 0, 9},  // insetsLayoutMarginsFromSafeArea
    {846, -1, -1, -1, -1, 0, 914, 22, 0, 1, 2, 32, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {847, -1, -1, -1, -1, 0, 915, 23, 0, 1, 2, 32, 2, 0, 0, 9},  // isFirstResponder
    {848, -1, -1, -1, -1, 0, 916, 24, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfLines
    {849, -1, -1, -1, -1, 0, 917, 25, 0, 1, 2, 32, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {850, -1, -1, -1, -1, 0, 918, 26, 0, 1, 2, 32, 61, 0, 0, 9},  // lineBreakMode
    {851, -1, -1, -1, -1, 0, 919, 27, 0, 1, 2, 32, 61, 0, 0, 9},  // attributedText
    {852, -1, -1, -1, -1, 0, 920, 28, 0, 1, 2, 32, 61, 0, 0, 9},  // baselineAdjustment
    {853, -1, -1, -1, -1, 0, 921, 29, 0, 1, 2, 32, 61, 0, 0, 9},  // borderStyle
    {854, -1, -1, -1, -1, 0, 922, 30, 0, 1, 2, 32, 61, 0, 0, 9},  // keyboardType
    {855, -1, -1, -1, -1, 0, 923, 31, 0, 1, 2, 32, 61, 0, 0, 9},  // returnKeyType
    {856, -1, -1, -1, -1, 0, 924, 32, 0, 1, 2, 32, 61, 0, 0, 9},  // autocorrectionType
    {857, -1, -1, -1, -1, 0, 925, 33, 0, 1, 2, 32, 61, 0, 0, 9},  // autocapitalizationType
    {858, -1, -1, -1, -1, 0, 926, 34, 0, 1, 2, 32, 61, 0, 0, 9},  // clearButtonMode
    {859, -1, -1, -1, -1, 0, 927, 35, 0, 1, 2, 32, 17, 0, 0, 9},  // shadowColor
    {860, -1, -1, -1, -1, 0, 928, 36, 0, 1, 2, 32, 3, 0, 0, 9},  // placeholder
    {861, -1, -1, -1, -1, 0, 929, 37, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumScaleFactor
    {862, -1, -1, -1, 1944, 0, 930, 38, 0, 1, 2, 32, 2, 0, 0, 9},  // isEditable
    {863, -1, -1, -1, 1945, 0, 931, 39, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelectable
    {864, -1, -1, -1, 1946, 0, 932, 40, 0, 1, 2, 32, 2, 0, 0, 9},  // isSecureTextEntry
    {865, -1, -1, -1, -1, 0, 933, 41, 0, 1, 2, 32, 0, 0, 0, 9},  // zoomScale
    {866, 239, -1, -1, -1, 0, 0, 42, 0, 0, 5, 32, 58, 0, 0, 9},  // DecelerationRate
    {868, 869, -1, -1, -1, 0, 0, 43, 0, 0, 5, 30, 29, 0, 0, 9},  // normal
    {870, -1, -1, -1, -1, 0, 0, 44, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {871, 869, -1, -1, -1, 0, 0, 45, 0, 0, 5, 30, 29, 0, 0, 9},  // fast
    {872, -1, -1, -1, -1, 0, 0, 46, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {873, -1, -1, -1, -1, 0, 934, 47, 0, 1, 2, 30, 0, 0, 0, 9},  // rawValue
    {874, -1, -1, -1, -1, 0, 935, 48, 0, 1, 2, 32, 29, 0, 0, 9},  // decelerationRate
    {875, 876, 877, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {878, 876, 879, -1, -1, 0, 0, 50, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {880, 876, 881, -1, -1, 0, 0, 51, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {882, 876, 883, -1, -1, 0, 0, 52, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {884, 876, 885, -1, -1, 0, 0, 53, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {886, 876, 887, -1, -1, 0, 0, 54, 0, 0, 5, 4, 3, 0, 0, 9},  // roundedRect
    {238, -1, -1, -1, -1, 541, 936, 55, 1, 1, 3, 0, 31, 0, 0, 9},  // UIButton
    {888, -1, -1, -1, 1943, 0, 937, 56, 0, 1, 2, 32, 2, 0, 0, 9},  // isScrollEnabled
    {889, -1, -1, -1, 1942, 0, 938, 57, 0, 1, 2, 32, 2, 0, 0, 9},  // isPagingEnabled
    {890, -1, -1, -1, -1, 0, 939, 58, 0, 1, 2, 32, 2, 0, 0, 9},  // bounces
    {891, -1, -1, -1, -1, 0, 940, 59, 0, 1, 2, 32, 2, 0, 0, 9},  // bouncesZoom
    {892, -1, -1, -1, -1, 0, 941, 60, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceVertical
    {893, -1, -1, -1, -1, 0, 942, 61, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceHorizontal
    {894, -1, -1, -1, -1, 0, 943, 62, 0, 1, 2, 32, 2, 0, 0, 9},  // delaysContentTouches
    {895, -1, -1, -1, -1, 0, 944, 63, 0, 1, 2, 32, 2, 0, 0, 9},  // canCancelContentTouches
    {896, -1, -1, -1, -1, 0, 945, 64, 0, 1, 2, 32, 2, 0, 0, 9},  // scrollsToTop
    {897, -1, -1, -1, -1, 0, 946, 65, 0, 1, 2, 32, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {898, -1, -1, -1, -1, 0, 947, 66, 0, 1, 2, 32, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {899, -1, -1, -1, -1, 0, 948, 67, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumZoomScale
    {900, -1, -1, -1, -1, 0, 949, 68, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumZoomScale
    {901, -1, -1, -1, -1, 0, 950, 69, 0, 1, 2, 32, 61, 0, 0, 9},  // contentInsetAdjustmentBehavior
    {902, -1, -1, -1, -1, 0, 951, 70, 0, 1, 2, 32, 61, 0, 0, 9},  // keyboardDismissMode
    {903, -1, -1, -1, -1, 0, 952, 71, 0, 1, 2, 32, 61, 0, 0, 9},  // indicatorStyle
    {904, -1, -1, -1, -1, 0, 953, 72, 0, 1, 2, 32, 57, 0, 0, 9},  // contentInset
    {905, -1, -1, -1, -1, 0, 954, 73, 0, 1, 2, 32, 57, 0, 0, 9},  // scrollIndicatorInsets
    {906, -1, -1, -1, -1, 0, 955, 74, 0, 1, 2, 32, 57, 0, 0, 9},  // verticalScrollIndicatorInsets
    {907, -1, -1, -1, -1, 0, 956, 75, 0, 1, 2, 32, 57, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {910, -1, -1, -1, -1, 0, 957, 76, 0, 1, 2, 32, 57, 0, 0, 9},  // safeAreaLayoutGuide
    {908, -1, -1, -1, -1, 0, 958, 77, 0, 1, 2, 32, 57, 0, 0, 9},  // adjustedContentInset
    {911, -1, -1, -1, -1, 0, 959, 78, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfPages
    {912, -1, -1, -1, -1, 0, 960, 79, 0, 1, 2, 32, 0, 0, 0, 9},  // currentPage
    {913, -1, -1, -1, -1, 0, 961, 80, 0, 1, 2, 32, 2, 0, 0, 9},  // hidesForSinglePage
    {914, -1, -1, -1, -1, 0, 962, 81, 0, 1, 2, 32, 17, 0, 0, 9},  // pageIndicatorTintColor
    {915, -1, -1, -1, -1, 0, 963, 82, 0, 1, 2, 32, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {916, -1, -1, -1, -1, 542, 964, 83, 2, 3, 1, 32, 61, 0, 0, 9},  // scrollRectToVisible
    {919, -1, -1, -1, -1, 0, 967, 84, 0, 1, 2, 32, 61, 0, 0, 9},  // delegate
    {921, 234, -1, -1, -1, 0, 0, 85, 0, 0, 5, 32, 58, 0, 0, 9},  // AutoresizingMask
    {922, 920, 923, -1, -1, 0, 0, 86, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {924, 920, -1, -1, -1, 0, 0, 87, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {925, 920, 926, -1, -1, 0, 0, 88, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {927, 920, -1, -1, -1, 0, 0, 89, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {928, 920, 929, -1, -1, 0, 0, 90, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {930, 920, -1, -1, -1, 0, 0, 91, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {931, 920, 932, -1, -1, 0, 0, 92, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {933, 920, -1, -1, -1, 0, 0, 93, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {934, 920, 935, -1, -1, 0, 0, 94, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {936, 920, -1, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {937, 920, 938, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {939, 920, -1, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {381, 920, 940, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {941, -1, -1, -1, -1, 0, 968, 99, 0, 1, 2, 32, 25, 0, 0, 9},  // autoresizingMask
    {942, -1, -1, -1, -1, 0, 969, 100, 0, 1, 2, 32, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {943, -1, -1, -1, -1, 0, 970, 101, 0, 1, 2, 32, 2, 0, 0, 9},  // autoresizesSubviews
    {945, 240, -1, -1, -1, 0, 0, 102, 0, 0, 5, 32, 58, 0, 0, 9},  // State
    {868, 944, 946, -1, -1, 0, 0, 103, 0, 0, 5, 42, 41, 0, 0, 9},  // normal
    {947, 944, -1, -1, -1, 0, 0, 104, 0, 0, 5, 42, 41, 0, 0, 9},  // Normal
    {948, 944, 949, -1, -1, 0, 0, 105, 0, 0, 5, 42, 41, 0, 0, 9},  // highlighted
    {950, 944, -1, -1, -1, 0, 0, 106, 0, 0, 5, 42, 41, 0, 0, 9},  // Highlighted
    {951, 944, 952, -1, -1, 0, 0, 107, 0, 0, 5, 42, 41, 0, 0, 9},  // disabled
    {953, 944, -1, -1, -1, 0, 0, 108, 0, 0, 5, 42, 41, 0, 0, 9},  // Disabled
    {954, 944, 955, -1, -1, 0, 0, 109, 0, 0, 5, 42, 41, 0, 0, 9},  // selected
    {956, 944, -1, -1, -1, 0, 0, 110, 0, 0, 5, 42, 41, 0, 0, 9},  // Selected
    {957, 944, 958, -1, -1, 0, 0, 111, 0, 0, 5, 42, 41, 0, 0, 9},  // focused
    {959, 944, -1, -1, -1, 0, 0, 112, 0, 0, 5, 42, 41, 0, 0, 9},  // Focused
    {961, 240, -1, -1, -1, 0, 0, 113, 0, 0, 5, 32, 58, 0, 0, 9},  // Event
    {962, 960, 963, -1, -1, 0, 0, 114, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDown
    {964, 960, -1, -1, -1, 0, 0, 115, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDown
    {965, 960, 966, -1, -1, 0, 0, 116, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDownRepeat
    {967, 960, -1, -1, -1, 0, 0, 117, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDownRepeat
    {968, 960, 969, -1, -1, 0, 0, 118, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragInside
    {970, 960, -1, -1, -1, 0, 0, 119, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragInside
    {971, 960, 972, -1, -1, 0, 0, 120, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragOutside
    {973, 960, -1, -1, -1, 0, 0, 121, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragOutside
    {974, 960, 975, -1, -1, 0, 0, 122, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragEnter
    {976, 960, -1, -1, -1, 0, 0, 123, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragEnter
    {977, 960, 978, -1, -1, 0, 0, 124, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragExit
    {979, 960, -1, -1, -1, 0, 0, 125, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragExit
    {980, 960, 981, -1, -1, 0, 0, 126, 0, 0, 5, 41, 40, 0, 0, 9},  // touchUpInside
    {982, 960, -1, -1, -1, 0, 0, 127, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchUpInside
    {983, 960, 984, -1, -1, 0, 0, 128, 0, 0, 5, 41, 40, 0, 0, 9},  // touchUpOutside
    {985, 960, -1, -1, -1, 0, 0, 129, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchUpOutside
    {986, 960, 987, -1, -1, 0, 0, 130, 0, 0, 5, 41, 40, 0, 0, 9},  // touchCancel
    {988, 960, -1, -1, -1, 0, 0, 131, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchCancel
    {989, 960, 990, -1, -1, 0, 0, 132, 0, 0, 5, 41, 40, 0, 0, 9},  // valueChanged
    {991, 960, -1, -1, -1, 0, 0, 133, 0, 0, 5, 41, 40, 0, 0, 9},  // ValueChanged
    {992, 960, 993, -1, -1, 0, 0, 134, 0, 0, 5, 41, 40, 0, 0, 9},  // primaryActionTriggered
    {994, 960, -1, -1, -1, 0, 0, 135, 0, 0, 5, 41, 40, 0, 0, 9},  // PrimaryActionTriggered
    {995, 960, 996, -1, -1, 0, 0, 136, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidBegin
    {997, 960, -1, -1, -1, 0, 0, 137, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidBegin
    {998, 960, 999, -1, -1, 0, 0, 138, 0, 0, 5, 41, 40, 0, 0, 9},  // editingChanged
    {1000, 960, -1, -1, -1, 0, 0, 139, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingChanged
    {1001, 960, 1002, -1, -1, 0, 0, 140, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidEnd
    {1003, 960, -1, -1, -1, 0, 0, 141, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidEnd
    {1004, 960, 1005, -1, -1, 0, 0, 142, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidEndOnExit
    {1006, 960, -1, -1, -1, 0, 0, 143, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidEndOnExit
    {1007, 960, 1008, -1, -1, 0, 0, 144, 0, 0, 5, 41, 40, 0, 0, 9},  // allTouchEvents
    {1009, 960, -1, -1, -1, 0, 0, 145, 0, 0, 5, 41, 40, 0, 0, 9},  // AllTouchEvents
    {1010, 960, 1011, -1, -1, 0, 0, 146, 0, 0, 5, 41, 40, 0, 0, 9},  // allEditingEvents
    {1012, 960, -1, -1, -1, 0, 0, 147, 0, 0, 5, 41, 40, 0, 0, 9},  // AllEditingEvents
    {1013, 960, 1014, -1, -1, 0, 0, 148, 0, 0, 5, 41, 40, 0, 0, 9},  // allEvents
    {1015, 960, -1, -1, -1, 0, 0, 149, 0, 0, 5, 41, 40, 0, 0, 9},  // AllEvents
    {1016, -1, -1, -1, -1, 544, 971, 150, 3, 4, 1, 32, 61, 0, 0, 9},  // addTarget
    {1016, -1, -1, -1, -1, 547, 975, 151, 3, 4, 1, 32, 61, 0, 0, 9},  // addTarget
    {1019, -1, -1, -1, -1, 550, 979, 152, 3, 4, 1, 32, 61, 0, 0, 9},  // removeTarget
    {1019, -1, -1, -1, -1, 553, 983, 153, 3, 4, 1, 32, 61, 0, 0, 9},  // removeTarget
    {1020, -1, -1, -1, -1, 556, 987, 154, 1, 2, 1, 32, 61, 0, 0, 9},  // sendActions
    {1021, -1, -1, -1, -1, 557, 989, 155, 1, 2, 1, 32, 61, 0, 0, 9},  // sendActionsForControlEvents
    {1022, -1, -1, -1, -1, 558, 991, 156, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitle
    {1022, -1, -1, -1, -1, 560, 994, 157, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitle
    {1024, -1, -1, -1, -1, 562, 997, 158, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleColor
    {1024, -1, -1, -1, -1, 564, 1000, 159, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleColor
    {1025, -1, -1, -1, -1, 566, 1003, 160, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleShadowColor
    {1026, -1, -1, -1, -1, 568, 1006, 161, 2, 3, 1, 32, 61, 0, 0, 9},  // setImage
    {1026, -1, -1, -1, -1, 570, 1009, 162, 2, 3, 1, 32, 61, 0, 0, 9},  // setImage
    {1027, -1, -1, -1, -1, 572, 1012, 163, 2, 3, 1, 32, 61, 0, 0, 9},  // setBackgroundImage
    {1027, -1, -1, -1, -1, 574, 1015, 164, 2, 3, 1, 32, 61, 0, 0, 9},  // setBackgroundImage
    {1028, -1, -1, -1, -1, 576, 1018, 165, 2, 3, 1, 32, 61, 0, 0, 9},  // setAttributedTitle
    {1029, -1, -1, -1, -1, 0, 1021, 166, 0, 1, 2, 32, 3, 0, 0, 9},  // currentTitle
    {1030, -1, -1, -1, -1, 0, 1022, 167, 0, 1, 2, 32, 31, 0, 0, 9},  // titleLabel
    {1031, -1, -1, -1, -1, 0, 1023, 168, 0, 1, 2, 32, 57, 0, 0, 9},  // contentEdgeInsets
    {1032, -1, -1, -1, -1, 0, 1024, 169, 0, 1, 2, 32, 57, 0, 0, 9},  // titleEdgeInsets
    {1033, -1, -1, -1, -1, 0, 1025, 170, 0, 1, 2, 32, 57, 0, 0, 9},  // imageEdgeInsets
    {1034, -1, -1, -1, 1273, 0, 1026, 171, 0, 1, 2, 32, 2, 0, 0, 9},  // isEnabled
    {1035, -1, -1, -1, 954, 0, 1027, 172, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelected
    {1036, -1, -1, -1, 948, 0, 1028, 173, 0, 1, 2, 32, 2, 0, 0, 9},  // isHighlighted
    {1037, -1, -1, -1, 1947, 0, 1029, 174, 0, 1, 2, 32, 2, 0, 0, 9},  // isTracking
    {1038, -1, -1, -1, 1948, 0, 1030, 175, 0, 1, 2, 32, 2, 0, 0, 9},  // isTouchInside
    {594, -1, -1, -1, -1, 0, 1031, 176, 0, 1, 2, 32, 41, 0, 0, 9},  // state
    {1039, -1, -1, -1, -1, 0, 1032, 177, 0, 1, 2, 32, 61, 0, 0, 9},  // contentHorizontalAlignment
    {1040, -1, -1, -1, -1, 0, 1033, 178, 0, 1, 2, 32, 61, 0, 0, 9},  // contentVerticalAlignment
    {75, -1, -1, -1, -1, 0, 1034, 179, 0, 1, 2, 32, 0, 0, 0, 9},  // value
    {1041, -1, -1, -1, -1, 0, 1035, 180, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumValue
    {1042, -1, -1, -1, -1, 0, 1036, 181, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumValue
    {1043, -1, -1, -1, -1, 578, 1037, 182, 2, 3, 1, 32, 61, 0, 0, 9},  // setValue
    {1044, -1, -1, -1, -1, 0, 1040, 183, 0, 1, 2, 32, 2, 0, 0, 9},  // isContinuous
    {1045, -1, -1, -1, -1, 0, 1041, 184, 0, 1, 2, 32, 17, 0, 0, 9},  // minimumTrackTintColor
    {1046, -1, -1, -1, -1, 0, 1042, 185, 0, 1, 2, 32, 17, 0, 0, 9},  // maximumTrackTintColor
    {1047, -1, -1, -1, -1, 0, 1043, 186, 0, 1, 2, 32, 17, 0, 0, 9},  // thumbTintColor
    {917, -1, -1, -1, -1, 0, 1044, 187, 0, 1, 2, 32, 12, 0, 0, 9},  // contentSize
    {373, 1048, 1049, -1, -1, 0, 0, 188, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {394, 1048, 1050, -1, -1, 0, 0, 189, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {377, 1048, 1051, -1, -1, 0, 0, 190, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {1052, 1048, 1053, -1, -1, 0, 0, 191, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {1054, 1048, 1055, -1, -1, 0, 0, 192, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {1056, -1, -1, -1, -1, 0, 0, 193, 0, 0, 5, 0, 20, 0, 0, 9},  // UITextAlignmentLeft
    {1057, -1, -1, -1, -1, 0, 0, 194, 0, 0, 5, 0, 20, 0, 0, 9},  // UITextAlignmentCenter
    {1058, -1, -1, -1, -1, 0, 0, 195, 0, 0, 5, 0, 20, 0, 0, 9},  // UITextAlignmentRight
    {593, -1, -1, -1, 1060, 0, 1045, 0, 0, 1, 2, 32, 61, 0, 0, 10},  // next
    {1061, -1, -1, -1, -1, 0, 1046, 1, 0, 1, 2, 32, 31, 0, 0, 10},  // superview
    {1062, -1, -1, -1, -1, 0, 1047, 2, 0, 1, 2, 32, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 1048, 3, 0, 1, 2, 32, 31, 0, 0, 10},  // window
    {1063, -1, -1, -1, -1, 0, 1049, 4, 0, 1, 2, 32, 2, 0, 0, 10},  // isKeyWindow
    {1064, -1, -1, -1, 1907, 580, 1050, 5, 1, 2, 1, 32, 2, 0, 0, 10},  // isDescendant
    {1065, -1, -1, -1, -1, 581, 1052, 6, 1, 2, 1, 32, 61, 0, 0, 10},  // addSubview
    {1066, -1, -1, -1, -1, 582, 1054, 7, 1, 2, 1, 32, 61, 0, 0, 10},  // bringSubviewToFront
    {1067, -1, -1, -1, 1909, 583, 1056, 8, 1, 2, 1, 32, 61, 0, 0, 10},  // bringSubview
    {1069, -1, -1, -1, -1, 584, 1058, 9, 1, 2, 1, 32, 61, 0, 0, 10},  // sendSubviewToBack
    {1070, -1, -1, -1, 1910, 585, 1060, 10, 1, 2, 1, 32, 61, 0, 0, 10},  // sendSubview
    {1072, -1, -1, -1, -1, 586, 1062, 11, 0, 1, 1, 32, 61, 0, 0, 10},  // removeFromSuperview
    {1073, -1, -1, -1, 1908, 586, 1063, 12, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1074, -1, -1, -1, 1949, 588, 1066, 13, 2, 3, 1, 32, 61, 0, 0, 10},  // exchangeSubview
    {1073, -1, -1, -1, -1, 590, 1069, 14, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1073, -1, -1, -1, -1, 592, 1072, 15, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1078, -1, -1, -1, 1913, 594, 1075, 16, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1078, -1, -1, -1, 1915, 596, 1078, 17, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1079, -1, -1, -1, -1, 598, 1081, 18, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1079, -1, -1, -1, -1, 600, 1084, 19, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1082, -1, -1, -1, -1, 602, 1087, 20, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1082, -1, -1, -1, -1, 604, 1090, 21, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1083, -1, -1, -1, -1, 606, 1093, 22, 0, 1, 1, 32, 61, 0, 0, 10},  // setNeedsLayout
    {1084, -1, -1, -1, -1, 606, 1094, 23, 0, 1, 1, 32, 61, 0, 0, 10},  // layoutIfNeeded
    {1083, -1, -1, -1, -1, 606, 1095, 24, 0, 1, 1, 33, 61, 0, 0, 10},  // setNeedsLayout
    {1084, -1, -1, -1, -1, 606, 1096, 25, 0, 1, 1, 33, 61, 0, 0, 10},  // layoutIfNeeded
    {1085, -1, -1, -1, -1, 606, 1097, 26, 0, 1, 1, 33, 61, 0, 0, 10},  // layoutSublayers
    {1085, -1, -1, -1, -1, 606, 1098, 27, 1, 2, 1, 32, 61, 0, 0, 10},  // layoutSublayers
    {1086, -1, -1, -1, -1, 607, 1100, 28, 1, 2, 1, 32, 61, 0, 0, 10},  // layoutSublayersOfLayer
    {1087, -1, -1, -1, -1, 608, 1102, 29, 0, 1, 1, 33, 2, 0, 0, 10},  // needsLayout
    {1088, -1, -1, -1, -1, 608, 1103, 30, 0, 1, 1, 32, 61, 0, 0, 10},  // setNeedsDisplay
    {1089, -1, -1, -1, -1, 608, 1104, 31, 0, 1, 1, 32, 61, 0, 0, 10},  // layoutSubviews
    {1088, -1, -1, -1, 1950, 608, 1105, 32, 1, 2, 1, 32, 61, 0, 0, 10},  // setNeedsDisplay
    {1088, -1, -1, -1, 1950, 609, 1107, 33, 1, 2, 1, 33, 61, 0, 0, 10},  // setNeedsDisplay
    {1090, -1, -1, -1, -1, 610, 1109, 34, 0, 1, 1, 32, 2, 0, 0, 10},  // becomeFirstResponder
    {1091, -1, -1, -1, -1, 610, 1110, 35, 0, 1, 1, 32, 2, 0, 0, 10},  // resignFirstResponder
    {1092, -1, -1, -1, -1, 610, 1111, 36, 1, 2, 1, 32, 12, 0, 0, 10},  // sizeThatFits
    {1093, -1, -1, -1, -1, 611, 1113, 37, 0, 1, 1, 32, 61, 0, 0, 10},  // sizeToFit
    {1094, -1, -1, -1, -1, 0, 1114, 38, 0, 1, 2, 32, 12, 0, 0, 10},  // intrinsicContentSize
    {1095, 234, 1096, -1, -1, 0, 0, 39, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1097, -1, -1, -1, -1, 611, 1115, 40, 0, 1, 1, 32, 61, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1098, -1, -1, -1, -1, 611, 1116, 41, 1, 2, 1, 32, 61, 0, 0, 10},  // endEditing
    {1088, -1, -1, -1, -1, 612, 1118, 42, 0, 1, 1, 33, 61, 0, 0, 10},  // setNeedsDisplay
    {1099, -1, -1, -1, -1, 612, 1119, 43, 0, 1, 1, 33, 61, 0, 0, 10},  // displayIfNeeded
    {1100, -1, -1, -1, -1, 612, 1120, 44, 0, 1, 1, 33, 61, 0, 0, 10},  // display
    {1101, -1, -1, -1, -1, 612, 1121, 45, 1, 2, 1, 32, 31, 0, 0, 10},  // viewWithTag
    {1102, -1, -1, -1, 1923, 613, 1123, 46, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1102, -1, -1, -1, -1, 615, 1126, 47, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1102, -1, -1, -1, -1, 617, 1129, 48, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1105, -1, -1, -1, -1, 619, 1132, 49, 2, 3, 1, 33, 61, 0, 0, 10},  // replaceSublayer
    {1095, 234, -1, -1, -1, 0, 0, 50, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1106, -1, -1, -1, -1, 0, 1135, 51, 0, 1, 2, 32, 61, 0, 0, 10},  // rootViewController
    {1107, -1, -1, -1, -1, 0, 1136, 52, 0, 1, 2, 32, 61, 0, 0, 10},  // liveView
    {1108, -1, -1, -1, -1, 621, 1137, 53, 0, 1, 1, 32, 61, 0, 0, 10},  // makeKeyAndVisible
    {1109, -1, -1, -1, -1, 621, 1138, 54, 0, 1, 1, 32, 61, 0, 0, 10},  // makeKey
    {1111, 1110, -1, -1, -1, 0, 0, 55, 0, 0, 5, 32, 31, 0, 0, 10},  // current
    {912, 1112, -1, -1, -1, 0, 0, 56, 0, 0, 5, 32, 31, 0, 0, 10},  // currentPage
    {1113, -1, -1, -1, -1, 0, 1139, 57, 0, 1, 2, 32, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1115, 1114, -1, -1, -1, 0, 0, 58, 0, 0, 5, 32, 31, 0, 0, 10},  // main
    {1116, 1114, -1, -1, -1, 621, 1140, 59, 0, 0, 4, 32, 31, 0, 0, 10},  // mainScreen
    {1117, -1, -1, -1, -1, 0, 1140, 60, 0, 1, 2, 32, 31, 0, 0, 10},  // coordinateSpace
    {1118, -1, -1, -1, -1, 0, 1141, 61, 0, 1, 2, 32, 31, 0, 0, 10},  // fixedCoordinateSpace
    {1119, -1, -1, -1, -1, 0, 1142, 62, 0, 1, 2, 32, 31, 0, 0, 10},  // screen
    {1120, -1, -1, -1, -1, 0, 1143, 63, 0, 1, 2, 32, 13, 0, 0, 10},  // applicationFrame
    {1121, -1, -1, -1, 1905, 621, 1144, 64, 2, 3, 1, 32, 31, 0, 5, 10},  // hitTest
    {1122, -1, -1, -1, -1, 623, 1147, 65, 2, 3, 1, 32, 2, 0, 0, 10},  // beginTracking
    {1123, -1, -1, -1, -1, 625, 1150, 66, 2, 3, 1, 32, 2, 0, 0, 10},  // continueTracking
    {334, -1, -1, -1, 1906, 627, 1153, 67, 2, 3, 1, 32, 2, 0, 5, 10},  // point
    {1125, -1, -1, -1, -1, 629, 1156, 0, 0, 0, 3, 0, 32, 0, 0, 11},  // CALayer
    {1126, -1, -1, -1, -1, 629, 1156, 1, 0, 0, 3, 0, 32, 0, 0, 11},  // CAShapeLayer
    {1127, -1, -1, -1, -1, 629, 1156, 2, 0, 0, 3, 0, 32, 0, 0, 11},  // CAGradientLayer
    {1128, -1, -1, -1, -1, 629, 1156, 3, 0, 0, 3, 0, 32, 0, 0, 11},  // CATextLayer
    {1129, -1, -1, -1, -1, 0, 1156, 4, 0, 1, 2, 33, 4, 0, 0, 11},  // colors
    {1130, -1, -1, -1, -1, 0, 1157, 5, 0, 1, 2, 33, 4, 0, 0, 11},  // locations
    {1131, -1, -1, -1, -1, 0, 1158, 6, 0, 1, 2, 33, 9, 0, 0, 11},  // startPoint
    {1132, -1, -1, -1, -1, 0, 1159, 7, 0, 1, 2, 33, 9, 0, 0, 11},  // endPoint
    {281, -1, -1, -1, -1, 0, 1160, 8, 0, 1, 2, 33, 61, 0, 0, 11},  // string
    {829, -1, -1, -1, -1, 0, 1161, 9, 0, 1, 2, 33, 61, 0, 0, 11},  // font
    {1133, -1, -1, -1, -1, 0, 1162, 10, 0, 1, 2, 33, 0, 0, 0, 11},  // fontSize
    {1134, -1, -1, -1, -1, 0, 1163, 11, 0, 1, 2, 33, 17, 0, 0, 11},  // foregroundColor
    {1135, -1, -1, -1, -1, 0, 1164, 12, 0, 1, 2, 33, 61, 0, 0, 11},  // alignmentMode
    {1136, -1, -1, -1, -1, 0, 1165, 13, 0, 1, 2, 33, 61, 0, 0, 11},  // truncationMode
    {1137, -1, -1, -1, -1, 0, 1166, 14, 0, 1, 2, 33, 2, 0, 0, 11},  // isWrapped
    {1138, -1, -1, -1, 1139, 629, 1167, 15, 1, 2, 1, 33, 61, 0, 0, 11},  // render
    {1140, -1, -1, -1, 1142, 631, 1169, 16, 2, 3, 1, 32, 2, 0, 0, 11},  // drawHierarchy
    {810, -1, -1, -1, -1, 0, 1172, 17, 0, 1, 2, 33, 13, 0, 9, 11},  // frame
    {811, -1, -1, -1, -1, 0, 1173, 18, 0, 1, 2, 33, 13, 0, 10, 11},  // bounds
    {132, -1, -1, -1, -1, 0, 1174, 19, 0, 1, 2, 33, 9, 0, 11, 11},  // position
    {812, -1, -1, -1, -1, 0, 1175, 20, 0, 1, 2, 33, 9, 0, 12, 11},  // anchorPoint
    {813, -1, -1, -1, 1911, 0, 1176, 21, 0, 1, 2, 33, 2, 0, 0, 11},  // isHidden
    {1143, -1, -1, -1, -1, 0, 1177, 22, 0, 1, 2, 33, 2, 0, 0, 11},  // masksToBounds
    {815, -1, -1, -1, -1, 0, 1178, 23, 0, 1, 2, 33, 3, 0, 0, 11},  // name
    {1144, -1, -1, -1, -1, 0, 1179, 24, 0, 1, 2, 33, 14, 0, 0, 11},  // sublayerTransform
    {133, -1, -1, -1, -1, 0, 1180, 25, 0, 1, 2, 33, 14, 0, 0, 11},  // transform
    {1145, -1, -1, -1, -1, 0, 1181, 26, 0, 1, 2, 33, 0, 0, 0, 11},  // zPosition
    {1146, -1, -1, -1, -1, 0, 1182, 27, 0, 1, 2, 33, 0, 0, 0, 11},  // opacity
    {825, -1, -1, -1, -1, 0, 1183, 28, 0, 1, 2, 33, 17, 0, 0, 11},  // backgroundColor
    {1147, -1, -1, -1, -1, 0, 1184, 29, 0, 1, 2, 33, 0, 0, 0, 11},  // cornerRadius
    {1148, -1, -1, -1, -1, 0, 1185, 30, 0, 1, 2, 33, 0, 0, 0, 11},  // borderWidth
    {1149, -1, -1, -1, -1, 0, 1186, 31, 0, 1, 2, 33, 17, 0, 0, 11},  // borderColor
    {859, -1, -1, -1, -1, 0, 1187, 32, 0, 1, 2, 33, 17, 0, 0, 11},  // shadowColor
    {1150, -1, -1, -1, -1, 0, 1188, 33, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowOpacity
    {1151, -1, -1, -1, -1, 0, 1189, 34, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowRadius
    {1152, -1, -1, -1, -1, 0, 1190, 35, 0, 1, 2, 33, 12, 0, 0, 11},  // shadowOffset
    {1153, -1, -1, -1, -1, 0, 1191, 36, 0, 1, 2, 33, 33, 0, 0, 11},  // shadowPath
    {1154, -1, -1, -1, -1, 0, 1192, 37, 0, 1, 2, 33, 0, 0, 0, 11},  // contentsScale
    {1155, -1, -1, -1, -1, 0, 1193, 38, 0, 1, 2, 33, 61, 0, 0, 11},  // contents
    {1156, -1, -1, -1, -1, 0, 1194, 39, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsRect
    {1157, -1, -1, -1, -1, 0, 1195, 40, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsCenter
    {1158, -1, -1, -1, -1, 0, 1196, 41, 0, 1, 2, 33, 2, 0, 0, 11},  // shouldRasterize
    {1159, -1, -1, -1, -1, 0, 1197, 42, 0, 1, 2, 33, 0, 0, 0, 11},  // rasterizationScale
    {1160, -1, -1, -1, 1941, 0, 1198, 43, 0, 1, 2, 33, 2, 0, 0, 11},  // isDoubleSided
    {837, -1, -1, -1, -1, 0, 1199, 44, 0, 1, 2, 33, 32, 0, 0, 11},  // mask
    {1161, -1, -1, -1, -1, 0, 1200, 45, 0, 1, 2, 33, 61, 0, 0, 11},  // contentsGravity
    {1163, 1162, 1164, -1, -1, 0, 0, 46, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMinYCorner
    {1165, 1162, 1166, -1, -1, 0, 0, 47, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMinYCorner
    {1167, 1162, 1168, -1, -1, 0, 0, 48, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMaxYCorner
    {1169, 1162, 1170, -1, -1, 0, 0, 49, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMaxYCorner
    {1171, -1, -1, -1, -1, 0, 1201, 50, 0, 1, 2, 33, 42, 0, 0, 11},  // maskedCorners
    {1172, -1, -1, -1, 1173, 0, 1202, 51, 0, 1, 2, 33, 2, 0, 0, 11},  // isGeometryFlipped
    {1174, -1, -1, -1, -1, 635, 1203, 52, 0, 1, 1, 33, 2, 0, 0, 11},  // contentsAreFlipped
    {1175, -1, -1, -1, -1, 0, 1204, 53, 0, 1, 2, 33, 61, 0, 0, 11},  // actions
    {1176, -1, -1, -1, -1, 0, 1205, 54, 0, 1, 2, 33, 61, 0, 0, 11},  // magnificationFilter
    {1177, -1, -1, -1, -1, 0, 1206, 55, 0, 1, 2, 33, 61, 0, 0, 11},  // minificationFilter
    {1178, -1, -1, -1, -1, 0, 1207, 56, 0, 1, 2, 33, 61, 0, 0, 11},  // compositingFilter
    {1179, -1, -1, -1, -1, 0, 1208, 57, 0, 1, 2, 33, 61, 0, 0, 11},  // cornerCurve
    {919, -1, -1, -1, -1, 0, 1209, 58, 0, 1, 2, 33, 61, 0, 0, 11},  // delegate
    {831, -1, -1, -1, 1940, 0, 1210, 59, 0, 1, 2, 33, 2, 0, 0, 11},  // isOpaque
    {1180, -1, -1, -1, -1, 0, 1211, 60, 0, 1, 2, 33, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1181, -1, -1, -1, -1, 0, 1212, 61, 0, 1, 2, 33, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1182, -1, -1, -1, -1, 0, 1213, 62, 0, 1, 2, 33, 61, 0, 0, 11},  // lineCap
    {1183, -1, -1, -1, -1, 0, 1214, 63, 0, 1, 2, 33, 61, 0, 0, 11},  // fillRule
    {1184, -1, -1, -1, -1, 0, 1215, 64, 0, 1, 2, 33, 0, 0, 0, 11},  // miterLimit
    {1185, -1, -1, -1, -1, 0, 1216, 65, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeStart
    {1186, -1, -1, -1, -1, 0, 1217, 66, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeEnd
    {1187, -1, -1, -1, -1, 635, 1218, 67, 0, 1, 1, 33, 14, 0, 0, 11},  // affineTransform
    {135, -1, -1, -1, -1, 635, 1219, 68, 1, 2, 1, 33, 61, 0, 8, 11},  // setAffineTransform
    {1188, -1, -1, -1, 1924, 636, 1221, 69, 0, 1, 1, 33, 32, 0, 0, 11},  // presentation
    {1189, -1, -1, -1, 1925, 636, 1222, 70, 0, 1, 1, 33, 32, 0, 0, 11},  // model
    {1190, -1, -1, -1, -1, 0, 1223, 71, 0, 1, 2, 33, 32, 0, 0, 11},  // superlayer
    {1191, -1, -1, -1, -1, 0, 1224, 72, 0, 1, 2, 33, 4, 0, 0, 11},  // sublayers
    {1192, -1, -1, -1, -1, 636, 1225, 73, 1, 2, 1, 33, 61, 0, 0, 11},  // addSublayer
    {1193, -1, -1, -1, -1, 637, 1227, 74, 0, 1, 1, 33, 61, 0, 0, 11},  // removeFromSuperlayer
    {1078, -1, -1, -1, 1917, 637, 1228, 75, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1078, -1, -1, -1, 1919, 639, 1231, 76, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1121, -1, -1, -1, -1, 641, 1234, 77, 1, 2, 1, 33, 32, 0, 0, 11},  // hitTest
    {412, -1, -1, -1, 1872, 642, 1236, 78, 1, 2, 1, 33, 2, 0, 0, 11},  // contains
    {1194, -1, -1, -1, -1, 643, 1238, 0, 0, 0, 0, 0, 53, 0, 0, 12},  // Rectangle
    {1195, -1, -1, -1, -1, 643, 1238, 1, 0, 0, 0, 0, 53, 0, 0, 12},  // Circle
    {1196, -1, -1, -1, -1, 643, 1238, 2, 0, 0, 0, 0, 53, 0, 0, 12},  // Ellipse
    {1197, -1, -1, -1, -1, 643, 1238, 3, 0, 0, 0, 0, 53, 0, 0, 12},  // Capsule
    {1198, -1, -1, -1, -1, 643, 1238, 4, 1, 1, 0, 0, 53, 0, 0, 12},  // RoundedRectangle
    {1199, -1, -1, -1, -1, 644, 1239, 5, 1, 1, 0, 0, 53, 0, 0, 12},  // Text
    {1200, -1, -1, -1, -1, 645, 1240, 6, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {1200, -1, -1, -1, -1, 646, 1241, 7, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {726, 1201, -1, -1, -1, 0, 0, 8, 0, 0, 5, 54, 53, 0, 0, 12},  // red
    {754, 1201, -1, -1, -1, 0, 0, 9, 0, 0, 5, 54, 53, 0, 0, 12},  // orange
    {750, 1201, -1, -1, -1, 0, 0, 10, 0, 0, 5, 54, 53, 0, 0, 12},  // yellow
    {727, 1201, -1, -1, -1, 0, 0, 11, 0, 0, 5, 54, 53, 0, 0, 12},  // green
    {1202, 1201, -1, -1, -1, 0, 0, 12, 0, 0, 5, 54, 53, 0, 0, 12},  // mint
    {1203, 1201, -1, -1, -1, 0, 0, 13, 0, 0, 5, 54, 53, 0, 0, 12},  // teal
    {748, 1201, -1, -1, -1, 0, 0, 14, 0, 0, 5, 54, 53, 0, 0, 12},  // cyan
    {1204, 1201, -1, -1, -1, 0, 0, 15, 0, 0, 5, 54, 53, 0, 0, 12},  // indigo
    {728, 1201, -1, -1, -1, 0, 0, 16, 0, 0, 5, 54, 53, 0, 0, 12},  // blue
    {756, 1201, -1, -1, -1, 0, 0, 17, 0, 0, 5, 54, 53, 0, 0, 12},  // purple
    {1205, 1201, -1, -1, -1, 0, 0, 18, 0, 0, 5, 54, 53, 0, 0, 12},  // pink
    {758, 1201, -1, -1, -1, 0, 0, 19, 0, 0, 5, 54, 53, 0, 0, 12},  // brown
    {734, 1201, -1, -1, -1, 0, 0, 20, 0, 0, 5, 54, 53, 0, 0, 12},  // white
    {760, 1201, -1, -1, -1, 0, 0, 21, 0, 0, 5, 54, 53, 0, 0, 12},  // gray
    {742, 1201, -1, -1, -1, 0, 0, 22, 0, 0, 5, 54, 53, 0, 0, 12},  // black
    {766, 1201, -1, -1, -1, 0, 0, 23, 0, 0, 5, 54, 53, 0, 0, 12},  // clear
    {1206, 1201, -1, -1, -1, 0, 0, 24, 0, 0, 5, 54, 53, 0, 0, 12},  // primary
    {1207, 1201, -1, -1, -1, 0, 0, 25, 0, 0, 5, 54, 53, 0, 0, 12},  // secondary
    {1208, 1201, -1, -1, -1, 0, 0, 26, 0, 0, 5, 54, 53, 0, 0, 12},  // accentColor
    {1201, -1, -1, -1, -1, 647, 1242, 27, 1, 1, 3, 0, 53, 0, 0, 12},  // Color
    {1201, -1, -1, -1, -1, 648, 1243, 28, 3, 3, 3, 0, 53, 0, 0, 12},  // Color
    {810, -1, -1, -1, -1, 651, 1246, 29, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {810, -1, -1, -1, -1, 653, 1249, 30, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {810, -1, -1, -1, -1, 654, 1251, 31, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {810, -1, -1, -1, -1, 655, 1253, 32, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {132, -1, -1, -1, -1, 658, 1257, 33, 2, 3, 1, 54, 53, 0, 0, 12},  // position
    {132, -1, -1, -1, -1, 660, 1260, 34, 1, 2, 1, 54, 53, 0, 0, 12},  // position
    {810, -1, -1, -1, -1, 661, 1262, 35, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {810, -1, -1, -1, -1, 662, 1264, 36, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {810, -1, -1, -1, -1, 664, 1267, 37, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {810, -1, -1, -1, -1, 665, 1269, 38, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {810, -1, -1, -1, -1, 667, 1272, 39, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {810, -1, -1, -1, -1, 669, 1275, 40, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {710, 1212, -1, -1, -1, 0, 0, 41, 0, 0, 5, 56, 58, 0, 0, 12},  // Set
    {371, 1212, -1, -1, -1, 0, 0, 42, 0, 0, 5, 56, 55, 0, 0, 12},  // top
    {1214, 1212, -1, -1, -1, 0, 0, 43, 0, 0, 5, 56, 55, 0, 0, 12},  // leading
    {375, 1212, -1, -1, -1, 0, 0, 44, 0, 0, 5, 56, 55, 0, 0, 12},  // bottom
    {1215, 1212, -1, -1, -1, 0, 0, 45, 0, 0, 5, 56, 55, 0, 0, 12},  // trailing
    {1216, 1212, -1, -1, -1, 0, 0, 46, 0, 0, 5, 56, 55, 0, 0, 12},  // horizontal
    {1217, 1212, -1, -1, -1, 0, 0, 47, 0, 0, 5, 56, 55, 0, 0, 12},  // vertical
    {379, 1212, -1, -1, -1, 0, 0, 48, 0, 0, 5, 56, 55, 0, 0, 12},  // all
    {681, -1, -1, -1, -1, 672, 1279, 49, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {681, -1, -1, -1, -1, 673, 1281, 50, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {681, -1, -1, -1, -1, 674, 1283, 51, 2, 3, 1, 54, 53, 0, 0, 12},  // padding
    {681, -1, -1, -1, -1, 676, 1286, 52, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {681, -1, -1, -1, -1, 677, 1288, 53, 0, 1, 1, 54, 53, 0, 0, 12},  // padding
    {1218, -1, -1, -1, -1, 677, 1289, 54, 4, 4, 3, 0, 57, 0, 0, 12},  // EdgeInsets
    {76, -1, -1, -1, -1, 681, 1293, 55, 2, 3, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 683, 1296, 56, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 684, 1298, 57, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 685, 1300, 58, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {1219, -1, -1, -1, -1, 686, 1302, 59, 1, 2, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1219, -1, -1, -1, -1, 687, 1304, 60, 2, 3, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1221, -1, -1, -1, -1, 689, 1307, 61, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1221, -1, -1, -1, -1, 690, 1309, 62, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1221, -1, -1, -1, -1, 692, 1312, 63, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1221, -1, -1, -1, -1, 693, 1314, 64, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1221, -1, -1, -1, -1, 695, 1317, 65, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1221, -1, -1, -1, -1, 697, 1320, 66, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1221, -1, -1, -1, -1, 698, 1322, 67, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1221, -1, -1, -1, -1, 699, 1324, 68, 3, 4, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1222, -1, -1, -1, -1, 702, 1328, 69, 1, 2, 1, 54, 53, 0, 0, 12},  // transformEffect
    {1223, -1, -1, -1, -1, 703, 1330, 70, 1, 2, 1, 54, 53, 0, 0, 12},  // projectionEffect
    {1224, -1, -1, -1, -1, 704, 1332, 71, 1, 2, 1, 54, 53, 0, 0, 12},  // modifier
    {133, -1, -1, -1, -1, 0, 1334, 72, 0, 1, 2, 54, 14, 0, 0, 12},  // transform
    {393, -1, -1, -1, -1, 0, 1335, 73, 0, 1, 2, 54, 4, 0, 0, 12},  // corners
    {394, -1, -1, -1, -1, 0, 1336, 74, 0, 1, 2, 54, 9, 0, 0, 12},  // center
    {909, -1, -1, -1, -1, 0, 1337, 75, 0, 1, 2, 54, 13, 0, 0, 12},  // layoutFrame
    {326, -1, -1, -1, -1, 0, 1338, 76, 0, 1, 2, 54, 12, 0, 0, 12},  // size
    {1225, 1226, -1, -1, -1, 0, 0, 77, 0, 0, 5, 55, 54, 0, 0, 12},  // topLeading
    {371, 1226, -1, -1, -1, 0, 0, 78, 0, 0, 5, 55, 54, 0, 0, 12},  // top
    {1227, 1226, -1, -1, -1, 0, 0, 79, 0, 0, 5, 55, 54, 0, 0, 12},  // topTrailing
    {1214, 1226, -1, -1, -1, 0, 0, 80, 0, 0, 5, 55, 54, 0, 0, 12},  // leading
    {394, 1226, -1, -1, -1, 0, 0, 81, 0, 0, 5, 55, 54, 0, 0, 12},  // center
    {1215, 1226, -1, -1, -1, 0, 0, 82, 0, 0, 5, 55, 54, 0, 0, 12},  // trailing
    {1228, 1226, -1, -1, -1, 0, 0, 83, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomLeading
    {375, 1226, -1, -1, -1, 0, 0, 84, 0, 0, 5, 55, 54, 0, 0, 12},  // bottom
    {1229, 1226, -1, -1, -1, 0, 0, 85, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomTrailing
    {263, -1, -1, -1, -1, 0, 1339, 86, 0, 1, 2, 55, 0, 0, 0, 12},  // x
    {254, -1, -1, -1, -1, 0, 1340, 87, 0, 1, 2, 55, 0, 0, 0, 12},  // y
    {1226, -1, -1, -1, -1, 705, 1341, 88, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1231, -1, -1, -1, -1, 707, 1343, 89, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1231, -1, -1, -1, -1, 708, 1344, 90, 0, 0, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1232, -1, -1, -1, -1, 708, 1344, 0, 2, 2, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1232, -1, -1, -1, -1, 710, 1346, 1, 1, 1, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1232, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1234, -1, -1, -1, -1, 711, 1347, 3, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1234, -1, -1, -1, -1, 713, 1349, 4, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1234, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1235, -1, -1, -1, -1, 714, 1350, 6, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1235, -1, -1, -1, -1, 716, 1352, 7, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1235, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1236, -1, -1, -1, -1, 717, 1353, 9, 2, 2, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1236, -1, -1, -1, -1, 719, 1355, 10, 1, 1, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1236, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1237, -1, -1, -1, -1, 720, 1356, 12, 2, 2, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1237, -1, -1, -1, -1, 722, 1358, 13, 1, 1, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1237, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1238, -1, -1, -1, -1, 723, 1359, 15, 2, 2, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1238, -1, -1, -1, -1, 725, 1361, 16, 1, 1, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1238, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1239, -1, -1, -1, -1, 726, 1362, 18, 2, 2, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1239, -1, -1, -1, -1, 728, 1364, 19, 1, 1, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1239, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {945, 1232, -1, -1, -1, 0, 0, 21, 0, 0, 5, 35, 58, 0, 0, 13},  // State
    {1240, 1232, -1, -1, -1, 0, 0, 22, 0, 0, 5, 35, 58, 0, 0, 13},  // Direction
    {873, -1, -1, -1, -1, 0, 1365, 23, 0, 1, 2, 36, 0, 0, 0, 13},  // rawValue
    {1243, 1244, 1245, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 13},  // possible
    {1246, 1244, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 13},  // Possible
    {1247, 1244, 1248, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 13},  // began
    {1249, 1244, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 13},  // Began
    {1250, 1244, 1251, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 13},  // changed
    {1252, 1244, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 13},  // Changed
    {1253, 1244, 1254, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 13},  // ended
    {1255, 1244, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 13},  // Ended
    {1256, 1244, 1257, -1, -1, 0, 0, 32, 0, 0, 5, 36, 35, 0, 0, 13},  // cancelled
    {1258, 1244, -1, -1, -1, 0, 0, 33, 0, 0, 5, 36, 35, 0, 0, 13},  // Cancelled
    {1259, 1244, 1260, -1, -1, 0, 0, 34, 0, 0, 5, 36, 35, 0, 0, 13},  // failed
    {1261, 1244, -1, -1, -1, 0, 0, 35, 0, 0, 5, 36, 35, 0, 0, 13},  // Failed
    {1262, 1244, 1263, -1, -1, 0, 0, 36, 0, 0, 5, 36, 35, 0, 0, 13},  // recognized
    {377, 1264, 1265, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 13},  // right
    {1266, 1264, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 13},  // Right
    {373, 1264, 1267, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 13},  // left
    {1268, 1264, -1, -1, -1, 0, 0, 40, 0, 0, 5, 37, 36, 0, 0, 13},  // Left
    {528, 1264, 1269, -1, -1, 0, 0, 41, 0, 0, 5, 37, 36, 0, 0, 13},  // up
    {1270, 1264, -1, -1, -1, 0, 0, 42, 0, 0, 5, 37, 36, 0, 0, 13},  // Up
    {529, 1264, 1271, -1, -1, 0, 0, 43, 0, 0, 5, 37, 36, 0, 0, 13},  // down
    {1272, 1264, -1, -1, -1, 0, 0, 44, 0, 0, 5, 37, 36, 0, 0, 13},  // Down
    {594, -1, -1, -1, -1, 0, 1366, 45, 0, 1, 2, 35, 35, 0, 0, 13},  // state
    {1034, -1, -1, -1, 1273, 0, 1367, 46, 0, 1, 2, 35, 2, 0, 0, 13},  // isEnabled
    {1273, -1, -1, -1, -1, 0, 1368, 47, 0, 1, 2, 35, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1369, 48, 0, 1, 2, 35, 31, 0, 0, 13},  // view
    {815, -1, -1, -1, -1, 0, 1370, 49, 0, 1, 2, 35, 3, 0, 0, 13},  // name
    {1274, -1, -1, -1, -1, 0, 1371, 50, 0, 1, 2, 35, 2, 0, 0, 13},  // cancelsTouchesInView
    {1275, -1, -1, -1, -1, 0, 1372, 51, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesBegan
    {1276, -1, -1, -1, -1, 0, 1373, 52, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesEnded
    {1277, -1, -1, -1, -1, 0, 1374, 53, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouches
    {919, -1, -1, -1, -1, 0, 1375, 54, 0, 1, 2, 35, 61, 0, 0, 13},  // delegate
    {1278, -1, -1, -1, -1, 0, 1376, 55, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1279, -1, -1, -1, -1, 0, 1377, 56, 0, 1, 2, 35, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1280, -1, -1, -1, -1, 0, 1378, 57, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTapsRequired
    {1281, -1, -1, -1, -1, 0, 1379, 58, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1282, -1, -1, -1, -1, 0, 1380, 59, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumPressDuration
    {1283, -1, -1, -1, -1, 0, 1381, 60, 0, 1, 2, 35, 0, 0, 0, 13},  // allowableMovement
    {1284, -1, -1, -1, -1, 0, 1382, 61, 0, 1, 2, 35, 36, 0, 0, 13},  // direction
    {301, -1, -1, -1, -1, 0, 1383, 62, 0, 1, 2, 35, 0, 0, 0, 13},  // scale
    {303, -1, -1, -1, -1, 0, 1384, 63, 0, 1, 2, 35, 0, 0, 0, 13},  // rotation
    {1285, -1, -1, -1, -1, 0, 1385, 64, 0, 1, 2, 35, 0, 0, 0, 13},  // velocity
    {1286, -1, -1, -1, -1, 729, 1386, 65, 1, 2, 1, 35, 9, 0, 0, 13},  // location
    {1287, -1, -1, -1, -1, 730, 1388, 66, 1, 2, 1, 35, 9, 0, 0, 13},  // locationInView
    {1286, -1, -1, -1, 1962, 731, 1390, 67, 2, 3, 1, 35, 9, 0, 0, 13},  // location
    {1289, -1, -1, -1, -1, 733, 1393, 68, 2, 3, 1, 35, 9, 0, 0, 13},  // locationOfTouch
    {304, -1, -1, -1, -1, 735, 1396, 69, 1, 2, 1, 35, 9, 0, 0, 13},  // translation
    {1291, -1, -1, -1, -1, 736, 1398, 70, 1, 2, 1, 35, 9, 0, 0, 13},  // translationInView
    {1285, -1, -1, -1, -1, 737, 1400, 71, 1, 2, 1, 35, 9, 0, 0, 13},  // velocity
    {1292, -1, -1, -1, -1, 738, 1402, 72, 1, 2, 1, 35, 9, 0, 0, 13},  // velocityInView
    {1293, -1, -1, -1, 1963, 739, 1404, 73, 2, 3, 1, 35, 61, 0, 0, 13},  // setTranslation
    {1293, -1, -1, -1, -1, 741, 1407, 74, 2, 3, 1, 35, 61, 0, 0, 13},  // setTranslation
    {1016, -1, -1, -1, -1, 743, 1410, 75, 2, 3, 1, 35, 61, 0, 0, 13},  // addTarget
    {1019, -1, -1, -1, -1, 745, 1413, 76, 2, 3, 1, 35, 61, 0, 0, 13},  // removeTarget
    {1294, -1, -1, -1, -1, 747, 1416, 77, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesBegan
    {1294, -1, -1, -1, -1, 749, 1419, 78, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesBegan
    {1294, -1, -1, -1, -1, 751, 1422, 79, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesBegan
    {1294, -1, -1, -1, -1, 753, 1425, 80, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesBegan
    {1296, -1, -1, -1, -1, 755, 1428, 81, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesMoved
    {1296, -1, -1, -1, -1, 757, 1431, 82, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesMoved
    {1296, -1, -1, -1, -1, 759, 1434, 83, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesMoved
    {1296, -1, -1, -1, -1, 761, 1437, 84, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesMoved
    {1297, -1, -1, -1, -1, 763, 1440, 85, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesEnded
    {1297, -1, -1, -1, -1, 765, 1443, 86, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesEnded
    {1297, -1, -1, -1, -1, 767, 1446, 87, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesEnded
    {1297, -1, -1, -1, -1, 769, 1449, 88, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesEnded
    {1298, -1, -1, -1, -1, 771, 1452, 89, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesCancelled
    {1298, -1, -1, -1, -1, 773, 1455, 90, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesCancelled
    {1298, -1, -1, -1, -1, 775, 1458, 91, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesCancelled
    {1298, -1, -1, -1, -1, 777, 1461, 92, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesCancelled
    {1299, -1, -1, -1, -1, 779, 1464, 93, 2, 3, 1, 35, 61, 0, 0, 13},  // ignore
    {1300, -1, -1, -1, -1, 781, 1467, 94, 2, 3, 1, 35, 61, 0, 0, 13},  // ignoreTouch
    {1302, -1, -1, -1, -1, 783, 1470, 95, 0, 1, 1, 35, 61, 0, 0, 13},  // reset
    {1303, -1, -1, -1, 1964, 783, 1471, 96, 1, 2, 1, 35, 61, 0, 0, 13},  // require
    {1305, -1, -1, -1, -1, 784, 1473, 97, 1, 2, 1, 35, 61, 0, 0, 13},  // requireGestureRecognizerToFail
    {1306, -1, -1, -1, -1, 785, 1475, 98, 1, 2, 1, 32, 61, 0, 0, 13},  // addGestureRecognizer
    {1307, -1, -1, -1, -1, 786, 1477, 99, 1, 2, 1, 32, 61, 0, 0, 13},  // removeGestureRecognizer
    {1308, -1, -1, -1, -1, 0, 1479, 100, 0, 1, 2, 32, 4, 0, 0, 13},  // gestureRecognizers
    {1309, -1, -1, -1, -1, 0, 1480, 101, 0, 1, 2, 32, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1310, -1, -1, -1, -1, 0, 1481, 102, 0, 1, 2, 32, 2, 0, 0, 13},  // multipleTouchEnabled
    {1311, -1, -1, -1, 1912, 0, 1482, 103, 0, 1, 2, 32, 2, 0, 0, 13},  // isExclusiveTouch
    {1286, -1, -1, -1, -1, 787, 1483, 0, 1, 2, 1, 58, 9, 0, 0, 14},  // location
    {1287, -1, -1, -1, -1, 788, 1485, 1, 1, 2, 1, 58, 9, 0, 0, 14},  // locationInView
    {1318, -1, -1, -1, -1, 789, 1487, 2, 1, 2, 1, 58, 9, 0, 0, 14},  // previousLocation
    {1319, -1, -1, -1, -1, 790, 1489, 3, 1, 2, 1, 58, 9, 0, 0, 14},  // previousLocationInView
    {1320, 1312, -1, -1, -1, 0, 0, 4, 0, 0, 5, 58, 58, 0, 0, 14},  // Phase
    {1247, 1322, 1323, -1, -1, 0, 0, 5, 0, 0, 5, 38, 37, 0, 0, 14},  // began
    {1324, 1322, 1325, -1, -1, 0, 0, 6, 0, 0, 5, 38, 37, 0, 0, 14},  // moved
    {1326, 1322, 1327, -1, -1, 0, 0, 7, 0, 0, 5, 38, 37, 0, 0, 14},  // stationary
    {1253, 1322, 1328, -1, -1, 0, 0, 8, 0, 0, 5, 38, 37, 0, 0, 14},  // ended
    {1256, 1322, 1329, -1, -1, 0, 0, 9, 0, 0, 5, 38, 37, 0, 0, 14},  // cancelled
    {725, -1, -1, -1, -1, 791, 1491, 10, 0, 1, 1, 5, 61, 0, 0, 14},  // anyObject
    {1332, -1, -1, -1, -1, 791, 1492, 11, 1, 2, 1, 58, 4, 0, 0, 14},  // touches
    {1333, -1, -1, -1, -1, 792, 1494, 12, 1, 2, 1, 58, 4, 0, 0, 14},  // touchesForView
    {1334, -1, -1, -1, -1, 793, 1496, 13, 1, 2, 1, 58, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1335, -1, -1, -1, -1, 794, 1498, 14, 1, 2, 1, 58, 4, 0, 0, 14},  // coalescedTouches
    {1336, -1, -1, -1, -1, 795, 1500, 15, 1, 2, 1, 58, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1337, -1, -1, -1, -1, 796, 1502, 16, 1, 2, 1, 58, 4, 0, 0, 14},  // predictedTouches
    {1338, -1, -1, -1, -1, 797, 1504, 17, 1, 2, 1, 58, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1339, -1, -1, -1, -1, 798, 1506, 18, 3, 3, 0, 0, 61, 0, 0, 14},  // drag
    {1339, -1, -1, -1, -1, 801, 1509, 19, 4, 4, 0, 0, 61, 0, 0, 14},  // drag
    {1342, -1, -1, -1, -1, 805, 1513, 20, 3, 3, 0, 0, 61, 0, 0, 14},  // fingers
    {1342, -1, -1, -1, -1, 808, 1516, 21, 4, 4, 0, 0, 61, 0, 0, 14},  // fingers
    {1343, -1, -1, -1, -1, 812, 1520, 22, 4, 4, 0, 0, 61, 0, 0, 14},  // pinch
    {1343, -1, -1, -1, -1, 816, 1524, 23, 5, 5, 0, 0, 61, 0, 1, 14},  // pinch
    {1344, -1, -1, -1, -1, 821, 1529, 24, 4, 4, 0, 0, 61, 0, 1, 14},  // twist
    {1346, -1, -1, -1, -1, 825, 1533, 25, 1, 1, 0, 0, 61, 0, 0, 14},  // tap
    {1346, -1, -1, -1, -1, 826, 1534, 26, 2, 2, 0, 0, 61, 0, 0, 14},  // tap
    {1346, -1, -1, -1, -1, 828, 1536, 27, 2, 2, 0, 0, 61, 0, 0, 14},  // tap
    {1346, -1, -1, -1, -1, 830, 1538, 28, 3, 3, 0, 0, 61, 0, 0, 14},  // tap
    {1348, -1, -1, -1, -1, 833, 1541, 29, 2, 2, 0, 0, 61, 0, 0, 14},  // press
    {1342, -1, -1, -1, -1, 835, 1543, 30, 2, 2, 0, 0, 61, 0, 0, 14},  // fingers
    {1350, -1, -1, -1, -1, 837, 1545, 31, 0, 0, 0, 0, 61, 0, 0, 14},  // lift
    {1351, -1, -1, -1, -1, 837, 1545, 32, 0, 0, 0, 0, 61, 0, 0, 14},  // cancel
    {1354, 234, -1, -1, -1, 0, 0, 0, 0, 0, 5, 32, 58, 0, 0, 15},  // AnimationOptions
    {1355, 234, -1, -1, -1, 0, 0, 1, 0, 0, 5, 32, 58, 0, 0, 15},  // KeyframeAnimationOptions
    {1357, 234, -1, -1, -1, 0, 0, 2, 0, 0, 5, 32, 58, 0, 0, 15},  // AnimationCurve
    {1363, 1352, 1364, -1, -1, 0, 0, 3, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseInOut
    {1365, 1352, 1366, -1, -1, 0, 0, 4, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseIn
    {1367, 1352, 1368, -1, -1, 0, 0, 5, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseOut
    {1369, 1352, 1370, -1, -1, 0, 0, 6, 0, 0, 5, 45, 44, 0, 0, 15},  // curveLinear
    {10, 1352, 1371, -1, -1, 0, 0, 7, 0, 0, 5, 45, 44, 0, 0, 15},  // repeat
    {1372, 1352, 1373, -1, -1, 0, 0, 8, 0, 0, 5, 45, 44, 0, 0, 15},  // autoreverse
    {1374, 1352, 1375, -1, -1, 0, 0, 9, 0, 0, 5, 45, 44, 0, 0, 15},  // beginFromCurrentState
    {1376, 1352, 1377, -1, -1, 0, 0, 10, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedDuration
    {1378, 1352, 1379, -1, -1, 0, 0, 11, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedCurve
    {1380, 1352, 1381, -1, -1, 0, 0, 12, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedOptions
    {1382, 1352, 1383, -1, -1, 0, 0, 13, 0, 0, 5, 45, 44, 0, 0, 15},  // allowUserInteraction
    {1089, 1352, 1384, -1, -1, 0, 0, 14, 0, 0, 5, 45, 44, 0, 0, 15},  // layoutSubviews
    {1385, 1352, 1386, -1, -1, 0, 0, 15, 0, 0, 5, 45, 44, 0, 0, 15},  // allowAnimatedContent
    {1387, 1352, 1388, -1, -1, 0, 0, 16, 0, 0, 5, 45, 44, 0, 0, 15},  // showHideTransitionViews
    {1389, 1352, 1390, -1, -1, 0, 0, 17, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeLinear
    {1391, 1352, 1392, -1, -1, 0, 0, 18, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeDiscrete
    {1393, 1352, 1394, -1, -1, 0, 0, 19, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModePaced
    {1395, 1352, 1396, -1, -1, 0, 0, 20, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubic
    {1397, 1352, 1398, -1, -1, 0, 0, 21, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubicPaced
    {1399, 1352, -1, -1, -1, 0, 0, 22, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseInOut
    {1400, 1352, -1, -1, -1, 0, 0, 23, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseIn
    {1401, 1352, -1, -1, -1, 0, 0, 24, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseOut
    {1402, 1352, -1, -1, -1, 0, 0, 25, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveLinear
    {1403, 1352, -1, -1, -1, 0, 0, 26, 0, 0, 5, 45, 44, 0, 0, 15},  // Repeat
    {1404, 1352, -1, -1, -1, 0, 0, 27, 0, 0, 5, 45, 44, 0, 0, 15},  // Autoreverse
    {1405, 1352, -1, -1, -1, 0, 0, 28, 0, 0, 5, 45, 44, 0, 0, 15},  // BeginFromCurrentState
    {1406, 1352, -1, -1, -1, 0, 0, 29, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedDuration
    {1407, 1352, -1, -1, -1, 0, 0, 30, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedCurve
    {1408, 1352, -1, -1, -1, 0, 0, 31, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedOptions
    {1409, 1352, -1, -1, -1, 0, 0, 32, 0, 0, 5, 45, 44, 0, 0, 15},  // AllowUserInteraction
    {1410, 1352, -1, -1, -1, 0, 0, 33, 0, 0, 5, 45, 44, 0, 0, 15},  // LayoutSubviews
    {1411, 1352, -1, -1, -1, 0, 0, 34, 0, 0, 5, 45, 44, 0, 0, 15},  // CalculationModeLinear
    {1412, 1352, 1413, -1, -1, 0, 0, 35, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionNone
    {1414, 1352, -1, -1, -1, 0, 0, 36, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionNone
    {1415, 1352, 1416, -1, -1, 0, 0, 37, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromLeft
    {1417, 1352, -1, -1, -1, 0, 0, 38, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromLeft
    {1418, 1352, 1419, -1, -1, 0, 0, 39, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromRight
    {1420, 1352, -1, -1, -1, 0, 0, 40, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromRight
    {1421, 1352, 1422, -1, -1, 0, 0, 41, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionCurlUp
    {1423, 1352, -1, -1, -1, 0, 0, 42, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionCurlUp
    {1424, 1352, 1425, -1, -1, 0, 0, 43, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionCurlDown
    {1426, 1352, -1, -1, -1, 0, 0, 44, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionCurlDown
    {1427, 1352, 1428, -1, -1, 0, 0, 45, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionCrossDissolve
    {1429, 1352, -1, -1, -1, 0, 0, 46, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionCrossDissolve
    {1430, 1352, 1431, -1, -1, 0, 0, 47, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromTop
    {1432, 1352, -1, -1, -1, 0, 0, 48, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromTop
    {1433, 1352, 1434, -1, -1, 0, 0, 49, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromBottom
    {1435, 1352, -1, -1, -1, 0, 0, 50, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromBottom
    {1436, 1356, 1437, -1, -1, 0, 0, 51, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInOut
    {1438, 1356, 1439, -1, -1, 0, 0, 52, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1440, 1356, 1441, -1, -1, 0, 0, 53, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1442, 1356, 1443, -1, -1, 0, 0, 54, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1444, 1356, -1, -1, -1, 0, 0, 55, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseInOut
    {1445, 1356, -1, -1, -1, 0, 0, 56, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseIn
    {1446, 1356, -1, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseOut
    {1447, 1356, -1, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // Linear
    {1442, 1358, 1448, -1, -1, 0, 0, 59, 0, 0, 5, 47, 46, 0, 0, 15},  // linear
    {1438, 1358, 1449, -1, -1, 0, 0, 60, 0, 0, 5, 47, 46, 0, 0, 15},  // easeIn
    {1440, 1358, 1450, -1, -1, 0, 0, 61, 0, 0, 5, 47, 46, 0, 0, 15},  // easeOut
    {1451, 1358, 1452, -1, -1, 0, 0, 62, 0, 0, 5, 47, 46, 0, 0, 15},  // easeInEaseOut
    {15, 1358, 1453, -1, -1, 0, 0, 63, 0, 0, 5, 47, 46, 0, 0, 15},  // default
    {1454, 1361, 1455, -1, -1, 0, 0, 64, 0, 0, 5, 48, 47, 0, 0, 15},  // removed
    {1456, 1361, 1457, -1, -1, 0, 0, 65, 0, 0, 5, 48, 47, 0, 0, 15},  // forwards
    {1458, 1361, 1459, -1, -1, 0, 0, 66, 0, 0, 5, 48, 47, 0, 0, 15},  // backwards
    {1460, 1361, 1461, -1, -1, 0, 0, 67, 0, 0, 5, 48, 47, 0, 0, 15},  // both
    {1462, 1359, 1463, -1, -1, 0, 0, 68, 0, 0, 5, 50, 49, 0, 0, 15},  // inactive
    {1464, 1359, 1465, -1, -1, 0, 0, 69, 0, 0, 5, 50, 49, 0, 0, 15},  // active
    {1466, 1359, 1467, -1, -1, 0, 0, 70, 0, 0, 5, 50, 49, 0, 0, 15},  // stopped
    {1468, 1360, 1469, -1, -1, 0, 0, 71, 0, 0, 5, 51, 50, 0, 0, 15},  // end
    {1470, 1360, 1471, -1, -1, 0, 0, 72, 0, 0, 5, 51, 50, 0, 0, 15},  // start
    {1111, 1360, 1472, -1, -1, 0, 0, 73, 0, 0, 5, 51, 50, 0, 0, 15},  // current
    {1442, 1362, 1473, -1, -1, 0, 0, 74, 0, 0, 5, 49, 48, 0, 0, 15},  // linear
    {1474, 1362, 1475, -1, -1, 0, 0, 75, 0, 0, 5, 49, 48, 0, 0, 15},  // discrete
    {1476, 1362, 1477, -1, -1, 0, 0, 76, 0, 0, 5, 49, 48, 0, 0, 15},  // paced
    {1478, 1362, 1479, -1, -1, 0, 0, 77, 0, 0, 5, 49, 48, 0, 0, 15},  // cubic
    {1480, 1362, 1481, -1, -1, 0, 0, 78, 0, 0, 5, 49, 48, 0, 0, 15},  // cubicPaced
    {1357, 234, -1, -1, -1, 837, 1545, 79, 1, 1, 4, 32, 45, 0, 0, 15},  // AnimationCurve
    {1356, -1, -1, -1, -1, 838, 1546, 80, 1, 1, 3, 0, 45, 0, 0, 15},  // UIViewAnimationCurve
    {873, -1, -1, -1, -1, 0, 1547, 81, 0, 1, 2, 46, 0, 0, 0, 15},  // rawValue
    {873, -1, -1, -1, -1, 0, 1548, 82, 0, 1, 2, 44, 0, 0, 0, 15},  // rawValue
    {389, -1, -1, -1, -1, 0, 1549, 83, 0, 1, 2, 44, 2, 0, 0, 15},  // isEmpty
    {412, -1, -1, -1, -1, 839, 1550, 84, 1, 2, 1, 44, 2, 0, 0, 15},  // contains
    {718, -1, -1, -1, -1, 840, 1552, 85, 1, 2, 1, 44, 2, 0, 0, 15},  // isSuperset
    {717, -1, -1, -1, -1, 841, 1554, 86, 1, 2, 1, 44, 2, 0, 0, 15},  // isSubset
    {720, -1, -1, -1, -1, 842, 1556, 87, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSuperset
    {719, -1, -1, -1, -1, 843, 1558, 88, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSubset
    {721, -1, -1, -1, -1, 844, 1560, 89, 1, 2, 1, 44, 2, 0, 0, 15},  // isDisjoint
    {406, -1, -1, -1, -1, 845, 1562, 90, 1, 2, 1, 44, 43, 0, 0, 15},  // union
    {711, -1, -1, -1, -1, 846, 1564, 91, 1, 2, 1, 44, 61, 0, 0, 15},  // formUnion
    {101, -1, -1, -1, -1, 847, 1566, 92, 1, 2, 1, 44, 61, 0, 0, 15},  // insert
    {713, -1, -1, -1, -1, 848, 1568, 93, 1, 2, 1, 44, 43, 0, 0, 15},  // subtracting
    {714, -1, -1, -1, -1, 849, 1570, 94, 1, 2, 1, 44, 61, 0, 0, 15},  // subtract
    {102, -1, -1, -1, -1, 850, 1572, 95, 1, 2, 1, 44, 61, 0, 0, 15},  // remove
    {408, -1, -1, -1, -1, 851, 1574, 96, 1, 2, 1, 44, 43, 0, 0, 15},  // intersection
    {712, -1, -1, -1, -1, 852, 1576, 97, 1, 2, 1, 44, 61, 0, 0, 15},  // formIntersection
    {715, -1, -1, -1, -1, 853, 1578, 98, 1, 2, 1, 44, 43, 0, 0, 15},  // symmetricDifference
    {716, -1, -1, -1, -1, 854, 1580, 99, 1, 2, 1, 44, 61, 0, 0, 15},  // formSymmetricDifference
    {921, 234, -1, -1, -1, 855, 1582, 100, 0, 0, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {921, 234, -1, -1, -1, 855, 1582, 101, 1, 1, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {1354, 234, -1, -1, -1, 856, 1583, 102, 0, 0, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1354, 234, -1, -1, -1, 856, 1583, 103, 1, 1, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1355, 234, -1, -1, -1, 857, 1584, 104, 0, 0, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {1355, 234, -1, -1, -1, 857, 1584, 105, 1, 1, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {961, 240, -1, -1, -1, 858, 1585, 106, 0, 0, 4, 32, 40, 0, 0, 15},  // Event
    {961, 240, -1, -1, -1, 858, 1585, 107, 1, 1, 4, 32, 40, 0, 0, 15},  // Event
    {945, 240, -1, -1, -1, 859, 1586, 108, 0, 0, 4, 32, 41, 0, 0, 15},  // State
    {945, 240, -1, -1, -1, 859, 1586, 109, 1, 1, 4, 32, 41, 0, 0, 15},  // State
    {1240, 1239, -1, -1, -1, 860, 1587, 110, 0, 0, 4, 35, 36, 0, 0, 15},  // Direction
    {1240, 1239, -1, -1, -1, 860, 1587, 111, 1, 1, 4, 35, 36, 0, 0, 15},  // Direction
    {920, -1, -1, -1, -1, 861, 1588, 112, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {920, -1, -1, -1, -1, 861, 1588, 113, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1352, -1, -1, -1, -1, 862, 1589, 114, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1352, -1, -1, -1, -1, 862, 1589, 115, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1353, -1, -1, -1, -1, 863, 1590, 116, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1353, -1, -1, -1, -1, 863, 1590, 117, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1482, -1, -1, -1, -1, 864, 1591, 118, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1482, -1, -1, -1, -1, 864, 1591, 119, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {370, -1, -1, -1, -1, 865, 1592, 120, 0, 0, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {370, -1, -1, -1, -1, 865, 1592, 121, 1, 1, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {1162, -1, -1, -1, -1, 866, 1593, 122, 0, 0, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1162, -1, -1, -1, -1, 866, 1593, 123, 1, 1, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1483, -1, -1, -1, -1, 867, 1594, 0, 1, 1, 0, 0, 61, 0, 0, 16},  // advance
    {1484, -1, -1, -1, -1, 868, 1595, 1, 0, 0, 0, 0, 61, 0, 0, 16},  // run
    {1485, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1486, -1, -1, -1, -1, 868, 1595, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1487, -1, -1, -1, -1, 868, 1595, 4, 1, 1, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1491, 1487, -1, -1, -1, 869, 1596, 5, 1, 1, 4, 40, 39, 0, 0, 16},  // functionWithName
    {1487, -1, -1, -1, -1, 870, 1597, 6, 4, 4, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1488, -1, -1, -1, -1, 874, 1601, 7, 2, 2, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1488, -1, -1, -1, -1, 876, 1603, 8, 1, 1, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1488, -1, -1, -1, -1, 877, 1604, 9, 0, 0, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1489, -1, -1, -1, -1, 877, 1604, 10, 1, 1, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1489, -1, -1, -1, -1, 878, 1605, 11, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1489, -1, -1, -1, -1, 880, 1607, 12, 4, 4, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1489, -1, -1, -1, -1, 884, 1611, 13, 0, 0, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1489, -1, -1, -1, -1, 886, 1611, 14, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1489, -1, -1, -1, -1, 891, 1613, 15, 3, 3, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 894, 1616, 16, 1, 2, 1, 40, 0, 0, 0, 16},  // value
    {1285, -1, -1, -1, -1, 895, 1618, 17, 1, 2, 1, 40, 0, 0, 0, 16},  // velocity
    {1493, -1, -1, -1, -1, 0, 1620, 18, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint1
    {1494, -1, -1, -1, -1, 0, 1621, 19, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint2
    {1442, 1490, -1, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 16},  // linear
    {1438, 1490, -1, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 16},  // easeIn
    {1440, 1490, -1, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 16},  // easeOut
    {1436, 1490, -1, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 16},  // easeInOut
    {1503, 1490, -1, -1, -1, 896, 1622, 24, 2, 2, 4, 40, 39, 0, 0, 16},  // bezier
    {1506, -1, -1, -1, -1, 898, 1624, 25, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1507, 234, -1, -1, -1, 903, 1627, 0, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 908, 1629, 1, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 914, 1632, 2, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 921, 1635, 3, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 929, 1639, 4, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 938, 1643, 5, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 948, 1648, 6, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 959, 1653, 7, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 971, 1659, 8, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 984, 1665, 9, 7, 7, 4, 32, 61, 0, 0, 17},  // animate
    {1515, 234, -1, -1, -1, 993, 1672, 10, 2, 2, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1515, 234, -1, -1, -1, 998, 1674, 11, 3, 3, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1515, 234, -1, -1, -1, 1005, 1677, 12, 4, 4, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1515, 234, -1, -1, -1, 1014, 1681, 13, 5, 5, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1515, 234, -1, -1, -1, 1026, 1686, 14, 7, 7, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1507, 234, -1, -1, -1, 1035, 1693, 15, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1040, 1695, 16, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1046, 1698, 17, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1053, 1701, 18, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1060, 1705, 19, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1067, 1708, 20, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1075, 1712, 21, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1084, 1716, 22, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1092, 1721, 23, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1099, 1724, 24, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1107, 1728, 25, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1116, 1732, 26, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1126, 1737, 27, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1137, 1742, 28, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1147, 1748, 29, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1156, 1752, 30, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1165, 1757, 31, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1174, 1761, 32, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1184, 1766, 33, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1195, 1771, 34, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1206, 1777, 35, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1217, 1782, 36, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1229, 1788, 37, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1507, 234, -1, -1, -1, 1242, 1794, 38, 7, 7, 4, 32, 61, 0, 0, 17},  // animate
    {1517, 234, -1, -1, -1, 1256, 1801, 39, 7, 7, 4, 32, 61, 0, 0, 17},  // animateWithSpringDuration
    {1518, 234, -1, -1, -1, 1266, 1808, 40, 3, 3, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1518, 234, -1, -1, -1, 1273, 1811, 41, 4, 4, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1518, 234, -1, -1, -1, 1281, 1815, 42, 4, 4, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1518, 234, -1, -1, -1, 1290, 1819, 43, 5, 5, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1519, 234, -1, -1, -1, 1300, 1824, 44, 5, 5, 4, 32, 61, 0, 0, 17},  // animateKeyframesWithDuration
    {1520, 234, -1, -1, -1, 1308, 1829, 45, 3, 3, 4, 32, 61, 0, 0, 17},  // addKeyframe
    {1523, 234, -1, -1, -1, 1314, 1832, 46, 3, 3, 4, 32, 61, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1524, 234, -1, -1, -1, 1317, 1835, 47, 3, 3, 4, 32, 61, 0, 0, 17},  // modifyAnimations
    {1527, 1528, -1, -1, -1, 1325, 1838, 48, 5, 5, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1527, 1528, -1, -1, -1, 1334, 1843, 49, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1527, 1528, -1, -1, -1, 1342, 1847, 50, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1527, 1528, -1, -1, -1, 1349, 1851, 51, 3, 3, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1529, 234, -1, -1, -1, 1352, 1854, 52, 2, 2, 4, 32, 61, 0, 0, 17},  // beginAnimations
    {1531, 234, -1, -1, -1, 1354, 1856, 53, 0, 0, 4, 32, 61, 0, 0, 17},  // commitAnimations
    {1532, 234, -1, -1, -1, 1354, 1856, 54, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDuration
    {1533, 234, -1, -1, -1, 1355, 1857, 55, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDelay
    {1534, 234, -1, -1, -1, 1356, 1858, 56, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationRepeatCount
    {1535, 234, -1, -1, -1, 1357, 1859, 57, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1536, 234, -1, -1, -1, 1358, 1860, 58, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1537, 234, -1, -1, -1, 1359, 1861, 59, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationCurve
    {1538, 234, -1, -1, -1, 1360, 1862, 60, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDelegate
    {1539, 234, -1, -1, -1, 1361, 1863, 61, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDidStop
    {1540, 234, -1, -1, -1, 1362, 1864, 62, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDidStopSelector
    {1115, 1541, -1, -1, -1, 0, 0, 63, 0, 0, 5, 53, 52, 0, 0, 17},  // main
    {1544, 1541, -1, -1, -1, 0, 0, 64, 0, 0, 5, 53, 52, 0, 0, 17},  // background
    {1545, 1541, -1, -1, -1, 1363, 1865, 65, 0, 0, 4, 53, 52, 0, 0, 17},  // global
    {1545, 1541, -1, -1, -1, 1363, 1865, 66, 1, 1, 4, 53, 52, 0, 0, 17},  // global
    {1541, -1, -1, -1, -1, 1364, 1866, 67, 1, 1, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1541, -1, -1, -1, -1, 1365, 1867, 68, 2, 2, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1547, -1, -1, -1, -1, 1367, 1869, 69, 1, 2, 1, 53, 61, 0, 0, 17},  // sync
    {1547, -1, -1, -1, -1, 1368, 1871, 70, 1, 2, 1, 53, 61, 0, 0, 17},  // sync
    {1549, -1, -1, -1, -1, 1369, 1873, 71, 1, 2, 1, 53, 61, 0, 0, 17},  // async
    {1549, -1, -1, -1, -1, 1370, 1875, 72, 1, 2, 1, 53, 61, 0, 0, 17},  // async
    {1550, -1, -1, -1, -1, 1371, 1877, 73, 2, 3, 1, 53, 61, 0, 0, 17},  // asyncAfter
    {1550, -1, -1, -1, -1, 1373, 1880, 74, 2, 3, 1, 53, 61, 0, 0, 17},  // asyncAfter
    {1552, -1, -1, -1, -1, 1375, 1883, 75, 2, 2, 0, 0, 61, 0, 0, 17},  // dispatch_async
    {1553, -1, -1, -1, -1, 1377, 1885, 76, 3, 3, 0, 0, 61, 0, 0, 17},  // dispatch_after
    {1554, -1, -1, -1, -1, 1380, 1888, 77, 0, 0, 0, 0, 52, 0, 0, 17},  // dispatch_get_main_queue
    {1485, 1542, -1, -1, -1, 1380, 1888, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1349, 1543, -1, -1, -1, 1380, 1888, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1555, 1543, -1, -1, -1, 1381, 1889, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1556, 1543, -1, -1, -1, 1382, 1890, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1557, 1543, -1, -1, -1, 1383, 1891, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1558, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1559, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1560, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1561, -1, -1, -1, -1, 1384, 1892, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1562, 234, -1, -1, -1, 1387, 1894, 87, 1, 1, 4, 32, 61, 0, 0, 17},  // performWithoutAnimation
    {1563, 234, -1, -1, -1, 1388, 1895, 88, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationsEnabled
    {1564, 234, -1, -1, -1, 1389, 1896, 89, 0, 0, 4, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1564, 234, -1, -1, -1, 0, 0, 90, 0, 0, 5, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1565, 234, -1, -1, -1, 0, 0, 91, 0, 0, 5, 32, 0, 0, 0, 17},  // inheritedAnimationDuration
    {1566, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1566, -1, -1, -1, -1, 1389, 1896, 1, 1, 1, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1568, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1568, -1, -1, -1, -1, 1390, 1897, 3, 1, 1, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1569, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1569, -1, -1, -1, -1, 1391, 1898, 5, 1, 1, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1570, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 38, 0, 0, 18},  // CAAnimationGroup
    {1567, -1, -1, -1, -1, 0, 1899, 7, 0, 1, 2, 39, 3, 0, 0, 18},  // keyPath
    {1571, -1, -1, -1, -1, 0, 1900, 8, 0, 1, 2, 39, 61, 0, 1, 18},  // fromValue
    {1572, -1, -1, -1, -1, 0, 1901, 9, 0, 1, 2, 39, 61, 0, 1, 18},  // toValue
    {1573, -1, -1, -1, -1, 0, 1902, 10, 0, 1, 2, 39, 61, 0, 1, 18},  // byValue
    {693, -1, -1, -1, -1, 0, 1903, 11, 0, 1, 2, 39, 4, 0, 1, 18},  // values
    {1574, -1, -1, -1, -1, 0, 1904, 12, 0, 1, 2, 39, 33, 0, 0, 18},  // path
    {1575, -1, -1, -1, -1, 0, 1905, 13, 0, 1, 2, 39, 4, 0, 0, 18},  // keyTimes
    {1576, -1, -1, -1, -1, 0, 1906, 14, 0, 1, 2, 39, 4, 0, 0, 18},  // timingFunctions
    {1577, -1, -1, -1, -1, 0, 1907, 15, 0, 1, 2, 39, 48, 0, 0, 18},  // calculationMode
    {1578, -1, -1, -1, -1, 0, 1908, 16, 0, 1, 2, 39, 4, 0, 0, 18},  // tensionValues
    {1579, -1, -1, -1, -1, 0, 1909, 17, 0, 1, 2, 39, 4, 0, 0, 18},  // continuityValues
    {1580, -1, -1, -1, -1, 0, 1910, 18, 0, 1, 2, 39, 4, 0, 0, 18},  // biasValues
    {1581, -1, -1, -1, -1, 0, 1911, 19, 0, 1, 2, 39, 61, 0, 0, 18},  // rotationMode
    {1509, -1, -1, -1, -1, 0, 1912, 20, 0, 1, 2, 39, 4, 0, 0, 18},  // animations
    {1582, -1, -1, -1, -1, 0, 1913, 21, 0, 1, 2, 39, 2, 0, 0, 18},  // additive
    {1583, -1, -1, -1, -1, 0, 1914, 22, 0, 1, 2, 39, 2, 0, 0, 18},  // isAdditive
    {1584, -1, -1, -1, -1, 0, 1915, 23, 0, 1, 2, 39, 2, 0, 0, 18},  // cumulative
    {1585, -1, -1, -1, -1, 0, 1916, 24, 0, 1, 2, 39, 2, 0, 0, 18},  // isCumulative
    {1498, -1, -1, -1, -1, 0, 1917, 25, 0, 1, 2, 39, 0, 0, 0, 18},  // mass
    {1499, -1, -1, -1, -1, 0, 1918, 26, 0, 1, 2, 39, 0, 0, 0, 18},  // stiffness
    {1500, -1, -1, -1, -1, 0, 1919, 27, 0, 1, 2, 39, 0, 0, 0, 18},  // damping
    {1497, -1, -1, -1, -1, 0, 1920, 28, 0, 1, 2, 39, 0, 0, 0, 18},  // initialVelocity
    {1586, -1, -1, -1, -1, 0, 1921, 29, 0, 1, 2, 39, 39, 0, 0, 18},  // timingFunction
    {1501, -1, -1, -1, -1, 0, 1922, 30, 0, 1, 2, 39, 0, 0, 0, 18},  // duration
    {1587, -1, -1, -1, -1, 0, 1923, 31, 0, 1, 2, 39, 0, 0, 0, 18},  // speed
    {1588, -1, -1, -1, -1, 0, 1924, 32, 0, 1, 2, 39, 0, 0, 0, 18},  // beginTime
    {1589, -1, -1, -1, -1, 0, 1925, 33, 0, 1, 2, 39, 0, 0, 0, 18},  // timeOffset
    {1590, -1, -1, -1, -1, 0, 1926, 34, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatCount
    {1591, -1, -1, -1, -1, 0, 1927, 35, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatDuration
    {1526, -1, -1, -1, -1, 0, 1928, 36, 0, 1, 2, 39, 2, 0, 0, 18},  // autoreverses
    {1592, -1, -1, -1, -1, 0, 1929, 37, 0, 1, 2, 39, 47, 0, 0, 18},  // fillMode
    {1593, -1, -1, -1, -1, 0, 1930, 38, 0, 1, 2, 39, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1594, -1, -1, -1, -1, 0, 1931, 39, 0, 1, 2, 39, 2, 0, 0, 18},  // removedOnCompletion
    {919, -1, -1, -1, -1, 0, 1932, 40, 0, 1, 2, 39, 61, 0, 0, 18},  // delegate
    {1595, -1, -1, -1, 1961, 0, 1933, 41, 0, 1, 2, 39, 2, 0, 0, 18},  // isInterruptible
    {822, -1, -1, -1, -1, 0, 1934, 42, 0, 1, 2, 39, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1596, -1, -1, -1, -1, 0, 1935, 43, 0, 1, 2, 39, 0, 0, 0, 18},  // settlingDuration
    {1568, -1, -1, -1, -1, 1392, 1936, 44, 2, 2, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1597, -1, -1, -1, -1, 0, 1938, 45, 0, 1, 2, 39, 0, 0, 0, 18},  // perceptualDuration
    {1502, -1, -1, -1, -1, 0, 1939, 46, 0, 1, 2, 39, 0, 0, 0, 18},  // bounce
    {1528, -1, -1, -1, -1, 1394, 1940, 47, 0, 0, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1528, -1, -1, -1, -1, 1397, 1940, 48, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1528, -1, -1, -1, -1, 1402, 1943, 49, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1528, -1, -1, -1, -1, 1407, 1945, 50, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1528, -1, -1, -1, -1, 1412, 1948, 51, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1528, -1, -1, -1, -1, 1418, 1950, 52, 4, 4, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1528, -1, -1, -1, -1, 1425, 1954, 53, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1528, -1, -1, -1, -1, 1430, 1957, 54, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1600, -1, -1, -1, -1, 1432, 1959, 55, 0, 1, 1, 39, 61, 0, 0, 18},  // startAnimation
    {1600, -1, -1, -1, 1957, 1432, 1960, 56, 1, 2, 1, 39, 61, 0, 0, 18},  // startAnimation
    {1602, -1, -1, -1, -1, 1433, 1962, 57, 0, 1, 1, 39, 61, 0, 0, 18},  // pauseAnimation
    {1603, -1, -1, -1, -1, 1433, 1963, 58, 1, 2, 1, 39, 61, 0, 0, 18},  // stopAnimation
    {1604, -1, -1, -1, 1958, 1434, 1965, 59, 1, 2, 1, 39, 61, 0, 0, 18},  // finishAnimation
    {1605, -1, -1, -1, 1959, 1435, 1967, 60, 2, 3, 1, 39, 61, 0, 0, 18},  // continueAnimation
    {1608, -1, -1, -1, -1, 1437, 1970, 61, 1, 2, 1, 39, 61, 0, 0, 18},  // addAnimations
    {1608, -1, -1, -1, -1, 1438, 1972, 62, 2, 3, 1, 39, 61, 0, 0, 18},  // addAnimations
    {1610, -1, -1, -1, -1, 1440, 1975, 63, 1, 2, 1, 39, 61, 0, 0, 18},  // addCompletion
    {594, -1, -1, -1, -1, 0, 1977, 64, 0, 1, 2, 39, 49, 0, 0, 18},  // state
    {1611, -1, -1, -1, 1960, 0, 1978, 65, 0, 1, 2, 39, 2, 0, 0, 18},  // isRunning
    {1511, -1, -1, -1, -1, 0, 1979, 66, 0, 1, 2, 39, 0, 0, 0, 18},  // delay
    {1599, -1, -1, -1, -1, 0, 1980, 67, 0, 1, 2, 39, 39, 0, 0, 18},  // timingParameters
    {1612, -1, -1, -1, -1, 0, 1981, 68, 0, 1, 2, 39, 0, 0, 0, 18},  // fractionComplete
    {1613, -1, -1, -1, 589, 0, 1982, 69, 0, 1, 2, 39, 2, 0, 0, 18},  // isReversed
    {1614, -1, -1, -1, -1, 0, 1983, 70, 0, 1, 2, 39, 2, 0, 0, 18},  // scrubsLinearly
    {1615, -1, -1, -1, -1, 0, 1984, 71, 0, 1, 2, 39, 2, 0, 0, 18},  // pausesOnCompletion
    {873, -1, -1, -1, -1, 0, 1985, 72, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {873, -1, -1, -1, -1, 0, 1986, 73, 0, 1, 2, 51, 0, 0, 0, 18},  // rawValue
    {1618, -1, -1, -1, 1926, 1441, 1987, 74, 2, 3, 1, 33, 61, 0, 0, 18},  // add
    {1619, -1, -1, -1, 1927, 1443, 1990, 75, 1, 2, 1, 33, 61, 0, 0, 18},  // removeAnimation
    {1620, -1, -1, -1, 1965, 1444, 1992, 76, 1, 2, 1, 33, 38, 0, 0, 18},  // animation
    {1621, -1, -1, -1, -1, 1445, 1994, 77, 0, 1, 1, 33, 61, 0, 0, 18},  // removeAllAnimations
    {1622, -1, -1, -1, -1, 1445, 1995, 78, 0, 1, 1, 33, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1968, 1445, 1996, 79, 1, 2, 1, 33, 0, 0, 0, 18},  // value
    {1043, -1, -1, -1, 1969, 1446, 1998, 80, 2, 3, 1, 33, 61, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1968, 1448, 2001, 81, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1043, -1, -1, -1, 1969, 1449, 2003, 82, 2, 3, 1, 32, 61, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1966, 1451, 2006, 83, 1, 2, 1, 33, 61, 0, 0, 18},  // value
    {1043, -1, -1, -1, 1967, 1452, 2008, 84, 2, 3, 1, 33, 61, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1966, 1454, 2011, 85, 1, 2, 1, 32, 61, 0, 0, 18},  // value
    {1043, -1, -1, -1, 1967, 1455, 2013, 86, 2, 3, 1, 32, 61, 0, 0, 18},  // setValue
    {1043, -1, -1, -1, 1967, 1457, 2016, 87, 2, 3, 1, 39, 61, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1966, 1459, 2019, 88, 1, 2, 1, 39, 61, 0, 0, 18},  // value
    {1587, -1, -1, -1, -1, 0, 2021, 89, 0, 1, 2, 33, 0, 0, 0, 18},  // speed
    {1588, -1, -1, -1, -1, 0, 2022, 90, 0, 1, 2, 33, 0, 0, 0, 18},  // beginTime
    {1589, -1, -1, -1, -1, 0, 2023, 91, 0, 1, 2, 33, 0, 0, 0, 18},  // timeOffset
    {1624, -1, -1, -1, 1921, 1460, 2024, 92, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1624, -1, -1, -1, 1922, 1462, 2027, 93, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1626, 1625, -1, -1, -1, 1464, 2030, 94, 0, 0, 4, 52, 61, 0, 0, 18},  // begin
    {1627, 1625, -1, -1, -1, 1464, 2030, 95, 0, 0, 4, 52, 61, 0, 0, 18},  // commit
    {1628, 1625, -1, -1, -1, 1464, 2030, 96, 0, 0, 4, 52, 61, 0, 0, 18},  // flush
    {1532, 1625, -1, -1, -1, 1464, 2030, 97, 1, 1, 4, 52, 61, 0, 0, 18},  // setAnimationDuration
    {1629, 1625, -1, -1, -1, 1465, 2031, 98, 1, 1, 4, 52, 61, 0, 0, 18},  // setDisableActions
    {1630, 1625, -1, -1, -1, 1466, 2032, 99, 1, 1, 4, 52, 61, 0, 0, 18},  // setAnimationTimingFunction
    {1631, 1625, -1, -1, -1, 1467, 2033, 100, 1, 1, 4, 52, 61, 0, 0, 18},  // setCompletionBlock
    {1043, 1625, -1, -1, -1, 1468, 2034, 101, 2, 2, 4, 52, 61, 0, 0, 18},  // setValue
    {1632, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1633, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1634, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1635, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1636, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1637, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1638, -1, -1, -1, -1, 1470, 2036, 108, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1638, -1, -1, -1, -1, 1471, 2037, 109, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1641, -1, -1, -1, -1, 0, 0, 110, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1642, -1, -1, -1, -1, 1472, 2038, 111, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1643, -1, -1, -1, -1, 1475, 2041, 112, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1644, -1, -1, -1, -1, 1478, 2044, 113, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1645, -1, -1, -1, -1, 1479, 2045, 114, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1646, -1, -1, -1, -1, 1483, 2049, 115, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1647, -1, -1, -1, -1, 1487, 2053, 116, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1648, -1, -1, -1, -1, 1492, 2058, 117, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1640, -1, -1, -1, -1, 1496, 2062, 118, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1658, -1, -1, -1, -1, 1512, 2078, 119, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1659, -1, -1, -1, -1, 1514, 2080, 120, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1660, -1, -1, -1, -1, 1515, 2081, 121, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1661, -1, -1, -1, -1, 1516, 2082, 122, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1662, -1, -1, -1, -1, 1517, 2083, 123, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1663, -1, -1, -1, -1, 1518, 2084, 124, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {150, -1, -1, -1, -1, 1520, 2086, 0, 1, 1, 0, 0, 61, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1521, 2087, 1, 2, 2, 0, 0, 61, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1523, 2089, 2, 2, 2, 0, 0, 61, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1525, 2091, 3, 3, 3, 0, 0, 61, 1, 0, 19},  // print
    {1665, -1, -1, -1, -1, 1528, 2094, 4, 1, 1, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1665, -1, -1, -1, -1, 1529, 2095, 5, 2, 2, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1665, -1, -1, -1, -1, 1531, 2097, 6, 2, 2, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1665, -1, -1, -1, -1, 1533, 2099, 7, 3, 3, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1666, -1, -1, -1, -1, 1536, 2102, 8, 0, 0, 0, 0, 61, 0, 0, 19},  // fatalError
    {1667, -1, -1, -1, -1, 1536, 2102, 9, 0, 0, 0, 0, 61, 0, 0, 19},  // preconditionFailure
    {1668, -1, -1, -1, -1, 1536, 2102, 10, 0, 0, 0, 0, 61, 0, 0, 19},  // assertionFailure
    {1666, -1, -1, -1, -1, 1536, 2102, 11, 1, 1, 0, 0, 61, 0, 0, 19},  // fatalError
    {1667, -1, -1, -1, -1, 1537, 2103, 12, 1, 1, 0, 0, 61, 0, 0, 19},  // preconditionFailure
    {1668, -1, -1, -1, -1, 1538, 2104, 13, 1, 1, 0, 0, 61, 0, 0, 19},  // assertionFailure
    {1669, -1, -1, -1, -1, 1539, 2105, 14, 1, 1, 0, 0, 61, 0, 0, 19},  // assert
    {1670, -1, -1, -1, -1, 1540, 2106, 15, 1, 1, 0, 0, 61, 0, 0, 19},  // precondition
    {1671, -1, -1, -1, -1, 1541, 2107, 16, 1, 1, 0, 0, 61, 0, 0, 19},  // NSParameterAssert
    {1669, -1, -1, -1, -1, 1542, 2108, 17, 2, 2, 0, 0, 61, 0, 0, 19},  // assert
    {1670, -1, -1, -1, -1, 1544, 2110, 18, 2, 2, 0, 0, 61, 0, 0, 19},  // precondition
    {1672, -1, -1, -1, -1, 1546, 2112, 19, 1, 1, 0, 0, 61, 1, 0, 19},  // NSAssert
    {1673, -1, -1, -1, -1, 1547, 2113, 20, 1, 1, 0, 0, 61, 1, 0, 19},  // NSCAssert
    {1674, -1, -1, -1, -1, 1548, 2114, 21, 1, 1, 0, 0, 61, 0, 0, 19},  // Optional
    {1675, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1676, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1677, -1, -1, -1, -1, 1549, 2115, 24, 1, 1, 0, 0, 61, 0, 0, 19},  // convention
    {1678, -1, -1, -1, -1, 1550, 2116, 25, 1, 1, 0, 0, 59, 1, 0, 19},  // plot
    {1678, -1, -1, -1, -1, 1551, 2117, 26, 2, 2, 0, 0, 59, 1, 0, 19},  // plot
    {1678, -1, -1, -1, -1, 1553, 2119, 27, 2, 2, 0, 0, 59, 1, 0, 19},  // plot
    {1679, -1, -1, -1, -1, 1555, 2121, 28, 1, 1, 0, 0, 60, 1, 0, 19},  // describe
    {1679, -1, -1, -1, -1, 1556, 2122, 29, 2, 2, 0, 0, 60, 1, 0, 19},  // describe
    {1679, -1, -1, -1, -1, 1558, 2124, 30, 2, 2, 0, 0, 60, 1, 0, 19},  // describe
    {1680, -1, -1, -1, -1, 1560, 2126, 31, 1, 1, 0, 0, 59, 1, 0, 19},  // film
    {1680, -1, -1, -1, -1, 1561, 2127, 32, 2, 2, 0, 0, 59, 1, 0, 19},  // film
    {1680, -1, -1, -1, -1, 1563, 2129, 33, 2, 2, 0, 0, 59, 1, 0, 19},  // film
    {1680, -1, -1, -1, -1, 1565, 2131, 34, 3, 3, 0, 0, 59, 1, 0, 19},  // film
    {1682, -1, -1, -1, -1, 1568, 2134, 35, 1, 1, 0, 0, 59, 1, 0, 19},  // strip
    {1682, -1, -1, -1, -1, 1569, 2135, 36, 2, 2, 0, 0, 59, 1, 0, 19},  // strip
    {1682, -1, -1, -1, -1, 1571, 2137, 37, 2, 2, 0, 0, 59, 1, 0, 19},  // strip
    {1682, -1, -1, -1, -1, 1573, 2139, 38, 3, 3, 0, 0, 59, 1, 0, 19},  // strip
    {1683, -1, -1, -1, -1, 1576, 2142, 39, 1, 1, 0, 0, 59, 0, 0, 19},  // grid
    {1684, -1, -1, -1, -1, 1577, 2143, 40, 1, 1, 0, 0, 60, 0, 0, 19},  // why
    {1685, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1686, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // TRUE
    {1687, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1688, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 2, 0, 0, 20},  // FALSE
    {1689, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1690, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1691, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1692, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1693, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1694, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {442, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1695, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1696, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1697, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1698, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1699, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1700, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1701, -1, -1, -1, -1, 0, 0, 17, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1702, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {1703, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_SUCCESS
    {1704, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_FAILURE
    {1705, -1, -1, -1, -1, 0, 0, 21, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_ASSIGN
    {1706, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN_NONATOMIC
    {1707, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY_NONATOMIC
    {1708, -1, -1, -1, -1, 0, 0, 24, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN
    {1709, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY
    {1710, -1, -1, -1, -1, 1578, 2144, 26, 4, 4, 0, 0, 61, 0, 0, 20},  // objc_setAssociatedObject
    {1711, -1, -1, -1, -1, 1582, 2148, 27, 2, 2, 0, 0, 61, 0, 0, 20},  // objc_getAssociatedObject
    {185, -1, -1, -1, -1, 1584, 2150, 28, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1585, 2151, 29, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1586, 2152, 30, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1587, 2153, 31, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1588, 2154, 32, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1589, 2155, 33, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1590, 2156, 34, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1638, -1, -1, -1, -1, 1591, 2157, 35, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1638, -1, -1, -1, -1, 1592, 2158, 36, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1638, -1, -1, -1, -1, 1593, 2159, 37, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1638, -1, -1, -1, -1, 1594, 2160, 38, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1638, -1, -1, -1, -1, 1595, 2161, 39, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1638, -1, -1, -1, -1, 1596, 2162, 40, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1638, -1, -1, -1, -1, 1597, 2163, 41, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1638, -1, -1, -1, -1, 1598, 2164, 42, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1638, -1, -1, -1, -1, 1599, 2165, 43, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1638, -1, -1, -1, -1, 1600, 2166, 44, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {662, -1, -1, -1, -1, 0, 2167, 45, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {663, -1, -1, -1, -1, 0, 2168, 46, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {665, -1, -1, -1, -1, 0, 2169, 47, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {664, -1, -1, -1, -1, 0, 2170, 48, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1718, -1, -1, -1, -1, 0, 2171, 49, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1718, -1, -1, -1, -1, 0, 2172, 50, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1719, -1, -1, -1, 1934, 0, 2173, 51, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1720, -1, -1, -1, 1935, 0, 2174, 52, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1721, -1, -1, -1, 1936, 0, 2175, 53, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1722, -1, -1, -1, 1937, 0, 2176, 54, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1723, -1, -1, -1, 1938, 0, 2177, 55, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {151, -1, -1, -1, -1, 1601, 2178, 56, 1, 1, 0, 0, 61, 1, 0, 20},  // NSLog
    {1724, -1, -1, -1, -1, 1602, 2179, 57, 1, 1, 0, 0, 61, 1, 0, 20},  // printf
    {1725, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 3, 0, 0, 20},  // stdout
    {1726, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 3, 0, 0, 20},  // stderr
    {1727, -1, -1, -1, -1, 1603, 2180, 60, 1, 1, 0, 0, 61, 1, 0, 20},  // fprintf
    {1728, -1, -1, -1, -1, 1604, 2181, 61, 2, 2, 0, 0, 3, 0, 0, 20},  // NSLocalizedString
    {1728, -1, -1, -1, -1, 1606, 2183, 62, 2, 2, 0, 0, 3, 0, 0, 20},  // NSLocalizedString
    {1730, -1, -1, -1, 1731, 0, 2185, 63, 0, 1, 2, 4, 3, 0, 0, 20},  // utf8String
    {1732, -1, -1, -1, -1, 1608, 2186, 64, 1, 1, 0, 0, 61, 0, 0, 20},  // puts
    {211, -1, -1, -1, -1, 1609, 2187, 65, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {208, -1, -1, -1, -1, 1610, 2188, 66, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {208, -1, -1, -1, -1, 1611, 2189, 67, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1734, -1, -1, -1, -1, 1613, 2191, 68, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1735, -1, -1, -1, -1, 1614, 2193, 69, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1736, -1, -1, -1, -1, 1615, 2195, 70, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1737, -1, -1, -1, -1, 1616, 2197, 71, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1738, -1, -1, -1, -1, 1617, 2199, 72, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1739, -1, -1, -1, -1, 1618, 2201, 73, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {615, -1, -1, -1, -1, 1619, 2203, 74, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1740, -1, -1, -1, -1, 1620, 2205, 75, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {211, -1, -1, -1, -1, 1621, 2207, 76, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {218, -1, -1, -1, -1, 1622, 2208, 77, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {218, -1, -1, -1, -1, 1623, 0, 78, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {211, -1, -1, -1, -1, 1623, 0, 79, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1741, -1, -1, -1, -1, 0, 2209, 80, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1741, -1, -1, -1, -1, 0, 2210, 81, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1742, -1, -1, -1, -1, 1623, 2211, 82, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1743, -1, -1, -1, -1, 1625, 2213, 83, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1286, -1, -1, -1, -1, 0, 2214, 84, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {321, -1, -1, -1, -1, 0, 2215, 85, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1744, -1, -1, -1, -1, 1626, 2216, 86, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1745, -1, -1, -1, -1, 1627, 2218, 87, 1, 2, 1, 5, 61, 0, 0, 20},  // sortUsingSelector
    {1746, -1, -1, -1, -1, 1628, 2220, 88, 1, 2, 1, 5, 61, 0, 0, 20},  // sortUsingComparator
    {1747, -1, -1, -1, -1, 1629, 2222, 89, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1748, -1, -1, -1, -1, 1630, 2224, 90, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {1749, -1, -1, -1, -1, 1631, 2226, 91, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoined
    {703, -1, -1, -1, -1, 1632, 2228, 92, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1750, -1, -1, -1, -1, 1633, 2230, 93, 1, 2, 1, 7, 61, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1751, -1, -1, -1, -1, 1634, 0, 94, 0, 0, 0, 0, 61, 0, 0, 20},  // NSNull
    {216, -1, -1, -1, -1, 1634, 2232, 95, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1753, -1, 1759, -1, -1, 1635, 2233, 0, 0, 0, 3, 0, 33, 0, 0, 21},  // CGMutablePath
    {1757, -1, -1, -1, -1, 1635, 2233, 1, 0, 0, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1757, -1, -1, -1, -1, 1635, 2233, 2, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1757, -1, -1, -1, -1, 1636, 2234, 3, 2, 2, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1757, -1, -1, -1, -1, 1638, 2236, 4, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1757, -1, -1, -1, -1, 1639, 2237, 5, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1757, -1, -1, -1, -1, 1640, 2238, 6, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1763, -1, -1, -1, -1, 1641, 2239, 7, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRect
    {1754, -1, -1, -1, -1, 1643, 2241, 8, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1764, -1, -1, -1, -1, 1645, 2243, 9, 1, 1, 0, 0, 61, 0, 0, 21},  // CGPathRelease
    {1754, -1, -1, -1, -1, 1646, 2244, 10, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1766, -1, -1, -1, -1, 1648, 2246, 11, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1767, -1, -1, -1, -1, 1650, 2248, 12, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddEllipseInRect
    {1768, -1, -1, -1, -1, 0, 2251, 13, 0, 1, 2, 34, 0, 0, 0, 21},  // lineWidth
    {1184, -1, -1, -1, -1, 0, 2252, 14, 0, 1, 2, 34, 0, 0, 0, 21},  // miterLimit
    {1769, -1, -1, -1, -1, 0, 2253, 15, 0, 1, 2, 34, 0, 0, 0, 21},  // flatness
    {1770, -1, -1, -1, -1, 0, 2254, 16, 0, 1, 2, 34, 61, 0, 0, 21},  // lineCapStyle
    {1771, -1, -1, -1, -1, 0, 2255, 17, 0, 1, 2, 34, 61, 0, 0, 21},  // lineJoinStyle
    {1772, -1, -1, -1, -1, 1653, 2256, 18, 3, 4, 1, 34, 61, 0, 0, 21},  // setLineDash
    {1776, -1, -1, -1, -1, 1656, 2260, 19, 1, 2, 1, 34, 61, 0, 0, 21},  // applyWithBlock
    {1777, -1, -1, -1, -1, 1657, 2262, 20, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathApply
    {1778, -1, -1, -1, -1, 1660, 2265, 21, 2, 2, 0, 0, 61, 0, 0, 21},  // CGPathApplyWithBlock
    {1779, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementMoveToPoint
    {1780, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementAddLineToPoint
    {1781, -1, -1, -1, -1, 0, 0, 24, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementAddQuadCurveToPoint
    {1782, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementAddCurveToPoint
    {1783, -1, -1, -1, -1, 0, 0, 26, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementCloseSubpath
    {1784, -1, -1, -1, -1, 1662, 2267, 27, 0, 1, 1, 34, 61, 0, 0, 21},  // removeAllPoints
    {1785, -1, -1, -1, -1, 1662, 2268, 28, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1786, 1482, 1787, -1, -1, 0, 0, 29, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1788, 1482, 1789, -1, -1, 0, 0, 30, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1790, 1482, 1791, -1, -1, 0, 0, 31, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1792, 1482, 1793, -1, -1, 0, 0, 32, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1794, 1482, 1795, -1, -1, 0, 0, 33, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1754, -1, -1, -1, -1, 1663, 2269, 34, 4, 4, 3, 0, 33, 0, 0, 21},  // CGPath
    {1798, -1, -1, -1, -1, 1667, 2273, 35, 4, 4, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1757, -1, -1, -1, -1, 1671, 2277, 36, 3, 3, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1801, -1, -1, -1, 1805, 1674, 2280, 37, 1, 2, 1, 34, 61, 0, 0, 21},  // move
    {1801, -1, -1, -1, -1, 1675, 2282, 38, 2, 3, 1, 34, 61, 0, 0, 21},  // move
    {1802, -1, -1, -1, 1806, 1677, 2285, 39, 1, 2, 1, 34, 61, 0, 0, 21},  // addLine
    {1802, -1, -1, -1, -1, 1678, 2287, 40, 2, 3, 1, 34, 61, 0, 0, 21},  // addLine
    {1803, -1, -1, -1, -1, 1680, 2290, 41, 1, 2, 1, 34, 61, 0, 0, 21},  // addLines
    {1803, -1, -1, -1, -1, 1681, 2292, 42, 2, 3, 1, 34, 61, 0, 0, 21},  // addLines
    {1807, -1, -1, -1, -1, 1685, 2295, 43, 1, 2, 1, 34, 61, 0, 0, 21},  // addRect
    {1807, -1, -1, -1, -1, 1686, 2297, 44, 2, 3, 1, 34, 61, 0, 0, 21},  // addRect
    {1808, -1, -1, -1, -1, 1688, 2300, 45, 1, 2, 1, 34, 61, 0, 0, 21},  // addRects
    {1808, -1, -1, -1, -1, 1689, 2302, 46, 2, 3, 1, 34, 61, 0, 0, 21},  // addRects
    {1809, -1, -1, -1, -1, 1691, 2305, 47, 1, 2, 1, 34, 61, 0, 0, 21},  // addEllipse
    {1809, -1, -1, -1, -1, 1692, 2307, 48, 2, 3, 1, 34, 61, 0, 0, 21},  // addEllipse
    {1810, -1, -1, -1, -1, 1694, 2310, 49, 3, 4, 1, 34, 61, 0, 0, 21},  // addRoundedRect
    {1810, -1, -1, -1, -1, 1697, 2314, 50, 4, 5, 1, 34, 61, 0, 0, 21},  // addRoundedRect
    {100, -1, -1, -1, 1812, 1701, 2319, 51, 1, 2, 1, 34, 61, 0, 0, 21},  // append
    {1811, -1, -1, -1, -1, 1702, 2321, 52, 1, 2, 1, 34, 61, 0, 0, 21},  // addPath
    {1811, -1, -1, -1, -1, 1703, 2323, 53, 2, 3, 1, 34, 61, 0, 0, 21},  // addPath
    {1813, -1, -1, -1, 1814, 1706, 2326, 54, 1, 2, 1, 34, 61, 0, 0, 21},  // apply
    {1815, -1, -1, -1, 1819, 1708, 2328, 55, 0, 1, 1, 34, 61, 0, 0, 21},  // closeSubpath
    {884, -1, -1, -1, -1, 1708, 2329, 56, 0, 1, 1, 34, 61, 0, 0, 21},  // close
    {1816, -1, -1, -1, -1, 1708, 2330, 57, 0, 1, 1, 34, 61, 0, 0, 21},  // fill
    {1817, -1, -1, -1, -1, 1708, 2331, 58, 0, 1, 1, 34, 61, 0, 0, 21},  // stroke
    {1818, -1, -1, -1, -1, 1708, 2332, 59, 0, 1, 1, 34, 61, 0, 0, 21},  // addClip
    {1820, -1, -1, -1, -1, 1708, 2333, 60, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddRect
    {1821, -1, -1, -1, -1, 1711, 2336, 61, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathMoveToPoint
    {1822, -1, -1, -1, -1, 1715, 2340, 62, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddLineToPoint
    {1823, -1, -1, -1, -1, 1719, 2344, 63, 5, 5, 0, 0, 61, 0, 0, 21},  // CGPathAddRoundedRect
    {1824, -1, -1, -1, -1, 1724, 2349, 64, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddLines
    {1825, -1, -1, -1, -1, 1728, 2353, 65, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddRects
    {1826, -1, -1, -1, -1, 1732, 2357, 66, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1827, -1, -1, -1, -1, 1734, 2359, 67, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddPath
    {1828, -1, -1, -1, -1, 1737, 2362, 68, 1, 1, 0, 0, 61, 0, 0, 21},  // CGPathCloseSubpath
    {1829, -1, -1, -1, 1835, 1738, 2363, 69, 3, 4, 1, 34, 61, 0, 0, 21},  // addCurve
    {1829, -1, -1, -1, -1, 1741, 2367, 70, 3, 4, 1, 34, 61, 0, 0, 21},  // addCurve
    {1829, -1, -1, -1, -1, 1744, 2371, 71, 4, 5, 1, 34, 61, 0, 0, 21},  // addCurve
    {1832, -1, -1, -1, 1836, 1748, 2376, 72, 2, 3, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1832, -1, -1, -1, -1, 1750, 2379, 73, 2, 3, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1832, -1, -1, -1, -1, 1752, 2382, 74, 3, 4, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1837, -1, -1, -1, 1845, 1760, 2386, 75, 5, 6, 1, 34, 61, 0, 1, 21},  // addArc
    {1837, -1, -1, -1, -1, 1765, 2392, 76, 5, 6, 1, 34, 61, 0, 1, 21},  // addArc
    {1837, -1, -1, -1, -1, 1770, 2398, 77, 6, 7, 1, 34, 61, 0, 1, 21},  // addArc
    {1842, -1, -1, -1, -1, 1776, 2405, 78, 4, 5, 1, 34, 61, 0, 1, 21},  // addRelativeArc
    {1842, -1, -1, -1, -1, 1780, 2410, 79, 5, 6, 1, 34, 61, 0, 1, 21},  // addRelativeArc
    {1757, -1, -1, -1, -1, 1785, 2416, 80, 5, 5, 3, 0, 33, 0, 1, 21},  // UIBezierPath
    {1837, -1, -1, -1, -1, 1795, 2421, 81, 3, 4, 1, 34, 61, 0, 0, 21},  // addArc
    {1837, -1, -1, -1, -1, 1798, 2425, 82, 4, 5, 1, 34, 61, 0, 0, 21},  // addArc
    {1848, -1, -1, -1, -1, 1802, 2430, 83, 7, 7, 0, 0, 61, 0, 0, 21},  // CGPathAddArcToPoint
    {1849, -1, -1, -1, -1, 1809, 2437, 84, 8, 8, 0, 0, 61, 0, 0, 21},  // CGPathAddCurveToPoint
    {1850, -1, -1, -1, -1, 1817, 2445, 85, 6, 6, 0, 0, 61, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1851, -1, -1, -1, -1, 1823, 2451, 86, 8, 8, 0, 0, 61, 0, 1, 21},  // CGPathAddArc
    {1852, -1, -1, -1, -1, 1831, 2459, 87, 7, 7, 0, 0, 61, 0, 0, 21},  // CGPathAddRelativeArc
    {1853, -1, -1, -1, -1, 0, 2466, 88, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBox
    {811, -1, -1, -1, -1, 0, 2467, 89, 0, 1, 2, 34, 13, 0, 0, 21},  // bounds
    {1854, -1, -1, -1, -1, 0, 2468, 90, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBoxOfPath
    {389, -1, -1, -1, -1, 0, 2469, 91, 0, 1, 2, 34, 2, 0, 0, 21},  // isEmpty
    {1855, -1, -1, -1, -1, 0, 2470, 92, 0, 1, 2, 34, 9, 0, 0, 21},  // currentPoint
    {1762, -1, -1, -1, 1754, 0, 2471, 93, 0, 1, 2, 34, 33, 0, 0, 21},  // cgPath
    {1856, -1, -1, -1, -1, 1838, 2472, 94, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1857, -1, -1, -1, -1, 1839, 2473, 95, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1858, -1, -1, -1, -1, 1840, 2474, 96, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1859, -1, -1, -1, -1, 1841, 2475, 97, 0, 1, 1, 34, 33, 0, 0, 21},  // copy
    {1860, -1, -1, -1, -1, 1841, 2476, 98, 0, 1, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1859, -1, -1, -1, -1, 1841, 2477, 99, 1, 2, 1, 34, 33, 0, 0, 21},  // copy
    {1860, -1, -1, -1, -1, 1842, 2479, 100, 1, 2, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1862, -1, -1, -1, 1863, 1843, 2481, 101, 0, 1, 1, 34, 33, 0, 0, 21},  // reversing
    {1864, -1, -1, -1, -1, 1843, 2482, 102, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopy
    {1865, -1, -1, -1, -1, 1844, 2483, 103, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopy
    {1866, -1, -1, -1, -1, 1845, 2484, 104, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1867, -1, -1, -1, -1, 1847, 2486, 105, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1869, 1868, -1, -1, -1, 0, 0, 106, 0, 0, 5, 29, 28, 0, 0, 21},  // winding
    {1870, 1868, -1, -1, -1, 0, 0, 107, 0, 0, 5, 29, 28, 0, 0, 21},  // evenOdd
    {1871, -1, -1, -1, -1, 0, 2488, 108, 0, 1, 2, 34, 2, 0, 0, 21},  // usesEvenOddFillRule
    {412, -1, -1, -1, 1872, 1849, 2489, 109, 1, 2, 1, 34, 2, 0, 0, 21},  // contains
    {412, -1, -1, -1, -1, 1850, 2491, 110, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {412, -1, -1, -1, -1, 1852, 2494, 111, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {412, -1, -1, -1, -1, 1854, 2497, 112, 3, 4, 1, 34, 2, 0, 0, 21},  // contains
    {1873, -1, -1, -1, -1, 1858, 2501, 113, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1574, -1, -1, -1, -1, 0, 2505, 114, 0, 1, 2, 33, 33, 0, 0, 21},  // path
    {1874, -1, -1, -1, -1, 0, 2506, 115, 0, 1, 2, 33, 17, 0, 0, 21},  // fillColor
    {1875, -1, -1, -1, -1, 0, 2507, 116, 0, 1, 2, 33, 17, 0, 0, 21},  // strokeColor
    {1768, -1, -1, -1, -1, 0, 2508, 117, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1876, -1, -1, -1, -1, 0, 2509, 118, 0, 1, 2, 33, 23, 0, 0, 21},  // lineJoin
    {1877, -1, -1, -1, -1, 0, 2510, 119, 0, 1, 2, 33, 4, 0, 0, 21},  // lineDashPattern
    {1878, -1, -1, -1, -1, 0, 2511, 120, 0, 1, 2, 33, 0, 0, 0, 21},  // lineDashPhase
    {1880, 1879, 1881, -1, -1, 0, 0, 121, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {116, 1879, 1882, -1, -1, 0, 0, 122, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1883, 1879, 1884, -1, -1, 0, 0, 123, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {735, -1, -1, -1, 740, 0, 2512, 124, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {336, -1, 1885, -1, -1, 1862, 2513, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {334, -1, 1886, -1, -1, 1863, 2514, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {326, -1, 1887, -1, -1, 1864, 2515, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {320, -1, 1888, -1, -1, 1865, 2516, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {133, -1, 1889, -1, -1, 1866, 2517, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1890, -1, -1, -1, -1, 1867, 2518, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1891, -1, -1, -1, -1, 1868, 2519, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1713, 280, -1, -1, -1, 1869, 2520, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1714, 280, -1, -1, -1, 1870, 2521, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1715, 280, -1, -1, -1, 1871, 2522, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1716, 280, -1, -1, -1, 1872, 2523, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1717, 280, -1, -1, -1, 1873, 2524, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1892, -1, -1, -1, -1, 1874, 2525, 12, 1, 1, 0, 0, 31, 0, 0, 22},  // views
    {133, -1, -1, -1, -1, 1875, 2526, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {133, -1, -1, -1, -1, 1877, 2528, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1816, 1893, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1894, 1893, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1895, 1893, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1896, 1893, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1897, 1893, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1898, 1893, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {133, -1, -1, -1, -1, 1880, 2531, 8, 1, 1, 0, 0, 61, 0, 0, 23},  // transform
    {1900, -1, -1, -1, -1, 1881, 2532, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {412, -1, -1, -1, -1, 1882, 2533, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {393, -1, -1, -1, -1, 1884, 2535, 11, 1, 2, 1, 32, 4, 0, 0, 23},  // corners
    {1890, -1, -1, -1, -1, 0, 2537, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1891, -1, -1, -1, -1, 0, 2538, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1901, -1, -1, -1, -1, 0, 2539, 2, 0, 1, 2, 15, 60, 0, 0, 24},  // latex
    {1901, -1, -1, -1, -1, 0, 2540, 3, 0, 1, 2, 16, 60, 0, 0, 24},  // latex
    {1902, -1, -1, -1, -1, 1885, 2541, 4, 1, 1, 0, 0, 60, 0, 0, 24},  // swiftCode
    {1903, -1, -1, -1, -1, 1886, 2542, 0, 1, 1, 0, 0, 60, 0, 0, 25},  // explain
    {1903, -1, -1, -1, -1, 1887, 2543, 1, 2, 2, 0, 0, 60, 0, 0, 25},  // explain
    {615, -1, -1, -1, -1, 1889, 2545, 2, 2, 2, 0, 0, 60, 0, 0, 25},  // compare
    {615, -1, -1, -1, -1, 1891, 2547, 3, 3, 3, 0, 0, 60, 0, 0, 25},  // compare
    {1017, -1, -1, -1, 1970, 1958, 2550, 0, 1, 2, 1, 33, 38, 0, 0, 26},  // action
    {1971, -1, -1, -1, -1, 1960, 2552, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1973, -1, -1, -1, -1, 1961, 2553, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1974, -1, -1, -1, -1, 1962, 2554, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
    {1975, -1, -1, -1, -1, 1963, 2555, 4, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromSelector
};

static const int32_t labels[] = {
    136, 248, 249, 137, 250, 251, 253, 254, 257, 254, 258, -1, -1, 261, -1, 261, -1, -1, 261, 263, 254, 263,
    254, -1, 263, 254, 263, 254, 271, -1, -1, -1, -1, 7, -1, 295, 296, 301, 302, 303, 304, -1, 263, 254, -1,
    312, -1, -1, -1, -1, 317, 318, -1, -1, 323, 324, -1, -1, -1, -1, -1, 263, 254, 323, 324, 298, 326, -1,
    344, 345, -1, -1, -1, 371, 373, 375, 377, -1, -1, -1, 271, 317, 318, 317, 318, -1, -1, -1, -1, -1, -1,
    -1, 421, 422, 418, 419, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 447, 447, 447, 447, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 448, 449, 448, 449, 448, 449, 448, 449, 448, 449, 448, 449, 448, 449, 448, 449, 448,
    449, 448, 449, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450,
    -1, 450, 451, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 422, 312, 271, 422, 295, 271,
    312, 271, 295, 271, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 535, 535,
    539, 553, -1, 271, 312, -1, -1, -1, -1, 535, 451, 451, 451, 451, 451, 451, 451, 451, 451, 451, 451, 451,
    562, 563, 562, 563, -1, -1, -1, -1, -1, -1, 271, -1, -1, -1, -1, -1, -1, -1, 450, 576, 577, 578, 579, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 587, 593, 594, 593, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 608, -1, 610, -1, 612, -1, -1, -1, -1, -1, 87, 87, -1, 539, 87, 87, 87, 539, 9, -1, 9, -1,
    625, -1, -1, -1, -1, -1, -1, -1, 629, 295, 422, -1, -1, 625, 271, 87, -1, 631, 633, 634, -1, 404, -1,
    404, 635, 422, 312, 633, 634, -1, 404, -1, 404, 635, 422, 312, -1, -1, 631, 637, -1, -1, -1, -1, 642, -1,
    87, 643, 586, 643, 586, -1, 586, -1, -1, -1, -1, 271, 271, 271, -1, 631, -1, 646, -1, 647, 646, 647, 647,
    648, -1, -1, -1, 643, 586, 631, 667, 539, 625, -1, 539, 625, -1, 631, 679, 631, 680, 631, 679, 680, 637,
    -1, 682, 683, 684, 539, -1, 686, -1, -1, 687, 695, -1, -1, 695, -1, 695, 648, -1, 698, -1, -1, -1, -1,
    698, -1, -1, 704, -1, 698, -1, -1, 705, 271, -1, -1, -1, -1, -1, -1, 87, 87, -1, 271, -1, 271, 271, -1,
    312, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 539, 539, 539, 539, 625, -1, -1,
    625, -1, -1, -1, -1, 726, 727, 728, 729, -1, 734, 729, 735, 736, 737, 738, 729, 739, 727, 728, 729, 726,
    727, 728, 729, 741, 810, 810, 810, 810, 810, 810, 810, 810, 810, 810, 810, 810, 810, 810, 741, 818, 816,
    312, 263, 254, 323, 324, 685, -1, 918, -1, 1017, 7, -1, 1017, 1018, -1, 1017, 7, -1, 1017, 1018, 7, -1,
    -1, 7, -1, 1023, -1, 7, -1, 1023, -1, 7, -1, 7, -1, 1023, -1, 7, -1, 1023, -1, 7, -1, 918, 539, -1, -1,
    1068, -1, 1071, -1, 647, 647, 1075, -1, 1076, -1, 1077, -1, 312, -1, 422, -1, 1080, -1, 1081, -1, 1080,
    -1, 1081, 539, -1, -1, -1, -1, -1, -1, -1, 647, -1, 1103, -1, 1104, -1, 625, -1, 625, -1, 625, -1, 625,
    1124, 625, 8, 8, 8, 1141, 8, 1141, -1, -1, -1, 312, -1, 422, -1, -1, 1147, -1, -1, 818, -1, 726, 727,
    728, 323, 324, 323, 324, 323, 324, 1209, 263, 254, -1, 1210, 1210, 1209, 1211, 1211, 1209, 1210, 1211,
    1210, 1211, 1209, -1, -1, -1, -1, -1, 371, 1214, 375, 1215, 263, 254, 263, 254, -1, -1, -1, 1220, -1, -1,
    1220, -1, -1, 1220, 263, 254, 263, 254, 263, 254, 1220, -1, -1, -1, 263, 254, -1, 1233, 1017, -1, 1233,
    1017, -1, 1233, 1017, -1, 1233, 1017, -1, 1233, 1017, -1, 1233, 1017, -1, 1233, 1017, -1, 8, -1, 1288, 8,
    -1, 1290, 8, -1, 8, -1, -1, 8, -1, 1290, -1, 1017, -1, 1017, -1, 625, -1, 625, -1, 1295, -1, 1295, -1,
    625, -1, 625, -1, 1295, -1, 1295, -1, 625, -1, 625, -1, 1295, -1, 1295, -1, 625, -1, 625, -1, 1295, -1,
    1295, -1, 7, -1, 1301, 1304, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 422, 312, 1340, 422, 312,
    1340, 1341, 422, 312, 1340, 422, 312, 1340, 1341, 647, 422, 312, 1340, 647, 422, 312, 1340, 296, 647,
    271, 1345, 1340, 647, 647, 1347, 647, 1342, 647, 1347, 1342, 647, 1349, 312, 1340, 873, 873, -1, 539,
    539, 539, 539, 625, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 873, 873, 873, 873, 873, 873, 873, 873, 873,
    873, 873, 873, -1, 815, -1, 1492, -1, -1, -1, 1493, 1494, 1495, 1496, 1496, 1497, 1498, 1499, 1500, 1497,
    1501, 1502, 1501, 1502, 1501, 1502, 1497, 1501, 1502, 1497, 647, 647, 1504, 1505, -1, -1, 647, 1508,
    1509, 1508, 1509, 1508, 1509, 1510, 1508, 1509, 1510, 1508, 1511, 1509, 1508, 1511, 1509, 1508, 1511,
    1509, 1510, 1508, 1511, 1509, 1510, 1508, 1511, 1512, 1509, 1508, 1511, 1512, 1509, 1508, 1511, 1512,
    1509, 1510, 1508, 1511, 1512, 1509, 1510, 1508, 1511, 1513, 1514, 1509, 1508, 1511, 1513, 1514, 1509,
    1508, 1511, 1513, 1514, 1512, 1509, 1508, 1511, 1513, 1514, 1512, 1509, 1508, 1511, 1513, 1514, 1509,
    1510, 1508, 1511, 1513, 1514, 1509, 1510, 1508, 1511, 1513, 1514, 1512, 1509, 1510, 1508, 1511, 1513,
    1514, 1512, 1509, 1510, -1, 1509, -1, 1509, -1, 1509, 1510, -1, 1509, 1510, -1, 1511, 1512, 1509, -1,
    1511, 1512, 1509, -1, 1511, 1512, 1509, 1510, -1, 1511, 1512, 1509, 1510, -1, 1511, 1513, 1514, 1512,
    1509, 1510, -1, 1511, 1513, 1514, 1512, 1509, 1510, 1516, 1509, 1516, 1509, 1516, 1509, 1510, 1516, 1509,
    1510, 1516, 1502, 1509, 1516, 1502, 1509, 1516, 1502, 1509, 1510, 1516, 1502, 1509, 1510, 1516, 1511,
    1509, 1516, 1511, 1509, 1516, 1511, 1509, 1510, 1516, 1511, 1509, 1510, 1516, 1502, 1511, 1509, 1516,
    1502, 1511, 1509, 1516, 1502, 1511, 1509, 1510, 1516, 1502, 1511, 1509, 1510, 1516, 1512, 1509, 1516,
    1512, 1509, 1516, 1512, 1509, 1510, 1516, 1512, 1509, 1510, 1516, 1502, 1512, 1509, 1516, 1502, 1512,
    1509, 1516, 1502, 1512, 1509, 1510, 1516, 1502, 1512, 1509, 1510, 1516, 1502, 1511, 1512, 1509, 1516,
    1502, 1511, 1512, 1509, 1516, 1502, 1511, 1512, 1509, 1510, 1516, 1502, 1511, 1512, 1509, 1510, 1516,
    1511, 1512, 1509, 1516, 1511, 1512, 1509, 1516, 1511, 1512, 1509, 1510, 1516, 1511, 1512, 1509, 1510,
    1516, 1502, 1514, 1509, 1516, 1502, 1514, 1509, 1516, 1502, 1514, 1509, 1510, 1516, 1502, 1514, 1509,
    1510, 1516, 1502, 1514, 1511, 1509, 1516, 1502, 1514, 1511, 1509, 1516, 1502, 1514, 1511, 1509, 1510,
    1516, 1502, 1514, 1511, 1509, 1510, 1516, 1502, 1514, 1512, 1509, 1516, 1502, 1514, 1512, 1509, 1516,
    1502, 1514, 1512, 1509, 1510, 1516, 1502, 1514, 1512, 1509, 1510, 1516, 1502, 1514, 1511, 1512, 1509,
    1516, 1502, 1514, 1511, 1512, 1509, 1516, 1502, 1514, 1511, 1512, 1509, 1510, 1516, 1502, 1514, 1511,
    1512, 1509, 1510, -1, 1502, 1514, 1511, 1512, 1509, 1510, -1, 1502, 1514, 1511, 1512, 1509, 1510, 1508,
    1511, 1509, 1508, 1511, 1509, 1508, 1511, 1512, 1509, 1508, 1511, 1512, 1509, 1508, 1511, 1509, 1510,
    1508, 1511, 1509, 1510, 1508, 1511, 1512, 1509, 1510, 1508, 1511, 1512, 1509, 1510, -1, 1511, 1512, 1509,
    1510, -1, 1511, 1512, 1509, 1510, 1521, 1522, 1509, 1521, 1522, 1509, -1, 1522, 1509, -1, 1522, 1509,
    1525, 1526, 1509, 1508, 1511, 1512, 1509, 1510, 1508, 1511, 1512, 1509, 1510, 1508, 1511, 1512, 1509,
    1508, 1511, 1512, 1509, 1508, 1511, 1509, 1510, 1508, 1511, 1509, 1510, 1508, 1511, 1509, 1508, 1511,
    1509, -1, 1530, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1546, 808, 808, 1546, -1, 1548, -1, 1548, 1551, -1,
    1551, 1548, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1567, 1567, 1567, 1597, 1502, 1501,
    1598, 1509, 1501, 1598, 1509, 1501, 1598, 1501, 1598, 1501, 1496, 1509, 1501, 1496, 1509, 1501, 1496,
    1501, 1496, 1501, 1493, 1494, 1509, 1501, 1493, 1494, 1509, 1501, 1493, 1494, 1501, 1493, 1494, 1501,
    1599, 1501, 1599, 1601, -1, 647, 1606, 1607, -1, -1, 1609, -1, -1, 695, 695, 695, 1623, -1, 1623, 1623,
    -1, 1623, 695, -1, 695, 695, -1, 695, -1, 695, 695, -1, 422, -1, 312, -1, -1, -1, -1, -1, 695, 1639,
    1640, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    282, 283, 1649, 1650, 284, 285, 1651, 1652, 1653, 1654, 1655, 1656, 286, 287, 1657, 288, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 631, -1, 1664, -1, 631, 1664, -1, -1, 631, -1, 1664, -1, 631, 1664, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 539, -1, 8, -1, -1, 539, -1, 8, -1, -1, 1681, -1,
    1349, -1, 1349, 1681, -1, -1, 1681, -1, 1349, -1, 1349, 1681, -1, -1, -1, -1, -1, -1, -1, -1, 186, 1712,
    187, 188, 75, 219, 75, 1713, 227, 1714, 229, 1715, 230, 1716, 228, 1717, 154, -1, -1, -1, -1, -1, -1,
    1729, -1, 1733, 1733, 1733, 85, -1, -1, -1, -1, -1, -1, -1, -1, 281, 281, -1, -1, -1, -1, -1, -1, -1, -1,
    271, -1, -1, 1752, 336, 886, 1147, 1760, 1761, 1762, -1, -1, 336, 133, -1, 1765, 133, -1, -1, -1, -1, -1,
    -1, 586, 1315, -1, -1, -1, -1, -1, -1, -1, 886, 1796, 1797, 133, -1, -1, -1, -1, 886, 1799, 1800, 312,
    312, 133, 312, 312, 133, 1804, 1804, 133, 312, 312, -1, -1, 133, -1, -1, 133, 8, 8, 133, 8, 1796, 1797,
    8, 1796, 1797, 133, -1, -1, -1, 133, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 312, 1493, 1494, 312, 1830, 1831, 312,
    1830, 1831, 133, 312, 1833, 312, 1834, 312, 1834, 133, 312, 1493, 1494, 312, 1833, 1838, 1345, 1839,
    1840, 1841, 394, 1345, 1839, 1840, 1841, 394, 1345, 1839, 1840, 1841, 133, 394, 1345, 1839, 1843, 394,
    1345, 1839, 1843, 133, 1844, 1345, 1839, 1840, 1841, 1838, 1345, 1839, 1840, 1841, 1846, 1847, 1345,
    1846, 1847, 1345, 133, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1861, 1861, -1, -1, -1, -1,
    -1, -1, -1, -1, 1861, -1, 133, -1, 1861, 133, -1, -1, -1, -1, -1, 422, 422, 422, 422, 422, -1, -1, 7, 7,
    7, 7, 7, 422, 422, 312, 422, 312, -1, 1899, 539, -1, 8, 8, -1, -1, -1, 1904, -1, -1, -1, -1, 539, -1,
    625, 1124, 625, 539, -1, 647, 1068, 1071, -1, 312, -1, 422, -1, 312, -1, 422, -1, -1, 422, -1, 312, -1,
    647, -1, 695, 695, -1, 667, 539, 625, -1, 647, 1075, -1, -1, -1, 646, -1, 1601, 647, 1606, 1607, 1288, 8,
    -1, 8, 1304, 695, 695, -1, 695, 1623, 1623, -1, 1623, -1, 1623, 695, -1, 695, 695, -1, 695, 695, 695, -1,
    -1, -1, -1, 258, -1, 261, 271, 295, 296, 301, 302, 303, 304, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1844,
    1345, 1839, 1840, 1841, 1838, 1345, 1839, 1840, 1841, 394, 1345, 1839, 1840, 1841, 394, 1345, 1839, 1840,
    1841, 133, 394, 1345, 1839, 1843, 394, 1345, 1839, 1843, 133, -1, -1, -1, -1, -1, -1, -1, -1, 647, 271,
    1345, 1340, 647, 422, 312, 1340, 296, -1, -1, -1, 263, 254, -1, -1, -1, -1, -1, -1, -1, -1, -1, 312, -1,
    422, -1, 1080, -1, 1081, -1, 1080, -1, 1081, -1, 312, -1, 422, -1, 625, 1124, 625, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 58, 58, 58, 14, 58, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 604242433, 604242433, 604242433,
    604242433, 604242433, 604242433, 604242433, 604242433, 604242433, 1027, 1, 1, 1, 1, 262657, 262657,
    262657, 262657, 262657, 262657, 262657, 262657, 262657, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1,
    4, 1, 4, 1, 1, 1, 1, 1, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 249175607301, 249175607301, 0, 57, 0, 57, 5, 57,
    5, 57, 5, 57, 5, 0, 57, 5, 57, 5, 57, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0,
    5, 4, 5, 57, 1, 1, 5, 0, 5, 57, 5, 57, 5, 57, 5, 0, 5, 57, 5, 57, 5, 57, 5, 0, 5, 57, 5, 57, 5, 57, 5,
    2053, 5, 2053, 5, 1, 5, 1, 8, 57, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541, 5,
    57, 5, 57, 5, 57, 5, 5, 5, 1, 5, 1, 5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4, 1,
    1, 5, 1, 1, 5, 5, 0, 5, 57, 5, 57, 5, 1, 5, 5, 5, 5, 57, 8, 57, 5, 0, 57, 5, 57, 0, 1, 0, 1, 0, 1, 5, 5,
    270138, 270138, 270138, 270138, 5, 57, 5, 57, 5, 5, 57, 5, 57, 5, 4, 5, 0, 5, 249175737861, 5, 0, 1, 5,
    249175737861, 1, 5, 1, 5, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 14596, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4,
    1, 3, 4, 57, 4, 57, 4, 1, 4, 1, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7,
    7, 3, 7, 7, 57, 7, 57, 7, 57, 7, 57, 7, 7, 57, 7, 0, 7, 0, 5, 5, 57, 5, 57, 395269, 57, 7, 57, 7, 57, 7,
    57, 7, 57, 7, 0, 57, 7, 57, 7, 57, 7, 57, 7, 57, 7, 57, 7, 57, 7, 57, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3,
    8, 1, 8, 57, 8, 8, 8, 63801806685448, 63801806685448, 63801806685448, 249175607301, 6, 6, 6, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 18, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 32, 32, 32, 32, 32, 32, 32,
    4, 4, 0, 32, 32, 32, 10, 32, 32, 32, 32, 32, 32, 1, 1, 1, 1, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 30, 32, 4, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 14, 3, 32, 32, 32, 32, 32, 0, 1081, 66857, 32, 0, 1081, 66857,
    32, 0, 590905, 66857, 32, 0, 590905, 66857, 32, 66857, 32, 66857, 32, 2308, 66858, 32, 2308, 66858, 32,
    2322, 66858, 32, 2322, 66858, 32, 2322, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0, 66858,
    32, 0, 66858, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 1, 3, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 1, 32, 1, 1, 32, 32,
    32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594,
    2336, 32, 32, 33, 33, 33, 32, 33, 32, 33, 33, 32, 32, 32, 14, 33, 14, 32, 32, 32, 13, 32, 32, 32, 32, 3,
    33, 33, 33, 32, 1, 33, 33, 1, 33, 33, 33, 33, 33, 33, 33, 33, 33, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    10, 0, 32, 0, 0, 32, 0, 0, 32, 10, 0, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 0, 32, 14, 3, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 15, 33, 33, 33, 33,
    33, 33, 33, 33, 3594, 2337, 33, 3594, 2337, 33, 10, 33, 10, 1, 4, 4, 4, 4612, 1, 1, 1, 54, 1, 1, 54, 1,
    54, 1, 54, 1, 1, 2615, 54, 1, 1, 54, 10, 54, 1, 54, 1, 2615, 54, 1, 54, 1, 2615, 54, 1, 1, 54, 1, 1,
    2615, 54, 1, 54, 1336, 54, 1336, 1, 54, 58, 54, 1, 1, 1, 1, 54, 1, 1, 54, 1, 54, 1, 54, 13, 54, 2, 54, 2,
    2615, 54, 1, 54, 1, 2615, 54, 13, 54, 13, 2615, 54, 1, 1, 54, 1, 54, 1, 54, 1, 1, 2615, 54, 15, 54, 15,
    54, 58, 54, 54, 54, 54, 54, 55, 55, 1, 1, 15, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57,
    0, 590905, 57, 0, 590905, 57, 0, 590905, 57, 36, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 2336, 35, 2336, 35, 1, 2336, 35, 1, 2336, 35, 2336, 35, 2336, 35, 2336, 35,
    2336, 35, 2826, 2336, 35, 2826, 2336, 35, 0, 590905, 35, 0, 590905, 32, 1541, 0, 35, 1541, 0, 32, 1541,
    0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541,
    0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 35, 58, 0, 35, 58, 0, 35, 35, 35, 35,
    35, 32, 35, 32, 35, 32, 32, 32, 32, 58, 2336, 58, 2336, 58, 2336, 58, 2336, 5, 58, 598816, 58, 598816,
    58, 598816, 58, 58, 58, 58, 58, 58, 58, 58, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1,
    10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 1, 1, 46, 44, 44, 44, 0, 44, 0,
    44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 47, 47, 1, 1, 1, 1, 10, 10, 46, 1, 1, 11, 1, 1, 1, 11, 1, 1, 1, 1, 11,
    40, 1, 40, 1, 40, 40, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 57, 1, 57, 2361, 1, 1, 57,
    1, 1, 57, 2361, 1, 1, 151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 57, 1, 1, 1, 1, 151061805,
    57, 1, 1, 1, 1, 57, 2361, 1, 1, 1, 1, 151061805, 57, 2361, 1, 57, 1, 57, 2361, 1, 1, 151061805, 57, 1, 1,
    151061805, 57, 2361, 1, 1, 1, 1, 151061805, 57, 2361, 1, 57, 1, 57, 2361, 1, 1, 57, 1, 1, 57, 2361, 1, 1,
    57, 1, 1, 57, 2361, 1, 1, 1, 57, 1, 1, 1, 57, 2361, 1, 151061805, 57, 1, 151061805, 57, 2361, 1, 1,
    151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 151061805, 57, 1, 1, 1, 151061805, 57, 2361, 1, 1,
    151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 57, 1, 1, 1, 57, 2361, 1, 1, 1, 1, 57, 1, 1, 1, 1, 57,
    2361, 1, 1, 1, 151061805, 57, 1, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 151061805, 57, 1, 1, 1, 1,
    151061805, 57, 2361, 1, 1, 1, 1, 151061805, 57, 2361, 1, 1, 57, 1, 1, 151061805, 57, 1, 1, 57, 2361, 1,
    1, 151061805, 57, 2361, 1, 1, 151061805, 57, 2361, 1, 1, 57, 1, 1, 57, 1, 3, 57, 1, 1, 151061805, 57,
    2361, 1, 1, 151061805, 57, 1, 1, 57, 2361, 1, 1, 57, 2308, 0, 1, 1, 1, 3, 3, 46, 0, 604420, 604420, 0, 4,
    4, 0, 53, 57, 53, 57, 53, 57, 53, 57, 53, 1, 57, 53, 1, 57, 53, 57, 1, 53, 57, 1, 1, 1, 1, 1, 1, 57, 3,
    2308, 2308, 2308, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 1, 1, 39, 39, 1, 46, 2361, 1, 46, 1, 1, 2361,
    1, 1, 1, 10, 10, 2361, 1, 10, 10, 1, 40, 39, 39, 1, 39, 39, 3, 39, 51, 39, 2344, 1, 39, 57, 39, 57, 1,
    39, 57, 39, 39, 39, 39, 39, 39, 39, 39, 50, 51, 33, 39, 2308, 33, 4, 33, 4, 33, 33, 33, 4, 33, 0, 4, 32,
    4, 32, 0, 4, 33, 4, 33, 0, 4, 32, 4, 32, 0, 4, 39, 0, 4, 39, 4, 33, 33, 33, 33, 1, 2337, 33, 1, 2337, 1,
    3, 2344, 2361, 0, 4, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1, 1,
    1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4,
    0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 3, 10,
    10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4, 0, 4, 0, 4, 4, 4,
    4, 4, 5, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1, 1, 8, 8, 8, 5, 4, 5, 4, 5, 57, 5,
    8, 5, 4, 5, 4, 5, 4, 7, 57, 0, 14, 14, 1, 14, 14, 34, 14, 2319, 14, 2319, 34, 14, 2319, 14, 2319, 34,
    2319, 14, 34, 34, 34, 34, 34, 34, 2309, 1, 1, 34, 57, 34, 0, 57, 34, 57, 34, 34, 14, 1, 1, 2319, 14, 1,
    1, 2319, 14, 66843, 13, 34, 10, 34, 10, 15, 34, 10, 34, 10, 15, 34, 5, 34, 5, 15, 34, 14, 34, 14, 15, 34,
    5, 34, 5, 15, 34, 14, 34, 14, 15, 34, 14, 1, 1, 34, 14, 1, 1, 15, 34, 34, 34, 34, 34, 34, 15, 34, 15, 34,
    34, 34, 34, 34, 34, 2319, 14, 34, 2319, 1, 1, 34, 2319, 1, 1, 34, 2319, 14, 1, 1, 34, 2319, 5, 1, 34,
    2319, 5, 1, 34, 34, 34, 2319, 34, 34, 34, 10, 10, 10, 34, 10, 10, 10, 34, 10, 10, 10, 15, 34, 10, 10, 34,
    10, 10, 34, 10, 10, 15, 34, 10, 1, 258, 258, 3, 34, 10, 1, 258, 258, 3, 34, 10, 1, 258, 258, 3, 15, 34,
    10, 1, 258, 258, 34, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 34, 10, 10, 1, 34, 10, 10, 1, 15, 34, 2319,
    1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 258, 258, 0, 34,
    2319, 1, 1, 1, 258, 258, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2319, 34, 2319, 34, 34, 34, 34,
    2319, 34, 2319, 34, 34, 10, 34, 10, 29, 34, 10, 15, 34, 10, 29, 15, 34, 2319, 10, 3, 33, 33, 33, 33, 33,
    33, 33, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 32, 2336, 15, 15, 15,
    16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 4, 4, 59, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4,
    4, 4, 5, 5, 5, 7, 5, 5, 4, 3, 8, 8, 8, 8, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 42, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 32, 0, 32, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    56, 56, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 0, 54, 15, 35, 0, 35, 35, 35, 35, 35, 35, 37, 36,
    37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    58, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 45, 45, 45, 45, 46, 46, 47, 50, 51, 48, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    27, 0, 0, 0, 0, 40, 40, 40, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39,
    39, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 34,
    34, 34, 34, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 165, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 157, 158, 159, 160, 161, 162, 163, 164, 165, 206, 207,
    208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228,
    229, 230, 154, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 280,
    370, 395, 527, 675, 688, 689, 690, 710, 866, 867, 920, 921, 944, 960, 1048, 1059, 1110, 1112, 1114, 1125,
    1126, 1127, 1128, 1162, 1201, 1212, 1213, 1218, 1226, 1230, 1231, 1232, 1234, 1235, 1236, 1237, 1238,
    1239, 945, 1240, 1241, 1242, 1312, 1320, 1321, 1330, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359,
    1360, 1361, 1362, 1487, 1488, 1489, 1490, 1541, 1542, 1543, 1566, 1568, 1569, 1570, 1528, 1616, 1617,
    1625, 1640, 1753, 1754, 1755, 1756, 1757, 740, 1758, 1482, 1868, 1879, 1893, 1971, 1972
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
