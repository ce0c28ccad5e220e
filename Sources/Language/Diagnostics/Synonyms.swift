private let prepends: StaticString = """
  '$s' puts the new step before what the transform already does
  """

extension Synonym {
  /// Functions, constants and types of other languages and libraries.
  static let alone: [Synonym] = [
    Synonym(
      nil, .measured, "rotate rot rotation rotateZ rotationEffect makeRotation rotate2d", "R($°)"),
    Synonym(nil, .measured, "rotate", "R($°, about: ($2, $3))"),
    Synonym(
      nil, .called, "translate translation move moveBy offset makeTranslation", "T($1, $2)"),
    Synonym(nil, .measured, "scale scaleEffect scaling makeScale zoom", "S($1)"),
    Synonym(nil, .measured, "scale scaleEffect scaling makeScale zoom", "S($1, $2)"),
    Synonym(nil, .measured, "skew shear skewX shearX", "H(x: $t)"),
    Synonym(nil, .measured, "skewY shearY", "H(y: $t)"),
    Synonym(nil, .measured, "scaleX", "S($1, 1)"), Synonym(nil, .measured, "scaleY", "S(1, $1)"),
    Synonym(nil, .measured, "translateX", "T($1, 0)"),
    Synonym(nil, .measured, "translateY", "T(0, $1)"),
    Synonym(nil, .called, "disp echo console", "print($1)"),
    Synonym(nil, .called, "eye", "CGAffineTransform.identity.matrix"),
    Synonym(nil, .called, "mirror flip reflection", "reflect(.x)"),
    Synonym(nil, .measured, "matrix", "transform($1, $2, $3, $4, $5, $6)"),
    Synonym(
      nil, .called, "matrix matrix3d Matrix Matrix3 Matrix4 mat3 mat4 DOMMatrix simd_float3x3",
      "[a, b; c, d]", "a matrix is written row by row"),
    Synonym(
      nil, .called, "fit aspectFit aspectFill", "transform(from: $1, to: $2, .aspectFit)"),
    Synonym(
      nil, .called, "Vec2 vec2 Vector Vector2 PVector CGVec simd_float2", "vector($1, $2)"),
    Synonym(nil, .called, "Point pt makePoint createVector", "($1, $2)"),
    Synonym(nil, .called, "Rect makeRect frame", "rect($1, $2, $3, $4)"),
    Synonym(nil, .called, "Size makeSize", "size($1, $2)"),
    Synonym(
      nil, .called,
      """
      deg2rad degToRad degreesToRadians DegreesToRadians degrees_to_radians toRadians radians \
      DEGREES_TO_RADIANS RADIANS D2R GLKMathDegreesToRadians deg rad rad2 degrees2radians fromDegrees
      """, "$1°"),
    Synonym(
      nil, .called,
      """
      rad2deg radToDeg radiansToDegrees RadiansToDegrees radians_to_degrees toDegrees degrees \
      RADIANS_TO_DEGREES GLKMathRadiansToDegrees radians2degrees
      """, "Angle(radians: $1).degrees"),
    Synonym(nil, .called, "concat multiply compose", "A * B", "A acts first"),
    Synonym(nil, .called, "invert inverse inv", "$1.inverted()"),
    Synonym(nil, .called, "det determinant", "$1.determinant"),
    Synonym(nil, .called, "transpose", "$1.transpose"),
    Synonym(nil, .called, "apply transform2d applyTransform", "p * A", "the point stands first"),
    Synonym(nil, .called, "decompose", "$1.decomposed()"),
    Synonym(nil, .called, "CGAffineTransformMultiply", "CGAffineTransformConcat($1, $2)"),
    Synonym(
      nil, .called, "CGAffineTransformMakeShear CGAffineTransformMakeSkew CGAffineTransformShear",
      "H(x: $1)"),
    Synonym(nil, .called, "CGRectCenter CGRectGetCenter CGRectGetMid", "$1.center"),
    Synonym(nil, .called, "CGPointAdd", "$1 + $2"),
    Synonym(nil, .called, "CGPointSubtract CGPointSub", "$1 - $2"),
    Synonym(nil, .called, "CGPointDistance", "$1.distance(to: $2)"),
    Synonym(nil, .measured, "sind", "sin($1°)"), Synonym(nil, .measured, "cosd", "cos($1°)"),
    Synonym(nil, .measured, "tand", "tan($1°)"),
    Synonym(nil, .measured, "sine", "sin($1)"), Synonym(nil, .measured, "cosine", "cos($1)"),
    Synonym(nil, .measured, "tangent", "tan($1)"), Synonym(nil, .measured, "ln", "log($1)"),
    Synonym(nil, .measured, "clamp", "min(max($1, 0), 1)"),
    Synonym(nil, .measured, "clamp", "min(max($1, $2), $3)"),
    Synonym(nil, .called, "distance dist", "p.distance(to: q)"),
    Synonym(nil, .measured, "truncate fix", "Int($1)"),
    Synonym(nil, .called, "mod", "fmod($1, $2)"),
    Synonym(nil, .measured, "sqr square", "$1^2"),
    Synonym(nil, .called, "echo console", "print($*)"),
    Synonym(nil, .read, "PI Pi kPi pie", "π"),
    Synonym(nil, .read, "tau TAU TWO_PI", "2π"),
    Synonym(nil, .read, "HALF_PI", "π/2"),
    Synonym(nil, .read, "null None undefined nullptr", "nil"),
    Synonym(nil, .read, "True", "true"),
    Synonym(nil, .read, "False", "false"),
    Synonym(nil, .read, "screen", "window"),
  ]

