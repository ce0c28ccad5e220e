extension Library {
  /// What is drawn into: its size is known, its picture is not.
  ///
  /// A `CGImage` is the image again, whose pixels are points where it is made an image anew.
  ///
  /// Members have no names that views have, too: those would be found where a view names its own alone.
  ///
  /// Apple's documentation of `UIGraphicsImageRenderer`: the closure is given a context whose `cgContext` is current
  /// while it runs, and the image has the renderer's size. That a renderer of bounds begins with their origin moved
  /// to (0, 0) is inferred from "the bounds of the image context".
  static let images = """

    class UIImage {
      enum RenderingMode { case automatic, alwaysOriginal, alwaysTemplate }
      var size = CGSize.zero
      var scale: CGFloat = 1
      static func imageNamed(_ name: String) -> UIImage? { nil }
      init() {}
      init?(named name: String) { return nil }
      init?(systemName name: String, withConfiguration configuration: Any? = nil) { return nil }
      init(size: CGSize, scale: CGFloat) { self.size = size; self.scale = scale }
      init(cgImage: CGImageRef?) {
        size = CGSize(width: CGImageGetWidth(cgImage), height: CGImageGetHeight(cgImage))
      }
      var cgImage: CGImageRef? {
        CGImageRef(across: Int(size.width * scale), down: Int(size.height * scale))
      }
      var CGImage: CGImageRef? { cgImage }
      func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
      func draw(in rect: CGRect) {}
      func draw(at point: CGPoint) {}
      func drawInRect(_ rect: CGRect) {}
      func drawAtPoint(_ point: CGPoint) {}
      func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
      func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
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
      currentDrawing = CGContext(
        pixelsAcross: Int(size.width * (scale == 0 ? 1 : scale)),
        pixelsDown: Int(size.height * (scale == 0 ? 1 : scale)))
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
