extension Library {
  /// The transform of a drawing context, whose calls act before what it does already.
  ///
  /// It begins as the identity: what UIKit puts there first, the scale of the screen and its y that points up,
  /// is left out.
  static let drawing = Library(
    name: "CGContext",
    names: ofImages + ofPixels + [
      "UIGraphicsGetCurrentContext", "CGContext", "CGContextRef", "UIGraphicsBeginImageContext",
      "UIGraphicsBeginImageContextWithOptions", "UIGraphicsImageRenderer", "CGBitmapContextCreate",
      "UIImage.self", "withRenderingMode", "cgImage", "CGLineCap", "CGLineJoin",
      "kCGLineCapButt", "kCGLineCapRound", "kCGLineCapSquare", "kCGLineJoinMiter",
      "kCGLineJoinRound", "kCGLineJoinBevel", "CGBlendMode", "CGInterpolationQuality",
      "CGPathDrawingMode",
      "UIRectFill", "UIRectFrame", "UIRectClip",
    ],
    mark: "currentDrawing",
    nested: ["UIImage.Orientation"],
    source: """
      enum CGPathDrawingMode { case fill, eoFill, stroke, fillStroke, eoFillStroke }
      enum CGImageAlphaInfo: Int {
        case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
      }
      enum CGLineCap: Int { case butt, round, square }
      enum CGLineJoin: Int { case miter, round, bevel }
      let kCGLineCapButt = CGLineCap.butt
      let kCGLineCapRound = CGLineCap.round
      let kCGLineCapSquare = CGLineCap.square
      let kCGLineJoinMiter = CGLineJoin.miter
      let kCGLineJoinRound = CGLineJoin.round
      let kCGLineJoinBevel = CGLineJoin.bevel
      enum CGBlendMode {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
        case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
        case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
        case destinationAtop, xor, plusDarker, plusLighter
      }
      enum CGInterpolationQuality { case `default`, none, low, medium, high }
      class CGContext {
        var ctm = CGAffineTransform.identity
        var savedTransforms: [CGAffineTransform] = []
        var textMatrix = CGAffineTransform.identity
        var interpolationQuality = CGInterpolationQuality.default
        var pixelsAcross = 0
        var pixelsDown = 0
        init() {}
        init(pixelsAcross: Int, pixelsDown: Int) {
          self.pixelsAcross = pixelsAcross
          self.pixelsDown = pixelsDown
        }
        init?(
          data: Any?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: Any?,
          bitmapInfo: Any
        ) {
          pixelsAcross = width
          pixelsDown = height
        }
        func makeImage() -> CGImageRef? { CGImageRef(across: pixelsAcross, down: pixelsDown) }
        func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
        func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
        func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
        func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
        func saveGState() { savedTransforms.append(ctm) }
        func restoreGState() { ctm = savedTransforms.popLast() ?? ctm }
        var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
        func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
        func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
        func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
        func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
        func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
        func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
        func setFillColor(_ color: Any) {}
        func setStrokeColor(_ color: Any) {}
        func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
        func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
        func setFillColor(gray: CGFloat, alpha: CGFloat) {}
        func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
        func setLineWidth(_ width: CGFloat) {}
        func fill(_ rect: CGRect) {}
        func stroke(_ rect: CGRect) {}
        func stroke(_ rect: CGRect, width: CGFloat) {}
        func fill(_ rects: [CGRect]) {}
        func fillEllipse(in rect: CGRect) {}
        func strokeEllipse(in rect: CGRect) {}
        func addRect(_ rect: CGRect) {}
        func addPath(_ path: Any) {}
        func move(to point: CGPoint) {}
        func addLine(to point: CGPoint) {}
        func beginPath() {}
        func closePath() {}
        func strokePath() {}
        func fillPath(using rule: CGPathFillRule = .winding) {}
        func drawPath(using mode: CGPathDrawingMode) {}
        func setLineCap(_ cap: CGLineCap) {}
        func setLineJoin(_ join: CGLineJoin) {}
        func setMiterLimit(_ limit: CGFloat) {}
        func setBlendMode(_ mode: CGBlendMode) {}
        func setShouldAntialias(_ smooths: Bool) {}
        func setAllowsAntialiasing(_ allows: Bool) {}
        func clip(using rule: CGPathFillRule = .winding) {}
        func clip(to rect: CGRect) {}
        func clip(to rects: [CGRect]) {}
        func clear(_ rect: CGRect) {}
        func addRects(_ rects: [CGRect]) {}
        func setAlpha(_ alpha: CGFloat) {}
        func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
        func setShadow(offset: CGSize, blur: CGFloat) {}
        func setShadow(offset: CGSize, blur: CGFloat, color: Any?) {}
        func draw(_ image: Any?, in rect: CGRect, byTiling: Bool = false) {}
        func addEllipse(in rect: CGRect) {}
        func addArc(
          center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
          // Nothing is drawn, but angles are looked at where they turn something.
          _ = CGAffineTransformMakeRotation(startAngle)
          _ = CGAffineTransformMakeRotation(endAngle)
        }
        func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
        func addQuadCurve(to end: CGPoint, control: CGPoint) {}
        func addLines(between points: [CGPoint]) {}
        func strokeLineSegments(between points: [CGPoint]) {}
        func clip(to rect: CGRect, mask: Any?) {}
        func drawLinearGradient(_ gradient: Any?, start: CGPoint, end: CGPoint, options: Any) {}
        func drawRadialGradient(
          _ gradient: Any?, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
          endRadius: CGFloat, options: Any
        ) {}
        func beginTransparencyLayer(auxiliaryInfo: Any?) {}
        func endTransparencyLayer() {}
        func setFlatness(_ flatness: CGFloat) {}
        func setFillColorSpace(_ space: Any?) {}
        func setStrokeColorSpace(_ space: Any?) {}
        func flush() {}
      }
      """ + drawingInC + gradientsInC + pixels + images)
}
