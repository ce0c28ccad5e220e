extension Library {
  /// Texts that are drawn: nothing is drawn here, and how large they are only the fonts of a device know.
  ///
  /// What they look like is kept, as far as programs name it.
  static let texts = Library(
    name: "NSAttributedString",
    names: [
      "NSAttributedString", "NSAttributedStringKey", "NSMutableParagraphStyle", "NSParagraphStyle",
      "NSFontAttributeName", "NSForegroundColorAttributeName", "NSParagraphStyleAttributeName",
      "withAttributes", "drawAtPoint", "drawInRect", "drawWithRect",
    ],
    mark: "NSAttributedString",
    source: """
      class NSAttributedString {
        struct Key {
          let rawValue: String
          static let font = Key(rawValue: "NSFont")
          static let foregroundColor = Key(rawValue: "NSColor")
          static let backgroundColor = Key(rawValue: "NSBackgroundColor")
          static let paragraphStyle = Key(rawValue: "NSParagraphStyle")
          static let kern = Key(rawValue: "NSKern")
          static let strokeColor = Key(rawValue: "NSStrokeColor")
          static let strokeWidth = Key(rawValue: "NSStrokeWidth")
          static let shadow = Key(rawValue: "NSShadow")
          static let underlineStyle = Key(rawValue: "NSUnderline")
          static let baselineOffset = Key(rawValue: "NSBaselineOffset")
        }
        let string: String
        init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) { self.string = string }
        func draw(at point: CGPoint) {}
        func draw(in rect: CGRect) {}
        func drawAtPoint(_ point: CGPoint) {}
        func drawInRect(_ rect: CGRect) {}
      }
      typealias NSAttributedStringKey = NSAttributedString.Key
      let NSFontAttributeName = NSAttributedString.Key.font
      let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
      let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
      class NSMutableParagraphStyle {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var lineBreakMode: NSLineBreakMode = .byWordWrapping
        static func defaultParagraphStyle() -> NSMutableParagraphStyle { NSMutableParagraphStyle() }
        static var `default`: NSMutableParagraphStyle { NSMutableParagraphStyle() }
        func mutableCopy() -> NSMutableParagraphStyle { self }
      }
      typealias NSParagraphStyle = NSMutableParagraphStyle
      extension String {
        func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
        func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
        func draw(
          with rect: CGRect, options: NSStringDrawingOptions,
          attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
        ) {}
        func drawAtPoint(_ point: CGPoint, withAttributes attributes: Any?) {}
        func drawInRect(_ rect: CGRect, withAttributes attributes: Any?) {}
        func drawWithRect(_ rect: CGRect, options: Any, attributes: Any?, context: Any?) {}
        func drawAtPoint(_ point: CGPoint, withFont font: Any?) {}
        func drawInRect(_ rect: CGRect, withFont font: Any?) {}
        func drawInRect(_ rect: CGRect, withFont font: Any?, lineBreakMode: Any) {}
        func drawInRect(_ rect: CGRect, withFont font: Any?, lineBreakMode: Any, alignment: Any) {}
      }
      """)
}
