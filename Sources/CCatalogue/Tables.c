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
    "UIViewController" "window" "Double" "CGFloat" "arguments" "init" "where" "(next case)" "?" "try"
    "await" "throw" "Swift" "Foundation" "UIKit" "CoreGraphics" "QuartzCore" "Darwin" "Glibc" "append"
    "insert" "remove" "removeLast" "popLast" "popFirst" "removeFirst" "removeAll" "removeValue"
    "updateValue" "merge" "setObject" "removeObject" "swapAt" "sort" "reverse" "round" "negate"
    "formTruncatingRemainder" "removeSubrange" "replaceSubrange" "partition" "toggle" "map" "flatMap" "enum"
    "typealias" "protocol" "actor" "infix" "prefix" "precedencegroup" "position" "transform" "layer"
    "setAffineTransform" "a" "d" "acos" "asin" "atan" "atan2" "acosf" "asinf" "atanf" "atan2f" "hypot"
    "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S" "scaledBy" "CGAffineTransform"
    "CGAffineTransformMakeScale" "CGAffineTransformScale" "Int8" "Int16" "Int32" "Int64" "UInt8" "UInt16"
    "UInt32" "UInt64" "UInt" "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9" "Float" "Int" "NSInteger"
    "NSComparisonResult" "TimeInterval" "NSTimeInterval" "NSUInteger" "NSNumber" "int" "float" "double"
    "long" "unsigned" "short" "int64_t" "int32_t" "uint32_t" "CFTimeInterval" "int8_t" "uint8_t" "int16_t"
    "uint16_t" "uint64_t" "size_t" "CFIndex" "GLfloat" "Float64" "Float32" "Bool" "BOOL" "String"
    "Character" "Substring" "NSString" "Array" "ContiguousArray" "ArraySlice" "KeyValuePairs" "NSArray"
    "NSMutableArray" "NSMutableString" "StaticString" "bool" "ClosedRange" "PartialRangeFrom"
    "PartialRangeUpTo" "PartialRangeThrough" "NSRange" "Range" "Angle" "CGPoint" "CGVector" "CGSize"
    "CGRect" "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView"
    "UILabel" "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
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
    "textAlignment" "font" "contentMode" "ContentMode" "rawValue" "isOpaque" "tintColor"
    "contentScaleFactor" "accessibilityLabel" "safeAreaInsets" "layoutMargins" "mask"
    "accessibilityIdentifier" "accessibilityHint" "isAccessibilityElement" "semanticContentAttribute"
    "directionalLayoutMargins" "overrideUserInterfaceStyle" "preservesSuperviewLayoutMargins"
    "insetsLayoutMarginsFromSafeArea" "clearsContextBeforeDrawing" "isFirstResponder" "numberOfLines"
    "adjustsFontSizeToFitWidth" "lineBreakMode" "attributedText" "baselineAdjustment" "borderStyle"
    "keyboardType" "returnKeyType" "autocorrectionType" "autocapitalizationType" "clearButtonMode"
    "shadowColor" "placeholder" "minimumScaleFactor" "isEditable" "isSelectable" "isSecureTextEntry"
    "zoomScale" "DecelerationRate" "UIScrollViewDecelerationRate" "normal" "UIScrollView.DecelerationRate"
    "UIScrollViewDecelerationRateNormal" "fast" "UIScrollViewDecelerationRateFast" "decelerationRate"
    "system" "ButtonType" "UIButtonTypeSystem" "custom" "UIButtonTypeCustom" "infoLight"
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
    {800, 83793446}, {822, 386311098}, {838, 4091544014}, {844, 2708649949}, {850, 2386971688},
    {857, 2873224251}, {866, 693225631}, {870, 380752755}, {875, 90969176}, {886, 449846533},
    {887, 973910158}, {890, 2887626766}, {895, 3691757453}, {900, 2054714927}, {905, 1458426488},
    {915, 3552412932}, {920, 192541853}, {932, 2971707659}, {942, 2139780097}, {948, 4141044418},
    {953, 956526498}, {959, 110723809}, {965, 3332609576}, {971, 3683784189}, {981, 2510136481},
    {988, 2275008352}, {996, 3339054942}, {1007, 3746835353}, {1016, 3137510316}, {1027, 1279116642},
    {1038, 3013068941}, {1043, 3111536167}, {1052, 3572563384}, {1064, 3139949330}, {1070, 736625355},
    {1074, 69978321}, {1081, 558918661}, {1086, 1326178875}, {1092, 1971108699}, {1115, 2842608717},
    {1129, 1774491146}, {1144, 2134883420}, {1153, 3641267209}, {1159, 1076453893}, {1162, 3751997361},
    {1169, 4092568292}, {1173, 2171383808}, {1182, 3054093999}, {1190, 4213704117}, {1195, 244111290},
    {1200, 827898097}, {1206, 4232466889}, {1221, 3775434644}, {1229, 2471448074}, {1238, 3786248987},
    {1243, 128336118}, {1261, 3721122100}, {1262, 3826002220}, {1263, 3775669363}, {1267, 1006755615},
    {1271, 4272848550}, {1275, 108579519}, {1280, 3173440503}, {1285, 4025666427}, {1290, 2897315904},
    {1295, 153572251}, {1301, 1428923715}, {1306, 405166629}, {1310, 2112764879}, {1315, 3876055819},
    {1325, 1046779122}, {1330, 372738696}, {1335, 2052810508}, {1336, 3591115554}, {1344, 2271195850},
    {1361, 391640912}, {1387, 460481456}, {1409, 779904818}, {1413, 3837675186}, {1418, 765439473},
    {1423, 2711245919}, {1428, 697196164}, {1433, 1059919963}, {1439, 1323747186}, {1445, 3538687084},
    {1451, 1324880019}, {1455, 3912887073}, {1457, 163295161}, {1459, 146517542}, {1461, 129739923},
    {1463, 112962304}, {1465, 230405637}, {1467, 213628018}, {1469, 196850399}, {1471, 180072780},
    {1473, 297516113}, {1475, 280738494}, {1480, 1283547685}, {1483, 4168357374}, {1492, 2209066192},
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
    {7941, 3254824265}, {7952, 3730581929}, {7960, 1715765854}, {7968, 1438951982}, {7977, 571377267},
    {7995, 143865419}, {8013, 445834375}, {8027, 4201716739}, {8040, 2082798958}, {8044, 3883353449},
    {8067, 1252969316}, {8084, 611349806}, {8106, 3939761393}, {8130, 1880591026}, {8154, 1630685488},
    {8180, 4274790866}, {8211, 1320538545}, {8242, 625491524}, {8268, 1052979093}, {8284, 1315057949},
    {8297, 3198073272}, {8322, 1888717571}, {8335, 1499172353}, {8349, 1151719106}, {8367, 1297838153},
    {8378, 1291853992}, {8390, 3864824124}, {8403, 284302454}, {8421, 2291378338}, {8443, 2024043478},
    {8458, 3416336049}, {8469, 3326301860}, {8480, 2097883034}, {8498, 2658088632}, {8508, 4116806241},
    {8520, 2750625341}, {8537, 2805121617}, {8546, 2636563400}, {8562, 1088403524}, {8590, 1326471550},
    {8596, 3867909202}, {8625, 2053519890}, {8659, 24686317}, {8663, 43254447}, {8695, 3633974900},
    {8711, 3488110948}, {8717, 1226705564}, {8727, 1144915353}, {8745, 1085962434}, {8751, 542584942},
    {8769, 1880354216}, {8778, 2126046479}, {8799, 3409685817}, {8809, 2322214854}, {8831, 715012316},
    {8836, 667630371}, {8853, 4011681569}, {8864, 1600511528}, {8887, 2912348550}, {8902, 2477794221},
    {8917, 2826459802}, {8924, 863636682}, {8935, 2904533681}, {8955, 2783401782}, {8977, 3231953140},
    {8997, 1851017237}, {9020, 3819977203}, {9032, 1594915199}, {9062, 3312035873}, {9090, 2374822095},
    {9106, 1117036282}, {9122, 2727146260}, {9152, 4247332818}, {9171, 3780770003}, {9185, 3045028851},
    {9197, 2338438971}, {9218, 1077300351}, {9247, 1505834213}, {9278, 1420801579}, {9298, 1086567517},
    {9309, 3688764708}, {9328, 3212090577}, {9341, 2710245443}, {9352, 2621687777}, {9370, 135807534},
    {9392, 538728657}, {9421, 4217769178}, {9432, 1490880043}, {9451, 2737991523}, {9459, 1865801660},
    {9467, 894604266}, {9485, 239266950}, {9501, 3440848049}, {9519, 1563451997}, {9555, 1300855194},
    {9573, 2649340029}, {9586, 3157132282}, {9617, 1994390723}, {9630, 3295732442}, {9649, 3217941162},
    {9686, 2638373311}, {9705, 729836362}, {9722, 1103965319}, {9757, 3909734774}, {9774, 3422384807},
    {9788, 1562399317}, {9820, 3535094014}, {9834, 2862813109}, {9854, 70193435}, {9892, 3331707904},
    {9912, 167527483}, {9934, 3377910156}, {9950, 2815096657}, {9991, 3232227944}, {10010, 2636711499},
    {10024, 2461495057}, {10029, 502047894}, {10049, 2942666046}, {10055, 1490954098}, {10066, 1092012710},
    {10091, 38792922}, {10102, 2899252294}, {10110, 871591685}, {10132, 1041997713}, {10140, 3217987877},
    {10148, 1309284212}, {10170, 2823090016}, {10178, 4012061332}, {10185, 2462590034}, {10206, 3080064910},
    {10213, 3596835826}, {10228, 4204111253}, {10233, 3492500287}, {10242, 421821156}, {10265, 696240407},
    {10274, 1453714756}, {10289, 1899105243}, {10318, 3174014960}, {10333, 1948841851}, {10348, 466020238},
    {10377, 4077855673}, {10392, 1744839726}, {10408, 1408722253}, {10438, 876245160}, {10454, 452810861},
    {10468, 1423725372}, {10496, 3691762681}, {10510, 3281580380}, {10523, 650891138}, {10550, 613295001},
    {10563, 1216248354}, {10576, 1260603725}, {10603, 968316954}, {10616, 859371885}, {10630, 1658883364},
    {10658, 3531153185}, {10672, 486221508}, {10683, 4064395570}, {10708, 2257273533}, {10719, 3217031314},
    {10731, 1898701486}, {10757, 692253475}, {10769, 2618608526}, {10791, 2036964556}, {10827, 1478369021},
    {10849, 2072579308}, {10864, 158609817}, {10893, 3199826274}, {10908, 3872230201}, {10922, 889051197},
    {10950, 1439665068}, {10964, 3703752221}, {10977, 592993401}, {11004, 2782426318}, {11017, 1648296985},
    {11036, 771481908}, {11069, 2744451111}, {11088, 2907380692}, {11102, 2303844654}, {11130, 1323066019},
    {11144, 590774350}, {11160, 2542372249}, {11190, 1436241668}, {11206, 2311460409}, {11215, 773059133},
    {11238, 2759092874}, {11247, 481727645}, {11256, 588027325}, {11262, 3294899967}, {11278, 2406610228},
    {11290, 1136770368}, {11301, 1099727666}, {11328, 3943336079}, {11340, 2274977100}, {11350, 1894102977},
    {11358, 3373088083}, {11366, 1118385669}, {11379, 1252830802}, {11398, 1911957762}, {11406, 1310484760},
    {11424, 4211107556}, {11442, 4235327583}, {11453, 1800107403}, {11462, 3289655507}, {11471, 2781593940},
    {11486, 3487903851}, {11492, 1852738900}, {11509, 1868420705}, {11524, 1229760322}, {11539, 401251929},
    {11548, 4136070254}, {11558, 141711844}, {11571, 1877099350}, {11581, 4224630636}, {11594, 1126219644},
    {11620, 2956264019}, {11644, 3731343133}, {11656, 1473240524}, {11668, 3420829582}, {11676, 1499161504},
    {11688, 1992880658}, {11709, 1654371654}, {11730, 3557937968}, {11744, 4267915633}, {11759, 651349070},
    {11778, 3553571131}, {11799, 798050051}, {11819, 1738029828}, {11828, 830772382}, {11852, 975665791},
    {11859, 3753552150}, {11881, 1268347563}, {11900, 219164268}, {11921, 609412560}, {11941, 2354548601},
    {11956, 3034740417}, {11969, 92234206}, {11978, 2675976173}, {11986, 2255101473}, {11997, 938963840},
    {12009, 1325536902}, {12019, 66138439}, {12038, 2650151654}, {12050, 1362571274}, {12057, 2674091075},
    {12074, 4180264212}, {12085, 2220611910}, {12091, 3628923247}, {12110, 2290191893}, {12123, 524486259},
    {12138, 536057419}, {12151, 2266436945}, {12163, 2660165913}, {12175, 2510371521}, {12182, 1647949432},
    {12193, 2499925078}, {12199, 1061329053}, {12207, 2186648520}, {12219, 3685987662}, {12233, 1203193122},
    {12247, 3305235377}, {12262, 3408062813}, {12284, 598285973}, {12295, 2107277412}, {12310, 1771288722},
    {12324, 1024755039}, {12344, 2323362532}, {12364, 295121441}, {12376, 3240065181}, {12385, 3923523740},
    {12405, 140741692}, {12422, 958887293}, {12445, 459823196}, {12475, 687274249}, {12485, 1680403306},
    {12500, 1628379063}, {12507, 1164572437}, {12518, 186774928}, {12532, 2185261687}, {12537, 2753641482},
    {12542, 2454962418}, {12557, 187726632}, {12575, 3594902096}, {12583, 2175633178}, {12600, 775974691},
    {12607, 4056008598}, {12621, 32195591}, {12628, 3647323098}, {12644, 3198753898}, {12668, 56185609},
    {12676, 3091067239}, {12680, 3935363592}, {12690, 3073585980}, {12705, 2759355463}, {12725, 2095930043},
    {12731, 1438993425}, {12747, 3070144198}, {12754, 1867556362}, {12767, 2589014835}, {12783, 3891896413},
    {12789, 4148812653}, {12796, 1700657266}, {12808, 1106246455}, {12823, 754571866}, {12834, 1038506759},
    {12840, 4176775601}, {12849, 2830785103}, {12859, 1731433239}, {12867, 855408348}, {12875, 2834400513},
    {12890, 3963693047}, {12903, 3283896773}, {12917, 715050645}, {12926, 3544094494}, {12932, 4009327117},
    {12948, 492923249}, {12961, 1423062726}, {12979, 161915485}, {13022, 2642763852}, {13035, 1214513038},
    {13052, 1445723454}, {13061, 2844467682}, {13068, 3334659430}, {13080, 3572701046}, {13091, 555663897},
    {13102, 3123020006}, {13115, 3005567066}, {13127, 2400366623}, {13139, 2266193630}, {13149, 3448933658},
    {13162, 3786999131}, {13170, 2370703267}, {13182, 1489487637}, {13196, 1404904742}, {13211, 2552112075},
    {13229, 2857694466}, {13242, 2048902997}, {13257, 1468503355}, {13269, 1938712828}, {13288, 376585884},
    {13310, 3810570069}, {13329, 1375206950}, {13351, 1648973383}, {13370, 1187236458}, {13392, 1447170883},
    {13411, 2183746320}, {13433, 4241624385}, {13446, 2109961146}, {13463, 1302875927}, {13478, 1953032679},
    {13496, 1885855689}, {13503, 3048556132}, {13522, 3744775116}, {13540, 3621218635}, {13557, 3611392321},
    {13568, 3412690475}, {13594, 2124853820}, {13616, 4061796954}, {13623, 4173553157}, {13631, 2053962742},
    {13641, 503535429}, {13652, 1836668495}, {13661, 721310682}, {13676, 1006735486}, {13688, 325084441},
    {13693, 2961925722}, {13703, 497438945}, {13712, 1787797455}, {13723, 1849888827}, {13743, 3825011241},
    {13752, 385702446}, {13758, 2166834857}, {13765, 3055437297}, {13772, 601507180}, {13788, 2970916523},
    {13792, 1041509726}, {13798, 3114108242}, {13806, 40313824}, {13824, 1234298396}, {13834, 1104605730},
    {13839, 2888859350}, {13844, 1494001562}, {13849, 3853794552}, {13853, 1871304217}, {13857, 2751299231},
    {13863, 1299665195}, {13867, 576586605}, {13874, 1512988633}, {13883, 1266453457}, {13894, 596166502},
    {13903, 2984076638}, {13911, 1160668403}, {13920, 2235117230}, {13924, 3184947036}, {13931, 768938516},
    {13938, 1359877577}, {13946, 521485205}, {13956, 1429572201}, {13964, 2267665723}, {13974, 1129697862},
    {13988, 737459482}, {13994, 1122880180}, {14005, 1945272936}, {14009, 2223459638}, {14021, 2189503631},
    {14036, 2380932862}, {14052, 3092368177}, {14060, 2548392784}, {14070, 1901756438}, {14079, 906872895},
    {14090, 1648836552}, {14103, 252720416}, {14117, 1264131298}, {14121, 1582017048}, {14140, 422274124},
    {14159, 3020961236}, {14165, 845187144}, {14187, 1120609123}, {14211, 3704248662}, {14238, 1361184210},
    {14260, 254023945}, {14288, 3600137057}, {14312, 2682444316}, {14321, 1644100618}, {14345, 1592819465},
    {14378, 895660813}, {14386, 335426986}, {14411, 1264318259}, {14443, 1168386582}, {14451, 1663862986},
    {14456, 1746993862}, {14485, 1903257066}, {14490, 974882150}, {14497, 1177151643}, {14528, 165292311},
    {14535, 2311397435}, {14540, 439402299}, {14569, 1552997231}, {14574, 3962257883}, {14583, 2220750876},
    {14616, 2007447656}, {14625, 2787838396}, {14631, 3769421748}, {14661, 4173954024}, {14667, 1434043348},
    {14677, 1426660429}, {14711, 737025121}, {14745, 1466689035}, {14783, 4098563933}, {14788, 513712005},
    {14825, 229043912}, {14829, 2457286800}, {14864, 3584307048}, {14866, 1123244352}, {14903, 1329338781},
    {14907, 2761510965}, {14914, 49525662}, {14934, 539821669}, {14952, 3772220557}, {14970, 4185830300},
    {14985, 3171290880}, {15007, 832521766}, {15029, 1461782644}, {15049, 691540578}, {15072, 1404144425},
    {15092, 522796658}, {15109, 1376505559}, {15118, 3748513642}, {15126, 846470194}, {15134, 200649126},
    {15148, 3431639220}, {15155, 4292335199}, {15170, 907121470}, {15176, 2240342303}, {15193, 2969811462},
    {15207, 167268160}, {15221, 1833803298}, {15233, 2457918009}, {15242, 3718375587}, {15254, 4071123319},
    {15266, 1834047080}, {15282, 3367860727}, {15288, 2118064195}, {15299, 493169962}, {15307, 2713721240},
    {15312, 1695364032}, {15319, 4030051588}, {15325, 1400182552}, {15355, 455416660}, {15375, 2271268225},
    {15398, 2613973034}, {15416, 392604227}, {15438, 3754606837}, {15458, 2833158821}, {15474, 3350374178},
    {15481, 534084754}, {15495, 2867322350}, {15517, 2116308131}, {15522, 3649057272}, {15530, 3845453865},
    {15539, 2994984227}, {15555, 664899839}, {15577, 1989677117}, {15582, 2918522264}, {15594, 3420926329},
    {15607, 3178453163}, {15624, 3149605050}, {15629, 2920394832}, {15646, 1523943668}, {15656, 862917743},
    {15678, 4234031555}, {15695, 1719771455}, {15716, 2399213176}, {15723, 4287151977}, {15733, 450801067},
    {15740, 1669872668}, {15754, 4013487222}, {15781, 2679495900}, {15797, 856694529}, {15821, 2681939195},
    {15837, 3153218578}, {15861, 2240063300}, {15865, 3096186179}, {15870, 741716276}, {15875, 2329068957},
    {15882, 2921198141}, {15887, 1055615879}, {15892, 3285122304}, {15898, 230313139}, {15901, 2868333218},
    {15905, 4098541315}, {15910, 33356212}, {15917, 1723256298}, {15921, 4140259964}, {15927, 107912219},
    {15949, 4121566434}, {15979, 3855721002}, {15995, 2216232237}, {16019, 2255928953}, {16039, 159080631},
    {16053, 3689248828}, {16078, 836430118}, {16098, 2287125059}, {16121, 1038585177}, {16142, 3367347455},
    {16168, 4230039153}, {16182, 609216699}, {16217, 1501614459}, {16228, 1529288929}, {16260, 2719113377},
    {16272, 2275796322}, {16305, 1812401954}, {16316, 2408338453}, {16348, 2855832277}, {16375, 1459817706},
    {16386, 2392518824}, {16418, 518942568}, {16439, 3663533692}, {16481, 2192755772}, {16506, 177875273},
    {16552, 891907593}, {16574, 1945812840}, {16617, 1417411880}, {16641, 2154355281}, {16686, 3467076881},
    {16706, 317429627}, {16747, 771452987}, {16782, 181460511}, {16802, 456257992}, {16843, 2485130632},
    {16866, 317835491}, {16910, 3496877987}, {16931, 1103010248}, {16981, 3557956176}, {17004, 4255026978},
    {17056, 3877521898}, {17076, 3184108018}, {17125, 3247803578}, {17145, 500341405}, {17194, 25050581},
    {17219, 2700911442}, {17273, 4244498298}, {17287, 4267328027}, {17298, 3365817217}, {17310, 1019517826},
    {17321, 4255312501}, {17327, 107113802}, {17338, 339302984}, {17359, 571385436}, {17384, 701971049},
    {17406, 3844547848}, {17430, 2993703921}, {17450, 856100507}, {17464, 523418047}, {17485, 1199509864},
    {17499, 37948728}, {17534, 933579512}, {17548, 375457176}, {17570, 409325300}, {17613, 109937332},
    {17635, 1486047956}, {17658, 4096787105}, {17702, 1223573857}, {17725, 466146817}, {17741, 907143049},
    {17778, 2471218761}, {17794, 2923228585}, {17812, 3564361584}, {17851, 1587196464}, {17869, 2904556688},
    {17892, 4112321401}, {17936, 3967727417}, {17959, 3818716697}, {17980, 4106559176}, {18022, 4220384136},
    {18043, 3208394280}, {18067, 1499847030}, {18112, 1927727670}, {18136, 1791002966}, {18145, 71184232},
    {18166, 2579622721}, {18195, 3633864562}, {18201, 3626350180}, {18227, 227242734}, {18234, 3686895409},
    {18261, 23593359}, {18267, 3490026688}, {18293, 2245546586}, {18302, 63500808}, {18308, 3324008260},
    {18315, 2639082641}, {18321, 4241250784}, {18349, 1005534689}, {18377, 433529277}, {18406, 1104277830},
    {18419, 1738166450}, {18454, 4196810825}, {18483, 1042290725}, {18490, 1073217499}, {18508, 2059328792},
    {18516, 1536564555}, {18535, 2064776214}, {18544, 1856753941}, {18564, 1308833490}, {18568, 3934383778},
    {18583, 2480094667}, {18591, 4009865048}, {18619, 365080250}, {18625, 3648362799}, {18651, 980454765},
    {18658, 1860367182}, {18685, 3669799736}, {18688, 1787721130}, {18714, 447103454}, {18719, 1697318111},
    {18747, 2673357851}, {18777, 2937116726}, {18795, 3523238589}, {18803, 1863269210}, {18823, 2099371351},
    {18828, 4096559242}, {18845, 2182794837}, {18850, 2712309285}, {18867, 2806403090}, {18877, 3478391754},
    {18899, 1104677667}, {18911, 1599455416}, {18918, 667710333}, {18921, 718098122}, {18924, 682728183},
    {18942, 3802467407}, {18963, 3657180965}, {18986, 1665393361}, {19010, 1052733624}, {19019, 184912774},
    {19035, 4089387070}, {19048, 2352568569}, {19061, 1245245715}, {19074, 1262023334}, {19088, 3270702940},
    {19100, 2739892052}, {19115, 2480001844}, {19119, 3749132497}, {19128, 1230999982}, {19135, 3143743637},
    {19143, 799079693}, {19149, 862152253}, {19155, 351428278}, {19172, 2428146278}, {19187, 2992948263},
    {19198, 2349028720}, {19205, 3885786800}, {19217, 1736514697}, {19227, 3474322026}, {19237, 60432295},
    {19242, 1322381784}, {19249, 4012403877}, {19271, 989471740}, {19292, 452908417}, {19311, 423327896},
    {19325, 3737912740}, {19350, 3227882653}, {19357, 992597834}, {19373, 2453966149}, {19401, 1731566697},
    {19412, 2587032280}, {19433, 2963724706}, {19449, 712913813}, {19481, 2778836517}, {19497, 2372284312},
    {19512, 2159059685}, {19524, 1491675329}, {19547, 1613655628}, {19569, 655649118}, {19584, 2173728365},
    {19591, 2357661820}, {19607, 409169195}, {19627, 3491459423}, {19644, 1226170970}, {19667, 3404475955},
    {19697, 1624986452}, {19731, 3623300279}, {19748, 3034534074}, {19768, 575711980}, {19787, 671086880},
    {19814, 387145109}, {19827, 1032586458}, {19839, 266241602}, {19859, 3402924327}, {19869, 1269553309},
    {19875, 503252654}, {19878, 4160314702}, {19882, 159043482}, {19889, 2686336408}, {19894, 2717370895},
    {19904, 1132587367}, {19912, 1195117749}, {19926, 1879021152}, {19940, 581463510}, {19963, 2140377464},
    {19975, 1275514075}, {19987, 2387979536}, {19998, 3884420844}, {20015, 1646387302}, {20027, 308670472},
    {20040, 3934596143}, {20053, 2845511965}, {20076, 4013472960}, {20096, 207861097}, {20116, 3570842623},
    {20142, 2055130409}, {20158, 2974165697}, {20165, 1232628331}, {20182, 889198334}, {20201, 3364533173},
    {20217, 2007207608}, {20226, 3255160570}, {20233, 2953807453}, {20240, 709349229}, {20248, 2600881466},
    {20263, 2804841900}, {20278, 2904109309}, {20291, 3454124243}, {20307, 2165802309}, {20317, 4226874186},
    {20329, 46347960}, {20337, 111583397}, {20347, 249290197}, {20357, 1264874778}, {20369, 2552651146},
    {20383, 3277309783}, {20388, 2072037248}, {20397, 1839346743}, {20407, 2980706495}, {20418, 3765738945},
    {20432, 1478303606}, {20440, 2435397115}, {20461, 1647672292}, {20480, 1635008148}, {20495, 1487095968},
    {20511, 3124627733}, {20529, 3994024810}, {20538, 1105431037}, {20544, 1676751724}, {20550, 24442543},
    {20561, 2095939425}, {20567, 189658410}, {20573, 929262729}, {20584, 790915606}, {20597, 2694491057},
    {20602, 2570585620}, {20618, 366187551}, {20632, 2318987703}, {20642, 1761128012}, {20656, 185295765},
    {20669, 3838690653}, {20684, 1263600608}, {20701, 2027855346}, {20721, 3216563907}, {20735, 1058098686},
    {20748, 467864515}, {20759, 3932876427}, {20772, 2706824106}, {20781, 1016188828}, {20797, 957769824},
    {20807, 1005022371}, {20821, 2696340427}, {20839, 1092596157}, {20850, 1283833217}, {20869, 1606336818},
    {20872, 993596020}, {20887, 2693457989}, {20896, 3779456605}, {20915, 415476443}, {20928, 1262823941},
    {20938, 1622115944}, {20949, 2973219889}, {20962, 2597275607}, {20967, 1748273790}, {20973, 860606716},
    {20978, 3002334877}, {20995, 2034172196}, {21021, 3305562105}, {21039, 3707972394}, {21056, 2215871701},
    {21070, 1409701862}, {21093, 3093130639}, {21124, 1143351512}, {21152, 259394249}, {21189, 1755649734},
    {21218, 239670225}, {21232, 2484187237}, {21247, 1401756888}, {21254, 3647859367}, {21267, 3236366608},
    {21280, 1824874128}, {21301, 2788634194}, {21323, 1466132464}, {21351, 3529599493}, {21383, 2079469443},
    {21405, 738891302}, {21423, 3197889394}, {21442, 2360350959}, {21467, 3813530536}, {21470, 488247560},
    {21473, 605690893}, {21476, 622615607}, {21479, 572282750}, {21482, 2334079840}, {21485, 2384412697},
    {21488, 2367635078}, {21491, 2417967935}, {21494, 2502003125}, {21513, 3649363768}, {21532, 3444963044},
    {21563, 2273024933}, {21586, 4264915354}, {21607, 3077942367}, {21636, 590894855}, {21646, 1618037728},
    {21656, 1850454287}, {21666, 3957551837}, {21685, 4284171251}, {21701, 3891447831}, {21707, 2774883451},
    {21719, 3483418915}, {21736, 668816343}, {21744, 2931048700}, {21753, 2388452721}, {21761, 4258353177},
    {21764, 1141775739}, {21770, 4126724647}, {21780, 2859901778}, {21784, 3250964130}, {21792, 1360419304},
    {21796, 3001705435}, {21802, 2071016015}, {21807, 4246411473}, {21811, 2944866961}, {21814, 418647609},
    {21817, 2471879920}, {21821, 1343949093}, {21823, 1105628090}, {21828, 3998840952}, {21832, 963632676},
    {21835, 1882099852}, {21844, 2097992392}, {21852, 4171284318}, {21860, 2265671865}, {21863, 2982919898},
    {21870, 2076987736}, {21881, 3694939264}, {21888, 2984259090}, {21895, 306596620}, {21903, 1011505953},
    {21907, 1692432290}, {21914, 1616530830}, {21925, 2662881380}, {21937, 288349193}, {21949, 3981693508},
    {21972, 789866245}, {22005, 3462714680}, {22036, 1040529176}, {22059, 1195669001}, {22080, 572947177},
    {22104, 3064057197}, {22128, 2537429897}, {22135, 3218261061}, {22142, 2261369287}, {22148, 912855974},
    {22154, 3374781713}, {22162, 2293478956}, {22179, 1149880784}, {22188, 953119650}, {22200, 1491100860},
    {22211, 417924775}, {22222, 3895649598}, {22235, 2700906213}, {22257, 2989913377}, {22263, 3882857642},
    {22269, 998202534}, {22275, 2983868917}, {22282, 2474450678}, {22299, 4110050486}, {22306, 1738982494},
    {22316, 3734814891}, {22326, 3768986699}, {22330, 2624049703}, {22346, 2841934487}, {22364, 1193001972},
    {22382, 88035829}, {22398, 1181740251}, {22411, 3068295830}, {22434, 2650861306}, {22456, 2152366365},
    {22467, 3624381609}, {22478, 3416571249}, {22488, 1040632685}, {22512, 4090287646}, {22529, 3935096066},
    {22548, 4249419}, {22565, 3406704799}, {22589, 3341171164}, {22605, 883346132}, {22638, 4136122483},
    {22644, 2668380887}, {22651, 2831556715}, {22664, 3401266884}, {22670, 1451477576}, {22686, 119757721},
    {22695, 2438128661}, {22707, 2193512543}, {22717, 1505809199}, {22736, 2758857958}, {22742, 785452558},
    {22752, 1861738460}, {22758, 3056320968}, {22778, 4208727282}, {22791, 3291555781}, {22800, 2196865874},
    {22829, 1361552727}, {22851, 2957611498}, {22860, 2007872489}, {22868, 2339550961}, {22880, 3508411830},
    {22893, 2355901240}, {22904, 4245501841}, {22910, 3163908038}, {22917, 2925496955}, {22930, 108183312},
    {22944, 1328193084}, {22955, 513258156}, {22975, 82010237}, {23000, 2311301001}, {23028, 277471395},
    {23061, 1762650279}, {23090, 1972070764}, {23116, 628142736}, {23131, 2265931075}, {23152, 3180543629},
    {23159, 2387400333}, {23178, 1202605450}, {23186, 591972422}, {23206, 1175191511}, {23217, 873742264},
    {23240, 326594495}, {23250, 2059707271}, {23272, 1503948434}, {23282, 3230945966}, {23304, 2911124459},
    {23315, 1449651004}, {23327, 1980023723}, {23354, 3261273255}, {23371, 1962088798}, {23382, 659713157},
    {23386, 407568404}, {23393, 3610741318}, {23401, 24023407}, {23408, 2767062895}, {23420, 197333961},
    {23435, 3768039387}, {23442, 2976183426}, {23450, 854431587}, {23460, 2611701562}, {23474, 4149673879},
    {23481, 3561702979}, {23492, 3373400544}, {23497, 616319547}, {23512, 2851767893}, {23524, 2670905232},
    {23528, 2984927816}, {23534, 3072721717}, {23541, 382945106}, {23550, 1202886564}, {23563, 3124826125},
    {23580, 1073533898}, {23600, 501308550}, {23620, 3102301894}, {23634, 2098960006}, {23648, 2993485402},
    {23665, 2228178674}, {23678, 678697196}, {23696, 4242588933}, {23704, 3290709023}, {23712, 3206573181},
    {23720, 3156240324}, {23732, 873554442}, {23744, 3877044912}, {23751, 1386144670}, {23795, 3391438105},
    {23828, 3275802252}, {23834, 1665555596}, {23844, 955209608}, {23854, 3663374774}, {23862, 2845693673},
    {23871, 1402472725}, {23885, 3292755612}, {23890, 1795259425}, {23899, 2710028206}, {23953, 2549331680},
    {23964, 2094265262}, {23975, 2380435381}, {23994, 801338602}, {24015, 2854832407}, {24040, 155406996},
    {24052, 3678362229}, {24072, 4252635661}, {24083, 930651626}, {24100, 883771916}, {24112, 2754639596},
    {24125, 3381696689}, {24145, 2497068525}, {24169, 4204966360}, {24173, 3848464964}, {24184, 4196316528},
    {24189, 1775113223}, {24198, 4293857150}, {24223, 105220734}, {24239, 2941928401}, {24262, 3513504379},
    {24296, 2399979131}, {24337, 397375761}, {24351, 2554776799}, {24358, 1325902193}, {24365, 4257774810},
    {24384, 3385953049}, {24398, 363805148}, {24417, 2241932221}, {24426, 3578929855}, {24437, 960139624},
    {24445, 1597548103}, {24460, 957531795}, {24473, 1010886454}, {24493, 1596791097}, {24498, 828449414},
    {24514, 4083200273}, {24530, 1563607652}, {24535, 3373576235}, {24551, 1686781560}, {24567, 3118206852},
    {24584, 1114429566}, {24600, 275414779}, {24618, 3681786005}, {24645, 1786964809}, {24648, 4081524352},
    {24651, 3880226465}, {24656, 1336735441}, {24663, 3258804367}, {24672, 3220778976}, {24682, 3246523276},
    {24693, 2488280337}, {24707, 2068458324}, {24722, 763838368}, {24729, 637820293}, {24733, 2601460036},
    {24738, 1480246043}, {24747, 978711165}, {24754, 309439324}, {24763, 2535512472}, {24781, 3793360030},
    {24803, 3530699951}, {24822, 3107109432}, {24844, 2768536296}, {24864, 2255243348}, {24882, 1791059818},
    {24888, 4128829753}, {24902, 2557930546}, {24924, 1165654517}, {24945, 1287267581}, {24969, 333206726},
    {24992, 2848081438}, {25013, 1910782036}, {25033, 3395304284}, {25056, 1173374833}, {25078, 2943989225},
    {25100, 1789752760}, {25120, 723746973}, {25143, 928095684}, {25160, 66633762}, {25170, 3883652983},
    {25190, 1787670268}, {25212, 2151592719}, {25227, 1240202158}, {25242, 2061306167}, {25259, 3545231896},
    {25274, 2600978945}, {25302, 907113182}, {25350, 4097691329}, {25362, 288631100}, {25373, 835911719},
    {25384, 18669246}, {25397, 1289413733}, {25419, 576822689}, {25443, 1403930331}, {25449, 1863671838},
    {25460, 2924953349}, {25473, 951339946}, {25486, 2908236957}, {25494, 60532369}, {25504, 3795175885},
    {25519, 1243462689}, {25527, 3299448700}, {25538, 2833363212}, {25580, 3533566504}, {25602, 1855131199},
    {25611, 1056680197}, {25621, 2951402203}, {25641, 3636908325}, {25652, 1964022558}, {25662, 684154646},
    {25685, 2371177212}, {25710, 2398960364}, {25736, 2922600688}, {25789, 17738465}, {25796, 343848780},
    {25809, 2712090128}, {25832, 944362804}, {25854, 115475624}, {25885, 694824490}, {25901, 2617424471},
    {25913, 2167551454}, {25929, 353999202}, {25945, 554307351}, {25965, 580401027}, {25978, 2837546561},
    {25986, 3574960668}, {25989, 1090614859}, {26006, 2666343581}, {26026, 848102186}, {26046, 519526010}
};