  static let ofTransforms: [Synonym] = [
    Synonym(
      .transform, .called,
      "rotate rotateBy rotatedBy rotation rotationEffect rotateZ rotating turn", "rotated(by:)",
      prepends),
    Synonym(
      .transform, .called, "scale scaleBy scaled scaling scaleEffect zoom", "scaledBy(x:y:)",
      prepends),
    Synonym(
      .transform, .called,
      "translate translateBy translated translating translation move moveBy offset offsetBy",
      "translatedBy(x:y:)", prepends),
    Synonym(
      .transform, .called,
      "concat append multiply multiplied mul preConcat postConcat then appending",
      "concatenating(_:)", "in A.concatenating(B), A acts first"),
    Synonym(.transform, .either, "inverse invert inverting inversed", "inverted()"),
    Synonym(.transform, .either, "decompose decomposition components", "decomposed()"),
    Synonym(
      .transform, .read, "angle rotation rotationAngle theta", "decomposed().rotation",
      "for a turn alone it is atan2(b, a)"),
    Synonym(.transform, .read, "scale scaling zoom", "decomposed().scale"),
    Synonym(.transform, .read, "scaleX sx xScale", "decomposed().scale.width"),
    Synonym(.transform, .read, "scaleY sy yScale", "decomposed().scale.height"),
    Synonym(.transform, .read, "translation offset", "decomposed().translation"),
    Synonym(.transform, .read, "translationX x dx e m31", "tx"),
    Synonym(.transform, .read, "translationY y dy f m32", "ty"),
    Synonym(.transform, .either, "det determinate", "determinant"),
    Synonym(.transform, .either, "transpose transposed", "matrix.transpose"),
    Synonym(.transform, .read, "isInvertible invertible", "determinant != 0"),
    Synonym(.transform, .read, "isIdentityTransform identity", "isIdentity"),
    Synonym(
      .transform, .called, "apply applying transform map", "$1 * $0"),
    Synonym(.transform, .measured, "preTranslate", "$0.translatedBy(x: $1, y: $2)"),
    Synonym(.transform, .measured, "preRotate", "$0.rotated(by: $°)"),
    Synonym(.transform, .measured, "preScale", "$0.scaledBy(x: $1, y: $2)"),
    Synonym(.transform, .measured, "postTranslate", "$0.concatenating(T($1, $2))"),
    Synonym(.transform, .measured, "postRotate", "$0.concatenating(R($°))"),
    Synonym(.transform, .measured, "postScale", "$0.concatenating(S($1, $2))"),
    Synonym(.components, .read, "angle", "rotation"),
    Synonym(.components, .read, "shear skew", "horizontalShear"),
    Synonym(.components, .read, "scaleX sx", "scale.width"),
    Synonym(.components, .read, "scaleY sy", "scale.height"),
    Synonym(.components, .read, "offset translate", "translation"),
    Synonym(.matrix, .either, "inverted inversed invert", "inverse"),
    Synonym(.matrix, .either, "transposed t", "transpose"),
    Synonym(.matrix, .either, "det", "determinant"),
  ]

