import Testing

@testable import Workbook

@Suite struct CheckParserTests {
  @Test func pointsAndMessageAreReadFromTheRight() throws {
    let check = try CheckParser(line: 3).parse("holds  a == \"b\"  2pt  \"say \"")
    #expect(check.points == 2)
    #expect(check.message == "say ")
    guard case .holds(.truth(let side)) = check.rule else { return #expect(Bool(false)) }
    #expect(side.expression == "a == \"b\"")
  }

  @Test func aTextAfterAnOperatorIsNoMessage() throws {
    let check = try CheckParser(line: 3).parse("holds a == \"b\"")
    #expect(check.message == nil)
    #expect(check.points == 1)
  }

  @Test(arguments: [
    ("value pivot ≈ solution", "pivot", "pivot", true, 1e-6),
    ("value pivot ~= solution ± 1e-3", "pivot", "pivot", true, 1e-3),
    ("value a * b ≈ solution * 2", "a * b", "(a * b) * 2", true, 1e-6),
    ("value p * a ≈ p * solution.a ± 0.5 2pt", "p * a", "p * a", true, 0.5),
    ("value f(x: 1 ≈ 2) ≈ true", "f(x: 1 ≈ 2)", "true", false, 1e-6),
  ])
  func equations(
    _ text: String, _ left: String, _ right: String, _ isSolution: Bool, _ size: Double
  )
    throws
  {
    let check = try CheckParser(line: 1).parse(text)
    guard case .value(let equation) = check.rule else { return #expect(Bool(false)) }
    #expect(equation.left == Check.Side(expression: left, isSolution: false))
    #expect(equation.right.expression == right)
    #expect(equation.right.isSolution == isSolution)
    #expect(equation.tolerance == (size == 1e-6 ? .standard : Tolerance(absolute: size)))
  }

  @Test(arguments: [
    ("valeu a ≈ 1", "unknown check 'valeu': did you mean 'value'?"),
    ("hidden valeu a ≈ 1", "unknown check 'valeu': did you mean 'value'?"),
    ("hidden (1, 2) * a ≈ (3, 4)", "behind 'hidden' stands a check: 'hidden holds …'"),
    ("value a", "'value' compares"),
    ("value a ≈ 1 1pt \"not é", "a text has no '\"' at its end: \"not é"),
    ("holds a ≈ 1 \"", "a text has no '\"' at its end"),
    ("holds a ≈ 1 && b ≈ 2", "one '≈' in a check"),
    ("holds ≈ 1", "an expression is missing"),
    ("value a ≈ 1 ± x", "'±' needs a number"),
    ("value a ≈ solution +- 0.5", "a distance is written '± 0.5'"),
    ("value a ≈ solution +/- 2 1pt", "a distance is written '± 2'"),
    ("holds a > 1 ± 1", "'±' needs '≈'"),
    ("holds solution > 1", "'solution' alone needs '≈'"),
    ("holds solution.a > 1", "without '≈' a check reads the answer only"),
    ("kind solution.a: rotate", "without '≈' a check reads the answer only"),
    ("uses", "'uses' needs names"),
    ("uses T R", "names have commas between them, unlike 'T R'"),
    ("value a ≈ solution 2pt “Mind the order.”", "behind the points stands only a message"),
    ("value a ≈ solution 2pt Mind the order.", "behind the points stands only a message"),
    ("forall p in numbers(3): p ≈ p", "unknown domain 'numbers'"),
    ("forall p in points(5000): p ≈ p", "'points' takes 1 to 1000"),
    ("forall p: p ≈ p", "'forall' is written"),
    ("kind a rotate", "'kind' is written"),
    ("kind a: rotat", "unknown kind 'rotat': did you mean 'rotate'?"),
    ("value a ≈ solution 2 pt", "points are a whole number up to 1000"),
    ("value a ≈ solution 0.5pt", "points are a whole number up to 1000"),
    ("value a ≈ solution 9223372036854775807pt", "points are a whole number up to 1000"),
    ("shape a", "'shape' is written 'shape pivot: 3x3'"),
    ("shape a: 3by3", "unknown shape '3by3'"),
    ("shape a: piont", "unknown shape 'piont': did you mean 'point'?"),
    ("shape a: row of x", "unknown shape 'row of x'"),
    ("pictures a", "'pictures' compares with what the solution draws"),
    ("hidden hidden value a ≈ 1", "'hidden' stands once"),
  ])
  func mistakes(_ text: String, _ message: String) {
    let mistake = #expect(throws: CheckMistake.self) { try CheckParser(line: 1).parse(text) }
    #expect(mistake?.message.hasPrefix(message) == true, "\(mistake?.message ?? "")")
  }

  @Test func namesThatCodeDefines() {
    #expect(definedNames(in: "let (a, b) = f(1)\nvar c: CGFloat = 2") == ["a", "b", "c"])
    #expect(definedNames(in: "v.frame.origin = p\nCGAffineTransform t = u;") == ["v", "t"])
    for declaration in [
      "CGAffineTransform t = u;", "const CGFloat a = 2, b = 3;", "UIView *card = view;",
      "let a = 1",
    ] { #expect(onlyDeclares(declaration), "\(declaration)") }
    for other in [
      "t = u;", "f(1)\nt = u", "card.frame = r;", "if (a) {} else t = u;", "a\n\nt = u",
    ] {
      #expect(!onlyDeclares(other), "\(other)")
    }
    #expect(changesSomething("CGRect r;") && changesSomething("UIView *card;"))
    #expect(!changesSomething("return r;") && !changesSomething("r;") && !changesSomething("a * b"))
    #expect(definedNames(in: "func g(x) { let y = x }\n// let z = 1") == ["g"])
    #expect(definedNames(in: "pivot\nf(a: 1) == 2").isEmpty)
    #expect(definedNames(in: "#define side 2\n#define corner (1, 2)") == ["side", "corner"])
    #expect(definedNames(in: "#define twice(x) (2 * x)\ndefine\n#undef side").isEmpty)
  }

  @Test func aMethodOfObjectiveCDefinesItsFirstWord() {
    let method = "-(void)scale:(id)sender {\n  CGFloat s = 1;\n}"
    #expect(definedNames(in: method) == ["scale"])
    #expect(definedNames(in: "CGFloat last = 1;\n" + method) == ["last", "scale"])
    #expect(definedNames(in: "- (NSArray *)all { return x; }\n+ (id)one;") == ["all"])
    #expect(definedNames(in: "let d = a - (b) * c\n- (2)").first == "d")
    #expect(definedNames(in: "a - (b)\n- (b) + c").isEmpty)
  }

  @Test func wordsCountInAnySpellingButNotInComments() {
    #expect(isWritten("R", in: codeTokens("let p = CGAffineTransform(rotationAngle: 1)")))
    #expect(isWritten("T", in: codeTokens("t.translatedBy(x: 1, y: 2)")))
    #expect(!isWritten("T", in: codeTokens("let p = R(1) // T\n/* T */ \"T\"")))
    #expect(isWritten("T", in: codeTokens("/* R /* S */ R */ T(1, 2)")))
    #expect(!isWritten("R", in: codeTokens("/* R /* S */ R */ T(1, 2)")))
  }
}
