extension Library {
  /// The transform of a drawing context, whose calls act before what it does already.
  ///
  /// It begins as the identity: what UIKit puts there first, the scale of the screen and its y that points up,
  /// is left out.
  static let drawing = Library(
    name: "CGContext",
    names: [
      "UIGraphicsGetCurrentContext", "CGContext", "CGContextRef", "UIGraphicsBeginImageContext",
      "UIGraphicsBeginImageContextWithOptions", "UIGraphicsImageRenderer", "CGBitmapContextCreate",
      "CGLineCap", "CGLineJoin",
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
        var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
        func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
        func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
        func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
        func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
        func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
        func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
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
        func fillPath(using rule: CGPathFillRule = .winding) {}
        func drawPath(using mode: CGPathDrawingMode) {}
        func setLineCap(_ cap: CGLineCap) {}
        func setLineJoin(_ join: CGLineJoin) {}
        func clip(using rule: CGPathFillRule = .winding) {}
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
      let kCGImageAlphaPremultipliedLast = 1
      let kCGImageAlphaPremultipliedFirst = 2
      func CGColorSpaceCreateDeviceRGB() -> Any? { nil }
      func CGColorSpaceCreateDeviceGray() -> Any? { nil }
      func CGBitmapContextCreate(
        _ data: Any?, _ width: Any, _ height: Any, _ bits: Any, _ row: Any, _ space: Any?, _ info: Any
      ) -> CGContext { CGContext() }
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
      """ + images)

  /// What is drawn into: its size is known, its picture is not.
  ///
  /// Members have no names that views have, too: those would be found where a view names its own alone.
  ///
  /// Apple's documentation of `UIGraphicsImageRenderer`: the closure is given a context whose `cgContext` is current
  /// while it runs, and the image has the renderer's size. That a renderer of bounds begins with their origin moved
  /// to (0, 0) is inferred from "the bounds of the image context".
  private static let images = """

    class UIImage {
      var size = CGSize.zero
      var scale: CGFloat = 1
      init() {}
      init?(named name: String) { return nil }
      init(size: CGSize, scale: CGFloat) { self.size = size; self.scale = scale }
    }
    class PausedDrawing {
      let pausedContext: CGContext
      let pausedImage: UIImage
      init(context: CGContext, image: UIImage) { pausedContext = context; pausedImage = image }
    }
    var pausedDrawings: [PausedDrawing] = []
    func UIGraphicsBeginImageContext(_ size: CGSize) {
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
    }
    func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
      pausedDrawings.append(
        PausedDrawing(context: currentDrawing, image: UIImage(size: size, scale: scale == 0 ? 1 : scale)))
      currentDrawing = CGContext()
    }
    func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { pausedDrawings.last?.pausedImage }
    func UIGraphicsEndImageContext() {
      currentDrawing = pausedDrawings.popLast()?.pausedContext ?? CGContext()
    }
    class UIGraphicsImageRendererFormat {
      var scale: CGFloat = 1
      var opaque = false
      static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
      static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }
    class UIGraphicsImageRendererContext {
      let cgContext: CGContext
      let format: UIGraphicsImageRendererFormat
      let currentImage: UIImage
      init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, currentImage: UIImage) {
        self.cgContext = cgContext
        self.format = format
        self.currentImage = currentImage
      }
      func fill(_ rect: CGRect) {}
      func stroke(_ rect: CGRect) {}
      func clip(to rect: CGRect) {}
    }
    class UIGraphicsImageRenderer {
      let format: UIGraphicsImageRendererFormat
      let imageBounds: CGRect
      init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        self.format = format
        imageBounds = CGRect(origin: .zero, size: size)
      }
      init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        self.format = format
        imageBounds = bounds
      }
      func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(imageBounds.size, format.opaque, format.scale)
        currentDrawing.translateBy(x: -imageBounds.minX, y: -imageBounds.minY)
        let image = UIGraphicsGetImageFromCurrentImageContext()!
        actions(
          UIGraphicsImageRendererContext(
            cgContext: currentDrawing, format: format, currentImage: image))
        UIGraphicsEndImageContext()
        return image
      }
    }
    """
}