static const int32_t slots[] = {
    -1, -1, 1229, 923, 240, 971, 1763, -1, 237, -1, 404, -1, -1, 188, 1862, 967, -1, -1, 801, 150, 1295,
    1795, 1876, 1920, -1, 364, 791, -1, -1, -1, -1, -1, 1297, -1, -1, -1, 1156, 1332, 1378, -1, 468, -1, -1,
    1023, -1, -1, 1737, 1917, 521, 228, -1, 1002, 1470, -1, -1, -1, 1356, 326, 730, -1, -1, -1, -1, 53, 136,
    784, -1, -1, 1906, 1050, -1, -1, -1, 441, 251, 1932, -1, -1, 599, -1, 609, 524, -1, 107, -1, -1, 1982,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 780, 289, 1599, 1824, 294, -1, -1, 1006, -1, 1802, -1, 523, 1835, -1,
    198, -1, -1, 1053, 1550, -1, -1, 751, -1, 1221, 1345, 1463, -1, 787, 1530, -1, -1, -1, -1, 1603, 1827,
    1885, -1, -1, 117, 1364, 459, 1921, -1, 1508, -1, -1, 5, 894, -1, -1, -1, -1, 1659, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 675, -1, 1888, -1, 961, 866, 86, 813, -1, 1271, 1979, -1, 1931, -1, 1891, -1, 1784, -1,
    -1, -1, -1, -1, -1, -1, 1484, -1, 1825, -1, -1, 299, 1033, 1434, 963, -1, 881, -1, 1250, 1744, 702, -1,
    1366, -1, -1, -1, -1, 571, 288, 1136, 484, 1974, -1, 1717, -1, 1492, -1, -1, -1, -1, -1, -1, -1, -1, 423,
    -1, 494, 662, -1, -1, 716, 704, 889, 1032, 1154, 1821, 1947, -1, -1, 1329, -1, -1, 1521, -1, -1, -1, 522,
    -1, 126, 491, 242, 495, 1160, 992, 1187, 1035, 1518, -1, -1, 1899, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1074, -1, -1, 466, -1, 1099, 641, 1149, -1, -1, 230, 819, 1051, -1, -1, 1534, -1, -1, 1122, -1, 369,
    -1, -1, -1, -1, 146, 748, -1, -1, -1, -1, -1, -1, -1, 1655, -1, -1, 63, 1417, -1, -1, -1, 139, 728, 1181,
    380, 1120, 1410, 1836, -1, -1, -1, -1, 349, 36, 1980, 1009, 1442, -1, 872, -1, 1999, -1, 408, 1789, -1,
    -1, 1750, 537, 1886, 663, 227, 488, 511, 1264, 108, -1, 213, -1, 688, -1, 1478, -1, -1, 1260, -1, 1042,
    710, 1291, 1145, 567, 286, -1, -1, -1, 1152, 1549, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1207,
    1690, -1, 1793, -1, -1, 929, -1, -1, 490, 664, -1, -1, 1085, 1259, -1, -1, 1770, 1766, 306, 1038, 1965,
    1041, 1925, 358, 1211, 457, 1418, 1435, 1674, -1, -1, -1, -1, -1, -1, 220, -1, 1842, -1, -1, -1, 346,
    363, 120, 390, 231, 493, 549, 835, 838, 993, 1302, 1167, 1970, -1, -1, -1, 1806, -1, 1630, 896, 166, 323,
    529, -1, 550, -1, 144, 1573, 309, -1, -1, -1, -1, -1, 960, -1, -1, -1, 1001, -1, -1, -1, -1, -1, -1, -1,
    -1, 517, 1438, -1, -1, -1, -1, 147, 185, 613, 921, 805, -1, 867, -1, -1, -1, -1, -1, -1, -1, 353, 1574,
    -1, -1, 1778, -1, 277, -1, 1056, -1, -1, -1, -1, 659, 1078, 1319, 764, 862, -1, -1, -1, 750, 229, 1602,
    -1, -1, -1, -1, 1587, -1, -1, 1536, 1909, -1, -1, -1, 305, 809, -1, -1, 410, 1086, 1416, 1305, -1, -1,
    -1, -1, 850, 1465, 980, 650, 544, -1, 538, -1, -1, -1, 373, 916, -1, -1, 1826, -1, 123, 439, -1, -1, -1,
    -1, 1090, -1, 1578, -1, -1, -1, 794, 694, -1, 771, 1787, 578, -1, -1, -1, 913, 1047, 1419, -1, 1668,
    1745, 1856, -1, 534, 1331, 1371, 1420, -1, -1, -1, -1, 397, 1649, -1, -1, 1517, 1337, 302, 715, 1269,
    1619, 1581, 1049, 1991, -1, 1258, 125, 257, -1, -1, 1712, 1165, -1, -1, -1, -1, -1, 1017, -1, 1075, 454,
    531, -1, -1, -1, 632, -1, -1, -1, 98, 836, 449, -1, -1, -1, 37, 1405, -1, -1, 1171, -1, 1379, 1808, -1,
    826, -1, 97, 823, 19, 1898, 1851, 1262, -1, -1, 535, 926, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 638,
    596, 1370, -1, -1, 520, 912, -1, -1, 287, 581, 861, -1, 1586, -1, -1, 974, 811, 1240, 1638, 548, -1, -1,
    -1, 890, 1397, 1412, -1, 312, -1, 1341, 536, 749, 1388, 207, 1579, 1689, 1281, 1511, 279, 1834, 1563,
    1995, -1, -1, -1, -1, -1, -1, 487, -1, 339, 1389, -1, 1133, -1, -1, -1, 1568, -1, -1, -1, -1, -1, -1, -1,
    1174, 1813, -1, 1205, 105, 128, -1, -1, 563, -1, 95, -1, -1, 417, 1552, -1, 1466, 1374, 1709, 1936, 1256,
    -1, -1, 1386, -1, -1, -1, -1, -1, 290, 900, 1153, 1070, 1528, -1, 1330, -1, -1, 1765, -1, -1, -1, -1, -1,
    218, 653, 196, 687, 1683, 197, 1939, -1, -1, -1, -1, -1, 509, -1, 205, -1, 1515, -1, 249, 1520, -1, -1,
    -1, 1325, 1976, -1, 1879, -1, 1034, 1901, -1, -1, 943, -1, -1, 387, -1, -1, 945, -1, -1, 601, 718, 0,
    647, -1, 505, -1, -1, -1, -1, -1, -1, -1, -1, 1327, -1, -1, 42, 1106, 1128, 1597, -1, 1321, -1, 9, 775,
    1839, -1, 1679, 69, -1, -1, -1, -1, 352, -1, 615, -1, -1, 1993, -1, 673, 407, 914, 1880, 1028, 818, 1553,
    1653, -1, -1, 1810, -1, 1457, -1, 1126, 330, -1, 20, 297, 746, 935, 1949, 246, 293, 964, 671, 1168, 1927,
    -1, -1, 998, 1953, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1941, -1, -1, 1961, 421, 1639, 362, 1542,
    1820, 507, -1, -1, -1, 1524, -1, 1010, -1, -1, -1, -1, -1, -1, 526, -1, -1, -1, -1, 1775, -1, -1, -1, -1,
    -1, -1, -1, -1, 359, 425, 1019, 1116, 955, 994, -1, 1135, -1, 24, 1786, 1967, 927, 667, -1, 11, 80, 1147,
    1267, 1557, 1618, 59, 545, 1349, 154, 1726, 1779, 1829, -1, -1, 719, 1815, -1, -1, 233, 1838, -1, -1, -1,
    269, -1, -1, -1, -1, -1, 406, -1, -1, 735, 1109, 1600, -1, 901, -1, -1, 1196, -1, -1, 1631, -1, -1, -1,
    1310, -1, -1, -1, 171, 130, -1, -1, -1, 304, -1, -1, 393, 57, -1, 70, 1592, -1, -1, -1, -1, 1, 678, 1166,
    1684, 39, 142, 1801, -1, 250, -1, -1, -1, -1, 222, 366, 564, 1084, 1468, 1642, 782, 1996, -1, -1, -1, -1,
    1805, -1, 999, -1, -1, -1, 221, 1117, -1, -1, -1, 575, -1, -1, 422, -1, -1, 1406, 1284, -1, -1, -1, 1241,
    605, 1575, 1660, -1, 1828, -1, -1, -1, -1, 973, 201, -1, -1, 1014, -1, 371, 1059, -1, -1, 1235, 1677, -1,
    176, -1, 1314, -1, -1, -1, 1115, 1883, 738, -1, 236, 1616, 1180, 700, 1111, 646, 1998, 1064, -1, -1,
    1831, -1, -1, -1, -1, -1, 1112, 1504, 1533, 1855, 114, -1, 1392, -1, -1, 1620, -1, -1, -1, -1, -1, 1622,
    1469, -1, -1, 41, 481, -1, 724, 743, 785, -1, -1, 1873, 360, -1, -1, -1, -1, -1, -1, -1, 263, -1, -1, -1,
    -1, -1, -1, -1, -1, 1206, -1, -1, 595, 852, 1381, 1956, -1, 1640, 245, 1935, -1, 1323, 1560, 1615, 573,
    1485, 1446, 1846, -1, 680, 92, 1513, 1984, -1, -1, -1, 1884, 145, -1, -1, 532, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 705, -1, 1157, 1708, 1924, 593, -1, -1, -1, -1, 695, 887, 717, 1125, 1308, 1682, 1903, -1,
    897, -1, -1, -1, -1, -1, 273, 1576, -1, -1, -1, 1265, -1, 1715, 113, 1458, 891, -1, -1, -1, -1, -1, -1,
    849, -1, 1572, 1510, -1, -1, -1, -1, 1224, 1503, -1, -1, 822, -1, 474, 195, 1141, 1178, -1, 1203, 514,
    658, -1, -1, -1, 1231, -1, -1, 1225, -1, 1977, -1, -1, -1, -1, -1, 1723, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 151, -1, -1, -1, -1, -1, -1, -1, 1292, -1, -1, -1, -1, 325, 833, -1, 1729, -1, 180, -1, 1293,
    -1, -1, 116, 1693, -1, -1, -1, 1031, -1, 1290, -1, -1, -1, 199, 840, -1, 1705, -1, -1, -1, -1, -1, -1,
    -1, 109, -1, -1, -1, -1, -1, -1, 85, -1, -1, 127, 331, -1, -1, 1163, 1210, 1479, 1628, -1, 1490, -1, -1,
    206, -1, -1, -1, -1, -1, 1546, -1, 28, 630, -1, 1687, -1, 158, 1541, -1, -1, -1, -1, -1, 1748, -1, 115,
    936, 1987, -1, -1, 540, 1496, 1509, 1776, 1540, 1702, -1, -1, -1, -1, -1, 78, -1, 1318, -1, -1, -1, -1,
    -1, 709, 32, -1, -1, -1, -1, 570, 1746, -1, -1, -1, -1, -1, -1, 122, 1213, 471, 858, 186, 584, 1282, 587,
    1626, 187, 1234, -1, -1, -1, -1, -1, -1, 938, 1376, 796, -1, -1, 1063, 674, 1460, 1942, -1, 568, 755,
    1710, 1840, -1, -1, 61, 291, 518, 972, 175, 1107, 340, 1184, 546, 633, 1811, 969, 382, 30, 812, 989,
    1428, 1015, 1988, 1055, -1, 483, -1, 1121, -1, -1, -1, 1228, -1, -1, -1, -1, -1, 655, 1624, 341, 73, -1,
    -1, -1, -1, -1, 446, 777, -1, -1, 561, 706, 1866, -1, -1, -1, 761, 1254, 911, 1040, -1, -1, -1, 1394,
    1781, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1273, -1, -1, -1, -1, -1, 386, -1, 828, -1, 1654, 566, 1738,
    -1, -1, -1, -1, -1, -1, -1, 1132, -1, -1, 164, -1, -1, -1, -1, -1, 669, 1529, -1, 1026, -1, -1, 903, 84,
    1678, 1158, 266, 1707, 1098, 1818, -1, -1, 1488, 1088, -1, 1246, 124, -1, -1, 665, -1, -1, -1, -1, 758,
    1012, -1, 1194, -1, -1, 1162, 555, -1, -1, 1969, -1, 1454, 2000, 365, -1, -1, -1, -1, 1294, 1020, -1, -1,
    795, -1, -1, -1, -1, 1161, 1289, 1483, 1514, 1589, -1, 1673, -1, 216, -1, 447, 1253, 1833, -1, -1, 143,
    721, 1893, 1358, -1, 760, -1, -1, 1864, -1, -1, -1, -1, -1, -1, 619, -1, 1277, -1, -1, -1, 1062, 377, -1,
    -1, -1, -1, 1208, -1, 140, 1651, 979, -1, -1, -1, 203, 1335, -1, -1, -1, -1, 172, 614, 816, 1288, -1, -1,
    -1, -1, -1, 426, -1, -1, 668, 1773, -1, -1, -1, 470, -1, -1, -1, -1, -1, -1, 1245, 121, -1, -1, -1, -1,
    -1, 1375, -1, 477, -1, 1164, -1, -1, 814, -1, 924, -1, -1, 1000, 1860, -1, 1057, 1073, -1, -1, -1, 211,
    458, -1, 799, 74, 762, 1720, 1696, 1782, 1791, 877, -1, 1212, 1336, 956, -1, 744, 1617, 1959, 731, -1,
    1635, 1722, 686, -1, -1, 1800, -1, -1, -1, -1, 759, -1, -1, 6, -1, 161, 950, -1, -1, -1, -1, -1, -1,
    1928, -1, 774, -1, 1948, 1114, -1, -1, 621, 1556, -1, -1, -1, -1, 1222, 539, 1185, 153, -1, -1, -1, -1,
    256, -1, -1, -1, -1, -1, -1, -1, 1832, 1249, 1889, 1110, -1, -1, -1, -1, 627, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1263, -1, 714, 618, 516, 1008, -1, -1, -1, 322, -1, 1975, 1451, 1491, 1983, 368, 1792,
    -1, 26, 1667, 141, -1, -1, -1, 270, -1, -1, -1, 18, -1, 392, 1272, -1, 1123, -1, -1, 1383, -1, 1209, -1,
    -1, -1, -1, 1103, 962, -1, -1, 1647, -1, -1, -1, -1, -1, -1, 701, -1, -1, 1252, 528, 1177, 1445, 1848,
    -1, 1077, -1, -1, 282, 1743, 1197, 1896, -1, 1780, -1, -1, 1519, 1764, -1, -1, -1, -1, -1, -1, 1926, -1,
    -1, -1, 871, 899, 1742, 1769, 202, 1905, 344, 383, -1, 909, -1, 1539, 1595, 162, 1852, 837, 1910, -1, -1,
    -1, -1, -1, -1, 1613, 1545, 76, 1747, -1, -1, -1, -1, -1, 1895, -1, 501, -1, -1, -1, 50, -1, -1, 875, -1,
    -1, -1, -1, 1661, -1, -1, -1, 1214, 919, 1774, 1816, -1, 817, 1251, 1060, -1, -1, 94, 1127, 1887, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1608, -1, 1400, 608, 790, -1, -1, -1, -1, -1, -1, 626, 598, 1322,
    802, 672, 1367, 1992, -1, -1, -1, -1, 1704, -1, 464, -1, 942, 1186, 182, 789, 1360, -1, 337, 1772, 1280,
    607, -1, -1, -1, 1907, 1118, 1218, 1950, 1202, 1227, 1066, 1407, -1, 1930, 1425, -1, -1, -1, -1, -1,
    1315, -1, 351, 815, -1, 1286, -1, -1, -1, -1, -1, -1, -1, 1175, -1, 45, 594, -1, 1365, 1695, 1822, -1,
    -1, 427, -1, -1, -1, -1, -1, -1, -1, 1146, 644, 318, 1306, 1908, 1853, -1, 267, -1, -1, -1, -1, -1, 450,
    1754, 1916, -1, -1, -1, -1, -1, -1, 937, 572, 1346, -1, -1, 1972, 1771, 1900, -1, -1, 238, -1, 1058,
    1328, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 268, 93, 765, 628, 1902, 1997,
    -1, 152, 1179, 925, 419, 1532, -1, -1, -1, -1, -1, -1, 1663, 75, 1326, -1, -1, -1, -1, 1583, -1, -1,
    1447, -1, -1, -1, 699, -1, 210, -1, 1137, -1, 301, -1, -1, 1933, -1, 376, 223, 1396, 1760, 1892, -1,
    1471, -1, 1671, -1, -1, -1, 461, 226, -1, -1, -1, 515, 1809, -1, -1, -1, -1, -1, 556, 444, 1714, 1344,
    1954, 1665, 1195, 883, -1, -1, 1735, 1072, 756, -1, -1, 1570, -1, -1, -1, -1, 951, 46, 241, 1313, -1, -1,
    200, -1, 1497, 67, 135, 1424, 1526, -1, -1, 33, 1584, -1, 1393, -1, -1, 878, -1, 577, -1, -1, 91, -1, -1,
    -1, -1, -1, 1129, 965, 414, -1, -1, 300, 13, 1456, -1, -1, -1, -1, -1, -1, -1, 1897, 27, -1, -1, 681, -1,
    -1, 1845, 1452, -1, 944, -1, 209, -1, -1, -1, -1, -1, -1, -1, -1, 338, 463, 1718, -1, -1, -1, -1, 429,
    -1, -1, -1, 1039, 1300, 975, 1279, 1437, 1666, -1, 839, 1934, 954, 830, 375, 986, 1105, 1134, 917, 1731,
    -1, -1, 1069, 8, 1538, -1, 1045, -1, -1, 58, 1081, -1, -1, -1, 1878, -1, -1, 1985, -1, -1, -1, 1043, -1,
    -1, -1, 313, 654, 1502, 920, 1287, 1554, 1215, 1634, 1871, 906, -1, -1, -1, 1119, -1, 1543, 1172, 1713,
    -1, -1, -1, 651, -1, 888, 310, -1, -1, -1, 1444, 1350, -1, -1, -1, 212, 1577, 1276, -1, -1, -1, 941, -1,
    1732, -1, -1, -1, -1, 54, -1, -1, -1, 1669, -1, -1, -1, -1, -1, -1, 788, 1046, -1, -1, -1, 589, -1, -1,
    133, 940, -1, 832, -1, -1, -1, -1, -1, 779, 922, 1643, 753, 168, 255, 1817, 1861, 844, 31, -1, 1390,
    1429, 258, 827, -1, -1, 303, 1355, -1, 1964, -1, -1, 1216, -1, -1, -1, -1, 676, -1, 1989, -1, -1, -1,
    682, 452, 1547, -1, 332, -1, -1, -1, 321, -1, -1, -1, -1, -1, 574, 272, 1342, 1951, 29, 355, -1, 860,
    591, 869, 1523, 611, 1368, 1918, 1481, 40, 1236, 1270, -1, -1, -1, -1, -1, -1, 734, -1, -1, -1, 683, 497,
    -1, -1, -1, 1569, -1, -1, -1, -1, -1, -1, -1, 576, -1, -1, -1, 769, 398, 1082, 806, -1, 821, 1299, 1092,
    -1, -1, -1, 880, -1, -1, 469, -1, 402, 1804, -1, 1226, 968, 1427, 492, -1, -1, -1, -1, -1, 1094, 1257,
    1421, 1512, 1700, 739, 1204, 1535, -1, -1, -1, -1, -1, 1582, -1, 1703, -1, -1, -1, 1317, -1, -1, 623, -1,
    -1, 1566, -1, -1, 271, 725, -1, 1611, -1, -1, -1, 1459, -1, -1, -1, -1, -1, 1303, 1733, 35, 385, -1,
    1841, 1079, 639, 907, 1455, -1, 616, 870, 792, -1, 157, 800, 1559, 1863, -1, -1, -1, -1, 1348, 433, 1872,
    -1, -1, -1, 214, -1, -1, -1, -1, -1, -1, 1812, -1, 918, 1650, 1316, 604, 284, 388, -1, -1, -1, -1, -1,
    -1, 863, 1869, 853, -1, 389, -1, 65, 1382, 1858, -1, -1, 582, -1, -1, -1, -1, -1, -1, 1169, 1473, -1, 49,
    1768, 361, 1614, 930, 88, 292, 893, 1464, 132, 1753, 551, -1, -1, 952, -1, -1, -1, -1, -1, 275, 1091,
    1363, 1636, -1, 1244, -1, -1, -1, -1, -1, -1, -1, 1752, 693, -1, 77, -1, -1, 1633, -1, 905, 1408, 1493,
    807, -1, -1, 865, 1472, -1, 149, 892, -1, 512, 1477, -1, -1, -1, -1, -1, -1, -1, 1751, -1, 7, -1, -1,
    1275, -1, -1, -1, 1025, 947, 1395, 22, 711, -1, 977, 343, 981, 1076, 1621, -1, 190, 1013, -1, -1, 184,
    -1, -1, -1, 506, 1373, -1, -1, -1, -1, -1, -1, -1, -1, -1, 845, 1359, 79, 265, 34, -1, 131, 138, 1100,
    1266, -1, 696, 857, -1, 1487, -1, 262, -1, 691, -1, -1, -1, 467, -1, 1404, -1, -1, 87, 1807, 283, -1,
    129, 1415, -1, 165, 25, 1298, 742, 1007, 62, 81, 1022, 1036, 1433, 1004, 1968, -1, -1, -1, -1, 1593,
    1199, -1, -1, 810, 1475, -1, -1, -1, -1, -1, -1, -1, -1, -1, 982, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1759, 763, -1, -1, -1, -1, 394, 1030, 1531, 1588, -1, 939, 1232, 1844, -1, -1, -1, -1, -1, -1, -1, -1,
    768, 856, 1243, -1, 1691, -1, 1461, -1, -1, -1, -1, -1, -1, 1029, 1347, 1384, -1, -1, 1594, -1, 885,
    1054, 1734, 100, 635, 1756, 547, -1, 1946, -1, -1, 10, -1, -1, 1068, -1, -1, -1, 1101, 1140, -1, 179,
    767, -1, -1, -1, -1, -1, 333, 432, -1, -1, -1, -1, 316, -1, 585, 637, 1591, -1, -1, 932, 1138, 1676, -1,
    56, -1, -1, 508, 1192, -1, -1, 1150, 1242, -1, -1, 99, -1, -1, 554, 733, 884, 378, 1095, 1351, 1500, 846,
    1960, -1, -1, -1, 475, 804, 1268, 1645, -1, -1, -1, 374, 957, 736, 55, 400, -1, -1, -1, 1230, 643, 348,
    413, 68, 1637, 430, 104, 656, 1874, -1, -1, 984, -1, -1, -1, -1, -1, 1652, -1, -1, -1, -1, 1083, -1, -1,
    -1, -1, -1, 1219, -1, 181, 320, 455, 465, 740, 841, 1762, -1, -1, 1882, -1, 1238, -1, 1501, 2001, -1,
    565, 43, -1, -1, -1, 1943, 416, -1, -1, -1, 1476, -1, -1, -1, 16, 928, -1, 1144, -1, 1436, -1, 737, 1198,
    -1, -1, 482, -1, -1, -1, -1, 1096, -1, -1, -1, 437, -1, 436, 1701, 1278, 634, 1399, 1448, 276, 649, 1664,
    1480, 1217, 1706, 773, -1, 178, 159, -1, -1, 1398, -1, -1, -1, -1, 1048, 902, 987, -1, -1, 1021, -1, -1,
    -1, -1, -1, -1, 726, -1, 1739, 1797, 1590, -1, -1, -1, -1, 1952, 966, -1, -1, 1551, 1605, -1, 424, 978,
    -1, -1, 670, 1432, -1, 949, 1352, -1, -1, -1, -1, 448, -1, -1, 997, -1, 625, -1, 622, -1, 720, 60, 1632,
    1785, -1, -1, -1, 661, 831, 1877, 1957, -1, -1, -1, -1, 908, -1, 583, -1, -1, -1, 946, -1, -1, 874, -1,
    476, -1, -1, -1, -1, 379, 280, -1, -1, 1311, 1681, -1, -1, 47, 119, -1, 808, -1, -1, 1685, 631, 1847,
    868, 781, -1, -1, -1, -1, -1, -1, 1343, 1911, -1, -1, -1, 1525, 1474, -1, -1, 747, 579, -1, -1, -1, 847,
    933, 1296, 1353, -1, 1629, 1686, -1, 1894, -1, 533, 503, 1740, 786, -1, 498, -1, 708, 445, 1354, -1, -1,
    703, -1, -1, 3, -1, 460, -1, 443, 606, -1, -1, -1, 431, 1698, 600, 1071, -1, -1, -1, 1339, 479, 66, 4,
    48, 156, -1, -1, 1527, 562, 1391, 1283, 1610, 247, 317, 510, 666, -1, 778, -1, 640, 1962, 1248, 713, 500,
    -1, 1955, -1, 1646, -1, 1945, 803, 1044, 558, -1, -1, -1, -1, 401, 1239, 315, -1, -1, 1859, -1, 12, 208,
    1870, -1, 440, 372, 793, 1285, 1767, 1912, 451, 1596, -1, -1, 314, 543, 1307, 1850, 527, 1794, -1, -1,
    745, 854, -1, -1, -1, -1, -1, 1193, 1200, 384, -1, -1, -1, -1, 1854, -1, 1627, 21, 327, 697, 1312, 239,
    -1, -1, 169, 1777, -1, -1, 679, 959, 44, -1, 235, 1450, 1644, -1, 848, -1, -1, -1, -1, 1938, -1, -1, -1,
    -1, -1, 1499, -1, -1, -1, -1, -1, -1, -1, -1, 234, -1, -1, -1, 1656, -1, -1, 1919, 347, 559, 895, -1, -1,
    642, 722, 766, 1102, 1585, 1402, 1716, 1990, 1865, 1994, 64, 174, 798, 1758, 1937, -1, -1, -1, 1334,
    1183, 1978, -1, -1, -1, -1, -1, -1, 645, 486, -1, 111, -1, -1, -1, -1, 1320, 1369, -1, -1, -1, 1783, 296,
    -1, -1, -1, 1220, 1606, 707, 1237, -1, 335, -1, 278, 405, 931, -1, 1675, -1, 580, 1658, -1, -1, 345,
    1728, -1, -1, 409, -1, 620, -1, -1, 357, 1755, -1, 1694, 1875, -1, 1113, 259, 472, 252, -1, 1721, -1, -1,
    1562, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1124, -1, -1, -1, 1680, 1340, -1, -1, 660, 167, 311, 1890, -1,
    -1, -1, 217, 1612, 732, -1, -1, -1, 193, 1139, 1494, 173, 1564, 772, 1065, 71, 586, 1522, 1843, -1, -1,
    -1, 395, -1, 502, 904, -1, -1, 17, 244, 134, -1, -1, -1, 1940, -1, 1798, 770, 864, 367, 381, 478, 882,
    859, 1506, 1699, 1757, -1, 976, 163, 1692, 741, -1, -1, 1387, 248, 1788, -1, -1, -1, -1, 102, 428, 530,
    1565, 15, 110, 1971, -1, -1, -1, 1580, 442, -1, 1922, -1, -1, 435, 334, -1, 83, -1, -1, -1, -1, -1, -1,
    225, -1, 1923, -1, -1, 1761, -1, -1, 399, 1108, 1401, 1173, 1505, 1601, -1, 336, 843, -1, 1963, -1, 1724,
    462, 1201, 204, 689, -1, 438, 851, 953, 1819, -1, -1, -1, 453, 886, -1, -1, -1, 592, 879, -1, -1, 1598,
    -1, -1, -1, -1, 1548, -1, -1, 1018, 1688, -1, -1, 1247, -1, -1, 684, -1, -1, -1, -1, 825, -1, -1, -1,
    541, 610, -1, -1, 685, -1, 1357, 434, -1, 415, -1, 1462, -1, -1, -1, -1, 89, 1544, -1, 1498, -1, -1, -1,
    -1, -1, -1, 1016, 1868, -1, 328, 776, 995, 1719, -1, -1, -1, 754, 219, 403, 1867, -1, -1, -1, -1, -1, -1,
    295, 1913, 1973, 1061, 783, 254, 1377, 411, 1672, 1966, -1, 842, 1159, -1, -1, -1, -1, 1430, -1, -1,
    1453, -1, -1, 215, -1, -1, -1, -1, -1, -1, 1915, 1301, 1555, 1641, -1, -1, -1, -1, -1, 1087, 1516, 519,
    1730, -1, -1, -1, -1, -1, 1648, 1571, -1, -1, 1697, 1727, 1567, 354, -1, -1, -1, -1, -1, -1, 824, -1,
    1189, 350, -1, -1, 820, 1914, 473, -1, -1, -1, -1, 261, -1, -1, -1, -1, -1, 829, 90, 1413, -1, -1, -1,
    -1, -1, 370, 480, 183, 729, 657, 1104, 727, 1482, 1486, 1155, 1881, -1, 898, 1261, -1, -1, 588, 1981, -1,
    1024, -1, -1, -1, 224, 1495, -1, -1, -1, -1, 253, 118, 485, 499, 1385, 1736, 597, -1, -1, -1, -1, 285,
    298, 1223, 1380, 1414, 1830, 496, 629, -1, -1, -1, -1, -1, 324, 1143, 1489, 1537, 602, 996, -1, -1, -1,
    -1, -1, 624, 1670, 412, -1, -1, -1, -1, 553, -1, 1441, -1, -1, -1, 418, 1837, 342, 834, 1814, -1, -1, -1,
    -1, -1, 189, 489, 873, -1, -1, -1, -1, -1, -1, 612, -1, -1, -1, -1, 1799, 1274, -1, 264, -1, -1, -1, -1,
    -1, 652, -1, -1, -1, -1, -1, 14, 698, 1958, 757, -1, 52, -1, -1, -1, -1, 1067, 1182, 1440, -1, -1, -1,
    983, -1, 51, 603, -1, 260, 1423, 991, -1, 148, 1849, 1080, -1, 1093, -1, -1, 274, 560, 356, 723, 934,
    985, 648, 1011, 1304, 1749, -1, 177, -1, 72, 194, 513, 970, 1411, -1, -1, 1191, -1, -1, 988, -1, -1, -1,
    -1, 752, 1309, 38, 155, -1, -1, -1, -1, -1, 876, 1507, 420, 391, 1662, -1, 1422, -1, -1, 1027, 1151, 329,
    1361, 1607, -1, 948, -1, 170, -1, 308, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1324, 692, 1148,
    1089, 101, -1, 915, -1, 319, -1, -1, -1, -1, -1, -1, 232, 1233, 1188, 525, 1604, 910, 1142, 1097, 1741,
    -1, -1, -1, -1, -1, -1, 1005, 1403, 1725, -1, -1, 1052, 1190, 1803, 1467, 1857, -1, 855, 1796, -1, -1,
    -1, 191, 617, 1609, 192, 1130, 1409, -1, -1, 1362, 1426, 1003, 1439, 106, -1, 396, 1944, -1, -1, -1,
    1037, 112, 96, 307, 690, 1823, 1790, -1, -1, -1, 990, -1, -1, 1131, 1431, 281, 1986, -1, -1, -1, 636, -1,
    1904, 1623, 677, 137, -1, 1333, 1625, -1, 1929, 712, -1, 1558, -1, 1443, -1, -1, 1176, -1, -1, 569, 1561,
    1338, -1, 160, -1, -1, 1711, 103, -1, -1, -1, -1, -1, 797, -1, 542, 82, 552, 590, -1, -1, 1170, -1, -1,
    -1, -1, -1, -1, -1, -1, 557, 243, 958, 1657, -1, -1, -1, -1, -1, 504, 456, -1, -1, 1372, 1255, -1, -1,
    -1, 1449, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1528, -1, -1, -1, -1, 1615, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 531, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 621,
    1317, -1, -1, 860, -1, -1, -1, -1, 1108, 240, 239, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 583, 585, 587, 529, 589, 590, 528, 569, 651, 653, 658, 654, 507, 557, -1, -1, 323, -1, -1, 541,
    542, 543, -1, 491, 566, -1, -1, -1, -1, -1, 523, -1, 1193, 1, 859, 1246, 45, 48, 476, 474, 478, 480, 477,
    475, 479, 481, 327, 309, 310, 404, 1965, 2062, 8, 26, 0, 9, 27, 259, 260, 261, 262, 263, 264, 265, 266,
    267, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 241, 246, 247, -1, 242, -1, -1, 2034, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 243, -1, -1, -1, -1, -1, -1, -1, -1, 244, 245, 253, -1, 297, 642, 643, 2071, 570, 571,
    701, -1, 2101, -1, 2083, -1, -1, 698, -1, -1, -1, -1, 697, 458, 71, 85, 95, 115, 63, -1, 729, 812, 814,
    816, 818, 820, 822, 824, 826, 828, 830, 832, 834, 836, 838, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12,
    11, -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41,
    42, 43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 67, 68, 69, 70, 66, 72, 74, 75, 78, 79, 80,
    -1, 81, 82, 83, 84, 90, 91, 87, 86, 92, 94, 101, 102, 97, 96, 100, 104, 105, 107, 111, 112, 113, 114,
    117, 116, 121, 122, 123, 124, 125, 126, 127, -1, -1, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137,
    138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 151, 153, 1688, 154, 155, 156, 157, 158, 159,
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
    486, 487, 488, 489, 1105, 1080, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, -1, 505,
    -1, 506, -1, 508, 509, 510, 511, 512, 513, 517, 518, 521, 525, 526, 527, -1, 532, 534, 537, -1, 546, -1,
    547, -1, -1, -1, 559, -1, 562, 563, 564, 565, -1, -1, 572, 579, -1, -1, -1, 596, 597, 599, 600, 602, 603,
    604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 616, -1, 617, 620, 622, 623, 624, 625, 626, -1,
    629, 630, 631, -1, -1, 637, -1, -1, -1, 638, -1, -1, 665, 670, 669, 645, 646, 647, 648, -1, 652, 656, -1,
    659, 660, 662, 663, 664, -1, -1, 686, 687, 691, 692, 702, 708, 710, 711, 712, 713, 714, 715, 716, 717,
    718, 719, 722, 727, 2280, 1494, 744, 746, 748, 855, 730, 731, 732, 733, 742, 2235, -1, -1, -1, -1, 738,
    -1, 740, 741, 743, 745, 747, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763,
    764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784,
    785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805,
    806, 807, 808, 809, 810, 811, 840, 841, 843, 844, 845, 846, 866, 847, -1, 852, 853, 854, 856, 857, 858,
    861, 862, 863, 864, 865, 867, 868, 909, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881,
    882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902,
    903, 904, -1, 905, -1, 906, 907, 908, 910, 911, -1, 912, 913, 914, 915, 916, 917, 918, 919, 920, 921,
    922, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939, 940, 941, 942, 943,
    945, 1346, 944, 946, 947, 948, 949, 950, 1091, 951, -1, 952, 1680, 953, 954, 955, 956, 957, 958, 959,
    960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 973, 974, 975, 976, -1, 977, 979, 980, 981,
    982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, -1, 993, 994, 995, 996, 997, 998, 999, 1000, 1001,
    1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018,
    1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035,
    1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 2275, -1, 1050, 1052, 1053,
    1071, 1064, 1054, -1, 1056, 1058, 1059, 1061, 1063, 1068, 1065, 1066, 1067, 1069, 1072, 1073, 1074, 1075,
    1076, 1077, 1078, 1079, 1081, 1082, 1084, 1085, 1086, 1087, 1088, 1089, 1090, -1, 1093, 1095, 1097, 1098,
    1099, 1100, 1101, 1102, 1103, 1104, -1, 2283, 1106, 1107, 1109, 1110, 1111, 1112, 1113, -1, 1114, 1115,
    -1, 1116, 1117, 1118, -1, -1, -1, 1121, 1123, -1, -1, 1125, 1127, 1128, 1131, 1133, 1134, 1135, 1136,
    1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1149, 1150, 1151, 1152, -1, -1, 1155, 1157, 1158,
    1159, 1160, -1, 1161, -1, 1163, -1, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, 1172, -1, 1174, 1175,
    1176, 1177, 1178, 1179, 1180, 1181, 1184, 1185, 1186, 1187, 1188, 1189, 2284, 1190, -1, 2285, 1196, 1198,
    1200, 1201, 1203, 1204, 1205, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1219,
    1690, 1220, 1221, 1222, 1223, 1224, 1225, 1226, 1227, 1228, 1229, 2286, 1230, 1231, 1232, 1233, 1234,
    1235, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1245, 1247, 1248, 1249, 1250, 1251, 1252, 1257, 1258,
    1259, 1260, 1261, 1262, -1, 1263, -1, 1264, -1, 1268, 1289, 1274, 1275, 1277, 1280, 1286, 1287, 1288, -1,
    -1, -1, -1, -1, 1305, 1307, 1308, 1309, 1316, 1321, -1, 1323, 1338, 1339, 1340, 1341, 1342, 1348, 1359,
    1350, 1354, 1356, -1, 1360, 1362, -1, 1365, 1368, 1371, 1374, 1377, 1380, 1384, 1387, -1, 1388, -1, 1389,
    1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406,
    1407, -1, 1409, 1410, 1412, 1413, 1415, 1416, 1418, 1419, 1422, 1425, 1426, 1427, 1428, 1430, 1431, 1432,
    1433, 1434, 1435, 1436, 1439, 1440, 1441, -1, 1443, -1, 1445, 1447, 1448, 1452, -1, 1456, 1460, 1464,
    1468, 1469, -1, 1470, 1471, -1, 1472, 1473, 1474, 1475, 1476, 1477, 1478, -1, -1, -1, -1, -1, -1, 1481,
    1482, 1483, -1, -1, 1485, 1486, 1487, 1488, 1489, 1491, 1493, -1, -1, 1495, 1496, 1497, 1498, 1499, 1500,
    1501, 1502, -1, -1, 1504, 1506, 1508, -1, 1509, -1, 1513, 1799, 1515, 1516, 1682, 1684, 1517, 1518, 1648,
    1519, -1, -1, -1, -1, -1, 1520, 1521, 1522, 1523, 1524, 1525, 1526, 1527, 1529, 1530, 1531, 1532, 1533,
    1534, 1535, 1536, 1537, 1538, 1539, 1540, 1541, 1543, 1544, 1545, 1546, 1547, 1548, 1549, 1550, 1551,
    1552, 1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560, 1561, 1562, 1563, 1564, 1565, 1566, 1567, 1568,
    1569, 1570, 1571, 1572, 1573, 1574, 1575, 1576, 1577, 1578, 1579, 1580, 1581, 1582, 1583, 1584, 1585,
    1586, 1587, 1588, 1589, 1590, 1591, 1592, 1593, 1594, 1595, -1, 1596, 1597, 1598, 1599, 1600, 1601, 1602,
    1603, 1604, 1605, 1606, 1608, 1610, 1612, 1613, 1614, 1616, 1617, 1618, 1619, 1620, 1621, 1622, 1623,
    1624, 1625, 1626, 1627, 1628, 1629, 1630, 1631, 1632, 1633, 1634, 1636, 1638, 1639, 1640, 1641, 1642,
    1643, 1644, 1645, 1646, 1686, 1692, 1693, 1694, 1695, 1696, 1699, 1702, -1, 1697, -1, 1710, 1711, -1, -1,
    1840, 1837, 1838, 1839, 1842, 1858, 1716, -1, -1, 1717, 1718, -1, 1832, -1, 1880, -1, -1, -1, 1728, -1,
    1757, -1, 1760, 1764, 1765, -1, -1, 1766, 1767, -1, 1848, 1768, 1884, 1772, -1, 1773, 1774, 1775, 1776,
    1777, 1778, 1779, 1780, 1781, 1782, 1787, -1, -1, 1784, 1785, -1, 1789, -1, 1791, 1793, -1, 1795, 1796,
    1797, 1800, 1801, 1802, 1803, 1804, 1805, 1806, 1807, 1808, 1809, 1811, 1812, 1819, 1814, 1816, 1818,
    1820, 1821, 1822, 1825, 1826, 1827, 1828, 1829, 1830, 1831, 1833, 1834, 1835, 1836, 1841, 1843, 1844,
    1845, 1846, 1847, 1849, 1850, 1851, 1853, 1855, 1857, -1, 1867, 1870, -1, 1873, 1876, 1879, 1883, -1,
    1904, 1892, -1, 1894, 1895, 1896, 1897, -1, -1, 1898, -1, 1900, 1902, 1905, 1906, 1907, 1908, -1, -1,
    1911, 1912, 1913, 1914, 1915, -1, 1929, -1, 1931, 1932, 1933, 1935, 1936, 1937, 1939, 1940, 1941, 1942,
    1943, 1944, 1945, 1946, 1947, 1948, -1, 1958, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1959, 1960, 1961, 1962, 1963, 1964, -1, 1969, 1973, 1974, 1975, 1979, 1980, 1981,
    1984, 1985, 1986, 1987, 1988, 1989, 1990, 1993, 1996, -1, 2000, 2004, 2005, 2006, 2007, 2008, 2009, 2010,
    2011, 2012, 2013, 2014, 2015, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028,
    2029, 2030, 2031, 2032, 2033, -1, 2248, 2249, 2250, 2251, 2252, 2055, 2057, 2058, 2059, 2060, 2061, 2063,
    2064, 2065, 2066, 2067, -1, 2069, 2287, 2070, 2074, 2075, 2076, 2077, 2078, 2079, 2081, 2086, 2088, 2089,
    2092, 2093, 2094, 2095, 2096, 2097, 2099, 2100, -1, 2102, 2111, -1, -1, 2104, -1, 2103, -1, -1, 2201,
    2110, 2112, -1, 2114, 2115, 2116, 2118, 2119, 2120, 2121, -1, -1, -1, 2122, 2123, 2124, 2125, 2126, 2127,
    2128, 2129, 2130, 2131, 2132, 2133, 2134, 2135, 2136, 2137, 2138, 2139, 2140, 2141, -1, -1, 2143, -1, -1,
    2145, 2147, 2149, -1, 2288, 2289, 2151, 2153, 2155, 2157, 2160, 2290, 2162, 2291, 2163, 2165, 2166, 2167,
    2292, 2168, 2169, 2170, 2171, 2172, 2173, 2174, 2175, 2176, 2177, -1, -1, 2180, -1, -1, 2293, 2294, 2183,
    -1, -1, -1, -1, 2186, -1, -1, 2295, -1, -1, 2191, 2192, 2193, 2194, 2195, 2196, 2198, 2200, 2202, 2203,
    2204, 2205, 2206, -1, 2209, 2297, 2210, 2211, 2212, 2213, -1, 2214, 2215, 2216, 2298, 2221, 2223, 2224,
    2226, 2227, 2228, -1, 2229, 2230, 2232, 2233, 2234, 2237, 2239, 2241, 2243, 2245, 2246, 2247, 2253, -1,
    2257, 2258, 2259, 2260, 2261, -1, 2263, 2268, 2270, 2271, -1, 2300, 2301, 2302, 2303, 2304, 2305, 2306,
    2309, 2310, 2311, 2312, 2313, 2314, 2315, 2316, 2317, 2319, 2320, 2321, 2322, 2323, 2324, 2325, 2327,
    2328, 2329, 2330, 2331, 2332, 2333, 2334, 2335, 2336, 2337, 2338, 2339, 2341, 2342, 2343, 2344, 2345,
    2346, 2350, 2351, 2352, 2353, 2355, 2356, 2357, 2360, 2361, 2362, 2363, 2364, 2365, 2367, 2368, 2370,
    2371, 2372, 2373, 2374, 2375, 2376, 2378, 2384, 2276, -1, 2277, 2278, 2279
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 851, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 65, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 216, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 213, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1182, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 211, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 76, 4}, {44, 77, 4}, {45, 166, 4}, {46, -1, 4}, {47, -1, 4}, {48, 64, 0}, {49, -1, 0},
    {50, -1, 0}, {50, -1, 0}, {51, 1333, 2}, {52, -1, 2}, {53, 1331, 2}, {54, 1444, 2}, {55, 73, 0},
    {55, -1, 0}, {56, -1, 0}, {57, 89, 4}, {57, -1, 5}, {58, 109, 2}, {59, 110, 2}, {60, 93, 1}, {60, -1, 0},
    {61, 426, 1}, {62, -1, 0}, {63, 106, 1}, {64, -1, 0}, {65, 108, 2}, {66, 88, 0}, {66, 2242, 0},
    {66, -1, 0}, {67, -1, 0}, {68, 99, 4}, {69, -1, 2}, {70, -1, 2}, {71, 2091, 2}, {72, 103, 1},
    {73, -1, 0}, {74, 98, 0}, {74, 167, 0}, {74, -1, 0}, {75, -1, 0}, {76, 120, 4}, {76, -1, 5},
    {77, 150, 2}, {78, 152, 2}, {79, 206, 1}, {79, -1, 0}, {80, -1, 0}, {81, 204, 1}, {82, -1, 0},
    {83, 180, 2}, {84, 1357, 2}, {85, 1358, 2}, {86, -1, 2}, {87, -1, 2}, {88, -1, 2}, {89, 1173, 2},
    {90, 118, 0}, {90, 2236, 0}, {90, -1, 0}, {91, 119, 0}, {92, -1, 0}, {93, 186, 4}, {93, -1, 5},
    {94, -1, 4}, {94, -1, 5}, {95, -1, 4}, {95, -1, 5}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 0},
    {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 4},
    {103, -1, 5}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0},
    {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2},
    {110, -1, 0}, {111, -1, 2}, {111, -1, 0}, {112, 1304, 4}, {112, -1, 5}, {113, 1092, 4}, {113, -1, 5},
    {114, 1306, 4}, {114, -1, 5}, {115, 1096, 4}, {115, -1, 5}, {116, 1310, 4}, {116, -1, 5}, {117, 972, 4},
    {117, -1, 5}, {118, -1, 2}, {119, 1347, 2}, {120, -1, 2}, {120, -1, 0}, {121, -1, 2}, {121, -1, 0},
    {122, -1, 2}, {122, -1, 0}, {123, 483, 2}, {123, -1, 0}, {124, 411, 2}, {124, -1, 0}, {125, 1344, 2},
    {126, 842, 2}, {127, -1, 2}, {128, 185, 0}, {128, -1, 0}, {129, -1, 0}, {130, -1, 0}, {131, -1, 0},
    {132, 234, 4}, {132, -1, 5}, {133, 1336, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1},
    {135, -1, 0}, {136, 707, 1}, {136, -1, 0}, {137, 709, 1}, {137, -1, 0}, {138, -1, 1}, {138, -1, 0},
    {139, 202, 1}, {139, -1, 0}, {140, 514, 1}, {140, -1, 0}, {141, -1, 1}, {141, -1, 0}, {142, -1, 1},
    {142, -1, 0}, {143, -1, 1}, {144, -1, 0}, {145, -1, 2}, {146, -1, 2}, {147, -1, 2}, {148, -1, 1},
    {149, -1, 2}, {150, -1, 2}, {151, -1, 0}, {152, -1, 5}, {153, 227, 5}, {154, -1, 5}, {155, -1, 5},
    {156, -1, 5}, {157, -1, 5}, {158, -1, 5}, {159, -1, 5}, {160, -1, 5}, {161, -1, 5}, {162, -1, 4},
    {163, -1, 4}, {164, -1, 4}, {165, -1, 4}, {165, -1, 5}, {166, -1, 4}, {166, 2016, 5}, {167, 463, 4},
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
    {246, -1, 0}, {246, -1, 0}, {247, -1, 0}, {247, -1, 0}, {248, 2231, 0}, {248, -1, 0}, {249, -1, 0},
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
    {299, 403, 1}, {300, 1414, 4}, {301, 1417, 4}, {302, -1, 4}, {303, -1, 4}, {304, -1, 4}, {305, -1, 4},
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
    {404, -1, 1}, {405, -1, 1}, {406, 2080, 1}, {407, -1, 5}, {408, -1, 5}, {409, -1, 5}, {410, 515, 1},
    {411, 530, 1}, {412, 678, 1}, {413, 679, 1}, {414, 519, 1}, {415, -1, 1}, {416, -1, 1}, {417, 522, 1},
    {418, -1, 1}, {419, 524, 1}, {420, 536, 1}, {421, -1, 1}, {422, 628, 1}, {423, 627, 1}, {424, 591, 1},
    {425, 588, 1}, {426, 598, 1}, {427, -1, 2}, {428, 533, 1}, {429, -1, 1}, {430, 535, 1}, {431, -1, 1},
    {432, 538, 1}, {433, 540, 1}, {434, 539, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1},
    {439, -1, 1}, {440, 545, 1}, {441, 594, 1}, {442, 558, 1}, {443, 548, 1}, {444, 549, 1}, {445, 550, 1},
    {446, 552, 1}, {447, 556, 1}, {448, 553, 1}, {449, 554, 1}, {450, 555, 1}, {451, -1, 1}, {452, -1, 1},
    {453, -1, 1}, {454, 582, 1}, {455, 560, 1}, {456, 561, 1}, {457, 615, 1}, {458, -1, 1}, {459, -1, 2},
    {460, 618, 2}, {461, 619, 2}, {462, 674, 1}, {463, 675, 1}, {464, 676, 1}, {465, 592, 1}, {466, 699, 0},
    {467, 700, 0}, {468, -1, 0}, {469, 575, 1}, {470, 576, 1}, {471, 577, 0}, {472, 578, 0}, {473, 683, 1},
    {474, 682, 1}, {475, 580, 1}, {476, 581, 1}, {477, 680, 1}, {478, -1, 1}, {479, 584, 1}, {480, 2159, 1},
    {481, 586, 1}, {482, 721, 1}, {483, 723, 1}, {484, -1, 1}, {485, -1, 1}, {486, 725, 1}, {487, 726, 1},
    {488, 593, 1}, {489, 655, 1}, {490, 649, 2}, {491, 650, 2}, {492, -1, 1}, {493, -1, 1}, {494, 677, 1},
    {495, -1, 1}, {496, -1, 1}, {497, 639, 0}, {498, -1, 2}, {499, -1, 2}, {500, -1, 2}, {501, -1, 2},
    {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, -1, 2}, {506, -1, 2}, {507, 2051, 2}, {508, 2052, 2},
    {509, 2054, 2}, {510, 2053, 2}, {511, 632, 1}, {512, -1, 1}, {513, -1, 1}, {514, -1, 2}, {515, -1, 2},
    {516, -1, 2}, {517, 1083, 2}, {518, -1, 0}, {519, -1, 2}, {520, -1, 2}, {521, -1, 2}, {522, -1, 1},
    {523, -1, 1}, {524, -1, 1}, {525, -1, 4}, {526, -1, 4}, {527, -1, 4}, {528, 633, 1}, {529, 634, 1},
    {530, 635, 1}, {531, 636, 1}, {532, -1, 1}, {533, 1311, 1}, {534, -1, 0}, {535, 640, 0}, {536, 641, 0},
    {537, 644, 0}, {538, -1, 0}, {539, -1, 0}, {540, 2072, 0}, {541, -1, 2}, {542, -1, 2}, {543, 1823, 2},
    {544, -1, 2}, {545, 688, 2}, {546, 689, 2}, {547, -1, 1}, {548, -1, 1}, {549, -1, 1}, {550, -1, 1},
    {551, 657, 1}, {552, 2281, 1}, {553, 724, 1}, {554, -1, 1}, {555, -1, 1}, {556, -1, 1}, {557, -1, 1},
    {558, -1, 1}, {559, -1, 1}, {560, 2098, 1}, {561, 666, 0}, {562, 667, 0}, {563, 668, 0}, {564, 671, 0},
    {565, -1, 0}, {566, -1, 0}, {567, -1, 0}, {568, 695, 1}, {569, -1, 1}, {570, -1, 1}, {571, -1, 1},
    {572, -1, 1}, {573, 694, 1}, {574, 685, 1}, {575, -1, 1}, {576, 681, 1}, {577, -1, 1}, {578, -1, 1},
    {579, -1, 1}, {580, -1, 1}, {581, 706, 2}, {582, -1, 2}, {583, -1, 2}, {584, 704, 2}, {585, 705, 2},
    {586, 693, 2}, {587, -1, 1}, {588, -1, 1}, {589, -1, 2}, {590, 720, 1}, {591, -1, 1}, {592, 2366, 1},
    {593, -1, 0}, {594, -1, 0}, {595, -1, 0}, {596, -1, 0}, {597, -1, 0}, {598, 703, 0}, {599, 1303, 0},
    {600, -1, 2}, {601, 1651, 2}, {602, -1, 2}, {603, 1658, 1}, {604, 1659, 1}, {605, 1664, 1},
    {606, 1665, 1}, {607, 1661, 1}, {608, 1662, 1}, {609, 1666, 1}, {610, 1667, 1}, {611, 1654, 1},
    {612, 1653, 1}, {613, 1656, 1}, {614, 1655, 1}, {615, 1657, 1}, {616, 1256, 1}, {617, 1660, 1},
    {618, -1, 1}, {619, 1663, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 1}, {623, -1, 1}, {624, -1, 1},
    {625, 734, 0}, {626, -1, 1}, {627, -1, 1}, {628, -1, 1}, {629, -1, 1}, {630, 735, 0}, {631, 736, 0},
    {632, 737, 0}, {633, 739, 0}, {634, 2299, 0}, {635, -1, 0}, {636, 1284, 4}, {637, -1, 3}, {638, 1282, 4},
    {639, -1, 3}, {640, 1270, 4}, {641, -1, 3}, {642, 1273, 4}, {643, -1, 3}, {644, 1278, 4}, {645, -1, 3},
    {646, 1276, 4}, {647, -1, 3}, {648, 1272, 4}, {649, -1, 3}, {650, -1, 4}, {651, -1, 3}, {652, 1271, 4},
    {653, -1, 3}, {654, 1279, 4}, {655, -1, 3}, {656, 1281, 4}, {657, -1, 3}, {658, 1283, 4}, {659, -1, 3},
    {660, -1, 4}, {661, -1, 3}, {662, -1, 4}, {663, -1, 3}, {664, 1285, 4}, {665, -1, 3}, {666, -1, 4},
    {667, -1, 3}, {668, -1, 4}, {669, -1, 3}, {670, -1, 4}, {671, -1, 3}, {672, -1, 4}, {673, -1, 3},
    {674, -1, 4}, {675, -1, 3}, {676, -1, 4}, {677, -1, 3}, {678, -1, 4}, {679, -1, 3}, {680, -1, 4},
    {681, -1, 3}, {682, -1, 4}, {683, -1, 3}, {684, -1, 4}, {685, -1, 3}, {686, -1, 4}, {687, -1, 3},
    {688, -1, 4}, {689, -1, 3}, {690, -1, 4}, {691, -1, 3}, {692, -1, 4}, {693, -1, 3}, {694, -1, 4},
    {695, -1, 3}, {696, -1, 4}, {697, -1, 3}, {698, -1, 4}, {699, -1, 3}, {700, -1, 4}, {701, -1, 3},
    {702, -1, 4}, {703, -1, 3}, {704, -1, 4}, {705, -1, 3}, {706, -1, 4}, {707, -1, 3}, {708, 813, 0},
    {709, -1, 0}, {710, 815, 0}, {711, -1, 0}, {712, 817, 0}, {713, 850, 0}, {714, 819, 0}, {715, -1, 0},
    {716, 821, 0}, {717, 923, 0}, {718, 823, 0}, {719, -1, 0}, {720, 825, 0}, {721, -1, 0}, {722, 827, 0},
    {723, -1, 0}, {724, 829, 0}, {725, -1, 0}, {726, 831, 0}, {727, -1, 0}, {728, 833, 0}, {729, -1, 0},
    {730, 835, 0}, {731, 1070, 0}, {732, 837, 0}, {733, -1, 0}, {734, 839, 0}, {735, -1, 0}, {736, 1191, 2},
    {737, 1192, 2}, {738, 1094, 2}, {739, 1194, 2}, {740, 1195, 2}, {741, -1, 2}, {742, 1197, 2},
    {743, 848, 0}, {744, 849, 0}, {745, -1, 0}, {746, -1, 0}, {747, 1199, 2}, {748, -1, 2}, {749, -1, 1},
    {750, -1, 2}, {751, -1, 2}, {752, 1854, 2}, {753, 2308, 2}, {754, -1, 2}, {755, -1, 2}, {756, 1423, 0},
    {757, 1202, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, 1183, 2}, {762, -1, 2}, {763, -1, 2},
    {764, -1, 3}, {765, 1237, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2}, {770, -1, 2},
    {771, 1218, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2}, {777, -1, 2},
    {778, -1, 2}, {779, -1, 2}, {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, -1, 2}, {784, -1, 2},
    {785, -1, 2}, {786, -1, 2}, {787, -1, 2}, {788, -1, 2}, {789, -1, 2}, {790, -1, 2}, {791, -1, 2},
    {792, -1, 2}, {793, 1206, 2}, {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 2},
    {799, -1, 2}, {800, -1, 4}, {801, 978, 4}, {802, -1, 5}, {803, -1, 4}, {804, -1, 5}, {805, 1385, 2},
    {806, -1, 2}, {807, -1, 4}, {807, -1, 5}, {808, -1, 4}, {808, -1, 5}, {809, -1, 4}, {809, -1, 5},
    {810, -1, 4}, {810, -1, 5}, {811, 2164, 4}, {811, -1, 5}, {812, -1, 4}, {812, -1, 5}, {813, -1, 0},
    {814, -1, 2}, {815, -1, 2}, {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2}, {820, -1, 2},
    {821, -1, 2}, {822, -1, 2}, {823, -1, 2}, {824, -1, 2}, {825, -1, 2}, {826, -1, 2}, {827, -1, 2},
    {828, -1, 2}, {829, -1, 2}, {830, -1, 2}, {831, -1, 2}, {832, -1, 2}, {833, -1, 2}, {834, -1, 2},
    {835, -1, 2}, {836, -1, 2}, {837, 1162, 2}, {838, -1, 2}, {839, -1, 2}, {840, -1, 2}, {841, -1, 1},
    {842, 1236, 2}, {843, 1668, 4}, {844, -1, 4}, {844, -1, 5}, {845, -1, 4}, {846, -1, 4}, {846, -1, 5},
    {847, -1, 4}, {848, -1, 4}, {848, -1, 5}, {849, -1, 4}, {850, -1, 4}, {850, -1, 5}, {851, -1, 4},
    {852, -1, 4}, {852, -1, 5}, {853, -1, 4}, {854, -1, 4}, {854, -1, 5}, {855, -1, 4}, {856, -1, 4},
    {856, -1, 5}, {857, -1, 2}, {858, -1, 2}, {859, -1, 2}, {860, 1383, 4}, {861, -1, 4}, {861, -1, 5},
    {862, -1, 4}, {863, 2349, 4}, {863, -1, 5}, {864, -1, 4}, {865, -1, 4}, {865, -1, 5}, {866, -1, 4},
    {867, 2348, 4}, {867, -1, 5}, {868, -1, 4}, {869, -1, 4}, {869, -1, 5}, {870, -1, 4}, {871, 1674, 4},
    {872, -1, 4}, {872, -1, 5}, {873, -1, 4}, {874, -1, 4}, {874, -1, 5}, {875, -1, 4}, {876, -1, 4},
    {876, -1, 5}, {877, -1, 4}, {878, -1, 4}, {878, -1, 5}, {879, -1, 4}, {880, -1, 4}, {880, -1, 5},
    {881, -1, 4}, {882, -1, 4}, {882, -1, 5}, {883, -1, 4}, {884, -1, 4}, {884, -1, 5}, {885, -1, 4},
    {886, -1, 4}, {886, -1, 5}, {887, -1, 4}, {888, -1, 4}, {888, -1, 5}, {889, -1, 4}, {890, -1, 4},
    {890, -1, 5}, {891, -1, 4}, {892, -1, 4}, {892, -1, 5}, {893, -1, 4}, {894, -1, 4}, {894, -1, 5},
    {895, -1, 4}, {896, -1, 4}, {896, -1, 5}, {897, -1, 4}, {898, -1, 4}, {898, -1, 5}, {899, -1, 4},
    {900, -1, 4}, {900, -1, 5}, {901, -1, 4}, {902, -1, 4}, {902, -1, 5}, {903, -1, 4}, {904, -1, 4},
    {904, -1, 5}, {905, -1, 4}, {906, -1, 4}, {906, -1, 5}, {907, -1, 4}, {908, 1049, 1}, {909, 1450, 1},
    {910, 1051, 1}, {911, 1451, 1}, {912, -1, 1}, {913, -1, 1}, {914, 1055, 1}, {915, -1, 1}, {916, 1057, 1},
    {917, -1, 1}, {918, -1, 1}, {919, 1060, 1}, {920, -1, 1}, {921, 1062, 1}, {922, -1, 1}, {923, -1, 1},
    {924, -1, 2}, {925, -1, 2}, {926, -1, 2}, {927, -1, 2}, {928, -1, 2}, {929, -1, 2}, {930, -1, 0},
    {931, -1, 2}, {932, -1, 2}, {933, -1, 2}, {934, -1, 2}, {935, 1421, 2}, {936, -1, 2}, {937, -1, 2},
    {938, -1, 2}, {939, -1, 2}, {940, 1420, 2}, {941, -1, 2}, {942, -1, 2}, {943, 1708, 2}, {944, -1, 2},
    {945, -1, 2}, {946, 1917, 1}, {947, -1, 2}, {948, -1, 2}, {949, -1, 2}, {950, -1, 2}, {951, -1, 2},
    {952, 1411, 4}, {952, -1, 5}, {953, 1345, 4}, {953, -1, 5}, {954, 1408, 4}, {954, -1, 5}, {955, -1, 4},
    {955, -1, 5}, {956, -1, 4}, {956, -1, 5}, {957, -1, 5}, {958, -1, 5}, {959, -1, 5}, {960, -1, 2},
    {961, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, -1, 2}, {965, -1, 1}, {966, -1, 1}, {967, -1, 1},
    {968, -1, 1}, {969, -1, 1}, {970, -1, 1}, {971, -1, 1}, {972, 1119, 1}, {973, -1, 1}, {974, 1120, 1},
    {975, -1, 1}, {976, 1122, 1}, {977, 1253, 1}, {978, 1124, 1}, {979, -1, 1}, {980, 1126, 1}, {981, -1, 1},
    {982, 1129, 1}, {983, 1130, 1}, {984, -1, 1}, {985, -1, 1}, {986, 1132, 1}, {987, -1, 1}, {988, -1, 1},
    {989, -1, 1}, {990, 1137, 1}, {991, 1542, 1}, {992, 1138, 1}, {993, 1148, 1}, {994, -1, 1}, {995, -1, 1},
    {996, -1, 1}, {997, -1, 1}, {998, -1, 2}, {999, 1156, 4}, {999, -1, 5}, {1000, -1, 1}, {1001, -1, 1},
    {1002, -1, 1}, {1003, -1, 1}, {1004, -1, 1}, {1005, -1, 1}, {1006, 1153, 1}, {1007, 1154, 1},
    {1008, -1, 1}, {1009, -1, 1}, {1010, -1, 4}, {1011, -1, 2}, {1012, -1, 2}, {1013, -1, 1}, {1014, -1, 1},
    {1015, 1635, 4}, {1016, -1, 4}, {1017, -1, 2}, {1018, 1783, 4}, {1019, -1, 3}, {1020, -1, 2},
    {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2}, {1024, 1255, 1}, {1025, -1, 1}, {1026, -1, 1},
    {1027, 2238, 1}, {1028, -1, 0}, {1029, -1, 0}, {1030, -1, 0}, {1031, -1, 0}, {1032, -1, 2},
    {1033, -1, 2}, {1034, -1, 2}, {1035, -1, 2}, {1036, -1, 2}, {1037, -1, 2}, {1038, -1, 2}, {1039, -1, 2},
    {1040, -1, 2}, {1041, -1, 2}, {1042, -1, 2}, {1043, -1, 1}, {1044, -1, 1}, {1045, 1291, 2},
    {1046, 2197, 2}, {1047, 1295, 2}, {1048, -1, 2}, {1049, -1, 2}, {1050, -1, 2}, {1051, 1424, 2},
    {1052, -1, 2}, {1053, 1337, 2}, {1054, -1, 2}, {1055, -1, 2}, {1056, -1, 2}, {1057, -1, 2},
    {1058, -1, 2}, {1059, -1, 2}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 2}, {1063, -1, 2}, {1064, -1, 2},
    {1065, -1, 2}, {1066, -1, 2}, {1067, -1, 2}, {1068, -1, 2}, {1069, -1, 2}, {1070, -1, 2}, {1071, -1, 2},
    {1072, -1, 2}, {1073, -1, 2}, {1074, -1, 4}, {1074, -1, 5}, {1075, -1, 4}, {1075, -1, 5}, {1076, -1, 4},
    {1076, -1, 5}, {1077, -1, 4}, {1077, -1, 5}, {1078, -1, 2}, {1079, -1, 2}, {1080, -1, 1}, {1081, -1, 2},
    {1082, -1, 2}, {1083, -1, 2}, {1084, -1, 2}, {1085, -1, 2}, {1086, 1429, 2}, {1087, -1, 2},
    {1088, -1, 2}, {1089, -1, 2}, {1090, -1, 2}, {1091, -1, 2}, {1092, 2117, 2}, {1093, -1, 2},
    {1094, -1, 2}, {1095, -1, 1}, {1096, -1, 1}, {1097, -1, 1}, {1098, -1, 1}, {1099, -1, 2}, {1100, -1, 2},
    {1101, -1, 1}, {1102, -1, 1}, {1103, 1254, 1}, {1104, -1, 1}, {1105, -1, 1}, {1106, 1652, 1},
    {1107, -1, 0}, {1108, -1, 0}, {1109, -1, 0}, {1110, 1266, 0}, {1111, 1265, 0}, {1112, 1267, 0},
    {1113, -1, 4}, {1114, -1, 4}, {1115, -1, 0}, {1116, -1, 0}, {1117, -1, 0}, {1118, 1269, 0},
    {1119, -1, 0}, {1120, -1, 4}, {1121, -1, 4}, {1122, -1, 4}, {1123, -1, 4}, {1124, -1, 4}, {1125, -1, 4},
    {1126, -1, 4}, {1127, -1, 4}, {1128, -1, 4}, {1129, -1, 4}, {1130, -1, 4}, {1131, -1, 4}, {1132, -1, 4},
    {1133, -1, 4}, {1134, -1, 4}, {1135, -1, 4}, {1136, -1, 4}, {1137, -1, 4}, {1138, -1, 4},
    {1139, 1290, 0}, {1140, -1, 0}, {1141, 1292, 1}, {1142, 1293, 1}, {1143, 1294, 1}, {1144, 1297, 1},
    {1145, 1296, 1}, {1146, -1, 1}, {1147, 1298, 1}, {1148, 1299, 1}, {1149, 1300, 1}, {1150, 1301, 1},
    {1151, 1302, 1}, {1152, -1, 1}, {1153, -1, 4}, {1154, 1349, 4}, {1155, 1351, 4}, {1156, 1355, 4},
    {1157, 1353, 4}, {1158, -1, 4}, {1159, -1, 4}, {1160, -1, 4}, {1161, 1312, 1}, {1162, 1313, 1},
    {1163, 1314, 1}, {1164, 1315, 1}, {1165, -1, 1}, {1166, -1, 0}, {1167, 1318, 1}, {1168, 1319, 1},
    {1169, 1320, 1}, {1170, -1, 1}, {1171, 1322, 1}, {1172, -1, 1}, {1173, 1324, 1}, {1174, 1325, 1},
    {1175, 1326, 1}, {1176, 1327, 1}, {1177, 1328, 1}, {1178, 1329, 1}, {1179, 1330, 1}, {1180, -1, 1},
    {1181, 1332, 1}, {1182, 1438, 1}, {1183, 1334, 1}, {1184, 1335, 1}, {1185, 1437, 1}, {1186, -1, 1},
    {1187, 1343, 1}, {1188, 1824, 1}, {1189, -1, 2}, {1190, -1, 1}, {1191, -1, 1}, {1192, -1, 1},
    {1193, 2244, 2}, {1194, 2265, 2}, {1195, 1352, 2}, {1196, -1, 2}, {1197, 2240, 2}, {1198, -1, 4},
    {1199, -1, 4}, {1200, -1, 4}, {1201, -1, 4}, {1202, -1, 4}, {1203, -1, 4}, {1204, -1, 4}, {1205, -1, 4},
    {1206, -1, 4}, {1207, -1, 2}, {1208, -1, 2}, {1209, -1, 0}, {1210, 1361, 0}, {1211, -1, 0},
    {1212, 1363, 0}, {1213, 1364, 0}, {1214, -1, 0}, {1215, 1366, 0}, {1216, 1367, 0}, {1217, -1, 0},
    {1218, 1369, 0}, {1219, 1370, 0}, {1220, -1, 0}, {1221, 1372, 0}, {1222, 1373, 0}, {1223, -1, 0},
    {1224, 1375, 0}, {1225, 1376, 0}, {1226, -1, 0}, {1227, 1378, 0}, {1228, 1379, 0}, {1229, -1, 0},
    {1230, 1381, 0}, {1231, 1382, 0}, {1232, -1, 0}, {1233, 1386, 4}, {1234, 1678, 4}, {1235, 1649, 2},
    {1236, 1676, 3}, {1237, -1, 0}, {1238, -1, 4}, {1238, -1, 5}, {1239, -1, 4}, {1240, 1484, 4},
    {1240, -1, 5}, {1241, -1, 4}, {1242, -1, 4}, {1242, -1, 5}, {1243, -1, 4}, {1244, 1490, 4},
    {1244, -1, 5}, {1245, -1, 4}, {1246, 1492, 4}, {1246, -1, 5}, {1247, -1, 4}, {1248, -1, 4},
    {1248, -1, 5}, {1249, -1, 4}, {1250, -1, 4}, {1250, -1, 5}, {1251, -1, 4}, {1251, -1, 5}, {1252, -1, 4},
    {1253, -1, 4}, {1253, -1, 5}, {1254, -1, 4}, {1255, -1, 4}, {1255, -1, 5}, {1256, -1, 4}, {1257, -1, 4},
    {1257, -1, 5}, {1258, -1, 4}, {1259, 1901, 2}, {1260, -1, 2}, {1261, 2347, 2}, {1262, -1, 2},
    {1263, -1, 2}, {1264, -1, 2}, {1265, -1, 2}, {1266, -1, 2}, {1267, -1, 2}, {1268, 1852, 2},
    {1269, -1, 2}, {1270, -1, 2}, {1271, -1, 2}, {1272, -1, 2}, {1273, -1, 2}, {1274, -1, 2}, {1275, -1, 2},
    {1276, -1, 2}, {1277, -1, 2}, {1278, 1446, 2}, {1279, 1442, 1}, {1280, 1480, 1}, {1281, 1479, 1},
    {1282, -1, 1}, {1283, -1, 1}, {1284, -1, 1}, {1285, 1709, 1}, {1286, -1, 1}, {1287, 1449, 1},
    {1288, -1, 1}, {1289, -1, 1}, {1290, -1, 1}, {1291, 1453, 1}, {1292, 1454, 1}, {1293, 1455, 1},
    {1294, -1, 1}, {1295, 1457, 1}, {1296, 1458, 1}, {1297, 1459, 1}, {1298, -1, 1}, {1299, 1461, 1},
    {1300, 1462, 1}, {1301, 1463, 1}, {1302, -1, 1}, {1303, 1465, 1}, {1304, 1466, 1}, {1305, 1467, 1},
    {1306, -1, 1}, {1307, -1, 1}, {1308, -1, 1}, {1309, -1, 1}, {1310, -1, 1}, {1311, -1, 1}, {1312, -1, 1},
    {1313, -1, 1}, {1314, -1, 2}, {1315, -1, 2}, {1316, -1, 2}, {1317, -1, 2}, {1318, 2090, 1},
    {1319, -1, 1}, {1320, -1, 1}, {1321, -1, 1}, {1322, -1, 4}, {1323, -1, 4}, {1323, -1, 5}, {1324, -1, 4},
    {1324, -1, 5}, {1325, -1, 4}, {1325, -1, 5}, {1326, -1, 4}, {1326, -1, 5}, {1327, -1, 4}, {1327, -1, 5},
    {1328, 2282, 1}, {1329, -1, 1}, {1330, -1, 1}, {1331, -1, 1}, {1332, -1, 1}, {1333, -1, 1},
    {1334, -1, 1}, {1335, -1, 1}, {1336, 1503, 0}, {1337, -1, 0}, {1338, 1505, 0}, {1339, 1514, 0},
    {1340, 1507, 0}, {1341, -1, 0}, {1342, -1, 0}, {1343, 1510, 0}, {1344, 1511, 0}, {1345, 1512, 0},
    {1346, -1, 0}, {1347, -1, 0}, {1348, -1, 0}, {1349, -1, 0}, {1350, -1, 0}, {1351, 1670, 4},
    {1352, 1672, 4}, {1353, 1647, 4}, {1354, -1, 4}, {1354, -1, 5}, {1355, -1, 4}, {1355, -1, 5},
    {1356, -1, 4}, {1356, -1, 5}, {1357, -1, 4}, {1357, -1, 5}, {1358, -1, 4}, {1358, -1, 5}, {1359, -1, 4},
    {1359, -1, 5}, {1360, -1, 4}, {1360, -1, 5}, {1361, -1, 4}, {1361, -1, 5}, {1362, -1, 4}, {1362, -1, 5},
    {1363, -1, 4}, {1363, -1, 5}, {1364, -1, 4}, {1364, -1, 5}, {1365, -1, 4}, {1365, -1, 5}, {1366, -1, 4},
    {1366, -1, 5}, {1367, -1, 4}, {1367, -1, 5}, {1368, -1, 4}, {1368, -1, 5}, {1369, -1, 4}, {1369, -1, 5},
    {1370, -1, 4}, {1370, -1, 5}, {1371, -1, 4}, {1371, -1, 5}, {1372, -1, 4}, {1372, -1, 5}, {1373, -1, 4},
    {1374, -1, 4}, {1375, -1, 4}, {1376, -1, 4}, {1377, -1, 4}, {1378, -1, 4}, {1379, -1, 4}, {1380, -1, 4},
    {1381, -1, 4}, {1382, -1, 4}, {1383, -1, 4}, {1384, -1, 4}, {1385, -1, 4}, {1386, -1, 4}, {1386, -1, 5},
    {1387, -1, 4}, {1388, -1, 4}, {1388, -1, 5}, {1389, -1, 4}, {1390, -1, 4}, {1390, -1, 5}, {1391, -1, 4},
    {1392, -1, 4}, {1392, -1, 5}, {1393, -1, 4}, {1394, -1, 4}, {1394, -1, 5}, {1395, -1, 4}, {1396, -1, 4},
    {1396, -1, 5}, {1397, -1, 4}, {1398, -1, 4}, {1398, -1, 5}, {1399, -1, 4}, {1400, -1, 4}, {1400, -1, 5},
    {1401, -1, 4}, {1402, 1715, 4}, {1402, -1, 5}, {1403, 1609, 4}, {1403, -1, 5}, {1404, 1611, 4},
    {1404, -1, 5}, {1405, 1607, 4}, {1405, -1, 5}, {1406, -1, 4}, {1407, -1, 4}, {1408, -1, 4},
    {1409, -1, 4}, {1410, 1637, 4}, {1410, -1, 5}, {1411, 1713, 4}, {1411, -1, 5}, {1412, 1714, 4},
    {1412, -1, 5}, {1413, -1, 4}, {1413, -1, 5}, {1414, -1, 4}, {1414, -1, 5}, {1415, -1, 4}, {1415, -1, 5},
    {1416, -1, 4}, {1416, -1, 5}, {1417, -1, 4}, {1417, -1, 5}, {1418, -1, 4}, {1418, -1, 5}, {1419, -1, 4},
    {1419, -1, 5}, {1420, -1, 4}, {1420, -1, 5}, {1421, -1, 4}, {1421, -1, 5}, {1422, -1, 4}, {1422, -1, 5},
    {1423, -1, 4}, {1423, -1, 5}, {1424, -1, 4}, {1424, -1, 5}, {1425, 1712, 4}, {1425, -1, 5},
    {1426, -1, 4}, {1426, -1, 5}, {1427, -1, 4}, {1427, -1, 5}, {1428, -1, 4}, {1428, -1, 5}, {1429, -1, 4},
    {1429, -1, 5}, {1430, -1, 3}, {1431, -1, 0}, {1432, 1650, 2}, {1433, 1909, 2}, {1434, 2199, 2},
    {1435, 2217, 1}, {1436, -1, 1}, {1437, -1, 1}, {1438, -1, 1}, {1439, -1, 1}, {1440, -1, 1},
    {1441, -1, 1}, {1442, -1, 1}, {1443, -1, 1}, {1444, -1, 1}, {1445, -1, 1}, {1446, -1, 1}, {1447, -1, 1},
    {1448, -1, 1}, {1449, -1, 1}, {1450, -1, 1}, {1451, 1669, 3}, {1452, -1, 3}, {1453, 1671, 3},
    {1454, -1, 3}, {1455, 1673, 3}, {1456, -1, 3}, {1457, 1675, 3}, {1458, -1, 3}, {1459, 1677, 3},
    {1460, -1, 3}, {1461, 1679, 3}, {1462, -1, 3}, {1463, 1681, 0}, {1464, -1, 0}, {1465, 1683, 0},
    {1466, -1, 0}, {1467, 1685, 0}, {1468, -1, 0}, {1469, 1687, 0}, {1470, -1, 0}, {1471, 1689, 0},
    {1472, -1, 0}, {1473, 1691, 0}, {1474, -1, 0}, {1475, -1, 0}, {1476, -1, 0}, {1477, 1798, 5},
    {1478, -1, 0}, {1479, 1698, 0}, {1480, -1, 3}, {1481, -1, 0}, {1482, 1700, 0}, {1483, 1701, 0},
    {1484, -1, 0}, {1485, 1703, 0}, {1486, 1704, 0}, {1487, 1705, 0}, {1488, 1706, 0}, {1489, 1707, 0},
    {1490, -1, 0}, {1491, 1916, 1}, {1492, -1, 1}, {1493, -1, 2}, {1494, -1, 2}, {1495, 1859, 4},
    {1496, 1861, 4}, {1497, 1863, 4}, {1498, 1865, 4}, {1499, -1, 3}, {1500, -1, 0}, {1501, 1719, 3},
    {1502, 1720, 3}, {1503, 1721, 3}, {1504, 1722, 3}, {1505, 1723, 3}, {1506, 1724, 3}, {1507, 1725, 3},
    {1508, 1726, 3}, {1509, 1727, 3}, {1510, 1733, 3}, {1511, 1729, 3}, {1512, 1730, 3}, {1513, 1731, 3},
    {1514, 1732, 3}, {1515, -1, 3}, {1516, 1734, 3}, {1517, 1735, 3}, {1518, 1736, 3}, {1519, 1737, 3},
    {1520, 1738, 3}, {1521, 1739, 3}, {1522, 1740, 3}, {1523, 1741, 3}, {1524, 1742, 3}, {1525, 1743, 3},
    {1526, 1744, 3}, {1527, 1745, 3}, {1528, 1746, 3}, {1529, 1747, 3}, {1530, 1748, 3}, {1531, 1749, 3},
    {1532, 1750, 3}, {1533, 1751, 3}, {1534, 1752, 3}, {1535, 1753, 3}, {1536, 1754, 3}, {1537, 1755, 3},
    {1538, 1756, 3}, {1539, 1758, 3}, {1540, -1, 3}, {1541, 1759, 3}, {1542, -1, 3}, {1543, 1761, 3},
    {1544, 1762, 3}, {1545, 1763, 3}, {1546, -1, 3}, {1547, -1, 3}, {1548, -1, 3}, {1549, -1, 3},
    {1550, -1, 3}, {1551, 1769, 3}, {1552, 1770, 3}, {1553, 1771, 3}, {1554, -1, 3}, {1555, -1, 3},
    {1556, -1, 3}, {1557, 1934, 3}, {1558, -1, 3}, {1559, -1, 3}, {1560, -1, 3}, {1561, -1, 3},
    {1562, -1, 3}, {1563, -1, 3}, {1564, -1, 3}, {1565, -1, 3}, {1566, -1, 4}, {1567, -1, 4},
    {1568, 1786, 3}, {1569, -1, 3}, {1570, 1788, 0}, {1571, -1, 0}, {1572, 1790, 1}, {1573, -1, 1},
    {1574, 1792, 1}, {1575, -1, 1}, {1576, 1794, 1}, {1577, -1, 1}, {1578, -1, 0}, {1579, -1, 0},
    {1580, -1, 0}, {1581, -1, 3}, {1582, -1, 3}, {1583, -1, 3}, {1584, -1, 3}, {1585, -1, 3}, {1586, -1, 5},
    {1587, -1, 5}, {1588, -1, 5}, {1589, -1, 0}, {1590, -1, 3}, {1591, -1, 3}, {1592, 1810, 3},
    {1593, -1, 4}, {1594, -1, 4}, {1595, 1813, 0}, {1596, -1, 0}, {1597, 1815, 0}, {1598, 1856, 0},
    {1599, 1817, 0}, {1600, -1, 0}, {1601, -1, 0}, {1602, -1, 2}, {1603, -1, 2}, {1604, -1, 2},
    {1605, -1, 2}, {1606, -1, 2}, {1607, 2222, 2}, {1608, -1, 2}, {1609, -1, 2}, {1610, -1, 2},
    {1611, -1, 2}, {1612, -1, 2}, {1613, -1, 2}, {1614, -1, 2}, {1615, -1, 2}, {1616, -1, 2}, {1617, -1, 2},
    {1618, -1, 2}, {1619, -1, 2}, {1620, -1, 2}, {1621, -1, 2}, {1622, -1, 2}, {1623, -1, 2}, {1624, -1, 2},
    {1625, -1, 2}, {1626, 1881, 2}, {1627, 1927, 2}, {1628, 1928, 2}, {1629, 1882, 2}, {1630, -1, 2},
    {1631, -1, 2}, {1632, -1, 2}, {1633, -1, 2}, {1634, -1, 2}, {1635, -1, 2}, {1636, -1, 2}, {1637, -1, 2},
    {1638, -1, 2}, {1639, -1, 0}, {1640, -1, 2}, {1641, -1, 2}, {1642, 1860, 4}, {1643, -1, 3},
    {1644, 1862, 4}, {1645, -1, 3}, {1646, 1864, 4}, {1647, -1, 3}, {1648, 1866, 4}, {1649, -1, 3},
    {1650, 1868, 4}, {1651, 1869, 3}, {1652, -1, 3}, {1653, 1871, 4}, {1654, 1872, 3}, {1655, -1, 3},
    {1656, 1874, 4}, {1657, 1875, 3}, {1658, -1, 3}, {1659, 1877, 4}, {1660, 1878, 3}, {1661, -1, 3},
    {1662, -1, 3}, {1663, 1903, 1}, {1664, 1926, 1}, {1665, -1, 1}, {1666, -1, 1}, {1667, 1885, 0},
    {1668, 1886, 0}, {1669, 1887, 0}, {1670, 1888, 0}, {1671, 1889, 0}, {1672, 1890, 0}, {1673, 1891, 0},
    {1674, -1, 0}, {1675, 1893, 1}, {1676, -1, 1}, {1677, -1, 1}, {1678, -1, 1}, {1679, -1, 1},
    {1680, -1, 1}, {1681, 1899, 1}, {1682, -1, 1}, {1683, -1, 1}, {1684, -1, 2}, {1685, -1, 2},
    {1686, -1, 2}, {1687, -1, 2}, {1688, -1, 2}, {1689, -1, 2}, {1690, -1, 2}, {1691, -1, 2},
    {1692, 1910, 2}, {1693, -1, 2}, {1694, -1, 1}, {1695, -1, 1}, {1696, -1, 1}, {1697, -1, 1},
    {1698, -1, 1}, {1699, 1918, 1}, {1700, 1919, 1}, {1701, 1920, 1}, {1702, 1921, 1}, {1703, 1922, 1},
    {1704, 1923, 1}, {1705, 1925, 1}, {1706, 1924, 1}, {1707, 1938, 1}, {1708, -1, 1}, {1709, -1, 2},
    {1710, -1, 2}, {1711, -1, 2}, {1712, 1930, 1}, {1713, -1, 1}, {1714, -1, 3}, {1715, -1, 3},
    {1716, -1, 3}, {1717, -1, 3}, {1718, -1, 3}, {1719, -1, 3}, {1720, -1, 3}, {1721, -1, 3}, {1722, -1, 3},
    {1723, -1, 3}, {1724, -1, 3}, {1725, -1, 5}, {1726, -1, 5}, {1727, -1, 5}, {1728, -1, 5}, {1729, -1, 5},
    {1730, -1, 5}, {1731, 1949, 0}, {1732, 2041, 0}, {1733, -1, 5}, {1734, -1, 0}, {1735, -1, 0},
    {1736, -1, 0}, {1737, -1, 0}, {1738, -1, 0}, {1739, -1, 0}, {1740, -1, 0}, {1741, -1, 0}, {1742, -1, 0},
    {1743, -1, 0}, {1744, -1, 0}, {1745, -1, 0}, {1746, -1, 0}, {1747, -1, 0}, {1748, 1966, 0},
    {1749, 1967, 0}, {1750, 1968, 0}, {1751, -1, 0}, {1752, 1970, 0}, {1753, 1971, 0}, {1754, 1972, 0},
    {1755, -1, 0}, {1756, 1976, 0}, {1757, 1977, 0}, {1758, 1978, 0}, {1759, -1, 0}, {1760, -1, 0},
    {1761, -1, 0}, {1762, 1982, 0}, {1763, 1983, 0}, {1764, -1, 0}, {1765, -1, 0}, {1766, -1, 0},
    {1767, -1, 0}, {1768, -1, 0}, {1769, -1, 0}, {1770, -1, 5}, {1771, -1, 5}, {1772, -1, 0},
    {1773, 1991, 0}, {1774, 1992, 0}, {1775, -1, 0}, {1776, 1994, 0}, {1777, 1995, 0}, {1778, -1, 0},
    {1779, 1997, 0}, {1780, 1998, 0}, {1781, 1999, 0}, {1782, -1, 0}, {1783, 2001, 0}, {1784, 2002, 0},
    {1785, 2003, 0}, {1786, -1, 0}, {1787, -1, 0}, {1788, -1, 0}, {1789, -1, 5}, {1790, -1, 5},
    {1791, -1, 5}, {1792, -1, 5}, {1793, -1, 5}, {1794, -1, 5}, {1795, -1, 5}, {1796, -1, 5}, {1797, -1, 5},
    {1798, -1, 5}, {1799, -1, 5}, {1800, -1, 5}, {1801, -1, 5}, {1802, -1, 5}, {1803, -1, 5}, {1804, -1, 5},
    {1805, -1, 5}, {1806, -1, 5}, {1807, -1, 5}, {1808, -1, 5}, {1809, -1, 5}, {1810, -1, 5}, {1811, -1, 5},
    {1812, -1, 5}, {1813, -1, 5}, {1814, -1, 5}, {1815, -1, 0}, {1816, -1, 0}, {1817, 2035, 0},
    {1818, 2036, 0}, {1819, 2037, 0}, {1820, 2038, 0}, {1821, 2039, 0}, {1822, 2040, 0}, {1823, -1, 0},
    {1824, 2042, 0}, {1825, 2043, 0}, {1826, 2044, 0}, {1827, 2045, 0}, {1828, 2046, 0}, {1829, 2047, 0},
    {1830, 2048, 0}, {1831, 2049, 0}, {1832, 2050, 0}, {1833, -1, 0}, {1834, -1, 2}, {1835, -1, 2},
    {1836, -1, 2}, {1837, -1, 2}, {1838, 2056, 2}, {1839, -1, 2}, {1840, -1, 2}, {1841, -1, 2},
    {1842, -1, 2}, {1843, -1, 2}, {1844, -1, 2}, {1845, -1, 0}, {1846, -1, 0}, {1847, -1, 5}, {1848, -1, 5},
    {1849, -1, 0}, {1850, 2068, 0}, {1851, -1, 0}, {1852, -1, 2}, {1853, -1, 0}, {1854, 2082, 0},
    {1855, 2073, 0}, {1856, -1, 0}, {1857, -1, 1}, {1858, -1, 1}, {1859, -1, 1}, {1860, -1, 1},
    {1861, -1, 1}, {1862, -1, 1}, {1863, 2273, 1}, {1864, -1, 1}, {1865, 2085, 0}, {1866, 2084, 0},
    {1867, -1, 0}, {1868, -1, 0}, {1869, 2087, 2}, {1870, -1, 2}, {1871, -1, 0}, {1872, -1, 0},
    {1873, -1, 2}, {1874, 2326, 2}, {1875, -1, 1}, {1876, -1, 1}, {1877, -1, 1}, {1878, -1, 1},
    {1879, -1, 1}, {1880, -1, 1}, {1881, -1, 1}, {1882, -1, 1}, {1883, -1, 0}, {1884, -1, 0}, {1885, -1, 0},
    {1885, -1, 0}, {1886, 2105, 0}, {1887, 2106, 0}, {1888, 2107, 0}, {1889, 2108, 0}, {1890, 2109, 0},
    {1891, 2144, 0}, {1892, -1, 0}, {1893, 2113, 0}, {1894, -1, 0}, {1895, 2142, 0}, {1896, -1, 0},
    {1897, -1, 0}, {1898, 2225, 2}, {1899, -1, 2}, {1900, -1, 2}, {1901, -1, 2}, {1902, -1, 2},
    {1903, -1, 1}, {1904, -1, 1}, {1905, -1, 0}, {1906, -1, 0}, {1907, -1, 5}, {1908, -1, 5}, {1909, -1, 5},
    {1910, -1, 5}, {1911, -1, 5}, {1912, -1, 1}, {1913, -1, 0}, {1914, -1, 4}, {1914, -1, 5}, {1915, -1, 4},
    {1915, -1, 5}, {1916, -1, 4}, {1916, -1, 5}, {1917, -1, 4}, {1917, -1, 5}, {1918, -1, 4}, {1918, -1, 5},
    {1919, 2296, 0}, {1920, -1, 0}, {1921, 2188, 0}, {1922, 2146, 1}, {1923, -1, 1}, {1924, 2148, 1},
    {1925, -1, 1}, {1926, 2150, 1}, {1927, -1, 1}, {1928, 2152, 1}, {1929, -1, 1}, {1930, 2154, 1},
    {1931, -1, 1}, {1932, 2156, 1}, {1933, -1, 1}, {1934, 2158, 1}, {1935, -1, 1}, {1936, -1, 1},
    {1937, 2161, 1}, {1938, -1, 1}, {1939, -1, 1}, {1940, -1, 1}, {1941, -1, 1}, {1942, 2256, 1},
    {1943, -1, 1}, {1944, -1, 1}, {1945, -1, 0}, {1946, -1, 0}, {1947, -1, 0}, {1948, -1, 0}, {1949, -1, 0},
    {1950, -1, 0}, {1951, -1, 0}, {1952, -1, 0}, {1953, -1, 0}, {1954, 2178, 1}, {1955, 2179, 1},
    {1956, -1, 1}, {1957, 2181, 1}, {1958, 2182, 1}, {1959, -1, 1}, {1960, 2184, 1}, {1961, 2185, 1},
    {1962, 2189, 1}, {1963, 2187, 1}, {1964, -1, 1}, {1965, -1, 0}, {1966, 2190, 1}, {1967, -1, 1},
    {1968, -1, 0}, {1969, -1, 0}, {1970, -1, 0}, {1971, -1, 0}, {1972, -1, 0}, {1973, -1, 2}, {1974, -1, 2},
    {1975, -1, 2}, {1976, -1, 2}, {1977, -1, 2}, {1978, -1, 2}, {1979, -1, 0}, {1980, -1, 0}, {1981, -1, 0},
    {1982, 2207, 1}, {1983, 2208, 1}, {1984, -1, 1}, {1985, -1, 1}, {1986, -1, 1}, {1987, -1, 0},
    {1988, -1, 0}, {1989, -1, 0}, {1990, -1, 0}, {1991, -1, 4}, {1992, -1, 4}, {1993, -1, 2},
    {1994, 2218, 1}, {1995, 2219, 1}, {1996, 2220, 1}, {1997, 2264, 1}, {1998, -1, 0}, {1999, -1, 2},
    {2000, -1, 2}, {2001, -1, 2}, {2002, -1, 2}, {2003, -1, 2}, {2004, -1, 2}, {2005, -1, 2}, {2006, -1, 4},
    {2006, -1, 5}, {2007, -1, 4}, {2007, -1, 5}, {2008, -1, 4}, {2008, -1, 5}, {2009, -1, 2}, {2010, -1, 0},
    {2010, -1, 0}, {2011, -1, 0}, {2011, -1, 0}, {2012, -1, 0}, {2012, -1, 0}, {2013, -1, 0}, {2013, -1, 0},
    {2014, 2254, 0}, {2014, -1, 0}, {2015, 2266, 0}, {2016, 2267, 0}, {2017, -1, 3}, {2018, -1, 3},
    {2019, -1, 3}, {2020, -1, 3}, {2021, -1, 3}, {2022, -1, 0}, {2023, 2255, 0}, {2024, 2262, 0},
    {2025, -1, 4}, {2026, -1, 4}, {2027, -1, 4}, {2028, -1, 4}, {2029, -1, 4}, {2030, -1, 4}, {2031, -1, 0},
    {2032, -1, 0}, {2033, -1, 0}, {2034, -1, 1}, {2035, -1, 2}, {2036, -1, 2}, {2037, 2269, 2},
    {2038, -1, 2}, {2039, -1, 0}, {2040, 2272, 0}, {2041, -1, 0}, {2042, 2274, 0}, {2043, -1, 0},
    {2044, -1, 1}, {2045, -1, 0}, {2046, -1, 0}, {2047, -1, 0}, {2048, -1, 0}, {616, 2359, 6},
    {620, 2358, 6}, {602, -1, 2}, {960, -1, 2}, {1043, -1, 6}, {1044, -1, 6}, {1079, -1, 2}, {1852, -1, 2},
    {1922, -1, 6}, {1924, -1, 6}, {1936, -1, 6}, {1939, -1, 6}, {1940, -1, 6}, {1954, -1, 6}, {1957, -1, 6},
    {1960, -1, 6}, {1978, -1, 2}, {1986, -1, 6}, {1994, 2318, 6}, {2009, -1, 2}, {1024, -1, 6},
    {1027, -1, 6}, {965, -1, 6}, {972, -1, 6}, {968, -1, 6}, {970, -1, 6}, {740, 2307, 2}, {1049, -1, 2},
    {752, -1, 2}, {1317, -1, 2}, {976, -1, 6}, {976, -1, 6}, {977, -1, 6}, {977, -1, 6}, {1103, -1, 6},
    {1103, -1, 6}, {1104, -1, 6}, {1104, -1, 6}, {1106, -1, 6}, {1712, -1, 6}, {1713, -1, 6}, {1006, -1, 6},
    {1097, -1, 6}, {1098, -1, 6}, {1694, -1, 6}, {1695, -1, 6}, {490, -1, 2}, {492, -1, 6}, {493, -1, 6},
    {506, -1, 2}, {494, -1, 6}, {512, -1, 6}, {513, -1, 6}, {1840, -1, 2}, {1841, -1, 2}, {1842, -1, 2},
    {1843, -1, 2}, {1844, -1, 2}, {626, -1, 6}, {765, 2340, 2}, {1087, -1, 2}, {1071, -1, 2}, {815, -1, 2},
    {814, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 2}, {935, 2369, 2}, {936, -1, 2}, {937, -1, 2},
    {938, -1, 2}, {939, -1, 2}, {973, -1, 6}, {992, 2354, 6}, {993, -1, 6}, {383, -1, 6}, {479, -1, 6},
    {480, -1, 6}, {488, -1, 6}, {410, -1, 6}, {380, -1, 2}, {381, -1, 2}, {382, -1, 6}, {1676, -1, 6},
    {1679, -1, 6}, {1680, -1, 6}, {1689, -1, 2}, {1685, -1, 2}, {1636, -1, 2}, {1260, -1, 2}, {1281, -1, 6},
    {1287, -1, 6}, {1310, -1, 6}, {1696, -1, 6}, {1708, 2380, 6}, {1707, 2381, 6}, {1699, 2377, 6},
    {1701, -1, 6}, {1700, 2379, 6}, {1702, -1, 6}, {1703, 2382, 6}, {1704, 2383, 6}, {1705, -1, 6},
    {1706, -1, 6}, {2044, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {157, -1, 254, 136, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {157, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {157, -1, 257, 258, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {157, -1, 158, 155, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {157, -1, 261, 262, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {155, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {262, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {155, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {155, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {264, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {264, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {264, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {266, 157, 267, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {268, -1, 269, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {270, -1, 271, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {156, -1, 159, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
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
    {139, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {250, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {251, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {140, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
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
    {157, -1, 307, -1, -1, 41, 65, 50, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
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
    {430, 87, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {439, 87, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {440, 87, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {441, 87, 442, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {443, 87, 444, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {309, 87, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {445, 180, 446, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {447, 180, 448, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {87, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {86, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {179, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {183, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {196, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // CFTimeInterval
    {205, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // Float64
    {206, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Float32
    {180, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {181, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {87, -1, -1, -1, -1, 106, 0, 27, 0, 0, 3, 0, 0, 0, 0, 4},  // CGFloat
    {86, -1, -1, -1, -1, 106, 0, 28, 0, 0, 3, 0, 0, 0, 0, 4},  // Double
    {179, -1, -1, -1, -1, 106, 0, 29, 0, 0, 3, 0, 0, 0, 0, 4},  // Float
    {183, -1, -1, -1, -1, 106, 0, 30, 0, 0, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {180, -1, -1, -1, -1, 106, 0, 31, 0, 0, 3, 0, 0, 0, 0, 4},  // Int
    {207, -1, -1, -1, -1, 106, 0, 32, 0, 0, 3, 0, 2, 0, 0, 4},  // Bool
    {207, -1, -1, -1, -1, 106, 190, 33, 1, 1, 3, 0, 2, 0, 0, 4},  // Bool
    {87, -1, -1, -1, -1, 107, 191, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {86, -1, -1, -1, -1, 108, 192, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {179, -1, -1, -1, -1, 109, 193, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {180, -1, -1, -1, -1, 110, 194, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {160, -1, -1, -1, -1, 111, 195, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {161, -1, -1, -1, -1, 112, 196, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {162, -1, -1, -1, -1, 113, 197, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {163, -1, -1, -1, -1, 114, 198, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {164, -1, -1, -1, -1, 115, 199, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {165, -1, -1, -1, -1, 116, 200, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {166, -1, -1, -1, -1, 117, 201, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {167, -1, -1, -1, -1, 118, 202, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {168, -1, -1, -1, -1, 119, 203, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {160, -1, -1, -1, -1, 120, 204, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {160, -1, -1, -1, -1, 121, 205, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {161, -1, -1, -1, -1, 122, 206, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {161, -1, -1, -1, -1, 123, 207, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {162, -1, -1, -1, -1, 124, 208, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {162, -1, -1, -1, -1, 125, 209, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {163, -1, -1, -1, -1, 126, 210, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {163, -1, -1, -1, -1, 127, 211, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {164, -1, -1, -1, -1, 128, 212, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {164, -1, -1, -1, -1, 129, 213, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {165, -1, -1, -1, -1, 130, 214, 57, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {165, -1, -1, -1, -1, 131, 215, 58, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {166, -1, -1, -1, -1, 132, 216, 59, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {166, -1, -1, -1, -1, 133, 217, 60, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {167, -1, -1, -1, -1, 134, 218, 61, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {167, -1, -1, -1, -1, 135, 219, 62, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {168, -1, -1, -1, -1, 136, 220, 63, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {168, -1, -1, -1, -1, 137, 221, 64, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {180, -1, -1, -1, -1, 138, 222, 65, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {180, -1, -1, -1, -1, 139, 223, 66, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {160, -1, -1, -1, -1, 140, 0, 67, 0, 0, 3, 0, 0, 0, 0, 4},  // Int8
    {161, -1, -1, -1, -1, 140, 0, 68, 0, 0, 3, 0, 0, 0, 0, 4},  // Int16
    {162, -1, -1, -1, -1, 140, 0, 69, 0, 0, 3, 0, 0, 0, 0, 4},  // Int32
    {163, -1, -1, -1, -1, 140, 0, 70, 0, 0, 3, 0, 0, 0, 0, 4},  // Int64
    {164, -1, -1, -1, -1, 140, 0, 71, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt8
    {165, -1, -1, -1, -1, 140, 0, 72, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt16
    {166, -1, -1, -1, -1, 140, 0, 73, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt32
    {167, -1, -1, -1, -1, 140, 0, 74, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt64
    {168, -1, -1, -1, -1, 140, 0, 75, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt
    {209, -1, -1, -1, -1, 140, 224, 76, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {160, -1, -1, -1, -1, 142, 226, 77, 2, 2, 3, 0, 0, 0, 0, 4},  // Int8
    {161, -1, -1, -1, -1, 144, 228, 78, 2, 2, 3, 0, 0, 0, 0, 4},  // Int16
    {162, -1, -1, -1, -1, 146, 230, 79, 2, 2, 3, 0, 0, 0, 0, 4},  // Int32
    {163, -1, -1, -1, -1, 148, 232, 80, 2, 2, 3, 0, 0, 0, 0, 4},  // Int64
    {164, -1, -1, -1, -1, 150, 234, 81, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt8
    {165, -1, -1, -1, -1, 152, 236, 82, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt16
    {166, -1, -1, -1, -1, 154, 238, 83, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt32
    {167, -1, -1, -1, -1, 156, 240, 84, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt64
    {168, -1, -1, -1, -1, 158, 242, 85, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt
    {180, -1, -1, -1, -1, 160, 244, 86, 2, 2, 3, 0, 0, 0, 0, 4},  // Int
    {180, -1, -1, -1, -1, 162, 246, 87, 1, 1, 0, 0, 61, 0, 0, 4},  // Int
    {150, -1, 151, -1, -1, 163, 247, 88, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {454, -1, 455, -1, -1, 164, 248, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {456, -1, 457, -1, -1, 165, 249, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {458, -1, -1, -1, -1, 166, 250, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {459, -1, -1, -1, -1, 167, 251, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {460, -1, 461, -1, -1, 168, 252, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {462, -1, 463, -1, -1, 169, 253, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {464, -1, 465, -1, -1, 170, 254, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {119, -1, 466, -1, -1, 171, 255, 96, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {467, -1, 468, -1, -1, 172, 256, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {149, -1, 469, -1, -1, 174, 258, 98, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
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
    {152, -1, -1, -1, -1, 233, 321, 155, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
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
    {551, 87, -1, -1, -1, 0, 0, 171, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {552, 87, -1, -1, -1, 0, 0, 172, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {553, -1, -1, -1, -1, 0, 340, 173, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {554, -1, -1, -1, -1, 236, 341, 174, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {556, -1, -1, -1, -1, 237, 343, 175, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {557, -1, -1, -1, -1, 238, 345, 176, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {313, -1, -1, -1, -1, 239, 347, 177, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {558, -1, -1, -1, -1, 240, 349, 178, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {421, -1, -1, -1, -1, 242, 352, 179, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {562, -1, -1, -1, -1, 244, 354, 180, 1, 2, 1, 1, 57, 0, 0, 4},  // quotientAndRemainder
    {160, -1, -1, -1, -1, 245, 356, 181, 1, 1, 0, 0, 61, 0, 0, 4},  // Int8
    {161, -1, -1, -1, -1, 246, 357, 182, 1, 1, 0, 0, 61, 0, 0, 4},  // Int16
    {162, -1, -1, -1, -1, 247, 358, 183, 1, 1, 0, 0, 61, 0, 0, 4},  // Int32
    {163, -1, -1, -1, -1, 248, 359, 184, 1, 1, 0, 0, 61, 0, 0, 4},  // Int64
    {164, -1, -1, -1, -1, 249, 360, 185, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt8
    {165, -1, -1, -1, -1, 250, 361, 186, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt16
    {166, -1, -1, -1, -1, 251, 362, 187, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt32
    {167, -1, -1, -1, -1, 252, 363, 188, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt64
    {168, -1, -1, -1, -1, 253, 364, 189, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt
    {87, -1, -1, -1, -1, 254, 365, 190, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {86, -1, -1, -1, -1, 255, 366, 191, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {179, -1, -1, -1, -1, 256, 367, 192, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {563, -1, -1, -1, -1, 0, 368, 193, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {87, -1, -1, -1, -1, 257, 369, 194, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {86, -1, -1, -1, -1, 259, 371, 195, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {566, 87, -1, -1, -1, 261, 373, 196, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {567, 87, -1, -1, -1, 263, 375, 197, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
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
    {142, -1, 146, -1, -1, 285, 408, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {141, -1, 145, -1, -1, 286, 409, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {143, -1, 147, -1, -1, 287, 410, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {144, -1, 148, -1, -1, 288, 411, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {588, -1, -1, -1, -1, 0, 413, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {391, -1, -1, -1, -1, 0, 414, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {589, -1, -1, -1, 1980, 0, 415, 2, 0, 1, 2, 5, 61, 0, 0, 6},  // first
    {590, -1, -1, -1, 1981, 0, 416, 3, 0, 1, 2, 5, 61, 0, 0, 6},  // last
    {591, -1, -1, -1, 1982, 290, 417, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {592, -1, -1, -1, 1977, 290, 418, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {593, -1, -1, -1, -1, 290, 419, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {594, -1, -1, -1, -1, 292, 421, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {594, -1, -1, -1, -1, 294, 423, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {126, -1, -1, -1, -1, 296, 425, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
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
    {115, -1, -1, -1, -1, 314, 458, 25, 1, 2, 1, 5, 61, 0, 0, 6},  // removeObject
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
    {133, -1, -1, -1, -1, 327, 484, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {133, -1, -1, -1, -1, 328, 486, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {624, -1, -1, -1, -1, 329, 488, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {625, -1, -1, -1, -1, 330, 490, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {626, -1, -1, -1, -1, 331, 492, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {109, -1, -1, -1, -1, 332, 494, 46, 1, 2, 1, 5, 61, 0, 0, 6},  // removeFirst
    {106, -1, -1, -1, -1, 333, 496, 47, 1, 2, 1, 5, 61, 0, 0, 6},  // removeLast
    {414, -1, -1, -1, -1, 334, 498, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 500, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {628, -1, -1, -1, -1, 335, 501, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {628, -1, -1, -1, -1, 335, 502, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {629, -1, -1, -1, -1, 336, 504, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {629, -1, -1, -1, -1, 336, 505, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {133, -1, -1, -1, -1, 337, 507, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {630, -1, -1, -1, -1, 338, 509, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {133, -1, -1, -1, -1, 339, 511, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {133, -1, -1, -1, -1, 340, 513, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {630, -1, -1, -1, -1, 341, 515, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {122, -1, -1, -1, -1, 342, 517, 59, 1, 2, 1, 5, 61, 0, 0, 6},  // removeSubrange
    {123, -1, -1, -1, -1, 343, 519, 60, 2, 3, 1, 5, 61, 0, 0, 6},  // replaceSubrange
    {124, -1, -1, -1, -1, 345, 522, 61, 1, 2, 1, 5, 61, 0, 0, 6},  // partition
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
    {116, -1, -1, -1, -1, 367, 558, 75, 2, 3, 1, 5, 61, 0, 0, 6},  // swapAt
    {632, -1, -1, -1, -1, 369, 561, 76, 0, 1, 1, 5, 61, 0, 0, 6},  // joined
    {638, -1, -1, -1, -1, 369, 562, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 370, 564, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 371, 566, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {640, -1, -1, -1, -1, 372, 568, 80, 1, 2, 1, 5, 61, 0, 0, 6},  // reserveCapacity
    {641, -1, -1, -1, -1, 0, 570, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {642, -1, -1, -1, -1, 0, 571, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {643, -1, -1, -1, -1, 0, 572, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {127, -1, -1, -1, -1, 373, 573, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {600, -1, -1, -1, -1, 374, 575, 85, 1, 2, 1, 8, 61, 0, 0, 6},  // forEach
    {599, -1, -1, -1, -1, 375, 577, 86, 2, 3, 1, 5, 61, 0, 0, 6},  // reduce
    {110, -1, -1, -1, -1, 377, 580, 87, 1, 2, 1, 5, 61, 0, 0, 6},  // removeAll
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
    {103, -1, -1, -1, 1978, 393, 605, 101, 1, 2, 1, 5, 61, 0, 0, 6},  // append
    {103, -1, -1, -1, 1979, 394, 607, 102, 1, 2, 1, 5, 61, 0, 0, 6},  // append
    {104, -1, -1, -1, -1, 395, 609, 103, 2, 3, 1, 5, 61, 0, 0, 6},  // insert
    {104, -1, -1, -1, -1, 397, 612, 104, 2, 3, 1, 5, 61, 0, 0, 6},  // insert
    {105, -1, -1, -1, -1, 399, 615, 105, 1, 2, 1, 5, 61, 0, 0, 6},  // remove
    {106, -1, -1, -1, -1, 400, 617, 106, 0, 1, 1, 5, 61, 0, 0, 6},  // removeLast
    {107, -1, -1, -1, -1, 400, 618, 107, 0, 1, 1, 5, 61, 0, 0, 6},  // popLast
    {108, -1, -1, -1, -1, 400, 619, 108, 0, 1, 1, 5, 61, 0, 0, 6},  // popFirst
    {109, -1, -1, -1, -1, 400, 620, 109, 0, 1, 1, 5, 61, 0, 0, 6},  // removeFirst
    {110, -1, -1, -1, 699, 400, 621, 110, 0, 1, 1, 5, 61, 0, 0, 6},  // removeAll
    {110, -1, -1, -1, -1, 400, 622, 111, 1, 2, 1, 5, 61, 0, 0, 6},  // removeAll
    {588, -1, -1, -1, 323, 0, 624, 112, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {391, -1, -1, -1, -1, 0, 625, 113, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {651, -1, -1, -1, 1954, 401, 626, 114, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {652, -1, -1, -1, 1955, 401, 627, 115, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {414, -1, -1, -1, 1957, 401, 628, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
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
    {663, -1, -1, -1, 1956, 0, 644, 128, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {664, -1, -1, -1, -1, 0, 645, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {665, -1, -1, -1, -1, 0, 646, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {666, -1, -1, -1, -1, 0, 647, 131, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {667, -1, -1, -1, -1, 0, 648, 132, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {638, -1, -1, -1, -1, 406, 649, 133, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {668, -1, -1, -1, 1958, 407, 651, 134, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {670, -1, -1, -1, 1959, 408, 653, 135, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
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
    {111, -1, -1, -1, -1, 432, 700, 169, 1, 2, 1, 7, 61, 0, 0, 6},  // removeValue
    {698, -1, -1, -1, -1, 433, 702, 170, 1, 2, 1, 7, 61, 0, 0, 6},  // removeObjectForKey
    {112, -1, -1, -1, -1, 434, 704, 171, 2, 3, 1, 7, 61, 0, 0, 6},  // updateValue
    {114, -1, -1, -1, -1, 436, 707, 172, 2, 3, 1, 7, 61, 0, 0, 6},  // setObject
    {110, -1, -1, -1, -1, 438, 710, 173, 0, 1, 1, 7, 61, 0, 0, 6},  // removeAll
    {699, -1, -1, -1, -1, 438, 711, 174, 0, 1, 1, 7, 61, 0, 0, 6},  // removeAllObjects
    {110, -1, -1, -1, -1, 438, 712, 175, 1, 2, 1, 7, 61, 0, 0, 6},  // removeAll
    {113, -1, -1, -1, -1, 439, 714, 176, 2, 3, 1, 7, 61, 0, 0, 6},  // merge
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
    {126, -1, -1, -1, -1, 296, 737, 190, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {597, -1, -1, -1, -1, 297, 739, 191, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {127, -1, -1, -1, -1, 373, 741, 192, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
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
    {126, -1, -1, -1, -1, 471, 776, 213, 1, 2, 1, 8, 4, 0, 0, 6},  // map
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
    {104, -1, -1, -1, -1, 492, 816, 239, 1, 2, 1, 6, 61, 0, 0, 6},  // insert
    {724, -1, -1, -1, -1, 493, 818, 240, 1, 2, 1, 6, 61, 0, 0, 6},  // update
    {105, -1, -1, -1, -1, 494, 820, 241, 1, 2, 1, 6, 61, 0, 0, 6},  // remove
    {110, -1, -1, -1, 699, 495, 822, 242, 0, 1, 1, 6, 61, 0, 0, 6},  // removeAll
    {108, -1, -1, -1, -1, 495, 823, 243, 0, 1, 1, 6, 61, 0, 0, 6},  // popFirst
    {109, -1, -1, -1, -1, 495, 824, 244, 0, 1, 1, 6, 61, 0, 0, 6},  // removeFirst
    {725, -1, -1, -1, -1, 495, 825, 245, 1, 2, 1, 6, 61, 0, 0, 6},  // addObject
    {115, -1, -1, -1, -1, 496, 827, 246, 1, 2, 1, 6, 61, 0, 0, 6},  // removeObject
    {235, -1, -1, -1, -1, 498, 829, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {732, -1, -1, -1, 1965, 502, 833, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
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
    {815, -1, -1, -1, 1937, 0, 872, 32, 0, 1, 2, 32, 2, 0, 0, 8},  // isHidden
    {816, -1, -1, -1, -1, 0, 873, 33, 0, 1, 2, 32, 2, 0, 0, 8},  // clipsToBounds
    {817, -1, -1, -1, -1, 0, 874, 34, 0, 1, 2, 32, 3, 0, 0, 8},  // name
    {819, -1, -1, -1, -1, 533, 875, 35, 1, 1, 0, 0, 61, 0, 0, 8},  // UIImage
    {819, -1, -1, -1, -1, 534, 876, 36, 1, 1, 0, 0, 61, 0, 0, 8},  // UIImage
    {819, -1, -1, -1, -1, 535, 877, 37, 0, 0, 0, 0, 57, 0, 0, 8},  // UIImage
    {238, -1, -1, -1, -1, 535, 877, 38, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {136, -1, -1, -1, -1, 0, 878, 39, 0, 1, 2, 32, 14, 0, 13, 8},  // transform
    {821, -1, -1, -1, -1, 0, 879, 40, 0, 1, 2, 32, 14, 0, 13, 8},  // transform3D
    {822, -1, -1, -1, -1, 536, 880, 41, 1, 2, 1, 32, 61, 0, 0, 8},  // moveAnchor
    {823, -1, -1, -1, -1, 0, 882, 42, 0, 1, 2, 32, 9, 0, 0, 8},  // contentOffset
    {731, -1, -1, -1, -1, 0, 883, 43, 0, 1, 2, 32, 0, 0, 0, 8},  // alpha
    {824, -1, -1, -1, 825, 0, 884, 44, 0, 1, 2, 32, 2, 0, 0, 8},  // isUserInteractionEnabled
    {825, -1, -1, -1, -1, 0, 885, 45, 0, 1, 2, 32, 2, 0, 0, 8},  // userInteractionEnabled
    {826, -1, -1, -1, -1, 0, 886, 46, 0, 1, 2, 32, 0, 0, 0, 8},  // tag
    {137, -1, -1, -1, -1, 0, 887, 47, 0, 1, 2, 32, 32, 0, 0, 8},  // layer
    {80, -1, -1, -1, -1, 537, 888, 48, 4, 4, 0, 0, 31, 0, 0, 8},  // view
    {827, -1, -1, -1, -1, 0, 892, 0, 0, 1, 2, 32, 17, 0, 0, 9},  // backgroundColor
    {828, -1, -1, -1, -1, 0, 893, 1, 0, 1, 2, 32, 3, 0, 0, 9},  // text
    {829, -1, -1, -1, -1, 0, 894, 2, 0, 1, 2, 32, 17, 0, 0, 9},  // textColor
    {830, -1, -1, -1, -1, 0, 895, 3, 0, 1, 2, 32, 20, 0, 0, 9},  // textAlignment
    {831, -1, -1, -1, -1, 0, 896, 4, 0, 1, 2, 32, 61, 0, 0, 9},  // font
    {818, -1, -1, -1, -1, 0, 897, 5, 0, 1, 2, 32, 61, 0, 0, 9},  // image
    {832, -1, -1, -1, -1, 0, 898, 6, 0, 1, 2, 32, 61, 0, 0, 9},  // contentMode
    {833, 236, -1, -1, -1, 541, 899, 7, 1, 1, 4, 32, 3, 0, 0, 9},  // ContentMode
    {835, -1, -1, -1, 1966, 0, 900, 8, 0, 1, 2, 32, 2, 0, 0, 9},  // isOpaque
    {836, -1, -1, -1, -1, 0, 901, 9, 0, 1, 2, 32, 17, 0, 0, 9},  // tintColor
    {837, -1, -1, -1, -1, 0, 902, 10, 0, 1, 2, 32, 0, 0, 0, 9},  // contentScaleFactor
    {838, -1, -1, -1, -1, 0, 903, 11, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityLabel
    {839, -1, -1, -1, -1, 0, 904, 12, 0, 1, 2, 32, 57, 0, 0, 9},  // safeAreaInsets
    {840, -1, -1, -1, -1, 0, 905, 13, 0, 1, 2, 32, 57, 0, 0, 9},  // layoutMargins
    {841, -1, -1, -1, -1, 0, 906, 14, 0, 1, 2, 32, 31, 0, 0, 9},  // mask
    {842, -1, -1, -1, -1, 0, 907, 15, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityIdentifier
    {843, -1, -1, -1, -1, 0, 908, 16, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityHint
    {844, -1, -1, -1, -1, 0, 909, 17, 0, 1, 2, 32, 2, 0, 0, 9},  // isAccessibilityElement
    {845, -1, -1, -1, -1, 0, 910, 18, 0, 1, 2, 32, 61, 0, 0, 9},  // semanticContentAttribute
    {846, -1, -1, -1, -1, 0, 911, 19, 0, 1, 2, 32, 61, 0, 0, 9},  // directionalLayoutMargins
    {847, -1, -1, -1, -1, 0, 912, 20, 0, 1, 2, 32, 61, 0, 0, 9},  // overrideUserInterfaceStyle
    {848, -1, -1, -1, -1, 0, 913, 21, 0, 1, 2, 32, 2, 0, 0, 9},  // preservesSuperviewLayoutMargins
    {849, -1, -1, -1, -1, 0, 914, 22, 0, 1, 2, 32, 2, 0, 0, 9},  // insetsLayoutMarginsFromSafeArea
    {850, -1, -1, -1, -1, 0, 915, 23, 0, 1, 2, 32, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {851, -1, -1, -1, -1, 0, 916, 24, 0, 1, 2, 32, 2, 0, 0, 9},  // isFirstResponder
    {852, -1, -1, -1, -1, 0, 917, 25, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfLines
    {853, -1, -1, -1, -1, 0, 918, 26, 0, 1, 2, 32, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {854, -1, -1, -1, -1, 0, 919, 27, 0, 1, 2, 32, 61, 0, 0, 9},  // lineBreakMode
    {855, -1, -1, -1, -1, 0, 920, 28, 0, 1, 2, 32, 61, 0, 0, 9},  // attributedText
    {856, -1, -1, -1, -1, 0, 921, 29, 0, 1, 2, 32, 61, 0, 0, 9},  // baselineAdjustment
    {857, -1, -1, -1, -1, 0, 922, 30, 0, 1, 2, 32, 61, 0, 0, 9},  // borderStyle
    {858, -1, -1, -1, -1, 0, 923, 31, 0, 1, 2, 32, 61, 0, 0, 9},  // keyboardType
    {859, -1, -1, -1, -1, 0, 924, 32, 0, 1, 2, 32, 61, 0, 0, 9},  // returnKeyType
    {860, -1, -1, -1, -1, 0, 925, 33, 0, 1, 2, 32, 61, 0, 0, 9},  // autocorrectionType
    {861, -1, -1, -1, -1, 0, 926, 34, 0, 1, 2, 32, 61, 0, 0, 9},  // autocapitalizationType
    {862, -1, -1, -1, -1, 0, 927, 35, 0, 1, 2, 32, 61, 0, 0, 9},  // clearButtonMode
    {863, -1, -1, -1, -1, 0, 928, 36, 0, 1, 2, 32, 17, 0, 0, 9},  // shadowColor
    {864, -1, -1, -1, -1, 0, 929, 37, 0, 1, 2, 32, 3, 0, 0, 9},  // placeholder
    {865, -1, -1, -1, -1, 0, 930, 38, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumScaleFactor
    {866, -1, -1, -1, 1970, 0, 931, 39, 0, 1, 2, 32, 2, 0, 0, 9},  // isEditable
    {867, -1, -1, -1, 1971, 0, 932, 40, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelectable
    {868, -1, -1, -1, 1972, 0, 933, 41, 0, 1, 2, 32, 2, 0, 0, 9},  // isSecureTextEntry
    {869, -1, -1, -1, -1, 0, 934, 42, 0, 1, 2, 32, 0, 0, 0, 9},  // zoomScale
    {870, 241, -1, -1, -1, 0, 0, 43, 0, 0, 5, 32, 58, 0, 0, 9},  // DecelerationRate
    {872, 873, -1, -1, -1, 0, 0, 44, 0, 0, 5, 30, 29, 0, 0, 9},  // normal
    {874, -1, -1, -1, -1, 0, 0, 45, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {875, 873, -1, -1, -1, 0, 0, 46, 0, 0, 5, 30, 29, 0, 0, 9},  // fast
    {876, -1, -1, -1, -1, 0, 0, 47, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {834, -1, -1, -1, -1, 0, 935, 48, 0, 1, 2, 30, 0, 0, 0, 9},  // rawValue
    {877, -1, -1, -1, -1, 0, 936, 49, 0, 1, 2, 32, 29, 0, 0, 9},  // decelerationRate
    {878, 879, 880, -1, -1, 0, 0, 50, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {881, 879, 882, -1, -1, 0, 0, 51, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {883, 879, 884, -1, -1, 0, 0, 52, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {885, 879, 886, -1, -1, 0, 0, 53, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {887, 879, 888, -1, -1, 0, 0, 54, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {889, 879, 890, -1, -1, 0, 0, 55, 0, 0, 5, 4, 3, 0, 0, 9},  // roundedRect
    {240, -1, -1, -1, -1, 542, 937, 56, 1, 1, 3, 0, 31, 0, 0, 9},  // UIButton
    {891, -1, -1, -1, 1969, 0, 938, 57, 0, 1, 2, 32, 2, 0, 0, 9},  // isScrollEnabled
    {892, -1, -1, -1, 1968, 0, 939, 58, 0, 1, 2, 32, 2, 0, 0, 9},  // isPagingEnabled
    {893, -1, -1, -1, -1, 0, 940, 59, 0, 1, 2, 32, 2, 0, 0, 9},  // bounces
    {894, -1, -1, -1, -1, 0, 941, 60, 0, 1, 2, 32, 2, 0, 0, 9},  // bouncesZoom
    {895, -1, -1, -1, -1, 0, 942, 61, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceVertical
    {896, -1, -1, -1, -1, 0, 943, 62, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceHorizontal
    {897, -1, -1, -1, -1, 0, 944, 63, 0, 1, 2, 32, 2, 0, 0, 9},  // delaysContentTouches
    {898, -1, -1, -1, -1, 0, 945, 64, 0, 1, 2, 32, 2, 0, 0, 9},  // canCancelContentTouches
    {899, -1, -1, -1, -1, 0, 946, 65, 0, 1, 2, 32, 2, 0, 0, 9},  // scrollsToTop
    {900, -1, -1, -1, -1, 0, 947, 66, 0, 1, 2, 32, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {901, -1, -1, -1, -1, 0, 948, 67, 0, 1, 2, 32, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {902, -1, -1, -1, -1, 0, 949, 68, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumZoomScale
    {903, -1, -1, -1, -1, 0, 950, 69, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumZoomScale
    {904, -1, -1, -1, -1, 0, 951, 70, 0, 1, 2, 32, 61, 0, 0, 9},  // contentInsetAdjustmentBehavior
    {905, -1, -1, -1, -1, 0, 952, 71, 0, 1, 2, 32, 61, 0, 0, 9},  // keyboardDismissMode
    {906, -1, -1, -1, -1, 0, 953, 72, 0, 1, 2, 32, 61, 0, 0, 9},  // indicatorStyle
    {907, -1, -1, -1, -1, 0, 954, 73, 0, 1, 2, 32, 57, 0, 0, 9},  // contentInset
    {908, -1, -1, -1, -1, 0, 955, 74, 0, 1, 2, 32, 57, 0, 0, 9},  // scrollIndicatorInsets
    {909, -1, -1, -1, -1, 0, 956, 75, 0, 1, 2, 32, 57, 0, 0, 9},  // verticalScrollIndicatorInsets
    {910, -1, -1, -1, -1, 0, 957, 76, 0, 1, 2, 32, 57, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {913, -1, -1, -1, -1, 0, 958, 77, 0, 1, 2, 32, 57, 0, 0, 9},  // safeAreaLayoutGuide
    {911, -1, -1, -1, -1, 0, 959, 78, 0, 1, 2, 32, 57, 0, 0, 9},  // adjustedContentInset
    {914, -1, -1, -1, -1, 0, 960, 79, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfPages
    {915, -1, -1, -1, -1, 0, 961, 80, 0, 1, 2, 32, 0, 0, 0, 9},  // currentPage
    {916, -1, -1, -1, -1, 0, 962, 81, 0, 1, 2, 32, 2, 0, 0, 9},  // hidesForSinglePage
    {917, -1, -1, -1, -1, 0, 963, 82, 0, 1, 2, 32, 17, 0, 0, 9},  // pageIndicatorTintColor
    {918, -1, -1, -1, -1, 0, 964, 83, 0, 1, 2, 32, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {920, -1, -1, -1, -1, 543, 965, 84, 2, 3, 1, 32, 61, 0, 0, 9},  // scrollRectToVisible
    {922, -1, -1, -1, -1, 0, 968, 85, 0, 1, 2, 32, 61, 0, 0, 9},  // delegate
    {924, 236, -1, -1, -1, 0, 0, 86, 0, 0, 5, 32, 58, 0, 0, 9},  // AutoresizingMask
    {925, 923, 926, -1, -1, 0, 0, 87, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {927, 923, -1, -1, -1, 0, 0, 88, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {928, 923, 929, -1, -1, 0, 0, 89, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {930, 923, -1, -1, -1, 0, 0, 90, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {931, 923, 932, -1, -1, 0, 0, 91, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {933, 923, -1, -1, -1, 0, 0, 92, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {934, 923, 935, -1, -1, 0, 0, 93, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {936, 923, -1, -1, -1, 0, 0, 94, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {937, 923, 938, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {939, 923, -1, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {940, 923, 941, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {942, 923, -1, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {383, 923, 943, -1, -1, 0, 0, 99, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {944, -1, -1, -1, -1, 0, 969, 100, 0, 1, 2, 32, 25, 0, 0, 9},  // autoresizingMask
    {945, -1, -1, -1, -1, 0, 970, 101, 0, 1, 2, 32, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {946, -1, -1, -1, -1, 0, 971, 102, 0, 1, 2, 32, 2, 0, 0, 9},  // autoresizesSubviews
    {948, 242, -1, -1, -1, 0, 0, 103, 0, 0, 5, 32, 58, 0, 0, 9},  // State
    {872, 947, 949, -1, -1, 0, 0, 104, 0, 0, 5, 42, 41, 0, 0, 9},  // normal
    {950, 947, -1, -1, -1, 0, 0, 105, 0, 0, 5, 42, 41, 0, 0, 9},  // Normal
    {951, 947, 952, -1, -1, 0, 0, 106, 0, 0, 5, 42, 41, 0, 0, 9},  // highlighted
    {953, 947, -1, -1, -1, 0, 0, 107, 0, 0, 5, 42, 41, 0, 0, 9},  // Highlighted
    {954, 947, 955, -1, -1, 0, 0, 108, 0, 0, 5, 42, 41, 0, 0, 9},  // disabled
    {956, 947, -1, -1, -1, 0, 0, 109, 0, 0, 5, 42, 41, 0, 0, 9},  // Disabled
    {957, 947, 958, -1, -1, 0, 0, 110, 0, 0, 5, 42, 41, 0, 0, 9},  // selected
    {959, 947, -1, -1, -1, 0, 0, 111, 0, 0, 5, 42, 41, 0, 0, 9},  // Selected
    {960, 947, 961, -1, -1, 0, 0, 112, 0, 0, 5, 42, 41, 0, 0, 9},  // focused
    {962, 947, -1, -1, -1, 0, 0, 113, 0, 0, 5, 42, 41, 0, 0, 9},  // Focused
    {964, 242, -1, -1, -1, 0, 0, 114, 0, 0, 5, 32, 58, 0, 0, 9},  // Event
    {965, 963, 966, -1, -1, 0, 0, 115, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDown
    {967, 963, -1, -1, -1, 0, 0, 116, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDown
    {968, 963, 969, -1, -1, 0, 0, 117, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDownRepeat
    {970, 963, -1, -1, -1, 0, 0, 118, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDownRepeat
    {971, 963, 972, -1, -1, 0, 0, 119, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragInside
    {973, 963, -1, -1, -1, 0, 0, 120, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragInside
    {974, 963, 975, -1, -1, 0, 0, 121, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragOutside
    {976, 963, -1, -1, -1, 0, 0, 122, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragOutside
    {977, 963, 978, -1, -1, 0, 0, 123, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragEnter
    {979, 963, -1, -1, -1, 0, 0, 124, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragEnter
    {980, 963, 981, -1, -1, 0, 0, 125, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragExit
    {982, 963, -1, -1, -1, 0, 0, 126, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragExit
    {983, 963, 984, -1, -1, 0, 0, 127, 0, 0, 5, 41, 40, 0, 0, 9},  // touchUpInside
    {985, 963, -1, -1, -1, 0, 0, 128, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchUpInside
    {986, 963, 987, -1, -1, 0, 0, 129, 0, 0, 5, 41, 40, 0, 0, 9},  // touchUpOutside
    {988, 963, -1, -1, -1, 0, 0, 130, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchUpOutside
    {989, 963, 990, -1, -1, 0, 0, 131, 0, 0, 5, 41, 40, 0, 0, 9},  // touchCancel
    {991, 963, -1, -1, -1, 0, 0, 132, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchCancel
    {992, 963, 993, -1, -1, 0, 0, 133, 0, 0, 5, 41, 40, 0, 0, 9},  // valueChanged
    {994, 963, -1, -1, -1, 0, 0, 134, 0, 0, 5, 41, 40, 0, 0, 9},  // ValueChanged
    {995, 963, 996, -1, -1, 0, 0, 135, 0, 0, 5, 41, 40, 0, 0, 9},  // primaryActionTriggered
    {997, 963, -1, -1, -1, 0, 0, 136, 0, 0, 5, 41, 40, 0, 0, 9},  // PrimaryActionTriggered
    {998, 963, 999, -1, -1, 0, 0, 137, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidBegin
    {1000, 963, -1, -1, -1, 0, 0, 138, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidBegin
    {1001, 963, 1002, -1, -1, 0, 0, 139, 0, 0, 5, 41, 40, 0, 0, 9},  // editingChanged
    {1003, 963, -1, -1, -1, 0, 0, 140, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingChanged
    {1004, 963, 1005, -1, -1, 0, 0, 141, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidEnd
    {1006, 963, -1, -1, -1, 0, 0, 142, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidEnd
    {1007, 963, 1008, -1, -1, 0, 0, 143, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidEndOnExit
    {1009, 963, -1, -1, -1, 0, 0, 144, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidEndOnExit
    {1010, 963, 1011, -1, -1, 0, 0, 145, 0, 0, 5, 41, 40, 0, 0, 9},  // allTouchEvents
    {1012, 963, -1, -1, -1, 0, 0, 146, 0, 0, 5, 41, 40, 0, 0, 9},  // AllTouchEvents
    {1013, 963, 1014, -1, -1, 0, 0, 147, 0, 0, 5, 41, 40, 0, 0, 9},  // allEditingEvents
    {1015, 963, -1, -1, -1, 0, 0, 148, 0, 0, 5, 41, 40, 0, 0, 9},  // AllEditingEvents
    {1016, 963, 1017, -1, -1, 0, 0, 149, 0, 0, 5, 41, 40, 0, 0, 9},  // allEvents
    {1018, 963, -1, -1, -1, 0, 0, 150, 0, 0, 5, 41, 40, 0, 0, 9},  // AllEvents
    {1019, -1, -1, -1, -1, 545, 972, 151, 3, 4, 1, 32, 61, 0, 0, 9},  // addTarget
    {1019, -1, -1, -1, -1, 548, 976, 152, 3, 4, 1, 32, 61, 0, 0, 9},  // addTarget
    {1022, -1, -1, -1, -1, 551, 980, 153, 3, 4, 1, 32, 61, 0, 0, 9},  // removeTarget
    {1022, -1, -1, -1, -1, 554, 984, 154, 3, 4, 1, 32, 61, 0, 0, 9},  // removeTarget
    {1023, -1, -1, -1, -1, 557, 988, 155, 1, 2, 1, 32, 61, 0, 0, 9},  // sendActions
    {1024, -1, -1, -1, -1, 558, 990, 156, 1, 2, 1, 32, 61, 0, 0, 9},  // sendActionsForControlEvents
    {1027, -1, -1, -1, -1, 559, 992, 157, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitle
    {1027, -1, -1, -1, -1, 561, 995, 158, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitle
    {1029, -1, -1, -1, -1, 563, 998, 159, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleColor
    {1029, -1, -1, -1, -1, 565, 1001, 160, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleColor
    {1030, -1, -1, -1, -1, 567, 1004, 161, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleShadowColor
    {1031, -1, -1, -1, -1, 569, 1007, 162, 2, 3, 1, 32, 61, 0, 0, 9},  // setImage
    {1031, -1, -1, -1, -1, 571, 1010, 163, 2, 3, 1, 32, 61, 0, 0, 9},  // setImage
    {1032, -1, -1, -1, -1, 573, 1013, 164, 2, 3, 1, 32, 61, 0, 0, 9},  // setBackgroundImage
    {1032, -1, -1, -1, -1, 575, 1016, 165, 2, 3, 1, 32, 61, 0, 0, 9},  // setBackgroundImage
    {1033, -1, -1, -1, -1, 577, 1019, 166, 2, 3, 1, 32, 61, 0, 0, 9},  // setAttributedTitle
    {1026, -1, -1, -1, -1, 0, 1022, 167, 0, 1, 2, 32, 31, 0, 0, 9},  // titleLabel
    {1035, -1, -1, -1, -1, 0, 1023, 168, 0, 1, 2, 32, 31, 0, 0, 9},  // imageView
    {1036, -1, -1, -1, -1, 0, 1024, 169, 0, 1, 2, 32, 31, 0, 0, 9},  // textLabel
    {1037, -1, -1, -1, -1, 0, 1025, 170, 0, 1, 2, 32, 31, 0, 0, 9},  // detailTextLabel
    {1034, -1, -1, -1, -1, 0, 1026, 171, 0, 1, 2, 32, 31, 0, 0, 9},  // contentView
    {1038, -1, -1, -1, -1, 0, 1027, 172, 0, 1, 2, 32, 61, 0, 0, 9},  // effect
    {247, -1, -1, -1, -1, 579, 1028, 173, 1, 1, 3, 0, 31, 0, 0, 9},  // UIVisualEffectView
    {1025, -1, -1, -1, -1, 0, 1029, 174, 0, 1, 2, 32, 3, 0, 0, 9},  // currentTitle
    {1039, -1, -1, -1, -1, 0, 1030, 175, 0, 1, 2, 32, 57, 0, 0, 9},  // contentEdgeInsets
    {1040, -1, -1, -1, -1, 0, 1031, 176, 0, 1, 2, 32, 57, 0, 0, 9},  // titleEdgeInsets
    {1041, -1, -1, -1, -1, 0, 1032, 177, 0, 1, 2, 32, 57, 0, 0, 9},  // imageEdgeInsets
    {1042, -1, -1, -1, 1288, 0, 1033, 178, 0, 1, 2, 32, 2, 0, 0, 9},  // isEnabled
    {1043, -1, -1, -1, 957, 0, 1034, 179, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelected
    {1044, -1, -1, -1, 951, 0, 1035, 180, 0, 1, 2, 32, 2, 0, 0, 9},  // isHighlighted
    {1045, -1, -1, -1, 1973, 0, 1036, 181, 0, 1, 2, 32, 2, 0, 0, 9},  // isTracking
    {1046, -1, -1, -1, 1974, 0, 1037, 182, 0, 1, 2, 32, 2, 0, 0, 9},  // isTouchInside
    {596, -1, -1, -1, -1, 0, 1038, 183, 0, 1, 2, 32, 41, 0, 0, 9},  // state
    {1047, -1, -1, -1, -1, 0, 1039, 184, 0, 1, 2, 32, 61, 0, 0, 9},  // contentHorizontalAlignment
    {1048, -1, -1, -1, -1, 0, 1040, 185, 0, 1, 2, 32, 61, 0, 0, 9},  // contentVerticalAlignment
    {76, -1, -1, -1, -1, 0, 1041, 186, 0, 1, 2, 32, 0, 0, 0, 9},  // value
    {1049, -1, -1, -1, -1, 0, 1042, 187, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumValue
    {1050, -1, -1, -1, -1, 0, 1043, 188, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumValue
    {1051, -1, -1, -1, -1, 580, 1044, 189, 2, 3, 1, 32, 61, 0, 0, 9},  // setValue
    {1052, -1, -1, -1, -1, 0, 1047, 190, 0, 1, 2, 32, 2, 0, 0, 9},  // isContinuous
    {1053, -1, -1, -1, -1, 0, 1048, 191, 0, 1, 2, 32, 17, 0, 0, 9},  // minimumTrackTintColor
    {1054, -1, -1, -1, -1, 0, 1049, 192, 0, 1, 2, 32, 17, 0, 0, 9},  // maximumTrackTintColor
    {1055, -1, -1, -1, -1, 0, 1050, 193, 0, 1, 2, 32, 17, 0, 0, 9},  // thumbTintColor
    {919, -1, -1, -1, -1, 0, 1051, 194, 0, 1, 2, 32, 12, 0, 0, 9},  // contentSize
    {375, 1056, 1057, -1, -1, 0, 0, 195, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {396, 1056, 1058, -1, -1, 0, 0, 196, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {379, 1056, 1059, -1, -1, 0, 0, 197, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {1060, 1056, 1061, -1, -1, 0, 0, 198, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {1062, 1056, 1063, -1, -1, 0, 0, 199, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {1064, -1, -1, -1, -1, 0, 0, 200, 0, 0, 5, 0, 20, 0, 0, 9},  // UITextAlignmentLeft
    {1065, -1, -1, -1, -1, 0, 0, 201, 0, 0, 5, 0, 20, 0, 0, 9},  // UITextAlignmentCenter
    {1066, -1, -1, -1, -1, 0, 0, 202, 0, 0, 5, 0, 20, 0, 0, 9},  // UITextAlignmentRight
    {595, -1, -1, -1, 1068, 0, 1052, 0, 0, 1, 2, 32, 61, 0, 0, 10},  // next
    {1069, -1, -1, -1, -1, 0, 1053, 1, 0, 1, 2, 32, 31, 0, 0, 10},  // superview
    {1070, -1, -1, -1, -1, 0, 1054, 2, 0, 1, 2, 32, 4, 0, 0, 10},  // subviews
    {85, -1, -1, -1, -1, 0, 1055, 3, 0, 1, 2, 32, 31, 0, 0, 10},  // window
    {1071, -1, -1, -1, -1, 0, 1056, 4, 0, 1, 2, 32, 2, 0, 0, 10},  // isKeyWindow
    {1072, -1, -1, -1, 1933, 582, 1057, 5, 1, 2, 1, 32, 2, 0, 0, 10},  // isDescendant
    {1073, -1, -1, -1, -1, 583, 1059, 6, 1, 2, 1, 32, 61, 0, 0, 10},  // addSubview
    {1074, -1, -1, -1, -1, 584, 1061, 7, 1, 2, 1, 32, 61, 0, 0, 10},  // bringSubviewToFront
    {1075, -1, -1, -1, 1935, 585, 1063, 8, 1, 2, 1, 32, 61, 0, 0, 10},  // bringSubview
    {1077, -1, -1, -1, -1, 586, 1065, 9, 1, 2, 1, 32, 61, 0, 0, 10},  // sendSubviewToBack
    {1078, -1, -1, -1, 1936, 587, 1067, 10, 1, 2, 1, 32, 61, 0, 0, 10},  // sendSubview
    {1080, -1, -1, -1, -1, 588, 1069, 11, 0, 1, 1, 32, 61, 0, 0, 10},  // removeFromSuperview
    {1081, -1, -1, -1, 1934, 588, 1070, 12, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1082, -1, -1, -1, 1975, 590, 1073, 13, 2, 3, 1, 32, 61, 0, 0, 10},  // exchangeSubview
    {1081, -1, -1, -1, -1, 592, 1076, 14, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1081, -1, -1, -1, -1, 594, 1079, 15, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1086, -1, -1, -1, 1939, 596, 1082, 16, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1086, -1, -1, -1, 1941, 598, 1085, 17, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1087, -1, -1, -1, -1, 600, 1088, 18, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1087, -1, -1, -1, -1, 602, 1091, 19, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1090, -1, -1, -1, -1, 604, 1094, 20, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1090, -1, -1, -1, -1, 606, 1097, 21, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1091, -1, -1, -1, -1, 608, 1100, 22, 0, 1, 1, 32, 61, 0, 0, 10},  // setNeedsLayout
    {1092, -1, -1, -1, -1, 608, 1101, 23, 0, 1, 1, 32, 61, 0, 0, 10},  // layoutIfNeeded
    {1091, -1, -1, -1, -1, 608, 1102, 24, 0, 1, 1, 33, 61, 0, 0, 10},  // setNeedsLayout
    {1092, -1, -1, -1, -1, 608, 1103, 25, 0, 1, 1, 33, 61, 0, 0, 10},  // layoutIfNeeded
    {1093, -1, -1, -1, -1, 608, 1104, 26, 0, 1, 1, 33, 61, 0, 0, 10},  // layoutSublayers
    {1093, -1, -1, -1, -1, 608, 1105, 27, 1, 2, 1, 32, 61, 0, 0, 10},  // layoutSublayers
    {1094, -1, -1, -1, -1, 609, 1107, 28, 1, 2, 1, 32, 61, 0, 0, 10},  // layoutSublayersOfLayer
    {1095, -1, -1, -1, -1, 610, 1109, 29, 0, 1, 1, 33, 2, 0, 0, 10},  // needsLayout
    {1096, -1, -1, -1, -1, 610, 1110, 30, 0, 1, 1, 32, 61, 0, 0, 10},  // setNeedsDisplay
    {1097, -1, -1, -1, -1, 610, 1111, 31, 0, 1, 1, 32, 61, 0, 0, 10},  // layoutSubviews
    {1096, -1, -1, -1, 1976, 610, 1112, 32, 1, 2, 1, 32, 61, 0, 0, 10},  // setNeedsDisplay
    {1096, -1, -1, -1, 1976, 611, 1114, 33, 1, 2, 1, 33, 61, 0, 0, 10},  // setNeedsDisplay
    {1098, -1, -1, -1, -1, 612, 1116, 34, 0, 1, 1, 32, 2, 0, 0, 10},  // becomeFirstResponder
    {1099, -1, -1, -1, -1, 612, 1117, 35, 0, 1, 1, 32, 2, 0, 0, 10},  // resignFirstResponder
    {1100, -1, -1, -1, -1, 612, 1118, 36, 1, 2, 1, 32, 12, 0, 0, 10},  // sizeThatFits
    {1101, -1, -1, -1, -1, 613, 1120, 37, 0, 1, 1, 32, 61, 0, 0, 10},  // sizeToFit
    {1102, -1, -1, -1, -1, 0, 1121, 38, 0, 1, 2, 32, 12, 0, 0, 10},  // intrinsicContentSize
    {1103, 236, 1104, -1, -1, 0, 0, 39, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1105, -1, -1, -1, -1, 613, 1122, 40, 0, 1, 1, 32, 61, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1106, -1, -1, -1, -1, 613, 1123, 41, 1, 2, 1, 32, 61, 0, 0, 10},  // endEditing
    {1096, -1, -1, -1, -1, 614, 1125, 42, 0, 1, 1, 33, 61, 0, 0, 10},  // setNeedsDisplay
    {1107, -1, -1, -1, -1, 614, 1126, 43, 0, 1, 1, 33, 61, 0, 0, 10},  // displayIfNeeded
    {1108, -1, -1, -1, -1, 614, 1127, 44, 0, 1, 1, 33, 61, 0, 0, 10},  // display
    {1109, -1, -1, -1, -1, 614, 1128, 45, 1, 2, 1, 32, 31, 0, 0, 10},  // viewWithTag
    {1110, -1, -1, -1, 1949, 615, 1130, 46, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1110, -1, -1, -1, -1, 617, 1133, 47, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1110, -1, -1, -1, -1, 619, 1136, 48, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1113, -1, -1, -1, -1, 621, 1139, 49, 2, 3, 1, 33, 61, 0, 0, 10},  // replaceSublayer
    {1103, 236, -1, -1, -1, 0, 0, 50, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1114, -1, -1, -1, -1, 0, 1142, 51, 0, 1, 2, 32, 61, 0, 0, 10},  // rootViewController
    {1115, -1, -1, -1, -1, 0, 1143, 52, 0, 1, 2, 32, 61, 0, 0, 10},  // liveView
    {1116, -1, -1, -1, -1, 623, 1144, 53, 0, 1, 1, 32, 61, 0, 0, 10},  // makeKeyAndVisible
    {1117, -1, -1, -1, -1, 623, 1145, 54, 0, 1, 1, 32, 61, 0, 0, 10},  // makeKey
    {1119, 1118, -1, -1, -1, 0, 0, 55, 0, 0, 5, 32, 31, 0, 0, 10},  // current
    {915, 1120, -1, -1, -1, 0, 0, 56, 0, 0, 5, 32, 31, 0, 0, 10},  // currentPage
    {1121, -1, -1, -1, -1, 0, 1146, 57, 0, 1, 2, 32, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1123, 1122, -1, -1, -1, 0, 0, 58, 0, 0, 5, 32, 31, 0, 0, 10},  // main
    {1124, 1122, -1, -1, -1, 623, 1147, 59, 0, 0, 4, 32, 31, 0, 0, 10},  // mainScreen
    {1125, -1, -1, -1, -1, 0, 1147, 60, 0, 1, 2, 32, 31, 0, 0, 10},  // coordinateSpace
    {1126, -1, -1, -1, -1, 0, 1148, 61, 0, 1, 2, 32, 31, 0, 0, 10},  // fixedCoordinateSpace
    {1127, -1, -1, -1, -1, 0, 1149, 62, 0, 1, 2, 32, 31, 0, 0, 10},  // screen
    {1128, -1, -1, -1, -1, 0, 1150, 63, 0, 1, 2, 32, 13, 0, 0, 10},  // applicationFrame
    {1129, -1, -1, -1, 1931, 623, 1151, 64, 2, 3, 1, 32, 31, 0, 5, 10},  // hitTest
    {1130, -1, -1, -1, -1, 625, 1154, 65, 2, 3, 1, 32, 2, 0, 0, 10},  // beginTracking
    {1131, -1, -1, -1, -1, 627, 1157, 66, 2, 3, 1, 32, 2, 0, 0, 10},  // continueTracking
    {336, -1, -1, -1, 1932, 629, 1160, 67, 2, 3, 1, 32, 2, 0, 5, 10},  // point
    {1133, -1, -1, -1, -1, 631, 1163, 0, 0, 0, 3, 0, 32, 0, 0, 11},  // CALayer
    {1134, -1, -1, -1, -1, 631, 1163, 1, 0, 0, 3, 0, 32, 0, 0, 11},  // CAShapeLayer
    {1135, -1, -1, -1, -1, 631, 1163, 2, 0, 0, 3, 0, 32, 0, 0, 11},  // CAGradientLayer
    {1136, -1, -1, -1, -1, 631, 1163, 3, 0, 0, 3, 0, 32, 0, 0, 11},  // CATextLayer
    {1137, -1, -1, -1, -1, 0, 1163, 4, 0, 1, 2, 33, 4, 0, 0, 11},  // colors
    {1138, -1, -1, -1, -1, 0, 1164, 5, 0, 1, 2, 33, 4, 0, 0, 11},  // locations
    {1139, -1, -1, -1, -1, 0, 1165, 6, 0, 1, 2, 33, 9, 0, 0, 11},  // startPoint
    {1140, -1, -1, -1, -1, 0, 1166, 7, 0, 1, 2, 33, 9, 0, 0, 11},  // endPoint
    {283, -1, -1, -1, -1, 0, 1167, 8, 0, 1, 2, 33, 61, 0, 0, 11},  // string
    {831, -1, -1, -1, -1, 0, 1168, 9, 0, 1, 2, 33, 61, 0, 0, 11},  // font
    {1141, -1, -1, -1, -1, 0, 1169, 10, 0, 1, 2, 33, 0, 0, 0, 11},  // fontSize
    {1142, -1, -1, -1, -1, 0, 1170, 11, 0, 1, 2, 33, 17, 0, 0, 11},  // foregroundColor
    {1143, -1, -1, -1, -1, 0, 1171, 12, 0, 1, 2, 33, 61, 0, 0, 11},  // alignmentMode
    {1144, -1, -1, -1, -1, 0, 1172, 13, 0, 1, 2, 33, 61, 0, 0, 11},  // truncationMode
    {1145, -1, -1, -1, -1, 0, 1173, 14, 0, 1, 2, 33, 2, 0, 0, 11},  // isWrapped
    {1146, -1, -1, -1, 1147, 631, 1174, 15, 1, 2, 1, 33, 61, 0, 0, 11},  // render
    {1148, -1, -1, -1, 1150, 633, 1176, 16, 2, 3, 1, 32, 2, 0, 0, 11},  // drawHierarchy
    {812, -1, -1, -1, -1, 0, 1179, 17, 0, 1, 2, 33, 13, 0, 9, 11},  // frame
    {813, -1, -1, -1, -1, 0, 1180, 18, 0, 1, 2, 33, 13, 0, 10, 11},  // bounds
    {135, -1, -1, -1, -1, 0, 1181, 19, 0, 1, 2, 33, 9, 0, 11, 11},  // position
    {814, -1, -1, -1, -1, 0, 1182, 20, 0, 1, 2, 33, 9, 0, 12, 11},  // anchorPoint
    {815, -1, -1, -1, 1937, 0, 1183, 21, 0, 1, 2, 33, 2, 0, 0, 11},  // isHidden
    {1151, -1, -1, -1, -1, 0, 1184, 22, 0, 1, 2, 33, 2, 0, 0, 11},  // masksToBounds
    {817, -1, -1, -1, -1, 0, 1185, 23, 0, 1, 2, 33, 3, 0, 0, 11},  // name
    {1152, -1, -1, -1, -1, 0, 1186, 24, 0, 1, 2, 33, 14, 0, 0, 11},  // sublayerTransform
    {136, -1, -1, -1, -1, 0, 1187, 25, 0, 1, 2, 33, 14, 0, 0, 11},  // transform
    {1153, -1, -1, -1, -1, 0, 1188, 26, 0, 1, 2, 33, 0, 0, 0, 11},  // zPosition
    {1154, -1, -1, -1, -1, 0, 1189, 27, 0, 1, 2, 33, 0, 0, 0, 11},  // opacity
    {827, -1, -1, -1, -1, 0, 1190, 28, 0, 1, 2, 33, 17, 0, 0, 11},  // backgroundColor
    {1155, -1, -1, -1, -1, 0, 1191, 29, 0, 1, 2, 33, 0, 0, 0, 11},  // cornerRadius
    {1156, -1, -1, -1, -1, 0, 1192, 30, 0, 1, 2, 33, 0, 0, 0, 11},  // borderWidth
    {1157, -1, -1, -1, -1, 0, 1193, 31, 0, 1, 2, 33, 17, 0, 0, 11},  // borderColor
    {863, -1, -1, -1, -1, 0, 1194, 32, 0, 1, 2, 33, 17, 0, 0, 11},  // shadowColor
    {1158, -1, -1, -1, -1, 0, 1195, 33, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowOpacity
    {1159, -1, -1, -1, -1, 0, 1196, 34, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowRadius
    {1160, -1, -1, -1, -1, 0, 1197, 35, 0, 1, 2, 33, 12, 0, 0, 11},  // shadowOffset
    {1161, -1, -1, -1, -1, 0, 1198, 36, 0, 1, 2, 33, 33, 0, 0, 11},  // shadowPath
    {1162, -1, -1, -1, -1, 0, 1199, 37, 0, 1, 2, 33, 0, 0, 0, 11},  // contentsScale
    {1163, -1, -1, -1, -1, 0, 1200, 38, 0, 1, 2, 33, 61, 0, 0, 11},  // contents
    {1164, -1, -1, -1, -1, 0, 1201, 39, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsRect
    {1165, -1, -1, -1, -1, 0, 1202, 40, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsCenter
    {1166, -1, -1, -1, -1, 0, 1203, 41, 0, 1, 2, 33, 2, 0, 0, 11},  // shouldRasterize
    {1167, -1, -1, -1, -1, 0, 1204, 42, 0, 1, 2, 33, 0, 0, 0, 11},  // rasterizationScale
    {1168, -1, -1, -1, 1967, 0, 1205, 43, 0, 1, 2, 33, 2, 0, 0, 11},  // isDoubleSided
    {841, -1, -1, -1, -1, 0, 1206, 44, 0, 1, 2, 33, 32, 0, 0, 11},  // mask
    {1169, -1, -1, -1, -1, 0, 1207, 45, 0, 1, 2, 33, 61, 0, 0, 11},  // contentsGravity
    {1171, 1170, 1172, -1, -1, 0, 0, 46, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMinYCorner
    {1173, 1170, 1174, -1, -1, 0, 0, 47, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMinYCorner
    {1175, 1170, 1176, -1, -1, 0, 0, 48, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMaxYCorner
    {1177, 1170, 1178, -1, -1, 0, 0, 49, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMaxYCorner
    {1179, -1, -1, -1, -1, 0, 1208, 50, 0, 1, 2, 33, 42, 0, 0, 11},  // maskedCorners
    {1180, -1, -1, -1, 1181, 0, 1209, 51, 0, 1, 2, 33, 2, 0, 0, 11},  // isGeometryFlipped
    {1182, -1, -1, -1, -1, 637, 1210, 52, 0, 1, 1, 33, 2, 0, 0, 11},  // contentsAreFlipped
    {1183, -1, -1, -1, -1, 0, 1211, 53, 0, 1, 2, 33, 61, 0, 0, 11},  // actions
    {1184, -1, -1, -1, -1, 0, 1212, 54, 0, 1, 2, 33, 61, 0, 0, 11},  // magnificationFilter
    {1185, -1, -1, -1, -1, 0, 1213, 55, 0, 1, 2, 33, 61, 0, 0, 11},  // minificationFilter
    {1186, -1, -1, -1, -1, 0, 1214, 56, 0, 1, 2, 33, 61, 0, 0, 11},  // compositingFilter
    {1187, -1, -1, -1, -1, 0, 1215, 57, 0, 1, 2, 33, 61, 0, 0, 11},  // cornerCurve
    {922, -1, -1, -1, -1, 0, 1216, 58, 0, 1, 2, 33, 61, 0, 0, 11},  // delegate
    {835, -1, -1, -1, 1966, 0, 1217, 59, 0, 1, 2, 33, 2, 0, 0, 11},  // isOpaque
    {1188, -1, -1, -1, -1, 0, 1218, 60, 0, 1, 2, 33, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1189, -1, -1, -1, -1, 0, 1219, 61, 0, 1, 2, 33, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1190, -1, -1, -1, -1, 0, 1220, 62, 0, 1, 2, 33, 61, 0, 0, 11},  // lineCap
    {1191, -1, -1, -1, -1, 0, 1221, 63, 0, 1, 2, 33, 61, 0, 0, 11},  // fillRule
    {1192, -1, -1, -1, -1, 0, 1222, 64, 0, 1, 2, 33, 0, 0, 0, 11},  // miterLimit
    {1193, -1, -1, -1, -1, 0, 1223, 65, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeStart
    {1194, -1, -1, -1, -1, 0, 1224, 66, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeEnd
    {1195, -1, -1, -1, -1, 637, 1225, 67, 0, 1, 1, 33, 14, 0, 0, 11},  // affineTransform
    {138, -1, -1, -1, -1, 637, 1226, 68, 1, 2, 1, 33, 61, 0, 8, 11},  // setAffineTransform
    {1196, -1, -1, -1, 1950, 638, 1228, 69, 0, 1, 1, 33, 32, 0, 0, 11},  // presentation
    {1197, -1, -1, -1, 1951, 638, 1229, 70, 0, 1, 1, 33, 32, 0, 0, 11},  // model
    {1198, -1, -1, -1, -1, 0, 1230, 71, 0, 1, 2, 33, 32, 0, 0, 11},  // superlayer
    {1199, -1, -1, -1, -1, 0, 1231, 72, 0, 1, 2, 33, 4, 0, 0, 11},  // sublayers
    {1200, -1, -1, -1, -1, 638, 1232, 73, 1, 2, 1, 33, 61, 0, 0, 11},  // addSublayer
    {1201, -1, -1, -1, -1, 639, 1234, 74, 0, 1, 1, 33, 61, 0, 0, 11},  // removeFromSuperlayer
    {1086, -1, -1, -1, 1943, 639, 1235, 75, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1086, -1, -1, -1, 1945, 641, 1238, 76, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1129, -1, -1, -1, -1, 643, 1241, 77, 1, 2, 1, 33, 32, 0, 0, 11},  // hitTest
    {414, -1, -1, -1, 1898, 644, 1243, 78, 1, 2, 1, 33, 2, 0, 0, 11},  // contains
    {1202, -1, -1, -1, -1, 645, 1245, 0, 0, 0, 0, 0, 53, 0, 0, 12},  // Rectangle
    {1203, -1, -1, -1, -1, 645, 1245, 1, 0, 0, 0, 0, 53, 0, 0, 12},  // Circle
    {1204, -1, -1, -1, -1, 645, 1245, 2, 0, 0, 0, 0, 53, 0, 0, 12},  // Ellipse
    {1205, -1, -1, -1, -1, 645, 1245, 3, 0, 0, 0, 0, 53, 0, 0, 12},  // Capsule
    {1206, -1, -1, -1, -1, 645, 1245, 4, 1, 1, 0, 0, 53, 0, 0, 12},  // RoundedRectangle
    {1207, -1, -1, -1, -1, 646, 1246, 5, 2, 2, 0, 0, 53, 0, 0, 12},  // Text
    {1209, 1210, -1, -1, -1, 0, 0, 6, 0, 0, 5, 4, 3, 0, 0, 12},  // circular
    {1211, 1210, -1, -1, -1, 0, 0, 7, 0, 0, 5, 4, 3, 0, 0, 12},  // continuous
    {1206, -1, -1, -1, -1, 648, 1248, 8, 2, 2, 0, 0, 53, 0, 0, 12},  // RoundedRectangle
    {1205, -1, -1, -1, -1, 650, 1250, 9, 1, 1, 0, 0, 53, 0, 0, 12},  // Capsule
    {1207, -1, -1, -1, -1, 651, 1251, 10, 1, 1, 0, 0, 53, 0, 0, 12},  // Text
    {1213, -1, -1, -1, -1, 652, 1252, 11, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {1213, -1, -1, -1, -1, 653, 1253, 12, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {728, 1214, -1, -1, -1, 0, 0, 13, 0, 0, 5, 54, 53, 0, 0, 12},  // red
    {756, 1214, -1, -1, -1, 0, 0, 14, 0, 0, 5, 54, 53, 0, 0, 12},  // orange
    {752, 1214, -1, -1, -1, 0, 0, 15, 0, 0, 5, 54, 53, 0, 0, 12},  // yellow
    {729, 1214, -1, -1, -1, 0, 0, 16, 0, 0, 5, 54, 53, 0, 0, 12},  // green
    {1215, 1214, -1, -1, -1, 0, 0, 17, 0, 0, 5, 54, 53, 0, 0, 12},  // mint
    {1216, 1214, -1, -1, -1, 0, 0, 18, 0, 0, 5, 54, 53, 0, 0, 12},  // teal
    {750, 1214, -1, -1, -1, 0, 0, 19, 0, 0, 5, 54, 53, 0, 0, 12},  // cyan
    {1217, 1214, -1, -1, -1, 0, 0, 20, 0, 0, 5, 54, 53, 0, 0, 12},  // indigo
    {730, 1214, -1, -1, -1, 0, 0, 21, 0, 0, 5, 54, 53, 0, 0, 12},  // blue
    {758, 1214, -1, -1, -1, 0, 0, 22, 0, 0, 5, 54, 53, 0, 0, 12},  // purple
    {1218, 1214, -1, -1, -1, 0, 0, 23, 0, 0, 5, 54, 53, 0, 0, 12},  // pink
    {760, 1214, -1, -1, -1, 0, 0, 24, 0, 0, 5, 54, 53, 0, 0, 12},  // brown
    {736, 1214, -1, -1, -1, 0, 0, 25, 0, 0, 5, 54, 53, 0, 0, 12},  // white
    {762, 1214, -1, -1, -1, 0, 0, 26, 0, 0, 5, 54, 53, 0, 0, 12},  // gray
    {744, 1214, -1, -1, -1, 0, 0, 27, 0, 0, 5, 54, 53, 0, 0, 12},  // black
    {768, 1214, -1, -1, -1, 0, 0, 28, 0, 0, 5, 54, 53, 0, 0, 12},  // clear
    {1219, 1214, -1, -1, -1, 0, 0, 29, 0, 0, 5, 54, 53, 0, 0, 12},  // primary
    {1220, 1214, -1, -1, -1, 0, 0, 30, 0, 0, 5, 54, 53, 0, 0, 12},  // secondary
    {1221, 1214, -1, -1, -1, 0, 0, 31, 0, 0, 5, 54, 53, 0, 0, 12},  // accentColor
    {1214, -1, -1, -1, -1, 654, 1254, 32, 1, 1, 3, 0, 53, 0, 0, 12},  // Color
    {1214, -1, -1, -1, -1, 655, 1255, 33, 3, 3, 3, 0, 53, 0, 0, 12},  // Color
    {812, -1, -1, -1, -1, 658, 1258, 34, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 660, 1261, 35, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 661, 1263, 36, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 662, 1265, 37, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {135, -1, -1, -1, -1, 665, 1269, 38, 2, 3, 1, 54, 53, 0, 0, 12},  // position
    {135, -1, -1, -1, -1, 667, 1272, 39, 1, 2, 1, 54, 53, 0, 0, 12},  // position
    {812, -1, -1, -1, -1, 668, 1274, 40, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 669, 1276, 41, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 671, 1279, 42, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 672, 1281, 43, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 674, 1284, 44, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {812, -1, -1, -1, -1, 676, 1287, 45, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {712, 1225, -1, -1, -1, 0, 0, 46, 0, 0, 5, 56, 58, 0, 0, 12},  // Set
    {373, 1225, -1, -1, -1, 0, 0, 47, 0, 0, 5, 56, 55, 0, 0, 12},  // top
    {1227, 1225, -1, -1, -1, 0, 0, 48, 0, 0, 5, 56, 55, 0, 0, 12},  // leading
    {377, 1225, -1, -1, -1, 0, 0, 49, 0, 0, 5, 56, 55, 0, 0, 12},  // bottom
    {1228, 1225, -1, -1, -1, 0, 0, 50, 0, 0, 5, 56, 55, 0, 0, 12},  // trailing
    {1229, 1225, -1, -1, -1, 0, 0, 51, 0, 0, 5, 56, 55, 0, 0, 12},  // horizontal
    {1230, 1225, -1, -1, -1, 0, 0, 52, 0, 0, 5, 56, 55, 0, 0, 12},  // vertical
    {381, 1225, -1, -1, -1, 0, 0, 53, 0, 0, 5, 56, 55, 0, 0, 12},  // all
    {683, -1, -1, -1, -1, 679, 1291, 54, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {683, -1, -1, -1, -1, 680, 1293, 55, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {683, -1, -1, -1, -1, 681, 1295, 56, 2, 3, 1, 54, 53, 0, 0, 12},  // padding
    {683, -1, -1, -1, -1, 683, 1298, 57, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {683, -1, -1, -1, -1, 684, 1300, 58, 0, 1, 1, 54, 53, 0, 0, 12},  // padding
    {1231, -1, -1, -1, -1, 684, 1301, 59, 4, 4, 3, 0, 57, 0, 0, 12},  // EdgeInsets
    {77, -1, -1, -1, -1, 688, 1305, 60, 2, 3, 1, 54, 53, 0, 0, 12},  // offset
    {77, -1, -1, -1, -1, 690, 1308, 61, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {77, -1, -1, -1, -1, 691, 1310, 62, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {77, -1, -1, -1, -1, 692, 1312, 63, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {1232, -1, -1, -1, -1, 693, 1314, 64, 1, 2, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1232, -1, -1, -1, -1, 694, 1316, 65, 2, 3, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1234, -1, -1, -1, -1, 696, 1319, 66, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1234, -1, -1, -1, -1, 697, 1321, 67, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1234, -1, -1, -1, -1, 699, 1324, 68, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1234, -1, -1, -1, -1, 700, 1326, 69, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1234, -1, -1, -1, -1, 702, 1329, 70, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1234, -1, -1, -1, -1, 704, 1332, 71, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1234, -1, -1, -1, -1, 705, 1334, 72, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1234, -1, -1, -1, -1, 706, 1336, 73, 3, 4, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {305, -1, -1, -1, -1, 709, 1340, 74, 1, 2, 1, 54, 53, 0, 0, 12},  // rotation
    {305, -1, -1, -1, -1, 710, 1342, 75, 2, 3, 1, 54, 53, 0, 0, 12},  // rotation
    {303, -1, -1, -1, -1, 712, 1345, 76, 1, 2, 1, 54, 53, 0, 0, 12},  // scale
    {303, -1, -1, -1, -1, 713, 1347, 77, 2, 3, 1, 54, 53, 0, 0, 12},  // scale
    {303, -1, -1, -1, -1, 715, 1350, 78, 2, 3, 1, 54, 53, 0, 0, 12},  // scale
    {402, -1, -1, -1, -1, 717, 1353, 79, 1, 2, 1, 54, 53, 0, 0, 12},  // inset
    {136, -1, -1, -1, -1, 718, 1355, 80, 1, 2, 1, 54, 53, 0, 0, 12},  // transform
    {1235, -1, -1, -1, -1, 719, 1357, 81, 1, 2, 1, 54, 33, 0, 0, 12},  // path
    {1236, -1, -1, -1, -1, 0, 1359, 82, 0, 1, 2, 34, 13, 0, 0, 12},  // boundingRect
    {1237, -1, -1, -1, -1, 720, 1360, 83, 1, 2, 1, 54, 53, 0, 0, 12},  // transformEffect
    {1238, -1, -1, -1, -1, 721, 1362, 84, 1, 2, 1, 54, 53, 0, 0, 12},  // projectionEffect
    {1239, -1, -1, -1, -1, 722, 1364, 85, 1, 2, 1, 54, 53, 0, 0, 12},  // modifier
    {136, -1, -1, -1, -1, 0, 1366, 86, 0, 1, 2, 54, 14, 0, 0, 12},  // transform
    {395, -1, -1, -1, -1, 0, 1367, 87, 0, 1, 2, 54, 4, 0, 0, 12},  // corners
    {396, -1, -1, -1, -1, 0, 1368, 88, 0, 1, 2, 54, 9, 0, 0, 12},  // center
    {912, -1, -1, -1, -1, 0, 1369, 89, 0, 1, 2, 54, 13, 0, 0, 12},  // layoutFrame
    {328, -1, -1, -1, -1, 0, 1370, 90, 0, 1, 2, 54, 12, 0, 0, 12},  // size
    {1240, 1241, -1, -1, -1, 0, 0, 91, 0, 0, 5, 55, 54, 0, 0, 12},  // topLeading
    {373, 1241, -1, -1, -1, 0, 0, 92, 0, 0, 5, 55, 54, 0, 0, 12},  // top
    {1242, 1241, -1, -1, -1, 0, 0, 93, 0, 0, 5, 55, 54, 0, 0, 12},  // topTrailing
    {1227, 1241, -1, -1, -1, 0, 0, 94, 0, 0, 5, 55, 54, 0, 0, 12},  // leading
    {396, 1241, -1, -1, -1, 0, 0, 95, 0, 0, 5, 55, 54, 0, 0, 12},  // center
    {1228, 1241, -1, -1, -1, 0, 0, 96, 0, 0, 5, 55, 54, 0, 0, 12},  // trailing
    {1243, 1241, -1, -1, -1, 0, 0, 97, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomLeading
    {377, 1241, -1, -1, -1, 0, 0, 98, 0, 0, 5, 55, 54, 0, 0, 12},  // bottom
    {1244, 1241, -1, -1, -1, 0, 0, 99, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomTrailing
    {265, -1, -1, -1, -1, 0, 1371, 100, 0, 1, 2, 55, 0, 0, 0, 12},  // x
    {256, -1, -1, -1, -1, 0, 1372, 101, 0, 1, 2, 55, 0, 0, 0, 12},  // y
    {1241, -1, -1, -1, -1, 723, 1373, 102, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1246, -1, -1, -1, -1, 725, 1375, 103, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1246, -1, -1, -1, -1, 726, 1376, 104, 0, 0, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1247, -1, -1, -1, -1, 726, 1376, 0, 2, 2, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1247, -1, -1, -1, -1, 728, 1378, 1, 1, 1, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1247, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1249, -1, -1, -1, -1, 729, 1379, 3, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1249, -1, -1, -1, -1, 731, 1381, 4, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1249, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1250, -1, -1, -1, -1, 732, 1382, 6, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1250, -1, -1, -1, -1, 734, 1384, 7, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1250, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1251, -1, -1, -1, -1, 735, 1385, 9, 2, 2, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1251, -1, -1, -1, -1, 737, 1387, 10, 1, 1, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1251, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1252, -1, -1, -1, -1, 738, 1388, 12, 2, 2, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1252, -1, -1, -1, -1, 740, 1390, 13, 1, 1, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1252, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1253, -1, -1, -1, -1, 741, 1391, 15, 2, 2, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1253, -1, -1, -1, -1, 743, 1393, 16, 1, 1, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1253, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1254, -1, -1, -1, -1, 744, 1394, 18, 2, 2, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1254, -1, -1, -1, -1, 746, 1396, 19, 1, 1, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1254, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {948, 1247, -1, -1, -1, 0, 0, 21, 0, 0, 5, 35, 58, 0, 0, 13},  // State
    {1255, 1247, -1, -1, -1, 0, 0, 22, 0, 0, 5, 35, 58, 0, 0, 13},  // Direction
    {834, -1, -1, -1, -1, 0, 1397, 23, 0, 1, 2, 36, 0, 0, 0, 13},  // rawValue
    {948, 1247, -1, -1, -1, 747, 1398, 24, 1, 1, 4, 35, 35, 0, 0, 13},  // State
    {1256, -1, -1, -1, -1, 748, 1399, 25, 1, 1, 3, 0, 35, 0, 0, 13},  // UIGestureRecognizerState
    {1258, 1259, 1260, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 13},  // possible
    {1261, 1259, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 13},  // Possible
    {1262, 1259, 1263, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 13},  // began
    {1264, 1259, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 13},  // Began
    {1265, 1259, 1266, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 13},  // changed
    {1267, 1259, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 13},  // Changed
    {1268, 1259, 1269, -1, -1, 0, 0, 32, 0, 0, 5, 36, 35, 0, 0, 13},  // ended
    {1270, 1259, -1, -1, -1, 0, 0, 33, 0, 0, 5, 36, 35, 0, 0, 13},  // Ended
    {1271, 1259, 1272, -1, -1, 0, 0, 34, 0, 0, 5, 36, 35, 0, 0, 13},  // cancelled
    {1273, 1259, -1, -1, -1, 0, 0, 35, 0, 0, 5, 36, 35, 0, 0, 13},  // Cancelled
    {1274, 1259, 1275, -1, -1, 0, 0, 36, 0, 0, 5, 36, 35, 0, 0, 13},  // failed
    {1276, 1259, -1, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // Failed
    {1277, 1259, 1278, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // recognized
    {379, 1279, 1280, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 13},  // right
    {1281, 1279, -1, -1, -1, 0, 0, 40, 0, 0, 5, 37, 36, 0, 0, 13},  // Right
    {375, 1279, 1282, -1, -1, 0, 0, 41, 0, 0, 5, 37, 36, 0, 0, 13},  // left
    {1283, 1279, -1, -1, -1, 0, 0, 42, 0, 0, 5, 37, 36, 0, 0, 13},  // Left
    {530, 1279, 1284, -1, -1, 0, 0, 43, 0, 0, 5, 37, 36, 0, 0, 13},  // up
    {1285, 1279, -1, -1, -1, 0, 0, 44, 0, 0, 5, 37, 36, 0, 0, 13},  // Up
    {531, 1279, 1286, -1, -1, 0, 0, 45, 0, 0, 5, 37, 36, 0, 0, 13},  // down
    {1287, 1279, -1, -1, -1, 0, 0, 46, 0, 0, 5, 37, 36, 0, 0, 13},  // Down
    {596, -1, -1, -1, -1, 0, 1400, 47, 0, 1, 2, 35, 35, 0, 0, 13},  // state
    {1042, -1, -1, -1, 1288, 0, 1401, 48, 0, 1, 2, 35, 2, 0, 0, 13},  // isEnabled
    {1288, -1, -1, -1, -1, 0, 1402, 49, 0, 1, 2, 35, 2, 0, 0, 13},  // enabled
    {80, -1, -1, -1, -1, 0, 1403, 50, 0, 1, 2, 35, 31, 0, 0, 13},  // view
    {817, -1, -1, -1, -1, 0, 1404, 51, 0, 1, 2, 35, 3, 0, 0, 13},  // name
    {1289, -1, -1, -1, -1, 0, 1405, 52, 0, 1, 2, 35, 2, 0, 0, 13},  // cancelsTouchesInView
    {1290, -1, -1, -1, -1, 0, 1406, 53, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesBegan
    {1291, -1, -1, -1, -1, 0, 1407, 54, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesEnded
    {1292, -1, -1, -1, -1, 0, 1408, 55, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouches
    {922, -1, -1, -1, -1, 0, 1409, 56, 0, 1, 2, 35, 61, 0, 0, 13},  // delegate
    {1293, -1, -1, -1, -1, 0, 1410, 57, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1294, -1, -1, -1, -1, 0, 1411, 58, 0, 1, 2, 35, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1295, -1, -1, -1, -1, 0, 1412, 59, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTapsRequired
    {1296, -1, -1, -1, -1, 0, 1413, 60, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1297, -1, -1, -1, -1, 0, 1414, 61, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumPressDuration
    {1298, -1, -1, -1, -1, 0, 1415, 62, 0, 1, 2, 35, 0, 0, 0, 13},  // allowableMovement
    {1299, -1, -1, -1, -1, 0, 1416, 63, 0, 1, 2, 35, 36, 0, 0, 13},  // direction
    {303, -1, -1, -1, -1, 0, 1417, 64, 0, 1, 2, 35, 0, 0, 0, 13},  // scale
    {305, -1, -1, -1, -1, 0, 1418, 65, 0, 1, 2, 35, 0, 0, 0, 13},  // rotation
    {1300, -1, -1, -1, -1, 0, 1419, 66, 0, 1, 2, 35, 0, 0, 0, 13},  // velocity
    {1301, -1, -1, -1, -1, 749, 1420, 67, 1, 2, 1, 35, 9, 0, 0, 13},  // location
    {1302, -1, -1, -1, -1, 750, 1422, 68, 1, 2, 1, 35, 9, 0, 0, 13},  // locationInView
    {1301, -1, -1, -1, 1988, 751, 1424, 69, 2, 3, 1, 35, 9, 0, 0, 13},  // location
    {1304, -1, -1, -1, -1, 753, 1427, 70, 2, 3, 1, 35, 9, 0, 0, 13},  // locationOfTouch
    {306, -1, -1, -1, -1, 755, 1430, 71, 1, 2, 1, 35, 9, 0, 0, 13},  // translation
    {1306, -1, -1, -1, -1, 756, 1432, 72, 1, 2, 1, 35, 9, 0, 0, 13},  // translationInView
    {1300, -1, -1, -1, -1, 757, 1434, 73, 1, 2, 1, 35, 9, 0, 0, 13},  // velocity
    {1307, -1, -1, -1, -1, 758, 1436, 74, 1, 2, 1, 35, 9, 0, 0, 13},  // velocityInView
    {1308, -1, -1, -1, 1989, 759, 1438, 75, 2, 3, 1, 35, 61, 0, 0, 13},  // setTranslation
    {1308, -1, -1, -1, -1, 761, 1441, 76, 2, 3, 1, 35, 61, 0, 0, 13},  // setTranslation
    {1019, -1, -1, -1, -1, 763, 1444, 77, 2, 3, 1, 35, 61, 0, 0, 13},  // addTarget
    {1022, -1, -1, -1, -1, 765, 1447, 78, 2, 3, 1, 35, 61, 0, 0, 13},  // removeTarget
    {1309, -1, -1, -1, -1, 767, 1450, 79, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesBegan
    {1309, -1, -1, -1, -1, 769, 1453, 80, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesBegan
    {1309, -1, -1, -1, -1, 771, 1456, 81, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesBegan
    {1309, -1, -1, -1, -1, 773, 1459, 82, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesBegan
    {1311, -1, -1, -1, -1, 775, 1462, 83, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesMoved
    {1311, -1, -1, -1, -1, 777, 1465, 84, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesMoved
    {1311, -1, -1, -1, -1, 779, 1468, 85, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesMoved
    {1311, -1, -1, -1, -1, 781, 1471, 86, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesMoved
    {1312, -1, -1, -1, -1, 783, 1474, 87, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesEnded
    {1312, -1, -1, -1, -1, 785, 1477, 88, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesEnded
    {1312, -1, -1, -1, -1, 787, 1480, 89, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesEnded
    {1312, -1, -1, -1, -1, 789, 1483, 90, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesEnded
    {1313, -1, -1, -1, -1, 791, 1486, 91, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesCancelled
    {1313, -1, -1, -1, -1, 793, 1489, 92, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesCancelled
    {1313, -1, -1, -1, -1, 795, 1492, 93, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesCancelled
    {1313, -1, -1, -1, -1, 797, 1495, 94, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesCancelled
    {1314, -1, -1, -1, -1, 799, 1498, 95, 2, 3, 1, 35, 61, 0, 0, 13},  // ignore
    {1315, -1, -1, -1, -1, 801, 1501, 96, 2, 3, 1, 35, 61, 0, 0, 13},  // ignoreTouch
    {1317, -1, -1, -1, -1, 803, 1504, 97, 0, 1, 1, 35, 61, 0, 0, 13},  // reset
    {1318, -1, -1, -1, 1990, 803, 1505, 98, 1, 2, 1, 35, 61, 0, 0, 13},  // require
    {1320, -1, -1, -1, -1, 804, 1507, 99, 1, 2, 1, 35, 61, 0, 0, 13},  // requireGestureRecognizerToFail
    {1321, -1, -1, -1, -1, 805, 1509, 100, 1, 2, 1, 32, 61, 0, 0, 13},  // addGestureRecognizer
    {1322, -1, -1, -1, -1, 806, 1511, 101, 1, 2, 1, 32, 61, 0, 0, 13},  // removeGestureRecognizer
    {1323, -1, -1, -1, -1, 0, 1513, 102, 0, 1, 2, 32, 4, 0, 0, 13},  // gestureRecognizers
    {1324, -1, -1, -1, -1, 0, 1514, 103, 0, 1, 2, 32, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1325, -1, -1, -1, -1, 0, 1515, 104, 0, 1, 2, 32, 2, 0, 0, 13},  // multipleTouchEnabled
    {1326, -1, -1, -1, 1938, 0, 1516, 105, 0, 1, 2, 32, 2, 0, 0, 13},  // isExclusiveTouch
    {1301, -1, -1, -1, -1, 807, 1517, 0, 1, 2, 1, 58, 9, 0, 0, 14},  // location
    {1302, -1, -1, -1, -1, 808, 1519, 1, 1, 2, 1, 58, 9, 0, 0, 14},  // locationInView
    {1333, -1, -1, -1, -1, 809, 1521, 2, 1, 2, 1, 58, 9, 0, 0, 14},  // previousLocation
    {1334, -1, -1, -1, -1, 810, 1523, 3, 1, 2, 1, 58, 9, 0, 0, 14},  // previousLocationInView
    {1335, 1327, -1, -1, -1, 0, 0, 4, 0, 0, 5, 58, 58, 0, 0, 14},  // Phase
    {1262, 1337, 1338, -1, -1, 0, 0, 5, 0, 0, 5, 38, 37, 0, 0, 14},  // began
    {1339, 1337, 1340, -1, -1, 0, 0, 6, 0, 0, 5, 38, 37, 0, 0, 14},  // moved
    {1341, 1337, 1342, -1, -1, 0, 0, 7, 0, 0, 5, 38, 37, 0, 0, 14},  // stationary
    {1268, 1337, 1343, -1, -1, 0, 0, 8, 0, 0, 5, 38, 37, 0, 0, 14},  // ended
    {1271, 1337, 1344, -1, -1, 0, 0, 9, 0, 0, 5, 38, 37, 0, 0, 14},  // cancelled
    {727, -1, -1, -1, -1, 811, 1525, 10, 0, 1, 1, 5, 61, 0, 0, 14},  // anyObject
    {1347, -1, -1, -1, -1, 811, 1526, 11, 1, 2, 1, 58, 4, 0, 0, 14},  // touches
    {1348, -1, -1, -1, -1, 812, 1528, 12, 1, 2, 1, 58, 4, 0, 0, 14},  // touchesForView
    {1349, -1, -1, -1, -1, 813, 1530, 13, 1, 2, 1, 58, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1350, -1, -1, -1, -1, 814, 1532, 14, 1, 2, 1, 58, 4, 0, 0, 14},  // coalescedTouches
    {1351, -1, -1, -1, -1, 815, 1534, 15, 1, 2, 1, 58, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1352, -1, -1, -1, -1, 816, 1536, 16, 1, 2, 1, 58, 4, 0, 0, 14},  // predictedTouches
    {1353, -1, -1, -1, -1, 817, 1538, 17, 1, 2, 1, 58, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1354, -1, -1, -1, -1, 818, 1540, 18, 3, 3, 0, 0, 61, 0, 0, 14},  // drag
    {1354, -1, -1, -1, -1, 821, 1543, 19, 4, 4, 0, 0, 61, 0, 0, 14},  // drag
    {1357, -1, -1, -1, -1, 825, 1547, 20, 3, 3, 0, 0, 61, 0, 0, 14},  // fingers
    {1357, -1, -1, -1, -1, 828, 1550, 21, 4, 4, 0, 0, 61, 0, 0, 14},  // fingers
    {1358, -1, -1, -1, -1, 832, 1554, 22, 4, 4, 0, 0, 61, 0, 0, 14},  // pinch
    {1358, -1, -1, -1, -1, 836, 1558, 23, 5, 5, 0, 0, 61, 0, 1, 14},  // pinch
    {1359, -1, -1, -1, -1, 841, 1563, 24, 4, 4, 0, 0, 61, 0, 1, 14},  // twist
    {1361, -1, -1, -1, -1, 845, 1567, 25, 1, 1, 0, 0, 61, 0, 0, 14},  // tap
    {1361, -1, -1, -1, -1, 846, 1568, 26, 2, 2, 0, 0, 61, 0, 0, 14},  // tap
    {1361, -1, -1, -1, -1, 848, 1570, 27, 2, 2, 0, 0, 61, 0, 0, 14},  // tap
    {1361, -1, -1, -1, -1, 850, 1572, 28, 3, 3, 0, 0, 61, 0, 0, 14},  // tap
    {1363, -1, -1, -1, -1, 853, 1575, 29, 2, 2, 0, 0, 61, 0, 0, 14},  // press
    {1357, -1, -1, -1, -1, 855, 1577, 30, 2, 2, 0, 0, 61, 0, 0, 14},  // fingers
    {1365, -1, -1, -1, -1, 857, 1579, 31, 0, 0, 0, 0, 61, 0, 0, 14},  // lift
    {1366, -1, -1, -1, -1, 857, 1579, 32, 0, 0, 0, 0, 61, 0, 0, 14},  // cancel
    {1369, 236, -1, -1, -1, 0, 0, 0, 0, 0, 5, 32, 58, 0, 0, 15},  // AnimationOptions
    {1370, 236, -1, -1, -1, 0, 0, 1, 0, 0, 5, 32, 58, 0, 0, 15},  // KeyframeAnimationOptions
    {1372, 236, -1, -1, -1, 0, 0, 2, 0, 0, 5, 32, 58, 0, 0, 15},  // AnimationCurve
    {1378, 1367, 1379, -1, -1, 0, 0, 3, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseInOut
    {1380, 1367, 1381, -1, -1, 0, 0, 4, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseIn
    {1382, 1367, 1383, -1, -1, 0, 0, 5, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseOut
    {1384, 1367, 1385, -1, -1, 0, 0, 6, 0, 0, 5, 45, 44, 0, 0, 15},  // curveLinear
    {10, 1367, 1386, -1, -1, 0, 0, 7, 0, 0, 5, 45, 44, 0, 0, 15},  // repeat
    {1387, 1367, 1388, -1, -1, 0, 0, 8, 0, 0, 5, 45, 44, 0, 0, 15},  // autoreverse
    {1389, 1367, 1390, -1, -1, 0, 0, 9, 0, 0, 5, 45, 44, 0, 0, 15},  // beginFromCurrentState
    {1391, 1367, 1392, -1, -1, 0, 0, 10, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedDuration
    {1393, 1367, 1394, -1, -1, 0, 0, 11, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedCurve
    {1395, 1367, 1396, -1, -1, 0, 0, 12, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedOptions
    {1397, 1367, 1398, -1, -1, 0, 0, 13, 0, 0, 5, 45, 44, 0, 0, 15},  // allowUserInteraction
    {1097, 1367, 1399, -1, -1, 0, 0, 14, 0, 0, 5, 45, 44, 0, 0, 15},  // layoutSubviews
    {1400, 1367, 1401, -1, -1, 0, 0, 15, 0, 0, 5, 45, 44, 0, 0, 15},  // allowAnimatedContent
    {1402, 1367, 1403, -1, -1, 0, 0, 16, 0, 0, 5, 45, 44, 0, 0, 15},  // showHideTransitionViews
    {1404, 1367, 1405, -1, -1, 0, 0, 17, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeLinear
    {1406, 1367, 1407, -1, -1, 0, 0, 18, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeDiscrete
    {1408, 1367, 1409, -1, -1, 0, 0, 19, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModePaced
    {1410, 1367, 1411, -1, -1, 0, 0, 20, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubic
    {1412, 1367, 1413, -1, -1, 0, 0, 21, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubicPaced
    {1414, 1367, -1, -1, -1, 0, 0, 22, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseInOut
    {1415, 1367, -1, -1, -1, 0, 0, 23, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseIn
    {1416, 1367, -1, -1, -1, 0, 0, 24, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseOut
    {1417, 1367, -1, -1, -1, 0, 0, 25, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveLinear
    {1418, 1367, -1, -1, -1, 0, 0, 26, 0, 0, 5, 45, 44, 0, 0, 15},  // Repeat
    {1419, 1367, -1, -1, -1, 0, 0, 27, 0, 0, 5, 45, 44, 0, 0, 15},  // Autoreverse
    {1420, 1367, -1, -1, -1, 0, 0, 28, 0, 0, 5, 45, 44, 0, 0, 15},  // BeginFromCurrentState
    {1421, 1367, -1, -1, -1, 0, 0, 29, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedDuration
    {1422, 1367, -1, -1, -1, 0, 0, 30, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedCurve
    {1423, 1367, -1, -1, -1, 0, 0, 31, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedOptions
    {1424, 1367, -1, -1, -1, 0, 0, 32, 0, 0, 5, 45, 44, 0, 0, 15},  // AllowUserInteraction
    {1425, 1367, -1, -1, -1, 0, 0, 33, 0, 0, 5, 45, 44, 0, 0, 15},  // LayoutSubviews
    {1426, 1367, -1, -1, -1, 0, 0, 34, 0, 0, 5, 45, 44, 0, 0, 15},  // CalculationModeLinear
    {1427, 1367, 1428, -1, -1, 0, 0, 35, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionNone
    {1429, 1367, -1, -1, -1, 0, 0, 36, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionNone
    {1430, 1367, 1431, -1, -1, 0, 0, 37, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromLeft
    {1432, 1367, -1, -1, -1, 0, 0, 38, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromLeft
    {1433, 1367, 1434, -1, -1, 0, 0, 39, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromRight
    {1435, 1367, -1, -1, -1, 0, 0, 40, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromRight
    {1436, 1367, 1437, -1, -1, 0, 0, 41, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionCurlUp
    {1438, 1367, -1, -1, -1, 0, 0, 42, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionCurlUp
    {1439, 1367, 1440, -1, -1, 0, 0, 43, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionCurlDown
    {1441, 1367, -1, -1, -1, 0, 0, 44, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionCurlDown
    {1442, 1367, 1443, -1, -1, 0, 0, 45, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionCrossDissolve
    {1444, 1367, -1, -1, -1, 0, 0, 46, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionCrossDissolve
    {1445, 1367, 1446, -1, -1, 0, 0, 47, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromTop
    {1447, 1367, -1, -1, -1, 0, 0, 48, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromTop
    {1448, 1367, 1449, -1, -1, 0, 0, 49, 0, 0, 5, 45, 44, 0, 0, 15},  // transitionFlipFromBottom
    {1450, 1367, -1, -1, -1, 0, 0, 50, 0, 0, 5, 45, 44, 0, 0, 15},  // TransitionFlipFromBottom
    {1451, 1452, 1453, -1, -1, 0, 0, 51, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInOut
    {1454, 1452, 1455, -1, -1, 0, 0, 52, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1456, 1452, 1457, -1, -1, 0, 0, 53, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1458, 1452, 1459, -1, -1, 0, 0, 54, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1460, 1452, -1, -1, -1, 0, 0, 55, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseInOut
    {1461, 1452, -1, -1, -1, 0, 0, 56, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseIn
    {1462, 1452, -1, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseOut
    {1463, 1452, -1, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // Linear
    {1458, 1373, 1464, -1, -1, 0, 0, 59, 0, 0, 5, 47, 46, 0, 0, 15},  // linear
    {1454, 1373, 1465, -1, -1, 0, 0, 60, 0, 0, 5, 47, 46, 0, 0, 15},  // easeIn
    {1456, 1373, 1466, -1, -1, 0, 0, 61, 0, 0, 5, 47, 46, 0, 0, 15},  // easeOut
    {1467, 1373, 1468, -1, -1, 0, 0, 62, 0, 0, 5, 47, 46, 0, 0, 15},  // easeInEaseOut
    {15, 1373, 1469, -1, -1, 0, 0, 63, 0, 0, 5, 47, 46, 0, 0, 15},  // default
    {1470, 1376, 1471, -1, -1, 0, 0, 64, 0, 0, 5, 48, 47, 0, 0, 15},  // removed
    {1472, 1376, 1473, -1, -1, 0, 0, 65, 0, 0, 5, 48, 47, 0, 0, 15},  // forwards
    {1474, 1376, 1475, -1, -1, 0, 0, 66, 0, 0, 5, 48, 47, 0, 0, 15},  // backwards
    {1476, 1376, 1477, -1, -1, 0, 0, 67, 0, 0, 5, 48, 47, 0, 0, 15},  // both
    {1478, 1374, 1479, -1, -1, 0, 0, 68, 0, 0, 5, 50, 49, 0, 0, 15},  // inactive
    {1480, 1374, 1481, -1, -1, 0, 0, 69, 0, 0, 5, 50, 49, 0, 0, 15},  // active
    {1482, 1374, 1483, -1, -1, 0, 0, 70, 0, 0, 5, 50, 49, 0, 0, 15},  // stopped
    {1484, 1375, 1485, -1, -1, 0, 0, 71, 0, 0, 5, 51, 50, 0, 0, 15},  // end
    {1486, 1375, 1487, -1, -1, 0, 0, 72, 0, 0, 5, 51, 50, 0, 0, 15},  // start
    {1119, 1375, 1488, -1, -1, 0, 0, 73, 0, 0, 5, 51, 50, 0, 0, 15},  // current
    {1458, 1377, 1489, -1, -1, 0, 0, 74, 0, 0, 5, 49, 48, 0, 0, 15},  // linear
    {1490, 1377, 1491, -1, -1, 0, 0, 75, 0, 0, 5, 49, 48, 0, 0, 15},  // discrete
    {1492, 1377, 1493, -1, -1, 0, 0, 76, 0, 0, 5, 49, 48, 0, 0, 15},  // paced
    {1494, 1377, 1495, -1, -1, 0, 0, 77, 0, 0, 5, 49, 48, 0, 0, 15},  // cubic
    {1496, 1377, 1497, -1, -1, 0, 0, 78, 0, 0, 5, 49, 48, 0, 0, 15},  // cubicPaced
    {1372, 236, -1, -1, -1, 857, 1579, 79, 1, 1, 4, 32, 45, 0, 0, 15},  // AnimationCurve
    {1371, -1, -1, -1, -1, 858, 1580, 80, 1, 1, 3, 0, 45, 0, 0, 15},  // UIViewAnimationCurve
    {834, -1, -1, -1, -1, 0, 1581, 81, 0, 1, 2, 46, 0, 0, 0, 15},  // rawValue
    {834, -1, -1, -1, -1, 0, 1582, 82, 0, 1, 2, 44, 0, 0, 0, 15},  // rawValue
    {391, -1, -1, -1, -1, 0, 1583, 83, 0, 1, 2, 44, 2, 0, 0, 15},  // isEmpty
    {414, -1, -1, -1, -1, 859, 1584, 84, 1, 2, 1, 44, 2, 0, 0, 15},  // contains
    {720, -1, -1, -1, -1, 860, 1586, 85, 1, 2, 1, 44, 2, 0, 0, 15},  // isSuperset
    {719, -1, -1, -1, -1, 861, 1588, 86, 1, 2, 1, 44, 2, 0, 0, 15},  // isSubset
    {722, -1, -1, -1, -1, 862, 1590, 87, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSuperset
    {721, -1, -1, -1, -1, 863, 1592, 88, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSubset
    {723, -1, -1, -1, -1, 864, 1594, 89, 1, 2, 1, 44, 2, 0, 0, 15},  // isDisjoint
    {408, -1, -1, -1, -1, 865, 1596, 90, 1, 2, 1, 44, 43, 0, 0, 15},  // union
    {713, -1, -1, -1, -1, 866, 1598, 91, 1, 2, 1, 44, 61, 0, 0, 15},  // formUnion
    {104, -1, -1, -1, -1, 867, 1600, 92, 1, 2, 1, 44, 61, 0, 0, 15},  // insert
    {715, -1, -1, -1, -1, 868, 1602, 93, 1, 2, 1, 44, 43, 0, 0, 15},  // subtracting
    {716, -1, -1, -1, -1, 869, 1604, 94, 1, 2, 1, 44, 61, 0, 0, 15},  // subtract
    {105, -1, -1, -1, -1, 870, 1606, 95, 1, 2, 1, 44, 61, 0, 0, 15},  // remove
    {410, -1, -1, -1, -1, 871, 1608, 96, 1, 2, 1, 44, 43, 0, 0, 15},  // intersection
    {714, -1, -1, -1, -1, 872, 1610, 97, 1, 2, 1, 44, 61, 0, 0, 15},  // formIntersection
    {717, -1, -1, -1, -1, 873, 1612, 98, 1, 2, 1, 44, 43, 0, 0, 15},  // symmetricDifference
    {718, -1, -1, -1, -1, 874, 1614, 99, 1, 2, 1, 44, 61, 0, 0, 15},  // formSymmetricDifference
    {924, 236, -1, -1, -1, 875, 1616, 100, 0, 0, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {924, 236, -1, -1, -1, 875, 1616, 101, 1, 1, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {1369, 236, -1, -1, -1, 876, 1617, 102, 0, 0, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1369, 236, -1, -1, -1, 876, 1617, 103, 1, 1, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1370, 236, -1, -1, -1, 877, 1618, 104, 0, 0, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {1370, 236, -1, -1, -1, 877, 1618, 105, 1, 1, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {964, 242, -1, -1, -1, 878, 1619, 106, 0, 0, 4, 32, 40, 0, 0, 15},  // Event
    {964, 242, -1, -1, -1, 878, 1619, 107, 1, 1, 4, 32, 40, 0, 0, 15},  // Event
    {948, 242, -1, -1, -1, 879, 1620, 108, 0, 0, 4, 32, 41, 0, 0, 15},  // State
    {948, 242, -1, -1, -1, 879, 1620, 109, 1, 1, 4, 32, 41, 0, 0, 15},  // State
    {1255, 1254, -1, -1, -1, 880, 1621, 110, 0, 0, 4, 35, 36, 0, 0, 15},  // Direction
    {1255, 1254, -1, -1, -1, 880, 1621, 111, 1, 1, 4, 35, 36, 0, 0, 15},  // Direction
    {923, -1, -1, -1, -1, 881, 1622, 112, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {923, -1, -1, -1, -1, 881, 1622, 113, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1367, -1, -1, -1, -1, 882, 1623, 114, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1367, -1, -1, -1, -1, 882, 1623, 115, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1368, -1, -1, -1, -1, 883, 1624, 116, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1368, -1, -1, -1, -1, 883, 1624, 117, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1498, -1, -1, -1, -1, 884, 1625, 118, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1498, -1, -1, -1, -1, 884, 1625, 119, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {372, -1, -1, -1, -1, 885, 1626, 120, 0, 0, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {372, -1, -1, -1, -1, 885, 1626, 121, 1, 1, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {1170, -1, -1, -1, -1, 886, 1627, 122, 0, 0, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1170, -1, -1, -1, -1, 886, 1627, 123, 1, 1, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1499, -1, -1, -1, -1, 887, 1628, 0, 1, 1, 0, 0, 61, 0, 0, 16},  // advance
    {1500, -1, -1, -1, -1, 888, 1629, 1, 0, 0, 0, 0, 61, 0, 0, 16},  // run
    {1501, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1502, -1, -1, -1, -1, 888, 1629, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1503, -1, -1, -1, -1, 888, 1629, 4, 1, 1, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1507, 1503, -1, -1, -1, 889, 1630, 5, 1, 1, 4, 40, 39, 0, 0, 16},  // functionWithName
    {1503, -1, -1, -1, -1, 890, 1631, 6, 4, 4, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1504, -1, -1, -1, -1, 894, 1635, 7, 2, 2, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1504, -1, -1, -1, -1, 896, 1637, 8, 1, 1, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1504, -1, -1, -1, -1, 897, 1638, 9, 0, 0, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1505, -1, -1, -1, -1, 897, 1638, 10, 1, 1, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1505, -1, -1, -1, -1, 898, 1639, 11, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1505, -1, -1, -1, -1, 900, 1641, 12, 4, 4, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1505, -1, -1, -1, -1, 904, 1645, 13, 0, 0, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1505, -1, -1, -1, -1, 906, 1645, 14, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1505, -1, -1, -1, -1, 911, 1647, 15, 3, 3, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {76, -1, -1, -1, -1, 914, 1650, 16, 1, 2, 1, 40, 0, 0, 0, 16},  // value
    {1300, -1, -1, -1, -1, 915, 1652, 17, 1, 2, 1, 40, 0, 0, 0, 16},  // velocity
    {1509, -1, -1, -1, -1, 0, 1654, 18, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint1
    {1510, -1, -1, -1, -1, 0, 1655, 19, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint2
    {1458, 1506, -1, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 16},  // linear
    {1454, 1506, -1, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 16},  // easeIn
    {1456, 1506, -1, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 16},  // easeOut
    {1451, 1506, -1, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 16},  // easeInOut
    {1519, 1506, -1, -1, -1, 916, 1656, 24, 2, 2, 4, 40, 39, 0, 0, 16},  // bezier
    {1522, -1, -1, -1, -1, 918, 1658, 25, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1523, 236, -1, -1, -1, 923, 1661, 0, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 928, 1663, 1, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 934, 1666, 2, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 941, 1669, 3, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 949, 1673, 4, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 958, 1677, 5, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 968, 1682, 6, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 979, 1687, 7, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 991, 1693, 8, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1004, 1699, 9, 7, 7, 4, 32, 61, 0, 0, 17},  // animate
    {1531, 236, -1, -1, -1, 1013, 1706, 10, 2, 2, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1531, 236, -1, -1, -1, 1018, 1708, 11, 3, 3, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1531, 236, -1, -1, -1, 1025, 1711, 12, 4, 4, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1531, 236, -1, -1, -1, 1034, 1715, 13, 5, 5, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1531, 236, -1, -1, -1, 1046, 1720, 14, 7, 7, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1523, 236, -1, -1, -1, 1055, 1727, 15, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1060, 1729, 16, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1066, 1732, 17, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1073, 1735, 18, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1080, 1739, 19, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1087, 1742, 20, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1095, 1746, 21, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1104, 1750, 22, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1112, 1755, 23, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1119, 1758, 24, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1127, 1762, 25, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1136, 1766, 26, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1146, 1771, 27, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1157, 1776, 28, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1167, 1782, 29, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1176, 1786, 30, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1185, 1791, 31, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1194, 1795, 32, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1204, 1800, 33, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1215, 1805, 34, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1226, 1811, 35, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1237, 1816, 36, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1249, 1822, 37, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1262, 1828, 38, 7, 7, 4, 32, 61, 0, 0, 17},  // animate
    {1533, 236, -1, -1, -1, 1276, 1835, 39, 7, 7, 4, 32, 61, 0, 0, 17},  // animateWithSpringDuration
    {1523, 236, -1, -1, -1, 1285, 1842, 40, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1523, 236, -1, -1, -1, 1290, 1844, 41, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1535, 236, -1, -1, -1, 1296, 1847, 42, 3, 3, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1535, 236, -1, -1, -1, 1303, 1850, 43, 4, 4, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1535, 236, -1, -1, -1, 1311, 1854, 44, 4, 4, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1535, 236, -1, -1, -1, 1320, 1858, 45, 5, 5, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1536, 236, -1, -1, -1, 1330, 1863, 46, 5, 5, 4, 32, 61, 0, 0, 17},  // animateKeyframesWithDuration
    {1537, 236, -1, -1, -1, 1338, 1868, 47, 3, 3, 4, 32, 61, 0, 0, 17},  // addKeyframe
    {1540, 236, -1, -1, -1, 1344, 1871, 48, 3, 3, 4, 32, 61, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1541, 236, -1, -1, -1, 1347, 1874, 49, 3, 3, 4, 32, 61, 0, 0, 17},  // modifyAnimations
    {1544, 1545, -1, -1, -1, 1355, 1877, 50, 5, 5, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1544, 1545, -1, -1, -1, 1364, 1882, 51, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1544, 1545, -1, -1, -1, 1372, 1886, 52, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1544, 1545, -1, -1, -1, 1379, 1890, 53, 3, 3, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1546, 236, -1, -1, -1, 1382, 1893, 54, 2, 2, 4, 32, 61, 0, 0, 17},  // beginAnimations
    {1548, 236, -1, -1, -1, 1384, 1895, 55, 0, 0, 4, 32, 61, 0, 0, 17},  // commitAnimations
    {1549, 236, -1, -1, -1, 1384, 1895, 56, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDuration
    {1550, 236, -1, -1, -1, 1385, 1896, 57, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDelay
    {1551, 236, -1, -1, -1, 1386, 1897, 58, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationRepeatCount
    {1552, 236, -1, -1, -1, 1387, 1898, 59, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1553, 236, -1, -1, -1, 1388, 1899, 60, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1554, 236, -1, -1, -1, 1389, 1900, 61, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationCurve
    {1555, 236, -1, -1, -1, 1390, 1901, 62, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDelegate
    {1556, 236, -1, -1, -1, 1391, 1902, 63, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDidStop
    {1557, 236, -1, -1, -1, 1392, 1903, 64, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDidStopSelector
    {1123, 1558, -1, -1, -1, 0, 0, 65, 0, 0, 5, 53, 52, 0, 0, 17},  // main
    {1561, 1558, -1, -1, -1, 0, 0, 66, 0, 0, 5, 53, 52, 0, 0, 17},  // background
    {1562, 1558, -1, -1, -1, 1393, 1904, 67, 0, 0, 4, 53, 52, 0, 0, 17},  // global
    {1562, 1558, -1, -1, -1, 1393, 1904, 68, 1, 1, 4, 53, 52, 0, 0, 17},  // global
    {1558, -1, -1, -1, -1, 1394, 1905, 69, 1, 1, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1558, -1, -1, -1, -1, 1395, 1906, 70, 2, 2, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1564, -1, -1, -1, -1, 1397, 1908, 71, 1, 2, 1, 53, 61, 0, 0, 17},  // sync
    {1564, -1, -1, -1, -1, 1398, 1910, 72, 1, 2, 1, 53, 61, 0, 0, 17},  // sync
    {1566, -1, -1, -1, -1, 1399, 1912, 73, 1, 2, 1, 53, 61, 0, 0, 17},  // async
    {1566, -1, -1, -1, -1, 1400, 1914, 74, 1, 2, 1, 53, 61, 0, 0, 17},  // async
    {1567, -1, -1, -1, -1, 1401, 1916, 75, 2, 3, 1, 53, 61, 0, 0, 17},  // asyncAfter
    {1567, -1, -1, -1, -1, 1403, 1919, 76, 2, 3, 1, 53, 61, 0, 0, 17},  // asyncAfter
    {1569, -1, -1, -1, -1, 1405, 1922, 77, 2, 2, 0, 0, 61, 0, 0, 17},  // dispatch_async
    {1570, -1, -1, -1, -1, 1407, 1924, 78, 3, 3, 0, 0, 61, 0, 0, 17},  // dispatch_after
    {1571, -1, -1, -1, -1, 1410, 1927, 79, 0, 0, 0, 0, 52, 0, 0, 17},  // dispatch_get_main_queue
    {1501, 1559, -1, -1, -1, 1410, 1927, 80, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1364, 1560, -1, -1, -1, 1410, 1927, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1572, 1560, -1, -1, -1, 1411, 1928, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1573, 1560, -1, -1, -1, 1412, 1929, 83, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1574, 1560, -1, -1, -1, 1413, 1930, 84, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1575, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1576, -1, -1, -1, -1, 0, 0, 86, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1577, -1, -1, -1, -1, 0, 0, 87, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1578, -1, -1, -1, -1, 1414, 1931, 88, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1579, 236, -1, -1, -1, 1417, 1933, 89, 1, 1, 4, 32, 61, 0, 0, 17},  // performWithoutAnimation
    {1580, 236, -1, -1, -1, 1418, 1934, 90, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationsEnabled
    {1581, 236, -1, -1, -1, 1419, 1935, 91, 0, 0, 4, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1581, 236, -1, -1, -1, 0, 0, 92, 0, 0, 5, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1582, 236, -1, -1, -1, 0, 0, 93, 0, 0, 5, 32, 0, 0, 0, 17},  // inheritedAnimationDuration
    {1583, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1583, -1, -1, -1, -1, 1419, 1935, 1, 1, 1, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1585, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1585, -1, -1, -1, -1, 1420, 1936, 3, 1, 1, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1586, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1586, -1, -1, -1, -1, 1421, 1937, 5, 1, 1, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1587, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 38, 0, 0, 18},  // CAAnimationGroup
    {1584, -1, -1, -1, -1, 0, 1938, 7, 0, 1, 2, 39, 3, 0, 0, 18},  // keyPath
    {1588, -1, -1, -1, -1, 0, 1939, 8, 0, 1, 2, 39, 61, 0, 1, 18},  // fromValue
    {1589, -1, -1, -1, -1, 0, 1940, 9, 0, 1, 2, 39, 61, 0, 1, 18},  // toValue
    {1590, -1, -1, -1, -1, 0, 1941, 10, 0, 1, 2, 39, 61, 0, 1, 18},  // byValue
    {695, -1, -1, -1, -1, 0, 1942, 11, 0, 1, 2, 39, 4, 0, 1, 18},  // values
    {1235, -1, -1, -1, -1, 0, 1943, 12, 0, 1, 2, 39, 33, 0, 0, 18},  // path
    {1591, -1, -1, -1, -1, 0, 1944, 13, 0, 1, 2, 39, 4, 0, 0, 18},  // keyTimes
    {1592, -1, -1, -1, -1, 0, 1945, 14, 0, 1, 2, 39, 4, 0, 0, 18},  // timingFunctions
    {1593, -1, -1, -1, -1, 0, 1946, 15, 0, 1, 2, 39, 48, 0, 0, 18},  // calculationMode
    {1594, -1, -1, -1, -1, 0, 1947, 16, 0, 1, 2, 39, 4, 0, 0, 18},  // tensionValues
    {1595, -1, -1, -1, -1, 0, 1948, 17, 0, 1, 2, 39, 4, 0, 0, 18},  // continuityValues
    {1596, -1, -1, -1, -1, 0, 1949, 18, 0, 1, 2, 39, 4, 0, 0, 18},  // biasValues
    {1597, -1, -1, -1, -1, 0, 1950, 19, 0, 1, 2, 39, 61, 0, 0, 18},  // rotationMode
    {1525, -1, -1, -1, -1, 0, 1951, 20, 0, 1, 2, 39, 4, 0, 0, 18},  // animations
    {1598, -1, -1, -1, -1, 0, 1952, 21, 0, 1, 2, 39, 2, 0, 0, 18},  // additive
    {1599, -1, -1, -1, -1, 0, 1953, 22, 0, 1, 2, 39, 2, 0, 0, 18},  // isAdditive
    {1600, -1, -1, -1, -1, 0, 1954, 23, 0, 1, 2, 39, 2, 0, 0, 18},  // cumulative
    {1601, -1, -1, -1, -1, 0, 1955, 24, 0, 1, 2, 39, 2, 0, 0, 18},  // isCumulative
    {1514, -1, -1, -1, -1, 0, 1956, 25, 0, 1, 2, 39, 0, 0, 0, 18},  // mass
    {1515, -1, -1, -1, -1, 0, 1957, 26, 0, 1, 2, 39, 0, 0, 0, 18},  // stiffness
    {1516, -1, -1, -1, -1, 0, 1958, 27, 0, 1, 2, 39, 0, 0, 0, 18},  // damping
    {1513, -1, -1, -1, -1, 0, 1959, 28, 0, 1, 2, 39, 0, 0, 0, 18},  // initialVelocity
    {1602, -1, -1, -1, -1, 0, 1960, 29, 0, 1, 2, 39, 39, 0, 0, 18},  // timingFunction
    {1517, -1, -1, -1, -1, 0, 1961, 30, 0, 1, 2, 39, 0, 0, 0, 18},  // duration
    {1603, -1, -1, -1, -1, 0, 1962, 31, 0, 1, 2, 39, 0, 0, 0, 18},  // speed
    {1604, -1, -1, -1, -1, 0, 1963, 32, 0, 1, 2, 39, 0, 0, 0, 18},  // beginTime
    {1605, -1, -1, -1, -1, 0, 1964, 33, 0, 1, 2, 39, 0, 0, 0, 18},  // timeOffset
    {1606, -1, -1, -1, -1, 0, 1965, 34, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatCount
    {1607, -1, -1, -1, -1, 0, 1966, 35, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatDuration
    {1543, -1, -1, -1, -1, 0, 1967, 36, 0, 1, 2, 39, 2, 0, 0, 18},  // autoreverses
    {1608, -1, -1, -1, -1, 0, 1968, 37, 0, 1, 2, 39, 47, 0, 0, 18},  // fillMode
    {1609, -1, -1, -1, -1, 0, 1969, 38, 0, 1, 2, 39, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1610, -1, -1, -1, -1, 0, 1970, 39, 0, 1, 2, 39, 2, 0, 0, 18},  // removedOnCompletion
    {922, -1, -1, -1, -1, 0, 1971, 40, 0, 1, 2, 39, 61, 0, 0, 18},  // delegate
    {1611, -1, -1, -1, 1987, 0, 1972, 41, 0, 1, 2, 39, 2, 0, 0, 18},  // isInterruptible
    {824, -1, -1, -1, -1, 0, 1973, 42, 0, 1, 2, 39, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1612, -1, -1, -1, -1, 0, 1974, 43, 0, 1, 2, 39, 0, 0, 0, 18},  // settlingDuration
    {1585, -1, -1, -1, -1, 1422, 1975, 44, 2, 2, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1613, -1, -1, -1, -1, 0, 1977, 45, 0, 1, 2, 39, 0, 0, 0, 18},  // perceptualDuration
    {1518, -1, -1, -1, -1, 0, 1978, 46, 0, 1, 2, 39, 0, 0, 0, 18},  // bounce
    {1458, 1614, -1, -1, -1, 1424, 1979, 47, 0, 0, 5, 39, 38, 0, 0, 18},  // linear
    {1458, 1614, -1, -1, -1, 1424, 1979, 48, 1, 1, 4, 39, 38, 0, 0, 18},  // linear
    {1454, 1614, -1, -1, -1, 1425, 1980, 49, 0, 0, 5, 39, 38, 0, 0, 18},  // easeIn
    {1454, 1614, -1, -1, -1, 1425, 1980, 50, 1, 1, 4, 39, 38, 0, 0, 18},  // easeIn
    {1456, 1614, -1, -1, -1, 1426, 1981, 51, 0, 0, 5, 39, 38, 0, 0, 18},  // easeOut
    {1456, 1614, -1, -1, -1, 1426, 1981, 52, 1, 1, 4, 39, 38, 0, 0, 18},  // easeOut
    {1451, 1614, -1, -1, -1, 1427, 1982, 53, 0, 0, 5, 39, 38, 0, 0, 18},  // easeInOut
    {1451, 1614, -1, -1, -1, 1427, 1982, 54, 1, 1, 4, 39, 38, 0, 0, 18},  // easeInOut
    {1615, 1614, -1, -1, -1, 1428, 1983, 55, 0, 0, 5, 39, 38, 0, 0, 18},  // spring
    {1615, 1614, -1, -1, -1, 1429, 1983, 56, 1, 1, 4, 39, 38, 0, 0, 18},  // spring
    {1615, 1614, -1, -1, -1, 1432, 1984, 57, 2, 2, 4, 39, 38, 0, 0, 18},  // spring
    {1616, 1614, -1, -1, -1, 1434, 1986, 58, 0, 0, 5, 39, 38, 0, 0, 18},  // smooth
    {1616, 1614, -1, -1, -1, 1435, 1986, 59, 1, 1, 4, 39, 38, 0, 0, 18},  // smooth
    {1616, 1614, -1, -1, -1, 1438, 1987, 60, 2, 2, 4, 39, 38, 0, 0, 18},  // smooth
    {1618, 1614, -1, -1, -1, 1440, 1989, 61, 0, 0, 5, 39, 38, 0, 0, 18},  // snappy
    {1618, 1614, -1, -1, -1, 1441, 1989, 62, 1, 1, 4, 39, 38, 0, 0, 18},  // snappy
    {1618, 1614, -1, -1, -1, 1444, 1990, 63, 2, 2, 4, 39, 38, 0, 0, 18},  // snappy
    {1619, 1614, -1, -1, -1, 1446, 1992, 64, 0, 0, 5, 39, 38, 0, 0, 18},  // bouncy
    {1619, 1614, -1, -1, -1, 1447, 1992, 65, 1, 1, 4, 39, 38, 0, 0, 18},  // bouncy
    {1619, 1614, -1, -1, -1, 1450, 1993, 66, 2, 2, 4, 39, 38, 0, 0, 18},  // bouncy
    {1620, 1614, -1, -1, -1, 1452, 1995, 67, 5, 5, 4, 39, 38, 0, 0, 18},  // timingCurve
    {1527, -1, -1, -1, -1, 1457, 2000, 68, 1, 2, 1, 39, 38, 0, 0, 18},  // delay
    {1603, -1, -1, -1, -1, 1458, 2002, 69, 1, 2, 1, 39, 38, 0, 0, 18},  // speed
    {1606, -1, -1, -1, -1, 1459, 2004, 70, 2, 3, 1, 39, 38, 0, 0, 18},  // repeatCount
    {1621, -1, -1, -1, -1, 1461, 2007, 71, 1, 2, 1, 39, 38, 0, 0, 18},  // repeatForever
    {1545, -1, -1, -1, -1, 1462, 2009, 72, 0, 0, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1545, -1, -1, -1, -1, 1465, 2009, 73, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1545, -1, -1, -1, -1, 1470, 2012, 74, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1545, -1, -1, -1, -1, 1475, 2014, 75, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1545, -1, -1, -1, -1, 1480, 2017, 76, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1545, -1, -1, -1, -1, 1486, 2019, 77, 4, 4, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1545, -1, -1, -1, -1, 1493, 2023, 78, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1545, -1, -1, -1, -1, 1498, 2026, 79, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1624, -1, -1, -1, -1, 1500, 2028, 80, 0, 1, 1, 39, 61, 0, 0, 18},  // startAnimation
    {1624, -1, -1, -1, 1983, 1500, 2029, 81, 1, 2, 1, 39, 61, 0, 0, 18},  // startAnimation
    {1626, -1, -1, -1, -1, 1501, 2031, 82, 0, 1, 1, 39, 61, 0, 0, 18},  // pauseAnimation
    {1627, -1, -1, -1, -1, 1501, 2032, 83, 1, 2, 1, 39, 61, 0, 0, 18},  // stopAnimation
    {1628, -1, -1, -1, 1984, 1502, 2034, 84, 1, 2, 1, 39, 61, 0, 0, 18},  // finishAnimation
    {1629, -1, -1, -1, 1985, 1503, 2036, 85, 2, 3, 1, 39, 61, 0, 0, 18},  // continueAnimation
    {1632, -1, -1, -1, -1, 1505, 2039, 86, 1, 2, 1, 39, 61, 0, 0, 18},  // addAnimations
    {1632, -1, -1, -1, -1, 1506, 2041, 87, 2, 3, 1, 39, 61, 0, 0, 18},  // addAnimations
    {1634, -1, -1, -1, -1, 1508, 2044, 88, 1, 2, 1, 39, 61, 0, 0, 18},  // addCompletion
    {596, -1, -1, -1, -1, 0, 2046, 89, 0, 1, 2, 39, 49, 0, 0, 18},  // state
    {1635, -1, -1, -1, 1986, 0, 2047, 90, 0, 1, 2, 39, 2, 0, 0, 18},  // isRunning
    {1527, -1, -1, -1, -1, 0, 2048, 91, 0, 1, 2, 39, 0, 0, 0, 18},  // delay
    {1623, -1, -1, -1, -1, 0, 2049, 92, 0, 1, 2, 39, 39, 0, 0, 18},  // timingParameters
    {1636, -1, -1, -1, -1, 0, 2050, 93, 0, 1, 2, 39, 0, 0, 0, 18},  // fractionComplete
    {1637, -1, -1, -1, 591, 0, 2051, 94, 0, 1, 2, 39, 2, 0, 0, 18},  // isReversed
    {1638, -1, -1, -1, -1, 0, 2052, 95, 0, 1, 2, 39, 2, 0, 0, 18},  // scrubsLinearly
    {1639, -1, -1, -1, -1, 0, 2053, 96, 0, 1, 2, 39, 2, 0, 0, 18},  // pausesOnCompletion
    {834, -1, -1, -1, -1, 0, 2054, 97, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {834, -1, -1, -1, -1, 0, 2055, 98, 0, 1, 2, 51, 0, 0, 0, 18},  // rawValue
    {1642, -1, -1, -1, 1952, 1509, 2056, 99, 2, 3, 1, 33, 61, 0, 0, 18},  // add
    {1643, -1, -1, -1, 1953, 1511, 2059, 100, 1, 2, 1, 33, 61, 0, 0, 18},  // removeAnimation
    {1644, -1, -1, -1, 1991, 1512, 2061, 101, 1, 2, 1, 33, 38, 0, 0, 18},  // animation
    {1645, -1, -1, -1, -1, 1513, 2063, 102, 0, 1, 1, 33, 61, 0, 0, 18},  // removeAllAnimations
    {1646, -1, -1, -1, -1, 1513, 2064, 103, 0, 1, 1, 33, 4, 0, 0, 18},  // animationKeys
    {76, -1, -1, -1, 1994, 1513, 2065, 104, 1, 2, 1, 33, 0, 0, 0, 18},  // value
    {1051, -1, -1, -1, 1995, 1514, 2067, 105, 2, 3, 1, 33, 61, 0, 0, 18},  // setValue
    {76, -1, -1, -1, 1994, 1516, 2070, 106, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1051, -1, -1, -1, 1995, 1517, 2072, 107, 2, 3, 1, 32, 61, 0, 0, 18},  // setValue
    {76, -1, -1, -1, 1992, 1519, 2075, 108, 1, 2, 1, 33, 61, 0, 0, 18},  // value
    {1051, -1, -1, -1, 1993, 1520, 2077, 109, 2, 3, 1, 33, 61, 0, 0, 18},  // setValue
    {76, -1, -1, -1, 1992, 1522, 2080, 110, 1, 2, 1, 32, 61, 0, 0, 18},  // value
    {1051, -1, -1, -1, 1993, 1523, 2082, 111, 2, 3, 1, 32, 61, 0, 0, 18},  // setValue
    {1051, -1, -1, -1, 1993, 1525, 2085, 112, 2, 3, 1, 39, 61, 0, 0, 18},  // setValue
    {76, -1, -1, -1, 1992, 1527, 2088, 113, 1, 2, 1, 39, 61, 0, 0, 18},  // value
    {1603, -1, -1, -1, -1, 0, 2090, 114, 0, 1, 2, 33, 0, 0, 0, 18},  // speed
    {1604, -1, -1, -1, -1, 0, 2091, 115, 0, 1, 2, 33, 0, 0, 0, 18},  // beginTime
    {1605, -1, -1, -1, -1, 0, 2092, 116, 0, 1, 2, 33, 0, 0, 0, 18},  // timeOffset
    {1648, -1, -1, -1, 1947, 1528, 2093, 117, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1648, -1, -1, -1, 1948, 1530, 2096, 118, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1650, 1649, -1, -1, -1, 1532, 2099, 119, 0, 0, 4, 52, 61, 0, 0, 18},  // begin
    {1651, 1649, -1, -1, -1, 1532, 2099, 120, 0, 0, 4, 52, 61, 0, 0, 18},  // commit
    {1652, 1649, -1, -1, -1, 1532, 2099, 121, 0, 0, 4, 52, 61, 0, 0, 18},  // flush
    {1549, 1649, -1, -1, -1, 1532, 2099, 122, 1, 1, 4, 52, 61, 0, 0, 18},  // setAnimationDuration
    {1653, 1649, -1, -1, -1, 1533, 2100, 123, 1, 1, 4, 52, 61, 0, 0, 18},  // setDisableActions
    {1654, 1649, -1, -1, -1, 1534, 2101, 124, 1, 1, 4, 52, 61, 0, 0, 18},  // setAnimationTimingFunction
    {1655, 1649, -1, -1, -1, 1535, 2102, 125, 1, 1, 4, 52, 61, 0, 0, 18},  // setCompletionBlock
    {1051, 1649, -1, -1, -1, 1536, 2103, 126, 2, 2, 4, 52, 61, 0, 0, 18},  // setValue
    {1656, 1649, -1, -1, -1, 1538, 2105, 127, 0, 0, 4, 52, 0, 0, 0, 18},  // animationDuration
    {1657, 1649, -1, -1, -1, 1538, 2105, 128, 0, 0, 4, 52, 2, 0, 0, 18},  // disableActions
    {1658, 1649, -1, -1, -1, 1538, 2105, 129, 0, 0, 4, 52, 39, 0, 0, 18},  // animationTimingFunction
    {1659, -1, -1, -1, -1, 0, 0, 130, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1660, -1, -1, -1, -1, 0, 0, 131, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1661, -1, -1, -1, -1, 0, 0, 132, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1662, -1, -1, -1, -1, 0, 0, 133, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1663, -1, -1, -1, -1, 0, 0, 134, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1664, -1, -1, -1, -1, 0, 0, 135, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1665, -1, -1, -1, -1, 1538, 2105, 136, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1665, -1, -1, -1, -1, 1539, 2106, 137, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1668, -1, -1, -1, -1, 0, 0, 138, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1669, -1, -1, -1, -1, 1540, 2107, 139, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1670, -1, -1, -1, -1, 1543, 2110, 140, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1671, -1, -1, -1, -1, 1546, 2113, 141, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1672, -1, -1, -1, -1, 1547, 2114, 142, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1673, -1, -1, -1, -1, 1551, 2118, 143, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1674, -1, -1, -1, -1, 1555, 2122, 144, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1675, -1, -1, -1, -1, 1560, 2127, 145, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1667, -1, -1, -1, -1, 1564, 2131, 146, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1685, -1, -1, -1, -1, 1580, 2147, 147, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1686, -1, -1, -1, -1, 1582, 2149, 148, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1687, -1, -1, -1, -1, 1583, 2150, 149, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1688, -1, -1, -1, -1, 1584, 2151, 150, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1689, -1, -1, -1, -1, 1585, 2152, 151, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1690, -1, -1, -1, -1, 1586, 2153, 152, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {153, -1, -1, -1, -1, 1588, 2155, 0, 1, 1, 0, 0, 61, 1, 0, 19},  // print
    {153, -1, -1, -1, -1, 1589, 2156, 1, 2, 2, 0, 0, 61, 1, 0, 19},  // print
    {153, -1, -1, -1, -1, 1591, 2158, 2, 2, 2, 0, 0, 61, 1, 0, 19},  // print
    {153, -1, -1, -1, -1, 1593, 2160, 3, 3, 3, 0, 0, 61, 1, 0, 19},  // print
    {1692, -1, -1, -1, -1, 1596, 2163, 4, 1, 1, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1692, -1, -1, -1, -1, 1597, 2164, 5, 2, 2, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1692, -1, -1, -1, -1, 1599, 2166, 6, 2, 2, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1692, -1, -1, -1, -1, 1601, 2168, 7, 3, 3, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1693, -1, -1, -1, -1, 1604, 2171, 8, 0, 0, 0, 0, 61, 0, 0, 19},  // fatalError
    {1694, -1, -1, -1, -1, 1604, 2171, 9, 0, 0, 0, 0, 61, 0, 0, 19},  // preconditionFailure
    {1695, -1, -1, -1, -1, 1604, 2171, 10, 0, 0, 0, 0, 61, 0, 0, 19},  // assertionFailure
    {1693, -1, -1, -1, -1, 1604, 2171, 11, 1, 1, 0, 0, 61, 0, 0, 19},  // fatalError
    {1694, -1, -1, -1, -1, 1605, 2172, 12, 1, 1, 0, 0, 61, 0, 0, 19},  // preconditionFailure
    {1695, -1, -1, -1, -1, 1606, 2173, 13, 1, 1, 0, 0, 61, 0, 0, 19},  // assertionFailure
    {1696, -1, -1, -1, -1, 1607, 2174, 14, 1, 1, 0, 0, 61, 0, 0, 19},  // assert
    {1697, -1, -1, -1, -1, 1608, 2175, 15, 1, 1, 0, 0, 61, 0, 0, 19},  // precondition
    {1698, -1, -1, -1, -1, 1609, 2176, 16, 1, 1, 0, 0, 61, 0, 0, 19},  // NSParameterAssert
    {1696, -1, -1, -1, -1, 1610, 2177, 17, 2, 2, 0, 0, 61, 0, 0, 19},  // assert
    {1697, -1, -1, -1, -1, 1612, 2179, 18, 2, 2, 0, 0, 61, 0, 0, 19},  // precondition
    {1699, -1, -1, -1, -1, 1614, 2181, 19, 1, 1, 0, 0, 61, 1, 0, 19},  // NSAssert
    {1700, -1, -1, -1, -1, 1615, 2182, 20, 1, 1, 0, 0, 61, 1, 0, 19},  // NSCAssert
    {1701, -1, -1, -1, -1, 1616, 2183, 21, 1, 1, 0, 0, 61, 0, 0, 19},  // Optional
    {1702, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1703, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1704, -1, -1, -1, -1, 1617, 2184, 24, 1, 1, 0, 0, 61, 0, 0, 19},  // convention
    {1705, -1, -1, -1, -1, 1618, 2185, 25, 1, 1, 0, 0, 59, 1, 0, 19},  // plot
    {1705, -1, -1, -1, -1, 1619, 2186, 26, 2, 2, 0, 0, 59, 1, 0, 19},  // plot
    {1705, -1, -1, -1, -1, 1621, 2188, 27, 2, 2, 0, 0, 59, 1, 0, 19},  // plot
    {1706, -1, -1, -1, -1, 1623, 2190, 28, 1, 1, 0, 0, 60, 1, 0, 19},  // describe
    {1706, -1, -1, -1, -1, 1624, 2191, 29, 2, 2, 0, 0, 60, 1, 0, 19},  // describe
    {1706, -1, -1, -1, -1, 1626, 2193, 30, 2, 2, 0, 0, 60, 1, 0, 19},  // describe
    {1707, -1, -1, -1, -1, 1628, 2195, 31, 1, 1, 0, 0, 59, 1, 0, 19},  // film
    {1707, -1, -1, -1, -1, 1629, 2196, 32, 2, 2, 0, 0, 59, 1, 0, 19},  // film
    {1707, -1, -1, -1, -1, 1631, 2198, 33, 2, 2, 0, 0, 59, 1, 0, 19},  // film
    {1707, -1, -1, -1, -1, 1633, 2200, 34, 3, 3, 0, 0, 59, 1, 0, 19},  // film
    {1709, -1, -1, -1, -1, 1636, 2203, 35, 1, 1, 0, 0, 59, 1, 0, 19},  // strip
    {1709, -1, -1, -1, -1, 1637, 2204, 36, 2, 2, 0, 0, 59, 1, 0, 19},  // strip
    {1709, -1, -1, -1, -1, 1639, 2206, 37, 2, 2, 0, 0, 59, 1, 0, 19},  // strip
    {1709, -1, -1, -1, -1, 1641, 2208, 38, 3, 3, 0, 0, 59, 1, 0, 19},  // strip
    {1710, -1, -1, -1, -1, 1644, 2211, 39, 1, 1, 0, 0, 59, 0, 0, 19},  // grid
    {1711, -1, -1, -1, -1, 1645, 2212, 40, 1, 1, 0, 0, 60, 0, 0, 19},  // why
    {1712, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1713, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // TRUE
    {1714, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1715, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 2, 0, 0, 20},  // FALSE
    {1716, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1717, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1718, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1719, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1720, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1721, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {444, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1722, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1723, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1724, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1725, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1726, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1727, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1728, -1, -1, -1, -1, 0, 0, 17, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1729, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {1730, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_SUCCESS
    {1731, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_FAILURE
    {1732, -1, -1, -1, -1, 0, 0, 21, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_ASSIGN
    {1733, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN_NONATOMIC
    {1734, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY_NONATOMIC
    {1735, -1, -1, -1, -1, 0, 0, 24, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN
    {1736, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY
    {1737, -1, -1, -1, -1, 1646, 2213, 26, 4, 4, 0, 0, 61, 0, 0, 20},  // objc_setAssociatedObject
    {1738, -1, -1, -1, -1, 1650, 2217, 27, 2, 2, 0, 0, 61, 0, 0, 20},  // objc_getAssociatedObject
    {186, -1, -1, -1, -1, 1652, 2219, 28, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1653, 2220, 29, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1654, 2221, 30, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1655, 2222, 31, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1656, 2223, 32, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1657, 2224, 33, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {186, -1, -1, -1, -1, 1658, 2225, 34, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1665, -1, -1, -1, -1, 1659, 2226, 35, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1665, -1, -1, -1, -1, 1660, 2227, 36, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1665, -1, -1, -1, -1, 1661, 2228, 37, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1665, -1, -1, -1, -1, 1662, 2229, 38, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1665, -1, -1, -1, -1, 1663, 2230, 39, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1665, -1, -1, -1, -1, 1664, 2231, 40, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1665, -1, -1, -1, -1, 1665, 2232, 41, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1665, -1, -1, -1, -1, 1666, 2233, 42, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1665, -1, -1, -1, -1, 1667, 2234, 43, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1665, -1, -1, -1, -1, 1668, 2235, 44, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {664, -1, -1, -1, -1, 0, 2236, 45, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {665, -1, -1, -1, -1, 0, 2237, 46, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {667, -1, -1, -1, -1, 0, 2238, 47, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {666, -1, -1, -1, -1, 0, 2239, 48, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1745, -1, -1, -1, -1, 0, 2240, 49, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1745, -1, -1, -1, -1, 0, 2241, 50, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1746, -1, -1, -1, 1960, 0, 2242, 51, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1747, -1, -1, -1, 1961, 0, 2243, 52, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1748, -1, -1, -1, 1962, 0, 2244, 53, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1749, -1, -1, -1, 1963, 0, 2245, 54, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1750, -1, -1, -1, 1964, 0, 2246, 55, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {154, -1, -1, -1, -1, 1669, 2247, 56, 1, 1, 0, 0, 61, 1, 0, 20},  // NSLog
    {1751, -1, -1, -1, -1, 1670, 2248, 57, 1, 1, 0, 0, 61, 1, 0, 20},  // printf
    {1752, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 3, 0, 0, 20},  // stdout
    {1753, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 3, 0, 0, 20},  // stderr
    {1754, -1, -1, -1, -1, 1671, 2249, 60, 1, 1, 0, 0, 61, 1, 0, 20},  // fprintf
    {1755, -1, -1, -1, -1, 1672, 2250, 61, 2, 2, 0, 0, 3, 0, 0, 20},  // NSLocalizedString
    {1755, -1, -1, -1, -1, 1674, 2252, 62, 2, 2, 0, 0, 3, 0, 0, 20},  // NSLocalizedString
    {1757, -1, -1, -1, 1758, 0, 2254, 63, 0, 1, 2, 4, 3, 0, 0, 20},  // utf8String
    {1759, -1, -1, -1, -1, 1676, 2255, 64, 1, 1, 0, 0, 61, 0, 0, 20},  // puts
    {212, -1, -1, -1, -1, 1677, 2256, 65, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {209, -1, -1, -1, -1, 1678, 2257, 66, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {209, -1, -1, -1, -1, 1679, 2258, 67, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1760, -1, -1, -1, -1, 1681, 2260, 68, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1761, -1, -1, -1, -1, 1682, 2262, 69, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1762, -1, -1, -1, -1, 1683, 2264, 70, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1763, -1, -1, -1, -1, 1684, 2266, 71, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1764, -1, -1, -1, -1, 1685, 2268, 72, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1765, -1, -1, -1, -1, 1686, 2270, 73, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {617, -1, -1, -1, -1, 1687, 2272, 74, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1766, -1, -1, -1, -1, 1688, 2274, 75, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {212, -1, -1, -1, -1, 1689, 2276, 76, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {219, -1, -1, -1, -1, 1690, 2277, 77, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {219, -1, -1, -1, -1, 1691, 0, 78, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {212, -1, -1, -1, -1, 1691, 0, 79, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1767, -1, -1, -1, -1, 0, 2278, 80, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1767, -1, -1, -1, -1, 0, 2279, 81, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1768, -1, -1, -1, -1, 1691, 2280, 82, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1769, -1, -1, -1, -1, 1693, 2282, 83, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1301, -1, -1, -1, -1, 0, 2283, 84, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {323, -1, -1, -1, -1, 0, 2284, 85, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1770, -1, -1, -1, -1, 1694, 2285, 86, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1771, -1, -1, -1, -1, 1695, 2287, 87, 1, 2, 1, 5, 61, 0, 0, 20},  // sortUsingSelector
    {1772, -1, -1, -1, -1, 1696, 2289, 88, 1, 2, 1, 5, 61, 0, 0, 20},  // sortUsingComparator
    {1773, -1, -1, -1, -1, 1697, 2291, 89, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1774, -1, -1, -1, -1, 1698, 2293, 90, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {1775, -1, -1, -1, -1, 1699, 2295, 91, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoined
    {705, -1, -1, -1, -1, 1700, 2297, 92, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1776, -1, -1, -1, -1, 1701, 2299, 93, 1, 2, 1, 7, 61, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1777, -1, -1, -1, -1, 1702, 0, 94, 0, 0, 0, 0, 61, 0, 0, 20},  // NSNull
    {217, -1, -1, -1, -1, 1702, 2301, 95, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1779, -1, 1785, -1, -1, 1703, 2302, 0, 0, 0, 3, 0, 33, 0, 0, 21},  // CGMutablePath
    {1783, -1, -1, -1, -1, 1703, 2302, 1, 0, 0, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1783, -1, -1, -1, -1, 1703, 2302, 2, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1783, -1, -1, -1, -1, 1704, 2303, 3, 2, 2, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1783, -1, -1, -1, -1, 1706, 2305, 4, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1783, -1, -1, -1, -1, 1707, 2306, 5, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1783, -1, -1, -1, -1, 1708, 2307, 6, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1789, -1, -1, -1, -1, 1709, 2308, 7, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRect
    {1780, -1, -1, -1, -1, 1711, 2310, 8, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1790, -1, -1, -1, -1, 1713, 2312, 9, 1, 1, 0, 0, 61, 0, 0, 21},  // CGPathRelease
    {1780, -1, -1, -1, -1, 1714, 2313, 10, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1792, -1, -1, -1, -1, 1716, 2315, 11, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1793, -1, -1, -1, -1, 1718, 2317, 12, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddEllipseInRect
    {1794, -1, -1, -1, -1, 0, 2320, 13, 0, 1, 2, 34, 0, 0, 0, 21},  // lineWidth
    {1192, -1, -1, -1, -1, 0, 2321, 14, 0, 1, 2, 34, 0, 0, 0, 21},  // miterLimit
    {1795, -1, -1, -1, -1, 0, 2322, 15, 0, 1, 2, 34, 0, 0, 0, 21},  // flatness
    {1796, -1, -1, -1, -1, 0, 2323, 16, 0, 1, 2, 34, 61, 0, 0, 21},  // lineCapStyle
    {1797, -1, -1, -1, -1, 0, 2324, 17, 0, 1, 2, 34, 61, 0, 0, 21},  // lineJoinStyle
    {1798, -1, -1, -1, -1, 1721, 2325, 18, 3, 4, 1, 34, 61, 0, 0, 21},  // setLineDash
    {1802, -1, -1, -1, -1, 1724, 2329, 19, 1, 2, 1, 34, 61, 0, 0, 21},  // applyWithBlock
    {1803, -1, -1, -1, -1, 1725, 2331, 20, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathApply
    {1804, -1, -1, -1, -1, 1728, 2334, 21, 2, 2, 0, 0, 61, 0, 0, 21},  // CGPathApplyWithBlock
    {1805, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementMoveToPoint
    {1806, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementAddLineToPoint
    {1807, -1, -1, -1, -1, 0, 0, 24, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementAddQuadCurveToPoint
    {1808, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementAddCurveToPoint
    {1809, -1, -1, -1, -1, 0, 0, 26, 0, 0, 5, 0, 0, 0, 0, 21},  // kCGPathElementCloseSubpath
    {1810, -1, -1, -1, -1, 1730, 2336, 27, 0, 1, 1, 34, 61, 0, 0, 21},  // removeAllPoints
    {1811, -1, -1, -1, -1, 1730, 2337, 28, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1812, 1498, 1813, -1, -1, 0, 0, 29, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1814, 1498, 1815, -1, -1, 0, 0, 30, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1816, 1498, 1817, -1, -1, 0, 0, 31, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1818, 1498, 1819, -1, -1, 0, 0, 32, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1820, 1498, 1821, -1, -1, 0, 0, 33, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1780, -1, -1, -1, -1, 1731, 2338, 34, 4, 4, 3, 0, 33, 0, 0, 21},  // CGPath
    {1824, -1, -1, -1, -1, 1735, 2342, 35, 4, 4, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1783, -1, -1, -1, -1, 1739, 2346, 36, 3, 3, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1827, -1, -1, -1, 1831, 1742, 2349, 37, 1, 2, 1, 34, 61, 0, 0, 21},  // move
    {1827, -1, -1, -1, -1, 1743, 2351, 38, 2, 3, 1, 34, 61, 0, 0, 21},  // move
    {1828, -1, -1, -1, 1832, 1745, 2354, 39, 1, 2, 1, 34, 61, 0, 0, 21},  // addLine
    {1828, -1, -1, -1, -1, 1746, 2356, 40, 2, 3, 1, 34, 61, 0, 0, 21},  // addLine
    {1829, -1, -1, -1, -1, 1748, 2359, 41, 1, 2, 1, 34, 61, 0, 0, 21},  // addLines
    {1829, -1, -1, -1, -1, 1749, 2361, 42, 2, 3, 1, 34, 61, 0, 0, 21},  // addLines
    {1833, -1, -1, -1, -1, 1753, 2364, 43, 1, 2, 1, 34, 61, 0, 0, 21},  // addRect
    {1833, -1, -1, -1, -1, 1754, 2366, 44, 2, 3, 1, 34, 61, 0, 0, 21},  // addRect
    {1834, -1, -1, -1, -1, 1756, 2369, 45, 1, 2, 1, 34, 61, 0, 0, 21},  // addRects
    {1834, -1, -1, -1, -1, 1757, 2371, 46, 2, 3, 1, 34, 61, 0, 0, 21},  // addRects
    {1835, -1, -1, -1, -1, 1759, 2374, 47, 1, 2, 1, 34, 61, 0, 0, 21},  // addEllipse
    {1835, -1, -1, -1, -1, 1760, 2376, 48, 2, 3, 1, 34, 61, 0, 0, 21},  // addEllipse
    {1836, -1, -1, -1, -1, 1762, 2379, 49, 3, 4, 1, 34, 61, 0, 0, 21},  // addRoundedRect
    {1836, -1, -1, -1, -1, 1765, 2383, 50, 4, 5, 1, 34, 61, 0, 0, 21},  // addRoundedRect
    {103, -1, -1, -1, 1838, 1769, 2388, 51, 1, 2, 1, 34, 61, 0, 0, 21},  // append
    {1837, -1, -1, -1, -1, 1770, 2390, 52, 1, 2, 1, 34, 61, 0, 0, 21},  // addPath
    {1837, -1, -1, -1, -1, 1771, 2392, 53, 2, 3, 1, 34, 61, 0, 0, 21},  // addPath
    {1839, -1, -1, -1, 1840, 1774, 2395, 54, 1, 2, 1, 34, 61, 0, 0, 21},  // apply
    {1841, -1, -1, -1, 1845, 1776, 2397, 55, 0, 1, 1, 34, 61, 0, 0, 21},  // closeSubpath
    {887, -1, -1, -1, -1, 1776, 2398, 56, 0, 1, 1, 34, 61, 0, 0, 21},  // close
    {1842, -1, -1, -1, -1, 1776, 2399, 57, 0, 1, 1, 34, 61, 0, 0, 21},  // fill
    {1843, -1, -1, -1, -1, 1776, 2400, 58, 0, 1, 1, 34, 61, 0, 0, 21},  // stroke
    {1844, -1, -1, -1, -1, 1776, 2401, 59, 0, 1, 1, 34, 61, 0, 0, 21},  // addClip
    {1846, -1, -1, -1, -1, 1776, 2402, 60, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddRect
    {1847, -1, -1, -1, -1, 1779, 2405, 61, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathMoveToPoint
    {1848, -1, -1, -1, -1, 1783, 2409, 62, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddLineToPoint
    {1849, -1, -1, -1, -1, 1787, 2413, 63, 5, 5, 0, 0, 61, 0, 0, 21},  // CGPathAddRoundedRect
    {1850, -1, -1, -1, -1, 1792, 2418, 64, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddLines
    {1851, -1, -1, -1, -1, 1796, 2422, 65, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddRects
    {1852, -1, -1, -1, -1, 1800, 2426, 66, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1853, -1, -1, -1, -1, 1802, 2428, 67, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddPath
    {1854, -1, -1, -1, -1, 1805, 2431, 68, 1, 1, 0, 0, 61, 0, 0, 21},  // CGPathCloseSubpath
    {1855, -1, -1, -1, 1861, 1806, 2432, 69, 3, 4, 1, 34, 61, 0, 0, 21},  // addCurve
    {1855, -1, -1, -1, -1, 1809, 2436, 70, 3, 4, 1, 34, 61, 0, 0, 21},  // addCurve
    {1855, -1, -1, -1, -1, 1812, 2440, 71, 4, 5, 1, 34, 61, 0, 0, 21},  // addCurve
    {1858, -1, -1, -1, 1862, 1816, 2445, 72, 2, 3, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1858, -1, -1, -1, -1, 1818, 2448, 73, 2, 3, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1858, -1, -1, -1, -1, 1820, 2451, 74, 3, 4, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1863, -1, -1, -1, 1871, 1828, 2455, 75, 5, 6, 1, 34, 61, 0, 1, 21},  // addArc
    {1863, -1, -1, -1, -1, 1833, 2461, 76, 5, 6, 1, 34, 61, 0, 1, 21},  // addArc
    {1863, -1, -1, -1, -1, 1838, 2467, 77, 6, 7, 1, 34, 61, 0, 1, 21},  // addArc
    {1868, -1, -1, -1, -1, 1844, 2474, 78, 4, 5, 1, 34, 61, 0, 1, 21},  // addRelativeArc
    {1868, -1, -1, -1, -1, 1848, 2479, 79, 5, 6, 1, 34, 61, 0, 1, 21},  // addRelativeArc
    {1783, -1, -1, -1, -1, 1853, 2485, 80, 5, 5, 3, 0, 33, 0, 1, 21},  // UIBezierPath
    {1863, -1, -1, -1, -1, 1863, 2490, 81, 3, 4, 1, 34, 61, 0, 0, 21},  // addArc
    {1863, -1, -1, -1, -1, 1866, 2494, 82, 4, 5, 1, 34, 61, 0, 0, 21},  // addArc
    {1874, -1, -1, -1, -1, 1870, 2499, 83, 7, 7, 0, 0, 61, 0, 0, 21},  // CGPathAddArcToPoint
    {1875, -1, -1, -1, -1, 1877, 2506, 84, 8, 8, 0, 0, 61, 0, 0, 21},  // CGPathAddCurveToPoint
    {1876, -1, -1, -1, -1, 1885, 2514, 85, 6, 6, 0, 0, 61, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1877, -1, -1, -1, -1, 1891, 2520, 86, 8, 8, 0, 0, 61, 0, 1, 21},  // CGPathAddArc
    {1878, -1, -1, -1, -1, 1899, 2528, 87, 7, 7, 0, 0, 61, 0, 0, 21},  // CGPathAddRelativeArc
    {1879, -1, -1, -1, -1, 0, 2535, 88, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBox
    {813, -1, -1, -1, -1, 0, 2536, 89, 0, 1, 2, 34, 13, 0, 0, 21},  // bounds
    {1880, -1, -1, -1, -1, 0, 2537, 90, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBoxOfPath
    {391, -1, -1, -1, -1, 0, 2538, 91, 0, 1, 2, 34, 2, 0, 0, 21},  // isEmpty
    {1881, -1, -1, -1, -1, 0, 2539, 92, 0, 1, 2, 34, 9, 0, 0, 21},  // currentPoint
    {1788, -1, -1, -1, 1780, 0, 2540, 93, 0, 1, 2, 34, 33, 0, 0, 21},  // cgPath
    {1882, -1, -1, -1, -1, 1906, 2541, 94, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1883, -1, -1, -1, -1, 1907, 2542, 95, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1884, -1, -1, -1, -1, 1908, 2543, 96, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1885, -1, -1, -1, -1, 1909, 2544, 97, 0, 1, 1, 34, 33, 0, 0, 21},  // copy
    {1886, -1, -1, -1, -1, 1909, 2545, 98, 0, 1, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1885, -1, -1, -1, -1, 1909, 2546, 99, 1, 2, 1, 34, 33, 0, 0, 21},  // copy
    {1886, -1, -1, -1, -1, 1910, 2548, 100, 1, 2, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1888, -1, -1, -1, 1889, 1911, 2550, 101, 0, 1, 1, 34, 33, 0, 0, 21},  // reversing
    {1890, -1, -1, -1, -1, 1911, 2551, 102, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopy
    {1891, -1, -1, -1, -1, 1912, 2552, 103, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopy
    {1892, -1, -1, -1, -1, 1913, 2553, 104, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1893, -1, -1, -1, -1, 1915, 2555, 105, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1895, 1894, -1, -1, -1, 0, 0, 106, 0, 0, 5, 29, 28, 0, 0, 21},  // winding
    {1896, 1894, -1, -1, -1, 0, 0, 107, 0, 0, 5, 29, 28, 0, 0, 21},  // evenOdd
    {1897, -1, -1, -1, -1, 0, 2557, 108, 0, 1, 2, 34, 2, 0, 0, 21},  // usesEvenOddFillRule
    {414, -1, -1, -1, 1898, 1917, 2558, 109, 1, 2, 1, 34, 2, 0, 0, 21},  // contains
    {414, -1, -1, -1, -1, 1918, 2560, 110, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {414, -1, -1, -1, -1, 1920, 2563, 111, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {414, -1, -1, -1, -1, 1922, 2566, 112, 3, 4, 1, 34, 2, 0, 0, 21},  // contains
    {1899, -1, -1, -1, -1, 1926, 2570, 113, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1235, -1, -1, -1, -1, 0, 2574, 114, 0, 1, 2, 33, 33, 0, 0, 21},  // path
    {1900, -1, -1, -1, -1, 0, 2575, 115, 0, 1, 2, 33, 17, 0, 0, 21},  // fillColor
    {1901, -1, -1, -1, -1, 0, 2576, 116, 0, 1, 2, 33, 17, 0, 0, 21},  // strokeColor
    {1794, -1, -1, -1, -1, 0, 2577, 117, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1902, -1, -1, -1, -1, 0, 2578, 118, 0, 1, 2, 33, 23, 0, 0, 21},  // lineJoin
    {1903, -1, -1, -1, -1, 0, 2579, 119, 0, 1, 2, 33, 4, 0, 0, 21},  // lineDashPattern
    {1904, -1, -1, -1, -1, 0, 2580, 120, 0, 1, 2, 33, 0, 0, 0, 21},  // lineDashPhase
    {1906, 1905, 1907, -1, -1, 0, 0, 121, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {119, 1905, 1908, -1, -1, 0, 0, 122, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1909, 1905, 1910, -1, -1, 0, 0, 123, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {737, -1, -1, -1, 742, 0, 2581, 124, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {338, -1, 1911, -1, -1, 1930, 2582, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {336, -1, 1912, -1, -1, 1931, 2583, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {328, -1, 1913, -1, -1, 1932, 2584, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {322, -1, 1914, -1, -1, 1933, 2585, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {136, -1, 1915, -1, -1, 1934, 2586, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1916, -1, -1, -1, -1, 1935, 2587, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1917, -1, -1, -1, -1, 1936, 2588, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1740, 282, -1, -1, -1, 1937, 2589, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1741, 282, -1, -1, -1, 1938, 2590, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1742, 282, -1, -1, -1, 1939, 2591, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1743, 282, -1, -1, -1, 1940, 2592, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1744, 282, -1, -1, -1, 1941, 2593, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1918, -1, -1, -1, -1, 1942, 2594, 12, 1, 1, 0, 0, 31, 0, 0, 22},  // views
    {136, -1, -1, -1, -1, 1943, 2595, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {136, -1, -1, -1, -1, 1945, 2597, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1842, 1919, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1920, 1919, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1921, 1919, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1922, 1919, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1923, 1919, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1924, 1919, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {136, -1, -1, -1, -1, 1948, 2600, 8, 1, 1, 0, 0, 61, 0, 0, 23},  // transform
    {1926, -1, -1, -1, -1, 1949, 2601, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {414, -1, -1, -1, -1, 1950, 2602, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {395, -1, -1, -1, -1, 1952, 2604, 11, 1, 2, 1, 32, 4, 0, 0, 23},  // corners
    {1916, -1, -1, -1, -1, 0, 2606, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1917, -1, -1, -1, -1, 0, 2607, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1927, -1, -1, -1, -1, 0, 2608, 2, 0, 1, 2, 15, 60, 0, 0, 24},  // latex
    {1927, -1, -1, -1, -1, 0, 2609, 3, 0, 1, 2, 16, 60, 0, 0, 24},  // latex
    {1928, -1, -1, -1, -1, 1953, 2610, 4, 1, 1, 0, 0, 60, 0, 0, 24},  // swiftCode
    {1929, -1, -1, -1, -1, 1954, 2611, 0, 1, 1, 0, 0, 60, 0, 0, 25},  // explain
    {1929, -1, -1, -1, -1, 1955, 2612, 1, 2, 2, 0, 0, 60, 0, 0, 25},  // explain
    {617, -1, -1, -1, -1, 1957, 2614, 2, 2, 2, 0, 0, 60, 0, 0, 25},  // compare
    {617, -1, -1, -1, -1, 1959, 2616, 3, 3, 3, 0, 0, 60, 0, 0, 25},  // compare
    {1020, -1, -1, -1, 1996, 2026, 2619, 0, 1, 2, 1, 33, 38, 0, 0, 26},  // action
    {1997, -1, -1, -1, -1, 2028, 2621, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1999, -1, -1, -1, -1, 2029, 2622, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {2000, -1, -1, -1, -1, 2030, 2623, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
    {2001, -1, -1, -1, -1, 2031, 2624, 4, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromSelector
};

static const int32_t labels[] = {
    139, 250, 251, 140, 252, 253, 255, 256, 259, 256, 260, -1, -1, 263, -1, 263, -1, -1, 263, 265, 256, 265,
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
    -1, -1, -1, 610, -1, 612, -1, 614, -1, -1, -1, -1, -1, 90, 90, -1, 541, 90, 90, 90, 541, 9, -1, 9, -1,
    627, -1, -1, -1, -1, -1, -1, -1, 631, 297, 424, -1, -1, 627, 273, 90, -1, 633, 635, 636, -1, 406, -1,
    406, 637, 424, 314, 635, 636, -1, 406, -1, 406, 637, 424, 314, -1, -1, 633, 639, -1, -1, -1, -1, 644, -1,
    90, 645, 588, 645, 588, -1, 588, -1, -1, -1, -1, 273, 273, 273, -1, 633, -1, 648, -1, 649, 648, 649, 649,
    650, -1, -1, -1, 645, 588, 633, 669, 541, 627, -1, 541, 627, -1, 633, 681, 633, 682, 633, 681, 682, 639,
    -1, 684, 685, 686, 541, -1, 688, -1, -1, 689, 697, -1, -1, 697, -1, 697, 650, -1, 700, -1, -1, -1, -1,
    700, -1, -1, 706, -1, 700, -1, -1, 707, 273, -1, -1, -1, -1, -1, -1, 90, 90, -1, 273, -1, 273, 273, -1,
    314, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 541, 541, 541, 541, 627, -1, -1,
    627, -1, -1, -1, -1, 728, 729, 730, 731, -1, 736, 731, 737, 738, 739, 740, 731, 741, 729, 730, 731, 728,
    729, 730, 731, 743, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 812, 743, 820, 818,
    314, 265, 256, 325, 326, 834, 687, -1, 921, -1, 1020, 7, -1, 1020, 1021, -1, 1020, 7, -1, 1020, 1021, 7,
    -1, -1, 7, -1, 1028, -1, 7, -1, 1028, -1, 7, -1, 7, -1, 1028, -1, 7, -1, 1028, -1, 7, 1038, -1, 921, 541,
    -1, -1, 1076, -1, 1079, -1, 649, 649, 1083, -1, 1084, -1, 1085, -1, 314, -1, 424, -1, 1088, -1, 1089, -1,
    1088, -1, 1089, 541, -1, -1, -1, -1, -1, -1, -1, 649, -1, 1111, -1, 1112, -1, 627, -1, 627, -1, 627, -1,
    627, 1132, 627, 8, 8, 8, 1149, 8, 1149, -1, -1, -1, 314, -1, 424, -1, -1, 1155, -1, 1208, 1155, 1212,
    1212, -1, -1, 820, -1, 728, 729, 730, 325, 326, 325, 326, 325, 326, 1222, 265, 256, -1, 1223, 1223, 1222,
    1224, 1224, 1222, 1223, 1224, 1223, 1224, 1222, -1, -1, -1, -1, -1, 373, 1227, 377, 1228, 265, 256, 265,
    256, -1, -1, -1, 1233, -1, -1, 1233, -1, -1, 1233, 265, 256, 265, 256, 265, 256, 1233, -1, -1, 1233, -1,
    -1, 1233, 265, 256, 273, -1, 8, -1, -1, -1, 265, 256, -1, 1248, 1020, -1, 1248, 1020, -1, 1248, 1020, -1,
    1248, 1020, -1, 1248, 1020, -1, 1248, 1020, -1, 1248, 1020, -1, 834, 834, 8, -1, 1303, 8, -1, 1305, 8,
    -1, 8, -1, -1, 8, -1, 1305, -1, 1020, -1, 1020, -1, 627, -1, 627, -1, 1310, -1, 1310, -1, 627, -1, 627,
    -1, 1310, -1, 1310, -1, 627, -1, 627, -1, 1310, -1, 1310, -1, 627, -1, 627, -1, 1310, -1, 1310, -1, 7,
    -1, 1316, 1319, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 424, 314, 1355, 424, 314, 1355, 1356,
    424, 314, 1355, 424, 314, 1355, 1356, 649, 424, 314, 1355, 649, 424, 314, 1355, 298, 649, 273, 1360,
    1355, 649, 649, 1362, 649, 1357, 649, 1362, 1357, 649, 1364, 314, 1355, 834, 834, -1, 541, 541, 541, 541,
    627, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 834, 834, 834, 834, 834, 834, 834, 834, 834, 834, 834, 834,
    -1, 817, -1, 1508, -1, -1, -1, 1509, 1510, 1511, 1512, 1512, 1513, 1514, 1515, 1516, 1513, 1517, 1518,
    1517, 1518, 1517, 1518, 1513, 1517, 1518, 1513, 649, 649, 1520, 1521, -1, -1, 649, 1524, 1525, 1524,
    1525, 1524, 1525, 1526, 1524, 1525, 1526, 1524, 1527, 1525, 1524, 1527, 1525, 1524, 1527, 1525, 1526,
    1524, 1527, 1525, 1526, 1524, 1527, 1528, 1525, 1524, 1527, 1528, 1525, 1524, 1527, 1528, 1525, 1526,
    1524, 1527, 1528, 1525, 1526, 1524, 1527, 1529, 1530, 1525, 1524, 1527, 1529, 1530, 1525, 1524, 1527,
    1529, 1530, 1528, 1525, 1524, 1527, 1529, 1530, 1528, 1525, 1524, 1527, 1529, 1530, 1525, 1526, 1524,
    1527, 1529, 1530, 1525, 1526, 1524, 1527, 1529, 1530, 1528, 1525, 1526, 1524, 1527, 1529, 1530, 1528,
    1525, 1526, -1, 1525, -1, 1525, -1, 1525, 1526, -1, 1525, 1526, -1, 1527, 1528, 1525, -1, 1527, 1528,
    1525, -1, 1527, 1528, 1525, 1526, -1, 1527, 1528, 1525, 1526, -1, 1527, 1529, 1530, 1528, 1525, 1526, -1,
    1527, 1529, 1530, 1528, 1525, 1526, 1532, 1525, 1532, 1525, 1532, 1525, 1526, 1532, 1525, 1526, 1532,
    1518, 1525, 1532, 1518, 1525, 1532, 1518, 1525, 1526, 1532, 1518, 1525, 1526, 1532, 1527, 1525, 1532,
    1527, 1525, 1532, 1527, 1525, 1526, 1532, 1527, 1525, 1526, 1532, 1518, 1527, 1525, 1532, 1518, 1527,
    1525, 1532, 1518, 1527, 1525, 1526, 1532, 1518, 1527, 1525, 1526, 1532, 1528, 1525, 1532, 1528, 1525,
    1532, 1528, 1525, 1526, 1532, 1528, 1525, 1526, 1532, 1518, 1528, 1525, 1532, 1518, 1528, 1525, 1532,
    1518, 1528, 1525, 1526, 1532, 1518, 1528, 1525, 1526, 1532, 1518, 1527, 1528, 1525, 1532, 1518, 1527,
    1528, 1525, 1532, 1518, 1527, 1528, 1525, 1526, 1532, 1518, 1527, 1528, 1525, 1526, 1532, 1527, 1528,
    1525, 1532, 1527, 1528, 1525, 1532, 1527, 1528, 1525, 1526, 1532, 1527, 1528, 1525, 1526, 1532, 1518,
    1530, 1525, 1532, 1518, 1530, 1525, 1532, 1518, 1530, 1525, 1526, 1532, 1518, 1530, 1525, 1526, 1532,
    1518, 1530, 1527, 1525, 1532, 1518, 1530, 1527, 1525, 1532, 1518, 1530, 1527, 1525, 1526, 1532, 1518,
    1530, 1527, 1525, 1526, 1532, 1518, 1530, 1528, 1525, 1532, 1518, 1530, 1528, 1525, 1532, 1518, 1530,
    1528, 1525, 1526, 1532, 1518, 1530, 1528, 1525, 1526, 1532, 1518, 1530, 1527, 1528, 1525, 1532, 1518,
    1530, 1527, 1528, 1525, 1532, 1518, 1530, 1527, 1528, 1525, 1526, 1532, 1518, 1530, 1527, 1528, 1525,
    1526, -1, 1518, 1530, 1527, 1528, 1525, 1526, -1, 1518, 1530, 1527, 1528, 1525, 1526, -1, 1534, -1, 1534,
    -1, 1534, 1526, -1, 1534, 1526, 1524, 1527, 1525, 1524, 1527, 1525, 1524, 1527, 1528, 1525, 1524, 1527,
    1528, 1525, 1524, 1527, 1525, 1526, 1524, 1527, 1525, 1526, 1524, 1527, 1528, 1525, 1526, 1524, 1527,
    1528, 1525, 1526, -1, 1527, 1528, 1525, 1526, -1, 1527, 1528, 1525, 1526, 1538, 1539, 1525, 1538, 1539,
    1525, -1, 1539, 1525, -1, 1539, 1525, 1542, 1543, 1525, 1524, 1527, 1528, 1525, 1526, 1524, 1527, 1528,
    1525, 1526, 1524, 1527, 1528, 1525, 1524, 1527, 1528, 1525, 1524, 1527, 1525, 1526, 1524, 1527, 1525,
    1526, 1524, 1527, 1525, 1524, 1527, 1525, -1, 1547, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1563, 810, 810,
    1563, -1, 1565, -1, 1565, 1568, -1, 1568, 1565, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1584, 1584, 1584, 1613, 1518, 1517, 1517, 1517, 1517, 1517, 1517, 1517, 1518, 1517, 1518, 1517, 1517,
    1517, 1617, 1517, 1617, 1517, 1517, 1517, 1617, 1517, 1617, 1517, 1517, 1517, 1617, 1517, 1617, -1, -1,
    -1, -1, 1517, -1, -1, -1, 1543, 1543, 1517, 1622, 1525, 1517, 1622, 1525, 1517, 1622, 1517, 1622, 1517,
    1512, 1525, 1517, 1512, 1525, 1517, 1512, 1517, 1512, 1517, 1509, 1510, 1525, 1517, 1509, 1510, 1525,
    1517, 1509, 1510, 1517, 1509, 1510, 1517, 1623, 1517, 1623, 1625, -1, 649, 1630, 1631, -1, -1, 1633, -1,
    -1, 697, 697, 697, 1647, -1, 1647, 1647, -1, 1647, 697, -1, 697, 697, -1, 697, -1, 697, 697, -1, 424, -1,
    314, -1, -1, -1, -1, -1, 697, 1666, 1667, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 284, 285, 1676, 1677, 286, 287, 1678, 1679, 1680, 1681, 1682, 1683, 288,
    289, 1684, 290, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 633, -1, 1691, -1, 633, 1691, -1, -1, 633, -1,
    1691, -1, 633, 1691, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 541, -1, 8, -1, -1,
    541, -1, 8, -1, -1, 1708, -1, 1364, -1, 1364, 1708, -1, -1, 1708, -1, 1364, -1, 1364, 1708, -1, -1, -1,
    -1, -1, -1, -1, -1, 187, 1739, 188, 189, 76, 221, 76, 1740, 229, 1741, 231, 1742, 232, 1743, 230, 1744,
    157, -1, -1, -1, -1, -1, -1, 1756, -1, 1208, 1208, 1208, 88, -1, -1, -1, -1, -1, -1, -1, -1, 283, 283,
    -1, -1, -1, -1, -1, -1, -1, -1, 273, -1, -1, 1778, 338, 889, 1155, 1786, 1787, 1788, -1, -1, 338, 136,
    -1, 1791, 136, -1, -1, -1, -1, -1, -1, 588, 1330, -1, -1, -1, -1, -1, -1, -1, 889, 1822, 1823, 136, -1,
    -1, -1, -1, 889, 1825, 1826, 314, 314, 136, 314, 314, 136, 1830, 1830, 136, 314, 314, -1, -1, 136, -1,
    -1, 136, 8, 8, 136, 8, 1822, 1823, 8, 1822, 1823, 136, -1, -1, -1, 136, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 314,
    1509, 1510, 314, 1856, 1857, 314, 1856, 1857, 136, 314, 1859, 314, 1860, 314, 1860, 136, 314, 1509, 1510,
    314, 1859, 1864, 1360, 1865, 1866, 1867, 396, 1360, 1865, 1866, 1867, 396, 1360, 1865, 1866, 1867, 136,
    396, 1360, 1865, 1869, 396, 1360, 1865, 1869, 136, 1870, 1360, 1865, 1866, 1867, 1864, 1360, 1865, 1866,
    1867, 1872, 1873, 1360, 1872, 1873, 1360, 136, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1887,
    1887, -1, -1, -1, -1, -1, -1, -1, -1, 1887, -1, 136, -1, 1887, 136, -1, -1, -1, -1, -1, 424, 424, 424,
    424, 424, -1, -1, 7, 7, 7, 7, 7, 424, 424, 314, 424, 314, -1, 1925, 541, -1, 8, 8, -1, -1, -1, 1930, -1,
    -1, -1, -1, 541, -1, 627, 1132, 627, 541, -1, 649, 1076, 1079, -1, 314, -1, 424, -1, 314, -1, 424, -1,
    -1, 424, -1, 314, -1, 649, -1, 697, 697, -1, 669, 541, 627, -1, 649, 1083, -1, -1, -1, 648, -1, 1625,
    649, 1630, 1631, 1303, 8, -1, 8, 1319, 697, 697, -1, 697, 1647, 1647, -1, 1647, -1, 1647, 697, -1, 697,
    697, -1, 697, 697, 697, -1, -1, -1, -1, 260, -1, 263, 273, 297, 298, 303, 304, 305, 306, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1870, 1360, 1865, 1866, 1867, 1864, 1360, 1865, 1866, 1867, 396, 1360, 1865, 1866,
    1867, 396, 1360, 1865, 1866, 1867, 136, 396, 1360, 1865, 1869, 396, 1360, 1865, 1869, 136, -1, -1, -1,
    -1, -1, -1, -1, -1, 649, 273, 1360, 1355, 649, 424, 314, 1355, 298, -1, -1, -1, 265, 256, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 314, -1, 424, -1, 1088, -1, 1089, -1, 1088, -1, 1089, -1, 314, -1, 424, -1, 627,
    1132, 627, -1, -1, -1
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
    4, 4, 0, 32, 32, 32, 10, 32, 32, 32, 32, 32, 32, 1, 1, 1, 1, 32, 32, 32, 32, 32, 32, 32, 1, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 30, 32, 4, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 14, 3, 32, 32, 32, 32, 32, 0, 1081, 66857, 32, 0, 1081,
    66857, 32, 0, 590905, 66857, 32, 0, 590905, 66857, 32, 66857, 32, 66857, 32, 2308, 66858, 32, 2308,
    66858, 32, 2322, 66858, 32, 2322, 66858, 32, 2322, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0, 66858, 32,
    0, 66858, 32, 0, 66858, 32, 32, 32, 32, 32, 32, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 1, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 1, 32, 1, 1, 32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32,
    3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 32, 33, 33, 33, 32, 33, 32, 33, 33, 32, 32, 32, 14, 33,
    14, 32, 32, 32, 13, 32, 32, 32, 32, 3, 33, 33, 33, 32, 1, 33, 33, 1, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 10, 0, 32, 0, 0, 32, 0, 0, 32, 10, 0, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 0, 32, 14, 3, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 15, 33, 33, 33, 33, 33, 33, 33, 33, 3594, 2337, 33, 3594, 2337, 33, 10, 33, 10, 1, 0, 0,
    1, 0, 0, 4, 4, 4, 4612, 1, 1, 1, 54, 1, 1, 54, 1, 54, 1, 54, 1, 1, 2615, 54, 1, 1, 54, 10, 54, 1, 54, 1,
    2615, 54, 1, 54, 1, 2615, 54, 1, 1, 54, 1, 1, 2615, 54, 1, 54, 1336, 54, 1336, 1, 54, 58, 54, 1, 1, 1, 1,
    54, 1, 1, 54, 1, 54, 1, 54, 13, 54, 2, 54, 2, 2615, 54, 1, 54, 1, 2615, 54, 13, 54, 13, 2615, 54, 1, 1,
    54, 1, 54, 1, 54, 1, 1, 2615, 54, 2, 54, 2, 2615, 54, 1, 54, 1, 2615, 54, 1, 1, 54, 1, 54, 15, 54, 14,
    34, 54, 15, 54, 15, 54, 58, 54, 54, 54, 54, 54, 55, 55, 1, 1, 15, 0, 590905, 57, 0, 590905, 57, 0,
    590905, 57, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57, 36, 1, 1, 35, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 2336, 35, 2336, 35, 1, 2336, 35, 1, 2336, 35,
    2336, 35, 2336, 35, 2336, 35, 2336, 35, 2826, 2336, 35, 2826, 2336, 35, 0, 590905, 35, 0, 590905, 32,
    1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32,
    1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 35,
    58, 0, 35, 58, 0, 35, 35, 35, 35, 35, 32, 35, 32, 35, 32, 32, 32, 32, 58, 2336, 58, 2336, 58, 2336, 58,
    2336, 5, 58, 598816, 58, 598816, 58, 598816, 58, 58, 58, 58, 58, 58, 58, 58, 10, 10, 1, 10, 10, 1, 3, 5,
    5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1,
    1, 1, 46, 44, 44, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44,
    0, 44, 0, 44, 0, 44, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 47, 47, 1, 1, 1, 1, 10, 10, 46, 1, 1, 11,
    1, 1, 1, 11, 1, 1, 1, 1, 11, 40, 1, 40, 1, 40, 40, 10, 10, 1301274266515931649, 1301274266515931649, 1,
    1, 57, 1, 57, 2361, 1, 1, 57, 1, 1, 57, 2361, 1, 1, 151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1,
    57, 1, 1, 1, 1, 151061805, 57, 1, 1, 1, 1, 57, 2361, 1, 1, 1, 1, 151061805, 57, 2361, 1, 57, 1, 57, 2361,
    1, 1, 151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 151061805, 57, 2361, 1, 57, 1, 57, 2361, 1,
    1, 57, 1, 1, 57, 2361, 1, 1, 57, 1, 1, 57, 2361, 1, 1, 1, 57, 1, 1, 1, 57, 2361, 1, 151061805, 57, 1,
    151061805, 57, 2361, 1, 1, 151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 151061805, 57, 1, 1, 1,
    151061805, 57, 2361, 1, 1, 151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 57, 1, 1, 1, 57, 2361, 1,
    1, 1, 1, 57, 1, 1, 1, 1, 57, 2361, 1, 1, 1, 151061805, 57, 1, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1,
    151061805, 57, 1, 1, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 151061805, 57, 2361, 39, 57, 39, 57, 2361, 1,
    1, 57, 1, 1, 151061805, 57, 1, 1, 57, 2361, 1, 1, 151061805, 57, 2361, 1, 1, 151061805, 57, 2361, 1, 1,
    57, 1, 1, 57, 1, 3, 57, 1, 1, 151061805, 57, 2361, 1, 1, 151061805, 57, 1, 1, 57, 2361, 1, 1, 57, 2308,
    0, 1, 1, 1, 3, 3, 46, 0, 604420, 604420, 0, 4, 4, 0, 53, 57, 53, 57, 53, 57, 53, 57, 53, 1, 57, 53, 1,
    57, 53, 57, 1, 53, 57, 1, 1, 1, 1, 1, 1, 57, 3, 2308, 2308, 2308, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 1, 1, 39, 39, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 39, 1, 39, 1, 39, 1, 3,
    39, 3, 1, 46, 2361, 1, 46, 1, 1, 2361, 1, 1, 1, 10, 10, 2361, 1, 10, 10, 1, 40, 39, 39, 1, 39, 39, 3, 39,
    51, 39, 2344, 1, 39, 57, 39, 57, 1, 39, 57, 39, 39, 39, 39, 39, 39, 39, 39, 50, 51, 33, 39, 2308, 33, 4,
    33, 4, 33, 33, 33, 4, 33, 0, 4, 32, 4, 32, 0, 4, 33, 4, 33, 0, 4, 32, 4, 32, 0, 4, 39, 0, 4, 39, 4, 33,
    33, 33, 33, 1, 2337, 33, 1, 2337, 1, 3, 2344, 2361, 0, 4, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258,
    258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4,
    3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14,
    11, 15, 4, 4, 4, 4, 0, 4, 0, 4, 4, 4, 4, 4, 5, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1,
    3, 1, 1, 8, 8, 8, 5, 4, 5, 4, 5, 57, 5, 8, 5, 4, 5, 4, 5, 4, 7, 57, 0, 14, 14, 1, 14, 14, 34, 14, 2319,
    14, 2319, 34, 14, 2319, 14, 2319, 34, 2319, 14, 34, 34, 34, 34, 34, 34, 2309, 1, 1, 34, 57, 34, 0, 57,
    34, 57, 34, 34, 14, 1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 34, 10, 34, 10, 15, 34, 10, 34, 10, 15,
    34, 5, 34, 5, 15, 34, 14, 34, 14, 15, 34, 5, 34, 5, 15, 34, 14, 34, 14, 15, 34, 14, 1, 1, 34, 14, 1, 1,
    15, 34, 34, 34, 34, 34, 34, 15, 34, 15, 34, 34, 34, 34, 34, 34, 2319, 14, 34, 2319, 1, 1, 34, 2319, 1, 1,
    34, 2319, 14, 1, 1, 34, 2319, 5, 1, 34, 2319, 5, 1, 34, 34, 34, 2319, 34, 34, 34, 10, 10, 10, 34, 10, 10,
    10, 34, 10, 10, 10, 15, 34, 10, 10, 34, 10, 10, 34, 10, 10, 15, 34, 10, 1, 258, 258, 3, 34, 10, 1, 258,
    258, 3, 34, 10, 1, 258, 258, 3, 15, 34, 10, 1, 258, 258, 34, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 34,
    10, 10, 1, 34, 10, 10, 1, 15, 34, 2319, 1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1,
    34, 2319, 1, 1, 1, 258, 258, 0, 34, 2319, 1, 1, 1, 258, 258, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 2319, 34, 2319, 34, 34, 34, 34, 2319, 34, 2319, 34, 34, 10, 34, 10, 29, 34, 10, 15, 34, 10, 29, 15,
    34, 2319, 10, 3, 33, 33, 33, 33, 33, 33, 33, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14,
    23, 5, 5, 10, 5, 32, 2336, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 4, 4, 59, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4,
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
    0, 0, 30, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 56, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 0, 54,
    15, 35, 0, 35, 35, 35, 35, 35, 35, 37, 36, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 58,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 45, 45, 45, 46, 46, 47, 50, 51, 48,
    49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 40, 40, 40, 40, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 53, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39,
    0, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 34, 34, 34, 34, 18, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    87, 86, 179, 180, 181, 182, 183, 184, 185, 186, 168, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196,
    197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 160, 161, 162, 163, 164, 165, 166, 167, 168, 207, 208,
    209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229,
    230, 231, 232, 157, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249,
    282, 372, 397, 529, 677, 690, 691, 692, 712, 870, 871, 923, 924, 947, 963, 1056, 1067, 1118, 1120, 1122,
    1133, 1134, 1135, 1136, 1170, 1214, 1225, 1226, 1231, 1241, 1245, 1246, 1247, 1249, 1250, 1251, 1252,
    1253, 1254, 948, 1255, 1256, 1257, 1327, 1335, 1336, 1345, 1367, 1368, 1369, 1370, 1371, 1372, 1373,
    1374, 1375, 1376, 1377, 1503, 1504, 1505, 1506, 1558, 1559, 1560, 1583, 1585, 1586, 1587, 1614, 1545,
    1640, 1641, 1649, 1667, 1779, 1780, 1781, 1782, 1783, 742, 1784, 1498, 1894, 1905, 1919, 1997, 1998
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
