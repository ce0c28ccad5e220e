extension Topic {
  static let ofPastedCode = [
    Topic(
      "objective-c", "Code of Objective-C as it is pasted",
      words: "objc obj-c message messages selector block blocks ivar",
      .prose(
        """
        Messages, casts, blocks, '@' literals, declarations and loops of C run as
        they are. A method becomes a function, '- (void)moveBy:(CGFloat)x
        and:(CGFloat)y' 'moveBy(_:and:)'. '@interface' and '#import' lines may stay.
        """),
      .example(
        """
        UIView *card = [[UIView alloc] initWithFrame:CGRectMake(10, 20, 100, 50)];
        [card setCenter:CGPointMake(160, 240)];
        [card frame].origin
        """),
      .prose(
        """
        An instance variable '_x' that nothing declared begins with its first value;
        before, it is 0, and nil where a message is sent to it, as in Objective-C.
        After '[', a word behind a value makes a message: [T(1, 2) inverted]. A factor
        there is a call: [T(1, 2) R(30°)] is a list of one product.
        """), related: "classes functions"),
    Topic(
      "classes", "Classes and extensions as they are pasted",
      words: """
        class extension delegate observer didSet willSet enum protocol self static override final weak lazy private \
        public internal fileprivate open required convenience package
        """,
      .prose(
        """
        The members of a class stand at the top level, so pieces of it may be pasted
        one by one. 'X(frame: r)' makes its view; 'self' in its methods is then that
        view, and before it is 'self.view'. Each object has properties of its own; a
        name alone means those of the object made last.
        """),
      .example(
        """
        class Card: UIView {
          var taps = 0 { didSet { alpha = 0.5 } }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let other = Card()
        card.taps += 1
        (card.taps, other.taps)
        """),
      .prose("Extensions give values of the frameworks methods, properties and operators."),
      .example(
        """
        extension CGPoint {
          var length: CGFloat { hypot(x, y) }
          static func * (p: CGPoint, s: CGFloat) -> CGPoint { p * S(s) }
        }
        (CGPoint(x: 3, y: 4) * 2).length
        """), related: "objective-c functions"),
    Topic(
      "contexts", "The transform of a drawing context",
      words: "CGContext ctm context UIGraphics saveGState drawRect",
      .prose(
        """
        'UIGraphicsGetCurrentContext()' and 'CGContext(…)' give a context. It has a
        transform, its 'ctm', which takes what is drawn to the screen. Each call of
        'translateBy', 'scaleBy' and 'rotate(by:)' acts before what is there already,
        as with 'translatedBy' of a transform:
        """),
      .example("T(100, 50).rotated(by: 90°) == R(90°) * T(100, 50)"),
      .prose(
        """
        Here it begins as the identity. On a device the system has set it before:
        UIKit turns y over and scales by the pixels of a point, so that the numbers of
        'ctm' are others there; what your calls do is the same.
        """), related: "order objective-c"),
  ]
}
