extension Library {
  /// Functions of Foundation and GLKit that do what Core Graphics and Swift do by other names.
  static let functionsOfC = Library(
    name: "Foundation",
    names: [
      "NSMakePoint", "NSMakeSize", "NSMakeRect", "NSStringFromRange", "GLKMathDegreesToRadians",
      "GLKMathRadiansToDegrees", "log1p", "UI_USER_INTERFACE_IDIOM", "UIUserInterfaceIdiomPad",
      "UIUserInterfaceIdiomPhone",
    ],
    mark: "NSMakePoint",
    source: """
      func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
      func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> CGSize { CGSize(width: w, height: h) }
      func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: w, height: h)
      }
      func NSStringFromRange(_ range: NSRange) -> String {
        "{\\(range.location), \\(range.length)}"
      }
      func GLKMathDegreesToRadians(_ degrees: CGFloat) -> CGFloat { degrees * .pi / 180 }
      func GLKMathRadiansToDegrees(_ radians: CGFloat) -> CGFloat { radians * 180 / .pi }
      let UIUserInterfaceIdiomPhone = 0, UIUserInterfaceIdiomPad = 1
      func UI_USER_INTERFACE_IDIOM() -> Int { UIUserInterfaceIdiomPhone }
      func log1p(_ x: CGFloat) -> CGFloat {
        let sum = 1 + x
        return sum == 1 ? x : log(sum) * x / (sum - 1)
      }
      """)
}