  static let ofViews: [Synonym] = [
    Synonym(
      .view, .read, "width", "bounds.size.width",
      "'frame.size.width' grows when the view is turned; bounds keep its own size"),
    Synonym(
      .view, .read, "height", "bounds.size.height",
      "'frame.size.height' grows when the view is turned; bounds keep its own size"),
    Synonym(.view, .read, "size", "bounds.size"),
    Synonym(.view, .read, "origin position2 location", "frame.origin"),
    Synonym(.view, .read, "x left minX", "frame.origin.x"),
    Synonym(.view, .read, "y top minY", "frame.origin.y"),
    Synonym(.view, .read, "right maxX", "frame.maxX"),
    Synonym(.view, .read, "bottom maxY", "frame.maxY"),
    Synonym(.view, .read, "position", "center", "a layer's 'position' is its view's 'center'"),
    Synonym(.view, .read, "anchor pivot origin3d transformOrigin", "anchorPoint"),
    Synonym(.view, .read, "rotation angle", "transform.decomposed().rotation"),
    Synonym(.view, .read, "scale", "transform.decomposed().scale"),
    Synonym(.view, .read, "parent superView", "superview"),
    Synonym(.view, .read, "children", "subviews"),
    Synonym(.view, .read, "opacity", "alpha"), Synonym(.view, .read, "visible", "!$0.isHidden"),
    Synonym(
      .view, .assigned, "visible", "isHidden",
      "'isHidden' is the opposite: false shows the view"),
    Synonym(
      .view, .assigned, "rotation angle scale", "transform",
      "a turn is R(…), a scale is S(…): both are transforms"),
    Synonym(.view, .read, "color background backgroundColour", "backgroundColor"),
    Synonym(.view, .read, "masksToBounds clips", "clipsToBounds"),
    Synonym(.view, .read, "zPosition", "layer.zPosition"),
    Synonym(.view, .measured, "setRotation", "$0.transform = R($°)"),
    Synonym(
      .view, .measured, "rotate rotateBy rotated rotationEffect rotation",
      "$0.transform = $0.transform.rotated(by: $°)"),
    Synonym(
      .view, .measured, "scale scaleBy scaledBy scaleEffect zoom",
      "$0.transform = $0.transform.scaledBy(x: $1, y: $1)"),
    Synonym(
      .view, .measured, "scale scaleBy scaledBy scaleEffect zoom",
      "$0.transform = $0.transform.scaledBy(x: $1, y: $2)"),
    Synonym(
      .view, .measured, "translate translateBy translatedBy move moveBy offset offsetBy",
      "$0.center += vector($1, $2)"),
    Synonym(.view, .either, "draw show", "plot($0)"),
    Synonym(.view, .called, "transformEffect apply", "$0.transform = $1"),
    Synonym(.view, .measured, "position moveTo", "$0.center = ($1, $2)"),
    Synonym(.view, .called, "pointInside contains", "point(inside:with:)"),
    Synonym(.view, .called, "add addChild addSubView append", "addSubview(_:)"),
    Synonym(.view, .called, "remove removeFromParent removeFromSuperView", "removeFromSuperview()"),
    Synonym(.view, .called, "bringToFront", "bringSubviewToFront(_:)"),
    Synonym(.layer, .read, "center", "position", "a view's 'center' is its layer's 'position'"),
    Synonym(.layer, .read, "anchor pivot", "anchorPoint"),
    Synonym(.layer, .called, "valueForKeyPath", "value(forKeyPath:)"),
    Synonym(.layer, .called, "setTransform", "setAffineTransform(_:)"),
    Synonym(.layer, .called, "addAnimation", "add(_:forKey:)"),
    Synonym(.layer, .read, "superview parent", "superlayer"),
    Synonym(.layer, .read, "subviews children", "sublayers"),
    Synonym(.layer, .read, "clipsToBounds", "masksToBounds"),
    Synonym(.layer, .read, "size", "bounds.size"),
    Synonym(.layer, .read, "width", "bounds.size.width"),
    Synonym(.layer, .read, "height", "bounds.size.height"),
    Synonym(.layer, .called, "addSubview addChild", "addSublayer(_:)"),
    Synonym(.layer, .called, "convertPoint convertRect", "convert(_:to:)"),
  ]

