extension Library {
  /// What asks for images as pixels, for what only fills them, and for what counts references.
  static let ofPixels: [StaticString] = [
    "CGImage", "CGImageRef", "cgImage", "CGImageGetWidth", "CGGradient", "CGGradientRef",
    "CGGradientCreateWithColors", "CGGradientCreateWithColorComponents", "CGColorSpaceRef",
    "CGColorSpaceCreateDeviceRGB", "CGColorSpaceCreateDeviceGray", "CGColorCreate", "CGBitmapInfo",
    "CGImageAlphaInfo", "CFRelease", "CFRetain", "CGPathRetain",
  ]

  /// Images as pixels, of which only the count is known.
  ///
  /// Part of an image: the documentation of `CGImageCreateWithImageInRect`. Numbers of `CGImageAlphaInfo` and
  /// `CGBitmapInfo`: Apple's header CGImage.h.
  static let pixels = """

    class CGImageRef {
      let pixelsAcross: Int
      let pixelsDown: Int
      init(across: Int, down: Int) { pixelsAcross = across; pixelsDown = down }
      var width: Int { pixelsAcross }
      var height: Int { pixelsDown }
      func cropping(to rect: CGRect) -> CGImageRef? {
        let all = CGRect(x: 0, y: 0, width: CGFloat(pixelsAcross), height: CGFloat(pixelsDown))
        let part = rect.integral.intersection(all)
        if part.isEmpty { return nil }
        return CGImageRef(across: Int(part.width), down: Int(part.height))
      }
    }
    typealias CGImage = CGImageRef
    func CGImageGetWidth(_ image: CGImageRef?) -> Int { image?.pixelsAcross ?? 0 }
    func CGImageGetHeight(_ image: CGImageRef?) -> Int { image?.pixelsDown ?? 0 }
    func CGImageCreateWithImageInRect(_ image: CGImageRef?, _ rect: CGRect) -> CGImageRef? {
      image?.cropping(to: rect)
    }
    func CFRelease(_ object: Any?) {}
    func CFRetain(_ object: Any?) -> Any? { object }
    func CGPathRetain(_ path: Any?) -> Any? { path }
    func CGImageRetain(_ image: Any?) -> Any? { image }
    func CGImageRelease(_ image: Any?) {}
    func CGBitmapContextCreateImage(_ c: CGContext) -> CGImageRef? { c.makeImage() }
    func CGContextRelease(_ c: Any?) {}
    let kCGImageAlphaNone = 0
    let kCGImageAlphaPremultipliedLast = 1
    let kCGImageAlphaPremultipliedFirst = 2
    let kCGImageAlphaLast = 3
    let kCGImageAlphaFirst = 4
    let kCGImageAlphaNoneSkipLast = 5
    let kCGImageAlphaNoneSkipFirst = 6
    let kCGImageAlphaOnly = 7
    let kCGBitmapByteOrderDefault = 0
    let kCGBitmapByteOrder32Little = 8192
    let kCGBitmapByteOrder32Big = 16384
    """

  /// What only fills or smooths what is drawn.
  static let gradientsInC = """

    let kCGGradientDrawsBeforeStartLocation = 1
    let kCGGradientDrawsAfterEndLocation = 2
    func CGGradientCreateWithColors(_ space: Any?, _ colors: Any?, _ locations: Any?) -> Any? { nil }
    func CGGradientCreateWithColorComponents(
      _ space: Any?, _ components: Any?, _ locations: Any?, _ count: Int
    ) -> Any? { nil }
    func CGGradientRelease(_ gradient: Any?) {}
    func CGColorSpaceRelease(_ space: Any?) {}
    func CGColorCreate(_ space: Any?, _ parts: [CGFloat]) -> Any? {
      parts.count < 4
        ? UIColor(white: parts[0], alpha: parts[1])
        : UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    func CGColorRetain(_ color: Any?) -> Any? { color }
    func CGColorRelease(_ color: Any?) {}
    func CGContextDrawLinearGradient(
      _ c: CGContext, _ gradient: Any?, _ start: CGPoint, _ end: CGPoint, _ options: Any
    ) {}
    func CGContextDrawRadialGradient(
      _ c: CGContext, _ gradient: Any?, _ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint,
      _ endRadius: CGFloat, _ options: Any
    ) {}
    func CGContextClipToMask(_ c: CGContext, _ rect: CGRect, _ mask: Any?) {}
    func CGContextClipToRects(_ c: CGContext, _ rects: Any, _ count: Int) {}
    func CGContextFillRects(_ c: CGContext, _ rects: Any, _ count: Int) {}
    func CGContextStrokeRectWithWidth(_ c: CGContext, _ rect: CGRect, _ width: CGFloat) {}
    func CGContextBeginTransparencyLayer(_ c: CGContext, _ info: Any?) {}
    func CGContextBeginTransparencyLayerWithRect(_ c: CGContext, _ rect: CGRect, _ info: Any?) {}
    func CGContextEndTransparencyLayer(_ c: CGContext) {}
    func CGContextSetFillColor(_ c: CGContext, _ components: Any) {}
    func CGContextSetStrokeColor(_ c: CGContext, _ components: Any) {}
    func CGContextSetFillColorSpace(_ c: CGContext, _ space: Any?) {}
    func CGContextSetStrokeColorSpace(_ c: CGContext, _ space: Any?) {}
    func CGContextSetFlatness(_ c: CGContext, _ flatness: CGFloat) {}
    func CGContextSetShouldSmoothFonts(_ c: CGContext, _ smooths: Bool) {}
    func CGContextFlush(_ c: CGContext) {}
    """
}
