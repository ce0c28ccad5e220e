import Testing

@testable import Language

/// Code is pasted cut off, with parts missing, or nested beyond reason: that gives errors, never a trap.
@Suite struct PastedFuzzTests {
  private static let programs = [
    """
    #define SIDE(x) ((x) * 2)
    @interface Card : UIView <NSCoding> { CGFloat _turns; UIView *_child; }
    @property (nonatomic, strong) UIImageView *photo, *other;
    @end
    - (void)moveBy:(CGFloat)x and:(NSArray<UIView *> *)y { _turns += x; [self setPhoto:nil]; }
    for (int i = 0; i < 3; i++) { if (i == 1) continue; NSLog(@"%d %@", i, @[@1, @(i)]); }
    [UIView animateWithDuration:5 animations:^{ [(UIView *)_child setCenter:CGPointMake(1, 2)]; }];
    CGFloat (^twice)(CGFloat) = ^CGFloat(CGFloat x) { return 2 * x; };
    if (![_marque actionForKey:@"a"]) _marque = [[CAShapeLayer layer] retain]; else _marque.hidden = NO;
    switch (1) { case 0: case 1: break; default: { } }
    do { --_turns; } while (_turns > 0);
    #if 0
    no
    #endif
    """,
    """
    protocol P: class { func f(_ x: Int) }
    enum Mode: Int { case pan = 1, zoom; var next: Mode { return .pan } }
    extension CGRect { var middle: CGPoint { get { return CGPoint(x: midX, y: midY) } set { origin = newValue } } }
    final class Canvas: UIView, P {
      weak var delegate: P? = nil { willSet(new) { print(new) } didSet { print(oldValue) } }
      override init(frame: CGRect) { super.init(frame: frame); setup() }
      var half: CGFloat { return bounds.width / 2 }
      @objc func setup() { later { [weak self] in guard let self = self else { return }; self.setup() } }
    }
    typealias H = (CGFloat) -> Void
    let c = Canvas(frame: CGRect(x: 0, y: 0, width: 1, height: 2)) { didSet { } }
    """,
  ]

  /// A generator of its own, so that a failure is the same again.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private func read(_ text: String) {
    let lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    var budget = Budget()
    budget.steps = 2_000
    var session = Session(budget: budget)
    for diagnostic in session.run(text, name: "fuzz").diagnostics {
      let place = session.location(diagnostic)
      #expect(place.source == "fuzz" && place.line <= lineCount, "\(diagnostic) in \(text)")
    }
    _ = Session.completeness(of: text)
    var last = 0
    for span in session.highlights(text) {
      #expect(span.utf8.lowerBound >= last && span.utf8.upperBound <= text.utf8.count)
      last = span.utf8.upperBound
    }
  }

  @Test(arguments: programs.indices) func cutOffAnywhere(_ index: Int) {
    let text = Array(Self.programs[index])
    for end in stride(from: 0, to: text.count, by: 3) { read(String(text[..<end])) }
  }

  @Test(arguments: 0..<40) func withPartsMissingOrTwice(_ seed: UInt64) {
    var dice = Dice(state: seed &* 77 &+ 5)
    for program in Self.programs {
      var text = Array(program)
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let start = Int.random(in: 0..<text.count, using: &dice)
        let end = min(start + Int.random(in: 1...12, using: &dice), text.count)
        if Bool.random(using: &dice) {
          text.removeSubrange(start..<end)
        } else {
          text.insert(
            contentsOf: text[start..<end], at: Int.random(in: 0..<text.count, using: &dice))
        }
      }
      read(String(text))
    }
  }

  @Test(arguments: [
    "[", "[a ", "@[", "^{", "(id)", "[a b:", "^(int x){ [", "if (a) ", "enum E {", "@(",
  ])
  func nestedDeep(_ opening: String) {
    let text = String(repeating: opening, count: 4_000)
    var session = Session()
    #expect(session.run(text, name: "deep").status != .done)
  }
}
