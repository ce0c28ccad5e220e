import Language
import Testing

/// What TAB offers, by what stands before the cursor.
@Suite struct CompletionTests {
  private func offered(_ text: String, after program: String = "") -> Completions {
    var run = ProgramRun()
    #expect(run.failure(of: program) == nil)
    return run.session.completions(for: text, cursor: text.utf8.count)
  }

  private func inserts(_ text: String, after program: String = "") -> [String] {
    offered(text, after: program).candidates.map(\.insert)
  }

  // MARK: Members

  @Test func membersOfTheReceiver() {
    #expect(inserts("T(1, 2).trans") == ["translatedBy("])
    #expect(
      inserts("(1, 2).") == [
        "x", "y", "applying(", "distance(", "equalTo(", "debugDescription", "cgPointValue",
      ])
    #expect(inserts("r.size.", after: "let r = rect(1, 2, 3, 4)").contains("height"))
    #expect(inserts("v.subviews.first?.", after: "let v = UIView()").isEmpty)
    #expect(inserts("1.5.squ") == ["squareRoot("])
    #expect(inserts("[1, 2].map { $0 }.cou") == ["count", "count("])
    #expect(inserts("nothing.x").isEmpty)
  }

  /// What a class of views has, those below it have, and none beside it.
  @Test func membersOfItsClass() {
    #expect(!inserts("UIView().").contains("setTitle("))
    #expect(inserts("UIButton().setTi").contains("setTitle("))
    #expect(inserts("UISlider().isEn") == ["isEnabled"])
    #expect(inserts("UIView().isEn").isEmpty)
  }

  /// Where a label may stand, it leads also where names begin with the same letter.
  @Test func labelsLead() {
    #expect(inserts("UIView.animate(w").first == "withDuration: ")
    #expect(inserts("CGRect(o").first == "origin: ")
  }

  @Test func membersBehindASpacedDot() {
    #expect(inserts("v . ", after: "let v = UIView()").starts(with: ["frame", "bounds"]))
    #expect(inserts("v .fra", after: "let v = UIView()") == ["frame"])
  }

  @Test func anglesAreNoOrders() {
    let offered = inserts("CGAffineTransform(rotationAngle: .")
    #expect(offered.contains("pi") && !offered.contains("now("), "\(offered)")
    #expect(!offered.contains("orderedSame") && !offered.contains("seconds("))
    #expect(inserts("DispatchQueue.main.asyncAfter(deadline: .").contains("now("))
  }

  /// What is used most comes first, one's own before that.
  @Test func membersInTheirOrder() {
    #expect(
      inserts("v.", after: "let v = UIView()").starts(with: [
        "frame", "bounds", "center", "anchorPoint",
      ]))
    let card = inserts("card.", after: "class Card: UIView { var turns = 0 }\nlet card = Card()")
    #expect(card.starts(with: ["turns", "frame", "bounds"]))
    #expect(inserts("v.frame.m", after: "let v = UIView()").starts(with: ["maxX", "maxY", "midX"]))
  }

  @Test func membersOfAnObject() {
    let program = """
      class Card: UIView { var turns = 0; func turn(by d: CGFloat) { turns += 1 } }
      class Node { var name = "a"; func next() -> Int { 1 } }
      let card = Card(), other = Card(), node = Node()
      card.turn(by: 1)
      """
    #expect(inserts("card.tur", after: program) == ["turn(", "turns"])
    #expect(inserts("card.cen", after: program) == ["center"])
    #expect(inserts("node.", after: program) == ["name", "next("])
    #expect(offered("card.turns", after: program).candidates.first?.summary == "1")
    #expect(offered("other.turns", after: program).candidates.first?.summary == "0")
  }

  /// Evaluation refuses a label's text on a plain view, so completion does not offer it.
  @Test(arguments: [
    "UIView", "UIWindow", "UIImageView", "UILabel", "UIButton", "UIScrollView",
  ]) func onlyWhatTheClassOfAViewHas(_ className: String) {
    let program = "let v = \(className)()"
    // What size the content of a label asks for only UIKit knows.
    let properties = inserts("v.", after: program).filter {
      !$0.hasSuffix("(") && $0 != "intrinsicContentSize"
    }
    #expect(properties.count > 15)
    for property in properties {
      var run = ProgramRun()
      _ = run.failure(of: program)
      #expect(run.failure(of: "v.\(property)") == nil, "\(className).\(property)")
    }
    #expect(properties.contains("textColor") == ["UILabel", "UIButton"].contains(className))
    #expect(properties.contains("contentOffset") == (className == "UIScrollView"))
  }

  @Test func messages() {
    let card = "UIView *card = [[UIView alloc] initWithFrame:CGRectMake(10, 20, 100, 50)];"
    #expect(inserts("[card setCen", after: card) == ["setCenter:"])
    #expect(inserts("[card convertR", after: card) == ["convertRect:"])
    #expect(inserts("[[card layer] setAnc", after: card) == ["setAnchorPoint:"])
    #expect(inserts(card + "\n[ca").contains("card"))
    #expect(inserts("[UIView al") == ["alloc"])
    #expect(inserts("[[UIView alloc] initW") == ["initWithFrame:"])
    #expect(inserts("[1, 2, car", after: card) == ["card"])
  }

  @Test func bodiesOfClassesAndExtensions() {
    #expect(inserts("extension CGRectE") == ["CGRectEdge"])
    #expect(
      inserts("extension CGRect { var middle: CGFloat { return midX + mi") == [
        "midX", "midY", "middle", "min(", "minX", "minY",
      ])
    #expect(inserts("class Card: UIView, P {\n  func turn() { addSubv") == ["addSubview("])
    #expect(inserts("let card = Card(fr", after: "class Card: UIView { }") == ["frame: "])
  }

  @Test func membersOfTypes() {
    #expect(inserts("CGRect.").sorted() == ["infinite", "null", "zero"])
    #expect(inserts("Angle.").sorted() == ["degrees(", "radians(", "zero"])
    #expect(inserts("UIColor.dark") == ["darkGray"])
  }

  private let structure = """
    struct Pin {
      var place: CGPoint
      var color = UIColor.red
      func moved(by step: CGVector, times: Int = 1) -> CGPoint { return place + step }
    }
    let pin = Pin(place: (1, 2))
    """

  @Test func membersOfStructs() {
    #expect(inserts("pin.", after: structure) == ["place", "color", "moved("])
    #expect(inserts("pin.place.", after: structure).contains("x"))
    #expect(offered("pin.pl", after: structure).candidates.first?.summary == "(1, 2)")
  }

  /// A thousand names follow, of which one would find one's own only by luck.
  @Test func ownNamesLeadWhereNothingIsTyped() {
    let all = inserts("", after: "let zoom = 2")
    #expect(all.starts(with: ["arguments", "view", "window", "zoom"]))
    #expect(all.contains("let") && all.contains("T("))
    #expect(inserts("z", after: "let zoom = 2").first == "zip(")
  }

  /// Of a thousand names those lead that give what is asked for: one's own, constants, what is used most.
  @Test func whatFitsThePlaceLeads() {
    let program = "let v = UIView(), p = (1, 2), t = T(1, 2)\nfunc f() -> CGPoint { p }"
    let transforms = ["t", ".identity", "CGAffineTransform(", "transform(", "T(", "S(", "R("]
    for text in ["v.transform = ", "p * ", "t * ", "t.concatenating("] {
      #expect(inserts(text, after: program).starts(with: transforms), "\(text)")
    }
    #expect(inserts("v.center = ", after: program).starts(with: ["f(", "p", ".zero", "CGPoint("]))
    #expect(inserts("v.center = ", after: program).contains("v"))
    #expect(inserts("v.convert(", after: program).starts(with: ["f(", "p", ".zero"]))
    #expect(inserts("p + ", after: program).starts(with: [".zero", "CGVector(", "vector("]))
    #expect(inserts("v.isHidden = ", after: program).starts(with: ["false", "true"]))
    #expect(inserts("v.backgroundColor = ", after: program).starts(with: [".black", ".white"]))
    #expect(inserts("let s: Side = ", after: side).starts(with: [".left", ".right"]))
    #expect(inserts("print(", after: program).starts(with: ["arguments", "f(", "p"]))
    #expect(inserts("v.contentMode = ", after: program).starts(with: ["arguments", "f(", "p"]))
  }

  /// What a statement declares has no value in it yet.
  @Test func whatIsBeingDeclaredIsNotOffered() {
    #expect(!inserts("let unit: CGAffineTransform = ").contains("unit"))
    #expect(!inserts("var unit = 2 * uni").contains("unit"))
    #expect(inserts("let unit = 2\nlet more = 3 * uni") == ["unit"])
    #expect(inserts("let unit = 2; uni") == ["unit"])
    #expect(inserts("let unit = 2 * uni", after: "let unit = 1") == ["unit"])
    #expect(inserts("let f = { unit in uni") == ["unit"])
    #expect(inserts("func f() {\n  let unit = 2\n  return uni") == ["unit"])
  }

  private let side = """
    enum Side: String, CaseIterable {
      case left, right
      static let usual = Side.left
      var opposite: Side { .left }
      func turned(by n: Int) -> Side { self }
      static func make() -> Side { .left }
    }
    enum Shape { case dot, circle(radius: CGFloat) }
    struct Pad { static let width = 3; var a = 1; var twice: Int { 2 * a } }
    extension CGPoint { static let middle = (1, 1); var doubled: CGPoint { self } }
    class Card: UIView { static let margin = 8; class func make() -> Card { Card(frame: .zero) } }
    class Ace: Card { func go() {}; func turn(by d: CGFloat) {}; var turns = 0 }
    let ace = Ace(frame: .zero)
    """

  @Test func membersOfOwnTypes() {
    #expect(
      inserts("Side.", after: side).sorted() == [
        "allCases", "init(", "left", "make(", "right", "usual",
      ])
    #expect(inserts("Shape.", after: side) == ["dot", "circle("])
    #expect(inserts("Pad.", after: side).sorted() == ["init(", "width"])
    #expect(inserts("Card.", after: side).sorted() == ["init(", "make(", "margin"])
    #expect(inserts("Ace.ma", after: side) == ["make(", "margin"])
    #expect(inserts("CGPoint.mid", after: side) == ["middle"])
  }

  @Test func membersThatExtensionsAndEnumsDeclare() {
    #expect(inserts("Side.left.", after: side).sorted() == ["opposite", "rawValue", "turned("])
    #expect(inserts("Pad().", after: side).sorted() == ["a", "twice"])
    #expect(inserts("(1, 2).dou", after: side) == ["doubled"])
    #expect(inserts("Shape.circle(radius: 1).", after: side).isEmpty)
  }

  @Test func casesWhereOneIsAskedFor() {
    let user = side + "\nfunc put(_ n: Int, at side: Side) {}\nvar now = Side.left"
    for text in ["let q: Side = .l", "put(1, at: .l", "now = .l", "now == .l"] {
      #expect(inserts(text, after: user) == ["left"], "\(text)")
    }
  }

  @Test func membersBehindAQuestionMark() {
    let program = "let v = UIView()\nv.addSubview(UILabel())"
    #expect(inserts("v.subviews.first?.fra", after: program) == ["frame"])
    #expect(inserts("v.subviews.first?.frame.wid", after: program) == ["width"])
    #expect(inserts("v.layer.presentation()?.opac", after: program) == ["opacity"])
  }

  @Test func messagesToOwnObjects() {
    #expect(inserts("[ace go", after: side) == ["go"])
    #expect(inserts("[ace tur", after: side) == ["turn:", "turns"])
  }

  // MARK: After a dot alone

  @Test func membersOfTheKindAskedFor() {
    let view = "let v = UIView()"
    #expect(
      inserts("reflect(", after: "let p = (1, 2)") == [
        "through: ", ".x", ".y", ".origin", ".yEqualsX", ".yEqualsMinusX", "arguments", "p", "view",
        "window",
      ])
    #expect(inserts("reflect(.").sorted() == ["origin", "x", "y", "yEqualsMinusX", "yEqualsX"])
    #expect(inserts("v.backgroundColor = .dark", after: view) == ["darkGray"])
    #expect(inserts("v.transform = .", after: view) == ["identity"])
    #expect(
      inserts("rect(0, 0, 9, 9).divided(atDistance: 1, from: .").sorted() == [
        "maxXEdge", "maxYEdge", "minXEdge", "minYEdge",
      ])
    #expect(inserts("let p: CGPoint = .") == ["zero"])
    #expect(inserts("v.transform == .", after: view) == ["identity"])
    #expect(inserts("var t = T(1, 2)\nt = .") == ["identity"])
    #expect(inserts(".identi").contains("identity"))
  }

  @Test func membersOfTheKindAUsersParameterHas() {
    let function = "func cut(_ r: CGRect, at edge: CGRectEdge) -> CGRect { return r }"
    #expect(inserts("cut(rect(1, 2, 3, 4), at: .minX", after: function) == ["minXEdge"])
    #expect(inserts("pin.moved(by: .", after: structure) == ["zero"])
  }

  // MARK: Labels

  @Test func labelsOfTheCatalogue() {
    #expect(
      inserts("CGAffineTransform(").starts(with: [
        "a: ", "rotationAngle: ", "scaleX: ", "translationX: ",
      ]))
    #expect(inserts("CGAffineTransform(scaleX: 2, ") == ["y: "])
    #expect(inserts("T(1, 2).rotated(") == ["by: "])
    #expect(inserts("T(1, 2).translatedBy(x: sqrt(4), ") == ["y: "])
    #expect(inserts("R(90°, ab") == ["about: ", "abs("])
  }

  @Test func labelsOfUsersFunctions() {
    let function = "func move(_ p: CGPoint, by d: CGVector, times n: Int = 1, dry: Bool = false) {}"
    #expect(inserts("move((1, 2), ", after: function) == ["by: "])
    #expect(inserts("move((1, 2), by: vector(1, 2), ", after: function) == ["dry: ", "times: "])
    #expect(inserts("move((1, 2), by: vector(1, 2), dry: true, ", after: function).isEmpty == false)
    #expect(!inserts("move((1, 2), by: .zero, dry: true, t", after: function).contains("times: "))
    #expect(inserts("pin.moved(", after: structure) == ["by: "])
    #expect(inserts("Pin(", after: structure) == ["place: "])
    #expect(inserts("Pin(place: (1, 2), c", after: structure).contains("color: "))
    #expect(inserts("f(alpha", after: "func f(alpha, beta) { alpha }").contains("alpha: "))
  }

  /// `T(1, 2)` is meant as often; and C knows no labels.
  @Test func labelsThatMayBeLeftOutAreNotForced() {
    let program = "let zoom = 2"
    #expect(
      inserts("T(", after: program) == ["translationX: ", "zoom", "arguments", "view", "window"])
    #expect(inserts("rect(1, 2, ", after: program).contains("zoom"))
    #expect(inserts("CGAffineTransformMakeTranslation(", after: program).contains("zoom"))
    #expect(!inserts("CGRectMake(").contains { $0.hasSuffix(": ") })
    #expect(inserts("CGPoint(", after: program) == ["x: "])
  }

  @Test func noLabelOfAnotherForm() {
    #expect(!inserts("CGAffineTransform(rotationAngle: 1, ").contains("y: "))
    #expect(!inserts("CGAffineTransform(scaleX: 1, ").contains("scaleX: "))
    #expect(!inserts("[1, scale").contains("scaleX: "))
  }

  // MARK: Names

  @Test func namesInScope() {
    #expect(inserts("largest", after: "let largestOfAll = 3") == ["largestOfAll"])
    #expect(inserts("let y = largest", after: "let largestOfAll = 3") == ["largestOfAll"])
    #expect(inserts("sqrt(largest", after: "let largestOfAll = 3") == ["largestOfAll"])
    #expect(inserts("if true {\n  largest", after: "let largestOfAll = 3") == ["largestOfAll"])
    #expect(inserts("\"a \\(largest", after: "let largestOfAll = 3") == ["largestOfAll"])
    #expect(inserts("mov", after: "func moveIt(a) { a }") == ["moveIt("])
    #expect(inserts("CGAffineTransformMakeR") == ["CGAffineTransformMakeRotation("])
  }

  @Test func namesOfTheEntryItself() {
    #expect(inserts("let widest = 4\nwid") == ["widest"])
    #expect(inserts("let v = UIView()\nv.cent") == ["center"])
    #expect(inserts("func f(_ point: CGPoint) {\n  point.dist") == ["distance("])
    #expect(inserts("func f() {\n  let size2 = size(3, 4)\n  size2.wid") == ["width"])
    #expect(inserts("for item in [1, 2] {\n  ite") == ["item"])
    #expect(inserts("[1, 2].map { element in elem") == ["element"])
  }

  @Test func typesAndKeywords() {
    #expect(inserts("let p: CGPo") == ["CGPoint"])
    #expect(inserts("func f(_ p: CGPo") == ["CGPoint"])
    #expect(inserts("x as CGPo") == ["CGPoint"])
    #expect(inserts("let p: Pi", after: structure) == ["Pin"])
    #expect(inserts("guar") == ["guard"])
    #expect(inserts("1 + guar").isEmpty)
    #expect(inserts("for i i") == ["in", "is"])
    #expect(inserts("if true { 1 } el") == ["else"])
  }

  /// Where the whole text, a comment or a number goes on, or a new name is made.
  @Test(arguments: [
    "\"T(1, 2).", "\"sq", "1 // sq", "/* sq", "12", "1.", "30", "let sq", "func sq", "for sq",
    "struct sq", "sqrt(2) ",
  ]) func nothing(_ text: String) {
    #expect(inserts(text).isEmpty)
  }

  @Test func capitalsAreForgivenWhereNothingElseFits() {
    #expect(inserts("T(1, 2).ROT") == ["rotated("])
    #expect(offered("T(1, 2).ROT").replaced == 3)
  }

  @Test func whatItSaysOfAVariable() {
    let program = "let manyOfThem = [1, 2, 3]\nlet placeOfIt = (1, 2)"
    #expect(offered("manyOf", after: program).candidates.first?.summary == "a list of 3")
    #expect(offered("placeOf", after: program).candidates.first?.summary == "(1, 2)")
  }

  @Test func asData() {
    #expect(
      offered("T(1, 2).determ").json == [
        """
        {"type":"completion","insert":"determinant","replaces":6,\
        "summary":"By what areas grow; negative where it mirrors."}
        """
      ])
  }

  // MARK: Nothing happens

  @Test func completingChangesNothing() {
    var run = ProgramRun()
    _ = run.output(of: "var n = 0\nfunc step() -> CGPoint { n += 1; print(n); return (1, 2) }")
    var shown: [String] = []
    run.session.onEvent = { shown.append($0.text.plain) }
    let offered = run.session.completions(for: "n = 7\nstep().", cursor: 13).candidates
    #expect(offered.contains { $0.insert == "x" })
    #expect(shown == [])
    #expect(run.session.value(named: "n")?.text == "0")
  }

  @Test func aReceiverThatTakesTooLongOffersNothing() {
    let program = "func forever() -> CGPoint { while true {} }"
    #expect(inserts("forever().", after: program).isEmpty)
  }
}
