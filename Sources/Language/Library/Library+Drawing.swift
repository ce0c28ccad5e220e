extension Library {
  /// The transform of a drawing context, whose calls act before what it does already.
  ///
  /// It begins as the identity: what UIKit puts there first, the scale of the screen and its y that points up,
  /// is left out.
  static let drawing = Library(
    name: "CGContext",
    names: [
      "UIGraphicsGetCurrentContext", "CGContext", "CGContextRef", "UIGraphicsBeginImageContext",
      "CGBitmapContextCreate",
    ],
    mark: "currentDrawing",
    source: """
      enum CGPathDrawingMode { case fill, eoFill, stroke, fillStroke, eoFillStroke }
      enum CGImageAlphaInfo: Int {
        case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
      }
      enum CGLineCap { case butt, round, square }
      enum CGLineJoin { case miter, round, bevel }
      class CGContext {
        var ctm = CGAffineTransform.identity
        var savedTransforms: [CGAffineTransform] = []
        init() {}
        init?(
          data: Any?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: Any?,
          bitmapInfo: Any
        ) {}
        func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
        func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
        func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
        func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
        func saveGState() { savedTransforms.append(ctm) }
        func restoreGState() { ctm = savedTransforms.popLast() ?? ctm }
        func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
        func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
        func setFillColor(_ color: Any) {}
        func setStrokeColor(_ color: Any) {}
        func setLineWidth(_ width: CGFloat) {}
        func fill(_ rect: CGRect) {}
        func stroke(_ rect: CGRect) {}
        func fillEllipse(in rect: CGRect) {}
        func strokeEllipse(in rect: CGRect) {}
        func addRect(_ rect: CGRect) {}
        func addPath(_ path: Any) {}
        func move(to point: CGPoint) {}
        func addLine(to point: CGPoint) {}
        func beginPath() {}
        func closePath() {}
        func strokePath() {}
        func fillPath() {}
        func drawPath(using mode: CGPathDrawingMode) {}
        func setLineCap(_ cap: CGLineCap) {}
        func setLineJoin(_ join: CGLineJoin) {}
        func clip() {}
        func clip(to rect: CGRect) {}
        func clear(_ rect: CGRect) {}
        func setAlpha(_ alpha: CGFloat) {}
        func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
        func setShadow(offset: CGSize, blur: CGFloat) {}
        func addEllipse(in rect: CGRect) {}
        func addArc(
          center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {}
        func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
        func addQuadCurve(to end: CGPoint, control: CGPoint) {}
        func addLines(between points: [CGPoint]) {}
        func strokeLineSegments(between points: [CGPoint]) {}
      }
      typealias CGContextRef = CGContext
      var currentDrawing = CGContext()
      func UIGraphicsGetCurrentContext() -> CGContext? { currentDrawing }
      func UIGraphicsBeginImageContext(_ size: CGSize) { currentDrawing = CGContext() }
      func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
        currentDrawing = CGContext()
      }
      let kCGImageAlphaPremultipliedLast = 1
      let kCGImageAlphaPremultipliedFirst = 2
      func CGColorSpaceCreateDeviceRGB() -> Any? { nil }
      func CGColorSpaceCreateDeviceGray() -> Any? { nil }
      func CGBitmapContextCreate(
        _ data: Any?, _ width: Any, _ height: Any, _ bits: Any, _ row: Any, _ space: Any?, _ info: Any
      ) -> CGContext { CGContext() }
      func UIGraphicsEndImageContext() { currentDrawing = CGContext() }
      func CGContextTranslateCTM(_ c: CGContext, _ x: CGFloat, _ y: CGFloat) { c.translateBy(x: x, y: y) }
      func CGContextScaleCTM(_ c: CGContext, _ x: CGFloat, _ y: CGFloat) { c.scaleBy(x: x, y: y) }
      func CGContextRotateCTM(_ c: CGContext, _ angle: CGFloat) { c.rotate(by: angle) }
      func CGContextConcatCTM(_ c: CGContext, _ t: CGAffineTransform) { c.concatenate(t) }
      func CGContextGetCTM(_ c: CGContext) -> CGAffineTransform { c.ctm }
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
      """)
}
