extension Library {
  /// The functions of C on a drawing context: each does what the method does that it stands for.
  static let drawingInC = """

    typealias CGContextRef = CGContext
    var currentDrawing = CGContext()
    func UIGraphicsGetCurrentContext() -> CGContext? { currentDrawing }
    var pushedDrawings: [CGContext] = []
    func UIGraphicsPushContext(_ context: CGContext) {
      pushedDrawings.append(currentDrawing)
      currentDrawing = context
    }
    func UIGraphicsPopContext() { currentDrawing = pushedDrawings.popLast() ?? currentDrawing }
    func CGColorSpaceCreateDeviceRGB() -> Any? { nil }
    func CGColorSpaceCreateDeviceGray() -> Any? { nil }
    func CGBitmapContextCreate(
      _ data: Any?, _ width: Any, _ height: Any, _ bits: Any, _ row: Any, _ space: Any?, _ info: Any
    ) -> CGContext { CGContext(pixelsAcross: Int(width), pixelsDown: Int(height)) }
    func CGContextTranslateCTM(_ c: CGContext, _ x: CGFloat, _ y: CGFloat) { c.translateBy(x: x, y: y) }
    func CGContextScaleCTM(_ c: CGContext, _ x: CGFloat, _ y: CGFloat) { c.scaleBy(x: x, y: y) }
    func CGContextRotateCTM(_ c: CGContext, _ angle: CGFloat) { c.rotate(by: angle) }
    func CGContextConcatCTM(_ c: CGContext, _ t: CGAffineTransform) { c.concatenate(t) }
    func CGContextGetCTM(_ c: CGContext) -> CGAffineTransform { c.ctm }
    func CGContextGetUserSpaceToDeviceSpaceTransform(_ c: CGContext) -> CGAffineTransform { c.ctm }
    func CGContextConvertPointToDeviceSpace(_ c: CGContext, _ point: CGPoint) -> CGPoint {
      c.convertToDeviceSpace(point)
    }
    func CGContextConvertSizeToDeviceSpace(_ c: CGContext, _ size: CGSize) -> CGSize {
      c.convertToDeviceSpace(size)
    }
    func CGContextConvertRectToDeviceSpace(_ c: CGContext, _ rect: CGRect) -> CGRect {
      c.convertToDeviceSpace(rect)
    }
    func CGContextConvertPointToUserSpace(_ c: CGContext, _ point: CGPoint) -> CGPoint {
      c.convertToUserSpace(point)
    }
    func CGContextConvertSizeToUserSpace(_ c: CGContext, _ size: CGSize) -> CGSize {
      c.convertToUserSpace(size)
    }
    func CGContextConvertRectToUserSpace(_ c: CGContext, _ rect: CGRect) -> CGRect {
      c.convertToUserSpace(rect)
    }
    func CGContextSetTextMatrix(_ c: CGContext, _ t: CGAffineTransform) { c.textMatrix = t }
    func CGContextGetTextMatrix(_ c: CGContext) -> CGAffineTransform { c.textMatrix }
    func CGContextSaveGState(_ c: CGContext) { c.saveGState() }
    func CGContextRestoreGState(_ c: CGContext) { c.restoreGState() }
    func CGContextMoveToPoint(_ c: CGContext, _ x: CGFloat, _ y: CGFloat) {}
    func CGContextAddLineToPoint(_ c: CGContext, _ x: CGFloat, _ y: CGFloat) {}
    func CGContextAddRect(_ c: CGContext, _ rect: CGRect) {}
    func CGContextAddPath(_ c: CGContext, _ path: Any) {}
    func CGContextBeginPath(_ c: CGContext) {}
    func CGContextClosePath(_ c: CGContext) {}
    func CGContextStrokePath(_ c: CGContext) {}
    func CGContextFillPath(_ c: CGContext) {}
    func CGContextClip(_ c: CGContext) {}
    func CGContextClipToRect(_ c: CGContext, _ rect: CGRect) {}
    func CGContextClearRect(_ c: CGContext, _ rect: CGRect) {}
    func CGContextFillEllipseInRect(_ c: CGContext, _ rect: CGRect) {}
    func CGContextStrokeEllipseInRect(_ c: CGContext, _ rect: CGRect) {}
    func CGContextSetFillColorWithColor(_ c: CGContext, _ color: Any) {}
    func CGContextSetStrokeColorWithColor(_ c: CGContext, _ color: Any) {}
    func CGContextSetAlpha(_ c: CGContext, _ alpha: CGFloat) {}
    func CGContextFillRect(_ c: CGContext, _ rect: CGRect) {}
    func CGContextStrokeRect(_ c: CGContext, _ rect: CGRect) {}
    func CGContextSetLineWidth(_ c: CGContext, _ width: CGFloat) {}
    func CGContextSetRGBFillColor(
      _ c: CGContext, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
    ) {}
    func CGContextSetRGBStrokeColor(
      _ c: CGContext, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
    ) {}
    func CGContextSetGrayFillColor(_ c: CGContext, _ gray: CGFloat, _ alpha: CGFloat) {}
    func CGContextSetGrayStrokeColor(_ c: CGContext, _ gray: CGFloat, _ alpha: CGFloat) {}
    func CGContextAddArc(
      _ c: CGContext, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat,
      _ clockwise: Any
    ) {
      _ = CGAffineTransformMakeRotation(start)
      _ = CGAffineTransformMakeRotation(end)
    }
    func CGContextAddArcToPoint(
      _ c: CGContext, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ radius: CGFloat
    ) {}
    func CGContextAddCurveToPoint(
      _ c: CGContext, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat,
      _ y: CGFloat
    ) {}
    func CGContextAddQuadCurveToPoint(
      _ c: CGContext, _ x1: CGFloat, _ y1: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) {}
    func CGContextAddEllipseInRect(_ c: CGContext, _ rect: CGRect) {}
    func CGContextAddLines(_ c: CGContext, _ points: Any, _ count: Int) {}
    func CGContextAddRects(_ c: CGContext, _ rects: Any, _ count: Int) {}
    func CGContextFillRects(_ c: CGContext, _ rects: Any, _ count: Int) {}
    func CGContextStrokeLineSegments(_ c: CGContext, _ points: Any, _ count: Int) {}
    func CGContextDrawPath(_ c: CGContext, _ mode: Any) {}
    func CGContextEOFillPath(_ c: CGContext) {}
    func CGContextEOClip(_ c: CGContext) {}
    func CGContextSetLineCap(_ c: CGContext, _ cap: Any) {}
    func CGContextSetLineJoin(_ c: CGContext, _ join: Any) {}
    func CGContextSetLineDash(_ c: CGContext, _ phase: CGFloat, _ lengths: Any?, _ count: Int) {}
    func CGContextSetMiterLimit(_ c: CGContext, _ limit: CGFloat) {}
    func CGContextSetShadow(_ c: CGContext, _ offset: CGSize, _ blur: CGFloat) {}
    func CGContextSetShadowWithColor(_ c: CGContext, _ offset: CGSize, _ blur: CGFloat, _ color: Any?) {}
    func CGContextSetBlendMode(_ c: CGContext, _ mode: Any) {}
    func CGContextSetInterpolationQuality(_ c: CGContext, _ quality: Any) {}
    func CGContextSetShouldAntialias(_ c: CGContext, _ smooths: Bool) {}
    func CGContextSetAllowsAntialiasing(_ c: CGContext, _ allows: Bool) {}
    func CGContextDrawImage(_ c: CGContext, _ rect: CGRect, _ image: Any?) {}
    func UIRectFill(_ rect: CGRect) {}
    func UIRectFrame(_ rect: CGRect) {}
    func UIRectClip(_ rect: CGRect) {}
    """
}
