extension Library {
  /// Functions of Foundation, GLKit and Vision that do what Core Graphics and Swift do by other names.
  static let functionsOfC = Library(
    name: "Foundation",
    names: [
      "NSStringFromRange", "GLKMathDegreesToRadians", "GLKMathRadiansToDegrees", "log1p",
      "UI_USER_INTERFACE_IDIOM", "UIUserInterfaceIdiomPad",
      "UIUserInterfaceIdiomPhone", "VNImageRectForNormalizedRect", "VNNormalizedRectForImageRect",
      "VNImagePointForNormalizedPoint", "VNNormalizedPointForImagePoint",
    ],
    mark: "NSStringFromRange",
    source: """
      func NSStringFromRange(_ range: NSRange) -> String {
        "{\\(range.location), \\(range.length)}"
      }
      func GLKMathDegreesToRadians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }
      func GLKMathRadiansToDegrees(_ radians: CGFloat) -> CGFloat { radians * 180 / .pi }
      let UIUserInterfaceIdiomPhone = 0, UIUserInterfaceIdiomPad = 1
      func UI_USER_INTERFACE_IDIOM() -> Int { UIUserInterfaceIdiomPhone }
      func VNImageRectForNormalizedRect(_ r: CGRect, _ width: Int, _ height: Int) -> CGRect {
        r.applying(CGAffineTransform(scaleX: width, y: height))
      }
      func VNNormalizedRectForImageRect(_ r: CGRect, _ width: Int, _ height: Int) -> CGRect {
        CGRect(x: r.minX / width, y: r.minY / height, width: r.width / width, height: r.height / height)
      }
      func VNImagePointForNormalizedPoint(_ p: CGPoint, _ width: Int, _ height: Int) -> CGPoint {
        CGPoint(x: p.x * width, y: p.y * height)
      }
      func VNNormalizedPointForImagePoint(_ p: CGPoint, _ width: Int, _ height: Int) -> CGPoint {
        CGPoint(x: p.x / width, y: p.y / height)
      }
      func log1p(_ x: CGFloat) -> CGFloat {
        let sum = 1 + x
        return sum == 1 ? x : log(sum) * x / (sum - 1)
      }
      """)
}