  static let ofValues: [Synonym] = [
    Synonym(.rect, .read, "x", "origin.x"), Synonym(.rect, .read, "y", "origin.y"),
    Synonym(.rect, .read, "w", "width"), Synonym(.rect, .read, "h", "height"),
    Synonym(.rect, .read, "left", "minX"), Synonym(.rect, .read, "right", "maxX"),
    Synonym(.rect, .read, "top", "minY"), Synonym(.rect, .read, "bottom", "maxY"),
    Synonym(.rect, .read, "mid middle midpoint", "center"),
    Synonym(.rect, .read, "topLeft bottomRight topRight bottomLeft points", "corners"),
    Synonym(.rect, .read, "area", "width * $0.height"),
    Synonym(.rect, .called, "offset translate move", "offsetBy(dx:dy:)"),
    Synonym(.rect, .called, "containsPoint containsRect", "contains(_:)"),
    Synonym(.rect, .called, "intersect", "intersection(_:)"),
    Synonym(.point, .measured, "add plus move translate offset offsetBy", "$0 + vector($1, $2)"),
    Synonym(.point, .measured, "rotate rotated", "$0 * R($°)"),
    Synonym(.point, .called, "dist distanceTo", "distance(to:)"),
    Synonym(.point, .called, "apply transform", "applying(_:)"),
    Synonym(.vector, .read, "x", "dx"), Synonym(.vector, .read, "y", "dy"),
    Synonym(.vector, .read, "magnitude norm mag", "length"),
    Synonym(
      .point, .read, "length magnitude norm mag", "distance(to: .zero)",
      "a vector has a length, a point is only so far from another"),
    Synonym(.size, .read, "w x dx", "width"), Synonym(.size, .read, "h y dy", "height"),
    Synonym(.list, .read, "length size len", "count"),
    Synonym(.list, .called, "push add", "append(_:)"),
    Synonym(.set, .called, "push add append", "insert(_:)"),
    Synonym(.list, .either, "sum total", "reduce(0, +)"),
    Synonym(.list, .called, "sort", "sorted()"), Synonym(.list, .called, "reverse", "reversed()"),
    Synonym(.text, .read, "size len", "count"),
    Synonym(
      .number, .read, "degrees deg degreesToRadians toRadians", "$0°",
      "that takes the number as degrees; where it counts radians, 'Angle(radians: x).degrees'"),
    Synonym(
      .number, .read, "radians inRadians rad", "Angle(radians: $0)",
      "that takes the number as radians; where it counts degrees, 'Angle(degrees: x).radians'"),
    Synonym(.angle, .read, "deg inDegrees toDegrees value", "degrees"),
    Synonym(.angle, .read, "rad inRadians toRadians", "radians"),
    Synonym(.type, .read, "Pi PI M_PI", "pi"),
    Synonym(.type, .measured, "makeRotation rotation rotate", "R($°)"),
    Synonym(.type, .called, "makeTranslation translation translate", "T($1, $2)"),
    Synonym(.type, .measured, "makeScale scale", "S($1)"),
    Synonym(.type, .measured, "makeScale scale", "S($1, $2)"),
  ]

  /// Types of other languages and libraries.
  static let types: [String: String] = [
    "Point": "CGPoint", "Vec2": "CGVector", "Vector": "CGVector",
    "Vector2": "CGVector", "Rect": "CGRect", "Size": "CGSize",
    "Transform": "CGAffineTransform", "AffineTransform": "CGAffineTransform",
    "NSColor": "UIColor", "NSView": "UIView", "Layer": "CALayer",
    "boolean": "Bool", "string": "String", "number": "CGFloat", "Number": "CGFloat",
  ]
}
