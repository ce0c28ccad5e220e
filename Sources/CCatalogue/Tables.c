// Written by `make tables` from the definitions in Sources/Language/Catalogue; not to be edited.

#include "CCatalogue.h"

#define COUNT(list) (int32_t)(sizeof list / sizeof list[0])

static const uint8_t bytes[] =
    "let" "var" "func" "return" "if" "else" "guard" "for" "in" "while" "repeat" "break" "continue" "switch"
    "case" "default" "struct" "class" "extension" "import" "is" "as" "true" "false" "nil" "self" "static"
    "mutating" "override" "final" "weak" "lazy" "inout" "private" "public" "internal" "fileprivate" "open"
    "required" "convenience" "package" "NS_ASSUME_NONNULL_BEGIN" "NS_ASSUME_NONNULL_END"
    "CF_ASSUME_NONNULL_BEGIN" "CF_ASSUME_NONNULL_END" "IB_DESIGNABLE" "NS_DESIGNATED_INITIALIZER"
    "NS_UNAVAILABLE" "NS_REQUIRES_SUPER" "NS_NOESCAPE" "UI_APPEARANCE_SELECTOR" "DEPRECATED_ATTRIBUTE"
    "FOUNDATION_EXPORT" "FOUNDATION_EXTERN" "UIKIT_EXTERN" "CG_EXTERN" "OBJC_EXPORT" "__nullable"
    "__nonnull" "__attribute__" "NS_SWIFT_NAME" "NS_SWIFT_UNAVAILABLE" "NS_FORMAT_FUNCTION" "API_AVAILABLE"
    "API_UNAVAILABLE" "API_DEPRECATED" "API_DEPRECATED_WITH_REPLACEMENT" "NS_AVAILABLE_IOS"
    "NS_CLASS_AVAILABLE_IOS" "NS_DEPRECATED_IOS" "__deprecated_msg" "_" "super" "(function)" "(tuple)" "key"
    "value" "offset" "element" "(any)" "view" "viewDidLoad" "(controller)" "UIKit.UIViewController"
    "UIViewController" "window" "arguments" "init" "where" "(next case)" "?" "try" "await" "throw" "Swift"
    "Foundation" "UIKit" "CoreGraphics" "QuartzCore" "Darwin" "Glibc" "append" "insert" "remove"
    "removeLast" "popLast" "popFirst" "removeFirst" "removeAll" "removeValue" "updateValue" "merge"
    "setObject" "removeObject" "swapAt" "sort" "reverse" "round" "negate" "formTruncatingRemainder"
    "removeSubrange" "replaceSubrange" "partition" "toggle" "map" "flatMap" "enum" "typealias" "protocol"
    "actor" "infix" "prefix" "precedencegroup" "position" "transform" "layer" "setAffineTransform" "a" "d"
    "acos" "asin" "atan" "atan2" "acosf" "asinf" "atanf" "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot"
    "print" "NSLog" "S" "scaledBy" "CGAffineTransform" "CGAffineTransformMakeScale" "CGAffineTransformScale"
    "Int8" "Int16" "Int32" "Int64" "UInt8" "UInt16" "UInt32" "UInt64" "UInt" "$0" "$1" "$2" "$3" "$4" "$5"
    "$6" "$7" "$8" "$9" "CGFloat" "Double" "Float" "Int" "NSInteger" "NSComparisonResult" "TimeInterval"
    "NSTimeInterval" "NSUInteger" "NSNumber" "int" "float" "double" "long" "unsigned" "short" "int64_t"
    "int32_t" "uint32_t" "CFTimeInterval" "int8_t" "uint8_t" "int16_t" "uint16_t" "uint64_t" "size_t"
    "CFIndex" "GLfloat" "Float64" "Float32" "Bool" "BOOL" "String" "Character" "Substring" "NSString"
    "Array" "ContiguousArray" "ArraySlice" "KeyValuePairs" "NSArray" "NSMutableArray" "NSMutableString"
    "StaticString" "bool" "ClosedRange" "PartialRangeFrom" "PartialRangeUpTo" "PartialRangeThrough"
    "NSRange" "Range" "Angle" "CGPoint" "CGVector" "CGSize" "CGRect" "CGAffineTransformComponents"
    "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView" "UILabel" "UIButton" "UIScrollView" "UIControl"
    "UITextField" "UITextView" "UITableViewCell" "UICollectionViewCell" "UIVisualEffectView" "UIPageControl"
    "UISlider" "b" "c" "tx" "ty" "CGAffineTransformMake" "translationX" "y"
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
    "hidesForSinglePage" "pageIndicatorTintColor" "currentPageIndicatorTintColor" "contentSize"
    "scrollRectToVisible" "animated" "delegate" "UIViewAutoresizing" "AutoresizingMask" "flexibleLeftMargin"
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
    "currentTitle" "titleLabel" "setTitle" "forState" "setTitleColor" "setTitleShadowColor" "setImage"
    "setBackgroundImage" "setAttributedTitle" "contentView" "imageView" "textLabel" "detailTextLabel"
    "effect" "contentEdgeInsets" "titleEdgeInsets" "imageEdgeInsets" "isEnabled" "isSelected"
    "isHighlighted" "isTracking" "isTouchInside" "contentHorizontalAlignment" "contentVerticalAlignment"
    "minimumValue" "maximumValue" "setValue" "isContinuous" "minimumTrackTintColor" "maximumTrackTintColor"
    "thumbTintColor" "NSTextAlignment" "NSTextAlignmentLeft" "NSTextAlignmentCenter" "NSTextAlignmentRight"
    "justified" "NSTextAlignmentJustified" "natural" "NSTextAlignmentNatural" "UITextAlignmentLeft"
    "UITextAlignmentCenter" "UITextAlignmentRight" "UITextAlignment" "nextResponder" "superview" "subviews"
    "isKeyWindow" "isDescendant" "addSubview" "bringSubviewToFront" "bringSubview" "toFront"
    "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview" "insertSubview" "exchangeSubview"
    "withSubviewAt" "aboveSubview" "belowSubview" "convert" "convertRect" "toView" "fromView" "convertPoint"
    "setNeedsLayout" "layoutIfNeeded" "layoutSublayers" "layoutSublayersOfLayer" "needsLayout"
    "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder" "sizeThatFits"
    "sizeToFit" "intrinsicContentSize" "noIntrinsicMetric" "UIViewNoIntrinsicMetric"
    "invalidateIntrinsicContentSize" "endEditing" "displayIfNeeded" "display" "viewWithTag" "insertSublayer"
    "above" "below" "replaceSublayer" "rootViewController" "liveView" "makeKeyAndVisible" "makeKey"
    "PlaygroundPage" "current" "XCPlaygroundPage" "needsIndefiniteExecution" "UIScreen" "main" "mainScreen"
    "coordinateSpace" "fixedCoordinateSpace" "screen" "applicationFrame" "hitTest" "beginTracking"
    "continueTracking" "inside" "CALayer" "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors"
    "locations" "startPoint" "endPoint" "fontSize" "foregroundColor" "alignmentMode" "truncationMode"
    "isWrapped" "render" "renderInContext:" "drawHierarchy" "afterScreenUpdates"
    "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds" "sublayerTransform" "zPosition" "opacity"
    "cornerRadius" "borderWidth" "borderColor" "shadowOpacity" "shadowRadius" "shadowOffset" "shadowPath"
    "contentsScale" "contents" "contentsRect" "contentsCenter" "shouldRasterize" "rasterizationScale"
    "isDoubleSided" "contentsGravity" "CACornerMask" "layerMinXMinYCorner" "kCALayerMinXMinYCorner"
    "layerMaxXMinYCorner" "kCALayerMaxXMinYCorner" "layerMinXMaxYCorner" "kCALayerMinXMaxYCorner"
    "layerMaxXMaxYCorner" "kCALayerMaxXMaxYCorner" "maskedCorners" "isGeometryFlipped" "geometryFlipped"
    "contentsAreFlipped" "actions" "magnificationFilter" "minificationFilter" "compositingFilter"
    "cornerCurve" "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit"
    "strokeStart" "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers"
    "addSublayer" "removeFromSuperlayer" "Rectangle" "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text"
    "format" "circular" "RoundedCornerStyle" "continuous" "style" "Image" "Color" "mint" "teal" "indigo"
    "pink" "primary" "secondary" "accentColor" "alignment" "maxWidth" "maxHeight" "Edge" "EdgeSet" "leading"
    "trailing" "horizontal" "vertical" "EdgeInsets" "rotationEffect" "anchor" "scaleEffect" "path"
    "boundingRect" "transformEffect" "projectionEffect" "modifier" "topLeading" "UnitPoint" "topTrailing"
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
    "UIView.AnimationCurve" "UIViewAnimationCurveEaseInOut" "easeIn" "UIViewAnimationCurveEaseIn" "easeOut"
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
    "animateWithSpringDuration" "changes" "animateKeyframes" "animateKeyframesWithDuration" "addKeyframe"
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
    "toValue" "byValue" "keyTimes" "timingFunctions" "calculationMode" "tensionValues" "continuityValues"
    "biasValues" "rotationMode" "additive" "isAdditive" "cumulative" "isCumulative" "timingFunction" "speed"
    "beginTime" "timeOffset" "repeatCount" "repeatDuration" "fillMode" "isRemovedOnCompletion"
    "removedOnCompletion" "isInterruptible" "settlingDuration" "perceptualDuration" "Animation" "spring"
    "smooth" "extraBounce" "snappy" "bouncy" "timingCurve" "repeatForever" "curve" "timingParameters"
    "startAnimation" "afterDelay" "pauseAnimation" "stopAnimation" "finishAnimation" "continueAnimation"
    "withTimingParameters" "durationFactor" "addAnimations" "delayFactor" "addCompletion" "isRunning"
    "fractionComplete" "isReversed" "scrubsLinearly" "pausesOnCompletion" "CAAnimation"
    "CAPropertyAnimation" "add" "removeAnimation" "animation" "removeAllAnimations" "animationKeys"
    "forKeyPath" "convertTime" "CATransaction" "begin" "commit" "flush" "setDisableActions"
    "setAnimationTimingFunction" "setCompletionBlock" "animationDuration" "disableActions"
    "animationTimingFunction" "kCATransactionAnimationDuration" "kCATransactionDisableActions"
    "kCATransactionAnimationTimingFunction" "kCATransactionCompletionBlock" "kCFBooleanTrue"
    "kCFBooleanFalse" "NSValue" "caTransform3D" "CATransform3D" "CATransform3DIdentity"
    "CATransform3DMakeScale" "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform"
    "CATransform3DTranslate" "CATransform3DScale" "CATransform3DRotate" "CATransform3DMakeRotation" "m13"
    "m14" "m23" "m24" "m31" "m32" "m33" "m34" "m43" "CATransform3DConcat" "CATransform3DInvert"
    "CATransform3DGetAffineTransform" "CATransform3DIsIdentity" "CATransform3DIsAffine"
    "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError" "preconditionFailure"
    "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert" "NSCAssert" "Optional" "row"
    "column" "convention" "plot" "describe" "film" "frames" "strip" "grid" "why" "YES" "TRUE" "NO" "FALSE"
    "NULL" "Nil" "HUGE_VALF" "HUGE_VAL" "INFINITY" "NAN" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX"
    "MAXFLOAT" "HUGE" "FLT_MIN" "FLT_EPSILON" "EXIT_SUCCESS" "EXIT_FAILURE" "OBJC_ASSOCIATION_ASSIGN"
    "OBJC_ASSOCIATION_RETAIN_NONATOMIC" "OBJC_ASSOCIATION_COPY_NONATOMIC" "OBJC_ASSOCIATION_RETAIN"
    "OBJC_ASSOCIATION_COPY" "objc_setAssociatedObject" "objc_getAssociatedObject" "integer" "cgPoint"
    "cgSize" "cgRect" "cgVector" "cgAffineTransform" "boolValue" "cgPointValue" "cgSizeValue" "cgRectValue"
    "cgVectorValue" "cgAffineTransformValue" "printf" "stdout" "stderr" "fprintf" "NSLocalizedString"
    "comment" "utf8String" "UTF8String" "puts" "substringToIndex" "substringFromIndex" "substringWithRange"
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
    {195, 3546203337}, {203, 2223801888}, {214, 2118442864}, {221, 2436574203}, {244, 2010860510},
    {265, 2815995018}, {288, 3914877224}, {309, 907542756}, {322, 2496491125}, {347, 556759762},
    {361, 3922878351}, {378, 998169227}, {389, 2363097987}, {411, 4100398922}, {431, 4923291},
    {448, 3759902519}, {465, 3586530227}, {477, 1688014856}, {486, 618459866}, {497, 2930943578},
    {507, 1487659706}, {516, 2144585555}, {529, 511188807}, {542, 3261511880}, {562, 1173478983},
    {580, 2658174501}, {593, 3350097523}, {608, 461613570}, {622, 1132264657}, {653, 1319899437},
    {669, 3995075796}, {691, 1378995983}, {708, 2702279012}, {724, 3938162328}, {725, 3658226030},
    {730, 4152230356}, {740, 2496212058}, {747, 4113452274}, {750, 1746258028}, {755, 1113510858},
    {761, 348705738}, {768, 1330461687}, {773, 2444945898}, {777, 3685020920}, {788, 123221109},
    {800, 83793446}, {822, 386311098}, {838, 4091544014}, {844, 2708649949}, {853, 693225631},
    {857, 380752755}, {862, 90969176}, {873, 449846533}, {874, 973910158}, {877, 2887626766},
    {882, 3691757453}, {887, 2054714927}, {892, 1458426488}, {902, 3552412932}, {907, 192541853},
    {919, 2971707659}, {929, 2139780097}, {935, 4141044418}, {940, 956526498}, {946, 110723809},
    {952, 3332609576}, {958, 3683784189}, {968, 2510136481}, {975, 2275008352}, {983, 3339054942},
    {994, 3746835353}, {1003, 3137510316}, {1014, 1279116642}, {1025, 3013068941}, {1030, 3111536167},
    {1039, 3572563384}, {1051, 3139949330}, {1057, 736625355}, {1061, 69978321}, {1068, 558918661},
    {1073, 1326178875}, {1079, 1971108699}, {1102, 2842608717}, {1116, 1774491146}, {1131, 2134883420},
    {1140, 3641267209}, {1146, 1076453893}, {1149, 3751997361}, {1156, 4092568292}, {1160, 2171383808},
    {1169, 3054093999}, {1177, 4213704117}, {1182, 244111290}, {1187, 827898097}, {1193, 4232466889},
    {1208, 3775434644}, {1216, 2471448074}, {1225, 3786248987}, {1230, 128336118}, {1248, 3721122100},
    {1249, 3826002220}, {1250, 3775669363}, {1254, 1006755615}, {1258, 4272848550}, {1262, 108579519},
    {1267, 3173440503}, {1272, 4025666427}, {1277, 2897315904}, {1282, 153572251}, {1288, 1428923715},
    {1293, 405166629}, {1297, 2112764879}, {1302, 3876055819}, {1312, 1046779122}, {1317, 372738696},
    {1322, 2052810508}, {1323, 3591115554}, {1331, 2271195850}, {1348, 391640912}, {1374, 460481456},
    {1396, 779904818}, {1400, 3837675186}, {1405, 765439473}, {1410, 2711245919}, {1415, 697196164},
    {1420, 1059919963}, {1426, 1323747186}, {1432, 3538687084}, {1438, 1324880019}, {1442, 3912887073},
    {1444, 163295161}, {1446, 146517542}, {1448, 129739923}, {1450, 112962304}, {1452, 230405637},
    {1454, 213628018}, {1456, 196850399}, {1458, 180072780}, {1460, 297516113}, {1462, 280738494},
    {1469, 2873224251}, {1475, 2386971688}, {1480, 1283547685}, {1483, 4168357374}, {1492, 2209066192},
    {1510, 4213547406}, {1522, 988175173}, {1536, 2929211326}, {1546, 2027933801}, {1554, 2562340083},
    {1557, 2515107422}, {1562, 2797886853}, {1568, 2699759368}, {1572, 3270303571}, {1580, 206862118},
    {1585, 3122818005}, {1592, 1919949199}, {1599, 3226083260}, {1607, 3920758663}, {1621, 380755552},
    {1627, 1090495225}, {1634, 811810984}, {1641, 234774234}, {1649, 2529449241}, {1657, 1747969136},
    {1663, 2087358391}, {1670, 1335159128}, {1677, 2428550228}, {1684, 2482255079}, {1691, 4294679216},
    {1695, 796142685}, {1699, 2991499325}, {1705, 1615808600}, {1714, 3966976176}, {1723, 3266409416},
    {1731, 295258647}, {1736, 382270662}, {1751, 2466095094}, {1761, 3990922628}, {1774, 675329734},
    {1781, 3795011855}, {1795, 3747507645}, {1810, 909533769}, {1822, 2845979358}, {1826, 3365180733},
    {1837, 2749912018}, {1853, 2030934651}, {1869, 645722727}, {1888, 1824613436}, {1895, 3639581107},
    {1900, 2735859570}, {1905, 969184184}, {1912, 1902060359}, {1920, 1373385388}, {1926, 3602979878},
    {1932, 1769938321}, {1959, 1740667972}, {1969, 4050857480}, {1976, 2755019962}, {1982, 2169878254},
    {1990, 4170555683}, {2001, 1334253329}, {2008, 2265719507}, {2016, 2570318435}, {2028, 3483588555},
    {2037, 2774362700}, {2048, 21843312}, {2058, 3429590357}, {2073, 1071897420}, {2093, 1566828974},
    {2111, 514687451}, {2124, 1598403349}, {2132, 3859595018}, {2133, 3876335077}, {2134, 3859557458},
    {2136, 1363500993}, {2138, 1346723374}, {2159, 2264171482}, {2171, 1357355164}, {2172, 4228665076},
    {2204, 1867418821}, {2205, 3507227459}, {2211, 3168883851}, {2224, 3222486838}, {2253, 3381181800},
    {2254, 3607893173}, {2259, 3005452862}, {2260, 3440116983}, {2261, 4245442695}, {2269, 2839884955},
    {2294, 3398044946}, {2307, 3005386353}, {2330, 1217983224}, {2342, 3509544318}, {2368, 1610779110},
    {2375, 2930439210}, {2377, 1412156564}, {2400, 3160029103}, {2408, 3174662200}, {2431, 1479719844},
    {2441, 3376534378}, {2467, 2875014037}, {2494, 3589306714}, {2527, 804357063}, {2556, 1910201350},
    {2563, 2701182283}, {2569, 398550328}, {2572, 521802798}, {2575, 505025179}, {2578, 656170845},
    {2581, 605837988}, {2584, 2468447887}, {2587, 2485225506}, {2590, 2384559792}, {2600, 4100406635},
    {2611, 1987983040}, {2617, 365099244}, {2621, 3641958979}, {2631, 296602997}, {2638, 2462546090},
    {2645, 4254058618}, {2650, 2907980824}, {2654, 3981965844}, {2660, 3649018447}, {2668, 2614820847},
    {2681, 292130973}, {2686, 2190941297}, {2701, 211913386}, {2709, 564937055}, {2720, 3419592236},
    {2755, 3513453938}, {2766, 3460502485}, {2770, 2339366755}, {2781, 377128425}, {2789, 1086286877},
    {2816, 3941508978}, {2824, 783488098}, {2826, 1111836708}, {2845, 2280960882}, {2852, 3181326346},
    {2871, 975988953}, {2887, 635020210}, {2889, 1360837969}, {2891, 1344060350}, {2903, 1925151750},
    {2909, 2408179714}, {2915, 2211460629}, {2935, 1848861402}, {2940, 2508680735}, {2946, 3585981250},
    {2956, 2335550124}, {2960, 597743964}, {2970, 2354563044}, {2996, 2897926679}, {3013, 1035906630},
    {3031, 783840260}, {3032, 4060888886}, {3033, 4278997933}, {3041, 589286162}, {3046, 414084241},
    {3056, 2275477643}, {3060, 3940830471}, {3070, 1940694431}, {3074, 1996966820}, {3084, 1637070560},
    {3092, 1605206413}, {3106, 1343892145}, {3124, 2293605903}, {3134, 1099796002}, {3145, 370965912},
    {3155, 4290552719}, {3190, 1638856759}, {3206, 3707845437}, {3214, 1968018676}, {3228, 2745245856},
    {3236, 2872562979}, {3250, 1867915087}, {3258, 1052627742}, {3272, 1537748690}, {3280, 4233365429},
    {3294, 3239423849}, {3298, 1535751837}, {3311, 3736796887}, {3315, 2541423239}, {3328, 3804893101},
    {3332, 3060514643}, {3345, 21234473}, {3349, 1518974218}, {3362, 3720019268}, {3366, 2524645620},
    {3379, 3788115482}, {3383, 3043737024}, {3396, 4456854}, {3410, 2037980277}, {3425, 2933655948},
    {3435, 100696228}, {3438, 2802900028}, {3451, 3183722727}, {3455, 306900080}, {3469, 1945980837},
    {3475, 1319594794}, {3491, 1557103311}, {3496, 2028154341}, {3511, 4179932030}, {3514, 321211332},
    {3527, 4076314719}, {3531, 810547195}, {3545, 383050006}, {3557, 558644074}, {3574, 328942278},
    {3582, 2111105165}, {3596, 3042771105}, {3602, 3800657716}, {3614, 626531088}, {3621, 2362349278},
    {3634, 866545770}, {3644, 857273821}, {3660, 4045899937}, {3667, 1135749657}, {3673, 93078660},
    {3685, 1409690180}, {3701, 2218332638}, {3725, 225597218}, {3754, 2084234006}, {3770, 1331687974},
    {3775, 2135852838}, {3796, 2753988203}, {3803, 864200463}, {3814, 3838403746}, {3822, 1530791347},
    {3834, 3721205966}, {3839, 3688814324}, {3850, 3876242216}, {3862, 1809966536}, {3880, 2699878380},
    {3890, 4079184015}, {3910, 1179101157}, {3918, 1825239352}, {3937, 3748245722}, {3955, 634908722},
    {3972, 163271060}, {3998, 3289806584}, {4010, 3446866648}, {4015, 1737076817}, {4024, 881687192},
    {4031, 1219519868}, {4041, 3970939267}, {4045, 2513272949}, {4054, 3224470464}, {4061, 2986472067},
    {4065, 708293528}, {4071, 258052966}, {4073, 3450233754}, {4075, 1213090802}, {4079, 3555670962},
    {4085, 2743639103}, {4091, 2710083865}, {4097, 4214265958}, {4103, 3963008473}, {4110, 1381912327},
    {4119, 297212119}, {4122, 53234560}, {4130, 1135433081}, {4133, 797905850}, {4141, 1315384455},
    {4152, 4179333016}, {4175, 867257093}, {4186, 841567274}, {4189, 3617776409}, {4201, 1784172926},
    {4204, 3381609815}, {4216, 1550566188}, {4226, 1592295328}, {4234, 2860018940}, {4252, 2241873898},
    {4257, 2638218225}, {4264, 1524000883}, {4267, 1923516200}, {4271, 3391553482}, {4274, 1062293841},
    {4278, 3825392021}, {4281, 709362235}, {4285, 1694935685}, {4289, 392774327}, {4294, 2880712451},
    {4299, 3102149661}, {4305, 2394465697}, {4309, 1659167240}, {4314, 475034410}, {4320, 3434436711},
    {4323, 1479764693}, {4327, 2347825097}, {4333, 1197479801}, {4337, 1351583639}, {4342, 3270705251},
    {4348, 366569208}, {4352, 1251212115}, {4356, 1621599661}, {4361, 3579732453}, {4367, 1720942905},
    {4371, 140187182}, {4376, 1868829528}, {4385, 3948149459}, {4395, 708029167}, {4400, 3185475540},
    {4406, 2537751862}, {4412, 2778439310}, {4419, 2616928056}, {4425, 4139930401}, {4432, 3135838405},
    {4439, 2498734875}, {4447, 4064998855}, {4451, 268639961}, {4456, 4092159661}, {4461, 2346846000},
    {4467, 2328988770}, {4471, 2519117294}, {4476, 3873647896}, {4480, 1415682102}, {4485, 631424496},
    {4489, 282220607}, {4494, 3558937627}, {4498, 4099687964}, {4503, 658698766}, {4507, 153638352},
    {4512, 545189250}, {4520, 197671877}, {4529, 792060313}, {4533, 513084933}, {4538, 2275780057},
    {4543, 2616489071}, {4548, 4075421329}, {4553, 2981347434}, {4558, 648810968}, {4566, 638754166},
    {4573, 591523055}, {4580, 4047093083}, {4587, 656837285}, {4595, 3789446092}, {4603, 4277107410},
    {4611, 3906719864}, {4620, 2684794283}, {4633, 2663715805}, {4642, 2915653898}, {4651, 4011216412},
    {4661, 2785467647}, {4670, 2059593198}, {4679, 2362870268}, {4689, 3995595581}, {4694, 2698097207},
    {4700, 3072217742}, {4707, 1920734138}, {4732, 4225734153}, {4734, 1128467232}, {4738, 1035581717},
    {4753, 3525779695}, {4776, 1975486251}, {4786, 2889234988}, {4798, 128921049}, {4817, 1127666911},
    {4827, 2542550614}, {4833, 2627312426}, {4842, 1195911285}, {4852, 4151950225}, {4854, 1765031016},
    {4862, 1814435734}, {4868, 3602780627}, {4873, 876513898}, {4884, 879704937}, {4887, 986710028},
    {4893, 2682709205}, {4901, 1379501780}, {4909, 854709318}, {4920, 925110256}, {4940, 827033813},
    {4961, 3417352379}, {4969, 2226546594}, {4975, 169017192}, {4979, 3843578906}, {4998, 221667867},
    {5006, 3218681947}, {5019, 987224379}, {5027, 3728990320}, {5039, 915157507}, {5047, 2572986219},
    {5067, 4007662012}, {5071, 213683108}, {5077, 3017331637}, {5088, 1714939896}, {5095, 2474713847},
    {5102, 1542649473}, {5110, 39928156}, {5125, 2848808016}, {5144, 3241215769}, {5164, 688599773},
    {5187, 944978096}, {5215, 607288565}, {5242, 3578987480}, {5245, 3555673031}, {5250, 2355360096},
    {5254, 3949911679}, {5263, 645910219}, {5270, 2941534958}, {5277, 2238339041}, {5282, 3277562923},
    {5285, 3761252941}, {5289, 382886321}, {5292, 4220379804}, {5296, 4200353678}, {5299, 2633446552},
    {5303, 388525018}, {5308, 967958004}, {5313, 1216469057}, {5317, 1675745305}, {5325, 3533348019},
    {5335, 2267784115}, {5338, 2877453236}, {5346, 1011085160}, {5350, 1555467752}, {5355, 2016490230},
    {5365, 1419061120}, {5371, 3353438327}, {5377, 2002030311}, {5384, 931910521}, {5410, 1638953034},
    {5423, 263889333}, {5436, 2304257469}, {5455, 2571507861}, {5484, 4039984575}, {5494, 1623797237},
    {5510, 2667149886}, {5529, 1204873229}, {5549, 2611599107}, {5559, 1975768454}, {5571, 3532344479},
    {5578, 2718014180}, {5599, 713077974}, {5616, 2712081721}, {5642, 1361625375}, {5668, 864165631},
    {5675, 3189629876}, {5693, 165942467}, {5706, 1655317257}, {5725, 1010779457}, {5735, 2215640769},
    {5745, 1070265239}, {5754, 1134120687}, {5758, 2846199180}, {5771, 1743930340}, {5777, 4005059268},
    {5781, 206241385}, {5790, 1115344066}, {5798, 567586076}, {5804, 3901637708}, {5808, 803046281},
    {5814, 152899664}, {5823, 1787359420}, {5828, 151693739}, {5833, 460225993}, {5839, 944111422},
    {5848, 2075216980}, {5853, 2276994531}, {5867, 2796815519}, {5882, 3918278559}, {5889, 4155575922},
    {5899, 236925125}, {5907, 1684779966}, {5911, 798074659}, {5920, 2374006294}, {5933, 153363970},
    {5939, 3103973672}, {5949, 2926810054}, {5951, 1462048136}, {5966, 3040434276}, {5976, 1244814717},
    {5986, 1696195782}, {5995, 3093996503}, {6004, 2756264342}, {6012, 2866045037}, {6020, 1163907536},
    {6032, 2104353872}, {6043, 3110688315}, {6054, 3317910134}, {6063, 3473703803}, {6076, 2755011687},
    {6092, 2069497450}, {6103, 1516930437}, {6113, 296395306}, {6124, 1195616409}, {6136, 942984426},
    {6144, 2949131327}, {6154, 469045609}, {6165, 2847090017}, {6185, 176574206}, {6195, 404136769},
    {6208, 2422892396}, {6222, 2568950125}, {6226, 2528405746}, {6231, 2484574385}, {6236, 4208725202},
    {6252, 3003271613}, {6268, 1882624920}, {6279, 4183891472}, {6296, 3707850388}, {6305, 2401568500},
    {6330, 1057920877}, {6337, 2157316278}, {6345, 3403651144}, {6352, 4114437246}, {6362, 2887421684},
    {6366, 1361572173}, {6376, 1896686403}, {6386, 3273657238}, {6396, 1266202965}, {6408, 3635588042},
    {6427, 2733832836}, {6431, 4182378701}, {6438, 2110798224}, {6444, 877087803}, {6453, 1970364490},
    {6459, 1275339983}, {6477, 350857000}, {6493, 2079739832}, {6509, 1996921413}, {6518, 2043970711},
    {6534, 1393632998}, {6541, 1731736080}, {6553, 4080117376}, {6564, 1493013840}, {6584, 2398078988},
    {6592, 1065574956}, {6602, 2965413338}, {6612, 990401381}, {6620, 2153800097}, {6627, 4084710509},
    {6630, 682729123}, {6639, 1722954222}, {6655, 3827859290}, {6666, 37271103}, {6674, 1119987041},
    {6693, 2161276179}, {6716, 3507573001}, {6724, 2301731235}, {6734, 1862550028}, {6748, 3213420894},
    {6764, 288415389}, {6774, 4033069017}, {6780, 672109684}, {6789, 3080967843}, {6804, 834189487},
    {6813, 904369474}, {6816, 1089765596}, {6821, 18738364}, {6825, 2197550541}, {6830, 1569418667},
    {6848, 1419285594}, {6851, 3324446467}, {6858, 2540844914}, {6867, 936176715}, {6872, 3724674918},
    {6879, 247011038}, {6882, 3817694041}, {6892, 4121092745}, {6902, 886071850}, {6914, 2390028659},
    {6921, 4182669406}, {6926, 3555021734}, {6931, 1452231588}, {6941, 665752555}, {6951, 2665914025},
    {6959, 1172522883}, {6969, 2411978403}, {6978, 2082024064}, {6982, 1231115066}, {6991, 244075885},
    {6997, 96429129}, {7008, 1558106348}, {7015, 1676028392}, {7027, 3565214879}, {7033, 1169454059},
    {7044, 2276069802}, {7050, 2590900991}, {7061, 403953390}, {7066, 817772335}, {7076, 3894621598},
    {7080, 3130700698}, {7089, 3811712141}, {7098, 2836898780}, {7112, 744222851}, {7120, 3219325754},
    {7133, 455433581}, {7138, 1550717474}, {7148, 4099875093}, {7157, 2687217115}, {7171, 607418970},
    {7183, 3317790454}, {7200, 3682565433}, {7212, 680679420}, {7229, 777015267}, {7240, 4074568615},
    {7256, 2827805910}, {7266, 972345196}, {7281, 2288953747}, {7291, 2124225882}, {7306, 4240196941},
    {7316, 1707208587}, {7331, 3944486922}, {7341, 1698171440}, {7356, 3232052519}, {7368, 1765986002},
    {7385, 2979988293}, {7397, 3099195470}, {7414, 189415761}, {7424, 1325296208}, {7439, 1796122119},
    {7450, 1159889848}, {7466, 2244257583}, {7476, 3210628243}, {7491, 559174802}, {7502, 3799163251},
    {7518, 1899306418}, {7529, 3782385632}, {7545, 1056774999}, {7556, 3899828965}, {7572, 1285900632},
    {7583, 3883051346}, {7599, 2670457541}, {7610, 3866273727}, {7626, 3082546862}, {7642, 4169345192},
    {7663, 1906190687}, {7688, 3573351892}, {7718, 944640667}, {7723, 4137097213}, {7733, 308946544},
    {7738, 3523899814}, {7744, 1029089800}, {7755, 1290530634}, {7763, 4203053801}, {7776, 406972148},
    {7780, 2369371622}, {7785, 3008443898}, {7792, 3726277920}, {7802, 1742909879}, {7813, 581045492},
    {7823, 877317237}, {7836, 1513289445}, {7860, 2694946607}, {7882, 3902926015}, {7885, 2516003219},
    {7900, 3083183824}, {7904, 3185987134}, {7913, 3141474305}, {7926, 1010012291}, {7930, 659427984},
    {7941, 3254824265}, {7949, 1438951982}, {7958, 571377267}, {7976, 143865419}, {7994, 445834375},
    {8008, 4201716739}, {8021, 2082798958}, {8025, 3883353449}, {8048, 1252969316}, {8065, 611349806},
    {8087, 3939761393}, {8111, 1880591026}, {8135, 1630685488}, {8161, 4274790866}, {8192, 1320538545},
    {8223, 625491524}, {8249, 1052979093}, {8265, 1315057949}, {8278, 3198073272}, {8303, 1888717571},
    {8316, 1499172353}, {8330, 1151719106}, {8348, 1297838153}, {8359, 1291853992}, {8371, 3864824124},
    {8384, 284302454}, {8402, 2291378338}, {8424, 2024043478}, {8439, 3416336049}, {8450, 3326301860},
    {8461, 2097883034}, {8479, 2658088632}, {8489, 4116806241}, {8501, 2750625341}, {8518, 2805121617},
    {8527, 2636563400}, {8543, 1088403524}, {8571, 1326471550}, {8577, 3867909202}, {8606, 2053519890},
    {8640, 24686317}, {8644, 43254447}, {8676, 3633974900}, {8684, 1715765854}, {8700, 3488110948},
    {8706, 1226705564}, {8716, 1144915353}, {8734, 1085962434}, {8740, 542584942}, {8758, 1880354216},
    {8767, 2126046479}, {8788, 3409685817}, {8798, 2322214854}, {8820, 715012316}, {8825, 667630371},
    {8842, 4011681569}, {8853, 1600511528}, {8876, 2912348550}, {8891, 2477794221}, {8906, 2826459802},
    {8913, 863636682}, {8924, 2904533681}, {8944, 2783401782}, {8966, 3231953140}, {8986, 1851017237},
    {9009, 3819977203}, {9021, 1594915199}, {9051, 3312035873}, {9079, 2374822095}, {9095, 1117036282},
    {9111, 2727146260}, {9141, 4247332818}, {9160, 3780770003}, {9174, 3045028851}, {9186, 2338438971},
    {9207, 1077300351}, {9236, 1505834213}, {9267, 1420801579}, {9287, 1086567517}, {9298, 3688764708},
    {9317, 3212090577}, {9330, 2710245443}, {9341, 2621687777}, {9359, 135807534}, {9381, 538728657},
    {9410, 4217769178}, {9421, 1490880043}, {9440, 2737991523}, {9448, 1865801660}, {9456, 894604266},
    {9474, 239266950}, {9490, 3440848049}, {9508, 1563451997}, {9544, 1300855194}, {9562, 2649340029},
    {9575, 3157132282}, {9606, 1994390723}, {9619, 3295732442}, {9638, 3217941162}, {9675, 2638373311},
    {9694, 729836362}, {9711, 1103965319}, {9746, 3909734774}, {9763, 3422384807}, {9777, 1562399317},
    {9809, 3535094014}, {9823, 2862813109}, {9843, 70193435}, {9881, 3331707904}, {9901, 167527483},
    {9923, 3377910156}, {9939, 2815096657}, {9980, 3232227944}, {9999, 2636711499}, {10013, 2461495057},
    {10018, 502047894}, {10038, 2942666046}, {10044, 1490954098}, {10055, 1092012710}, {10080, 38792922},
    {10091, 2899252294}, {10099, 871591685}, {10121, 1041997713}, {10129, 3217987877}, {10137, 1309284212},
    {10159, 2823090016}, {10167, 4012061332}, {10174, 2462590034}, {10195, 3080064910}, {10202, 3596835826},
    {10217, 4204111253}, {10222, 3492500287}, {10231, 421821156}, {10254, 696240407}, {10263, 1453714756},
    {10278, 1899105243}, {10307, 3174014960}, {10322, 1948841851}, {10337, 466020238}, {10366, 4077855673},
    {10381, 1744839726}, {10397, 1408722253}, {10427, 876245160}, {10443, 452810861}, {10457, 1423725372},
    {10485, 3691762681}, {10499, 3281580380}, {10512, 650891138}, {10539, 613295001}, {10552, 1216248354},
    {10565, 1260603725}, {10592, 968316954}, {10605, 859371885}, {10619, 1658883364}, {10647, 3531153185},
    {10661, 486221508}, {10672, 4064395570}, {10697, 2257273533}, {10708, 3217031314}, {10720, 1898701486},
    {10746, 692253475}, {10758, 2618608526}, {10780, 2036964556}, {10816, 1478369021}, {10838, 2072579308},
    {10853, 158609817}, {10882, 3199826274}, {10897, 3872230201}, {10911, 889051197}, {10939, 1439665068},
    {10953, 3703752221}, {10966, 592993401}, {10993, 2782426318}, {11006, 1648296985}, {11025, 771481908},
    {11058, 2744451111}, {11077, 2907380692}, {11091, 2303844654}, {11119, 1323066019}, {11133, 590774350},
    {11149, 2542372249}, {11179, 1436241668}, {11195, 2311460409}, {11204, 773059133}, {11227, 2759092874},
    {11236, 481727645}, {11245, 588027325}, {11251, 3294899967}, {11267, 2406610228}, {11279, 1136770368},
    {11290, 1099727666}, {11317, 3943336079}, {11329, 2274977100}, {11339, 1894102977}, {11347, 3373088083},
    {11355, 1118385669}, {11368, 1252830802}, {11387, 1911957762}, {11395, 1310484760}, {11413, 4211107556},
    {11431, 4235327583}, {11442, 1800107403}, {11451, 3289655507}, {11460, 2781593940}, {11475, 3487903851},
    {11481, 1852738900}, {11498, 1868420705}, {11513, 1229760322}, {11528, 401251929}, {11537, 4136070254},
    {11547, 141711844}, {11560, 1877099350}, {11570, 4224630636}, {11583, 1126219644}, {11609, 2956264019},
    {11633, 3731343133}, {11645, 1473240524}, {11657, 3420829582}, {11665, 1499161504}, {11677, 1992880658},
    {11698, 1654371654}, {11719, 3557937968}, {11733, 4267915633}, {11748, 651349070}, {11767, 3553571131},
    {11788, 798050051}, {11808, 1738029828}, {11817, 830772382}, {11841, 975665791}, {11848, 3753552150},
    {11870, 1268347563}, {11889, 219164268}, {11910, 609412560}, {11930, 2354548601}, {11945, 3034740417},
    {11958, 92234206}, {11967, 2675976173}, {11975, 2255101473}, {11986, 938963840}, {11998, 1325536902},
    {12008, 66138439}, {12027, 2650151654}, {12039, 1362571274}, {12046, 2674091075}, {12063, 4180264212},
    {12074, 2220611910}, {12080, 3628923247}, {12099, 2290191893}, {12112, 524486259}, {12127, 536057419},
    {12140, 2266436945}, {12152, 2660165913}, {12164, 2510371521}, {12171, 1647949432}, {12182, 2499925078},
    {12188, 1061329053}, {12196, 2186648520}, {12208, 3685987662}, {12222, 1203193122}, {12236, 3305235377},
    {12251, 3408062813}, {12273, 598285973}, {12284, 2107277412}, {12299, 1771288722}, {12313, 1024755039},
    {12333, 2323362532}, {12353, 295121441}, {12365, 3240065181}, {12374, 3923523740}, {12394, 140741692},
    {12411, 958887293}, {12434, 459823196}, {12464, 687274249}, {12474, 1680403306}, {12489, 1628379063},
    {12496, 1164572437}, {12507, 186774928}, {12521, 2185261687}, {12526, 2753641482}, {12531, 2454962418},
    {12546, 187726632}, {12564, 3594902096}, {12572, 2175633178}, {12589, 775974691}, {12596, 4056008598},
    {12610, 32195591}, {12617, 3647323098}, {12633, 3198753898}, {12657, 56185609}, {12665, 3091067239},
    {12669, 3935363592}, {12679, 3073585980}, {12694, 2759355463}, {12714, 2095930043}, {12720, 1438993425},
    {12736, 3070144198}, {12743, 1867556362}, {12756, 2589014835}, {12772, 3891896413}, {12778, 4148812653},
    {12785, 1700657266}, {12797, 1106246455}, {12812, 754571866}, {12823, 1038506759}, {12829, 4176775601},
    {12838, 2830785103}, {12848, 1731433239}, {12856, 855408348}, {12864, 2834400513}, {12879, 3963693047},
    {12892, 3283896773}, {12906, 715050645}, {12915, 3544094494}, {12921, 4009327117}, {12937, 492923249},
    {12950, 1423062726}, {12968, 161915485}, {13011, 2642763852}, {13024, 1214513038}, {13041, 1445723454},
    {13050, 2844467682}, {13057, 3334659430}, {13069, 3572701046}, {13080, 555663897}, {13091, 3123020006},
    {13104, 3005567066}, {13116, 2400366623}, {13128, 2266193630}, {13138, 3448933658}, {13151, 3786999131},
    {13159, 2370703267}, {13171, 1489487637}, {13185, 1404904742}, {13200, 2552112075}, {13218, 2857694466},
    {13231, 2048902997}, {13246, 1468503355}, {13258, 1938712828}, {13277, 376585884}, {13299, 3810570069},
    {13318, 1375206950}, {13340, 1648973383}, {13359, 1187236458}, {13381, 1447170883}, {13400, 2183746320},
    {13422, 4241624385}, {13435, 2109961146}, {13452, 1302875927}, {13467, 1953032679}, {13485, 1885855689},
    {13492, 3048556132}, {13511, 3744775116}, {13529, 3621218635}, {13546, 3611392321}, {13557, 3412690475},
    {13583, 2124853820}, {13605, 4061796954}, {13612, 4173553157}, {13620, 2053962742}, {13630, 503535429},
    {13641, 1836668495}, {13650, 721310682}, {13665, 1006735486}, {13677, 325084441}, {13682, 2961925722},
    {13692, 497438945}, {13701, 1787797455}, {13712, 1849888827}, {13732, 3825011241}, {13741, 385702446},
    {13747, 2166834857}, {13754, 3055437297}, {13761, 601507180}, {13777, 2970916523}, {13781, 1041509726},
    {13787, 3114108242}, {13795, 40313824}, {13813, 1234298396}, {13823, 1104605730}, {13828, 2888859350},
    {13833, 1494001562}, {13838, 3853794552}, {13842, 1871304217}, {13846, 2751299231}, {13852, 1299665195},
    {13856, 576586605}, {13863, 1512988633}, {13872, 1266453457}, {13883, 596166502}, {13892, 2984076638},
    {13900, 1160668403}, {13909, 2235117230}, {13913, 3184947036}, {13920, 768938516}, {13927, 1359877577},
    {13935, 521485205}, {13945, 1429572201}, {13953, 2267665723}, {13963, 1129697862}, {13977, 737459482},
    {13983, 1122880180}, {13994, 1945272936}, {13998, 2223459638}, {14010, 2189503631}, {14025, 2380932862},
    {14041, 3092368177}, {14049, 2548392784}, {14059, 1901756438}, {14068, 906872895}, {14079, 1648836552},
    {14092, 252720416}, {14106, 1264131298}, {14110, 1582017048}, {14129, 422274124}, {14148, 3020961236},
    {14154, 845187144}, {14176, 1120609123}, {14200, 3704248662}, {14227, 1361184210}, {14249, 254023945},
    {14277, 3600137057}, {14301, 2682444316}, {14310, 1644100618}, {14334, 1592819465}, {14367, 895660813},
    {14375, 335426986}, {14400, 1264318259}, {14432, 1168386582}, {14440, 1663862986}, {14445, 1746993862},
    {14474, 1903257066}, {14479, 974882150}, {14486, 1177151643}, {14517, 165292311}, {14524, 2311397435},
    {14529, 439402299}, {14558, 1552997231}, {14563, 3962257883}, {14572, 2220750876}, {14605, 2007447656},
    {14614, 2787838396}, {14620, 3769421748}, {14650, 4173954024}, {14656, 1434043348}, {14666, 1426660429},
    {14700, 737025121}, {14734, 1466689035}, {14772, 4098563933}, {14777, 513712005}, {14814, 229043912},
    {14818, 2457286800}, {14853, 3584307048}, {14855, 1123244352}, {14892, 1329338781}, {14896, 2761510965},
    {14903, 49525662}, {14923, 539821669}, {14941, 3772220557}, {14959, 4185830300}, {14974, 3171290880},
    {14996, 832521766}, {15018, 1461782644}, {15038, 691540578}, {15061, 1404144425}, {15081, 522796658},
    {15098, 1376505559}, {15107, 3748513642}, {15115, 846470194}, {15123, 200649126}, {15137, 3431639220},
    {15144, 4292335199}, {15159, 907121470}, {15165, 2240342303}, {15182, 2969811462}, {15196, 167268160},
    {15210, 1833803298}, {15222, 2457918009}, {15231, 3718375587}, {15243, 4071123319}, {15255, 1834047080},
    {15271, 3367860727}, {15277, 2118064195}, {15288, 493169962}, {15296, 2713721240}, {15301, 1695364032},
    {15308, 4030051588}, {15314, 1400182552}, {15344, 455416660}, {15364, 2271268225}, {15387, 2613973034},
    {15405, 392604227}, {15427, 3754606837}, {15447, 2833158821}, {15463, 3350374178}, {15470, 534084754},
    {15484, 2867322350}, {15506, 2116308131}, {15511, 3649057272}, {15519, 3845453865}, {15528, 2994984227},
    {15544, 664899839}, {15566, 1989677117}, {15571, 2918522264}, {15583, 3420926329}, {15596, 3178453163},
    {15613, 3149605050}, {15618, 2920394832}, {15635, 1523943668}, {15645, 862917743}, {15667, 4234031555},
    {15684, 1719771455}, {15705, 2399213176}, {15712, 4287151977}, {15722, 450801067}, {15729, 1669872668},
    {15743, 4013487222}, {15770, 2679495900}, {15786, 856694529}, {15810, 2681939195}, {15826, 3153218578},
    {15850, 2240063300}, {15854, 3096186179}, {15859, 741716276}, {15864, 2329068957}, {15871, 2921198141},
    {15876, 1055615879}, {15881, 3285122304}, {15887, 230313139}, {15890, 2868333218}, {15894, 4098541315},
    {15899, 33356212}, {15906, 1723256298}, {15910, 4140259964}, {15916, 107912219}, {15938, 4121566434},
    {15968, 3855721002}, {15984, 2216232237}, {16008, 2255928953}, {16028, 159080631}, {16042, 3689248828},
    {16067, 836430118}, {16087, 2287125059}, {16110, 1038585177}, {16131, 3367347455}, {16157, 4230039153},
    {16171, 609216699}, {16206, 1501614459}, {16217, 1529288929}, {16249, 2719113377}, {16261, 2275796322},
    {16294, 1812401954}, {16305, 2408338453}, {16337, 2855832277}, {16364, 1459817706}, {16375, 2392518824},
    {16407, 518942568}, {16428, 3663533692}, {16470, 2192755772}, {16495, 177875273}, {16541, 891907593},
    {16563, 1945812840}, {16606, 1417411880}, {16630, 2154355281}, {16675, 3467076881}, {16695, 317429627},
    {16736, 771452987}, {16771, 181460511}, {16791, 456257992}, {16832, 2485130632}, {16855, 317835491},
    {16899, 3496877987}, {16920, 1103010248}, {16970, 3557956176}, {16993, 4255026978}, {17045, 3877521898},
    {17065, 3184108018}, {17114, 3247803578}, {17134, 500341405}, {17183, 25050581}, {17208, 2700911442},
    {17262, 4244498298}, {17276, 4267328027}, {17287, 3365817217}, {17299, 1019517826}, {17310, 4255312501},
    {17316, 107113802}, {17327, 339302984}, {17348, 571385436}, {17373, 701971049}, {17395, 3844547848},
    {17419, 2993703921}, {17439, 856100507}, {17453, 523418047}, {17474, 1199509864}, {17488, 37948728},
    {17523, 933579512}, {17537, 375457176}, {17559, 409325300}, {17602, 109937332}, {17624, 1486047956},
    {17647, 4096787105}, {17691, 1223573857}, {17714, 466146817}, {17730, 907143049}, {17767, 2471218761},
    {17783, 2923228585}, {17801, 3564361584}, {17840, 1587196464}, {17858, 2904556688}, {17881, 4112321401},
    {17925, 3967727417}, {17948, 3818716697}, {17969, 4106559176}, {18011, 4220384136}, {18032, 3208394280},
    {18056, 1499847030}, {18101, 1927727670}, {18125, 1791002966}, {18134, 71184232}, {18155, 2579622721},
    {18184, 3633864562}, {18190, 3626350180}, {18216, 227242734}, {18223, 3686895409}, {18250, 23593359},
    {18256, 3490026688}, {18282, 2245546586}, {18291, 63500808}, {18297, 3324008260}, {18304, 2639082641},
    {18310, 4241250784}, {18338, 1005534689}, {18366, 433529277}, {18395, 1104277830}, {18408, 1738166450},
    {18443, 4196810825}, {18472, 1042290725}, {18479, 1073217499}, {18497, 2059328792}, {18505, 1536564555},
    {18524, 2064776214}, {18533, 1856753941}, {18553, 1308833490}, {18557, 3934383778}, {18572, 2480094667},
    {18580, 4009865048}, {18608, 365080250}, {18614, 3648362799}, {18640, 980454765}, {18647, 1860367182},
    {18674, 3669799736}, {18677, 1787721130}, {18703, 447103454}, {18708, 1697318111}, {18736, 2673357851},
    {18766, 2937116726}, {18784, 3523238589}, {18792, 1863269210}, {18812, 2099371351}, {18817, 4096559242},
    {18834, 2182794837}, {18839, 2712309285}, {18856, 2806403090}, {18866, 3478391754}, {18888, 1104677667},
    {18900, 1599455416}, {18907, 667710333}, {18910, 718098122}, {18913, 682728183}, {18931, 3802467407},
    {18952, 3657180965}, {18975, 1665393361}, {18999, 1052733624}, {19008, 184912774}, {19024, 4089387070},
    {19037, 2352568569}, {19050, 1245245715}, {19063, 1262023334}, {19077, 3270702940}, {19089, 2739892052},
    {19104, 2480001844}, {19108, 3749132497}, {19117, 1230999982}, {19124, 3143743637}, {19132, 799079693},
    {19138, 862152253}, {19144, 351428278}, {19161, 2428146278}, {19176, 2992948263}, {19187, 2349028720},
    {19194, 3885786800}, {19206, 1736514697}, {19216, 3474322026}, {19226, 60432295}, {19231, 1322381784},
    {19238, 4012403877}, {19260, 989471740}, {19281, 452908417}, {19300, 423327896}, {19314, 3737912740},
    {19339, 3227882653}, {19346, 992597834}, {19362, 2453966149}, {19390, 1731566697}, {19401, 2587032280},
    {19422, 2963724706}, {19438, 712913813}, {19470, 2778836517}, {19486, 2372284312}, {19501, 2159059685},
    {19513, 1491675329}, {19536, 1613655628}, {19558, 655649118}, {19573, 2173728365}, {19580, 2357661820},
    {19596, 409169195}, {19616, 3491459423}, {19633, 1226170970}, {19656, 3404475955}, {19686, 1624986452},
    {19720, 3623300279}, {19737, 3034534074}, {19757, 575711980}, {19776, 671086880}, {19803, 387145109},
    {19816, 1032586458}, {19828, 266241602}, {19848, 3402924327}, {19858, 1269553309}, {19864, 503252654},
    {19867, 4160314702}, {19871, 159043482}, {19878, 2686336408}, {19883, 2717370895}, {19893, 1132587367},
    {19901, 1195117749}, {19915, 1879021152}, {19929, 581463510}, {19952, 2140377464}, {19964, 1275514075},
    {19976, 2387979536}, {19987, 3884420844}, {20004, 1646387302}, {20016, 308670472}, {20029, 3934596143},
    {20042, 2845511965}, {20065, 4013472960}, {20085, 207861097}, {20105, 3570842623}, {20131, 2055130409},
    {20147, 2974165697}, {20154, 1232628331}, {20171, 889198334}, {20190, 3364533173}, {20206, 2007207608},
    {20215, 3255160570}, {20222, 2953807453}, {20229, 709349229}, {20237, 2600881466}, {20252, 2804841900},
    {20267, 2904109309}, {20280, 3454124243}, {20296, 2165802309}, {20306, 4226874186}, {20318, 46347960},
    {20326, 111583397}, {20336, 249290197}, {20346, 1264874778}, {20358, 2552651146}, {20372, 3277309783},
    {20377, 2072037248}, {20386, 1839346743}, {20396, 2980706495}, {20407, 3765738945}, {20421, 1478303606},
    {20429, 2435397115}, {20450, 1647672292}, {20469, 1635008148}, {20484, 1487095968}, {20500, 3124627733},
    {20518, 3994024810}, {20527, 1105431037}, {20533, 1676751724}, {20539, 24442543}, {20550, 2095939425},
    {20556, 189658410}, {20562, 929262729}, {20573, 790915606}, {20586, 2694491057}, {20591, 2570585620},
    {20607, 366187551}, {20621, 2318987703}, {20631, 1761128012}, {20645, 185295765}, {20658, 3838690653},
    {20673, 1263600608}, {20690, 2027855346}, {20710, 3216563907}, {20724, 1058098686}, {20737, 467864515},
    {20748, 3932876427}, {20761, 2706824106}, {20770, 1016188828}, {20786, 957769824}, {20796, 1005022371},
    {20810, 2696340427}, {20828, 1092596157}, {20839, 1283833217}, {20858, 1606336818}, {20861, 993596020},
    {20876, 2693457989}, {20885, 3779456605}, {20904, 415476443}, {20917, 1262823941}, {20927, 1622115944},
    {20938, 2973219889}, {20951, 2597275607}, {20956, 1748273790}, {20962, 860606716}, {20967, 3002334877},
    {20984, 2034172196}, {21010, 3305562105}, {21028, 3707972394}, {21045, 2215871701}, {21059, 1409701862},
    {21082, 3093130639}, {21113, 1143351512}, {21141, 259394249}, {21178, 1755649734}, {21207, 239670225},
    {21221, 2484187237}, {21236, 1401756888}, {21243, 3647859367}, {21256, 3236366608}, {21269, 1824874128},
    {21290, 2788634194}, {21312, 1466132464}, {21340, 3529599493}, {21372, 2079469443}, {21394, 738891302},
    {21412, 3197889394}, {21431, 2360350959}, {21456, 3813530536}, {21459, 488247560}, {21462, 605690893},
    {21465, 622615607}, {21468, 572282750}, {21471, 2334079840}, {21474, 2384412697}, {21477, 2367635078},
    {21480, 2417967935}, {21483, 2502003125}, {21502, 3649363768}, {21521, 3444963044}, {21552, 2273024933},
    {21575, 4264915354}, {21596, 3077942367}, {21625, 590894855}, {21635, 1618037728}, {21645, 1850454287},
    {21655, 3957551837}, {21674, 4284171251}, {21690, 3891447831}, {21696, 2774883451}, {21708, 3483418915},
    {21725, 668816343}, {21733, 2931048700}, {21742, 2388452721}, {21750, 4258353177}, {21753, 1141775739},
    {21759, 4126724647}, {21769, 2859901778}, {21773, 3250964130}, {21781, 1360419304}, {21785, 3001705435},
    {21791, 2071016015}, {21796, 4246411473}, {21800, 2944866961}, {21803, 418647609}, {21806, 2471879920},
    {21810, 1343949093}, {21812, 1105628090}, {21817, 3998840952}, {21821, 963632676}, {21824, 1882099852},
    {21833, 2097992392}, {21841, 4171284318}, {21849, 2265671865}, {21852, 2982919898}, {21859, 2076987736},
    {21870, 3694939264}, {21877, 2984259090}, {21884, 306596620}, {21892, 1011505953}, {21896, 1692432290},
    {21903, 1616530830}, {21914, 2662881380}, {21926, 288349193}, {21938, 3981693508}, {21961, 789866245},
    {21994, 3462714680}, {22025, 1040529176}, {22048, 1195669001}, {22069, 572947177}, {22093, 3064057197},
    {22117, 2537429897}, {22124, 3218261061}, {22131, 2261369287}, {22137, 912855974}, {22143, 3374781713},
    {22151, 2293478956}, {22168, 1149880784}, {22177, 953119650}, {22189, 1491100860}, {22200, 417924775},
    {22211, 3895649598}, {22224, 2700906213}, {22246, 2989913377}, {22252, 3882857642}, {22258, 998202534},
    {22264, 2983868917}, {22271, 2474450678}, {22288, 4110050486}, {22295, 1738982494}, {22305, 3734814891},
    {22315, 3768986699}, {22319, 2624049703}, {22335, 2841934487}, {22353, 1193001972}, {22371, 88035829},
    {22387, 1181740251}, {22400, 3068295830}, {22423, 2650861306}, {22445, 2152366365}, {22456, 3624381609},
    {22467, 3416571249}, {22477, 1040632685}, {22501, 4090287646}, {22518, 3935096066}, {22537, 4249419},
    {22554, 3406704799}, {22578, 3341171164}, {22594, 883346132}, {22627, 4136122483}, {22633, 2668380887},
    {22640, 2831556715}, {22653, 3401266884}, {22659, 1451477576}, {22675, 119757721}, {22684, 2438128661},
    {22696, 2193512543}, {22706, 1505809199}, {22725, 2758857958}, {22731, 785452558}, {22741, 1861738460},
    {22747, 3056320968}, {22767, 4208727282}, {22780, 3291555781}, {22789, 2196865874}, {22818, 1361552727},
    {22840, 2957611498}, {22849, 2007872489}, {22857, 2339550961}, {22869, 3508411830}, {22882, 2355901240},
    {22893, 4245501841}, {22899, 3163908038}, {22906, 2925496955}, {22919, 108183312}, {22933, 1328193084},
    {22944, 513258156}, {22964, 82010237}, {22989, 2311301001}, {23017, 277471395}, {23050, 1762650279},
    {23079, 1972070764}, {23105, 628142736}, {23120, 2265931075}, {23141, 3180543629}, {23148, 2387400333},
    {23167, 1202605450}, {23175, 591972422}, {23195, 1175191511}, {23206, 873742264}, {23229, 326594495},
    {23239, 2059707271}, {23261, 1503948434}, {23271, 3230945966}, {23293, 2911124459}, {23304, 1449651004},
    {23316, 1980023723}, {23343, 3261273255}, {23360, 1962088798}, {23371, 659713157}, {23375, 407568404},
    {23382, 3610741318}, {23390, 24023407}, {23397, 2767062895}, {23409, 197333961}, {23424, 3768039387},
    {23431, 2976183426}, {23439, 854431587}, {23449, 2611701562}, {23463, 4149673879}, {23470, 3561702979},
    {23481, 3373400544}, {23486, 616319547}, {23501, 2851767893}, {23513, 2670905232}, {23517, 2984927816},
    {23523, 3072721717}, {23530, 382945106}, {23539, 1202886564}, {23552, 3124826125}, {23569, 1073533898},
    {23589, 501308550}, {23609, 3102301894}, {23623, 2098960006}, {23637, 2993485402}, {23654, 2228178674},
    {23667, 678697196}, {23685, 4242588933}, {23693, 3290709023}, {23701, 3206573181}, {23709, 3156240324},
    {23721, 873554442}, {23733, 3877044912}, {23740, 1386144670}, {23784, 3391438105}, {23817, 3275802252},
    {23823, 1665555596}, {23833, 955209608}, {23843, 3663374774}, {23851, 2845693673}, {23860, 1402472725},
    {23874, 3292755612}, {23879, 1795259425}, {23888, 2710028206}, {23942, 2549331680}, {23953, 2094265262},
    {23964, 2380435381}, {23983, 801338602}, {24004, 2854832407}, {24029, 155406996}, {24041, 3678362229},
    {24061, 4252635661}, {24072, 930651626}, {24089, 883771916}, {24101, 2754639596}, {24114, 3381696689},
    {24134, 2497068525}, {24158, 4204966360}, {24162, 3848464964}, {24173, 4196316528}, {24178, 1775113223},
    {24187, 4293857150}, {24212, 105220734}, {24228, 2941928401}, {24251, 3513504379}, {24285, 2399979131},
    {24326, 397375761}, {24340, 2554776799}, {24347, 1325902193}, {24354, 4257774810}, {24373, 3385953049},
    {24387, 363805148}, {24406, 2241932221}, {24415, 3578929855}, {24426, 960139624}, {24434, 1597548103},
    {24449, 957531795}, {24462, 1010886454}, {24482, 1596791097}, {24487, 828449414}, {24503, 4083200273},
    {24519, 1563607652}, {24524, 3373576235}, {24540, 1686781560}, {24556, 3118206852}, {24573, 1114429566},
    {24589, 275414779}, {24607, 3681786005}, {24634, 1786964809}, {24637, 4081524352}, {24640, 3880226465},
    {24645, 1336735441}, {24652, 3258804367}, {24661, 3220778976}, {24671, 3246523276}, {24682, 2488280337},
    {24696, 2068458324}, {24711, 763838368}, {24718, 637820293}, {24722, 2601460036}, {24727, 1480246043},
    {24736, 978711165}, {24743, 309439324}, {24752, 2535512472}, {24770, 3793360030}, {24792, 3530699951},
    {24811, 3107109432}, {24833, 2768536296}, {24853, 2255243348}, {24871, 1791059818}, {24877, 4128829753},
    {24891, 2557930546}, {24913, 1165654517}, {24934, 1287267581}, {24958, 333206726}, {24981, 2848081438},
    {25002, 1910782036}, {25022, 3395304284}, {25045, 1173374833}, {25067, 2943989225}, {25089, 1789752760},
    {25109, 723746973}, {25132, 928095684}, {25149, 66633762}, {25159, 3883652983}, {25179, 1787670268},
    {25201, 2151592719}, {25216, 1240202158}, {25231, 2061306167}, {25248, 3545231896}, {25263, 2600978945},
    {25291, 907113182}, {25339, 4097691329}, {25351, 288631100}, {25362, 835911719}, {25373, 18669246},
    {25386, 1289413733}, {25408, 576822689}, {25432, 1403930331}, {25438, 1863671838}, {25449, 2924953349},
    {25462, 951339946}, {25475, 2908236957}, {25483, 60532369}, {25493, 3795175885}, {25508, 1243462689},
    {25516, 3299448700}, {25527, 2833363212}, {25569, 3533566504}, {25591, 1855131199}, {25600, 1056680197},
    {25610, 2951402203}, {25630, 3636908325}, {25641, 1964022558}, {25651, 684154646}, {25674, 2371177212},
    {25699, 2398960364}, {25725, 2922600688}, {25778, 17738465}, {25785, 343848780}, {25798, 2712090128},
    {25821, 944362804}, {25843, 115475624}, {25874, 694824490}, {25890, 2617424471}, {25902, 2167551454},
    {25918, 353999202}, {25934, 554307351}, {25954, 580401027}, {25967, 2837546561}, {25975, 3574960668},
    {25978, 1090614859}, {25995, 2666343581}, {26015, 848102186}, {26035, 519526010}
};

static const int32_t slots[] = {
    -1, -1, 1228, 922, 240, 970, 1762, -1, 237, -1, 404, -1, -1, 188, 1861, 966, -1, -1, 801, 148, 1294,
    1794, 1875, 1919, -1, 364, 791, -1, -1, -1, -1, -1, 1296, -1, -1, -1, 1155, 1331, 1377, -1, 468, -1, -1,
    1022, -1, -1, 1736, 1916, 521, 228, -1, 1001, 1469, -1, -1, -1, 1355, 326, 730, -1, -1, -1, -1, 53, 134,
    784, -1, -1, 1905, 1049, -1, -1, -1, 441, 251, 1931, -1, -1, 599, -1, 609, 524, -1, 105, -1, -1, 1981,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 780, 289, 1598, 1823, 294, -1, -1, 1005, -1, 1801, -1, 523, 1834, -1,
    198, -1, -1, 1052, 1549, -1, -1, 751, -1, 1220, 1344, 1462, -1, 787, 1529, -1, -1, -1, -1, 1602, 1826,
    1884, -1, -1, 115, 1363, 459, 1920, -1, 1507, -1, -1, 5, 893, -1, -1, -1, -1, 1658, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 675, -1, 1887, -1, 960, 864, 178, 813, -1, 1270, 1978, -1, 1930, -1, 1890, -1, 1783, -1,
    -1, -1, -1, -1, -1, -1, 1483, -1, 1824, -1, -1, 299, 1032, 1433, 962, -1, 880, -1, 1249, 1743, 702, -1,
    1365, -1, -1, -1, -1, 571, 288, 1135, 484, 1973, -1, 1716, -1, 1491, -1, -1, -1, -1, -1, -1, -1, -1, 423,
    -1, 494, 662, -1, -1, 716, 704, 888, 1031, 1153, 1820, 1946, -1, -1, 1328, -1, -1, 1520, -1, -1, -1, 522,
    -1, 124, 491, 242, 495, 1159, 991, 1186, 1034, 1517, -1, -1, 1898, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1073, -1, -1, 466, -1, 1098, 641, 1148, -1, -1, 230, 819, 1050, -1, -1, 1533, -1, -1, 1121, -1, 369,
    -1, -1, -1, -1, 144, 748, -1, -1, -1, -1, -1, -1, -1, 1654, -1, -1, 63, 1416, -1, -1, -1, 137, 728, 1180,
    380, 1119, 1409, 1835, -1, -1, -1, -1, 349, 36, 1979, 1008, 1441, -1, 870, -1, 1998, -1, 408, 1788, -1,
    -1, 1749, 537, 1885, 663, 227, 488, 511, 1263, 106, -1, 213, -1, 688, -1, 1477, -1, -1, 1259, -1, 1041,
    710, 1290, 1144, 567, 286, -1, -1, -1, 1151, 1548, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1206,
    1689, -1, 1792, -1, -1, 928, -1, -1, 490, 664, -1, -1, 1084, 1258, -1, -1, 1769, 1765, 306, 1037, 1964,
    1040, 1924, 358, 1210, 457, 1417, 1434, 1673, -1, -1, -1, -1, -1, -1, 220, -1, 1841, -1, -1, -1, 346,
    363, 118, 390, 231, 493, 549, 833, 836, 992, 1301, 1166, 1969, -1, -1, -1, 1805, -1, 1629, 895, 164, 323,
    529, -1, 550, -1, 142, 1572, 309, -1, -1, -1, -1, -1, 959, -1, -1, -1, 1000, -1, -1, -1, -1, -1, -1, -1,
    -1, 517, 1437, -1, -1, -1, -1, 145, 185, 613, 920, 805, -1, 865, -1, -1, -1, -1, -1, -1, -1, 353, 1573,
    -1, -1, 1777, -1, 277, -1, 1055, -1, -1, -1, -1, 659, 1077, 1318, 764, 860, -1, -1, -1, 750, 229, 1601,
    -1, -1, -1, -1, 1586, -1, -1, 1535, 1908, -1, -1, -1, 305, 809, -1, -1, 410, 1085, 1415, 1304, -1, -1,
    -1, -1, 848, 1464, 979, 650, 544, -1, 538, -1, -1, -1, 373, 915, -1, -1, 1825, -1, 121, 439, -1, -1, -1,
    -1, 1089, -1, 1577, -1, -1, -1, 794, 694, -1, 771, 1786, 578, -1, -1, -1, 912, 1046, 1418, -1, 1667,
    1744, 1855, -1, 534, 1330, 1370, 1419, -1, -1, -1, -1, 397, 1648, -1, -1, 1516, 1336, 302, 715, 1268,
    1618, 1580, 1048, 1990, -1, 1257, 123, 257, -1, -1, 1711, 1164, -1, -1, -1, -1, -1, 1016, -1, 1074, 454,
    531, -1, -1, -1, 632, -1, -1, -1, 96, 834, 449, -1, -1, -1, 37, 1404, -1, -1, 1170, -1, 1378, 1807, -1,
    826, -1, 95, 823, 19, 1897, 1850, 1261, -1, -1, 535, 925, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 638,
    596, 1369, -1, -1, 520, 911, -1, -1, 287, 581, 859, -1, 1585, -1, -1, 973, 811, 1239, 1637, 548, -1, -1,
    -1, 889, 1396, 1411, -1, 312, -1, 1340, 536, 749, 1387, 207, 1578, 1688, 1280, 1510, 279, 1833, 1562,
    1994, -1, -1, -1, -1, -1, -1, 487, -1, 339, 1388, -1, 1132, -1, -1, -1, 1567, -1, -1, -1, -1, -1, -1, -1,
    1173, 1812, -1, 1204, 103, 126, -1, -1, 563, -1, 93, -1, -1, 417, 1551, -1, 1465, 1373, 1708, 1935, 1255,
    -1, -1, 1385, -1, -1, -1, -1, -1, 290, 899, 1152, 1069, 1527, -1, 1329, -1, -1, 1764, -1, -1, -1, -1, -1,
    218, 653, 196, 687, 1682, 197, 1938, -1, -1, -1, -1, -1, 509, -1, 205, -1, 1514, -1, 249, 1519, -1, -1,
    -1, 1324, 1975, -1, 1878, -1, 1033, 1900, -1, -1, 942, -1, -1, 387, -1, -1, 944, -1, -1, 601, 718, 0,
    647, -1, 505, -1, -1, -1, -1, -1, -1, -1, -1, 1326, -1, -1, 42, 1105, 1127, 1596, -1, 1320, -1, 9, 775,
    1838, -1, 1678, 69, -1, -1, -1, -1, 352, -1, 615, -1, -1, 1992, -1, 673, 407, 913, 1879, 1027, 818, 1552,
    1652, -1, -1, 1809, -1, 1456, -1, 1125, 330, -1, 20, 297, 746, 934, 1948, 246, 293, 963, 671, 1167, 1926,
    -1, -1, 997, 1952, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1940, -1, -1, 1960, 421, 1638, 362, 1541,
    1819, 507, -1, -1, -1, 1523, -1, 1009, -1, -1, -1, -1, -1, -1, 526, -1, -1, -1, -1, 1774, -1, -1, -1, -1,
    -1, -1, -1, -1, 359, 425, 1018, 1115, 954, 993, -1, 1134, -1, 24, 1785, 1966, 926, 667, -1, 11, 80, 1146,
    1266, 1556, 1617, 59, 545, 1348, 152, 1725, 1778, 1828, -1, -1, 719, 1814, -1, -1, 233, 1837, -1, -1, -1,
    269, -1, -1, -1, -1, -1, 406, -1, -1, 735, 1108, 1599, -1, 900, -1, -1, 1195, -1, -1, 1630, -1, -1, -1,
    1309, -1, -1, -1, 169, 128, -1, -1, -1, 304, -1, -1, 393, 57, -1, 70, 1591, -1, -1, -1, -1, 1, 678, 1165,
    1683, 39, 140, 1800, -1, 250, -1, -1, -1, -1, 222, 366, 564, 1083, 1467, 1641, 782, 1995, -1, -1, -1, -1,
    1804, -1, 998, -1, -1, -1, 221, 1116, -1, -1, -1, 575, -1, -1, 422, -1, -1, 1405, 1283, -1, -1, -1, 1240,
    605, 1574, 1659, -1, 1827, -1, -1, -1, -1, 972, 201, -1, -1, 1013, -1, 371, 1058, -1, -1, 1234, 1676, -1,
    174, -1, 1313, -1, -1, -1, 1114, 1882, 738, -1, 236, 1615, 1179, 700, 1110, 646, 1997, 1063, -1, -1,
    1830, -1, -1, -1, -1, -1, 1111, 1503, 1532, 1854, 112, -1, 1391, -1, -1, 1619, -1, -1, -1, -1, -1, 1621,
    1468, -1, -1, 41, 481, -1, 724, 743, 785, -1, -1, 1872, 360, -1, -1, -1, -1, -1, -1, -1, 263, -1, -1, -1,
    -1, -1, -1, -1, -1, 1205, -1, -1, 595, 850, 1380, 1955, -1, 1639, 245, 1934, -1, 1322, 1559, 1614, 573,
    1484, 1445, 1845, -1, 680, 90, 1512, 1983, -1, -1, -1, 1883, 143, -1, -1, 532, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 705, -1, 1156, 1707, 1923, 593, -1, -1, -1, -1, 695, 886, 717, 1124, 1307, 1681, 1902, -1,
    896, -1, -1, -1, -1, -1, 273, 1575, -1, -1, -1, 1264, -1, 1714, 111, 1457, 890, -1, -1, -1, -1, -1, -1,
    847, -1, 1571, 1509, -1, -1, -1, -1, 1223, 1502, -1, -1, 822, -1, 474, 195, 1140, 1177, -1, 1202, 514,
    658, -1, -1, -1, 1230, -1, -1, 1224, -1, 1976, -1, -1, -1, -1, -1, 1722, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 149, -1, -1, -1, -1, -1, -1, -1, 1291, -1, -1, -1, -1, 325, -1, -1, 1728, -1, 180, -1, 1292,
    -1, -1, 114, 1692, -1, -1, -1, 1030, -1, 1289, -1, -1, -1, 199, 838, -1, 1704, -1, -1, -1, -1, -1, -1,
    -1, 107, -1, -1, -1, -1, -1, -1, 85, -1, -1, 125, 331, -1, -1, 1162, 1209, 1478, 1627, -1, 1489, -1, -1,
    206, -1, -1, -1, -1, -1, 1545, -1, 28, 630, -1, 1686, -1, 156, 1540, -1, -1, -1, -1, -1, 1747, -1, 113,
    935, 1986, -1, -1, 540, 1495, 1508, 1775, 1539, 1701, -1, -1, -1, -1, -1, 78, -1, 1317, -1, -1, -1, -1,
    -1, 709, 32, -1, -1, -1, -1, 570, 1745, -1, -1, -1, -1, -1, -1, 120, 1212, 471, 856, 186, 584, 1281, 587,
    1625, 187, 1233, -1, -1, -1, -1, -1, -1, 937, 1375, 796, -1, -1, 1062, 674, 1459, 1941, -1, 568, 755,
    1709, 1839, -1, -1, 61, 291, 518, 971, 173, 1106, 340, 1183, 546, 633, 1810, 968, 382, 30, 812, 988,
    1427, 1014, 1987, 1054, -1, 483, -1, 1120, -1, -1, -1, 1227, -1, -1, -1, -1, -1, 655, 1623, 341, 73, -1,
    -1, -1, -1, -1, 446, 777, -1, -1, 561, 706, 1865, -1, -1, -1, 761, 1253, 910, 1039, -1, -1, -1, 1393,
    1780, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1272, -1, -1, -1, -1, -1, 386, -1, 828, -1, 1653, 566, 1737,
    -1, -1, -1, -1, -1, -1, -1, 1131, -1, -1, 162, -1, -1, -1, -1, -1, 669, 1528, -1, 1025, -1, -1, 902, 84,
    1677, 1157, 266, 1706, 1097, 1817, -1, -1, 1487, 1087, -1, 1245, 122, -1, -1, 665, -1, -1, -1, -1, 758,
    1011, -1, 1193, -1, -1, 1161, 555, -1, -1, 1968, -1, 1453, 1999, 365, -1, -1, -1, -1, 1293, 1019, -1, -1,
    795, -1, -1, -1, -1, 1160, 1288, 1482, 1513, 1588, -1, 1672, -1, 216, -1, 447, 1252, 1832, -1, -1, 141,
    721, 1892, 1357, -1, 760, -1, -1, 1863, -1, -1, -1, -1, -1, -1, 619, -1, 1276, -1, -1, -1, 1061, 377, -1,
    -1, -1, -1, 1207, -1, 138, 1650, 978, -1, -1, -1, 203, 1334, -1, -1, -1, -1, 170, 614, 816, 1287, -1, -1,
    -1, -1, -1, 426, -1, -1, 668, 1772, -1, -1, -1, 470, -1, -1, -1, -1, -1, -1, 1244, 119, -1, -1, -1, -1,
    -1, 1374, -1, 477, -1, 1163, -1, -1, 814, -1, 923, -1, -1, 999, 1859, -1, 1056, 1072, -1, -1, -1, 211,
    458, -1, 799, 74, 762, 1719, 1695, 1781, 1790, 876, -1, 1211, 1335, 955, -1, 744, 1616, 1958, 731, -1,
    1634, 1721, 686, -1, -1, 1799, -1, -1, -1, -1, 759, -1, -1, 6, -1, 159, 949, -1, -1, -1, -1, -1, -1,
    1927, -1, 774, -1, 1947, 1113, -1, -1, 621, 1555, -1, -1, -1, -1, 1221, 539, 1184, 151, -1, -1, -1, -1,
    256, -1, -1, -1, -1, -1, -1, -1, 1831, 1248, 1888, 1109, -1, -1, -1, -1, 627, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1262, -1, 714, 618, 516, 1007, -1, -1, -1, 322, -1, 1974, 1450, 1490, 1982, 368, 1791,
    -1, 26, 1666, 139, -1, -1, -1, 270, -1, -1, -1, 18, -1, 392, 1271, -1, 1122, -1, -1, 1382, -1, 1208, -1,
    -1, -1, -1, 1102, 961, -1, -1, 1646, -1, -1, -1, -1, -1, -1, 701, -1, -1, 1251, 528, 1176, 1444, 1847,
    -1, 1076, -1, -1, 282, 1742, 1196, 1895, -1, 1779, -1, -1, 1518, 1763, -1, -1, -1, -1, -1, -1, 1925, -1,
    -1, -1, 869, 898, 1741, 1768, 202, 1904, 344, 383, -1, 908, -1, 1538, 1594, 160, 1851, 835, 1909, -1, -1,
    -1, -1, -1, -1, 1612, 1544, 76, 1746, -1, -1, -1, -1, -1, 1894, -1, 501, -1, -1, -1, 50, -1, -1, 873, -1,
    -1, -1, -1, 1660, -1, -1, -1, 1213, 918, 1773, 1815, -1, 817, 1250, 1059, -1, -1, 92, 1126, 1886, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1607, -1, 1399, 608, 790, -1, -1, -1, -1, -1, -1, 626, 598, 1321,
    802, 672, 1366, 1991, -1, -1, -1, -1, 1703, -1, 464, -1, 941, 1185, 182, 789, 1359, -1, 337, 1771, 1279,
    607, -1, -1, -1, 1906, 1117, 1217, 1949, 1201, 1226, 1065, 1406, -1, 1929, 1424, -1, -1, -1, -1, -1,
    1314, -1, 351, 815, -1, 1285, -1, -1, -1, -1, -1, -1, -1, 1174, -1, 45, 594, -1, 1364, 1694, 1821, -1,
    -1, 427, -1, -1, -1, -1, -1, -1, -1, 1145, 644, 318, 1305, 1907, 1852, -1, 267, -1, -1, -1, -1, -1, 450,
    1753, 1915, -1, -1, -1, -1, -1, -1, 936, 572, 1345, -1, -1, 1971, 1770, 1899, -1, -1, 238, -1, 1057,
    1327, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 268, 91, 765, 628, 1901, 1996,
    -1, 150, 1178, 924, 419, 1531, -1, -1, -1, -1, -1, -1, 1662, 75, 1325, -1, -1, -1, -1, 1582, -1, -1,
    1446, -1, -1, -1, 699, -1, 210, -1, 1136, -1, 301, -1, -1, 1932, -1, 376, 223, 1395, 1759, 1891, -1,
    1470, -1, 1670, -1, -1, -1, 461, 226, -1, -1, -1, 515, 1808, -1, -1, -1, -1, -1, 556, 444, 1713, 1343,
    1953, 1664, 1194, 882, -1, -1, 1734, 1071, 756, -1, -1, 1569, -1, -1, -1, -1, 950, 46, 241, 1312, -1, -1,
    200, -1, 1496, 67, 133, 1423, 1525, -1, -1, 33, 1583, -1, 1392, -1, -1, 877, -1, 577, -1, -1, 89, -1, -1,
    -1, -1, -1, 1128, 964, 414, -1, -1, 300, 13, 1455, -1, -1, -1, -1, -1, -1, -1, 1896, 27, -1, -1, 681, -1,
    -1, 1844, 1451, -1, 943, -1, 209, -1, -1, -1, -1, -1, -1, -1, -1, 338, 463, 1717, -1, -1, -1, -1, 429,
    -1, -1, -1, 1038, 1299, 974, 1278, 1436, 1665, -1, 837, 1933, 953, 830, 375, 985, 1104, 1133, 916, 1730,
    -1, -1, 1068, 8, 1537, -1, 1044, -1, -1, 58, 1080, -1, -1, -1, 1877, -1, -1, 1984, -1, -1, -1, 1042, -1,
    -1, -1, 313, 654, 1501, 919, 1286, 1553, 1214, 1633, 1870, 905, -1, -1, -1, 1118, -1, 1542, 1171, 1712,
    -1, -1, -1, 651, -1, 887, 310, -1, -1, -1, 1443, 1349, -1, -1, -1, 212, 1576, 1275, -1, -1, -1, 940, -1,
    1731, -1, -1, -1, -1, 54, -1, -1, -1, 1668, -1, -1, -1, -1, -1, -1, 788, 1045, -1, -1, -1, 589, -1, -1,
    131, 939, -1, 832, -1, -1, -1, -1, -1, 779, 921, 1642, 753, 166, 255, 1816, 1860, 842, 31, -1, 1389,
    1428, 258, 827, -1, -1, 303, 1354, -1, 1963, -1, -1, 1215, -1, -1, -1, -1, 676, -1, 1988, -1, -1, -1,
    682, 452, 1546, -1, 332, -1, -1, -1, 321, -1, -1, -1, -1, -1, 574, 272, 1341, 1950, 29, 355, -1, 858,
    591, 867, 1522, 611, 1367, 1917, 1480, 40, 1235, 1269, -1, -1, -1, -1, -1, -1, 734, -1, -1, -1, 683, 497,
    -1, -1, -1, 1568, -1, -1, -1, -1, -1, -1, -1, 576, -1, -1, -1, 769, 398, 1081, 806, -1, 821, 1298, 1091,
    -1, -1, -1, 879, -1, -1, 469, -1, 402, 1803, -1, 1225, 967, 1426, 492, -1, -1, -1, -1, -1, 1093, 1256,
    1420, 1511, 1699, 739, 1203, 1534, -1, -1, -1, -1, -1, 1581, -1, 1702, -1, -1, -1, 1316, -1, -1, 623, -1,
    -1, 1565, -1, -1, 271, 725, -1, 1610, -1, -1, -1, 1458, -1, -1, -1, -1, -1, 1302, 1732, 35, 385, -1,
    1840, 1078, 639, 906, 1454, -1, 616, 868, 792, -1, 155, 800, 1558, 1862, -1, -1, -1, -1, 1347, 433, 1871,
    -1, -1, -1, 214, -1, -1, -1, -1, -1, -1, 1811, -1, 917, 1649, 1315, 604, 284, 388, -1, -1, -1, -1, -1,
    -1, 861, 1868, 851, -1, 389, -1, 65, 1381, 1857, -1, -1, 582, -1, -1, -1, -1, -1, -1, 1168, 1472, -1, 49,
    1767, 361, 1613, 929, 86, 292, 892, 1463, 130, 1752, 551, -1, -1, 951, -1, -1, -1, -1, -1, 275, 1090,
    1362, 1635, -1, 1243, -1, -1, -1, -1, -1, -1, -1, 1751, 693, -1, 77, -1, -1, 1632, -1, 904, 1407, 1492,
    807, -1, -1, 863, 1471, -1, 147, 891, -1, 512, 1476, -1, -1, -1, -1, -1, -1, -1, 1750, -1, 7, -1, -1,
    1274, -1, -1, -1, 1024, 946, 1394, 22, 711, -1, 976, 343, 980, 1075, 1620, -1, 190, 1012, -1, -1, 184,
    -1, -1, -1, 506, 1372, -1, -1, -1, -1, -1, -1, -1, -1, -1, 843, 1358, 79, 265, 34, -1, 129, 136, 1099,
    1265, -1, 696, 855, -1, 1486, -1, 262, -1, 691, -1, -1, -1, 467, -1, 1403, -1, -1, 177, 1806, 283, -1,
    127, 1414, -1, 163, 25, 1297, 742, 1006, 62, 81, 1021, 1035, 1432, 1003, 1967, -1, -1, -1, -1, 1592,
    1198, -1, -1, 810, 1474, -1, -1, -1, -1, -1, -1, -1, -1, -1, 981, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1758, 763, -1, -1, -1, -1, 394, 1029, 1530, 1587, -1, 938, 1231, 1843, -1, -1, -1, -1, -1, -1, -1, -1,
    768, 854, 1242, -1, 1690, -1, 1460, -1, -1, -1, -1, -1, -1, 1028, 1346, 1383, -1, -1, 1593, -1, 884,
    1053, 1733, 98, 635, 1755, 547, -1, 1945, -1, -1, 10, -1, -1, 1067, -1, -1, -1, 1100, 1139, -1, 179, 767,
    -1, -1, -1, -1, -1, 333, 432, -1, -1, -1, -1, 316, -1, 585, 637, 1590, -1, -1, 931, 1137, 1675, -1, 56,
    -1, -1, 508, 1191, -1, -1, 1149, 1241, -1, -1, 97, -1, -1, 554, 733, 883, 378, 1094, 1350, 1499, 844,
    1959, -1, -1, -1, 475, 804, 1267, 1644, -1, -1, -1, 374, 956, 736, 55, 400, -1, -1, -1, 1229, 643, 348,
    413, 68, 1636, 430, 102, 656, 1873, -1, -1, 983, -1, -1, -1, -1, -1, 1651, -1, -1, -1, -1, 1082, -1, -1,
    -1, -1, -1, 1218, -1, 181, 320, 455, 465, 740, 839, 1761, -1, -1, 1881, -1, 1237, -1, 1500, 2000, -1,
    565, 43, -1, -1, -1, 1942, 416, -1, -1, -1, 1475, -1, -1, -1, 16, 927, -1, 1143, -1, 1435, -1, 737, 1197,
    -1, -1, 482, -1, -1, -1, -1, 1095, -1, -1, -1, 437, -1, 436, 1700, 1277, 634, 1398, 1447, 276, 649, 1663,
    1479, 1216, 1705, 773, -1, 176, 157, -1, -1, 1397, -1, -1, -1, -1, 1047, 901, 986, -1, -1, 1020, -1, -1,
    -1, -1, -1, -1, 726, -1, 1738, 1796, 1589, -1, -1, -1, -1, 1951, 965, -1, -1, 1550, 1604, -1, 424, 977,
    -1, -1, 670, 1431, -1, 948, 1351, -1, -1, -1, -1, 448, -1, -1, 996, -1, 625, -1, 622, -1, 720, 60, 1631,
    1784, -1, -1, -1, 661, 831, 1876, 1956, -1, -1, -1, -1, 907, -1, 583, -1, -1, -1, 945, -1, -1, 872, -1,
    476, -1, -1, -1, -1, 379, 280, -1, -1, 1310, 1680, -1, -1, 47, 117, -1, 808, -1, -1, 1684, 631, 1846,
    866, 781, -1, -1, -1, -1, -1, -1, 1342, 1910, -1, -1, -1, 1524, 1473, -1, -1, 747, 579, -1, -1, -1, 845,
    932, 1295, 1352, -1, 1628, 1685, -1, 1893, -1, 533, 503, 1739, 786, -1, 498, -1, 708, 445, 1353, -1, -1,
    703, -1, -1, 3, -1, 460, -1, 443, 606, -1, -1, -1, 431, 1697, 600, 1070, -1, -1, -1, 1338, 479, 66, 4,
    48, 154, -1, -1, 1526, 562, 1390, 1282, 1609, 247, 317, 510, 666, -1, 778, -1, 640, 1961, 1247, 713, 500,
    -1, 1954, -1, 1645, -1, 1944, 803, 1043, 558, -1, -1, -1, -1, 401, 1238, 315, -1, -1, 1858, -1, 12, 208,
    1869, -1, 440, 372, 793, 1284, 1766, 1911, 451, 1595, -1, -1, 314, 543, 1306, 1849, 527, 1793, -1, -1,
    745, 852, -1, -1, -1, -1, -1, 1192, 1199, 384, -1, -1, -1, -1, 1853, -1, 1626, 21, 327, 697, 1311, 239,
    -1, -1, 167, 1776, -1, -1, 679, 958, 44, -1, 235, 1449, 1643, -1, 846, -1, -1, -1, -1, 1937, -1, -1, -1,
    -1, -1, 1498, -1, -1, -1, -1, -1, -1, -1, -1, 234, -1, -1, -1, 1655, -1, -1, 1918, 347, 559, 894, -1, -1,
    642, 722, 766, 1101, 1584, 1401, 1715, 1989, 1864, 1993, 64, 172, 798, 1757, 1936, -1, -1, -1, 1333,
    1182, 1977, -1, -1, -1, -1, -1, -1, 645, 486, -1, 109, -1, -1, -1, -1, 1319, 1368, -1, -1, -1, 1782, 296,
    -1, -1, -1, 1219, 1605, 707, 1236, -1, 335, -1, 278, 405, 930, -1, 1674, -1, 580, 1657, -1, -1, 345,
    1727, -1, -1, 409, -1, 620, -1, -1, 357, 1754, -1, 1693, 1874, -1, 1112, 259, 472, 252, -1, 1720, -1, -1,
    1561, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1123, -1, -1, -1, 1679, 1339, -1, -1, 660, 165, 311, 1889, -1,
    -1, -1, 217, 1611, 732, -1, -1, -1, 193, 1138, 1493, 171, 1563, 772, 1064, 71, 586, 1521, 1842, -1, -1,
    -1, 395, -1, 502, 903, -1, -1, 17, 244, 132, -1, -1, -1, 1939, -1, 1797, 770, 862, 367, 381, 478, 881,
    857, 1505, 1698, 1756, -1, 975, 161, 1691, 741, -1, -1, 1386, 248, 1787, -1, -1, -1, -1, 100, 428, 530,
    1564, 15, 108, 1970, -1, -1, -1, 1579, 442, -1, 1921, -1, -1, 435, 334, -1, 83, -1, -1, -1, -1, -1, -1,
    225, -1, 1922, -1, -1, 1760, -1, -1, 399, 1107, 1400, 1172, 1504, 1600, -1, 336, 841, -1, 1962, -1, 1723,
    462, 1200, 204, 689, -1, 438, 849, 952, 1818, -1, -1, -1, 453, 885, -1, -1, -1, 592, 878, -1, -1, 1597,
    -1, -1, -1, -1, 1547, -1, -1, 1017, 1687, -1, -1, 1246, -1, -1, 684, -1, -1, -1, -1, 825, -1, -1, -1,
    541, 610, -1, -1, 685, -1, 1356, 434, -1, 415, -1, 1461, -1, -1, -1, -1, 87, 1543, -1, 1497, -1, -1, -1,
    -1, -1, -1, 1015, 1867, -1, 328, 776, 994, 1718, -1, -1, -1, 754, 219, 403, 1866, -1, -1, -1, -1, -1, -1,
    295, 1912, 1972, 1060, 783, 254, 1376, 411, 1671, 1965, -1, 840, 1158, -1, -1, -1, -1, 1429, -1, -1,
    1452, -1, -1, 215, -1, -1, -1, -1, -1, -1, 1914, 1300, 1554, 1640, -1, -1, -1, -1, -1, 1086, 1515, 519,
    1729, -1, -1, -1, -1, -1, 1647, 1570, -1, -1, 1696, 1726, 1566, 354, -1, -1, -1, -1, -1, -1, 824, -1,
    1188, 350, -1, -1, 820, 1913, 473, -1, -1, -1, -1, 261, -1, -1, -1, -1, -1, 829, 88, 1412, -1, -1, -1,
    -1, -1, 370, 480, 183, 729, 657, 1103, 727, 1481, 1485, 1154, 1880, -1, 897, 1260, -1, -1, 588, 1980, -1,
    1023, -1, -1, -1, 224, 1494, -1, -1, -1, -1, 253, 116, 485, 499, 1384, 1735, 597, -1, -1, -1, -1, 285,
    298, 1222, 1379, 1413, 1829, 496, 629, -1, -1, -1, -1, -1, 324, 1142, 1488, 1536, 602, 995, -1, -1, -1,
    -1, -1, 624, 1669, 412, -1, -1, -1, -1, 553, -1, 1440, -1, -1, -1, 418, 1836, 342, 875, 1813, -1, -1, -1,
    -1, -1, 189, 489, 871, -1, -1, -1, -1, -1, -1, 612, -1, -1, -1, -1, 1798, 1273, -1, 264, -1, -1, -1, -1,
    -1, 652, -1, -1, -1, -1, -1, 14, 698, 1957, 757, -1, 52, -1, -1, -1, -1, 1066, 1181, 1439, -1, -1, -1,
    982, -1, 51, 603, -1, 260, 1422, 990, -1, 146, 1848, 1079, -1, 1092, -1, -1, 274, 560, 356, 723, 933,
    984, 648, 1010, 1303, 1748, -1, 175, -1, 72, 194, 513, 969, 1410, -1, -1, 1190, -1, -1, 987, -1, -1, -1,
    -1, 752, 1308, 38, 153, -1, -1, -1, -1, -1, 874, 1506, 420, 391, 1661, -1, 1421, -1, -1, 1026, 1150, 329,
    1360, 1606, -1, 947, -1, 168, -1, 308, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1323, 692, 1147,
    1088, 99, -1, 914, -1, 319, -1, -1, -1, -1, -1, -1, 232, 1232, 1187, 525, 1603, 909, 1141, 1096, 1740,
    -1, -1, -1, -1, -1, -1, 1004, 1402, 1724, -1, -1, 1051, 1189, 1802, 1466, 1856, -1, 853, 1795, -1, -1,
    -1, 191, 617, 1608, 192, 1129, 1408, -1, -1, 1361, 1425, 1002, 1438, 104, -1, 396, 1943, -1, -1, -1,
    1036, 110, 94, 307, 690, 1822, 1789, -1, -1, -1, 989, -1, -1, 1130, 1430, 281, 1985, -1, -1, -1, 636, -1,
    1903, 1622, 677, 135, -1, 1332, 1624, -1, 1928, 712, -1, 1557, -1, 1442, -1, -1, 1175, -1, -1, 569, 1560,
    1337, -1, 158, -1, -1, 1710, 101, -1, -1, -1, -1, -1, 797, -1, 542, 82, 552, 590, -1, -1, 1169, -1, -1,
    -1, -1, -1, -1, -1, -1, 557, 243, 957, 1656, -1, -1, -1, -1, -1, 504, 456, -1, -1, 1371, 1254, -1, -1,
    -1, 1448, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1525, -1, -1, -1, -1, 1612, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 531, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 621,
    1316, -1, -1, 860, -1, -1, -1, -1, 1107, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 583,
    585, 587, 529, 589, 590, 528, 569, 651, 653, 658, 654, 507, 557, -1, -1, 323, -1, -1, 541, 542, 543, -1,
    491, 566, -1, -1, -1, -1, -1, 523, -1, 1192, 1, 859, 1245, 45, 48, 476, 474, 478, 480, 477, 475, 479,
    481, 327, 309, 310, 404, 1962, 2059, 8, 26, 0, 9, 27, 259, 260, 261, 262, 263, 264, 265, 266, 267, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 239, 240, 241, 246, 247, -1, 242, -1, -1, 2031, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 243, -1, -1, -1, -1, -1, -1, -1, -1, 244, 245, 253, -1, 297, 642, 643, 2068, 570, 571,
    701, -1, 2098, -1, 2080, -1, -1, 698, -1, -1, -1, -1, 697, 458, 71, 85, 95, 115, 63, -1, 729, 812, 814,
    816, 818, 820, 822, 824, 826, 828, 830, 832, 834, 836, 838, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12,
    11, -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41,
    42, 43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 67, 68, 69, 70, 66, 72, 74, 75, 78, 79, 80,
    -1, 81, 82, 83, 84, 90, 91, 87, 86, 92, 94, 101, 102, 97, 96, 100, 104, 105, 107, 111, 112, 113, 114,
    117, 116, 121, 122, 123, 124, 125, 126, 127, -1, -1, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137,
    138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 151, 153, 1685, 154, 155, 156, 157, 158, 159,
    160, 161, 162, 163, 164, 165, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 181, 182, 183,
    184, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 203, 205, 207, 209, -1,
    406, 208, -1, -1, 210, 212, 214, 215, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 228, 229, 230,
    231, 232, 233, 235, 236, 237, 238, -1, -1, -1, -1, -1, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320,
    321, 322, 324, 325, 326, 328, 329, 330, 331, 336, 340, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352,
    353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373,
    374, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394,
    395, 396, -1, 397, 398, 399, 400, 401, 402, 405, -1, 407, 408, 409, -1, 410, 412, 413, 414, 415, 416,
    417, 418, 419, 420, 421, 422, 423, -1, 424, 425, 427, -1, -1, -1, 429, 442, -1, -1, 445, 446, 447, 448,
    449, 450, 451, 452, 453, 454, 455, 456, -1, 461, 462, 466, 468, 469, 470, 471, 472, 473, 482, 484, 485,
    486, 487, 488, 489, 1104, 1079, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, -1, 505,
    -1, 506, -1, 508, 509, 510, 511, 512, 513, 517, 518, 521, 525, 526, 527, -1, 532, 534, 537, -1, 546, -1,
    547, -1, -1, -1, 559, -1, 562, 563, 564, 565, -1, -1, 572, 579, -1, -1, -1, 596, 597, 599, 600, 602, 603,
    604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 616, -1, 617, 620, 622, 623, 624, 625, 626, -1,
    629, 630, 631, -1, -1, 637, -1, -1, -1, 638, -1, -1, 665, 670, 669, 645, 646, 647, 648, -1, 652, 656, -1,
    659, 660, 662, 663, 664, -1, -1, 686, 687, 691, 692, 702, 708, 710, 711, 712, 713, 714, 715, 716, 717,
    718, 719, 722, 727, 2277, 1491, 744, 746, 748, 855, 730, 731, 732, 733, 742, 2232, -1, -1, -1, -1, 738,
    -1, 740, 741, 743, 745, 747, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763,
    764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784,
    785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805,
    806, 807, 808, 809, 810, 811, 840, 841, 843, 844, 845, 846, 866, 847, -1, 852, 853, 854, 856, 857, 858,
    861, 862, 863, 864, 865, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882,
    883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903,
    -1, 904, -1, 905, 906, 907, 908, 909, 910, -1, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920, 921,
    923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939, 940, 941, 942, 944,
    1345, 943, 945, 946, 947, 948, 949, 1090, 950, -1, 951, 1677, 952, 953, 954, 955, 956, 957, 958, 959,
    960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 972, 973, 974, 975, -1, 976, 978, 979, 980, 981,
    982, 983, 984, 985, 986, 987, 988, 989, 990, 991, -1, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001,
    1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018,
    1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035,
    1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 2272, -1, 1049, 1051, 1052, 1070,
    1063, 1053, -1, 1055, 1057, 1058, 1060, 1062, 1067, 1064, 1065, 1066, 1068, 1071, 1072, 1073, 1074, 1075,
    1076, 1077, 1078, 1080, 1081, 1083, 1084, 1085, 1086, 1087, 1088, 1089, -1, 1092, 1094, 1096, 1097, 1098,
    1099, 1100, 1101, 1102, 1103, -1, 2280, 1105, 1106, 1108, 1109, 1110, 1111, 1112, -1, 1113, 1114, -1,
    1115, 1116, 1117, -1, -1, -1, 1120, 1122, -1, -1, 1124, 1126, 1127, 1130, 1132, 1133, 1134, 1135, 1138,
    1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1148, 1149, 1150, 1151, -1, -1, 1154, 1156, 1157, 1158,
    1159, -1, 1160, -1, 1162, -1, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, -1, 1173, 1174, 1175,
    1176, 1177, 1178, 1179, 1180, 1183, 1184, 1185, 1186, 1187, 1188, 2281, 1189, -1, 2282, 1195, 1197, 1199,
    1200, 1202, 1203, 1204, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1218, 1687,
    1219, 1220, 1221, 1222, 1223, 1224, 1225, 1226, 1227, 1228, 2283, 1229, 1230, 1231, 1232, 1233, 1234,
    1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1246, 1247, 1248, 1249, 1250, 1251, 1256, 1257, 1258,
    1259, 1260, 1261, -1, 1262, -1, 1263, -1, 1267, 1288, 1273, 1274, 1276, 1279, 1285, 1286, 1287, -1, -1,
    -1, -1, -1, 1304, 1306, 1307, 1308, 1315, 1320, -1, 1322, 1337, 1338, 1339, 1340, 1341, 1347, 1358, 1349,
    1353, 1355, -1, 1359, 1361, -1, 1364, 1367, 1370, 1373, 1376, 1379, 1383, -1, -1, 1385, -1, 1386, 1387,
    1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, -1,
    1406, 1407, 1409, 1410, 1412, 1413, 1415, 1416, 1419, 1422, 1423, 1424, 1425, 1427, 1428, 1429, 1430,
    1431, 1432, 1433, 1436, 1437, 1438, -1, 1440, -1, 1442, 1444, 1445, 1449, -1, 1453, 1457, 1461, 1465,
    1466, -1, 1467, 1468, -1, 1469, 1470, 1471, 1472, 1473, 1474, 1475, -1, -1, -1, -1, -1, -1, 1478, 1479,
    1480, -1, -1, 1482, 1483, 1484, 1485, 1486, 1488, 1490, -1, -1, 1492, 1493, 1494, 1495, 1496, 1497, 1498,
    1499, -1, -1, 1501, 1503, 1505, -1, 1506, -1, 1510, 1796, 1512, 1513, 1679, 1681, 1514, 1515, 1645, 1516,
    -1, -1, -1, -1, -1, 1517, 1518, 1519, 1520, 1521, 1522, 1523, 1524, 1526, 1527, 1528, 1529, 1530, 1531,
    1532, 1533, 1534, 1535, 1536, 1537, 1538, 1540, 1541, 1542, 1543, 1544, 1545, 1546, 1547, 1548, 1549,
    1550, 1551, 1552, 1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560, 1561, 1562, 1563, 1564, 1565, 1566,
    1567, 1568, 1569, 1570, 1571, 1572, 1573, 1574, 1575, 1576, 1577, 1578, 1579, 1580, 1581, 1582, 1583,
    1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592, -1, 1593, 1594, 1595, 1596, 1597, 1598, 1599, 1600,
    1601, 1602, 1603, 1605, 1607, 1609, 1610, 1611, 1613, 1614, 1615, 1616, 1617, 1618, 1619, 1620, 1621,
    1622, 1623, 1624, 1625, 1626, 1627, 1628, 1629, 1630, 1631, 1633, 1635, 1636, 1637, 1638, 1639, 1640,
    1641, 1642, 1643, 1683, 1689, 1690, 1691, 1692, 1693, 1696, 1699, -1, 1694, -1, 1707, 1708, -1, -1, 1837,
    1834, 1835, 1836, 1839, 1855, 1713, -1, -1, 1714, 1715, -1, 1829, -1, 1877, -1, -1, -1, 1725, -1, 1754,
    -1, 1757, 1761, 1762, -1, -1, 1763, 1764, -1, 1845, 1765, 1881, 1769, -1, 1770, 1771, 1772, 1773, 1774,
    1775, 1776, 1777, 1778, 1779, 1784, -1, -1, 1781, 1782, -1, 1786, -1, 1788, 1790, -1, 1792, 1793, 1794,
    1797, 1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1806, 1808, 1809, 1816, 1811, 1813, 1815, 1817,
    1818, 1819, 1822, 1823, 1824, 1825, 1826, 1827, 1828, 1830, 1831, 1832, 1833, 1838, 1840, 1841, 1842,
    1843, 1844, 1846, 1847, 1848, 1850, 1852, 1854, -1, 1864, 1867, -1, 1870, 1873, 1876, 1880, -1, 1901,
    1889, -1, 1891, 1892, 1893, 1894, -1, -1, 1895, -1, 1897, 1899, 1902, 1903, 1904, 1905, -1, -1, 1908,
    1909, 1910, 1911, 1912, -1, 1926, -1, 1928, 1929, 1930, 1932, 1933, 1934, 1936, 1937, 1938, 1939, 1940,
    1941, 1942, 1943, 1944, 1945, -1, 1955, 1947, 1948, 1949, 1950, 1951, 1952, 1953, 1954, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1956, 1957, 1958, 1959, 1960, 1961, -1, 1966, 1970, 1971, 1972, 1976, 1977, 1978,
    1981, 1982, 1983, 1984, 1985, 1986, 1987, 1990, 1993, -1, 1997, 2001, 2002, 2003, 2004, 2005, 2006, 2007,
    2008, 2009, 2010, 2011, 2012, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025,
    2026, 2027, 2028, 2029, 2030, -1, 2245, 2246, 2247, 2248, 2249, 2052, 2054, 2055, 2056, 2057, 2058, 2060,
    2061, 2062, 2063, 2064, -1, 2066, 2284, 2067, 2071, 2072, 2073, 2074, 2075, 2076, 2078, 2083, 2085, 2086,
    2089, 2090, 2091, 2092, 2093, 2094, 2096, 2097, -1, 2099, 2108, -1, -1, 2101, -1, 2100, -1, -1, 2198,
    2107, 2109, -1, 2111, 2112, 2113, 2115, 2116, 2117, 2118, -1, -1, -1, 2119, 2120, 2121, 2122, 2123, 2124,
    2125, 2126, 2127, 2128, 2129, 2130, 2131, 2132, 2133, 2134, 2135, 2136, 2137, 2138, -1, -1, 2140, -1, -1,
    2142, 2144, 2146, -1, 2285, 2286, 2148, 2150, 2152, 2154, 2157, 2287, 2159, 2288, 2160, 2162, 2163, 2164,
    2289, 2165, 2166, 2167, 2168, 2169, 2170, 2171, 2172, 2173, 2174, -1, -1, 2177, -1, -1, 2290, 2291, 2180,
    -1, -1, -1, -1, 2183, -1, -1, 2292, -1, -1, 2188, 2189, 2190, 2191, 2192, 2193, 2195, 2197, 2199, 2200,
    2201, 2202, 2203, -1, 2206, 2294, 2207, 2208, 2209, 2210, -1, 2211, 2212, 2213, 2295, 2218, 2220, 2221,
    2223, 2224, 2225, -1, 2226, 2227, 2229, 2230, 2231, 2234, 2236, 2238, 2240, 2242, 2243, 2244, 2250, -1,
    2254, 2255, 2256, 2257, 2258, -1, 2260, 2265, 2267, 2268, -1, 2297, 2298, 2299, 2300, 2301, 2302, 2303,
    2306, 2307, 2308, 2309, 2310, 2311, 2312, 2313, 2314, 2316, 2317, 2318, 2319, 2320, 2321, 2322, 2324,
    2325, 2326, 2327, 2328, 2329, 2330, 2331, 2332, 2333, 2334, 2335, 2336, 2338, 2339, 2340, 2341, 2342,
    2343, 2347, 2348, 2349, 2350, 2352, 2353, 2354, 2357, 2358, 2359, 2360, 2361, 2362, 2364, 2365, 2367,
    2368, 2369, 2370, 2371, 2372, 2373, 2375, 2381, 2273, -1, 2274, 2275, 2276
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 851, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 65, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 216, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 213, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1181, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 211, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 76, 4}, {44, 77, 4}, {45, 166, 4}, {46, -1, 4}, {47, -1, 4}, {48, 64, 0}, {49, -1, 0},
    {50, -1, 0}, {50, -1, 0}, {51, 1332, 2}, {52, -1, 2}, {53, 1330, 2}, {54, 1441, 2}, {55, 73, 0},
    {55, -1, 0}, {56, -1, 0}, {57, 89, 4}, {57, -1, 5}, {58, 109, 2}, {59, 110, 2}, {60, 93, 1}, {60, -1, 0},
    {61, 426, 1}, {62, -1, 0}, {63, 106, 1}, {64, -1, 0}, {65, 108, 2}, {66, 88, 0}, {66, 2239, 0},
    {66, -1, 0}, {67, -1, 0}, {68, 99, 4}, {69, -1, 2}, {70, -1, 2}, {71, 2088, 2}, {72, 103, 1},
    {73, -1, 0}, {74, 98, 0}, {74, 167, 0}, {74, -1, 0}, {75, -1, 0}, {76, 120, 4}, {76, -1, 5},
    {77, 150, 2}, {78, 152, 2}, {79, 206, 1}, {79, -1, 0}, {80, -1, 0}, {81, 204, 1}, {82, -1, 0},
    {83, 180, 2}, {84, 1356, 2}, {85, 1357, 2}, {86, -1, 2}, {87, -1, 2}, {88, -1, 2}, {89, 1172, 2},
    {90, 118, 0}, {90, 2233, 0}, {90, -1, 0}, {91, 119, 0}, {92, -1, 0}, {93, 186, 4}, {93, -1, 5},
    {94, -1, 4}, {94, -1, 5}, {95, -1, 4}, {95, -1, 5}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 0},
    {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 4},
    {103, -1, 5}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0},
    {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2},
    {110, -1, 0}, {111, -1, 2}, {111, -1, 0}, {112, 1303, 4}, {112, -1, 5}, {113, 1091, 4}, {113, -1, 5},
    {114, 1305, 4}, {114, -1, 5}, {115, 1095, 4}, {115, -1, 5}, {116, 1309, 4}, {116, -1, 5}, {117, 971, 4},
    {117, -1, 5}, {118, -1, 2}, {119, 1346, 2}, {120, -1, 2}, {120, -1, 0}, {121, -1, 2}, {121, -1, 0},
    {122, -1, 2}, {122, -1, 0}, {123, 483, 2}, {123, -1, 0}, {124, 411, 2}, {124, -1, 0}, {125, 1343, 2},
    {126, 842, 2}, {127, -1, 2}, {128, 185, 0}, {128, -1, 0}, {129, -1, 0}, {130, -1, 0}, {131, -1, 0},
    {132, 234, 4}, {132, -1, 5}, {133, 1335, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1},
    {135, -1, 0}, {136, 707, 1}, {136, -1, 0}, {137, 709, 1}, {137, -1, 0}, {138, -1, 1}, {138, -1, 0},
    {139, 202, 1}, {139, -1, 0}, {140, 514, 1}, {140, -1, 0}, {141, -1, 1}, {141, -1, 0}, {142, -1, 1},
    {142, -1, 0}, {143, -1, 1}, {144, -1, 0}, {145, -1, 2}, {146, -1, 2}, {147, -1, 2}, {148, -1, 1},
    {149, -1, 2}, {150, -1, 2}, {151, -1, 0}, {152, -1, 5}, {153, 227, 5}, {154, -1, 5}, {155, -1, 5},
    {156, -1, 5}, {157, -1, 5}, {158, -1, 5}, {159, -1, 5}, {160, -1, 5}, {161, -1, 5}, {162, -1, 4},
    {163, -1, 4}, {164, -1, 4}, {165, -1, 4}, {165, -1, 5}, {166, -1, 4}, {166, 2013, 5}, {167, 463, 4},
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
    {246, -1, 0}, {246, -1, 0}, {247, -1, 0}, {247, -1, 0}, {248, 2228, 0}, {248, -1, 0}, {249, -1, 0},
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
    {299, 403, 1}, {300, 1411, 4}, {301, 1414, 4}, {302, -1, 4}, {303, -1, 4}, {304, -1, 4}, {305, -1, 4},
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
    {404, -1, 1}, {405, -1, 1}, {406, 2077, 1}, {407, -1, 5}, {408, -1, 5}, {409, -1, 5}, {410, 515, 1},
    {411, 530, 1}, {412, 678, 1}, {413, 679, 1}, {414, 519, 1}, {415, -1, 1}, {416, -1, 1}, {417, 522, 1},
    {418, -1, 1}, {419, 524, 1}, {420, 536, 1}, {421, -1, 1}, {422, 628, 1}, {423, 627, 1}, {424, 591, 1},
    {425, 588, 1}, {426, 598, 1}, {427, -1, 2}, {428, 533, 1}, {429, -1, 1}, {430, 535, 1}, {431, -1, 1},
    {432, 538, 1}, {433, 540, 1}, {434, 539, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1},
    {439, -1, 1}, {440, 545, 1}, {441, 594, 1}, {442, 558, 1}, {443, 548, 1}, {444, 549, 1}, {445, 550, 1},
    {446, 552, 1}, {447, 556, 1}, {448, 553, 1}, {449, 554, 1}, {450, 555, 1}, {451, -1, 1}, {452, -1, 1},
    {453, -1, 1}, {454, 582, 1}, {455, 560, 1}, {456, 561, 1}, {457, 615, 1}, {458, -1, 1}, {459, -1, 2},
    {460, 618, 2}, {461, 619, 2}, {462, 674, 1}, {463, 675, 1}, {464, 676, 1}, {465, 592, 1}, {466, 699, 0},
    {467, 700, 0}, {468, -1, 0}, {469, 575, 1}, {470, 576, 1}, {471, 577, 0}, {472, 578, 0}, {473, 683, 1},
    {474, 682, 1}, {475, 580, 1}, {476, 581, 1}, {477, 680, 1}, {478, -1, 1}, {479, 584, 1}, {480, 2156, 1},
    {481, 586, 1}, {482, 721, 1}, {483, 723, 1}, {484, -1, 1}, {485, -1, 1}, {486, 725, 1}, {487, 726, 1},
    {488, 593, 1}, {489, 655, 1}, {490, 649, 2}, {491, 650, 2}, {492, -1, 1}, {493, -1, 1}, {494, 677, 1},
    {495, -1, 1}, {496, -1, 1}, {497, 639, 0}, {498, -1, 2}, {499, -1, 2}, {500, -1, 2}, {501, -1, 2},
    {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, -1, 2}, {506, -1, 2}, {507, 2048, 2}, {508, 2049, 2},
    {509, 2051, 2}, {510, 2050, 2}, {511, 632, 1}, {512, -1, 1}, {513, -1, 1}, {514, -1, 2}, {515, -1, 2},
    {516, -1, 2}, {517, 1082, 2}, {518, -1, 0}, {519, -1, 2}, {520, -1, 2}, {521, -1, 2}, {522, -1, 1},
    {523, -1, 1}, {524, -1, 1}, {525, -1, 4}, {526, -1, 4}, {527, -1, 4}, {528, 633, 1}, {529, 634, 1},
    {530, 635, 1}, {531, 636, 1}, {532, -1, 1}, {533, 1310, 1}, {534, -1, 0}, {535, 640, 0}, {536, 641, 0},
    {537, 644, 0}, {538, -1, 0}, {539, -1, 0}, {540, 2069, 0}, {541, -1, 2}, {542, -1, 2}, {543, 1820, 2},
    {544, -1, 2}, {545, 688, 2}, {546, 689, 2}, {547, -1, 1}, {548, -1, 1}, {549, -1, 1}, {550, -1, 1},
    {551, 657, 1}, {552, 2278, 1}, {553, 724, 1}, {554, -1, 1}, {555, -1, 1}, {556, -1, 1}, {557, -1, 1},
    {558, -1, 1}, {559, -1, 1}, {560, 2095, 1}, {561, 666, 0}, {562, 667, 0}, {563, 668, 0}, {564, 671, 0},
    {565, -1, 0}, {566, -1, 0}, {567, -1, 0}, {568, 695, 1}, {569, -1, 1}, {570, -1, 1}, {571, -1, 1},
    {572, -1, 1}, {573, 694, 1}, {574, 685, 1}, {575, -1, 1}, {576, 681, 1}, {577, -1, 1}, {578, -1, 1},
    {579, -1, 1}, {580, -1, 1}, {581, 706, 2}, {582, -1, 2}, {583, -1, 2}, {584, 704, 2}, {585, 705, 2},
    {586, 693, 2}, {587, -1, 1}, {588, -1, 1}, {589, -1, 2}, {590, 720, 1}, {591, -1, 1}, {592, 2363, 1},
    {593, -1, 0}, {594, -1, 0}, {595, -1, 0}, {596, -1, 0}, {597, -1, 0}, {598, 703, 0}, {599, 1302, 0},
    {600, -1, 2}, {601, 1648, 2}, {602, -1, 2}, {603, 1655, 1}, {604, 1656, 1}, {605, 1661, 1},
    {606, 1662, 1}, {607, 1658, 1}, {608, 1659, 1}, {609, 1663, 1}, {610, 1664, 1}, {611, 1651, 1},
    {612, 1650, 1}, {613, 1653, 1}, {614, 1652, 1}, {615, 1654, 1}, {616, 1255, 1}, {617, 1657, 1},
    {618, -1, 1}, {619, 1660, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 1}, {623, -1, 1}, {624, -1, 1},
    {625, 734, 0}, {626, -1, 1}, {627, -1, 1}, {628, -1, 1}, {629, -1, 1}, {630, 735, 0}, {631, 736, 0},
    {632, 737, 0}, {633, 739, 0}, {634, 2296, 0}, {635, -1, 0}, {636, 1283, 4}, {637, -1, 3}, {638, 1281, 4},
    {639, -1, 3}, {640, 1269, 4}, {641, -1, 3}, {642, 1272, 4}, {643, -1, 3}, {644, 1277, 4}, {645, -1, 3},
    {646, 1275, 4}, {647, -1, 3}, {648, 1271, 4}, {649, -1, 3}, {650, -1, 4}, {651, -1, 3}, {652, 1270, 4},
    {653, -1, 3}, {654, 1278, 4}, {655, -1, 3}, {656, 1280, 4}, {657, -1, 3}, {658, 1282, 4}, {659, -1, 3},
    {660, -1, 4}, {661, -1, 3}, {662, -1, 4}, {663, -1, 3}, {664, 1284, 4}, {665, -1, 3}, {666, -1, 4},
    {667, -1, 3}, {668, -1, 4}, {669, -1, 3}, {670, -1, 4}, {671, -1, 3}, {672, -1, 4}, {673, -1, 3},
    {674, -1, 4}, {675, -1, 3}, {676, -1, 4}, {677, -1, 3}, {678, -1, 4}, {679, -1, 3}, {680, -1, 4},
    {681, -1, 3}, {682, -1, 4}, {683, -1, 3}, {684, -1, 4}, {685, -1, 3}, {686, -1, 4}, {687, -1, 3},
    {688, -1, 4}, {689, -1, 3}, {690, -1, 4}, {691, -1, 3}, {692, -1, 4}, {693, -1, 3}, {694, -1, 4},
    {695, -1, 3}, {696, -1, 4}, {697, -1, 3}, {698, -1, 4}, {699, -1, 3}, {700, -1, 4}, {701, -1, 3},
    {702, -1, 4}, {703, -1, 3}, {704, -1, 4}, {705, -1, 3}, {706, -1, 4}, {707, -1, 3}, {708, 813, 0},
    {709, -1, 0}, {710, 815, 0}, {711, -1, 0}, {712, 817, 0}, {713, 850, 0}, {714, 819, 0}, {715, -1, 0},
    {716, 821, 0}, {717, 922, 0}, {718, 823, 0}, {719, -1, 0}, {720, 825, 0}, {721, -1, 0}, {722, 827, 0},
    {723, -1, 0}, {724, 829, 0}, {725, -1, 0}, {726, 831, 0}, {727, -1, 0}, {728, 833, 0}, {729, -1, 0},
    {730, 835, 0}, {731, 1069, 0}, {732, 837, 0}, {733, -1, 0}, {734, 839, 0}, {735, -1, 0}, {736, 1190, 2},
    {737, 1191, 2}, {738, 1093, 2}, {739, 1193, 2}, {740, 1194, 2}, {741, -1, 2}, {742, 1196, 2},
    {743, 848, 0}, {744, 849, 0}, {745, -1, 0}, {746, -1, 0}, {747, 1198, 2}, {748, -1, 2}, {749, -1, 1},
    {750, -1, 2}, {751, -1, 2}, {752, 1851, 2}, {753, 2305, 2}, {754, -1, 2}, {755, -1, 2}, {756, 1420, 0},
    {757, 1201, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, 1182, 2}, {762, -1, 2}, {763, -1, 2},
    {764, 1236, 2}, {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2}, {770, 1217, 2},
    {771, -1, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2}, {777, -1, 2},
    {778, -1, 2}, {779, -1, 2}, {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, -1, 2}, {784, -1, 2},
    {785, -1, 2}, {786, -1, 2}, {787, -1, 2}, {788, -1, 2}, {789, -1, 2}, {790, -1, 2}, {791, -1, 2},
    {792, 1205, 2}, {793, -1, 2}, {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 2},
    {799, -1, 4}, {800, 977, 4}, {801, -1, 5}, {802, -1, 4}, {803, -1, 5}, {804, 1384, 2}, {805, -1, 2},
    {806, -1, 4}, {806, -1, 5}, {807, -1, 4}, {807, -1, 5}, {808, -1, 4}, {808, -1, 5}, {809, -1, 4},
    {809, -1, 5}, {810, 2161, 4}, {810, -1, 5}, {811, -1, 4}, {811, -1, 5}, {812, -1, 0}, {813, -1, 2},
    {814, -1, 2}, {815, -1, 2}, {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2}, {820, -1, 2},
    {821, -1, 2}, {822, -1, 2}, {823, -1, 2}, {824, -1, 2}, {825, -1, 2}, {826, -1, 2}, {827, -1, 2},
    {828, -1, 2}, {829, -1, 2}, {830, -1, 2}, {831, -1, 2}, {832, -1, 2}, {833, -1, 2}, {834, -1, 2},
    {835, -1, 2}, {836, 1161, 2}, {837, -1, 2}, {838, -1, 2}, {839, -1, 2}, {840, -1, 1}, {841, 1235, 2},
    {842, 1665, 4}, {843, -1, 4}, {843, -1, 5}, {844, -1, 4}, {845, -1, 4}, {845, -1, 5}, {846, -1, 4},
    {847, -1, 4}, {847, -1, 5}, {848, -1, 4}, {849, -1, 4}, {849, -1, 5}, {850, -1, 4}, {851, -1, 4},
    {851, -1, 5}, {852, -1, 4}, {853, -1, 4}, {853, -1, 5}, {854, -1, 4}, {855, -1, 4}, {855, -1, 5},
    {856, -1, 2}, {857, -1, 2}, {858, -1, 2}, {859, 1382, 4}, {860, -1, 4}, {860, -1, 5}, {861, -1, 4},
    {862, 2346, 4}, {862, -1, 5}, {863, -1, 4}, {864, -1, 4}, {864, -1, 5}, {865, -1, 4}, {866, 2345, 4},
    {866, -1, 5}, {867, -1, 4}, {868, -1, 4}, {868, -1, 5}, {869, -1, 4}, {870, 1671, 4}, {871, -1, 4},
    {871, -1, 5}, {872, -1, 4}, {873, -1, 4}, {873, -1, 5}, {874, -1, 4}, {875, -1, 4}, {875, -1, 5},
    {876, -1, 4}, {877, -1, 4}, {877, -1, 5}, {878, -1, 4}, {879, -1, 4}, {879, -1, 5}, {880, -1, 4},
    {881, -1, 4}, {881, -1, 5}, {882, -1, 4}, {883, -1, 4}, {883, -1, 5}, {884, -1, 4}, {885, -1, 4},
    {885, -1, 5}, {886, -1, 4}, {887, -1, 4}, {887, -1, 5}, {888, -1, 4}, {889, -1, 4}, {889, -1, 5},
    {890, -1, 4}, {891, -1, 4}, {891, -1, 5}, {892, -1, 4}, {893, -1, 4}, {893, -1, 5}, {894, -1, 4},
    {895, -1, 4}, {895, -1, 5}, {896, -1, 4}, {897, -1, 4}, {897, -1, 5}, {898, -1, 4}, {899, -1, 4},
    {899, -1, 5}, {900, -1, 4}, {901, -1, 4}, {901, -1, 5}, {902, -1, 4}, {903, -1, 4}, {903, -1, 5},
    {904, -1, 4}, {905, -1, 4}, {905, -1, 5}, {906, -1, 4}, {907, 1048, 1}, {908, 1447, 1}, {909, 1050, 1},
    {910, 1448, 1}, {911, -1, 1}, {912, -1, 1}, {913, 1054, 1}, {914, -1, 1}, {915, 1056, 1}, {916, -1, 1},
    {917, -1, 1}, {918, 1059, 1}, {919, -1, 1}, {920, 1061, 1}, {921, -1, 1}, {922, -1, 1}, {923, -1, 2},
    {924, -1, 2}, {925, -1, 2}, {926, -1, 2}, {927, -1, 2}, {928, -1, 2}, {929, -1, 0}, {930, -1, 2},
    {931, -1, 2}, {932, -1, 2}, {933, -1, 2}, {934, 1418, 2}, {935, -1, 2}, {936, -1, 2}, {937, -1, 2},
    {938, -1, 2}, {939, 1417, 2}, {940, -1, 2}, {941, -1, 2}, {942, 1705, 2}, {943, -1, 2}, {944, -1, 2},
    {945, 1914, 1}, {946, -1, 2}, {947, -1, 2}, {948, -1, 2}, {949, -1, 2}, {950, -1, 2}, {951, 1408, 4},
    {951, -1, 5}, {952, 1344, 4}, {952, -1, 5}, {953, 1405, 4}, {953, -1, 5}, {954, -1, 4}, {954, -1, 5},
    {955, -1, 4}, {955, -1, 5}, {956, -1, 5}, {957, -1, 5}, {958, -1, 5}, {959, -1, 2}, {960, -1, 2},
    {961, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, -1, 1}, {965, -1, 1}, {966, -1, 1}, {967, -1, 1},
    {968, -1, 1}, {969, -1, 1}, {970, -1, 1}, {971, 1118, 1}, {972, -1, 1}, {973, 1119, 1}, {974, -1, 1},
    {975, 1121, 1}, {976, 1252, 1}, {977, 1123, 1}, {978, -1, 1}, {979, 1125, 1}, {980, -1, 1},
    {981, 1128, 1}, {982, 1129, 1}, {983, -1, 1}, {984, -1, 1}, {985, 1131, 1}, {986, -1, 1}, {987, -1, 1},
    {988, -1, 1}, {989, 1136, 1}, {990, 1539, 1}, {991, 1137, 1}, {992, 1147, 1}, {993, -1, 1}, {994, -1, 1},
    {995, -1, 1}, {996, -1, 1}, {997, -1, 2}, {998, 1155, 4}, {998, -1, 5}, {999, -1, 1}, {1000, -1, 1},
    {1001, -1, 1}, {1002, -1, 1}, {1003, -1, 1}, {1004, -1, 1}, {1005, 1152, 1}, {1006, 1153, 1},
    {1007, -1, 1}, {1008, -1, 1}, {1009, -1, 4}, {1010, -1, 2}, {1011, -1, 2}, {1012, -1, 1}, {1013, -1, 1},
    {1014, 1632, 4}, {1015, -1, 4}, {1016, -1, 2}, {1017, 1780, 4}, {1018, -1, 3}, {1019, -1, 2},
    {1020, -1, 2}, {1021, -1, 2}, {1022, -1, 2}, {1023, 1254, 1}, {1024, -1, 1}, {1025, -1, 1},
    {1026, 2235, 1}, {1027, -1, 0}, {1028, -1, 0}, {1029, -1, 0}, {1030, -1, 0}, {1031, -1, 2},
    {1032, -1, 2}, {1033, -1, 2}, {1034, -1, 2}, {1035, -1, 2}, {1036, -1, 2}, {1037, -1, 2}, {1038, -1, 2},
    {1039, -1, 2}, {1040, -1, 2}, {1041, -1, 2}, {1042, -1, 1}, {1043, -1, 1}, {1044, 1290, 2},
    {1045, 2194, 2}, {1046, 1294, 2}, {1047, -1, 2}, {1048, -1, 2}, {1049, -1, 2}, {1050, 1421, 2},
    {1051, -1, 2}, {1052, 1336, 2}, {1053, -1, 2}, {1054, -1, 2}, {1055, -1, 2}, {1056, -1, 2},
    {1057, -1, 2}, {1058, -1, 2}, {1059, -1, 2}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 2}, {1063, -1, 2},
    {1064, -1, 2}, {1065, -1, 2}, {1066, -1, 2}, {1067, -1, 2}, {1068, -1, 2}, {1069, -1, 2}, {1070, -1, 2},
    {1071, -1, 2}, {1072, -1, 2}, {1073, -1, 4}, {1073, -1, 5}, {1074, -1, 4}, {1074, -1, 5}, {1075, -1, 4},
    {1075, -1, 5}, {1076, -1, 4}, {1076, -1, 5}, {1077, -1, 2}, {1078, -1, 2}, {1079, -1, 1}, {1080, -1, 2},
    {1081, -1, 2}, {1082, -1, 2}, {1083, -1, 2}, {1084, -1, 2}, {1085, 1426, 2}, {1086, -1, 2},
    {1087, -1, 2}, {1088, -1, 2}, {1089, -1, 2}, {1090, -1, 2}, {1091, 2114, 2}, {1092, -1, 2},
    {1093, -1, 2}, {1094, -1, 1}, {1095, -1, 1}, {1096, -1, 1}, {1097, -1, 1}, {1098, -1, 2}, {1099, -1, 2},
    {1100, -1, 1}, {1101, -1, 1}, {1102, 1253, 1}, {1103, -1, 1}, {1104, -1, 1}, {1105, 1649, 1},
    {1106, -1, 0}, {1107, -1, 0}, {1108, -1, 0}, {1109, 1265, 0}, {1110, 1264, 0}, {1111, 1266, 0},
    {1112, -1, 4}, {1113, -1, 4}, {1114, -1, 0}, {1115, -1, 0}, {1116, -1, 0}, {1117, 1268, 0},
    {1118, -1, 0}, {1119, -1, 4}, {1120, -1, 4}, {1121, -1, 4}, {1122, -1, 4}, {1123, -1, 4}, {1124, -1, 4},
    {1125, -1, 4}, {1126, -1, 4}, {1127, -1, 4}, {1128, -1, 4}, {1129, -1, 4}, {1130, -1, 4}, {1131, -1, 4},
    {1132, -1, 4}, {1133, -1, 4}, {1134, -1, 4}, {1135, -1, 4}, {1136, -1, 4}, {1137, -1, 4},
    {1138, 1289, 0}, {1139, -1, 0}, {1140, 1291, 1}, {1141, 1292, 1}, {1142, 1293, 1}, {1143, 1296, 1},
    {1144, 1295, 1}, {1145, -1, 1}, {1146, 1297, 1}, {1147, 1298, 1}, {1148, 1299, 1}, {1149, 1300, 1},
    {1150, 1301, 1}, {1151, -1, 1}, {1152, -1, 4}, {1153, 1348, 4}, {1154, 1350, 4}, {1155, 1354, 4},
    {1156, 1352, 4}, {1157, -1, 4}, {1158, -1, 4}, {1159, -1, 4}, {1160, 1311, 1}, {1161, 1312, 1},
    {1162, 1313, 1}, {1163, 1314, 1}, {1164, -1, 1}, {1165, -1, 0}, {1166, 1317, 1}, {1167, 1318, 1},
    {1168, 1319, 1}, {1169, -1, 1}, {1170, 1321, 1}, {1171, -1, 1}, {1172, 1323, 1}, {1173, 1324, 1},
    {1174, 1325, 1}, {1175, 1326, 1}, {1176, 1327, 1}, {1177, 1328, 1}, {1178, 1329, 1}, {1179, -1, 1},
    {1180, 1331, 1}, {1181, 1435, 1}, {1182, 1333, 1}, {1183, 1334, 1}, {1184, 1434, 1}, {1185, -1, 1},
    {1186, 1342, 1}, {1187, 1821, 1}, {1188, -1, 2}, {1189, -1, 1}, {1190, -1, 1}, {1191, -1, 1},
    {1192, 2241, 2}, {1193, 2262, 2}, {1194, 1351, 2}, {1195, -1, 2}, {1196, 2237, 2}, {1197, -1, 4},
    {1198, -1, 4}, {1199, -1, 4}, {1200, -1, 4}, {1201, -1, 4}, {1202, -1, 4}, {1203, -1, 4}, {1204, -1, 4},
    {1205, -1, 4}, {1206, -1, 2}, {1207, -1, 2}, {1208, -1, 0}, {1209, 1360, 0}, {1210, -1, 0},
    {1211, 1362, 0}, {1212, 1363, 0}, {1213, -1, 0}, {1214, 1365, 0}, {1215, 1366, 0}, {1216, -1, 0},
    {1217, 1368, 0}, {1218, 1369, 0}, {1219, -1, 0}, {1220, 1371, 0}, {1221, 1372, 0}, {1222, -1, 0},
    {1223, 1374, 0}, {1224, 1375, 0}, {1225, -1, 0}, {1226, 1377, 0}, {1227, 1378, 0}, {1228, -1, 0},
    {1229, 1380, 0}, {1230, 1381, 0}, {1231, -1, 0}, {1232, 1673, 4}, {1233, 1675, 4}, {1234, 1646, 2},
    {1235, -1, 4}, {1235, -1, 5}, {1236, -1, 4}, {1237, 1481, 4}, {1237, -1, 5}, {1238, -1, 4},
    {1239, -1, 4}, {1239, -1, 5}, {1240, -1, 4}, {1241, 1487, 4}, {1241, -1, 5}, {1242, -1, 4},
    {1243, 1489, 4}, {1243, -1, 5}, {1244, -1, 4}, {1245, -1, 4}, {1245, -1, 5}, {1246, -1, 4},
    {1247, -1, 4}, {1247, -1, 5}, {1248, -1, 4}, {1248, -1, 5}, {1249, -1, 4}, {1250, -1, 4}, {1250, -1, 5},
    {1251, -1, 4}, {1252, -1, 4}, {1252, -1, 5}, {1253, -1, 4}, {1254, -1, 4}, {1254, -1, 5}, {1255, -1, 4},
    {1256, 1898, 2}, {1257, -1, 2}, {1258, 2344, 2}, {1259, -1, 2}, {1260, -1, 2}, {1261, -1, 2},
    {1262, -1, 2}, {1263, -1, 2}, {1264, -1, 2}, {1265, 1849, 2}, {1266, -1, 2}, {1267, -1, 2},
    {1268, -1, 2}, {1269, -1, 2}, {1270, -1, 2}, {1271, -1, 2}, {1272, -1, 2}, {1273, -1, 2}, {1274, -1, 2},
    {1275, 1443, 2}, {1276, 1439, 1}, {1277, 1477, 1}, {1278, 1476, 1}, {1279, -1, 1}, {1280, -1, 1},
    {1281, -1, 1}, {1282, 1706, 1}, {1283, -1, 1}, {1284, 1446, 1}, {1285, -1, 1}, {1286, -1, 1},
    {1287, -1, 1}, {1288, 1450, 1}, {1289, 1451, 1}, {1290, 1452, 1}, {1291, -1, 1}, {1292, 1454, 1},
    {1293, 1455, 1}, {1294, 1456, 1}, {1295, -1, 1}, {1296, 1458, 1}, {1297, 1459, 1}, {1298, 1460, 1},
    {1299, -1, 1}, {1300, 1462, 1}, {1301, 1463, 1}, {1302, 1464, 1}, {1303, -1, 1}, {1304, -1, 1},
    {1305, -1, 1}, {1306, -1, 1}, {1307, -1, 1}, {1308, -1, 1}, {1309, -1, 1}, {1310, -1, 1}, {1311, -1, 2},
    {1312, -1, 2}, {1313, -1, 2}, {1314, -1, 2}, {1315, 2087, 1}, {1316, -1, 1}, {1317, -1, 1},
    {1318, -1, 1}, {1319, -1, 4}, {1320, -1, 4}, {1320, -1, 5}, {1321, -1, 4}, {1321, -1, 5}, {1322, -1, 4},
    {1322, -1, 5}, {1323, -1, 4}, {1323, -1, 5}, {1324, -1, 4}, {1324, -1, 5}, {1325, 2279, 1},
    {1326, -1, 1}, {1327, -1, 1}, {1328, -1, 1}, {1329, -1, 1}, {1330, -1, 1}, {1331, -1, 1}, {1332, -1, 1},
    {1333, 1500, 0}, {1334, -1, 0}, {1335, 1502, 0}, {1336, 1511, 0}, {1337, 1504, 0}, {1338, -1, 0},
    {1339, -1, 0}, {1340, 1507, 0}, {1341, 1508, 0}, {1342, 1509, 0}, {1343, -1, 0}, {1344, -1, 0},
    {1345, -1, 0}, {1346, -1, 0}, {1347, -1, 0}, {1348, 1667, 4}, {1349, 1669, 4}, {1350, 1644, 4},
    {1351, -1, 4}, {1351, -1, 5}, {1352, -1, 4}, {1352, -1, 5}, {1353, -1, 4}, {1353, -1, 5}, {1354, -1, 4},
    {1354, -1, 5}, {1355, -1, 4}, {1355, -1, 5}, {1356, -1, 4}, {1356, -1, 5}, {1357, -1, 4}, {1357, -1, 5},
    {1358, -1, 4}, {1358, -1, 5}, {1359, -1, 4}, {1359, -1, 5}, {1360, -1, 4}, {1360, -1, 5}, {1361, -1, 4},
    {1361, -1, 5}, {1362, -1, 4}, {1362, -1, 5}, {1363, -1, 4}, {1363, -1, 5}, {1364, -1, 4}, {1364, -1, 5},
    {1365, -1, 4}, {1365, -1, 5}, {1366, -1, 4}, {1366, -1, 5}, {1367, -1, 4}, {1367, -1, 5}, {1368, -1, 4},
    {1368, -1, 5}, {1369, -1, 4}, {1369, -1, 5}, {1370, -1, 4}, {1371, -1, 4}, {1372, -1, 4}, {1373, -1, 4},
    {1374, -1, 4}, {1375, -1, 4}, {1376, -1, 4}, {1377, -1, 4}, {1378, -1, 4}, {1379, -1, 4}, {1380, -1, 4},
    {1381, -1, 4}, {1382, -1, 4}, {1383, -1, 4}, {1383, -1, 5}, {1384, -1, 4}, {1385, -1, 4}, {1385, -1, 5},
    {1386, -1, 4}, {1387, -1, 4}, {1387, -1, 5}, {1388, -1, 4}, {1389, -1, 4}, {1389, -1, 5}, {1390, -1, 4},
    {1391, -1, 4}, {1391, -1, 5}, {1392, -1, 4}, {1393, -1, 4}, {1393, -1, 5}, {1394, -1, 4}, {1395, -1, 4},
    {1395, -1, 5}, {1396, -1, 4}, {1397, -1, 4}, {1397, -1, 5}, {1398, -1, 4}, {1399, 1712, 4},
    {1399, -1, 5}, {1400, 1606, 4}, {1400, -1, 5}, {1401, 1608, 4}, {1401, -1, 5}, {1402, 1604, 4},
    {1402, -1, 5}, {1403, -1, 4}, {1404, -1, 4}, {1405, -1, 4}, {1406, -1, 4}, {1407, 1634, 4},
    {1407, -1, 5}, {1408, 1710, 4}, {1408, -1, 5}, {1409, 1711, 4}, {1409, -1, 5}, {1410, -1, 4},
    {1410, -1, 5}, {1411, -1, 4}, {1411, -1, 5}, {1412, -1, 4}, {1412, -1, 5}, {1413, -1, 4}, {1413, -1, 5},
    {1414, -1, 4}, {1414, -1, 5}, {1415, -1, 4}, {1415, -1, 5}, {1416, -1, 4}, {1416, -1, 5}, {1417, -1, 4},
    {1417, -1, 5}, {1418, -1, 4}, {1418, -1, 5}, {1419, -1, 4}, {1419, -1, 5}, {1420, -1, 4}, {1420, -1, 5},
    {1421, -1, 4}, {1421, -1, 5}, {1422, 1709, 4}, {1422, -1, 5}, {1423, -1, 4}, {1423, -1, 5},
    {1424, -1, 4}, {1424, -1, 5}, {1425, -1, 4}, {1425, -1, 5}, {1426, -1, 4}, {1426, -1, 5}, {1427, -1, 3},
    {1428, -1, 0}, {1429, 1647, 2}, {1430, 1906, 2}, {1431, 2196, 2}, {1432, 2214, 1}, {1433, -1, 1},
    {1434, -1, 1}, {1435, -1, 1}, {1436, -1, 1}, {1437, -1, 1}, {1438, -1, 1}, {1439, -1, 1}, {1440, -1, 1},
    {1441, -1, 1}, {1442, -1, 1}, {1443, -1, 1}, {1444, -1, 1}, {1445, -1, 1}, {1446, -1, 1}, {1447, -1, 1},
    {1448, 1666, 3}, {1449, -1, 3}, {1450, 1668, 3}, {1451, -1, 3}, {1452, 1670, 3}, {1453, -1, 3},
    {1454, 1672, 3}, {1455, -1, 3}, {1456, 1674, 3}, {1457, -1, 3}, {1458, 1676, 3}, {1459, -1, 3},
    {1460, 1678, 0}, {1461, -1, 0}, {1462, 1680, 0}, {1463, -1, 0}, {1464, 1682, 0}, {1465, -1, 0},
    {1466, 1684, 0}, {1467, -1, 0}, {1468, 1686, 0}, {1469, -1, 0}, {1470, 1688, 0}, {1471, -1, 0},
    {1472, -1, 0}, {1473, -1, 0}, {1474, 1795, 5}, {1475, -1, 0}, {1476, 1695, 0}, {1477, -1, 3},
    {1478, -1, 0}, {1479, 1697, 0}, {1480, 1698, 0}, {1481, -1, 0}, {1482, 1700, 0}, {1483, 1701, 0},
    {1484, 1702, 0}, {1485, 1703, 0}, {1486, 1704, 0}, {1487, -1, 0}, {1488, 1913, 1}, {1489, -1, 1},
    {1490, -1, 2}, {1491, -1, 2}, {1492, 1856, 4}, {1493, 1858, 4}, {1494, 1860, 4}, {1495, 1862, 4},
    {1496, -1, 3}, {1497, -1, 0}, {1498, 1716, 3}, {1499, 1717, 3}, {1500, 1718, 3}, {1501, 1719, 3},
    {1502, 1720, 3}, {1503, 1721, 3}, {1504, 1722, 3}, {1505, 1723, 3}, {1506, 1724, 3}, {1507, 1730, 3},
    {1508, 1726, 3}, {1509, 1727, 3}, {1510, 1728, 3}, {1511, 1729, 3}, {1512, -1, 3}, {1513, 1731, 3},
    {1514, 1732, 3}, {1515, 1733, 3}, {1516, 1734, 3}, {1517, 1735, 3}, {1518, 1736, 3}, {1519, 1737, 3},
    {1520, 1738, 3}, {1521, 1739, 3}, {1522, 1740, 3}, {1523, 1741, 3}, {1524, 1742, 3}, {1525, 1743, 3},
    {1526, 1744, 3}, {1527, 1745, 3}, {1528, 1746, 3}, {1529, 1747, 3}, {1530, 1748, 3}, {1531, 1749, 3},
    {1532, 1750, 3}, {1533, 1751, 3}, {1534, 1752, 3}, {1535, 1753, 3}, {1536, 1755, 3}, {1537, -1, 3},
    {1538, 1756, 3}, {1539, -1, 3}, {1540, 1758, 3}, {1541, 1759, 3}, {1542, 1760, 3}, {1543, -1, 3},
    {1544, -1, 3}, {1545, -1, 3}, {1546, -1, 3}, {1547, -1, 3}, {1548, 1766, 3}, {1549, 1767, 3},
    {1550, 1768, 3}, {1551, -1, 3}, {1552, -1, 3}, {1553, -1, 3}, {1554, 1931, 3}, {1555, -1, 3},
    {1556, -1, 3}, {1557, -1, 3}, {1558, -1, 3}, {1559, -1, 3}, {1560, -1, 3}, {1561, -1, 3}, {1562, -1, 3},
    {1563, -1, 4}, {1564, -1, 4}, {1565, 1783, 3}, {1566, -1, 3}, {1567, 1785, 0}, {1568, -1, 0},
    {1569, 1787, 1}, {1570, -1, 1}, {1571, 1789, 1}, {1572, -1, 1}, {1573, 1791, 1}, {1574, -1, 1},
    {1575, -1, 0}, {1576, -1, 0}, {1577, -1, 0}, {1578, -1, 3}, {1579, -1, 3}, {1580, -1, 3}, {1581, -1, 3},
    {1582, -1, 3}, {1583, -1, 5}, {1584, -1, 5}, {1585, -1, 5}, {1586, -1, 0}, {1587, -1, 3}, {1588, -1, 3},
    {1589, 1807, 3}, {1590, -1, 4}, {1591, -1, 4}, {1592, 1810, 0}, {1593, -1, 0}, {1594, 1812, 0},
    {1595, 1853, 0}, {1596, 1814, 0}, {1597, -1, 0}, {1598, -1, 0}, {1599, -1, 2}, {1600, -1, 2},
    {1601, -1, 2}, {1602, -1, 2}, {1603, -1, 2}, {1604, 2219, 2}, {1605, -1, 2}, {1606, -1, 2},
    {1607, -1, 2}, {1608, -1, 2}, {1609, -1, 2}, {1610, -1, 2}, {1611, -1, 2}, {1612, -1, 2}, {1613, -1, 2},
    {1614, -1, 2}, {1615, -1, 2}, {1616, -1, 2}, {1617, -1, 2}, {1618, -1, 2}, {1619, -1, 2}, {1620, -1, 2},
    {1621, -1, 2}, {1622, -1, 2}, {1623, 1878, 2}, {1624, 1924, 2}, {1625, 1925, 2}, {1626, 1879, 2},
    {1627, -1, 2}, {1628, -1, 2}, {1629, -1, 2}, {1630, -1, 2}, {1631, -1, 2}, {1632, -1, 2}, {1633, -1, 2},
    {1634, -1, 2}, {1635, -1, 2}, {1636, -1, 0}, {1637, -1, 2}, {1638, -1, 2}, {1639, 1857, 4},
    {1640, -1, 3}, {1641, 1859, 4}, {1642, -1, 3}, {1643, 1861, 4}, {1644, -1, 3}, {1645, 1863, 4},
    {1646, -1, 3}, {1647, 1865, 4}, {1648, 1866, 3}, {1649, -1, 3}, {1650, 1868, 4}, {1651, 1869, 3},
    {1652, -1, 3}, {1653, 1871, 4}, {1654, 1872, 3}, {1655, -1, 3}, {1656, 1874, 4}, {1657, 1875, 3},
    {1658, -1, 3}, {1659, -1, 3}, {1660, 1900, 1}, {1661, 1923, 1}, {1662, -1, 1}, {1663, -1, 1},
    {1664, 1882, 0}, {1665, 1883, 0}, {1666, 1884, 0}, {1667, 1885, 0}, {1668, 1886, 0}, {1669, 1887, 0},
    {1670, 1888, 0}, {1671, -1, 0}, {1672, 1890, 1}, {1673, -1, 1}, {1674, -1, 1}, {1675, -1, 1},
    {1676, -1, 1}, {1677, -1, 1}, {1678, 1896, 1}, {1679, -1, 1}, {1680, -1, 1}, {1681, -1, 2},
    {1682, -1, 2}, {1683, -1, 2}, {1684, -1, 2}, {1685, -1, 2}, {1686, -1, 2}, {1687, -1, 2}, {1688, -1, 2},
    {1689, 1907, 2}, {1690, -1, 2}, {1691, -1, 1}, {1692, -1, 1}, {1693, -1, 1}, {1694, -1, 1},
    {1695, -1, 1}, {1696, 1915, 1}, {1697, 1916, 1}, {1698, 1917, 1}, {1699, 1918, 1}, {1700, 1919, 1},
    {1701, 1920, 1}, {1702, 1922, 1}, {1703, 1921, 1}, {1704, 1935, 1}, {1705, -1, 1}, {1706, -1, 2},
    {1707, -1, 2}, {1708, -1, 2}, {1709, 1927, 1}, {1710, -1, 1}, {1711, -1, 3}, {1712, -1, 3},
    {1713, -1, 3}, {1714, -1, 3}, {1715, -1, 3}, {1716, -1, 3}, {1717, -1, 3}, {1718, -1, 3}, {1719, -1, 3},
    {1720, -1, 3}, {1721, -1, 3}, {1722, -1, 5}, {1723, -1, 5}, {1724, -1, 5}, {1725, -1, 5}, {1726, -1, 5},
    {1727, -1, 5}, {1728, 1946, 0}, {1729, 2038, 0}, {1730, -1, 5}, {1731, -1, 0}, {1732, -1, 0},
    {1733, -1, 0}, {1734, -1, 0}, {1735, -1, 0}, {1736, -1, 0}, {1737, -1, 0}, {1738, -1, 0}, {1739, -1, 0},
    {1740, -1, 0}, {1741, -1, 0}, {1742, -1, 0}, {1743, -1, 0}, {1744, -1, 0}, {1745, 1963, 0},
    {1746, 1964, 0}, {1747, 1965, 0}, {1748, -1, 0}, {1749, 1967, 0}, {1750, 1968, 0}, {1751, 1969, 0},
    {1752, -1, 0}, {1753, 1973, 0}, {1754, 1974, 0}, {1755, 1975, 0}, {1756, -1, 0}, {1757, -1, 0},
    {1758, -1, 0}, {1759, 1979, 0}, {1760, 1980, 0}, {1761, -1, 0}, {1762, -1, 0}, {1763, -1, 0},
    {1764, -1, 0}, {1765, -1, 0}, {1766, -1, 0}, {1767, -1, 5}, {1768, -1, 5}, {1769, -1, 0},
    {1770, 1988, 0}, {1771, 1989, 0}, {1772, -1, 0}, {1773, 1991, 0}, {1774, 1992, 0}, {1775, -1, 0},
    {1776, 1994, 0}, {1777, 1995, 0}, {1778, 1996, 0}, {1779, -1, 0}, {1780, 1998, 0}, {1781, 1999, 0},
    {1782, 2000, 0}, {1783, -1, 0}, {1784, -1, 0}, {1785, -1, 0}, {1786, -1, 5}, {1787, -1, 5},
    {1788, -1, 5}, {1789, -1, 5}, {1790, -1, 5}, {1791, -1, 5}, {1792, -1, 5}, {1793, -1, 5}, {1794, -1, 5},
    {1795, -1, 5}, {1796, -1, 5}, {1797, -1, 5}, {1798, -1, 5}, {1799, -1, 5}, {1800, -1, 5}, {1801, -1, 5},
    {1802, -1, 5}, {1803, -1, 5}, {1804, -1, 5}, {1805, -1, 5}, {1806, -1, 5}, {1807, -1, 5}, {1808, -1, 5},
    {1809, -1, 5}, {1810, -1, 5}, {1811, -1, 5}, {1812, -1, 0}, {1813, -1, 0}, {1814, 2032, 0},
    {1815, 2033, 0}, {1816, 2034, 0}, {1817, 2035, 0}, {1818, 2036, 0}, {1819, 2037, 0}, {1820, -1, 0},
    {1821, 2039, 0}, {1822, 2040, 0}, {1823, 2041, 0}, {1824, 2042, 0}, {1825, 2043, 0}, {1826, 2044, 0},
    {1827, 2045, 0}, {1828, 2046, 0}, {1829, 2047, 0}, {1830, -1, 0}, {1831, -1, 2}, {1832, -1, 2},
    {1833, -1, 2}, {1834, -1, 2}, {1835, 2053, 2}, {1836, -1, 2}, {1837, -1, 2}, {1838, -1, 2},
    {1839, -1, 2}, {1840, -1, 2}, {1841, -1, 2}, {1842, -1, 0}, {1843, -1, 0}, {1844, -1, 5}, {1845, -1, 5},
    {1846, -1, 0}, {1847, 2065, 0}, {1848, -1, 0}, {1849, -1, 2}, {1850, -1, 0}, {1851, 2079, 0},
    {1852, 2070, 0}, {1853, -1, 0}, {1854, -1, 1}, {1855, -1, 1}, {1856, -1, 1}, {1857, -1, 1},
    {1858, -1, 1}, {1859, -1, 1}, {1860, 2270, 1}, {1861, -1, 1}, {1862, 2082, 0}, {1863, 2081, 0},
    {1864, -1, 0}, {1865, -1, 0}, {1866, 2084, 2}, {1867, -1, 2}, {1868, -1, 0}, {1869, -1, 0},
    {1870, -1, 2}, {1871, 2323, 2}, {1872, -1, 1}, {1873, -1, 1}, {1874, -1, 1}, {1875, -1, 1},
    {1876, -1, 1}, {1877, -1, 1}, {1878, -1, 1}, {1879, -1, 1}, {1880, -1, 0}, {1881, -1, 0}, {1882, -1, 0},
    {1882, -1, 0}, {1883, 2102, 0}, {1884, 2103, 0}, {1885, 2104, 0}, {1886, 2105, 0}, {1887, 2106, 0},
    {1888, 2141, 0}, {1889, -1, 0}, {1890, 2110, 0}, {1891, -1, 0}, {1892, 2139, 0}, {1893, -1, 0},
    {1894, -1, 0}, {1895, 2222, 2}, {1896, -1, 2}, {1897, -1, 2}, {1898, -1, 2}, {1899, -1, 2},
    {1900, -1, 1}, {1901, -1, 1}, {1902, -1, 0}, {1903, -1, 0}, {1904, -1, 5}, {1905, -1, 5}, {1906, -1, 5},
    {1907, -1, 5}, {1908, -1, 5}, {1909, -1, 1}, {1910, -1, 0}, {1911, -1, 4}, {1911, -1, 5}, {1912, -1, 4},
    {1912, -1, 5}, {1913, -1, 4}, {1913, -1, 5}, {1914, -1, 4}, {1914, -1, 5}, {1915, -1, 4}, {1915, -1, 5},
    {1916, 2293, 0}, {1917, -1, 0}, {1918, 2185, 0}, {1919, 2143, 1}, {1920, -1, 1}, {1921, 2145, 1},
    {1922, -1, 1}, {1923, 2147, 1}, {1924, -1, 1}, {1925, 2149, 1}, {1926, -1, 1}, {1927, 2151, 1},
    {1928, -1, 1}, {1929, 2153, 1}, {1930, -1, 1}, {1931, 2155, 1}, {1932, -1, 1}, {1933, -1, 1},
    {1934, 2158, 1}, {1935, -1, 1}, {1936, -1, 1}, {1937, -1, 1}, {1938, -1, 1}, {1939, 2253, 1},
    {1940, -1, 1}, {1941, -1, 1}, {1942, -1, 0}, {1943, -1, 0}, {1944, -1, 0}, {1945, -1, 0}, {1946, -1, 0},
    {1947, -1, 0}, {1948, -1, 0}, {1949, -1, 0}, {1950, -1, 0}, {1951, 2175, 1}, {1952, 2176, 1},
    {1953, -1, 1}, {1954, 2178, 1}, {1955, 2179, 1}, {1956, -1, 1}, {1957, 2181, 1}, {1958, 2182, 1},
    {1959, 2186, 1}, {1960, 2184, 1}, {1961, -1, 1}, {1962, -1, 0}, {1963, 2187, 1}, {1964, -1, 1},
    {1965, -1, 0}, {1966, -1, 0}, {1967, -1, 0}, {1968, -1, 0}, {1969, -1, 0}, {1970, -1, 2}, {1971, -1, 2},
    {1972, -1, 2}, {1973, -1, 2}, {1974, -1, 2}, {1975, -1, 2}, {1976, -1, 0}, {1977, -1, 0}, {1978, -1, 0},
    {1979, 2204, 1}, {1980, 2205, 1}, {1981, -1, 1}, {1982, -1, 1}, {1983, -1, 1}, {1984, -1, 0},
    {1985, -1, 0}, {1986, -1, 0}, {1987, -1, 0}, {1988, -1, 4}, {1989, -1, 4}, {1990, -1, 2},
    {1991, 2215, 1}, {1992, 2216, 1}, {1993, 2217, 1}, {1994, 2261, 1}, {1995, -1, 0}, {1996, -1, 2},
    {1997, -1, 2}, {1998, -1, 2}, {1999, -1, 2}, {2000, -1, 2}, {2001, -1, 2}, {2002, -1, 2}, {2003, -1, 4},
    {2003, -1, 5}, {2004, -1, 4}, {2004, -1, 5}, {2005, -1, 4}, {2005, -1, 5}, {2006, -1, 2}, {2007, -1, 0},
    {2007, -1, 0}, {2008, -1, 0}, {2008, -1, 0}, {2009, -1, 0}, {2009, -1, 0}, {2010, -1, 0}, {2010, -1, 0},
    {2011, 2251, 0}, {2011, -1, 0}, {2012, 2263, 0}, {2013, 2264, 0}, {2014, -1, 3}, {2015, -1, 3},
    {2016, -1, 3}, {2017, -1, 3}, {2018, -1, 3}, {2019, -1, 0}, {2020, 2252, 0}, {2021, 2259, 0},
    {2022, -1, 4}, {2023, -1, 4}, {2024, -1, 4}, {2025, -1, 4}, {2026, -1, 4}, {2027, -1, 4}, {2028, -1, 0},
    {2029, -1, 0}, {2030, -1, 0}, {2031, -1, 1}, {2032, -1, 2}, {2033, -1, 2}, {2034, 2266, 2},
    {2035, -1, 2}, {2036, -1, 0}, {2037, 2269, 0}, {2038, -1, 0}, {2039, 2271, 0}, {2040, -1, 0},
    {2041, -1, 1}, {2042, -1, 0}, {2043, -1, 0}, {2044, -1, 0}, {2045, -1, 0}, {616, 2356, 6},
    {620, 2355, 6}, {602, -1, 2}, {959, -1, 2}, {1042, -1, 6}, {1043, -1, 6}, {1078, -1, 2}, {1849, -1, 2},
    {1919, -1, 6}, {1921, -1, 6}, {1933, -1, 6}, {1936, -1, 6}, {1937, -1, 6}, {1951, -1, 6}, {1954, -1, 6},
    {1957, -1, 6}, {1975, -1, 2}, {1983, -1, 6}, {1991, 2315, 6}, {2006, -1, 2}, {1023, -1, 6},
    {1026, -1, 6}, {964, -1, 6}, {971, -1, 6}, {967, -1, 6}, {969, -1, 6}, {740, 2304, 2}, {1048, -1, 2},
    {752, -1, 2}, {1314, -1, 2}, {975, -1, 6}, {975, -1, 6}, {976, -1, 6}, {976, -1, 6}, {1102, -1, 6},
    {1102, -1, 6}, {1103, -1, 6}, {1103, -1, 6}, {1105, -1, 6}, {1709, -1, 6}, {1710, -1, 6}, {1005, -1, 6},
    {1096, -1, 6}, {1097, -1, 6}, {1691, -1, 6}, {1692, -1, 6}, {490, -1, 2}, {492, -1, 6}, {493, -1, 6},
    {506, -1, 2}, {494, -1, 6}, {512, -1, 6}, {513, -1, 6}, {1837, -1, 2}, {1838, -1, 2}, {1839, -1, 2},
    {1840, -1, 2}, {1841, -1, 2}, {626, -1, 6}, {764, 2337, 2}, {1086, -1, 2}, {1070, -1, 2}, {814, -1, 2},
    {813, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {934, 2366, 2}, {935, -1, 2}, {936, -1, 2},
    {937, -1, 2}, {938, -1, 2}, {972, -1, 6}, {991, 2351, 6}, {992, -1, 6}, {383, -1, 6}, {479, -1, 6},
    {480, -1, 6}, {488, -1, 6}, {410, -1, 6}, {380, -1, 2}, {381, -1, 2}, {382, -1, 6}, {1673, -1, 6},
    {1676, -1, 6}, {1677, -1, 6}, {1686, -1, 2}, {1682, -1, 2}, {1633, -1, 2}, {1257, -1, 2}, {1278, -1, 6},
    {1284, -1, 6}, {1307, -1, 6}, {1693, -1, 6}, {1705, 2377, 6}, {1704, 2378, 6}, {1696, 2374, 6},
    {1698, -1, 6}, {1697, 2376, 6}, {1699, -1, 6}, {1700, 2379, 6}, {1701, 2380, 6}, {1702, -1, 6},
    {1703, -1, 6}, {2041, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {155, -1, 254, 134, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {155, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {155, -1, 257, 258, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {155, -1, 156, 153, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {155, -1, 261, 262, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {153, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {262, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {153, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {153, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {264, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {264, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {264, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {266, 155, 267, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {268, -1, 269, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {270, -1, 271, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {154, -1, 157, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {272, -1, 274, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {275, -1, 276, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {277, -1, 278, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {279, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {280, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {281, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {283, 282, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {284, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {285, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {286, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {287, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {288, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {289, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {290, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {137, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {250, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {251, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {138, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {252, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {253, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {291, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {292, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {293, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {294, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {295, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {296, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {296, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {265, 299, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {256, 299, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {300, 299, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {301, 299, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {302, 299, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {233, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {233, -1, -1, -1, -1, 41, 65, 49, 0, 0, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {155, -1, 307, -1, -1, 41, 65, 50, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {303, -1, -1, -1, -1, 0, 66, 51, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {304, -1, -1, -1, -1, 0, 67, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {305, -1, -1, -1, -1, 0, 68, 53, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {306, -1, -1, -1, -1, 0, 69, 54, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {229, -1, 308, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {229, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {309, 229, 310, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {265, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {256, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {311, -1, 312, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {313, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {315, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {316, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {317, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {318, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {230, -1, 321, 322, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {230, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {309, 230, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {319, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {320, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {323, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {311, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {324, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {231, -1, 327, 328, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {231, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {309, 231, 329, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {325, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {326, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {311, -1, 330, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {331, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {316, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {332, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {318, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {265, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {256, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {333, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {334, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {335, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {336, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {232, -1, 337, 338, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {232, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {232, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {309, 232, 339, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {340, 232, 341, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {342, 232, 343, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {344, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {345, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {348, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {349, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {350, 234, 351, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {352, 234, 353, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {354, 234, 355, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {356, 234, 357, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {358, -1, 359, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {360, -1, 361, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {362, -1, 363, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {364, -1, 365, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {366, -1, 367, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {368, -1, 369, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {325, -1, 370, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {326, -1, 371, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {373, 372, 374, -1, -1, 0, 0, 22, 0, 0, 5, 28, 27, 0, 0, 2},  // top
    {375, 372, 376, -1, -1, 0, 0, 23, 0, 0, 5, 28, 27, 0, 0, 2},  // left
    {377, 372, 378, -1, -1, 0, 0, 24, 0, 0, 5, 28, 27, 0, 0, 2},  // bottom
    {379, 372, 380, -1, -1, 0, 0, 25, 0, 0, 5, 28, 27, 0, 0, 2},  // right
    {381, 372, 382, -1, -1, 0, 0, 26, 0, 0, 5, 28, 27, 0, 0, 2},  // all
    {383, 372, 384, -1, -1, 0, 0, 27, 0, 0, 5, 28, 27, 0, 0, 2},  // None
    {300, -1, -1, -1, -1, 0, 130, 28, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {328, -1, -1, -1, -1, 0, 131, 29, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {385, -1, 386, -1, -1, 0, 132, 30, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {387, -1, 388, -1, -1, 0, 133, 31, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {389, -1, 390, -1, -1, 0, 134, 32, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {391, -1, 392, -1, -1, 0, 135, 33, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {393, -1, 394, -1, -1, 0, 136, 34, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {395, -1, -1, -1, -1, 0, 137, 35, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {396, -1, -1, -1, -1, 0, 138, 36, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {318, -1, -1, -1, -1, 0, 139, 37, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {397, -1, 398, -1, -1, 73, 140, 38, 4, 4, 3, 0, 57, 0, 0, 2},  // UIEdgeInsets
    {399, -1, -1, -1, -1, 77, 144, 39, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {400, -1, -1, -1, -1, 78, 145, 40, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {397, -1, -1, -1, -1, 80, 147, 41, 0, 0, 3, 0, 57, 0, 0, 2},  // UIEdgeInsets
    {309, 397, 401, -1, -1, 0, 0, 42, 0, 0, 5, 58, 57, 0, 0, 2},  // zero
    {402, -1, 403, -1, -1, 80, 147, 43, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {404, -1, 405, -1, -1, 81, 149, 44, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {406, -1, 407, -1, -1, 83, 152, 45, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {408, -1, 409, -1, -1, 85, 155, 46, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {410, -1, 411, -1, -1, 86, 157, 47, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {412, -1, 413, -1, -1, 87, 159, 48, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {414, -1, 415, -1, -1, 88, 161, 49, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {414, -1, 416, -1, -1, 89, 163, 50, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {316, -1, 417, -1, -1, 90, 165, 51, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {311, -1, 418, -1, -1, 91, 167, 52, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {422, -1, -1, -1, -1, 92, 169, 53, 2, 3, 1, 14, 61, 0, 0, 2},  // divided
    {419, -1, -1, -1, -1, 94, 172, 54, 2, 2, 0, 0, 61, 0, 0, 2},  // RectDivision
    {425, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {292, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {426, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {275, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {427, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {428, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {266, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {429, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {430, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {431, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {432, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {433, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {434, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {435, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {436, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {437, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {438, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {430, 177, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {439, 177, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {440, 177, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {441, 177, 442, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {443, 177, 444, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {309, 177, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {445, 180, 446, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {447, 180, 448, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {177, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {178, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {179, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {183, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {196, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // CFTimeInterval
    {205, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // Float64
    {206, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Float32
    {180, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {181, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {177, -1, -1, -1, -1, 106, 0, 27, 0, 0, 3, 0, 0, 0, 0, 4},  // CGFloat
    {178, -1, -1, -1, -1, 106, 0, 28, 0, 0, 3, 0, 0, 0, 0, 4},  // Double
    {179, -1, -1, -1, -1, 106, 0, 29, 0, 0, 3, 0, 0, 0, 0, 4},  // Float
    {183, -1, -1, -1, -1, 106, 0, 30, 0, 0, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {180, -1, -1, -1, -1, 106, 0, 31, 0, 0, 3, 0, 0, 0, 0, 4},  // Int
    {207, -1, -1, -1, -1, 106, 0, 32, 0, 0, 3, 0, 2, 0, 0, 4},  // Bool
    {207, -1, -1, -1, -1, 106, 190, 33, 1, 1, 3, 0, 2, 0, 0, 4},  // Bool
    {177, -1, -1, -1, -1, 107, 191, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {178, -1, -1, -1, -1, 108, 192, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {179, -1, -1, -1, -1, 109, 193, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {180, -1, -1, -1, -1, 110, 194, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {158, -1, -1, -1, -1, 111, 195, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {159, -1, -1, -1, -1, 112, 196, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {160, -1, -1, -1, -1, 113, 197, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {161, -1, -1, -1, -1, 114, 198, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {162, -1, -1, -1, -1, 115, 199, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {163, -1, -1, -1, -1, 116, 200, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {164, -1, -1, -1, -1, 117, 201, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {165, -1, -1, -1, -1, 118, 202, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {166, -1, -1, -1, -1, 119, 203, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {158, -1, -1, -1, -1, 120, 204, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 121, 205, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {159, -1, -1, -1, -1, 122, 206, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 123, 207, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {160, -1, -1, -1, -1, 124, 208, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 125, 209, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {161, -1, -1, -1, -1, 126, 210, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 127, 211, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {162, -1, -1, -1, -1, 128, 212, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 129, 213, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {163, -1, -1, -1, -1, 130, 214, 57, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 131, 215, 58, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {164, -1, -1, -1, -1, 132, 216, 59, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 133, 217, 60, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {165, -1, -1, -1, -1, 134, 218, 61, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 135, 219, 62, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {166, -1, -1, -1, -1, 136, 220, 63, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {166, -1, -1, -1, -1, 137, 221, 64, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {180, -1, -1, -1, -1, 138, 222, 65, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {180, -1, -1, -1, -1, 139, 223, 66, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {158, -1, -1, -1, -1, 140, 0, 67, 0, 0, 3, 0, 0, 0, 0, 4},  // Int8
    {159, -1, -1, -1, -1, 140, 0, 68, 0, 0, 3, 0, 0, 0, 0, 4},  // Int16
    {160, -1, -1, -1, -1, 140, 0, 69, 0, 0, 3, 0, 0, 0, 0, 4},  // Int32
    {161, -1, -1, -1, -1, 140, 0, 70, 0, 0, 3, 0, 0, 0, 0, 4},  // Int64
    {162, -1, -1, -1, -1, 140, 0, 71, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt8
    {163, -1, -1, -1, -1, 140, 0, 72, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt16
    {164, -1, -1, -1, -1, 140, 0, 73, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt32
    {165, -1, -1, -1, -1, 140, 0, 74, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt64
    {166, -1, -1, -1, -1, 140, 0, 75, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt
    {209, -1, -1, -1, -1, 140, 224, 76, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {158, -1, -1, -1, -1, 142, 226, 77, 2, 2, 3, 0, 0, 0, 0, 4},  // Int8
    {159, -1, -1, -1, -1, 144, 228, 78, 2, 2, 3, 0, 0, 0, 0, 4},  // Int16
    {160, -1, -1, -1, -1, 146, 230, 79, 2, 2, 3, 0, 0, 0, 0, 4},  // Int32
    {161, -1, -1, -1, -1, 148, 232, 80, 2, 2, 3, 0, 0, 0, 0, 4},  // Int64
    {162, -1, -1, -1, -1, 150, 234, 81, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt8
    {163, -1, -1, -1, -1, 152, 236, 82, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt16
    {164, -1, -1, -1, -1, 154, 238, 83, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt32
    {165, -1, -1, -1, -1, 156, 240, 84, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt64
    {166, -1, -1, -1, -1, 158, 242, 85, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt
    {180, -1, -1, -1, -1, 160, 244, 86, 2, 2, 3, 0, 0, 0, 0, 4},  // Int
    {180, -1, -1, -1, -1, 162, 246, 87, 1, 1, 0, 0, 61, 0, 0, 4},  // Int
    {148, -1, 149, -1, -1, 163, 247, 88, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {454, -1, 455, -1, -1, 164, 248, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {456, -1, 457, -1, -1, 165, 249, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {458, -1, -1, -1, -1, 166, 250, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {459, -1, -1, -1, -1, 167, 251, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {460, -1, 461, -1, -1, 168, 252, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {462, -1, 463, -1, -1, 169, 253, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {464, -1, 465, -1, -1, 170, 254, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {117, -1, 466, -1, -1, 171, 255, 96, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {467, -1, 468, -1, -1, 172, 256, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {147, -1, 469, -1, -1, 174, 258, 98, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {470, -1, 471, -1, -1, 176, 260, 99, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {472, -1, -1, -1, -1, 178, 262, 100, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {472, -1, -1, -1, -1, 181, 265, 101, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {472, -1, -1, -1, -1, 184, 268, 102, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {472, -1, -1, -1, -1, 186, 271, 103, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {447, -1, 473, -1, -1, 188, 274, 104, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {447, -1, -1, -1, -1, 190, 276, 105, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {447, -1, -1, -1, -1, 193, 279, 106, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {445, -1, 474, -1, -1, 197, 283, 107, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {445, -1, -1, -1, -1, 199, 285, 108, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {445, -1, -1, -1, -1, 202, 288, 109, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {475, -1, 476, -1, -1, 206, 292, 110, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {477, -1, 478, -1, -1, 207, 293, 111, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {479, -1, 480, -1, -1, 208, 294, 112, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {481, -1, 482, -1, -1, 209, 295, 113, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {483, -1, 484, -1, -1, 210, 296, 114, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {485, -1, 486, -1, -1, 211, 297, 115, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {487, -1, 488, -1, -1, 212, 298, 116, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {489, -1, 490, -1, -1, 213, 299, 117, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {491, -1, 492, -1, -1, 214, 300, 118, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {493, -1, 494, -1, -1, 215, 301, 119, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {495, -1, 496, -1, -1, 216, 302, 120, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {497, -1, 498, -1, -1, 217, 303, 121, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {499, -1, 500, -1, -1, 218, 304, 122, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {501, -1, 502, -1, -1, 219, 305, 123, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {503, -1, 504, -1, -1, 220, 306, 124, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {505, -1, 506, -1, -1, 222, 308, 125, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {507, -1, -1, -1, -1, 224, 310, 126, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {508, -1, -1, -1, -1, 226, 312, 127, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {509, -1, -1, -1, -1, 228, 314, 128, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {510, -1, -1, -1, -1, 229, 315, 129, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {511, -1, -1, -1, -1, 230, 316, 130, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {512, -1, -1, -1, -1, 231, 317, 131, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {513, -1, -1, -1, -1, 0, 0, 132, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {514, -1, -1, -1, -1, 0, 0, 133, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {515, -1, -1, -1, -1, 0, 0, 134, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {516, -1, -1, -1, -1, 0, 0, 135, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {517, -1, -1, -1, -1, 0, 0, 136, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {518, -1, -1, -1, -1, 0, 0, 137, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {519, -1, -1, -1, -1, 0, 0, 138, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {520, -1, -1, -1, -1, 0, 0, 139, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT8_MAX
    {521, -1, -1, -1, -1, 0, 0, 140, 0, 0, 5, 0, 0, 0, 0, 4},  // INT16_MAX
    {522, -1, -1, -1, -1, 0, 0, 141, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT16_MAX
    {523, -1, -1, -1, -1, 0, 0, 142, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MAX
    {524, -1, -1, -1, -1, 0, 0, 143, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MIN
    {525, -1, -1, -1, -1, 0, 0, 144, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT32_MAX
    {526, -1, -1, -1, -1, 0, 0, 145, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {527, -1, -1, -1, -1, 0, 0, 146, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {528, -1, -1, -1, -1, 232, 318, 147, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {530, 529, -1, -1, -1, 0, 0, 148, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {531, 529, -1, -1, -1, 0, 0, 149, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {532, 529, -1, -1, -1, 0, 0, 150, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {533, 529, -1, -1, -1, 0, 0, 151, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {534, 529, -1, -1, -1, 0, 0, 152, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {535, 529, -1, -1, -1, 0, 0, 153, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {528, -1, -1, -1, -1, 232, 319, 154, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {150, -1, -1, -1, -1, 233, 321, 155, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {536, -1, -1, -1, -1, 233, 322, 156, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {421, -1, -1, -1, -1, 234, 324, 157, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {538, -1, -1, -1, -1, 235, 326, 158, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {539, -1, -1, -1, -1, 0, 327, 159, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {540, -1, -1, -1, -1, 235, 328, 160, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {542, -1, -1, -1, -1, 0, 330, 161, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {393, -1, -1, -1, -1, 0, 331, 162, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {543, -1, -1, -1, -1, 0, 332, 163, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {544, -1, -1, -1, -1, 0, 333, 164, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {545, -1, -1, -1, -1, 0, 334, 165, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {546, -1, -1, -1, -1, 0, 335, 166, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {547, -1, -1, -1, -1, 0, 336, 167, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {548, -1, -1, -1, -1, 0, 337, 168, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {549, -1, -1, -1, -1, 0, 338, 169, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {550, -1, -1, -1, -1, 0, 339, 170, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {551, 177, -1, -1, -1, 0, 0, 171, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {552, 177, -1, -1, -1, 0, 0, 172, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {553, -1, -1, -1, -1, 0, 340, 173, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {554, -1, -1, -1, -1, 236, 341, 174, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {556, -1, -1, -1, -1, 237, 343, 175, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {557, -1, -1, -1, -1, 238, 345, 176, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {313, -1, -1, -1, -1, 239, 347, 177, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {558, -1, -1, -1, -1, 240, 349, 178, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {421, -1, -1, -1, -1, 242, 352, 179, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {562, -1, -1, -1, -1, 244, 354, 180, 1, 2, 1, 1, 57, 0, 0, 4},  // quotientAndRemainder
    {158, -1, -1, -1, -1, 245, 356, 181, 1, 1, 0, 0, 61, 0, 0, 4},  // Int8
    {159, -1, -1, -1, -1, 246, 357, 182, 1, 1, 0, 0, 61, 0, 0, 4},  // Int16
    {160, -1, -1, -1, -1, 247, 358, 183, 1, 1, 0, 0, 61, 0, 0, 4},  // Int32
    {161, -1, -1, -1, -1, 248, 359, 184, 1, 1, 0, 0, 61, 0, 0, 4},  // Int64
    {162, -1, -1, -1, -1, 249, 360, 185, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt8
    {163, -1, -1, -1, -1, 250, 361, 186, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt16
    {164, -1, -1, -1, -1, 251, 362, 187, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt32
    {165, -1, -1, -1, -1, 252, 363, 188, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt64
    {166, -1, -1, -1, -1, 253, 364, 189, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt
    {177, -1, -1, -1, -1, 254, 365, 190, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {178, -1, -1, -1, -1, 255, 366, 191, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {179, -1, -1, -1, -1, 256, 367, 192, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {563, -1, -1, -1, -1, 0, 368, 193, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {177, -1, -1, -1, -1, 257, 369, 194, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {178, -1, -1, -1, -1, 259, 371, 195, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {566, 177, -1, -1, -1, 261, 373, 196, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {567, 177, -1, -1, -1, 263, 375, 197, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {568, -1, -1, -1, -1, 0, 377, 198, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {569, -1, -1, -1, -1, 0, 378, 199, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {570, -1, -1, -1, -1, 0, 379, 200, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {571, -1, -1, -1, -1, 0, 380, 201, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {572, -1, -1, -1, -1, 265, 381, 202, 1, 2, 1, 1, 57, 0, 0, 4},  // addingReportingOverflow
    {573, -1, -1, -1, -1, 266, 383, 203, 1, 2, 1, 1, 57, 0, 0, 4},  // subtractingReportingOverflow
    {574, -1, -1, -1, -1, 267, 385, 204, 1, 2, 1, 1, 57, 0, 0, 4},  // multipliedReportingOverflow
    {575, -1, -1, -1, -1, 268, 387, 205, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {576, -1, -1, -1, -1, 271, 390, 206, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {577, -1, -1, -1, -1, 273, 392, 207, 1, 1, 0, 0, 57, 0, 0, 4},  // modf
    {209, -1, -1, -1, -1, 274, 393, 208, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {228, -1, -1, -1, -1, 277, 396, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {228, -1, -1, -1, -1, 278, 397, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {228, -1, -1, -1, -1, 279, 398, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {579, 228, -1, -1, -1, 280, 399, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {580, 228, -1, -1, -1, 281, 400, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {309, 228, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {579, -1, -1, -1, -1, 0, 401, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {580, -1, -1, -1, -1, 0, 402, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {581, -1, -1, -1, -1, 0, 403, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {545, -1, -1, -1, -1, 0, 404, 9, 0, 1, 2, 2, 3, 0, 0, 5},  // description
    {582, -1, 583, -1, -1, 282, 405, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {584, -1, 585, -1, -1, 283, 406, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {586, -1, 587, -1, -1, 284, 407, 12, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {140, -1, 144, -1, -1, 285, 408, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {139, -1, 143, -1, -1, 286, 409, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {141, -1, 145, -1, -1, 287, 410, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {142, -1, 146, -1, -1, 288, 411, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {588, -1, -1, -1, -1, 0, 413, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {391, -1, -1, -1, -1, 0, 414, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {589, -1, -1, -1, 1979, 0, 415, 2, 0, 1, 2, 5, 61, 0, 0, 6},  // first
    {590, -1, -1, -1, 1980, 0, 416, 3, 0, 1, 2, 5, 61, 0, 0, 6},  // last
    {591, -1, -1, -1, 1981, 290, 417, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {592, -1, -1, -1, 1976, 290, 418, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {593, -1, -1, -1, -1, 290, 419, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {594, -1, -1, -1, -1, 292, 421, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {594, -1, -1, -1, -1, 294, 423, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {124, -1, -1, -1, -1, 296, 425, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {597, -1, -1, -1, -1, 297, 427, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {598, -1, -1, -1, -1, 298, 429, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {599, -1, -1, -1, -1, 299, 431, 12, 2, 3, 1, 5, 61, 0, 0, 6},  // reduce
    {600, -1, -1, -1, -1, 301, 434, 13, 1, 2, 1, 5, 61, 0, 0, 6},  // forEach
    {601, -1, -1, -1, -1, 302, 436, 14, 1, 2, 1, 5, 61, 0, 0, 6},  // enumerateObjectsUsingBlock
    {602, -1, -1, -1, -1, 303, 438, 15, 1, 2, 1, 5, 61, 0, 0, 6},  // objectAtIndex
    {603, -1, -1, -1, -1, 304, 440, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {604, -1, -1, -1, -1, 305, 442, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {605, -1, -1, -1, -1, 306, 444, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {606, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {607, -1, -1, -1, -1, 307, 446, 20, 0, 1, 1, 5, 61, 0, 0, 6},  // removeLastObject
    {608, -1, -1, -1, -1, 307, 447, 21, 1, 2, 1, 5, 61, 0, 0, 6},  // removeObjectAtIndex
    {609, -1, -1, -1, -1, 308, 449, 22, 2, 3, 1, 5, 61, 0, 0, 6},  // replaceObjectAtIndex
    {611, -1, -1, -1, -1, 310, 452, 23, 2, 3, 1, 5, 61, 0, 0, 6},  // insertObject
    {613, -1, -1, -1, -1, 312, 455, 24, 2, 3, 1, 5, 61, 0, 0, 6},  // exchangeObjectAtIndex
    {113, -1, -1, -1, -1, 314, 458, 25, 1, 2, 1, 5, 61, 0, 0, 6},  // removeObject
    {615, -1, -1, -1, -1, 315, 460, 26, 1, 2, 1, 5, 61, 0, 0, 6},  // makeObjectsPerformSelector
    {616, -1, -1, -1, -1, 316, 462, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {617, -1, -1, -1, -1, 317, 464, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {618, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {619, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {620, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {414, -1, -1, -1, 726, 318, 466, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {414, -1, -1, -1, -1, 319, 468, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {589, -1, -1, -1, -1, 320, 470, 34, 1, 2, 1, 5, 61, 0, 0, 6},  // first
    {621, -1, -1, -1, -1, 321, 472, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {622, -1, -1, -1, -1, 322, 474, 36, 1, 2, 1, 5, 61, 0, 0, 6},  // firstIndex
    {622, -1, -1, -1, -1, 323, 476, 37, 1, 2, 1, 5, 61, 0, 0, 6},  // firstIndex
    {590, -1, -1, -1, -1, 324, 478, 38, 1, 2, 1, 5, 61, 0, 0, 6},  // last
    {623, -1, -1, -1, -1, 325, 480, 39, 1, 2, 1, 5, 61, 0, 0, 6},  // lastIndex
    {623, -1, -1, -1, -1, 326, 482, 40, 1, 2, 1, 5, 61, 0, 0, 6},  // lastIndex
    {131, -1, -1, -1, -1, 327, 484, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {131, -1, -1, -1, -1, 328, 486, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {624, -1, -1, -1, -1, 329, 488, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {625, -1, -1, -1, -1, 330, 490, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {626, -1, -1, -1, -1, 331, 492, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {107, -1, -1, -1, -1, 332, 494, 46, 1, 2, 1, 5, 61, 0, 0, 6},  // removeFirst
    {104, -1, -1, -1, -1, 333, 496, 47, 1, 2, 1, 5, 61, 0, 0, 6},  // removeLast
    {414, -1, -1, -1, -1, 334, 498, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 500, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {628, -1, -1, -1, -1, 335, 501, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {628, -1, -1, -1, -1, 335, 502, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {629, -1, -1, -1, -1, 336, 504, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {629, -1, -1, -1, -1, 336, 505, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {131, -1, -1, -1, -1, 337, 507, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {630, -1, -1, -1, -1, 338, 509, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {131, -1, -1, -1, -1, 339, 511, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {131, -1, -1, -1, -1, 340, 513, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {630, -1, -1, -1, -1, 341, 515, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {120, -1, -1, -1, -1, 342, 517, 59, 1, 2, 1, 5, 61, 0, 0, 6},  // removeSubrange
    {121, -1, -1, -1, -1, 343, 519, 60, 2, 3, 1, 5, 61, 0, 0, 6},  // replaceSubrange
    {122, -1, -1, -1, -1, 345, 522, 61, 1, 2, 1, 5, 61, 0, 0, 6},  // partition
    {588, -1, -1, -1, -1, 346, 524, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {588, -1, -1, -1, -1, 347, 526, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {632, -1, -1, -1, -1, 348, 528, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {634, -1, -1, -1, -1, 349, 530, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {634, -1, -1, -1, -1, 350, 532, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {634, -1, -1, -1, -1, 351, 534, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {634, -1, -1, -1, -1, 353, 537, 68, 3, 4, 1, 5, 61, 0, 0, 6},  // index
    {313, -1, -1, -1, -1, 356, 541, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {634, -1, -1, -1, -1, 358, 544, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {634, -1, -1, -1, -1, 359, 546, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {634, -1, -1, -1, -1, 360, 548, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {634, -1, -1, -1, -1, 362, 551, 73, 3, 4, 1, 4, 61, 0, 0, 6},  // index
    {313, -1, -1, -1, -1, 365, 555, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {114, -1, -1, -1, -1, 367, 558, 75, 2, 3, 1, 5, 61, 0, 0, 6},  // swapAt
    {632, -1, -1, -1, -1, 369, 561, 76, 0, 1, 1, 5, 61, 0, 0, 6},  // joined
    {638, -1, -1, -1, -1, 369, 562, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 370, 564, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 371, 566, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {640, -1, -1, -1, -1, 372, 568, 80, 1, 2, 1, 5, 61, 0, 0, 6},  // reserveCapacity
    {641, -1, -1, -1, -1, 0, 570, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {642, -1, -1, -1, -1, 0, 571, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {643, -1, -1, -1, -1, 0, 572, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {125, -1, -1, -1, -1, 373, 573, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {600, -1, -1, -1, -1, 374, 575, 85, 1, 2, 1, 8, 61, 0, 0, 6},  // forEach
    {599, -1, -1, -1, -1, 375, 577, 86, 2, 3, 1, 5, 61, 0, 0, 6},  // reduce
    {108, -1, -1, -1, -1, 377, 580, 87, 1, 2, 1, 5, 61, 0, 0, 6},  // removeAll
    {213, -1, -1, -1, -1, 378, 582, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {214, -1, -1, -1, -1, 380, 584, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {646, -1, -1, -1, -1, 382, 586, 90, 2, 2, 0, 0, 4, 0, 0, 6},  // repeatElement
    {447, -1, -1, -1, -1, 384, 588, 91, 0, 1, 1, 5, 61, 0, 0, 6},  // min
    {445, -1, -1, -1, -1, 384, 589, 92, 0, 1, 1, 5, 61, 0, 0, 6},  // max
    {447, -1, -1, -1, -1, 384, 590, 93, 2, 2, 0, 0, 61, 0, 0, 6},  // min
    {445, -1, -1, -1, -1, 386, 592, 94, 2, 2, 0, 0, 61, 0, 0, 6},  // max
    {447, -1, -1, -1, -1, 388, 594, 95, 1, 2, 1, 5, 61, 0, 0, 6},  // min
    {445, -1, -1, -1, -1, 389, 596, 96, 1, 2, 1, 5, 61, 0, 0, 6},  // max
    {647, -1, -1, -1, -1, 390, 598, 97, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {647, -1, -1, -1, -1, 390, 599, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {647, -1, -1, -1, -1, 391, 601, 99, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {632, -1, -1, -1, -1, 392, 603, 100, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {101, -1, -1, -1, 1977, 393, 605, 101, 1, 2, 1, 5, 61, 0, 0, 6},  // append
    {101, -1, -1, -1, 1978, 394, 607, 102, 1, 2, 1, 5, 61, 0, 0, 6},  // append
    {102, -1, -1, -1, -1, 395, 609, 103, 2, 3, 1, 5, 61, 0, 0, 6},  // insert
    {102, -1, -1, -1, -1, 397, 612, 104, 2, 3, 1, 5, 61, 0, 0, 6},  // insert
    {103, -1, -1, -1, -1, 399, 615, 105, 1, 2, 1, 5, 61, 0, 0, 6},  // remove
    {104, -1, -1, -1, -1, 400, 617, 106, 0, 1, 1, 5, 61, 0, 0, 6},  // removeLast
    {105, -1, -1, -1, -1, 400, 618, 107, 0, 1, 1, 5, 61, 0, 0, 6},  // popLast
    {106, -1, -1, -1, -1, 400, 619, 108, 0, 1, 1, 5, 61, 0, 0, 6},  // popFirst
    {107, -1, -1, -1, -1, 400, 620, 109, 0, 1, 1, 5, 61, 0, 0, 6},  // removeFirst
    {108, -1, -1, -1, 699, 400, 621, 110, 0, 1, 1, 5, 61, 0, 0, 6},  // removeAll
    {108, -1, -1, -1, -1, 400, 622, 111, 1, 2, 1, 5, 61, 0, 0, 6},  // removeAll
    {588, -1, -1, -1, 323, 0, 624, 112, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {391, -1, -1, -1, -1, 0, 625, 113, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {651, -1, -1, -1, 1953, 401, 626, 114, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {652, -1, -1, -1, 1954, 401, 627, 115, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {414, -1, -1, -1, 1956, 401, 628, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {653, -1, -1, -1, -1, 402, 630, 117, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {654, -1, -1, -1, -1, 403, 632, 118, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {209, -1, -1, -1, -1, 404, 634, 119, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {655, -1, -1, -1, -1, 0, 636, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {656, -1, -1, -1, -1, 0, 637, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {657, -1, -1, -1, -1, 0, 638, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {658, -1, -1, -1, -1, 0, 639, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {659, -1, -1, -1, -1, 0, 640, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {660, -1, -1, -1, -1, 0, 641, 125, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {661, -1, -1, -1, -1, 0, 642, 126, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {662, -1, -1, -1, -1, 0, 643, 127, 0, 1, 2, 4, 61, 0, 0, 6},  // wholeNumberValue
    {663, -1, -1, -1, 1955, 0, 644, 128, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {664, -1, -1, -1, -1, 0, 645, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {665, -1, -1, -1, -1, 0, 646, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {666, -1, -1, -1, -1, 0, 647, 131, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {667, -1, -1, -1, -1, 0, 648, 132, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {638, -1, -1, -1, -1, 406, 649, 133, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {668, -1, -1, -1, 1957, 407, 651, 134, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {670, -1, -1, -1, 1958, 408, 653, 135, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {642, -1, -1, -1, -1, 0, 656, 136, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {643, -1, -1, -1, -1, 0, 657, 137, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {671, -1, -1, -1, -1, 0, 658, 138, 0, 1, 2, 4, 61, 0, 0, 6},  // asciiValue
    {76, -1, -1, -1, -1, 0, 659, 139, 0, 1, 2, 4, 61, 0, 0, 6},  // value
    {672, -1, -1, -1, -1, 410, 660, 140, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {673, -1, -1, -1, -1, 0, 661, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {674, -1, -1, -1, -1, 0, 662, 142, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {675, -1, -1, -1, -1, 0, 663, 143, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {676, -1, -1, -1, -1, 411, 664, 144, 1, 2, 1, 4, 61, 0, 0, 6},  // range
    {626, -1, -1, -1, -1, 412, 666, 145, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {625, -1, -1, -1, -1, 413, 668, 146, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {678, 677, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {679, 677, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {680, 677, -1, -1, -1, 0, 0, 149, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {638, -1, -1, -1, -1, 414, 670, 150, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 416, 673, 151, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 418, 676, 152, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 421, 680, 153, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 422, 682, 154, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {683, -1, -1, -1, -1, 423, 684, 155, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {687, -1, -1, -1, -1, 426, 688, 156, 1, 1, 0, 0, 58, 0, 0, 6},  // type
    {209, -1, -1, -1, -1, 427, 689, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {209, -1, -1, -1, -1, 428, 0, 158, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {209, -1, -1, -1, -1, 428, 690, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {210, -1, -1, -1, -1, 429, 691, 160, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {211, -1, -1, -1, -1, 430, 692, 161, 1, 1, 3, 0, 3, 0, 0, 6},  // Substring
    {209, -1, -1, -1, -1, 431, 693, 162, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {693, -1, -1, -1, -1, 0, 694, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {694, -1, -1, -1, -1, 0, 695, 164, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {695, -1, -1, -1, -1, 0, 696, 165, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {696, -1, -1, -1, -1, 0, 697, 166, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {588, -1, -1, -1, -1, 0, 698, 167, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {391, -1, -1, -1, -1, 0, 699, 168, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {109, -1, -1, -1, -1, 432, 700, 169, 1, 2, 1, 7, 61, 0, 0, 6},  // removeValue
    {698, -1, -1, -1, -1, 433, 702, 170, 1, 2, 1, 7, 61, 0, 0, 6},  // removeObjectForKey
    {110, -1, -1, -1, -1, 434, 704, 171, 2, 3, 1, 7, 61, 0, 0, 6},  // updateValue
    {112, -1, -1, -1, -1, 436, 707, 172, 2, 3, 1, 7, 61, 0, 0, 6},  // setObject
    {108, -1, -1, -1, -1, 438, 710, 173, 0, 1, 1, 7, 61, 0, 0, 6},  // removeAll
    {699, -1, -1, -1, -1, 438, 711, 174, 0, 1, 1, 7, 61, 0, 0, 6},  // removeAllObjects
    {108, -1, -1, -1, -1, 438, 712, 175, 1, 2, 1, 7, 61, 0, 0, 6},  // removeAll
    {111, -1, -1, -1, -1, 439, 714, 176, 2, 3, 1, 7, 61, 0, 0, 6},  // merge
    {701, -1, -1, -1, -1, 441, 717, 177, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {702, -1, -1, -1, -1, 442, 719, 178, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {598, -1, -1, -1, -1, 443, 721, 179, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {703, -1, -1, -1, -1, 444, 723, 180, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {704, -1, -1, -1, -1, 446, 726, 181, 1, 2, 1, 7, 61, 0, 0, 6},  // objectForKey
    {705, -1, -1, -1, -1, 447, 728, 182, 1, 2, 1, 7, 61, 0, 0, 6},  // valueForKey
    {690, -1, -1, -1, -1, 448, 730, 183, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {690, -1, -1, -1, -1, 449, 731, 184, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {690, -1, -1, -1, -1, 451, 733, 185, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {690, -1, -1, -1, -1, 453, 735, 186, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {692, -1, -1, -1, -1, 455, 737, 187, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {691, -1, -1, -1, -1, 455, 737, 188, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {690, -1, -1, -1, -1, 455, 737, 189, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {124, -1, -1, -1, -1, 296, 737, 190, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {597, -1, -1, -1, -1, 297, 739, 191, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {125, -1, -1, -1, -1, 373, 741, 192, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {600, -1, -1, -1, -1, 301, 743, 193, 1, 2, 1, 7, 61, 0, 0, 6},  // forEach
    {599, -1, -1, -1, -1, 299, 745, 194, 2, 3, 1, 7, 61, 0, 0, 6},  // reduce
    {414, -1, -1, -1, -1, 319, 748, 195, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {589, -1, -1, -1, -1, 320, 750, 196, 1, 2, 1, 7, 61, 0, 0, 6},  // first
    {621, -1, -1, -1, -1, 321, 752, 197, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {647, -1, -1, -1, -1, 390, 754, 198, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {647, -1, -1, -1, -1, 391, 756, 199, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {445, -1, -1, -1, -1, 389, 758, 200, 1, 2, 1, 7, 61, 0, 0, 6},  // max
    {447, -1, -1, -1, -1, 388, 760, 201, 1, 2, 1, 7, 61, 0, 0, 6},  // min
    {592, -1, -1, -1, -1, 290, 762, 202, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {589, -1, -1, -1, -1, 0, 763, 203, 0, 1, 2, 7, 61, 0, 0, 6},  // first
    {708, -1, -1, -1, -1, 0, 764, 204, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {709, -1, -1, -1, -1, 0, 765, 205, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {588, -1, -1, -1, -1, 0, 766, 206, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {391, -1, -1, -1, -1, 0, 767, 207, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {545, -1, -1, -1, -1, 0, 768, 208, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {710, -1, -1, -1, -1, 468, 769, 209, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {711, -1, -1, -1, -1, 469, 771, 210, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {545, -1, -1, -1, -1, 0, 773, 211, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {414, -1, -1, -1, -1, 470, 774, 212, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {124, -1, -1, -1, -1, 471, 776, 213, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {591, -1, -1, -1, -1, 472, 778, 214, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {227, -1, -1, -1, -1, 472, 779, 215, 1, 1, 3, 0, 7, 0, 0, 6},  // Range
    {222, -1, -1, -1, -1, 473, 780, 216, 1, 1, 3, 0, 7, 0, 0, 6},  // ClosedRange
    {213, -1, -1, -1, -1, 474, 781, 217, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {214, -1, -1, -1, -1, 475, 782, 218, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {215, -1, -1, -1, -1, 476, 783, 219, 1, 1, 3, 0, 4, 0, 0, 6},  // ArraySlice
    {712, -1, -1, -1, -1, 477, 784, 220, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {712, -1, -1, -1, -1, 477, 784, 221, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {588, -1, -1, -1, -1, 0, 785, 222, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {391, -1, -1, -1, -1, 0, 786, 223, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {589, -1, -1, -1, 727, 0, 787, 224, 0, 1, 2, 6, 61, 0, 0, 6},  // first
    {408, -1, -1, -1, -1, 478, 788, 225, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {713, -1, -1, -1, -1, 479, 790, 226, 1, 2, 1, 6, 61, 0, 0, 6},  // formUnion
    {410, -1, -1, -1, -1, 480, 792, 227, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {714, -1, -1, -1, -1, 481, 794, 228, 1, 2, 1, 6, 61, 0, 0, 6},  // formIntersection
    {715, -1, -1, -1, -1, 482, 796, 229, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {716, -1, -1, -1, -1, 483, 798, 230, 1, 2, 1, 6, 61, 0, 0, 6},  // subtract
    {717, -1, -1, -1, -1, 484, 800, 231, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {718, -1, -1, -1, -1, 485, 802, 232, 1, 2, 1, 6, 61, 0, 0, 6},  // formSymmetricDifference
    {719, -1, -1, -1, -1, 486, 804, 233, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {720, -1, -1, -1, -1, 487, 806, 234, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {721, -1, -1, -1, -1, 488, 808, 235, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {722, -1, -1, -1, -1, 489, 810, 236, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {723, -1, -1, -1, -1, 490, 812, 237, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {414, -1, -1, -1, 726, 491, 814, 238, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {102, -1, -1, -1, -1, 492, 816, 239, 1, 2, 1, 6, 61, 0, 0, 6},  // insert
    {724, -1, -1, -1, -1, 493, 818, 240, 1, 2, 1, 6, 61, 0, 0, 6},  // update
    {103, -1, -1, -1, -1, 494, 820, 241, 1, 2, 1, 6, 61, 0, 0, 6},  // remove
    {108, -1, -1, -1, 699, 495, 822, 242, 0, 1, 1, 6, 61, 0, 0, 6},  // removeAll
    {106, -1, -1, -1, -1, 495, 823, 243, 0, 1, 1, 6, 61, 0, 0, 6},  // popFirst
    {107, -1, -1, -1, -1, 495, 824, 244, 0, 1, 1, 6, 61, 0, 0, 6},  // removeFirst
    {725, -1, -1, -1, -1, 495, 825, 245, 1, 2, 1, 6, 61, 0, 0, 6},  // addObject
    {113, -1, -1, -1, -1, 496, 827, 246, 1, 2, 1, 6, 61, 0, 0, 6},  // removeObject
    {235, -1, -1, -1, -1, 498, 829, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {732, -1, -1, -1, 1964, 502, 833, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {733, -1, -1, -1, -1, 503, 835, 2, 0, 1, 1, 18, 61, 0, 0, 7},  // set
    {734, -1, -1, -1, -1, 503, 836, 3, 0, 1, 1, 18, 61, 0, 0, 7},  // setFill
    {735, -1, -1, -1, -1, 503, 837, 4, 0, 1, 1, 18, 61, 0, 0, 7},  // setStroke
    {235, -1, -1, -1, -1, 503, 838, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {235, -1, -1, -1, -1, 505, 840, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {235, -1, -1, -1, -1, 506, 841, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {235, -1, -1, -1, -1, 510, 845, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {742, -1, -1, -1, -1, 514, 849, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {235, -1, -1, -1, -1, 518, 853, 10, 1, 1, 0, 0, 61, 0, 0, 7},  // UIColor
    {744, 235, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {745, 235, -1, -1, -1, 519, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {736, 235, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {746, 235, -1, -1, -1, 519, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {728, 235, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {747, 235, -1, -1, -1, 519, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {729, 235, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {748, 235, -1, -1, -1, 519, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {730, 235, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {749, 235, -1, -1, -1, 519, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {750, 235, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {751, 235, -1, -1, -1, 519, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {752, 235, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {753, 235, -1, -1, -1, 519, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {754, 235, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {755, 235, -1, -1, -1, 519, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {756, 235, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {757, 235, -1, -1, -1, 519, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {758, 235, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {759, 235, -1, -1, -1, 519, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {760, 235, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {761, 235, -1, -1, -1, 519, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {762, 235, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {763, 235, -1, -1, -1, 519, 0, 34, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {764, 235, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {765, 235, -1, -1, -1, 519, 0, 36, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {766, 235, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {767, 235, -1, -1, -1, 519, 0, 38, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {768, 235, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {769, 235, -1, -1, -1, 519, 0, 40, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {770, 235, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {771, 235, -1, -1, -1, 519, 0, 42, 0, 0, 4, 18, 17, 0, 0, 7},  // systemRedColor
    {772, 235, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {773, 235, -1, -1, -1, 519, 0, 44, 0, 0, 4, 18, 17, 0, 0, 7},  // systemOrangeColor
    {774, 235, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {775, 235, -1, -1, -1, 519, 0, 46, 0, 0, 4, 18, 17, 0, 0, 7},  // systemYellowColor
    {776, 235, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {777, 235, -1, -1, -1, 519, 0, 48, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGreenColor
    {778, 235, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {779, 235, -1, -1, -1, 519, 0, 50, 0, 0, 4, 18, 17, 0, 0, 7},  // systemMintColor
    {780, 235, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {781, 235, -1, -1, -1, 519, 0, 52, 0, 0, 4, 18, 17, 0, 0, 7},  // systemTealColor
    {782, 235, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {783, 235, -1, -1, -1, 519, 0, 54, 0, 0, 4, 18, 17, 0, 0, 7},  // systemCyanColor
    {784, 235, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {785, 235, -1, -1, -1, 519, 0, 56, 0, 0, 4, 18, 17, 0, 0, 7},  // systemBlueColor
    {786, 235, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {787, 235, -1, -1, -1, 519, 0, 58, 0, 0, 4, 18, 17, 0, 0, 7},  // systemIndigoColor
    {788, 235, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {789, 235, -1, -1, -1, 519, 0, 60, 0, 0, 4, 18, 17, 0, 0, 7},  // systemPurpleColor
    {790, 235, -1, -1, -1, 0, 0, 61, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {791, 235, -1, -1, -1, 519, 0, 62, 0, 0, 4, 18, 17, 0, 0, 7},  // systemPinkColor
    {792, 235, -1, -1, -1, 0, 0, 63, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {793, 235, -1, -1, -1, 519, 0, 64, 0, 0, 4, 18, 17, 0, 0, 7},  // systemBrownColor
    {794, 235, -1, -1, -1, 0, 0, 65, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {795, 235, -1, -1, -1, 519, 0, 66, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGrayColor
    {796, 235, -1, -1, -1, 0, 0, 67, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {797, 235, -1, -1, -1, 519, 0, 68, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray2Color
    {798, 235, -1, -1, -1, 0, 0, 69, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {799, 235, -1, -1, -1, 519, 0, 70, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray3Color
    {800, 235, -1, -1, -1, 0, 0, 71, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {801, 235, -1, -1, -1, 519, 0, 72, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray4Color
    {802, 235, -1, -1, -1, 0, 0, 73, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {803, 235, -1, -1, -1, 519, 0, 74, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray5Color
    {804, 235, -1, -1, -1, 0, 0, 75, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {805, 235, -1, -1, -1, 519, 0, 76, 0, 0, 4, 18, 17, 0, 0, 7},  // systemGray6Color
    {806, 235, -1, -1, -1, 0, 0, 77, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {807, 235, -1, -1, -1, 519, 0, 78, 0, 0, 4, 18, 17, 0, 0, 7},  // systemBackgroundColor
    {808, 235, -1, -1, -1, 0, 0, 79, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {809, 235, -1, -1, -1, 519, 0, 80, 0, 0, 4, 18, 17, 0, 0, 7},  // secondarySystemBackgroundColor
    {810, 235, -1, -1, -1, 0, 0, 81, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {811, 235, -1, -1, -1, 519, 0, 82, 0, 0, 4, 18, 17, 0, 0, 7},  // labelColor
    {236, -1, -1, -1, -1, 519, 854, 0, 1, 1, 3, 0, 31, 0, 0, 8},  // UIView
    {236, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 31, 0, 0, 8},  // UIView
    {237, -1, -1, -1, -1, 520, 855, 2, 1, 1, 3, 0, 31, 0, 0, 8},  // UIWindow
    {237, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 31, 0, 0, 8},  // UIWindow
    {238, -1, -1, -1, -1, 521, 856, 4, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {238, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 31, 0, 0, 8},  // UIImageView
    {239, -1, -1, -1, -1, 522, 857, 6, 1, 1, 3, 0, 31, 0, 0, 8},  // UILabel
    {239, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 31, 0, 0, 8},  // UILabel
    {240, -1, -1, -1, -1, 523, 858, 8, 1, 1, 3, 0, 31, 0, 0, 8},  // UIButton
    {240, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 31, 0, 0, 8},  // UIButton
    {241, -1, -1, -1, -1, 524, 859, 10, 1, 1, 3, 0, 31, 0, 0, 8},  // UIScrollView
    {241, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 31, 0, 0, 8},  // UIScrollView
    {242, -1, -1, -1, -1, 525, 860, 12, 1, 1, 3, 0, 31, 0, 0, 8},  // UIControl
    {242, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 31, 0, 0, 8},  // UIControl
    {243, -1, -1, -1, -1, 526, 861, 14, 1, 1, 3, 0, 31, 0, 0, 8},  // UITextField
    {243, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 31, 0, 0, 8},  // UITextField
    {244, -1, -1, -1, -1, 527, 862, 16, 1, 1, 3, 0, 31, 0, 0, 8},  // UITextView
    {244, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 31, 0, 0, 8},  // UITextView
    {245, -1, -1, -1, -1, 528, 863, 18, 1, 1, 3, 0, 31, 0, 0, 8},  // UITableViewCell
    {245, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 31, 0, 0, 8},  // UITableViewCell
    {246, -1, -1, -1, -1, 529, 864, 20, 1, 1, 3, 0, 31, 0, 0, 8},  // UICollectionViewCell
    {246, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 31, 0, 0, 8},  // UICollectionViewCell
    {247, -1, -1, -1, -1, 530, 865, 22, 1, 1, 3, 0, 31, 0, 0, 8},  // UIVisualEffectView
    {247, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 31, 0, 0, 8},  // UIVisualEffectView
    {248, -1, -1, -1, -1, 531, 866, 24, 1, 1, 3, 0, 31, 0, 0, 8},  // UIPageControl
    {248, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 31, 0, 0, 8},  // UIPageControl
    {249, -1, -1, -1, -1, 532, 867, 26, 1, 1, 3, 0, 31, 0, 0, 8},  // UISlider
    {249, -1, -1, -1, -1, 0, 0, 27, 0, 0, 3, 0, 31, 0, 0, 8},  // UISlider
    {812, -1, -1, -1, -1, 0, 868, 28, 0, 1, 2, 32, 13, 0, 9, 8},  // frame
    {813, -1, -1, -1, -1, 0, 869, 29, 0, 1, 2, 32, 13, 0, 10, 8},  // bounds
    {396, -1, -1, -1, -1, 0, 870, 30, 0, 1, 2, 32, 9, 0, 11, 8},  // center
    {814, -1, -1, -1, -1, 0, 871, 31, 0, 1, 2, 32, 9, 0, 12, 8},  // anchorPoint
    {815, -1, -1, -1, 1936, 0, 872, 32, 0, 1, 2, 32, 2, 0, 0, 8},  // isHidden
    {816, -1, -1, -1, -1, 0, 873, 33, 0, 1, 2, 32, 2, 0, 0, 8},  // clipsToBounds
    {817, -1, -1, -1, -1, 0, 874, 34, 0, 1, 2, 32, 3, 0, 0, 8},  // name
    {819, -1, -1, -1, -1, 533, 875, 35, 1, 1, 0, 0, 61, 0, 0, 8},  // UIImage
    {819, -1, -1, -1, -1, 534, 876, 36, 1, 1, 0, 0, 61, 0, 0, 8},  // UIImage
    {819, -1, -1, -1, -1, 535, 877, 37, 0, 0, 0, 0, 57, 0, 0, 8},  // UIImage
    {238, -1, -1, -1, -1, 535, 877, 38, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {134, -1, -1, -1, -1, 0, 878, 39, 0, 1, 2, 32, 14, 0, 13, 8},  // transform
    {821, -1, -1, -1, -1, 0, 879, 40, 0, 1, 2, 32, 14, 0, 13, 8},  // transform3D
    {822, -1, -1, -1, -1, 536, 880, 41, 1, 2, 1, 32, 61, 0, 0, 8},  // moveAnchor
    {823, -1, -1, -1, -1, 0, 882, 42, 0, 1, 2, 32, 9, 0, 0, 8},  // contentOffset
    {731, -1, -1, -1, -1, 0, 883, 43, 0, 1, 2, 32, 0, 0, 0, 8},  // alpha
    {824, -1, -1, -1, 825, 0, 884, 44, 0, 1, 2, 32, 2, 0, 0, 8},  // isUserInteractionEnabled
    {825, -1, -1, -1, -1, 0, 885, 45, 0, 1, 2, 32, 2, 0, 0, 8},  // userInteractionEnabled
    {826, -1, -1, -1, -1, 0, 886, 46, 0, 1, 2, 32, 0, 0, 0, 8},  // tag
    {135, -1, -1, -1, -1, 0, 887, 47, 0, 1, 2, 32, 32, 0, 0, 8},  // layer
    {80, -1, -1, -1, -1, 537, 888, 48, 4, 4, 0, 0, 31, 0, 0, 8},  // view
    {827, -1, -1, -1, -1, 0, 892, 0, 0, 1, 2, 32, 17, 0, 0, 9},  // backgroundColor
    {828, -1, -1, -1, -1, 0, 893, 1, 0, 1, 2, 32, 3, 0, 0, 9},  // text
    {829, -1, -1, -1, -1, 0, 894, 2, 0, 1, 2, 32, 17, 0, 0, 9},  // textColor
    {830, -1, -1, -1, -1, 0, 895, 3, 0, 1, 2, 32, 20, 0, 0, 9},  // textAlignment
    {831, -1, -1, -1, -1, 0, 896, 4, 0, 1, 2, 32, 61, 0, 0, 9},  // font
    {818, -1, -1, -1, -1, 0, 897, 5, 0, 1, 2, 32, 61, 0, 0, 9},  // image
    {832, -1, -1, -1, -1, 0, 898, 6, 0, 1, 2, 32, 61, 0, 0, 9},  // contentMode
    {833, -1, -1, -1, 1965, 0, 899, 7, 0, 1, 2, 32, 2, 0, 0, 9},  // isOpaque
    {834, -1, -1, -1, -1, 0, 900, 8, 0, 1, 2, 32, 17, 0, 0, 9},  // tintColor
    {835, -1, -1, -1, -1, 0, 901, 9, 0, 1, 2, 32, 0, 0, 0, 9},  // contentScaleFactor
    {836, -1, -1, -1, -1, 0, 902, 10, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityLabel
    {837, -1, -1, -1, -1, 0, 903, 11, 0, 1, 2, 32, 57, 0, 0, 9},  // safeAreaInsets
    {838, -1, -1, -1, -1, 0, 904, 12, 0, 1, 2, 32, 57, 0, 0, 9},  // layoutMargins
    {839, -1, -1, -1, -1, 0, 905, 13, 0, 1, 2, 32, 31, 0, 0, 9},  // mask
    {840, -1, -1, -1, -1, 0, 906, 14, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityIdentifier
    {841, -1, -1, -1, -1, 0, 907, 15, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityHint
    {842, -1, -1, -1, -1, 0, 908, 16, 0, 1, 2, 32, 2, 0, 0, 9},  // isAccessibilityElement
    {843, -1, -1, -1, -1, 0, 909, 17, 0, 1, 2, 32, 61, 0, 0, 9},  // semanticContentAttribute
    {844, -1, -1, -1, -1, 0, 910, 18, 0, 1, 2, 32, 61, 0, 0, 9},  // directionalLayoutMargins
    {845, -1, -1, -1, -1, 0, 911, 19, 0, 1, 2, 32, 61, 0, 0, 9},  // overrideUserInterfaceStyle
    {846, -1, -1, -1, -1, 0, 912, 20, 0, 1, 2, 32, 2, 0, 0, 9},  // preservesSuperviewLayoutMargins
    {847, -1, -1, -1, -1, 0, 913, 21, 0, 1, 2, 32, 2, 0, 0, 9},  // insetsLayoutMarginsFromSafeArea
    {848, -1, -1, -1, -1, 0, 914, 22, 0, 1, 2, 32, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {849, -1, -1, -1, -1, 0, 915, 23, 0, 1, 2, 32, 2, 0, 0, 9},  // isFirstResponder
    {850, -1, -1, -1, -1, 0, 916, 24, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfLines
    {851, -1, -1, -1, -1, 0, 917, 25, 0, 1, 2, 32, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {852, -1, -1, -1, -1, 0, 918, 26, 0, 1, 2, 32, 61, 0, 0, 9},  // lineBreakMode
    {853, -1, -1, -1, -1, 0, 919, 27, 0, 1, 2, 32, 61, 0, 0, 9},  // attributedText
    {854, -1, -1, -1, -1, 0, 920, 28, 0, 1, 2, 32, 61, 0, 0, 9},  // baselineAdjustment
    {855, -1, -1, -1, -1, 0, 921, 29, 0, 1, 2, 32, 61, 0, 0, 9},  // borderStyle
    {856, -1, -1, -1, -1, 0, 922, 30, 0, 1, 2, 32, 61, 0, 0, 9},  // keyboardType
    {857, -1, -1, -1, -1, 0, 923, 31, 0, 1, 2, 32, 61, 0, 0, 9},  // returnKeyType
    {858, -1, -1, -1, -1, 0, 924, 32, 0, 1, 2, 32, 61, 0, 0, 9},  // autocorrectionType
    {859, -1, -1, -1, -1, 0, 925, 33, 0, 1, 2, 32, 61, 0, 0, 9},  // autocapitalizationType
    {860, -1, -1, -1, -1, 0, 926, 34, 0, 1, 2, 32, 61, 0, 0, 9},  // clearButtonMode
    {861, -1, -1, -1, -1, 0, 927, 35, 0, 1, 2, 32, 17, 0, 0, 9},  // shadowColor
    {862, -1, -1, -1, -1, 0, 928, 36, 0, 1, 2, 32, 3, 0, 0, 9},  // placeholder
    {863, -1, -1, -1, -1, 0, 929, 37, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumScaleFactor
    {864, -1, -1, -1, 1969, 0, 930, 38, 0, 1, 2, 32, 2, 0, 0, 9},  // isEditable
    {865, -1, -1, -1, 1970, 0, 931, 39, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelectable
    {866, -1, -1, -1, 1971, 0, 932, 40, 0, 1, 2, 32, 2, 0, 0, 9},  // isSecureTextEntry
    {867, -1, -1, -1, -1, 0, 933, 41, 0, 1, 2, 32, 0, 0, 0, 9},  // zoomScale
    {868, 241, -1, -1, -1, 0, 0, 42, 0, 0, 5, 32, 58, 0, 0, 9},  // DecelerationRate
    {870, 871, -1, -1, -1, 0, 0, 43, 0, 0, 5, 30, 29, 0, 0, 9},  // normal
    {872, -1, -1, -1, -1, 0, 0, 44, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {873, 871, -1, -1, -1, 0, 0, 45, 0, 0, 5, 30, 29, 0, 0, 9},  // fast
    {874, -1, -1, -1, -1, 0, 0, 46, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {875, -1, -1, -1, -1, 0, 934, 47, 0, 1, 2, 30, 0, 0, 0, 9},  // rawValue
    {876, -1, -1, -1, -1, 0, 935, 48, 0, 1, 2, 32, 29, 0, 0, 9},  // decelerationRate
    {877, 878, 879, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {880, 878, 881, -1, -1, 0, 0, 50, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {882, 878, 883, -1, -1, 0, 0, 51, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {884, 878, 885, -1, -1, 0, 0, 52, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {886, 878, 887, -1, -1, 0, 0, 53, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {888, 878, 889, -1, -1, 0, 0, 54, 0, 0, 5, 4, 3, 0, 0, 9},  // roundedRect
    {240, -1, -1, -1, -1, 541, 936, 55, 1, 1, 3, 0, 31, 0, 0, 9},  // UIButton
    {890, -1, -1, -1, 1968, 0, 937, 56, 0, 1, 2, 32, 2, 0, 0, 9},  // isScrollEnabled
    {891, -1, -1, -1, 1967, 0, 938, 57, 0, 1, 2, 32, 2, 0, 0, 9},  // isPagingEnabled
    {892, -1, -1, -1, -1, 0, 939, 58, 0, 1, 2, 32, 2, 0, 0, 9},  // bounces
    {893, -1, -1, -1, -1, 0, 940, 59, 0, 1, 2, 32, 2, 0, 0, 9},  // bouncesZoom
    {894, -1, -1, -1, -1, 0, 941, 60, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceVertical
    {895, -1, -1, -1, -1, 0, 942, 61, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceHorizontal
    {896, -1, -1, -1, -1, 0, 943, 62, 0, 1, 2, 32, 2, 0, 0, 9},  // delaysContentTouches
    {897, -1, -1, -1, -1, 0, 944, 63, 0, 1, 2, 32, 2, 0, 0, 9},  // canCancelContentTouches
    {898, -1, -1, -1, -1, 0, 945, 64, 0, 1, 2, 32, 2, 0, 0, 9},  // scrollsToTop
    {899, -1, -1, -1, -1, 0, 946, 65, 0, 1, 2, 32, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {900, -1, -1, -1, -1, 0, 947, 66, 0, 1, 2, 32, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {901, -1, -1, -1, -1, 0, 948, 67, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumZoomScale
    {902, -1, -1, -1, -1, 0, 949, 68, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumZoomScale
    {903, -1, -1, -1, -1, 0, 950, 69, 0, 1, 2, 32, 61, 0, 0, 9},  // contentInsetAdjustmentBehavior
    {904, -1, -1, -1, -1, 0, 951, 70, 0, 1, 2, 32, 61, 0, 0, 9},  // keyboardDismissMode
    {905, -1, -1, -1, -1, 0, 952, 71, 0, 1, 2, 32, 61, 0, 0, 9},  // indicatorStyle
    {906, -1, -1, -1, -1, 0, 953, 72, 0, 1, 2, 32, 57, 0, 0, 9},  // contentInset
    {907, -1, -1, -1, -1, 0, 954, 73, 0, 1, 2, 32, 57, 0, 0, 9},  // scrollIndicatorInsets
    {908, -1, -1, -1, -1, 0, 955, 74, 0, 1, 2, 32, 57, 0, 0, 9},  // verticalScrollIndicatorInsets
    {909, -1, -1, -1, -1, 0, 956, 75, 0, 1, 2, 32, 57, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {912, -1, -1, -1, -1, 0, 957, 76, 0, 1, 2, 32, 57, 0, 0, 9},  // safeAreaLayoutGuide
    {910, -1, -1, -1, -1, 0, 958, 77, 0, 1, 2, 32, 57, 0, 0, 9},  // adjustedContentInset
    {913, -1, -1, -1, -1, 0, 959, 78, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfPages
    {914, -1, -1, -1, -1, 0, 960, 79, 0, 1, 2, 32, 0, 0, 0, 9},  // currentPage
    {915, -1, -1, -1, -1, 0, 961, 80, 0, 1, 2, 32, 2, 0, 0, 9},  // hidesForSinglePage
    {916, -1, -1, -1, -1, 0, 962, 81, 0, 1, 2, 32, 17, 0, 0, 9},  // pageIndicatorTintColor
    {917, -1, -1, -1, -1, 0, 963, 82, 0, 1, 2, 32, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {919, -1, -1, -1, -1, 542, 964, 83, 2, 3, 1, 32, 61, 0, 0, 9},  // scrollRectToVisible
    {921, -1, -1, -1, -1, 0, 967, 84, 0, 1, 2, 32, 61, 0, 0, 9},  // delegate
    {923, 236, -1, -1, -1, 0, 0, 85, 0, 0, 5, 32, 58, 0, 0, 9},  // AutoresizingMask
    {924, 922, 925, -1, -1, 0, 0, 86, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {926, 922, -1, -1, -1, 0, 0, 87, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {927, 922, 928, -1, -1, 0, 0, 88, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {929, 922, -1, -1, -1, 0, 0, 89, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {930, 922, 931, -1, -1, 0, 0, 90, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {932, 922, -1, -1, -1, 0, 0, 91, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {933, 922, 934, -1, -1, 0, 0, 92, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {935, 922, -1, -1, -1, 0, 0, 93, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {936, 922, 937, -1, -1, 0, 0, 94, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {938, 922, -1, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {939, 922, 940, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {941, 922, -1, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {383, 922, 942, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {943, -1, -1, -1, -1, 0, 968, 99, 0, 1, 2, 32, 25, 0, 0, 9},  // autoresizingMask
    {944, -1, -1, -1, -1, 0, 969, 100, 0, 1, 2, 32, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {945, -1, -1, -1, -1, 0, 970, 101, 0, 1, 2, 32, 2, 0, 0, 9},  // autoresizesSubviews
    {947, 242, -1, -1, -1, 0, 0, 102, 0, 0, 5, 32, 58, 0, 0, 9},  // State
    {870, 946, 948, -1, -1, 0, 0, 103, 0, 0, 5, 42, 41, 0, 0, 9},  // normal
    {949, 946, -1, -1, -1, 0, 0, 104, 0, 0, 5, 42, 41, 0, 0, 9},  // Normal
    {950, 946, 951, -1, -1, 0, 0, 105, 0, 0, 5, 42, 41, 0, 0, 9},  // highlighted
    {952, 946, -1, -1, -1, 0, 0, 106, 0, 0, 5, 42, 41, 0, 0, 9},  // Highlighted
    {953, 946, 954, -1, -1, 0, 0, 107, 0, 0, 5, 42, 41, 0, 0, 9},  // disabled
    {955, 946, -1, -1, -1, 0, 0, 108, 0, 0, 5, 42, 41, 0, 0, 9},  // Disabled
    {956, 946, 957, -1, -1, 0, 0, 109, 0, 0, 5, 42, 41, 0, 0, 9},  // selected
    {958, 946, -1, -1, -1, 0, 0, 110, 0, 0, 5, 42, 41, 0, 0, 9},  // Selected
    {959, 946, 960, -1, -1, 0, 0, 111, 0, 0, 5, 42, 41, 0, 0, 9},  // focused
    {961, 946, -1, -1, -1, 0, 0, 112, 0, 0, 5, 42, 41, 0, 0, 9},  // Focused
    {963, 242, -1, -1, -1, 0, 0, 113, 0, 0, 5, 32, 58, 0, 0, 9},  // Event
    {964, 962, 965, -1, -1, 0, 0, 114, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDown
    {966, 962, -1, -1, -1, 0, 0, 115, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDown
    {967, 962, 968, -1, -1, 0, 0, 116, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDownRepeat
    {969, 962, -1, -1, -1, 0, 0, 117, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDownRepeat
    {970, 962, 971, -1, -1, 0, 0, 118, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragInside
    {972, 962, -1, -1, -1, 0, 0, 119, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragInside
    {973, 962, 974, -1, -1, 0, 0, 120, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragOutside
    {975, 962, -1, -1, -1, 0, 0, 121, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragOutside
    {976, 962, 977, -1, -1, 0, 0, 122, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragEnter
    {978, 962, -1, -1, -1, 0, 0, 123, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragEnter
    {979, 962, 980, -1, -1, 0, 0, 124, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragExit
    {981, 962, -1, -1, -1, 0, 0, 125, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragExit
    {982, 962, 983, -1, -1, 0, 0, 126, 0, 0, 5, 41, 40, 0, 0, 9},  // touchUpInside
    {984, 962, -1, -1, -1, 0, 0, 127, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchUpInside
    {985, 962, 986, -1, -1, 0, 0, 128, 0, 0, 5, 41, 40, 0, 0, 9},  // touchUpOutside
    {987, 962, -1, -1, -1, 0, 0, 129, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchUpOutside
    {988, 962, 989, -1, -1, 0, 0, 130, 0, 0, 5, 41, 40, 0, 0, 9},  // touchCancel
    {990, 962, -1, -1, -1, 0, 0, 131, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchCancel
    {991, 962, 992, -1, -1, 0, 0, 132, 0, 0, 5, 41, 40, 0, 0, 9},  // valueChanged
    {993, 962, -1, -1, -1, 0, 0, 133, 0, 0, 5, 41, 40, 0, 0, 9},  // ValueChanged
    {994, 962, 995, -1, -1, 0, 0, 134, 0, 0, 5, 41, 40, 0, 0, 9},  // primaryActionTriggered
    {996, 962, -1, -1, -1, 0, 0, 135, 0, 0, 5, 41, 40, 0, 0, 9},  // PrimaryActionTriggered
    {997, 962, 998, -1, -1, 0, 0, 136, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidBegin
    {999, 962, -1, -1, -1, 0, 0, 137, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidBegin
    {1000, 962, 1001, -1, -1, 0, 0, 138, 0, 0, 5, 41, 40, 0, 0, 9},  // editingChanged
    {1002, 962, -1, -1, -1, 0, 0, 139, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingChanged
    {1003, 962, 1004, -1, -1, 0, 0, 140, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidEnd
    {1005, 962, -1, -1, -1, 0, 0, 141, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidEnd
    {1006, 962, 1007, -1, -1, 0, 0, 142, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidEndOnExit
    {1008, 962, -1, -1, -1, 0, 0, 143, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidEndOnExit
    {1009, 962, 1010, -1, -1, 0, 0, 144, 0, 0, 5, 41, 40, 0, 0, 9},  // allTouchEvents
    {1011, 962, -1, -1, -1, 0, 0, 145, 0, 0, 5, 41, 40, 0, 0, 9},  // AllTouchEvents
    {1012, 962, 1013, -1, -1, 0, 0, 146, 0, 0, 5, 41, 40, 0, 0, 9},  // allEditingEvents
    {1014, 962, -1, -1, -1, 0, 0, 147, 0, 0, 5, 41, 40, 0, 0, 9},  // AllEditingEvents
    {1015, 962, 1016, -1, -1, 0, 0, 148, 0, 0, 5, 41, 40, 0, 0, 9},  // allEvents
    {1017, 962, -1, -1, -1, 0, 0, 149, 0, 0, 5, 41, 40, 0, 0, 9},  // AllEvents
    {1018, -1, -1, -1, -1, 544, 971, 150, 3, 4, 1, 32, 61, 0, 0, 9},  // addTarget
    {1018, -1, -1, -1, -1, 547, 975, 151, 3, 4, 1, 32, 61, 0, 0, 9},  // addTarget
    {1021, -1, -1, -1, -1, 550, 979, 152, 3, 4, 1, 32, 61, 0, 0, 9},  // removeTarget
    {1021, -1, -1, -1, -1, 553, 983, 153, 3, 4, 1, 32, 61, 0, 0, 9},  // removeTarget
    {1022, -1, -1, -1, -1, 556, 987, 154, 1, 2, 1, 32, 61, 0, 0, 9},  // sendActions
    {1023, -1, -1, -1, -1, 557, 989, 155, 1, 2, 1, 32, 61, 0, 0, 9},  // sendActionsForControlEvents
    {1026, -1, -1, -1, -1, 558, 991, 156, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitle
    {1026, -1, -1, -1, -1, 560, 994, 157, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitle
    {1028, -1, -1, -1, -1, 562, 997, 158, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleColor
    {1028, -1, -1, -1, -1, 564, 1000, 159, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleColor
    {1029, -1, -1, -1, -1, 566, 1003, 160, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleShadowColor
    {1030, -1, -1, -1, -1, 568, 1006, 161, 2, 3, 1, 32, 61, 0, 0, 9},  // setImage
    {1030, -1, -1, -1, -1, 570, 1009, 162, 2, 3, 1, 32, 61, 0, 0, 9},  // setImage
    {1031, -1, -1, -1, -1, 572, 1012, 163, 2, 3, 1, 32, 61, 0, 0, 9},  // setBackgroundImage
    {1031, -1, -1, -1, -1, 574, 1015, 164, 2, 3, 1, 32, 61, 0, 0, 9},  // setBackgroundImage
    {1032, -1, -1, -1, -1, 576, 1018, 165, 2, 3, 1, 32, 61, 0, 0, 9},  // setAttributedTitle
    {1025, -1, -1, -1, -1, 0, 1021, 166, 0, 1, 2, 32, 31, 0, 0, 9},  // titleLabel
    {1034, -1, -1, -1, -1, 0, 1022, 167, 0, 1, 2, 32, 31, 0, 0, 9},  // imageView
    {1035, -1, -1, -1, -1, 0, 1023, 168, 0, 1, 2, 32, 31, 0, 0, 9},  // textLabel
    {1036, -1, -1, -1, -1, 0, 1024, 169, 0, 1, 2, 32, 31, 0, 0, 9},  // detailTextLabel
    {1033, -1, -1, -1, -1, 0, 1025, 170, 0, 1, 2, 32, 31, 0, 0, 9},  // contentView
    {1037, -1, -1, -1, -1, 0, 1026, 171, 0, 1, 2, 32, 61, 0, 0, 9},  // effect
    {247, -1, -1, -1, -1, 578, 1027, 172, 1, 1, 3, 0, 31, 0, 0, 9},  // UIVisualEffectView
    {1024, -1, -1, -1, -1, 0, 1028, 173, 0, 1, 2, 32, 3, 0, 0, 9},  // currentTitle
    {1038, -1, -1, -1, -1, 0, 1029, 174, 0, 1, 2, 32, 57, 0, 0, 9},  // contentEdgeInsets
    {1039, -1, -1, -1, -1, 0, 1030, 175, 0, 1, 2, 32, 57, 0, 0, 9},  // titleEdgeInsets
    {1040, -1, -1, -1, -1, 0, 1031, 176, 0, 1, 2, 32, 57, 0, 0, 9},  // imageEdgeInsets
    {1041, -1, -1, -1, 1287, 0, 1032, 177, 0, 1, 2, 32, 2, 0, 0, 9},  // isEnabled
    {1042, -1, -1, -1, 956, 0, 1033, 178, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelected
    {1043, -1, -1, -1, 950, 0, 1034, 179, 0, 1, 2, 32, 2, 0, 0, 9},  // isHighlighted
    {1044, -1, -1, -1, 1972, 0, 1035, 180, 0, 1, 2, 32, 2, 0, 0, 9},  // isTracking
    {1045, -1, -1, -1, 1973, 0, 1036, 181, 0, 1, 2, 32, 2, 0, 0, 9},  // isTouchInside
    {596, -1, -1, -1, -1, 0, 1037, 182, 0, 1, 2, 32, 41, 0, 0, 9},  // state
    {1046, -1, -1, -1, -1, 0, 1038, 183, 0, 1, 2, 32, 61, 0, 0, 9},  // contentHorizontalAlignment
    {1047, -1, -1, -1, -1, 0, 1039, 184, 0, 1, 2, 32, 61, 0, 0, 9},  // contentVerticalAlignment
    {76, -1, -1, -1, -1, 0, 1040, 185, 0, 1, 2, 32, 0, 0, 0, 9},  // value
    {1048, -1, -1, -1, -1, 0, 1041, 186, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumValue
    {1049, -1, -1, -1, -1, 0, 1042, 187, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumValue
    {1050, -1, -1, -1, -1, 579, 1043, 188, 2, 3, 1, 32, 61, 0, 0, 9},  // setValue
    {1051, -1, -1, -1, -1, 0, 1046, 189, 0, 1, 2, 32, 2, 0, 0, 9},  // isContinuous
    {1052, -1, -1, -1, -1, 0, 1047, 190, 0, 1, 2, 32, 17, 0, 0, 9},  // minimumTrackTintColor
    {1053, -1, -1, -1, -1, 0, 1048, 191, 0, 1, 2, 32, 17, 0, 0, 9},  // maximumTrackTintColor
    {1054, -1, -1, -1, -1, 0, 1049, 192, 0, 1, 2, 32, 17, 0, 0, 9},  // thumbTintColor
    {918, -1, -1, -1, -1, 0, 1050, 193, 0, 1, 2, 32, 12, 0, 0, 9},  // contentSize
    {375, 1055, 1056, -1, -1, 0, 0, 194, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {396, 1055, 1057, -1, -1, 0, 0, 195, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {379, 1055, 1058, -1, -1, 0, 0, 196, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {1059, 1055, 1060, -1, -1, 0, 0, 197, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {1061, 1055, 1062, -1, -1, 0, 0, 198, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {1063, -1, -1, -1, -1, 0, 0, 199, 0, 0, 5, 0, 20, 0, 0, 9},  // UITextAlignmentLeft
    {1064, -1, -1, -1, -1, 0, 0, 200, 0, 0, 5, 0, 20, 0, 0, 9},  // UITextAlignmentCenter
    {1065, -1, -1, -1, -1, 0, 0, 201, 0, 0, 5, 0, 20, 0, 0, 9},  // UITextAlignmentRight
    {595, -1, -1, -1, 1067, 0, 1051, 0, 0, 1, 2, 32, 61, 0, 0, 10},  // next
    {1068, -1, -1, -1, -1, 0, 1052, 1, 0, 1, 2, 32, 31, 0, 0, 10},  // superview
    {1069, -1, -1, -1, -1, 0, 1053, 2, 0, 1, 2, 32, 4, 0, 0, 10},  // subviews
    {85, -1, -1, -1, -1, 0, 1054, 3, 0, 1, 2, 32, 31, 0, 0, 10},  // window
    {1070, -1, -1, -1, -1, 0, 1055, 4, 0, 1, 2, 32, 2, 0, 0, 10},  // isKeyWindow
    {1071, -1, -1, -1, 1932, 581, 1056, 5, 1, 2, 1, 32, 2, 0, 0, 10},  // isDescendant
    {1072, -1, -1, -1, -1, 582, 1058, 6, 1, 2, 1, 32, 61, 0, 0, 10},  // addSubview
    {1073, -1, -1, -1, -1, 583, 1060, 7, 1, 2, 1, 32, 61, 0, 0, 10},  // bringSubviewToFront
    {1074, -1, -1, -1, 1934, 584, 1062, 8, 1, 2, 1, 32, 61, 0, 0, 10},  // bringSubview
    {1076, -1, -1, -1, -1, 585, 1064, 9, 1, 2, 1, 32, 61, 0, 0, 10},  // sendSubviewToBack
    {1077, -1, -1, -1, 1935, 586, 1066, 10, 1, 2, 1, 32, 61, 0, 0, 10},  // sendSubview
    {1079, -1, -1, -1, -1, 587, 1068, 11, 0, 1, 1, 32, 61, 0, 0, 10},  // removeFromSuperview
    {1080, -1, -1, -1, 1933, 587, 1069, 12, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1081, -1, -1, -1, 1974, 589, 1072, 13, 2, 3, 1, 32, 61, 0, 0, 10},  // exchangeSubview
    {1080, -1, -1, -1, -1, 591, 1075, 14, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1080, -1, -1, -1, -1, 593, 1078, 15, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1085, -1, -1, -1, 1938, 595, 1081, 16, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1085, -1, -1, -1, 1940, 597, 1084, 17, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1086, -1, -1, -1, -1, 599, 1087, 18, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1086, -1, -1, -1, -1, 601, 1090, 19, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1089, -1, -1, -1, -1, 603, 1093, 20, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1089, -1, -1, -1, -1, 605, 1096, 21, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1090, -1, -1, -1, -1, 607, 1099, 22, 0, 1, 1, 32, 61, 0, 0, 10},  // setNeedsLayout
    {1091, -1, -1, -1, -1, 607, 1100, 23, 0, 1, 1, 32, 61, 0, 0, 10},  // layoutIfNeeded
    {1090, -1, -1, -1, -1, 607, 1101, 24, 0, 1, 1, 33, 61, 0, 0, 10},  // setNeedsLayout
    {1091, -1, -1, -1, -1, 607, 1102, 25, 0, 1, 1, 33, 61, 0, 0, 10},  // layoutIfNeeded
    {1092, -1, -1, -1, -1, 607, 1103, 26, 0, 1, 1, 33, 61, 0, 0, 10},  // layoutSublayers
    {1092, -1, -1, -1, -1, 607, 1104, 27, 1, 2, 1, 32, 61, 0, 0, 10},  // layoutSublayers
    {1093, -1, -1, -1, -1, 608, 1106, 28, 1, 2, 1, 32, 61, 0, 0, 10},  // layoutSublayersOfLayer
    {1094, -1, -1, -1, -1, 609, 1108, 29, 0, 1, 1, 33, 2, 0, 0, 10},  // needsLayout
    {1095, -1, -1, -1, -1, 609, 1109, 30, 0, 1, 1, 32, 61, 0, 0, 10},  // setNeedsDisplay
    {1096, -1, -1, -1, -1, 609, 1110, 31, 0, 1, 1, 32, 61, 0, 0, 10},  // layoutSubviews
    {1095, -1, -1, -1, 1975, 609, 1111, 32, 1, 2, 1, 32, 61, 0, 0, 10},  // setNeedsDisplay
    {1095, -1, -1, -1, 1975, 610, 1113, 33, 1, 2, 1, 33, 61, 0, 0, 10},  // setNeedsDisplay
    {1097, -1, -1, -1, -1, 611, 1115, 34, 0, 1, 1, 32, 2, 0, 0, 10},  // becomeFirstResponder
    {1098, -1, -1, -1, -1, 611, 1116, 35, 0, 1, 1, 32, 2, 0, 0, 10},  // resignFirstResponder
    {1099, -1, -1, -1, -1, 611, 1117, 36, 1, 2, 1, 32, 12, 0, 0, 10},  // sizeThatFits
    {1100, -1, -1, -1, -1, 612, 1119, 37, 0, 1, 1, 32, 61, 0, 0, 10},  // sizeToFit
    {1101, -1, -1, -1, -1, 0, 1120, 38, 0, 1, 2, 32, 12, 0, 0, 10},  // intrinsicContentSize
    {1102, 236, 1103, -1, -1, 0, 0, 39, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1104, -1, -1, -1, -1, 612, 1121, 40, 0, 1, 1, 32, 61, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1105, -1, -1, -1, -1, 612, 1122, 41, 1, 2, 1, 32, 61, 0, 0, 10},  // endEditing
    {1095, -1, -1, -1, -1, 613, 1124, 42, 0, 1, 1, 33, 61, 0, 0, 10},  // setNeedsDisplay
    {1106, -1, -1, -1, -1, 613, 1125, 43, 0, 1, 1, 33, 61, 0, 0, 10},  // displayIfNeeded
    {1107, -1, -1, -1, -1, 613, 1126, 44, 0, 1, 1, 33, 61, 0, 0, 10},  // display
    {1108, -1, -1, -1, -1, 613, 1127, 45, 1, 2, 1, 32, 31, 0, 0, 10},  // viewWithTag
    {1109, -1, -1, -1, 1948, 614, 1129, 46, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1109, -1, -1, -1, -1, 616, 1132, 47, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1109, -1, -1, -1, -1, 618, 1135, 48, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1112, -1, -1, -1, -1, 620, 1138, 49, 2, 3, 1, 33, 61, 0, 0, 10},  // replaceSublayer
    {1102, 236, -1, -1, -1, 0, 0, 50, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1113, -1, -1, -1, -1, 0, 1141, 51, 0, 1, 2, 32, 61, 0, 0, 10},  // rootViewController
    {1114, -1, -1, -1, -1, 0, 1142, 52, 0, 1, 2, 32, 61, 0, 0, 10},  // liveView
    {1115, -1, -1, -1, -1, 622, 1143, 53, 0, 1, 1, 32, 61, 0, 0, 10},  // makeKeyAndVisible
    {1116, -1, -1, -1, -1, 622, 1144, 54, 0, 1, 1, 32, 61, 0, 0, 10},  // makeKey
    {1118, 1117, -1, -1, -1, 0, 0, 55, 0, 0, 5, 32, 31, 0, 0, 10},  // current
    {914, 1119, -1, -1, -1, 0, 0, 56, 0, 0, 5, 32, 31, 0, 0, 10},  // currentPage
    {1120, -1, -1, -1, -1, 0, 1145, 57, 0, 1, 2, 32, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1122, 1121, -1, -1, -1, 0, 0, 58, 0, 0, 5, 32, 31, 0, 0, 10},  // main
    {1123, 1121, -1, -1, -1, 622, 1146, 59, 0, 0, 4, 32, 31, 0, 0, 10},  // mainScreen
    {1124, -1, -1, -1, -1, 0, 1146, 60, 0, 1, 2, 32, 31, 0, 0, 10},  // coordinateSpace
    {1125, -1, -1, -1, -1, 0, 1147, 61, 0, 1, 2, 32, 31, 0, 0, 10},  // fixedCoordinateSpace
    {1126, -1, -1, -1, -1, 0, 1148, 62, 0, 1, 2, 32, 31, 0, 0, 10},  // screen
    {1127, -1, -1, -1, -1, 0, 1149, 63, 0, 1, 2, 32, 13, 0, 0, 10},  // applicationFrame
    {1128, -1, -1, -1, 1930, 622, 1150, 64, 2, 3, 1, 32, 31, 0, 5, 10},  // hitTest
    {1129, -1, -1, -1, -1, 624, 1153, 65, 2, 3, 1, 32, 2, 0, 0, 10},  // beginTracking
    {1130, -1, -1, -1, -1, 626, 1156, 66, 2, 3, 1, 32, 2, 0, 0, 10},  // continueTracking
    {336, -1, -1, -1, 1931, 628, 1159, 67, 2, 3, 1, 32, 2, 0, 5, 10},  // point
    {1132, -1, -1, -1, -1, 630, 1162, 0, 0, 0, 3, 0, 32, 0, 0, 11},  // CALayer
    {1133, -1, -1, -1, -1, 630, 1162, 1, 0, 0, 3, 0, 32, 0, 0, 11},  // CAShapeLayer
    {1134, -1, -1, -1, -1, 630, 1162, 2, 0, 0, 3, 0, 32, 0, 0, 11},  // CAGradientLayer
    {1135, -1, -1, -1, -1, 630, 1162, 3, 0, 0, 3, 0, 32, 0, 0, 11},  // CATextLayer
    {1136, -1, -1, -1, -1, 0, 1162, 4, 0, 1, 2, 33, 4, 0, 0, 11},  // colors
    {1137, -1, -1, -1, -1, 0, 1163, 5, 0, 1, 2, 33, 4, 0, 0, 11},  // locations
    {1138, -1, -1, -1, -1, 0, 1164, 6, 0, 1, 2, 33, 9, 0, 0, 11},  // startPoint
    {1139, -1, -1, -1, -1, 0, 1165, 7, 0, 1, 2, 33, 9, 0, 0, 11},  // endPoint
    {283, -1, -1, -1, -1, 0, 1166, 8, 0, 1, 2, 33, 61, 0, 0, 11},  // string
    {831, -1, -1, -1, -1, 0, 1167, 9, 0, 1, 2, 33, 61, 0, 0, 11},  // font
    {1140, -1, -1, -1, -1, 0, 1168, 10, 0, 1, 2, 33, 0, 0, 0, 11},  // fontSize
    {1141, -1, -1, -1, -1, 0, 1169, 11, 0, 1, 2, 33, 17, 0, 0, 11},  // foregroundColor
    {1142, -1, -1, -1, -1, 0, 1170, 12, 0, 1, 2, 33, 61, 0, 0, 11},  // alignmentMode
    {1143, -1, -1, -1, -1, 0, 1171, 13, 0, 1, 2, 33, 61, 0, 0, 11},  // truncationMode
    {1144, -1, -1, -1, -1, 0, 1172, 14, 0, 1, 2, 33, 2, 0, 0, 11},  // isWrapped
    {1145, -1, -1, -1, 1146, 630, 1173, 15, 1, 2, 1, 33, 61, 0, 0, 11},  // render
    {1147, -1, -1, -1, 1149, 632, 1175, 16, 2, 3, 1, 32, 2, 0, 0, 11},  // drawHierarchy
    {812, -1, -1, -1, -1, 0, 1178, 17, 0, 1, 2, 33, 13, 0, 9, 11},  // frame
    {813, -1, -1, -1, -1, 0, 1179, 18, 0, 1, 2, 33, 13, 0, 10, 11},  // bounds
    {133, -1, -1, -1, -1, 0, 1180, 19, 0, 1, 2, 33, 9, 0, 11, 11},  // position
    {814, -1, -1, -1, -1, 0, 1181, 20, 0, 1, 2, 33, 9, 0, 12, 11},  // anchorPoint
    {815, -1, -1, -1, 1936, 0, 1182, 21, 0, 1, 2, 33, 2, 0, 0, 11},  // isHidden
    {1150, -1, -1, -1, -1, 0, 1183, 22, 0, 1, 2, 33, 2, 0, 0, 11},  // masksToBounds
    {817, -1, -1, -1, -1, 0, 1184, 23, 0, 1, 2, 33, 3, 0, 0, 11},  // name
    {1151, -1, -1, -1, -1, 0, 1185, 24, 0, 1, 2, 33, 14, 0, 0, 11},  // sublayerTransform
    {134, -1, -1, -1, -1, 0, 1186, 25, 0, 1, 2, 33, 14, 0, 0, 11},  // transform
    {1152, -1, -1, -1, -1, 0, 1187, 26, 0, 1, 2, 33, 0, 0, 0, 11},  // zPosition
    {1153, -1, -1, -1, -1, 0, 1188, 27, 0, 1, 2, 33, 0, 0, 0, 11},  // opacity
    {827, -1, -1, -1, -1, 0, 1189, 28, 0, 1, 2, 33, 17, 0, 0, 11},  // backgroundColor
    {1154, -1, -1, -1, -1, 0, 1190, 29, 0, 1, 2, 33, 0, 0, 0, 11},  // cornerRadius
    {1155, -1, -1, -1, -1, 0, 1191, 30, 0, 1, 2, 33, 0, 0, 0, 11},  // borderWidth
    {1156, -1, -1, -1, -1, 0, 1192, 31, 0, 1, 2, 33, 17, 0, 0, 11},  // borderColor
    {861, -1, -1, -1, -1, 0, 1193, 32, 0, 1, 2, 33, 17, 0, 0, 11},  // shadowColor
    {1157, -1, -1, -1, -1, 0, 1194, 33, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowOpacity
    {1158, -1, -1, -1, -1, 0, 1195, 34, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowRadius
    {1159, -1, -1, -1, -1, 0, 1196, 35, 0, 1, 2, 33, 12, 0, 0, 11},  // shadowOffset
    {1160, -1, -1, -1, -1, 0, 1197, 36, 0, 1, 2, 33, 33, 0, 0, 11},  // shadowPath
    {1161, -1, -1, -1, -1, 0, 1198, 37, 0, 1, 2, 33, 0, 0, 0, 11},  // contentsScale
    {1162, -1, -1, -1, -1, 0, 1199, 38, 0, 1, 2, 33, 61, 0, 0, 11},  // contents
    {1163, -1, -1, -1, -1, 0, 1200, 39, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsRect
    {1164, -1, -1, -1, -1, 0, 1201, 40, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsCenter
    {1165, -1, -1, -1, -1, 0, 1202, 41, 0, 1, 2, 33, 2, 0, 0, 11},  // shouldRasterize
    {1166, -1, -1, -1, -1, 0, 1203, 42, 0, 1, 2, 33, 0, 0, 0, 11},  // rasterizationScale
    {1167, -1, -1, -1, 1966, 0, 1204, 43, 0, 1, 2, 33, 2, 0, 0, 11},  // isDoubleSided
    {839, -1, -1, -1, -1, 0, 1205, 44, 0, 1, 2, 33, 32, 0, 0, 11},  // mask
    {1168, -1, -1, -1, -1, 0, 1206, 45, 0, 1, 2, 33, 61, 0, 0, 11},  // contentsGravity
    {1170, 1169, 1171, -1, -1, 0, 0, 46, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMinYCorner
    {1172, 1169, 1173, -1, -1, 0, 0, 47, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMinYCorner
    {1174, 1169, 1175, -1, -1, 0, 0, 48, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMaxYCorner
    {1176, 1169, 1177, -1, -1, 0, 0, 49, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMaxYCorner
    {1178, -1, -1, -1, -1, 0, 1207, 50, 0, 1, 2, 33, 42, 0, 0, 11},  // maskedCorners
    {1179, -1, -1, -1, 1180, 0, 1208, 51, 0, 1, 2, 33, 2, 0, 0, 11},  // isGeometryFlipped
    {1181, -1, -1, -1, -1, 636, 1209, 52, 0, 1, 1, 33, 2, 0, 0, 11},  // contentsAreFlipped
    {1182, -1, -1, -1, -1, 0, 1210, 53, 0, 1, 2, 33, 61, 0, 0, 11},  // actions
    {1183, -1, -1, -1, -1, 0, 1211, 54, 0, 1, 2, 33, 61, 0, 0, 11},  // magnificationFilter
    {1184, -1, -1, -1, -1, 0, 1212, 55, 0, 1, 2, 33, 61, 0, 0, 11},  // minificationFilter
    {1185, -1, -1, -1, -1, 0, 1213, 56, 0, 1, 2, 33, 61, 0, 0, 11},  // compositingFilter
    {1186, -1, -1, -1, -1, 0, 1214, 57, 0, 1, 2, 33, 61, 0, 0, 11},  // cornerCurve
    {921, -1, -1, -1, -1, 0, 1215, 58, 0, 1, 2, 33, 61, 0, 0, 11},  // delegate
    {833, -1, -1, -1, 1965, 0, 1216, 59, 0, 1, 2, 33, 2, 0, 0, 11},  // isOpaque
    {1187, -1, -1, -1, -1, 0, 1217, 60, 0, 1, 2, 33, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1188, -1, -1, -1, -1, 0, 1218, 61, 0, 1, 2, 33, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1189, -1, -1, -1, -1, 0, 1219, 62, 0, 1, 2, 33, 61, 0, 0, 11},  // lineCap
    {1190, -1, -1, -1, -1, 0, 1220, 63, 0, 1, 2, 33, 61, 0, 0, 11},  // fillRule
    {1191, -1, -1, -1, -1, 0, 1221, 64, 0, 1, 2, 33, 0, 0, 0, 11},  // miterLimit
    {1192, -1, -1, -1, -1, 0, 1222, 65, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeStart
    {1193, -1, -1, -1, -1, 0, 1223, 66, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeEnd
    {1194, -1, -1, -1, -1, 636, 1224, 67, 0, 1, 1, 33, 14, 0, 0, 11},  // affineTransform
    {136, -1, -1, -1, -1, 636, 1225, 68, 1, 2, 1, 33, 61, 0, 8, 11},  // setAffineTransform
    {1195, -1, -1, -1, 1949, 637, 1227, 69, 0, 1, 1, 33, 32, 0, 0, 11},  // presentation
    {1196, -1, -1, -1, 1950, 637, 1228, 70, 0, 1, 1, 33, 32, 0, 0, 11},  // model
    {1197, -1, -1, -1, -1, 0, 1229, 71, 0, 1, 2, 33, 32, 0, 0, 11},  // superlayer
    {1198, -1, -1, -1, -1, 0, 1230, 72, 0, 1, 2, 33, 4, 0, 0, 11},  // sublayers
    {1199, -1, -1, -1, -1, 637, 1231, 73, 1, 2, 1, 33, 61, 0, 0, 11},  // addSublayer
    {1200, -1, -1, -1, -1, 638, 1233, 74, 0, 1, 1, 33, 61, 0, 0, 11},  // removeFromSuperlayer
    {1085, -1, -1, -1, 1942, 638, 1234, 75, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1085, -1, -1, -1, 1944, 640, 1237, 76, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1128, -1, -1, -1, -1, 642, 1240, 77, 1, 2, 1, 33, 32, 0, 0, 11},  // hitTest
    {414, -1, -1, -1, 1897, 643, 1242, 78, 1, 2, 1, 33, 2, 0, 0, 11},  // contains
    {1201, -1, -1, -1, -1, 644, 1244, 0, 0, 0, 0, 0, 53, 0, 0, 12},  // Rectangle
    {1202, -1, -1, -1, -1, 644, 1244, 1, 0, 0, 0, 0, 53, 0, 0, 12},  // Circle
    {1203, -1, -1, -1, -1, 644, 1244, 2, 0, 0, 0, 0, 53, 0, 0, 12},  // Ellipse
    {1204, -1, -1, -1, -1, 644, 1244, 3, 0, 0, 0, 0, 53, 0, 0, 12},  // Capsule
    {1205, -1, -1, -1, -1, 644, 1244, 4, 1, 1, 0, 0, 53, 0, 0, 12},  // RoundedRectangle
    {1206, -1, -1, -1, -1, 645, 1245, 5, 2, 2, 0, 0, 53, 0, 0, 12},  // Text
    {1208, 1209, -1, -1, -1, 0, 0, 6, 0, 0, 5, 4, 3, 0, 0, 12},  // circular
    {1210, 1209, -1, -1, -1, 0, 0, 7, 0, 0, 5, 4, 3, 0, 0, 12},  // continuous
    {1205, -1, -1, -1, -1, 647, 1247, 8, 2, 2, 0, 0, 53, 0, 0, 12},  // RoundedRectangle
    {1204, -1, -1, -1, -1, 649, 1249, 9, 1, 1, 0, 0, 53, 0, 0, 12},  // Capsule
    {1206, -1, -1, -1, -1, 650, 1250, 10, 1, 1, 0, 0, 53, 0, 0, 12},  // Text
    {1212, -1, -1, -1, -1, 651, 1251, 11, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {1212, -1, -1, -1, -1, 652, 1252, 12, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {728, 1213, -1, -1, -1, 0, 0, 13, 0, 0, 5, 54, 53, 0, 0, 12},  // red
    {756, 1213, -1, -1, -1, 0, 0, 14, 0, 0, 5, 54, 53, 0, 0, 12},  // orange
    {752, 1213, -1, -1, -1, 0, 0, 15, 0, 0, 5, 54, 53, 0, 0, 12},  // yellow
    {729, 1213, -1, -1, -1, 0, 0, 16, 0, 0, 5, 54, 53, 0, 0, 12},  // green
    {1214, 1213, -1, -1, -1, 0, 0, 17, 0, 0, 5, 54, 53, 0, 0, 12},  // mint
    {1215, 1213, -1, -1, -1, 0, 0, 18, 0, 0, 5, 54, 53, 0, 0, 12},  // teal
    {750, 1213, -1, -1, -1, 0, 0, 19, 0, 0, 5, 54, 53, 0, 0, 12},  // cyan
    {1216, 1213, -1, -1, -1, 0, 0, 20, 0, 0, 5, 54, 53, 0, 0, 12},  // indigo
    {730, 1213, -1, -1, -1, 0, 0, 21, 0, 0, 5, 54, 53, 0, 0, 12},  // blue
    {758, 1213, -1, -1, -1, 0, 0, 22, 0, 0, 5, 54, 53, 0, 0, 12},  // purple
    {1217, 1213, -1, -1, -1, 0, 0, 23, 0, 0, 5, 54, 53, 0, 0, 12},  // pink
    {760, 1213, -1, -1, -1, 0, 0, 24, 0, 0, 5, 54, 53, 0, 0, 12},  // brown
    {736, 1213, -1, -1, -1, 0, 0, 25, 0, 0, 5, 54, 53, 0, 0, 12},  // white
    {762, 1213, -1, -1, -1, 0, 0, 26, 0, 0, 5, 54, 53, 0, 0, 12},  // gray
    {744, 1213, -1, -1, -1, 0, 0, 27, 0, 0, 5, 54, 53, 0, 0, 12},  // black
    {768, 1213, -1, -1, -1, 0, 0, 28, 0, 0, 5, 54, 53, 0, 0, 12},  // clear
    {1218, 1213, -1, -1, -1, 0, 0, 29, 0, 0, 5, 54, 53, 0, 0, 12},  // primary
    {1219, 1213, -1, -1, -1, 0, 0, 30, 0, 0, 5, 54, 53, 0, 0, 12},  // secondary
    {1220, 1213, -1, -1, -1, 0, 0, 31, 0, 0, 5, 54, 53, 0, 0, 12},  // accentColor
    {1213, -1, -1, -1, -1, 653, 1253, 32, 1, 1, 3, 0, 53, 0, 0, 12},  // Color
    {1213, -1, -1, -1, -1, 654, 1254, 33, 3, 3, 3, 0, 53, 0, 0, 12},  // Color
    {812, -1, -1, -1, -1, 657, 1257, 34, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 659, 1260, 35, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 660, 1262, 36, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 661, 1264, 37, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {133, -1, -1, -1, -1, 664, 1268, 38, 2, 3, 1, 54, 53, 0, 0, 12},  // position
    {133, -1, -1, -1, -1, 666, 1271, 39, 1, 2, 1, 54, 53, 0, 0, 12},  // position
    {812, -1, -1, -1, -1, 667, 1273, 40, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 668, 1275, 41, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 670, 1278, 42, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 671, 1280, 43, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 673, 1283, 44, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 675, 1286, 45, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {712, 1224, -1, -1, -1, 0, 0, 46, 0, 0, 5, 56, 58, 0, 0, 12},  // Set
    {373, 1224, -1, -1, -1, 0, 0, 47, 0, 0, 5, 56, 55, 0, 0, 12},  // top
    {1226, 1224, -1, -1, -1, 0, 0, 48, 0, 0, 5, 56, 55, 0, 0, 12},  // leading
    {377, 1224, -1, -1, -1, 0, 0, 49, 0, 0, 5, 56, 55, 0, 0, 12},  // bottom
    {1227, 1224, -1, -1, -1, 0, 0, 50, 0, 0, 5, 56, 55, 0, 0, 12},  // trailing
    {1228, 1224, -1, -1, -1, 0, 0, 51, 0, 0, 5, 56, 55, 0, 0, 12},  // horizontal
    {1229, 1224, -1, -1, -1, 0, 0, 52, 0, 0, 5, 56, 55, 0, 0, 12},  // vertical
    {381, 1224, -1, -1, -1, 0, 0, 53, 0, 0, 5, 56, 55, 0, 0, 12},  // all
    {683, -1, -1, -1, -1, 678, 1290, 54, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {683, -1, -1, -1, -1, 679, 1292, 55, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {683, -1, -1, -1, -1, 680, 1294, 56, 2, 3, 1, 54, 53, 0, 0, 12},  // padding
    {683, -1, -1, -1, -1, 682, 1297, 57, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {683, -1, -1, -1, -1, 683, 1299, 58, 0, 1, 1, 54, 53, 0, 0, 12},  // padding
    {1230, -1, -1, -1, -1, 683, 1300, 59, 4, 4, 3, 0, 57, 0, 0, 12},  // EdgeInsets
    {77, -1, -1, -1, -1, 687, 1304, 60, 2, 3, 1, 54, 53, 0, 0, 12},  // offset
    {77, -1, -1, -1, -1, 689, 1307, 61, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {77, -1, -1, -1, -1, 690, 1309, 62, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {77, -1, -1, -1, -1, 691, 1311, 63, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {1231, -1, -1, -1, -1, 692, 1313, 64, 1, 2, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1231, -1, -1, -1, -1, 693, 1315, 65, 2, 3, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1233, -1, -1, -1, -1, 695, 1318, 66, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1233, -1, -1, -1, -1, 696, 1320, 67, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1233, -1, -1, -1, -1, 698, 1323, 68, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1233, -1, -1, -1, -1, 699, 1325, 69, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1233, -1, -1, -1, -1, 701, 1328, 70, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1233, -1, -1, -1, -1, 703, 1331, 71, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1233, -1, -1, -1, -1, 704, 1333, 72, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1233, -1, -1, -1, -1, 705, 1335, 73, 3, 4, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {305, -1, -1, -1, -1, 708, 1339, 74, 1, 2, 1, 54, 53, 0, 0, 12},  // rotation
    {305, -1, -1, -1, -1, 709, 1341, 75, 2, 3, 1, 54, 53, 0, 0, 12},  // rotation
    {303, -1, -1, -1, -1, 711, 1344, 76, 1, 2, 1, 54, 53, 0, 0, 12},  // scale
    {303, -1, -1, -1, -1, 712, 1346, 77, 2, 3, 1, 54, 53, 0, 0, 12},  // scale
    {303, -1, -1, -1, -1, 714, 1349, 78, 2, 3, 1, 54, 53, 0, 0, 12},  // scale
    {402, -1, -1, -1, -1, 716, 1352, 79, 1, 2, 1, 54, 53, 0, 0, 12},  // inset
    {134, -1, -1, -1, -1, 717, 1354, 80, 1, 2, 1, 54, 53, 0, 0, 12},  // transform
    {1234, -1, -1, -1, -1, 718, 1356, 81, 1, 2, 1, 54, 33, 0, 0, 12},  // path
    {1235, -1, -1, -1, -1, 0, 1358, 82, 0, 1, 2, 34, 13, 0, 0, 12},  // boundingRect
    {1236, -1, -1, -1, -1, 719, 1359, 83, 1, 2, 1, 54, 53, 0, 0, 12},  // transformEffect
    {1237, -1, -1, -1, -1, 720, 1361, 84, 1, 2, 1, 54, 53, 0, 0, 12},  // projectionEffect
    {1238, -1, -1, -1, -1, 721, 1363, 85, 1, 2, 1, 54, 53, 0, 0, 12},  // modifier
    {134, -1, -1, -1, -1, 0, 1365, 86, 0, 1, 2, 54, 14, 0, 0, 12},  // transform
    {395, -1, -1, -1, -1, 0, 1366, 87, 0, 1, 2, 54, 4, 0, 0, 12},  // corners
    {396, -1, -1, -1, -1, 0, 1367, 88, 0, 1, 2, 54, 9, 0, 0, 12},  // center
    {911, -1, -1, -1, -1, 0, 1368, 89, 0, 1, 2, 54, 13, 0, 0, 12},  // layoutFrame
    {328, -1, -1, -1, -1, 0, 1369, 90, 0, 1, 2, 54, 12, 0, 0, 12},  // size
    {1239, 1240, -1, -1, -1, 0, 0, 91, 0, 0, 5, 55, 54, 0, 0, 12},  // topLeading
    {373, 1240, -1, -1, -1, 0, 0, 92, 0, 0, 5, 55, 54, 0, 0, 12},  // top
    {1241, 1240, -1, -1, -1, 0, 0, 93, 0, 0, 5, 55, 54, 0, 0, 12},  // topTrailing
    {1226, 1240, -1, -1, -1, 0, 0, 94, 0, 0, 5, 55, 54, 0, 0, 12},  // leading
    {396, 1240, -1, -1, -1, 0, 0, 95, 0, 0, 5, 55, 54, 0, 0, 12},  // center
    {1227, 1240, -1, -1, -1, 0, 0, 96, 0, 0, 5, 55, 54, 0, 0, 12},  // trailing
    {1242, 1240, -1, -1, -1, 0, 0, 97, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomLeading
    {377, 1240, -1, -1, -1, 0, 0, 98, 0, 0, 5, 55, 54, 0, 0, 12},  // bottom
    {1243, 1240, -1, -1, -1, 0, 0, 99, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomTrailing
    {265, -1, -1, -1, -1, 0, 1370, 100, 0, 1, 2, 55, 0, 0, 0, 12},  // x
    {256, -1, -1, -1, -1, 0, 1371, 101, 0, 1, 2, 55, 0, 0, 0, 12},  // y
    {1240, -1, -1, -1, -1, 722, 1372, 102, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1245, -1, -1, -1, -1, 724, 1374, 103, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1245, -1, -1, -1, -1, 725, 1375, 104, 0, 0, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1246, -1, -1, -1, -1, 725, 1375, 0, 2, 2, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1246, -1, -1, -1, -1, 727, 1377, 1, 1, 1, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1246, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1248, -1, -1, -1, -1, 728, 1378, 3, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1248, -1, -1, -1, -1, 730, 1380, 4, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1248, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1249, -1, -1, -1, -1, 731, 1381, 6, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1249, -1, -1, -1, -1, 733, 1383, 7, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1249, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1250, -1, -1, -1, -1, 734, 1384, 9, 2, 2, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1250, -1, -1, -1, -1, 736, 1386, 10, 1, 1, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1250, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1251, -1, -1, -1, -1, 737, 1387, 12, 2, 2, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1251, -1, -1, -1, -1, 739, 1389, 13, 1, 1, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1251, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1252, -1, -1, -1, -1, 740, 1390, 15, 2, 2, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1252, -1, -1, -1, -1, 742, 1392, 16, 1, 1, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1252, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1253, -1, -1, -1, -1, 743, 1393, 18, 2, 2, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1253, -1, -1, -1, -1, 745, 1395, 19, 1, 1, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1253, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {947, 1246, -1, -1, -1, 0, 0, 21, 0, 0, 5, 35, 58, 0, 0, 13},  // State
    {1254, 1246, -1, -1, -1, 0, 0, 22, 0, 0, 5, 35, 58, 0, 0, 13},  // Direction
    {875, -1, -1, -1, -1, 0, 1396, 23, 0, 1, 2, 36, 0, 0, 0, 13},  // rawValue
    {1257, 1258, 1259, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 13},  // possible
    {1260, 1258, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 13},  // Possible
    {1261, 1258, 1262, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 13},  // began
    {1263, 1258, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 13},  // Began
    {1264, 1258, 1265, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 13},  // changed
    {1266, 1258, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 13},  // Changed
    {1267, 1258, 1268, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 13},  // ended
    {1269, 1258, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 13},  // Ended
    {1270, 1258, 1271, -1, -1, 0, 0, 32, 0, 0, 5, 36, 35, 0, 0, 13},  // cancelled
    {1272, 1258, -1, -1, -1, 0, 0, 33, 0, 0, 5, 36, 35, 0, 0, 13},  // Cancelled
    {1273, 1258, 1274, -1, -1, 0, 0, 34, 0, 0, 5, 36, 35, 0, 0, 13},  // failed
    {1275, 1258, -1, -1, -1, 0, 0, 35, 0, 0, 5, 36, 35, 0, 0, 13},  // Failed
    {1276, 1258, 1277, -1, -1, 0, 0, 36, 0, 0, 5, 36, 35, 0, 0, 13},  // recognized
    {379, 1278, 1279, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 13},  // right
    {1280, 1278, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 13},  // Right
    {375, 1278, 1281, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 13},  // left
    {1282, 1278, -1, -1, -1, 0, 0, 40, 0, 0, 5, 37, 36, 0, 0, 13},  // Left
    {530, 1278, 1283, -1, -1, 0, 0, 41, 0, 0, 5, 37, 36, 0, 0, 13},  // up
    {1284, 1278, -1, -1, -1, 0, 0, 42, 0, 0, 5, 37, 36, 0, 0, 13},  // Up
    {531, 1278, 1285, -1, -1, 0, 0, 43, 0, 0, 5, 37, 36, 0, 0, 13},  // down
    {1286, 1278, -1, -1, -1, 0, 0, 44, 0, 0, 5, 37, 36, 0, 0, 13},  // Down
    {596, -1, -1, -1, -1, 0, 1397, 45, 0, 1, 2, 35, 35, 0, 0, 13},  // state
    {1041, -1, -1, -1, 1287, 0, 1398, 46, 0, 1, 2, 35, 2, 0, 0, 13},  // isEnabled
    {1287, -1, -1, -1, -1, 0, 1399, 47, 0, 1, 2, 35, 2, 0, 0, 13},  // enabled
    {80, -1, -1, -1, -1, 0, 1400, 48, 0, 1, 2, 35, 31, 0, 0, 13},  // view
    {817, -1, -1, -1, -1, 0, 1401, 49, 0, 1, 2, 35, 3, 0, 0, 13},  // name
    {1288, -1, -1, -1, -1, 0, 1402, 50, 0, 1, 2, 35, 2, 0, 0, 13},  // cancelsTouchesInView
    {1289, -1, -1, -1, -1, 0, 1403, 51, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesBegan
    {1290, -1, -1, -1, -1, 0, 1404, 52, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesEnded
    {1291, -1, -1, -1, -1, 0, 1405, 53, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouches
    {921, -1, -1, -1, -1, 0, 1406, 54, 0, 1, 2, 35, 61, 0, 0, 13},  // delegate
    {1292, -1, -1, -1, -1, 0, 1407, 55, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1293, -1, -1, -1, -1, 0, 1408, 56, 0, 1, 2, 35, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1294, -1, -1, -1, -1, 0, 1409, 57, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTapsRequired
    {1295, -1, -1, -1, -1, 0, 1410, 58, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1296, -1, -1, -1, -1, 0, 1411, 59, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumPressDuration
    {1297, -1, -1, -1, -1, 0, 1412, 60, 0, 1, 2, 35, 0, 0, 0, 13},  // allowableMovement
    {1298, -1, -1, -1, -1, 0, 1413, 61, 0, 1, 2, 35, 36, 0, 0, 13},  // direction
    {303, -1, -1, -1, -1, 0, 1414, 62, 0, 1, 2, 35, 0, 0, 0, 13},  // scale
    {305, -1, -1, -1, -1, 0, 1415, 63, 0, 1, 2, 35, 0, 0, 0, 13},  // rotation
    {1299, -1, -1, -1, -1, 0, 1416, 64, 0, 1, 2, 35, 0, 0, 0, 13},  // velocity
    {1300, -1, -1, -1, -1, 746, 1417, 65, 1, 2, 1, 35, 9, 0, 0, 13},  // location
    {1301, -1, -1, -1, -1, 747, 1419, 66, 1, 2, 1, 35, 9, 0, 0, 13},  // locationInView
    {1300, -1, -1, -1, 1987, 748, 1421, 67, 2, 3, 1, 35, 9, 0, 0, 13},  // location
    {1303, -1, -1, -1, -1, 750, 1424, 68, 2, 3, 1, 35, 9, 0, 0, 13},  // locationOfTouch
    {306, -1, -1, -1, -1, 752, 1427, 69, 1, 2, 1, 35, 9, 0, 0, 13},  // translation
    {1305, -1, -1, -1, -1, 753, 1429, 70, 1, 2, 1, 35, 9, 0, 0, 13},  // translationInView
    {1299, -1, -1, -1, -1, 754, 1431, 71, 1, 2, 1, 35, 9, 0, 0, 13},  // velocity
    {1306, -1, -1, -1, -1, 755, 1433, 72, 1, 2, 1, 35, 9, 0, 0, 13},  // velocityInView
    {1307, -1, -1, -1, 1988, 756, 1435, 73, 2, 3, 1, 35, 61, 0, 0, 13},  // setTranslation
    {1307, -1, -1, -1, -1, 758, 1438, 74, 2, 3, 1, 35, 61, 0, 0, 13},  // setTranslation
    {1018, -1, -1, -1, -1, 760, 1441, 75, 2, 3, 1, 35, 61, 0, 0, 13},  // addTarget
    {1021, -1, -1, -1, -1, 762, 1444, 76, 2, 3, 1, 35, 61, 0, 0, 13},  // removeTarget
    {1308, -1, -1, -1, -1, 764, 1447, 77, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesBegan
    {1308, -1, -1, -1, -1, 766, 1450, 78, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesBegan
    {1308, -1, -1, -1, -1, 768, 1453, 79, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesBegan
    {1308, -1, -1, -1, -1, 770, 1456, 80, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesBegan
    {1310, -1, -1, -1, -1, 772, 1459, 81, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesMoved
    {1310, -1, -1, -1, -1, 774, 1462, 82, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesMoved
    {1310, -1, -1, -1, -1, 776, 1465, 83, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesMoved
    {1310, -1, -1, -1, -1, 778, 1468, 84, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesMoved
    {1311, -1, -1, -1, -1, 780, 1471, 85, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesEnded
    {1311, -1, -1, -1, -1, 782, 1474, 86, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesEnded
    {1311, -1, -1, -1, -1, 784, 1477, 87, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesEnded
    {1311, -1, -1, -1, -1, 786, 1480, 88, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesEnded
    {1312, -1, -1, -1, -1, 788, 1483, 89, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesCancelled
    {1312, -1, -1, -1, -1, 790, 1486, 90, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesCancelled
    {1312, -1, -1, -1, -1, 792, 1489, 91, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesCancelled
    {1312, -1, -1, -1, -1, 794, 1492, 92, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesCancelled
    {1313, -1, -1, -1, -1, 796, 1495, 93, 2, 3, 1, 35, 61, 0, 0, 13},  // ignore
    {1314, -1, -1, -1, -1, 798, 1498, 94, 2, 3, 1, 35, 61, 0, 0, 13},  // ignoreTouch
    {1316, -1, -1, -1, -1, 800, 1501, 95, 0, 1, 1, 35, 61, 0, 0, 13},  // reset
    {1317, -1, -1, -1, 1989, 800, 1502, 96, 1, 2, 1, 35, 61, 0, 0, 13},  // require
    {1319, -1, -1, -1, -1, 801, 1504, 97, 1, 2, 1, 35, 61, 0, 0, 13},  // requireGestureRecognizerToFail
    {1320, -1, -1, -1, -1, 802, 1506, 98, 1, 2, 1, 32, 61, 0, 0, 13},  // addGestureRecognizer
    {1321, -1, -1, -1, -1, 803, 1508, 99, 1, 2, 1, 32, 61, 0, 0, 13},  // removeGestureRecognizer
    {1322, -1, -1, -1, -1, 0, 1510, 100, 0, 1, 2, 32, 4, 0, 0, 13},  // gestureRecognizers
    {1323, -1, -1, -1, -1, 0, 1511, 101, 0, 1, 2, 32, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1324, -1, -1, -1, -1, 0, 1512, 102, 0, 1, 2, 32, 2, 0, 0, 13},  // multipleTouchEnabled
    {1325, -1, -1, -1, 1937, 0, 1513, 103, 0, 1, 2, 32, 2, 0, 0, 13},  // isExclusiveTouch
    {1300, -1, -1, -1, -1, 804, 1514, 0, 1, 2, 1, 58, 9, 0, 0, 14},  // location
    {1301, -1, -1, -1, -1, 805, 1516, 1, 1, 2, 1, 58, 9, 0, 0, 14},  // locationInView
    {1332, -1, -1, -1, -1, 806, 1518, 2, 1, 2, 1, 58, 9, 0, 0, 14},  // previousLocation
    {1333, -1, -1, -1, -1, 807, 1520, 3, 1, 2, 1, 58, 9, 0, 0, 14},  // previousLocationInView
    {1334, 1326, -1, -1, -1, 0, 0, 4, 0, 0, 5, 58, 58, 0, 0, 14},  // Phase
    {1261, 1336, 1337, -1, -1, 0, 0, 5, 0, 0, 5, 38, 37, 0, 0, 14},  // began
    {1338, 1336, 1339, -1, -1, 0, 0, 6, 0, 0, 5, 38, 37, 0, 0, 14},  // moved
    {1340, 1336, 1341, -1, -1, 0, 0, 7, 0, 0, 5, 38, 37, 0, 0, 14},  // stationary
    {1267, 1336, 1342, -1, -1, 0, 0, 8, 0, 0, 5, 38, 37, 0, 0, 14},  // ended
    {1270, 1336, 1343, -1, -1, 0, 0, 9, 0, 0, 5, 38, 37, 0, 0, 14},  // cancelled
    {727, -1, -1, -1, -1, 808, 1522, 10, 0, 1, 1, 5, 61, 0, 0, 14},  // anyObject
    {1346, -1, -1, -1, -1, 808, 1523, 11, 1, 2, 1, 58, 4, 0, 0, 14},  // touches
    {1347, -1, -1, -1, -1, 809, 1525, 12, 1, 2, 1, 58, 4, 0, 0, 14},  // touchesForView
    {1348, -1, -1, -1, -1, 810, 1527, 13, 1, 2, 1, 58, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1349, -1, -1, -1, -1, 811, 1529, 14, 1, 2, 1, 58, 4, 0, 0, 14},  // coalescedTouches
    {1350, -1, -1, -1, -1, 812, 1531, 15, 1, 2, 1, 58, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1351, -1, -1, -1, -1, 813, 1533, 16, 1, 2, 1, 58, 4, 0, 0, 14},  // predictedTouches
    {1352, -1, -1, -1, -1, 814, 1535, 17, 1, 2, 1, 58, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1353, -1, -1, -1, -1, 815, 1537, 18, 3, 3, 0, 0, 61, 0, 0, 14},  // drag
    {1353, -1, -1, -1, -1, 818, 1540, 19, 4, 4, 0, 0, 61, 0, 0, 14},  // drag
    {1356, -1, -1, -1, -1, 822, 1544, 20, 3, 3, 0, 0, 61, 0, 0, 14},  // fingers
    {1356, -1, -1, -1, -1, 825, 1547, 21, 4, 4, 0, 0, 61, 0, 0, 14},  // fingers
    {1357, -1, -1, -1, -1, 829, 1551, 22, 4, 4, 0, 0, 61, 0, 0, 14},  // pinch
    {1357, -1, -1, -1, -1, 833, 1555, 23, 5, 5, 0, 0, 61, 0, 1, 14},  // pinch
    {1358, -1, -1, -1, -1, 838, 1560, 24, 4, 4, 0, 0, 61, 0, 1, 14},  // twist
    {1360, -1, -1, -1, -1, 842, 1564, 25, 1, 1, 0, 0, 61, 0, 0, 14},  // tap
    {1360, -1, -1, -1, -1, 843, 1565, 26, 2, 2, 0, 0, 61, 0, 0, 14},  // tap
    {1360, -1, -1, -1, -1, 845, 1567, 27, 2, 2, 0, 0, 61, 0, 0, 14},  // tap
    {1360, -1, -1, -1, -1, 847, 1569, 28, 3, 3, 0, 0, 61, 0, 0, 14},  // tap
    {1362, -1, -1, -1, -1, 850, 1572, 29, 2, 2, 0, 0, 61, 0, 0, 14},  // press
    {1356, -1, -1, -1, -1, 852, 1574, 30, 2, 2, 0, 0, 61, 0, 0, 14},  // fingers
    {1364, -1, -1, -1, -1, 854, 1576, 31, 0, 0, 0, 0, 61, 0, 0, 14},  // lift
    {1365, -1, -1, -1, -1, 854, 1576, 32, 0, 0, 0, 0, 61, 0, 0, 14},  // cancel
    {1368, 236, -1, -1, -1, 0, 0, 0, 0, 0, 5, 32, 58, 0, 0, 15},  // AnimationOptions
    {1369, 236, -1, -1, -1, 0, 0, 1, 0, 0, 5, 32, 58, 0, 0, 15},  // KeyframeAnimationOptions
    {1371, 236, -1, -1, -1, 0, 0, 2, 0, 0, 5, 32, 58, 0, 0, 15},  // AnimationCurve
    {1377, 1366, 1378, -1, -1, 0, 0, 3, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseInOut
    {1379, 1366, 1380, -1, -1, 0, 0, 4, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseIn
    {1381, 1366, 1382, -1, -1, 0, 0, 5, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseOut
    {1383, 1366, 1384, -1, -1, 0, 0, 6, 0, 0, 5, 45, 44, 0, 0, 15},  // curveLinear
    {10, 1366, 1385, -1, -1, 0, 0, 7, 0, 0, 5, 45, 44, 0, 0, 15},  // repeat
    {1386, 1366, 1387, -1, -1, 0, 0, 8, 0, 0, 5, 45, 44, 0, 0, 15},  // autoreverse
    {1388, 1366, 1389, -1, -1, 0, 0, 9, 0, 0, 5, 45, 44, 0, 0, 15},  // beginFromCurrentState
    {1390, 1366, 1391, -1, -1, 0, 0, 10, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedDuration
    {1392, 1366, 1393, -1, -1, 0, 0, 11, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedCurve
    {1394, 1366, 1395, -1, -1, 0, 0, 12, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedOptions
    {1396, 1366, 1397, -1, -1, 0, 0, 13, 0, 0, 5, 45, 44, 0, 0, 15},  // allowUserInteraction
    {1096, 1366, 1398, -1, -1, 0, 0, 14, 0, 0, 5, 45, 44, 0, 0, 15},  // layoutSubviews
    {1399, 1366, 1400, -1, -1, 0, 0, 15, 0, 0, 5, 45, 44, 0, 0, 15},  // allowAnimatedContent
    {1401, 1366, 1402, -1, -1, 0, 0, 16, 0, 0, 5, 45, 44, 0, 0, 15},  // showHideTransitionViews
    {1403, 1366, 1404, -1, -1, 0, 0, 17, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeLinear
    {1405, 1366, 1406, -1, -1, 0, 0, 18, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeDiscrete
    {1407, 1366, 1408, -1, -1, 0, 0, 19, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModePaced
    {1409, 1366, 1410, -1, -1, 0, 0, 20, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubic
    {1411, 1366, 1412, -1, -1, 0, 0, 21, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubicPaced
    {1413, 1366, -1, -1, -1, 0, 0, 22, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseInOut
    {1414, 1366, -1, -1, -1, 0, 0, 23, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseIn
    {1415, 1366, -1, -1, -1, 0, 0, 24, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseOut
    {1416, 1366, -1, -1, -1, 0, 0, 25, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveLinear
    {1417, 1366, -1, -1, -1, 0, 0, 26, 0, 0, 5, 45, 44, 0, 0, 15},  // Repeat
    {1418, 1366, -1, -1, -1, 0, 0, 27, 0, 0, 5, 45, 44, 0, 0, 15},  // Autoreverse
    {1419, 1366, -1, -1, -1, 0, 0, 28, 0, 0, 5, 45, 44, 0, 0, 15},  // BeginFromCurrentState
    {1420, 1366, -1, -1, -1, 0, 0, 29, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedDuration
    {1421, 1366, -1, -1, -1, 0, 0, 30, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedCurve
    {1422, 1366, -1, -1, -1, 0, 0, 31, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedOptions
    {1423, 1366, -1, -1, -1, 0, 0, 32, 0, 0, 5, 45, 44, 0, 0, 15},  // AllowUserInteraction
    {1424, 1366, -1, -1, -1, 0, 0, 33, 0, 0, 5, 45, 44, 0, 0, 15},  // LayoutSubviews
    {1425, 1366, -1, -1, -1, 0, 0, 34, 0, 0, 5, 45, 44, 0, 0, 15},  // CalculationModeLinear
    {1426, 1366, 1427, -1, -1, 0, 0, 35, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionNone
    {1428, 1366, -1, -1, -1, 0, 0, 36, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionNone
    {1429, 1366, 1430, -1, -1, 0, 0, 37, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromLeft
    {1431, 1366, -1, -1, -1, 0, 0, 38, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromLeft
    {1432, 1366, 1433, -1, -1, 0, 0, 39, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromRight
    {1434, 1366, -1, -1, -1, 0, 0, 40, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromRight
    {1435, 1366, 1436, -1, -1, 0, 0, 41, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionCurlUp
    {1437, 1366, -1, -1, -1, 0, 0, 42, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionCurlUp
    {1438, 1366, 1439, -1, -1, 0, 0, 43, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionCurlDown
    {1440, 1366, -1, -1, -1, 0, 0, 44, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionCurlDown
    {1441, 1366, 1442, -1, -1, 0, 0, 45, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionCrossDissolve
    {1443, 1366, -1, -1, -1, 0, 0, 46, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionCrossDissolve
    {1444, 1366, 1445, -1, -1, 0, 0, 47, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromTop
    {1446, 1366, -1, -1, -1, 0, 0, 48, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromTop
    {1447, 1366, 1448, -1, -1, 0, 0, 49, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromBottom
    {1449, 1366, -1, -1, -1, 0, 0, 50, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromBottom
    {1450, 1451, 1452, -1, -1, 0, 0, 51, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInOut
    {1453, 1451, 1454, -1, -1, 0, 0, 52, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1455, 1451, 1456, -1, -1, 0, 0, 53, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1457, 1451, 1458, -1, -1, 0, 0, 54, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1459, 1451, -1, -1, -1, 0, 0, 55, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseInOut
    {1460, 1451, -1, -1, -1, 0, 0, 56, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseIn
    {1461, 1451, -1, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseOut
    {1462, 1451, -1, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // Linear
    {1457, 1372, 1463, -1, -1, 0, 0, 59, 0, 0, 5, 47, 46, 0, 0, 15},  // linear
    {1453, 1372, 1464, -1, -1, 0, 0, 60, 0, 0, 5, 47, 46, 0, 0, 15},  // easeIn
    {1455, 1372, 1465, -1, -1, 0, 0, 61, 0, 0, 5, 47, 46, 0, 0, 15},  // easeOut
    {1466, 1372, 1467, -1, -1, 0, 0, 62, 0, 0, 5, 47, 46, 0, 0, 15},  // easeInEaseOut
    {15, 1372, 1468, -1, -1, 0, 0, 63, 0, 0, 5, 47, 46, 0, 0, 15},  // default
    {1469, 1375, 1470, -1, -1, 0, 0, 64, 0, 0, 5, 48, 47, 0, 0, 15},  // removed
    {1471, 1375, 1472, -1, -1, 0, 0, 65, 0, 0, 5, 48, 47, 0, 0, 15},  // forwards
    {1473, 1375, 1474, -1, -1, 0, 0, 66, 0, 0, 5, 48, 47, 0, 0, 15},  // backwards
    {1475, 1375, 1476, -1, -1, 0, 0, 67, 0, 0, 5, 48, 47, 0, 0, 15},  // both
    {1477, 1373, 1478, -1, -1, 0, 0, 68, 0, 0, 5, 50, 49, 0, 0, 15},  // inactive
    {1479, 1373, 1480, -1, -1, 0, 0, 69, 0, 0, 5, 50, 49, 0, 0, 15},  // active
    {1481, 1373, 1482, -1, -1, 0, 0, 70, 0, 0, 5, 50, 49, 0, 0, 15},  // stopped
    {1483, 1374, 1484, -1, -1, 0, 0, 71, 0, 0, 5, 51, 50, 0, 0, 15},  // end
    {1485, 1374, 1486, -1, -1, 0, 0, 72, 0, 0, 5, 51, 50, 0, 0, 15},  // start
    {1118, 1374, 1487, -1, -1, 0, 0, 73, 0, 0, 5, 51, 50, 0, 0, 15},  // current
    {1457, 1376, 1488, -1, -1, 0, 0, 74, 0, 0, 5, 49, 48, 0, 0, 15},  // linear
    {1489, 1376, 1490, -1, -1, 0, 0, 75, 0, 0, 5, 49, 48, 0, 0, 15},  // discrete
    {1491, 1376, 1492, -1, -1, 0, 0, 76, 0, 0, 5, 49, 48, 0, 0, 15},  // paced
    {1493, 1376, 1494, -1, -1, 0, 0, 77, 0, 0, 5, 49, 48, 0, 0, 15},  // cubic
    {1495, 1376, 1496, -1, -1, 0, 0, 78, 0, 0, 5, 49, 48, 0, 0, 15},  // cubicPaced
    {1371, 236, -1, -1, -1, 854, 1576, 79, 1, 1, 4, 32, 45, 0, 0, 15},  // AnimationCurve
    {1370, -1, -1, -1, -1, 855, 1577, 80, 1, 1, 3, 0, 45, 0, 0, 15},  // UIViewAnimationCurve
    {875, -1, -1, -1, -1, 0, 1578, 81, 0, 1, 2, 46, 0, 0, 0, 15},  // rawValue
    {875, -1, -1, -1, -1, 0, 1579, 82, 0, 1, 2, 44, 0, 0, 0, 15},  // rawValue
    {391, -1, -1, -1, -1, 0, 1580, 83, 0, 1, 2, 44, 2, 0, 0, 15},  // isEmpty
    {414, -1, -1, -1, -1, 856, 1581, 84, 1, 2, 1, 44, 2, 0, 0, 15},  // contains
    {720, -1, -1, -1, -1, 857, 1583, 85, 1, 2, 1, 44, 2, 0, 0, 15},  // isSuperset
    {719, -1, -1, -1, -1, 858, 1585, 86, 1, 2, 1, 44, 2, 0, 0, 15},  // isSubset
    {722, -1, -1, -1, -1, 859, 1587, 87, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSuperset
    {721, -1, -1, -1, -1, 860, 1589, 88, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSubset
    {723, -1, -1, -1, -1, 861, 1591, 89, 1, 2, 1, 44, 2, 0, 0, 15},  // isDisjoint
    {408, -1, -1, -1, -1, 862, 1593, 90, 1, 2, 1, 44, 43, 0, 0, 15},  // union
    {713, -1, -1, -1, -1, 863, 1595, 91, 1, 2, 1, 44, 61, 0, 0, 15},  // formUnion
    {102, -1, -1, -1, -1, 864, 1597, 92, 1, 2, 1, 44, 61, 0, 0, 15},  // insert
    {715, -1, -1, -1, -1, 865, 1599, 93, 1, 2, 1, 44, 43, 0, 0, 15},  // subtracting
    {716, -1, -1, -1, -1, 866, 1601, 94, 1, 2, 1, 44, 61, 0, 0, 15},  // subtract
    {103, -1, -1, -1, -1, 867, 1603, 95, 1, 2, 1, 44, 61, 0, 0, 15},  // remove
    {410, -1, -1, -1, -1, 868, 1605, 96, 1, 2, 1, 44, 43, 0, 0, 15},  // intersection
    {714, -1, -1, -1, -1, 869, 1607, 97, 1, 2, 1, 44, 61, 0, 0, 15},  // formIntersection
    {717, -1, -1, -1, -1, 870, 1609, 98, 1, 2, 1, 44, 43, 0, 0, 15},  // symmetricDifference
    {718, -1, -1, -1, -1, 871, 1611, 99, 1, 2, 1, 44, 61, 0, 0, 15},  // formSymmetricDifference
    {923, 236, -1, -1, -1, 872, 1613, 100, 0, 0, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {923, 236, -1, -1, -1, 872, 1613, 101, 1, 1, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {1368, 236, -1, -1, -1, 873, 1614, 102, 0, 0, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1368, 236, -1, -1, -1, 873, 1614, 103, 1, 1, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1369, 236, -1, -1, -1, 874, 1615, 104, 0, 0, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {1369, 236, -1, -1, -1, 874, 1615, 105, 1, 1, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {963, 242, -1, -1, -1, 875, 1616, 106, 0, 0, 4, 32, 40, 0, 0, 15},  // Event
    {963, 242, -1, -1, -1, 875, 1616, 107, 1, 1, 4, 32, 40, 0, 0, 15},  // Event
    {947, 242, -1, -1, -1, 876, 1617, 108, 0, 0, 4, 32, 41, 0, 0, 15},  // State
    {947, 242, -1, -1, -1, 876, 1617, 109, 1, 1, 4, 32, 41, 0, 0, 15},  // State
    {1254, 1253, -1, -1, -1, 877, 1618, 110, 0, 0, 4, 35, 36, 0, 0, 15},  // Direction
    {1254, 1253, -1, -1, -1, 877, 1618, 111, 1, 1, 4, 35, 36, 0, 0, 15},  // Direction
    {922, -1, -1, -1, -1, 878, 1619, 112, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {922, -1, -1, -1, -1, 878, 1619, 113, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1366, -1, -1, -1, -1, 879, 1620, 114, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1366, -1, -1, -1, -1, 879, 1620, 115, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1367, -1, -1, -1, -1, 880, 1621, 116, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1367, -1, -1, -1, -1, 880, 1621, 117, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1497, -1, -1, -1, -1, 881, 1622, 118, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1497, -1, -1, -1, -1, 881, 1622, 119, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {372, -1, -1, -1, -1, 882, 1623, 120, 0, 0, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {372, -1, -1, -1, -1, 882, 1623, 121, 1, 1, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {1169, -1, -1, -1, -1, 883, 1624, 122, 0, 0, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1169, -1, -1, -1, -1, 883, 1624, 123, 1, 1, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1498, -1, -1, -1, -1, 884, 1625, 0, 1, 1, 0, 0, 61, 0, 0, 16},  // advance
    {1499, -1, -1, -1, -1, 885, 1626, 1, 0, 0, 0, 0, 61, 0, 0, 16},  // run
    {1500, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1501, -1, -1, -1, -1, 885, 1626, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1502, -1, -1, -1, -1, 885, 1626, 4, 1, 1, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1506, 1502, -1, -1, -1, 886, 1627, 5, 1, 1, 4, 40, 39, 0, 0, 16},  // functionWithName
    {1502, -1, -1, -1, -1, 887, 1628, 6, 4, 4, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1503, -1, -1, -1, -1, 891, 1632, 7, 2, 2, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1503, -1, -1, -1, -1, 893, 1634, 8, 1, 1, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1503, -1, -1, -1, -1, 894, 1635, 9, 0, 0, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1504, -1, -1, -1, -1, 894, 1635, 10, 1, 1, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1504, -1, -1, -1, -1, 895, 1636, 11, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1504, -1, -1, -1, -1, 897, 1638, 12, 4, 4, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1504, -1, -1, -1, -1, 901, 1642, 13, 0, 0, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1504, -1, -1, -1, -1, 903, 1642, 14, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1504, -1, -1, -1, -1, 908, 1644, 15, 3, 3, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {76, -1, -1, -1, -1, 911, 1647, 16, 1, 2, 1, 40, 0, 0, 0, 16},  // value
    {1299, -1, -1, -1, -1, 912, 1649, 17, 1, 2, 1, 40, 0, 0, 0, 16},  // velocity
    {1508, -1, -1, -1, -1, 0, 1651, 18, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint1
    {1509, -1, -1, -1, -1, 0, 1652, 19, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint2
    {1457, 1505, -1, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 16},  // linear
    {1453, 1505, -1, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 16},  // easeIn
    {1455, 1505, -1, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 16},  // easeOut
    {1450, 1505, -1, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 16},  // easeInOut
    {1518, 1505, -1, -1, -1, 913, 1653, 24, 2, 2, 4, 40, 39, 0, 0, 16},  // bezier
    {1521, -1, -1, -1, -1, 915, 1655, 25, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1522, 236, -1, -1, -1, 920, 1658, 0, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 925, 1660, 1, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 931, 1663, 2, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 938, 1666, 3, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 946, 1670, 4, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 955, 1674, 5, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 965, 1679, 6, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 976, 1684, 7, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 988, 1690, 8, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1001, 1696, 9, 7, 7, 4, 32, 61, 0, 0, 17},  // animate
    {1530, 236, -1, -1, -1, 1010, 1703, 10, 2, 2, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1530, 236, -1, -1, -1, 1015, 1705, 11, 3, 3, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1530, 236, -1, -1, -1, 1022, 1708, 12, 4, 4, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1530, 236, -1, -1, -1, 1031, 1712, 13, 5, 5, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1530, 236, -1, -1, -1, 1043, 1717, 14, 7, 7, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1522, 236, -1, -1, -1, 1052, 1724, 15, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1057, 1726, 16, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1063, 1729, 17, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1070, 1732, 18, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1077, 1736, 19, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1084, 1739, 20, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1092, 1743, 21, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1101, 1747, 22, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1109, 1752, 23, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1116, 1755, 24, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1124, 1759, 25, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1133, 1763, 26, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1143, 1768, 27, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1154, 1773, 28, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1164, 1779, 29, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1173, 1783, 30, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1182, 1788, 31, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1191, 1792, 32, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1201, 1797, 33, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1212, 1802, 34, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1223, 1808, 35, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1234, 1813, 36, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1246, 1819, 37, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1259, 1825, 38, 7, 7, 4, 32, 61, 0, 0, 17},  // animate
    {1532, 236, -1, -1, -1, 1273, 1832, 39, 7, 7, 4, 32, 61, 0, 0, 17},  // animateWithSpringDuration
    {1522, 236, -1, -1, -1, 1282, 1839, 40, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1522, 236, -1, -1, -1, 1287, 1841, 41, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1534, 236, -1, -1, -1, 1293, 1844, 42, 3, 3, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1534, 236, -1, -1, -1, 1300, 1847, 43, 4, 4, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1534, 236, -1, -1, -1, 1308, 1851, 44, 4, 4, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1534, 236, -1, -1, -1, 1317, 1855, 45, 5, 5, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1535, 236, -1, -1, -1, 1327, 1860, 46, 5, 5, 4, 32, 61, 0, 0, 17},  // animateKeyframesWithDuration
    {1536, 236, -1, -1, -1, 1335, 1865, 47, 3, 3, 4, 32, 61, 0, 0, 17},  // addKeyframe
    {1539, 236, -1, -1, -1, 1341, 1868, 48, 3, 3, 4, 32, 61, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1540, 236, -1, -1, -1, 1344, 1871, 49, 3, 3, 4, 32, 61, 0, 0, 17},  // modifyAnimations
    {1543, 1544, -1, -1, -1, 1352, 1874, 50, 5, 5, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1543, 1544, -1, -1, -1, 1361, 1879, 51, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1543, 1544, -1, -1, -1, 1369, 1883, 52, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1543, 1544, -1, -1, -1, 1376, 1887, 53, 3, 3, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1545, 236, -1, -1, -1, 1379, 1890, 54, 2, 2, 4, 32, 61, 0, 0, 17},  // beginAnimations
    {1547, 236, -1, -1, -1, 1381, 1892, 55, 0, 0, 4, 32, 61, 0, 0, 17},  // commitAnimations
    {1548, 236, -1, -1, -1, 1381, 1892, 56, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDuration
    {1549, 236, -1, -1, -1, 1382, 1893, 57, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDelay
    {1550, 236, -1, -1, -1, 1383, 1894, 58, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationRepeatCount
    {1551, 236, -1, -1, -1, 1384, 1895, 59, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1552, 236, -1, -1, -1, 1385, 1896, 60, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1553, 236, -1, -1, -1, 1386, 1897, 61, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationCurve
    {1554, 236, -1, -1, -1, 1387, 1898, 62, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDelegate
    {1555, 236, -1, -1, -1, 1388, 1899, 63, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDidStop
    {1556, 236, -1, -1, -1, 1389, 1900, 64, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDidStopSelector
    {1122, 1557, -1, -1, -1, 0, 0, 65, 0, 0, 5, 53, 52, 0, 0, 17},  // main
    {1560, 1557, -1, -1, -1, 0, 0, 66, 0, 0, 5, 53, 52, 0, 0, 17},  // background
    {1561, 1557, -1, -1, -1, 1390, 1901, 67, 0, 0, 4, 53, 52, 0, 0, 17},  // global
    {1561, 1557, -1, -1, -1, 1390, 1901, 68, 1, 1, 4, 53, 52, 0, 0, 17},  // global
    {1557, -1, -1, -1, -1, 1391, 1902, 69, 1, 1, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1557, -1, -1, -1, -1, 1392, 1903, 70, 2, 2, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1563, -1, -1, -1, -1, 1394, 1905, 71, 1, 2, 1, 53, 61, 0, 0, 17},  // sync
    {1563, -1, -1, -1, -1, 1395, 1907, 72, 1, 2, 1, 53, 61, 0, 0, 17},  // sync
    {1565, -1, -1, -1, -1, 1396, 1909, 73, 1, 2, 1, 53, 61, 0, 0, 17},  // async
    {1565, -1, -1, -1, -1, 1397, 1911, 74, 1, 2, 1, 53, 61, 0, 0, 17},  // async
    {1566, -1, -1, -1, -1, 1398, 1913, 75, 2, 3, 1, 53, 61, 0, 0, 17},  // asyncAfter
    {1566, -1, -1, -1, -1, 1400, 1916, 76, 2, 3, 1, 53, 61, 0, 0, 17},  // asyncAfter
    {1568, -1, -1, -1, -1, 1402, 1919, 77, 2, 2, 0, 0, 61, 0, 0, 17},  // dispatch_async
    {1569, -1, -1, -1, -1, 1404, 1921, 78, 3, 3, 0, 0, 61, 0, 0, 17},  // dispatch_after
    {1570, -1, -1, -1, -1, 1407, 1924, 79, 0, 0, 0, 0, 52, 0, 0, 17},  // dispatch_get_main_queue
    {1500, 1558, -1, -1, -1, 1407, 1924, 80, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1363, 1559, -1, -1, -1, 1407, 1924, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1571, 1559, -1, -1, -1, 1408, 1925, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1572, 1559, -1, -1, -1, 1409, 1926, 83, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1573, 1559, -1, -1, -1, 1410, 1927, 84, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1574, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1575, -1, -1, -1, -1, 0, 0, 86, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1576, -1, -1, -1, -1, 0, 0, 87, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1577, -1, -1, -1, -1, 1411, 1928, 88, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1578, 236, -1, -1, -1, 1414, 1930, 89, 1, 1, 4, 32, 61, 0, 0, 17},  // performWithoutAnimation
    {1579, 236, -1, -1, -1, 1415, 1931, 90, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationsEnabled
    {1580, 236, -1, -1, -1, 1416, 1932, 91, 0, 0, 4, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1580, 236, -1, -1, -1, 0, 0, 92, 0, 0, 5, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1581, 236, -1, -1, -1, 0, 0, 93, 0, 0, 5, 32, 0, 0, 0, 17},  // inheritedAnimationDuration
    {1582, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1582, -1, -1, -1, -1, 1416, 1932, 1, 1, 1, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1584, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1584, -1, -1, -1, -1, 1417, 1933, 3, 1, 1, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1585, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1585, -1, -1, -1, -1, 1418, 1934, 5, 1, 1, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1586, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 38, 0, 0, 18},  // CAAnimationGroup
    {1583, -1, -1, -1, -1, 0, 1935, 7, 0, 1, 2, 39, 3, 0, 0, 18},  // keyPath
    {1587, -1, -1, -1, -1, 0, 1936, 8, 0, 1, 2, 39, 61, 0, 1, 18},  // fromValue
    {1588, -1, -1, -1, -1, 0, 1937, 9, 0, 1, 2, 39, 61, 0, 1, 18},  // toValue
    {1589, -1, -1, -1, -1, 0, 1938, 10, 0, 1, 2, 39, 61, 0, 1, 18},  // byValue
    {695, -1, -1, -1, -1, 0, 1939, 11, 0, 1, 2, 39, 4, 0, 1, 18},  // values
    {1234, -1, -1, -1, -1, 0, 1940, 12, 0, 1, 2, 39, 33, 0, 0, 18},  // path
    {1590, -1, -1, -1, -1, 0, 1941, 13, 0, 1, 2, 39, 4, 0, 0, 18},  // keyTimes
    {1591, -1, -1, -1, -1, 0, 1942, 14, 0, 1, 2, 39, 4, 0, 0, 18},  // timingFunctions
    {1592, -1, -1, -1, -1, 0, 1943, 15, 0, 1, 2, 39, 48, 0, 0, 18},  // calculationMode
    {1593, -1, -1, -1, -1, 0, 1944, 16, 0, 1, 2, 39, 4, 0, 0, 18},  // tensionValues
    {1594, -1, -1, -1, -1, 0, 1945, 17, 0, 1, 2, 39, 4, 0, 0, 18},  // continuityValues
    {1595, -1, -1, -1, -1, 0, 1946, 18, 0, 1, 2, 39, 4, 0, 0, 18},  // biasValues
    {1596, -1, -1, -1, -1, 0, 1947, 19, 0, 1, 2, 39, 61, 0, 0, 18},  // rotationMode
    {1524, -1, -1, -1, -1, 0, 1948, 20, 0, 1, 2, 39, 4, 0, 0, 18},  // animations
    {1597, -1, -1, -1, -1, 0, 1949, 21, 0, 1, 2, 39, 2, 0, 0, 18},  // additive
    {1598, -1, -1, -1, -1, 0, 1950, 22, 0, 1, 2, 39, 2, 0, 0, 18},  // isAdditive
    {1599, -1, -1, -1, -1, 0, 1951, 23, 0, 1, 2, 39, 2, 0, 0, 18},  // cumulative
    {1600, -1, -1, -1, -1, 0, 1952, 24, 0, 1, 2, 39, 2, 0, 0, 18},  // isCumulative
    {1513, -1, -1, -1, -1, 0, 1953, 25, 0, 1, 2, 39, 0, 0, 0, 18},  // mass
    {1514, -1, -1, -1, -1, 0, 1954, 26, 0, 1, 2, 39, 0, 0, 0, 18},  // stiffness
    {1515, -1, -1, -1, -1, 0, 1955, 27, 0, 1, 2, 39, 0, 0, 0, 18},  // damping
    {1512, -1, -1, -1, -1, 0, 1956, 28, 0, 1, 2, 39, 0, 0, 0, 18},  // initialVelocity
    {1601, -1, -1, -1, -1, 0, 1957, 29, 0, 1, 2, 39, 39, 0, 0, 18},  // timingFunction
    {1516, -1, -1, -1, -1, 0, 1958, 30, 0, 1, 2, 39, 0, 0, 0, 18},  // duration
    {1602, -1, -1, -1, -1, 0, 1959, 31, 0, 1, 2, 39, 0, 0, 0, 18},  // speed
    {1603, -1, -1, -1, -1, 0, 1960, 32, 0, 1, 2, 39, 0, 0, 0, 18},  // beginTime
    {1604, -1, -1, -1, -1, 0, 1961, 33, 0, 1, 2, 39, 0, 0, 0, 18},  // timeOffset
    {1605, -1, -1, -1, -1, 0, 1962, 34, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatCount
    {1606, -1, -1, -1, -1, 0, 1963, 35, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatDuration
    {1542, -1, -1, -1, -1, 0, 1964, 36, 0, 1, 2, 39, 2, 0, 0, 18},  // autoreverses
    {1607, -1, -1, -1, -1, 0, 1965, 37, 0, 1, 2, 39, 47, 0, 0, 18},  // fillMode
    {1608, -1, -1, -1, -1, 0, 1966, 38, 0, 1, 2, 39, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1609, -1, -1, -1, -1, 0, 1967, 39, 0, 1, 2, 39, 2, 0, 0, 18},  // removedOnCompletion
    {921, -1, -1, -1, -1, 0, 1968, 40, 0, 1, 2, 39, 61, 0, 0, 18},  // delegate
    {1610, -1, -1, -1, 1986, 0, 1969, 41, 0, 1, 2, 39, 2, 0, 0, 18},  // isInterruptible
    {824, -1, -1, -1, -1, 0, 1970, 42, 0, 1, 2, 39, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1611, -1, -1, -1, -1, 0, 1971, 43, 0, 1, 2, 39, 0, 0, 0, 18},  // settlingDuration
    {1584, -1, -1, -1, -1, 1419, 1972, 44, 2, 2, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1612, -1, -1, -1, -1, 0, 1974, 45, 0, 1, 2, 39, 0, 0, 0, 18},  // perceptualDuration
    {1517, -1, -1, -1, -1, 0, 1975, 46, 0, 1, 2, 39, 0, 0, 0, 18},  // bounce
    {1457, 1613, -1, -1, -1, 1421, 1976, 47, 0, 0, 5, 39, 38, 0, 0, 18},  // linear
    {1457, 1613, -1, -1, -1, 1421, 1976, 48, 1, 1, 4, 39, 38, 0, 0, 18},  // linear
    {1453, 1613, -1, -1, -1, 1422, 1977, 49, 0, 0, 5, 39, 38, 0, 0, 18},  // easeIn
    {1453, 1613, -1, -1, -1, 1422, 1977, 50, 1, 1, 4, 39, 38, 0, 0, 18},  // easeIn
    {1455, 1613, -1, -1, -1, 1423, 1978, 51, 0, 0, 5, 39, 38, 0, 0, 18},  // easeOut
    {1455, 1613, -1, -1, -1, 1423, 1978, 52, 1, 1, 4, 39, 38, 0, 0, 18},  // easeOut
    {1450, 1613, -1, -1, -1, 1424, 1979, 53, 0, 0, 5, 39, 38, 0, 0, 18},  // easeInOut
    {1450, 1613, -1, -1, -1, 1424, 1979, 54, 1, 1, 4, 39, 38, 0, 0, 18},  // easeInOut
    {1614, 1613, -1, -1, -1, 1425, 1980, 55, 0, 0, 5, 39, 38, 0, 0, 18},  // spring
    {1614, 1613, -1, -1, -1, 1426, 1980, 56, 1, 1, 4, 39, 38, 0, 0, 18},  // spring
    {1614, 1613, -1, -1, -1, 1429, 1981, 57, 2, 2, 4, 39, 38, 0, 0, 18},  // spring
    {1615, 1613, -1, -1, -1, 1431, 1983, 58, 0, 0, 5, 39, 38, 0, 0, 18},  // smooth
    {1615, 1613, -1, -1, -1, 1432, 1983, 59, 1, 1, 4, 39, 38, 0, 0, 18},  // smooth
    {1615, 1613, -1, -1, -1, 1435, 1984, 60, 2, 2, 4, 39, 38, 0, 0, 18},  // smooth
    {1617, 1613, -1, -1, -1, 1437, 1986, 61, 0, 0, 5, 39, 38, 0, 0, 18},  // snappy
    {1617, 1613, -1, -1, -1, 1438, 1986, 62, 1, 1, 4, 39, 38, 0, 0, 18},  // snappy
    {1617, 1613, -1, -1, -1, 1441, 1987, 63, 2, 2, 4, 39, 38, 0, 0, 18},  // snappy
    {1618, 1613, -1, -1, -1, 1443, 1989, 64, 0, 0, 5, 39, 38, 0, 0, 18},  // bouncy
    {1618, 1613, -1, -1, -1, 1444, 1989, 65, 1, 1, 4, 39, 38, 0, 0, 18},  // bouncy
    {1618, 1613, -1, -1, -1, 1447, 1990, 66, 2, 2, 4, 39, 38, 0, 0, 18},  // bouncy
    {1619, 1613, -1, -1, -1, 1449, 1992, 67, 5, 5, 4, 39, 38, 0, 0, 18},  // timingCurve
    {1526, -1, -1, -1, -1, 1454, 1997, 68, 1, 2, 1, 39, 38, 0, 0, 18},  // delay
    {1602, -1, -1, -1, -1, 1455, 1999, 69, 1, 2, 1, 39, 38, 0, 0, 18},  // speed
    {1605, -1, -1, -1, -1, 1456, 2001, 70, 2, 3, 1, 39, 38, 0, 0, 18},  // repeatCount
    {1620, -1, -1, -1, -1, 1458, 2004, 71, 1, 2, 1, 39, 38, 0, 0, 18},  // repeatForever
    {1544, -1, -1, -1, -1, 1459, 2006, 72, 0, 0, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1544, -1, -1, -1, -1, 1462, 2006, 73, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1544, -1, -1, -1, -1, 1467, 2009, 74, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1544, -1, -1, -1, -1, 1472, 2011, 75, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1544, -1, -1, -1, -1, 1477, 2014, 76, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1544, -1, -1, -1, -1, 1483, 2016, 77, 4, 4, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1544, -1, -1, -1, -1, 1490, 2020, 78, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1544, -1, -1, -1, -1, 1495, 2023, 79, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1623, -1, -1, -1, -1, 1497, 2025, 80, 0, 1, 1, 39, 61, 0, 0, 18},  // startAnimation
    {1623, -1, -1, -1, 1982, 1497, 2026, 81, 1, 2, 1, 39, 61, 0, 0, 18},  // startAnimation
    {1625, -1, -1, -1, -1, 1498, 2028, 82, 0, 1, 1, 39, 61, 0, 0, 18},  // pauseAnimation
    {1626, -1, -1, -1, -1, 1498, 2029, 83, 1, 2, 1, 39, 61, 0, 0, 18},  // stopAnimation
    {1627, -1, -1, -1, 1983, 1499, 2031, 84, 1, 2, 1, 39, 61, 0, 0, 18},  // finishAnimation
    {1628, -1, -1, -1, 1984, 1500, 2033, 85, 2, 3, 1, 39, 61, 0, 0, 18},  // continueAnimation
    {1631, -1, -1, -1, -1, 1502, 2036, 86, 1, 2, 1, 39, 61, 0, 0, 18},  // addAnimations
    {1631, -1, -1, -1, -1, 1503, 2038, 87, 2, 3, 1, 39, 61, 0, 0, 18},  // addAnimations
    {1633, -1, -1, -1, -1, 1505, 2041, 88, 1, 2, 1, 39, 61, 0, 0, 18},  // addCompletion
    {596, -1, -1, -1, -1, 0, 2043, 89, 0, 1, 2, 39, 49, 0, 0, 18},  // state
    {1634, -1, -1, -1, 1985, 0, 2044, 90, 0, 1, 2, 39, 2, 0, 0, 18},  // isRunning
    {1526, -1, -1, -1, -1, 0, 2045, 91, 0, 1, 2, 39, 0, 0, 0, 18},  // delay
    {1622, -1, -1, -1, -1, 0, 2046, 92, 0, 1, 2, 39, 39, 0, 0, 18},  // timingParameters
    {1635, -1, -1, -1, -1, 0, 2047, 93, 0, 1, 2, 39, 0, 0, 0, 18},  // fractionComplete
    {1636, -1, -1, -1, 591, 0, 2048, 94, 0, 1, 2, 39, 2, 0, 0, 18},  // isReversed
    {1637, -1, -1, -1, -1, 0, 2049, 95, 0, 1, 2, 39, 2, 0, 0, 18},  // scrubsLinearly
    {1638, -1, -1, -1, -1, 0, 2050, 96, 0, 1, 2, 39, 2, 0, 0, 18},  // pausesOnCompletion
    {875, -1, -1, -1, -1, 0, 2051, 97, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {875, -1, -1, -1, -1, 0, 2052, 98, 0, 1, 2, 51, 0, 0, 0, 18},  // rawValue
    {1641, -1, -1, -1, 1951, 1506, 2053, 99, 2, 3, 1, 33, 61, 0, 0, 18},  // add
    {1642, -1, -1, -1, 1952, 1508, 2056, 100, 1, 2, 1, 33, 61, 0, 0, 18},  // removeAnimation
    {1643, -1, -1, -1, 1990, 1509, 2058, 101, 1, 2, 1, 33, 38, 0, 0, 18},  // animation
    {1644, -1, -1, -1, -1, 1510, 2060, 102, 0, 1, 1, 33, 61, 0, 0, 18},  // removeAllAnimations
    {1645, -1, -1, -1, -1, 1510, 2061, 103, 0, 1, 1, 33, 4, 0, 0, 18},  // animationKeys
    {76, -1, -1, -1, 1993, 1510, 2062, 104, 1, 2, 1, 33, 0, 0, 0, 18},  // value
    {1050, -1, -1, -1, 1994, 1511, 2064, 105, 2, 3, 1, 33, 61, 0, 0, 18},  // setValue
    {76, -1, -1, -1, 1993, 1513, 2067, 106, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1050, -1, -1, -1, 1994, 1514, 2069, 107, 2, 3, 1, 32, 61, 0, 0, 18},  // setValue
    {76, -1, -1, -1, 1991, 1516, 2072, 108, 1, 2, 1, 33, 61, 0, 0, 18},  // value
    {1050, -1, -1, -1, 1992, 1517, 2074, 109, 2, 3, 1, 33, 61, 0, 0, 18},  // setValue
    {76, -1, -1, -1, 1991, 1519, 2077, 110, 1, 2, 1, 32, 61, 0, 0, 18},  // value
    {1050, -1, -1, -1, 1992, 1520, 2079, 111, 2, 3, 1, 32, 61, 0, 0, 18},  // setValue
    {1050, -1, -1, -1, 1992, 1522, 2082, 112, 2, 3, 1, 39, 61, 0, 0, 18},  // setValue
    {76, -1, -1, -1, 1991, 1524, 2085, 113, 1, 2, 1, 39, 61, 0, 0, 18},  // value
    {1602, -1, -1, -1, -1, 0, 2087, 114, 0, 1, 2, 33, 0, 0, 0, 18},  // speed
    {1603, -1, -1, -1, -1, 0, 2088, 115, 0, 1, 2, 33, 0, 0, 0, 18},  // beginTime
    {1604, -1, -1, -1, -1, 0, 2089, 116, 0, 1, 2, 33, 0, 0, 0, 18},  // timeOffset
    {1647, -1, -1, -1, 1946, 1525, 2090, 117, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1647, -1, -1, -1, 1947, 1527, 2093, 118, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1649, 1648, -1, -1, -1, 1529, 2096, 119, 0, 0, 4, 52, 61, 0, 0, 18},  // begin
    {1650, 1648, -1, -1, -1, 1529, 2096, 120, 0, 0, 4, 52, 61, 0, 0, 18},  // commit
    {1651, 1648, -1, -1, -1, 1529, 2096, 121, 0, 0, 4, 52, 61, 0, 0, 18},  // flush
    {1548, 1648, -1, -1, -1, 1529, 2096, 122, 1, 1, 4, 52, 61, 0, 0, 18},  // setAnimationDuration
    {1652, 1648, -1, -1, -1, 1530, 2097, 123, 1, 1, 4, 52, 61, 0, 0, 18},  // setDisableActions
    {1653, 1648, -1, -1, -1, 1531, 2098, 124, 1, 1, 4, 52, 61, 0, 0, 18},  // setAnimationTimingFunction
    {1654, 1648, -1, -1, -1, 1532, 2099, 125, 1, 1, 4, 52, 61, 0, 0, 18},  // setCompletionBlock
    {1050, 1648, -1, -1, -1, 1533, 2100, 126, 2, 2, 4, 52, 61, 0, 0, 18},  // setValue
    {1655, 1648, -1, -1, -1, 1535, 2102, 127, 0, 0, 4, 52, 0, 0, 0, 18},  // animationDuration
    {1656, 1648, -1, -1, -1, 1535, 2102, 128, 0, 0, 4, 52, 2, 0, 0, 18},  // disableActions
    {1657, 1648, -1, -1, -1, 1535, 2102, 129, 0, 0, 4, 52, 39, 0, 0, 18},  // animationTimingFunction
    {1658, -1, -1, -1, -1, 0, 0, 130, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1659, -1, -1, -1, -1, 0, 0, 131, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1660, -1, -1, -1, -1, 0, 0, 132, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1661, -1, -1, -1, -1, 0, 0, 133, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1662, -1, -1, -1, -1, 0, 0, 134, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1663, -1, -1, -1, -1, 0, 0, 135, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1664, -1, -1, -1, -1, 1535, 2102, 136, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1664, -1, -1, -1, -1, 1536, 2103, 137, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1667, -1, -1, -1, -1, 0, 0, 138, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1668, -1, -1, -1, -1, 1537, 2104, 139, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1669, -1, -1, -1, -1, 1540, 2107, 140, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1670, -1, -1, -1, -1, 1543, 2110, 141, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1671, -1, -1, -1, -1, 1544, 2111, 142, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1672, -1, -1, -1, -1, 1548, 2115, 143, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1673, -1, -1, -1, -1, 1552, 2119, 144, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1674, -1, -1, -1, -1, 1557, 2124, 145, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1666, -1, -1, -1, -1, 1561, 2128, 146, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1684, -1, -1, -1, -1, 1577, 2144, 147, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1685, -1, -1, -1, -1, 1579, 2146, 148, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1686, -1, -1, -1, -1, 1580, 2147, 149, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1687, -1, -1, -1, -1, 1581, 2148, 150, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1688, -1, -1, -1, -1, 1582, 2149, 151, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1689, -1, -1, -1, -1, 1583, 2150, 152, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {151, -1, -1, -1, -1, 1585, 2152, 0, 1, 1, 0, 0, 61, 1, 0, 19},  // print
    {151, -1, -1, -1, -1, 1586, 2153, 1, 2, 2, 0, 0, 61, 1, 0, 19},  // print
    {151, -1, -1, -1, -1, 1588, 2155, 2, 2, 2, 0, 0, 61, 1, 0, 19},  // print
    {151, -1, -1, -1, -1, 1590, 2157, 3, 3, 3, 0, 0, 61, 1, 0, 19},  // print
    {1691, -1, -1, -1, -1, 1593, 2160, 4, 1, 1, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1691, -1, -1, -1, -1, 1594, 2161, 5, 2, 2, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1691, -1, -1, -1, -1, 1596, 2163, 6, 2, 2, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1691, -1, -1, -1, -1, 1598, 2165, 7, 3, 3, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1692, -1, -1, -1, -1, 1601, 2168, 8, 0, 0, 0, 0, 61, 0, 0, 19},  // fatalError
    {1693, -1, -1, -1, -1, 1601, 2168, 9, 0, 0, 0, 0, 61, 0, 0, 19},  // preconditionFailure
    {1694, -1, -1, -1, -1, 1601, 2168, 10, 0, 0, 0, 0, 61, 0, 0, 19},  // assertionFailure
    {1692, -1, -1, -1, -1, 1601, 2168, 11, 1, 1, 0, 0, 61, 0, 0, 19},  // fatalError
    {1693, -1, -1, -1, -1, 1602, 2169, 12, 1, 1, 0, 0, 61, 0, 0, 19},  // preconditionFailure
    {1694, -1, -1, -1, -1, 1603, 2170, 13, 1, 1, 0, 0, 61, 0, 0, 19},  // assertionFailure
    {1695, -1, -1, -1, -1, 1604, 2171, 14, 1, 1, 0, 0, 61, 0, 0, 19},  // assert
    {1696, -1, -1, -1, -1, 1605, 2172, 15, 1, 1, 0, 0, 61, 0, 0, 19},  // precondition
    {1697, -1, -1, -1, -1, 1606, 2173, 16, 1, 1, 0, 0, 61, 0, 0, 19},  // NSParameterAssert
    {1695, -1, -1, -1, -1, 1607, 2174, 17, 2, 2, 0, 0, 61, 0, 0, 19},  // assert
    {1696, -1, -1, -1, -1, 1609, 2176, 18, 2, 2, 0, 0, 61, 0, 0, 19},  // precondition
    {1698, -1, -1, -1, -1, 1611, 2178, 19, 1, 1, 0, 0, 61, 1, 0, 19},  // NSAssert
    {1699, -1, -1, -1, -1, 1612, 2179, 20, 1, 1, 0, 0, 61, 1, 0, 19},  // NSCAssert
    {1700, -1, -1, -1, -1, 1613, 2180, 21, 1, 1, 0, 0, 61, 0, 0, 19},  // Optional
    {1701, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1702, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1703, -1, -1, -1, -1, 1614, 2181, 24, 1, 1, 0, 0, 61, 0, 0, 19},  // convention
    {1704, -1, -1, -1, -1, 1615, 2182, 25, 1, 1, 0, 0, 59, 1, 0, 19},  // plot
    {1704, -1, -1, -1, -1, 1616, 2183, 26, 2, 2, 0, 0, 59, 1, 0, 19},  // plot
    {1704, -1, -1, -1, -1, 1618, 2185, 27, 2, 2, 0, 0, 59, 1, 0, 19},  // plot
    {1705, -1, -1, -1, -1, 1620, 2187, 28, 1, 1, 0, 0, 60, 1, 0, 19},  // describe
    {1705, -1, -1, -1, -1, 1621, 2188, 29, 2, 2, 0, 0, 60, 1, 0, 19},  // describe
    {1705, -1, -1, -1, -1, 1623, 2190, 30, 2, 2, 0, 0, 60, 1, 0, 19},  // describe
    {1706, -1, -1, -1, -1, 1625, 2192, 31, 1, 1, 0, 0, 59, 1, 0, 19},  // film
    {1706, -1, -1, -1, -1, 1626, 2193, 32, 2, 2, 0, 0, 59, 1, 0, 19},  // film
    {1706, -1, -1, -1, -1, 1628, 2195, 33, 2, 2, 0, 0, 59, 1, 0, 19},  // film
    {1706, -1, -1, -1, -1, 1630, 2197, 34, 3, 3, 0, 0, 59, 1, 0, 19},  // film
    {1708, -1, -1, -1, -1, 1633, 2200, 35, 1, 1, 0, 0, 59, 1, 0, 19},  // strip
    {1708, -1, -1, -1, -1, 1634, 2201, 36, 2, 2, 0, 0, 59, 1, 0, 19},  // strip
    {1708, -1, -1, -1, -1, 1636, 2203, 37, 2, 2, 0, 0, 59, 1, 0, 19},  // strip
    {1708, -1, -1, -1, -1, 1638, 2205, 38, 3, 3, 0, 0, 59, 1, 0, 19},  // strip
    {1709, -1, -1, -1, -1, 1641, 2208, 39, 1, 1, 0, 0, 59, 0, 0, 19},  // grid
    {1710, -1, -1, -1, -1, 1642, 2209, 40, 1, 1, 0, 0, 60, 0, 0, 19},  // why
    {1711, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1712, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // TRUE
    {1713, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1714, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 2, 0, 0, 20},  // FALSE
    {1715, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1716, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1717, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1718, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1719, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1720, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {444, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1721, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1722, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1723, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1724, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1725, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1726, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1727, -1, -1, -1, -1, 0, 0, 17, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1728, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {1729, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_SUCCESS
    {1730, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_FAILURE
    {1731, -1, -1, -1, -1, 0, 0, 21, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_ASSIGN
    {1732, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN_NONATOMIC
    {1733, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY_NONATOMIC
    {1734, -1, -1, -1, -1, 0, 0, 24, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN
    {1735, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY
    {1736, -1, -1, -1, -1, 1643, 2210, 26, 4, 4, 0, 0, 61, 0, 0, 20},  // objc_setAssociatedObject
    {1737, -1, -1, -1, -1, 1647, 2214, 27, 2, 2, 0, 0, 61, 0, 0, 20},  // objc_getAssociatedObject
    {186, -1, -1, -1, -1, 1649, 2216, 28, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1650, 2217, 29, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1651, 2218, 30, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1652, 2219, 31, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1653, 2220, 32, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1654, 2221, 33, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1655, 2222, 34, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1664, -1, -1, -1, -1, 1656, 2223, 35, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1664, -1, -1, -1, -1, 1657, 2224, 36, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1664, -1, -1, -1, -1, 1658, 2225, 37, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1664, -1, -1, -1, -1, 1659, 2226, 38, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1664, -1, -1, -1, -1, 1660, 2227, 39, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1664, -1, -1, -1, -1, 1661, 2228, 40, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1664, -1, -1, -1, -1, 1662, 2229, 41, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1664, -1, -1, -1, -1, 1663, 2230, 42, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1664, -1, -1, -1, -1, 1664, 2231, 43, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1664, -1, -1, -1, -1, 1665, 2232, 44, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {664, -1, -1, -1, -1, 0, 2233, 45, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {665, -1, -1, -1, -1, 0, 2234, 46, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {667, -1, -1, -1, -1, 0, 2235, 47, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {666, -1, -1, -1, -1, 0, 2236, 48, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1744, -1, -1, -1, -1, 0, 2237, 49, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1744, -1, -1, -1, -1, 0, 2238, 50, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1745, -1, -1, -1, 1959, 0, 2239, 51, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1746, -1, -1, -1, 1960, 0, 2240, 52, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1747, -1, -1, -1, 1961, 0, 2241, 53, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1748, -1, -1, -1, 1962, 0, 2242, 54, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1749, -1, -1, -1, 1963, 0, 2243, 55, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {152, -1, -1, -1, -1, 1666, 2244, 56, 1, 1, 0, 0, 61, 1, 0, 20},  // NSLog
    {1750, -1, -1, -1, -1, 1667, 2245, 57, 1, 1, 0, 0, 61, 1, 0, 20},  // printf
    {1751, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 3, 0, 0, 20},  // stdout
    {1752, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 3, 0, 0, 20},  // stderr
    {1753, -1, -1, -1, -1, 1668, 2246, 60, 1, 1, 0, 0, 61, 1, 0, 20},  // fprintf
    {1754, -1, -1, -1, -1, 1669, 2247, 61, 2, 2, 0, 0, 3, 0, 0, 20},  // NSLocalizedString
    {1754, -1, -1, -1, -1, 1671, 2249, 62, 2, 2, 0, 0, 3, 0, 0, 20},  // NSLocalizedString
    {1756, -1, -1, -1, 1757, 0, 2251, 63, 0, 1, 2, 4, 3, 0, 0, 20},  // utf8String
    {1758, -1, -1, -1, -1, 1673, 2252, 64, 1, 1, 0, 0, 61, 0, 0, 20},  // puts
    {212, -1, -1, -1, -1, 1674, 2253, 65, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {209, -1, -1, -1, -1, 1675, 2254, 66, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {209, -1, -1, -1, -1, 1676, 2255, 67, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1759, -1, -1, -1, -1, 1678, 2257, 68, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1760, -1, -1, -1, -1, 1679, 2259, 69, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1761, -1, -1, -1, -1, 1680, 2261, 70, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1762, -1, -1, -1, -1, 1681, 2263, 71, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1763, -1, -1, -1, -1, 1682, 2265, 72, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1764, -1, -1, -1, -1, 1683, 2267, 73, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {617, -1, -1, -1, -1, 1684, 2269, 74, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1765, -1, -1, -1, -1, 1685, 2271, 75, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {212, -1, -1, -1, -1, 1686, 2273, 76, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {219, -1, -1, -1, -1, 1687, 2274, 77, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {219, -1, -1, -1, -1, 1688, 0, 78, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {212, -1, -1, -1, -1, 1688, 0, 79, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1766, -1, -1, -1, -1, 0, 2275, 80, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1766, -1, -1, -1, -1, 0, 2276, 81, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1767, -1, -1, -1, -1, 1688, 2277, 82, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1768, -1, -1, -1, -1, 1690, 2279, 83, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1300, -1, -1, -1, -1, 0, 2280, 84, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {323, -1, -1, -1, -1, 0, 2281, 85, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1769, -1, -1, -1, -1, 1691, 2282, 86, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1770, -1, -1, -1, -1, 1692, 2284, 87, 1, 2, 1, 5, 61, 0, 0, 20},  // sortUsingSelector
    {1771, -1, -1, -1, -1, 1693, 2286, 88, 1, 2, 1, 5, 61, 0, 0, 20},  // sortUsingComparator
    {1772, -1, -1, -1, -1, 1694, 2288, 89, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1773, -1, -1, -1, -1, 1695, 2290, 90, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {1774, -1, -1, -1, -1, 1696, 2292, 91, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoined
    {705, -1, -1, -1, -1, 1697, 2294, 92, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1775, -1, -1, -1, -1, 1698, 2296, 93, 1, 2, 1, 7, 61, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1776, -1, -1, -1, -1, 1699, 0, 94, 0, 0, 0, 0, 61, 0, 0, 20},  // NSNull
    {217, -1, -1, -1, -1, 1699, 2298, 95, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1778, -1, 1784, -1, -1, 1700, 2299, 0, 0, 0, 3, 0, 33, 0, 0, 21},  // CGMutablePath
    {1782, -1, -1, -1, -1, 1700, 2299, 1, 0, 0, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1782, -1, -1, -1, -1, 1700, 2299, 2, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1782, -1, -1, -1, -1, 1701, 2300, 3, 2, 2, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1782, -1, -1, -1, -1, 1703, 2302, 4, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1782, -1, -1, -1, -1, 1704, 2303, 5, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1782, -1, -1, -1, -1, 1705, 2304, 6, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1788, -1, -1, -1, -1, 1706, 2305, 7, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRect
    {1779, -1, -1, -1, -1, 1708, 2307, 8, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1789, -1, -1, -1, -1, 1710, 2309, 9, 1, 1, 0, 0, 61, 0, 0, 21},  // CGPathRelease
    {1779, -1, -1, -1, -1, 1711, 2310, 10, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1791, -1, -1, -1, -1, 1713, 2312, 11, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1792, -1, -1, -1, -1, 1715, 2314, 12, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddEllipseInRect
    {1793, -1, -1, -1, -1, 0, 2317, 13, 0, 1, 2, 34, 0, 0, 0, 21},  // lineWidth
    {1191, -1, -1, -1, -1, 0, 2318, 14, 0, 1, 2, 34, 0, 0, 0, 21},  // miterLimit
    {1794, -1, -1, -1, -1, 0, 2319, 15, 0, 1, 2, 34, 0, 0, 0, 21},  // flatness
    {1795, -1, -1, -1, -1, 0, 2320, 16, 0, 1, 2, 34, 61, 0, 0, 21},  // lineCapStyle
    {1796, -1, -1, -1, -1, 0, 2321, 17, 0, 1, 2, 34, 61, 0, 0, 21},  // lineJoinStyle
    {1797, -1, -1, -1, -1, 1718, 2322, 18, 3, 4, 1, 34, 61, 0, 0, 21},  // setLineDash
    {1801, -1, -1, -1, -1, 1721, 2326, 19, 1, 2, 1, 34, 61, 0, 0, 21},  // applyWithBlock
    {1802, -1, -1, -1, -1, 1722, 2328, 20, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathApply
    {1803, -1, -1, -1, -1, 1725, 2331, 21, 2, 2, 0, 0, 61, 0, 0, 21},  // CGPathApplyWithBlock
    {1804, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementMoveToPoint
    {1805, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementAddLineToPoint
    {1806, -1, -1, -1, -1, 0, 0, 24, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementAddQuadCurveToPoint
    {1807, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementAddCurveToPoint
    {1808, -1, -1, -1, -1, 0, 0, 26, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementCloseSubpath
    {1809, -1, -1, -1, -1, 1727, 2333, 27, 0, 1, 1, 34, 61, 0, 0, 21},  // removeAllPoints
    {1810, -1, -1, -1, -1, 1727, 2334, 28, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1811, 1497, 1812, -1, -1, 0, 0, 29, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1813, 1497, 1814, -1, -1, 0, 0, 30, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1815, 1497, 1816, -1, -1, 0, 0, 31, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1817, 1497, 1818, -1, -1, 0, 0, 32, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1819, 1497, 1820, -1, -1, 0, 0, 33, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1779, -1, -1, -1, -1, 1728, 2335, 34, 4, 4, 3, 0, 33, 0, 0, 21},  // CGPath
    {1823, -1, -1, -1, -1, 1732, 2339, 35, 4, 4, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1782, -1, -1, -1, -1, 1736, 2343, 36, 3, 3, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1826, -1, -1, -1, 1830, 1739, 2346, 37, 1, 2, 1, 34, 61, 0, 0, 21},  // move
    {1826, -1, -1, -1, -1, 1740, 2348, 38, 2, 3, 1, 34, 61, 0, 0, 21},  // move
    {1827, -1, -1, -1, 1831, 1742, 2351, 39, 1, 2, 1, 34, 61, 0, 0, 21},  // addLine
    {1827, -1, -1, -1, -1, 1743, 2353, 40, 2, 3, 1, 34, 61, 0, 0, 21},  // addLine
    {1828, -1, -1, -1, -1, 1745, 2356, 41, 1, 2, 1, 34, 61, 0, 0, 21},  // addLines
    {1828, -1, -1, -1, -1, 1746, 2358, 42, 2, 3, 1, 34, 61, 0, 0, 21},  // addLines
    {1832, -1, -1, -1, -1, 1750, 2361, 43, 1, 2, 1, 34, 61, 0, 0, 21},  // addRect
    {1832, -1, -1, -1, -1, 1751, 2363, 44, 2, 3, 1, 34, 61, 0, 0, 21},  // addRect
    {1833, -1, -1, -1, -1, 1753, 2366, 45, 1, 2, 1, 34, 61, 0, 0, 21},  // addRects
    {1833, -1, -1, -1, -1, 1754, 2368, 46, 2, 3, 1, 34, 61, 0, 0, 21},  // addRects
    {1834, -1, -1, -1, -1, 1756, 2371, 47, 1, 2, 1, 34, 61, 0, 0, 21},  // addEllipse
    {1834, -1, -1, -1, -1, 1757, 2373, 48, 2, 3, 1, 34, 61, 0, 0, 21},  // addEllipse
    {1835, -1, -1, -1, -1, 1759, 2376, 49, 3, 4, 1, 34, 61, 0, 0, 21},  // addRoundedRect
    {1835, -1, -1, -1, -1, 1762, 2380, 50, 4, 5, 1, 34, 61, 0, 0, 21},  // addRoundedRect
    {101, -1, -1, -1, 1837, 1766, 2385, 51, 1, 2, 1, 34, 61, 0, 0, 21},  // append
    {1836, -1, -1, -1, -1, 1767, 2387, 52, 1, 2, 1, 34, 61, 0, 0, 21},  // addPath
    {1836, -1, -1, -1, -1, 1768, 2389, 53, 2, 3, 1, 34, 61, 0, 0, 21},  // addPath
    {1838, -1, -1, -1, 1839, 1771, 2392, 54, 1, 2, 1, 34, 61, 0, 0, 21},  // apply
    {1840, -1, -1, -1, 1844, 1773, 2394, 55, 0, 1, 1, 34, 61, 0, 0, 21},  // closeSubpath
    {886, -1, -1, -1, -1, 1773, 2395, 56, 0, 1, 1, 34, 61, 0, 0, 21},  // close
    {1841, -1, -1, -1, -1, 1773, 2396, 57, 0, 1, 1, 34, 61, 0, 0, 21},  // fill
    {1842, -1, -1, -1, -1, 1773, 2397, 58, 0, 1, 1, 34, 61, 0, 0, 21},  // stroke
    {1843, -1, -1, -1, -1, 1773, 2398, 59, 0, 1, 1, 34, 61, 0, 0, 21},  // addClip
    {1845, -1, -1, -1, -1, 1773, 2399, 60, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddRect
    {1846, -1, -1, -1, -1, 1776, 2402, 61, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathMoveToPoint
    {1847, -1, -1, -1, -1, 1780, 2406, 62, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddLineToPoint
    {1848, -1, -1, -1, -1, 1784, 2410, 63, 5, 5, 0, 0, 61, 0, 0, 21},  // CGPathAddRoundedRect
    {1849, -1, -1, -1, -1, 1789, 2415, 64, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddLines
    {1850, -1, -1, -1, -1, 1793, 2419, 65, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddRects
    {1851, -1, -1, -1, -1, 1797, 2423, 66, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1852, -1, -1, -1, -1, 1799, 2425, 67, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddPath
    {1853, -1, -1, -1, -1, 1802, 2428, 68, 1, 1, 0, 0, 61, 0, 0, 21},  // CGPathCloseSubpath
    {1854, -1, -1, -1, 1860, 1803, 2429, 69, 3, 4, 1, 34, 61, 0, 0, 21},  // addCurve
    {1854, -1, -1, -1, -1, 1806, 2433, 70, 3, 4, 1, 34, 61, 0, 0, 21},  // addCurve
    {1854, -1, -1, -1, -1, 1809, 2437, 71, 4, 5, 1, 34, 61, 0, 0, 21},  // addCurve
    {1857, -1, -1, -1, 1861, 1813, 2442, 72, 2, 3, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1857, -1, -1, -1, -1, 1815, 2445, 73, 2, 3, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1857, -1, -1, -1, -1, 1817, 2448, 74, 3, 4, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1862, -1, -1, -1, 1870, 1825, 2452, 75, 5, 6, 1, 34, 61, 0, 1, 21},  // addArc
    {1862, -1, -1, -1, -1, 1830, 2458, 76, 5, 6, 1, 34, 61, 0, 1, 21},  // addArc
    {1862, -1, -1, -1, -1, 1835, 2464, 77, 6, 7, 1, 34, 61, 0, 1, 21},  // addArc
    {1867, -1, -1, -1, -1, 1841, 2471, 78, 4, 5, 1, 34, 61, 0, 1, 21},  // addRelativeArc
    {1867, -1, -1, -1, -1, 1845, 2476, 79, 5, 6, 1, 34, 61, 0, 1, 21},  // addRelativeArc
    {1782, -1, -1, -1, -1, 1850, 2482, 80, 5, 5, 3, 0, 33, 0, 1, 21},  // UIBezierPath
    {1862, -1, -1, -1, -1, 1860, 2487, 81, 3, 4, 1, 34, 61, 0, 0, 21},  // addArc
    {1862, -1, -1, -1, -1, 1863, 2491, 82, 4, 5, 1, 34, 61, 0, 0, 21},  // addArc
    {1873, -1, -1, -1, -1, 1867, 2496, 83, 7, 7, 0, 0, 61, 0, 0, 21},  // CGPathAddArcToPoint
    {1874, -1, -1, -1, -1, 1874, 2503, 84, 8, 8, 0, 0, 61, 0, 0, 21},  // CGPathAddCurveToPoint
    {1875, -1, -1, -1, -1, 1882, 2511, 85, 6, 6, 0, 0, 61, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1876, -1, -1, -1, -1, 1888, 2517, 86, 8, 8, 0, 0, 61, 0, 1, 21},  // CGPathAddArc
    {1877, -1, -1, -1, -1, 1896, 2525, 87, 7, 7, 0, 0, 61, 0, 0, 21},  // CGPathAddRelativeArc
    {1878, -1, -1, -1, -1, 0, 2532, 88, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBox
    {813, -1, -1, -1, -1, 0, 2533, 89, 0, 1, 2, 34, 13, 0, 0, 21},  // bounds
    {1879, -1, -1, -1, -1, 0, 2534, 90, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBoxOfPath
    {391, -1, -1, -1, -1, 0, 2535, 91, 0, 1, 2, 34, 2, 0, 0, 21},  // isEmpty
    {1880, -1, -1, -1, -1, 0, 2536, 92, 0, 1, 2, 34, 9, 0, 0, 21},  // currentPoint
    {1787, -1, -1, -1, 1779, 0, 2537, 93, 0, 1, 2, 34, 33, 0, 0, 21},  // cgPath
    {1881, -1, -1, -1, -1, 1903, 2538, 94, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1882, -1, -1, -1, -1, 1904, 2539, 95, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1883, -1, -1, -1, -1, 1905, 2540, 96, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1884, -1, -1, -1, -1, 1906, 2541, 97, 0, 1, 1, 34, 33, 0, 0, 21},  // copy
    {1885, -1, -1, -1, -1, 1906, 2542, 98, 0, 1, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1884, -1, -1, -1, -1, 1906, 2543, 99, 1, 2, 1, 34, 33, 0, 0, 21},  // copy
    {1885, -1, -1, -1, -1, 1907, 2545, 100, 1, 2, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1887, -1, -1, -1, 1888, 1908, 2547, 101, 0, 1, 1, 34, 33, 0, 0, 21},  // reversing
    {1889, -1, -1, -1, -1, 1908, 2548, 102, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopy
    {1890, -1, -1, -1, -1, 1909, 2549, 103, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopy
    {1891, -1, -1, -1, -1, 1910, 2550, 104, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1892, -1, -1, -1, -1, 1912, 2552, 105, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1894, 1893, -1, -1, -1, 0, 0, 106, 0, 0, 5, 29, 28, 0, 0, 21},  // winding
    {1895, 1893, -1, -1, -1, 0, 0, 107, 0, 0, 5, 29, 28, 0, 0, 21},  // evenOdd
    {1896, -1, -1, -1, -1, 0, 2554, 108, 0, 1, 2, 34, 2, 0, 0, 21},  // usesEvenOddFillRule
    {414, -1, -1, -1, 1897, 1914, 2555, 109, 1, 2, 1, 34, 2, 0, 0, 21},  // contains
    {414, -1, -1, -1, -1, 1915, 2557, 110, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {414, -1, -1, -1, -1, 1917, 2560, 111, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {414, -1, -1, -1, -1, 1919, 2563, 112, 3, 4, 1, 34, 2, 0, 0, 21},  // contains
    {1898, -1, -1, -1, -1, 1923, 2567, 113, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1234, -1, -1, -1, -1, 0, 2571, 114, 0, 1, 2, 33, 33, 0, 0, 21},  // path
    {1899, -1, -1, -1, -1, 0, 2572, 115, 0, 1, 2, 33, 17, 0, 0, 21},  // fillColor
    {1900, -1, -1, -1, -1, 0, 2573, 116, 0, 1, 2, 33, 17, 0, 0, 21},  // strokeColor
    {1793, -1, -1, -1, -1, 0, 2574, 117, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1901, -1, -1, -1, -1, 0, 2575, 118, 0, 1, 2, 33, 23, 0, 0, 21},  // lineJoin
    {1902, -1, -1, -1, -1, 0, 2576, 119, 0, 1, 2, 33, 4, 0, 0, 21},  // lineDashPattern
    {1903, -1, -1, -1, -1, 0, 2577, 120, 0, 1, 2, 33, 0, 0, 0, 21},  // lineDashPhase
    {1905, 1904, 1906, -1, -1, 0, 0, 121, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {117, 1904, 1907, -1, -1, 0, 0, 122, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1908, 1904, 1909, -1, -1, 0, 0, 123, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {737, -1, -1, -1, 742, 0, 2578, 124, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {338, -1, 1910, -1, -1, 1927, 2579, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {336, -1, 1911, -1, -1, 1928, 2580, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {328, -1, 1912, -1, -1, 1929, 2581, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {322, -1, 1913, -1, -1, 1930, 2582, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {134, -1, 1914, -1, -1, 1931, 2583, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1915, -1, -1, -1, -1, 1932, 2584, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1916, -1, -1, -1, -1, 1933, 2585, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1739, 282, -1, -1, -1, 1934, 2586, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1740, 282, -1, -1, -1, 1935, 2587, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1741, 282, -1, -1, -1, 1936, 2588, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1742, 282, -1, -1, -1, 1937, 2589, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1743, 282, -1, -1, -1, 1938, 2590, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1917, -1, -1, -1, -1, 1939, 2591, 12, 1, 1, 0, 0, 31, 0, 0, 22},  // views
    {134, -1, -1, -1, -1, 1940, 2592, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {134, -1, -1, -1, -1, 1942, 2594, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1841, 1918, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1919, 1918, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1920, 1918, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1921, 1918, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1922, 1918, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1923, 1918, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {134, -1, -1, -1, -1, 1945, 2597, 8, 1, 1, 0, 0, 61, 0, 0, 23},  // transform
    {1925, -1, -1, -1, -1, 1946, 2598, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {414, -1, -1, -1, -1, 1947, 2599, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {395, -1, -1, -1, -1, 1949, 2601, 11, 1, 2, 1, 32, 4, 0, 0, 23},  // corners
    {1915, -1, -1, -1, -1, 0, 2603, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1916, -1, -1, -1, -1, 0, 2604, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1926, -1, -1, -1, -1, 0, 2605, 2, 0, 1, 2, 15, 60, 0, 0, 24},  // latex
    {1926, -1, -1, -1, -1, 0, 2606, 3, 0, 1, 2, 16, 60, 0, 0, 24},  // latex
    {1927, -1, -1, -1, -1, 1950, 2607, 4, 1, 1, 0, 0, 60, 0, 0, 24},  // swiftCode
    {1928, -1, -1, -1, -1, 1951, 2608, 0, 1, 1, 0, 0, 60, 0, 0, 25},  // explain
    {1928, -1, -1, -1, -1, 1952, 2609, 1, 2, 2, 0, 0, 60, 0, 0, 25},  // explain
    {617, -1, -1, -1, -1, 1954, 2611, 2, 2, 2, 0, 0, 60, 0, 0, 25},  // compare
    {617, -1, -1, -1, -1, 1956, 2613, 3, 3, 3, 0, 0, 60, 0, 0, 25},  // compare
    {1019, -1, -1, -1, 1995, 2023, 2616, 0, 1, 2, 1, 33, 38, 0, 0, 26},  // action
    {1996, -1, -1, -1, -1, 2025, 2618, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1998, -1, -1, -1, -1, 2026, 2619, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1999, -1, -1, -1, -1, 2027, 2620, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
    {2000, -1, -1, -1, -1, 2028, 2621, 4, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromSelector
};

static const int32_t labels[] = {
    137, 250, 251, 138, 252, 253, 255, 256, 259, 256, 260, -1, -1, 263, -1, 263, -1, -1, 263, 265, 256, 265,
    256, -1, 265, 256, 265, 256, 273, -1, -1, -1, -1, 7, -1, 297, 298, 303, 304, 305, 306, -1, 265, 256, -1,
    314, -1, -1, -1, -1, 319, 320, -1, -1, 325, 326, -1, -1, -1, -1, -1, 265, 256, 325, 326, 300, 328, -1,
    346, 347, -1, -1, -1, 373, 375, 377, 379, -1, -1, -1, 273, 319, 320, 319, 320, -1, -1, -1, -1, -1, -1,
    -1, 423, 424, 420, 421, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 449, 449, 449, 449, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 450, 451, 450, 451, 450, 451, 450, 451, 450, 451, 450, 451, 450, 451, 450, 451, 450,
    451, 450, 451, -1, 452, -1, 452, -1, 452, -1, 452, -1, 452, -1, 452, -1, 452, -1, 452, -1, 452, -1, 452,
    -1, 452, 453, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 424, 314, 273, 424, 297, 273,
    314, 273, 297, 273, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 537, 537,
    541, 555, -1, 273, 314, -1, -1, -1, -1, 537, 453, 453, 453, 453, 453, 453, 453, 453, 453, 453, 453, 453,
    564, 565, 564, 565, -1, -1, -1, -1, -1, -1, 273, -1, -1, -1, -1, -1, -1, -1, 452, 578, 579, 580, 581, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 589, 595, 596, 595, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 610, -1, 612, -1, 614, -1, -1, -1, -1, -1, 88, 88, -1, 541, 88, 88, 88, 541, 9, -1, 9, -1,
    627, -1, -1, -1, -1, -1, -1, -1, 631, 297, 424, -1, -1, 627, 273, 88, -1, 633, 635, 636, -1, 406, -1,
    406, 637, 424, 314, 635, 636, -1, 406, -1, 406, 637, 424, 314, -1, -1, 633, 639, -1, -1, -1, -1, 644, -1,
    88, 645, 588, 645, 588, -1, 588, -1, -1, -1, -1, 273, 273, 273, -1, 633, -1, 648, -1, 649, 648, 649, 649,
    650, -1, -1, -1, 645, 588, 633, 669, 541, 627, -1, 541, 627, -1, 633, 681, 633, 682, 633, 681, 682, 639,
    -1, 684, 685, 686, 541, -1, 688, -1, -1, 689, 697, -1, -1, 697, -1, 697, 650, -1, 700, -1, -1, -1, -1,
    700, -1, -1, 706, -1, 700, -1, -1, 707, 273, -1, -1, -1, -1, -1, -1, 88, 88, -1, 273, -1, 273, 273, -1,
    314, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 541, 541, 541, 541, 627, -1, -1,
    627, -1, -1, -1, -1, 728, 729, 730, 731, -1, 736, 731, 737, 738, 739, 740, 731, 741, 729, 730, 731, 728,
    729, 730, 731, 743, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 743, 820, 818,
    314, 265, 256, 325, 326, 687, -1, 920, -1, 1019, 7, -1, 1019, 1020, -1, 1019, 7, -1, 1019, 1020, 7, -1,
    -1, 7, -1, 1027, -1, 7, -1, 1027, -1, 7, -1, 7, -1, 1027, -1, 7, -1, 1027, -1, 7, 1037, -1, 920, 541, -1,
    -1, 1075, -1, 1078, -1, 649, 649, 1082, -1, 1083, -1, 1084, -1, 314, -1, 424, -1, 1087, -1, 1088, -1,
    1087, -1, 1088, 541, -1, -1, -1, -1, -1, -1, -1, 649, -1, 1110, -1, 1111, -1, 627, -1, 627, -1, 627, -1,
    627, 1131, 627, 8, 8, 8, 1148, 8, 1148, -1, -1, -1, 314, -1, 424, -1, -1, 1154, -1, 1207, 1154, 1211,
    1211, -1, -1, 820, -1, 728, 729, 730, 325, 326, 325, 326, 325, 326, 1221, 265, 256, -1, 1222, 1222, 1221,
    1223, 1223, 1221, 1222, 1223, 1222, 1223, 1221, -1, -1, -1, -1, -1, 373, 1226, 377, 1227, 265, 256, 265,
    256, -1, -1, -1, 1232, -1, -1, 1232, -1, -1, 1232, 265, 256, 265, 256, 265, 256, 1232, -1, -1, 1232, -1,
    -1, 1232, 265, 256, 273, -1, 8, -1, -1, -1, 265, 256, -1, 1247, 1019, -1, 1247, 1019, -1, 1247, 1019, -1,
    1247, 1019, -1, 1247, 1019, -1, 1247, 1019, -1, 1247, 1019, -1, 8, -1, 1302, 8, -1, 1304, 8, -1, 8, -1,
    -1, 8, -1, 1304, -1, 1019, -1, 1019, -1, 627, -1, 627, -1, 1309, -1, 1309, -1, 627, -1, 627, -1, 1309,
    -1, 1309, -1, 627, -1, 627, -1, 1309, -1, 1309, -1, 627, -1, 627, -1, 1309, -1, 1309, -1, 7, -1, 1315,
    1318, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 424, 314, 1354, 424, 314, 1354, 1355, 424, 314,
    1354, 424, 314, 1354, 1355, 649, 424, 314, 1354, 649, 424, 314, 1354, 298, 649, 273, 1359, 1354, 649,
    649, 1361, 649, 1356, 649, 1361, 1356, 649, 1363, 314, 1354, 875, 875, -1, 541, 541, 541, 541, 627, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 875, 875, 875, 875, 875, 875, 875, 875, 875, 875, 875, 875, -1, 817,
    -1, 1507, -1, -1, -1, 1508, 1509, 1510, 1511, 1511, 1512, 1513, 1514, 1515, 1512, 1516, 1517, 1516, 1517,
    1516, 1517, 1512, 1516, 1517, 1512, 649, 649, 1519, 1520, -1, -1, 649, 1523, 1524, 1523, 1524, 1523,
    1524, 1525, 1523, 1524, 1525, 1523, 1526, 1524, 1523, 1526, 1524, 1523, 1526, 1524, 1525, 1523, 1526,
    1524, 1525, 1523, 1526, 1527, 1524, 1523, 1526, 1527, 1524, 1523, 1526, 1527, 1524, 1525, 1523, 1526,
    1527, 1524, 1525, 1523, 1526, 1528, 1529, 1524, 1523, 1526, 1528, 1529, 1524, 1523, 1526, 1528, 1529,
    1527, 1524, 1523, 1526, 1528, 1529, 1527, 1524, 1523, 1526, 1528, 1529, 1524, 1525, 1523, 1526, 1528,
    1529, 1524, 1525, 1523, 1526, 1528, 1529, 1527, 1524, 1525, 1523, 1526, 1528, 1529, 1527, 1524, 1525, -1,
    1524, -1, 1524, -1, 1524, 1525, -1, 1524, 1525, -1, 1526, 1527, 1524, -1, 1526, 1527, 1524, -1, 1526,
    1527, 1524, 1525, -1, 1526, 1527, 1524, 1525, -1, 1526, 1528, 1529, 1527, 1524, 1525, -1, 1526, 1528,
    1529, 1527, 1524, 1525, 1531, 1524, 1531, 1524, 1531, 1524, 1525, 1531, 1524, 1525, 1531, 1517, 1524,
    1531, 1517, 1524, 1531, 1517, 1524, 1525, 1531, 1517, 1524, 1525, 1531, 1526, 1524, 1531, 1526, 1524,
    1531, 1526, 1524, 1525, 1531, 1526, 1524, 1525, 1531, 1517, 1526, 1524, 1531, 1517, 1526, 1524, 1531,
    1517, 1526, 1524, 1525, 1531, 1517, 1526, 1524, 1525, 1531, 1527, 1524, 1531, 1527, 1524, 1531, 1527,
    1524, 1525, 1531, 1527, 1524, 1525, 1531, 1517, 1527, 1524, 1531, 1517, 1527, 1524, 1531, 1517, 1527,
    1524, 1525, 1531, 1517, 1527, 1524, 1525, 1531, 1517, 1526, 1527, 1524, 1531, 1517, 1526, 1527, 1524,
    1531, 1517, 1526, 1527, 1524, 1525, 1531, 1517, 1526, 1527, 1524, 1525, 1531, 1526, 1527, 1524, 1531,
    1526, 1527, 1524, 1531, 1526, 1527, 1524, 1525, 1531, 1526, 1527, 1524, 1525, 1531, 1517, 1529, 1524,
    1531, 1517, 1529, 1524, 1531, 1517, 1529, 1524, 1525, 1531, 1517, 1529, 1524, 1525, 1531, 1517, 1529,
    1526, 1524, 1531, 1517, 1529, 1526, 1524, 1531, 1517, 1529, 1526, 1524, 1525, 1531, 1517, 1529, 1526,
    1524, 1525, 1531, 1517, 1529, 1527, 1524, 1531, 1517, 1529, 1527, 1524, 1531, 1517, 1529, 1527, 1524,
    1525, 1531, 1517, 1529, 1527, 1524, 1525, 1531, 1517, 1529, 1526, 1527, 1524, 1531, 1517, 1529, 1526,
    1527, 1524, 1531, 1517, 1529, 1526, 1527, 1524, 1525, 1531, 1517, 1529, 1526, 1527, 1524, 1525, -1, 1517,
    1529, 1526, 1527, 1524, 1525, -1, 1517, 1529, 1526, 1527, 1524, 1525, -1, 1533, -1, 1533, -1, 1533, 1525,
    -1, 1533, 1525, 1523, 1526, 1524, 1523, 1526, 1524, 1523, 1526, 1527, 1524, 1523, 1526, 1527, 1524, 1523,
    1526, 1524, 1525, 1523, 1526, 1524, 1525, 1523, 1526, 1527, 1524, 1525, 1523, 1526, 1527, 1524, 1525, -1,
    1526, 1527, 1524, 1525, -1, 1526, 1527, 1524, 1525, 1537, 1538, 1524, 1537, 1538, 1524, -1, 1538, 1524,
    -1, 1538, 1524, 1541, 1542, 1524, 1523, 1526, 1527, 1524, 1525, 1523, 1526, 1527, 1524, 1525, 1523, 1526,
    1527, 1524, 1523, 1526, 1527, 1524, 1523, 1526, 1524, 1525, 1523, 1526, 1524, 1525, 1523, 1526, 1524,
    1523, 1526, 1524, -1, 1546, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1562, 810, 810, 1562, -1, 1564, -1, 1564,
    1567, -1, 1567, 1564, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1583, 1583, 1583, 1612,
    1517, 1516, 1516, 1516, 1516, 1516, 1516, 1516, 1517, 1516, 1517, 1516, 1516, 1516, 1616, 1516, 1616,
    1516, 1516, 1516, 1616, 1516, 1616, 1516, 1516, 1516, 1616, 1516, 1616, -1, -1, -1, -1, 1516, -1, -1, -1,
    1542, 1542, 1516, 1621, 1524, 1516, 1621, 1524, 1516, 1621, 1516, 1621, 1516, 1511, 1524, 1516, 1511,
    1524, 1516, 1511, 1516, 1511, 1516, 1508, 1509, 1524, 1516, 1508, 1509, 1524, 1516, 1508, 1509, 1516,
    1508, 1509, 1516, 1622, 1516, 1622, 1624, -1, 649, 1629, 1630, -1, -1, 1632, -1, -1, 697, 697, 697, 1646,
    -1, 1646, 1646, -1, 1646, 697, -1, 697, 697, -1, 697, -1, 697, 697, -1, 424, -1, 314, -1, -1, -1, -1, -1,
    697, 1665, 1666, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 284, 285, 1675, 1676, 286, 287, 1677, 1678, 1679, 1680, 1681, 1682, 288, 289, 1683, 290, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 633, -1, 1690, -1, 633, 1690, -1, -1, 633, -1, 1690, -1, 633, 1690, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 541, -1, 8, -1, -1, 541, -1, 8, -1, -1, 1707,
    -1, 1363, -1, 1363, 1707, -1, -1, 1707, -1, 1363, -1, 1363, 1707, -1, -1, -1, -1, -1, -1, -1, -1, 187,
    1738, 188, 189, 76, 221, 76, 1739, 229, 1740, 231, 1741, 232, 1742, 230, 1743, 155, -1, -1, -1, -1, -1,
    -1, 1755, -1, 1207, 1207, 1207, 86, -1, -1, -1, -1, -1, -1, -1, -1, 283, 283, -1, -1, -1, -1, -1, -1, -1,
    -1, 273, -1, -1, 1777, 338, 888, 1154, 1785, 1786, 1787, -1, -1, 338, 134, -1, 1790, 134, -1, -1, -1, -1,
    -1, -1, 588, 1329, -1, -1, -1, -1, -1, -1, -1, 888, 1821, 1822, 134, -1, -1, -1, -1, 888, 1824, 1825,
    314, 314, 134, 314, 314, 134, 1829, 1829, 134, 314, 314, -1, -1, 134, -1, -1, 134, 8, 8, 134, 8, 1821,
    1822, 8, 1821, 1822, 134, -1, -1, -1, 134, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 314, 1508, 1509, 314, 1855, 1856,
    314, 1855, 1856, 134, 314, 1858, 314, 1859, 314, 1859, 134, 314, 1508, 1509, 314, 1858, 1863, 1359, 1864,
    1865, 1866, 396, 1359, 1864, 1865, 1866, 396, 1359, 1864, 1865, 1866, 134, 396, 1359, 1864, 1868, 396,
    1359, 1864, 1868, 134, 1869, 1359, 1864, 1865, 1866, 1863, 1359, 1864, 1865, 1866, 1871, 1872, 1359,
    1871, 1872, 1359, 134, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1886, 1886, -1, -1, -1, -1,
    -1, -1, -1, -1, 1886, -1, 134, -1, 1886, 134, -1, -1, -1, -1, -1, 424, 424, 424, 424, 424, -1, -1, 7, 7,
    7, 7, 7, 424, 424, 314, 424, 314, -1, 1924, 541, -1, 8, 8, -1, -1, -1, 1929, -1, -1, -1, -1, 541, -1,
    627, 1131, 627, 541, -1, 649, 1075, 1078, -1, 314, -1, 424, -1, 314, -1, 424, -1, -1, 424, -1, 314, -1,
    649, -1, 697, 697, -1, 669, 541, 627, -1, 649, 1082, -1, -1, -1, 648, -1, 1624, 649, 1629, 1630, 1302, 8,
    -1, 8, 1318, 697, 697, -1, 697, 1646, 1646, -1, 1646, -1, 1646, 697, -1, 697, 697, -1, 697, 697, 697, -1,
    -1, -1, -1, 260, -1, 263, 273, 297, 298, 303, 304, 305, 306, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1869,
    1359, 1864, 1865, 1866, 1863, 1359, 1864, 1865, 1866, 396, 1359, 1864, 1865, 1866, 396, 1359, 1864, 1865,
    1866, 134, 396, 1359, 1864, 1868, 396, 1359, 1864, 1868, 134, -1, -1, -1, -1, -1, -1, -1, -1, 649, 273,
    1359, 1354, 649, 424, 314, 1354, 298, -1, -1, -1, 265, 256, -1, -1, -1, -1, -1, -1, -1, -1, -1, 314, -1,
    424, -1, 1087, -1, 1088, -1, 1087, -1, 1088, -1, 314, -1, 424, -1, 627, 1131, 627, -1, -1, -1
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
    32, 0, 66858, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    1, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    1, 32, 1, 1, 32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32,
    3594, 2336, 32, 3594, 2336, 32, 32, 33, 33, 33, 32, 33, 32, 33, 33, 32, 32, 32, 14, 33, 14, 32, 32, 32,
    13, 32, 32, 32, 32, 3, 33, 33, 33, 32, 1, 33, 33, 1, 33, 33, 33, 33, 33, 33, 33, 33, 33, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 10, 0, 32, 0, 0, 32, 0, 0, 32, 10, 0, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 0, 32, 14, 3, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    15, 33, 33, 33, 33, 33, 33, 33, 33, 3594, 2337, 33, 3594, 2337, 33, 10, 33, 10, 1, 0, 0, 1, 0, 0, 4, 4,
    4, 4612, 1, 1, 1, 54, 1, 1, 54, 1, 54, 1, 54, 1, 1, 2615, 54, 1, 1, 54, 10, 54, 1, 54, 1, 2615, 54, 1,
    54, 1, 2615, 54, 1, 1, 54, 1, 1, 2615, 54, 1, 54, 1336, 54, 1336, 1, 54, 58, 54, 1, 1, 1, 1, 54, 1, 1,
    54, 1, 54, 1, 54, 13, 54, 2, 54, 2, 2615, 54, 1, 54, 1, 2615, 54, 13, 54, 13, 2615, 54, 1, 1, 54, 1, 54,
    1, 54, 1, 1, 2615, 54, 2, 54, 2, 2615, 54, 1, 54, 1, 2615, 54, 1, 1, 54, 1, 54, 15, 54, 14, 34, 54, 15,
    54, 15, 54, 58, 54, 54, 54, 54, 54, 55, 55, 1, 1, 15, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57, 0,
    590905, 57, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57, 36, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 2336, 35, 2336, 35, 1, 2336, 35, 1, 2336, 35, 2336, 35, 2336, 35,
    2336, 35, 2336, 35, 2826, 2336, 35, 2826, 2336, 35, 0, 590905, 35, 0, 590905, 32, 1541, 0, 35, 1541, 0,
    32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0,
    32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 35, 58, 0, 35, 58, 0, 35,
    35, 35, 35, 35, 32, 35, 32, 35, 32, 32, 32, 32, 58, 2336, 58, 2336, 58, 2336, 58, 2336, 5, 58, 598816,
    58, 598816, 58, 598816, 58, 58, 58, 58, 58, 58, 58, 58, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10,
    1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 1, 1, 46, 44, 44, 44,
    0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 47, 47, 1, 1, 1, 1, 10, 10, 46, 1, 1, 11, 1, 1, 1, 11, 1, 1, 1,
    1, 11, 40, 1, 40, 1, 40, 40, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 57, 1, 57, 2361, 1,
    1, 57, 1, 1, 57, 2361, 1, 1, 151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 57, 1, 1, 1, 1,
    151061805, 57, 1, 1, 1, 1, 57, 2361, 1, 1, 1, 1, 151061805, 57, 2361, 1, 57, 1, 57, 2361, 1, 1,
    151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 151061805, 57, 2361, 1, 57, 1, 57, 2361, 1, 1, 57,
    1, 1, 57, 2361, 1, 1, 57, 1, 1, 57, 2361, 1, 1, 1, 57, 1, 1, 1, 57, 2361, 1, 151061805, 57, 1, 151061805,
    57, 2361, 1, 1, 151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 151061805, 57, 1, 1, 1, 151061805, 57,
    2361, 1, 1, 151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 57, 1, 1, 1, 57, 2361, 1, 1, 1, 1, 57, 1,
    1, 1, 1, 57, 2361, 1, 1, 1, 151061805, 57, 1, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 151061805, 57, 1, 1,
    1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 151061805, 57, 2361, 39, 57, 39, 57, 2361, 1, 1, 57, 1, 1,
    151061805, 57, 1, 1, 57, 2361, 1, 1, 151061805, 57, 2361, 1, 1, 151061805, 57, 2361, 1, 1, 57, 1, 1, 57,
    1, 3, 57, 1, 1, 151061805, 57, 2361, 1, 1, 151061805, 57, 1, 1, 57, 2361, 1, 1, 57, 2308, 0, 1, 1, 1, 3,
    3, 46, 0, 604420, 604420, 0, 4, 4, 0, 53, 57, 53, 57, 53, 57, 53, 57, 53, 1, 57, 53, 1, 57, 53, 57, 1,
    53, 57, 1, 1, 1, 1, 1, 1, 57, 3, 2308, 2308, 2308, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 1, 1, 39,
    39, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 39, 1, 39, 1, 39, 1, 3, 39, 3, 1, 46,
    2361, 1, 46, 1, 1, 2361, 1, 1, 1, 10, 10, 2361, 1, 10, 10, 1, 40, 39, 39, 1, 39, 39, 3, 39, 51, 39, 2344,
    1, 39, 57, 39, 57, 1, 39, 57, 39, 39, 39, 39, 39, 39, 39, 39, 50, 51, 33, 39, 2308, 33, 4, 33, 4, 33, 33,
    33, 4, 33, 0, 4, 32, 4, 32, 0, 4, 33, 4, 33, 0, 4, 32, 4, 32, 0, 4, 39, 0, 4, 39, 4, 33, 33, 33, 33, 1,
    2337, 33, 1, 2337, 1, 3, 2344, 2361, 0, 4, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258,
    258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15,
    15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
    1, 1, 1, 3, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4,
    0, 4, 0, 4, 4, 4, 4, 4, 5, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1, 1, 8, 8, 8, 5,
    4, 5, 4, 5, 57, 5, 8, 5, 4, 5, 4, 5, 4, 7, 57, 0, 14, 14, 1, 14, 14, 34, 14, 2319, 14, 2319, 34, 14,
    2319, 14, 2319, 34, 2319, 14, 34, 34, 34, 34, 34, 34, 2309, 1, 1, 34, 57, 34, 0, 57, 34, 57, 34, 34, 14,
    1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 34, 10, 34, 10, 15, 34, 10, 34, 10, 15, 34, 5, 34, 5, 15, 34,
    14, 34, 14, 15, 34, 5, 34, 5, 15, 34, 14, 34, 14, 15, 34, 14, 1, 1, 34, 14, 1, 1, 15, 34, 34, 34, 34, 34,
    34, 15, 34, 15, 34, 34, 34, 34, 34, 34, 2319, 14, 34, 2319, 1, 1, 34, 2319, 1, 1, 34, 2319, 14, 1, 1, 34,
    2319, 5, 1, 34, 2319, 5, 1, 34, 34, 34, 2319, 34, 34, 34, 10, 10, 10, 34, 10, 10, 10, 34, 10, 10, 10, 15,
    34, 10, 10, 34, 10, 10, 34, 10, 10, 15, 34, 10, 1, 258, 258, 3, 34, 10, 1, 258, 258, 3, 34, 10, 1, 258,
    258, 3, 15, 34, 10, 1, 258, 258, 34, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 34, 10, 10, 1, 34, 10, 10,
    1, 15, 34, 2319, 1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 258,
    258, 0, 34, 2319, 1, 1, 1, 258, 258, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2319, 34, 2319, 34,
    34, 34, 34, 2319, 34, 2319, 34, 34, 10, 34, 10, 29, 34, 10, 15, 34, 10, 29, 15, 34, 2319, 10, 3, 33, 33,
    33, 33, 33, 33, 33, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 32, 2336,
    15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 4, 4, 59, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4,
    4, 4, 4, 5, 5, 5, 7, 5, 5, 4, 4, 3, 8, 8, 8, 8, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    30, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 56, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 0, 54, 15,
    35, 0, 35, 35, 35, 35, 35, 35, 37, 36, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 45, 45, 45, 46, 46, 47, 50, 51, 48, 49, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 40, 40, 40, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 53, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 39,
    39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 34, 34, 34, 34, 18, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 166, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196,
    197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 158, 159, 160, 161, 162, 163, 164, 165, 166, 207, 208,
    209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229,
    230, 231, 232, 155, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249,
    282, 372, 397, 529, 677, 690, 691, 692, 712, 868, 869, 922, 923, 946, 962, 1055, 1066, 1117, 1119, 1121,
    1132, 1133, 1134, 1135, 1169, 1213, 1224, 1225, 1230, 1240, 1244, 1245, 1246, 1248, 1249, 1250, 1251,
    1252, 1253, 947, 1254, 1255, 1256, 1326, 1334, 1335, 1344, 1366, 1367, 1368, 1369, 1370, 1371, 1372,
    1373, 1374, 1375, 1376, 1502, 1503, 1504, 1505, 1557, 1558, 1559, 1582, 1584, 1585, 1586, 1613, 1544,
    1639, 1640, 1648, 1666, 1778, 1779, 1780, 1781, 1782, 742, 1783, 1497, 1893, 1904, 1918, 1996, 1997
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
