/// The computation of a numeric case: a program, and an expression for each of its results.
struct NumericProgram: Sendable {
  var setup: String
  var results: [String: String]

  init(_ setup: String, _ results: [String: String]) {
    self.setup = setup
    self.results = results
  }

  init(_ results: [String: String]) { self.init("", results) }
}

/// The programs by the id of their case, written by hand from its `setup`.
let numericPrograms: [String: NumericProgram] =
  affinePrograms.merging(rectPrograms) { first, _ in first }
  .merging(viewPrograms) { first, _ in first }

private let counting = "let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)"
private let falling = "let n = CGAffineTransform(a: 9, b: 8, c: 7, d: 6, tx: 5, ty: 4)"

private let affinePrograms: [String: NumericProgram] = [
  "aff-01": NumericProgram(["t": "CGAffineTransform(translationX: 5, y: 7)"]),
  "aff-02": NumericProgram(["t": "CGAffineTransform(scaleX: 2, y: 3)"]),
  "aff-03": NumericProgram(["t": "CGAffineTransform(rotationAngle: .pi / 6)"]),
  "aff-05": NumericProgram([
    "t":
      "CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))"
  ]),
  "aff-06": NumericProgram(["t": "CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3)"]),
  "aff-07": NumericProgram(["t": "CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)"]),
  "aff-09": NumericProgram(["t": "CGAffineTransform(scaleX: 2, y: 4).inverted()"]),
  "aff-10": NumericProgram(["t": "CGAffineTransformInvert(CGAffineTransformMakeTranslation(5, 7))"]
  ),
  "aff-11": NumericProgram(
    "let t = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))",
    ["p": "CGPoint(x: 1, y: 1).applying(t)"]),
  "aff-14": NumericProgram([
    "v": "[CGAffineTransform.identity.isIdentity, CGAffineTransform(scaleX: 2, y: 3).isIdentity]"
  ]),
  "aff-15": NumericProgram(counting, ["t": "m.translatedBy(x: 7, y: 8)"]),
  "aff-17": NumericProgram(counting, ["t": "m.rotated(by: .pi / 2)"]),
  "aff-18": NumericProgram([
    "p": "CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))"
  ]),
  "aff-19": NumericProgram(
    "var t = CGAffineTransform.identity\nt.a = 0\nt.d = 0", ["t": "t.inverted()"]),
  "aff-21": NumericProgram(counting + "\n" + falling, ["t": "m.concatenating(n)"]),
  "aff-22": NumericProgram(counting + "\n" + falling, ["t": "CGAffineTransformConcat(n, m)"]),
  "aff-23": NumericProgram(counting, ["t": "CGAffineTransformTranslate(m, 2, -3)"]),
  "aff-25": NumericProgram(counting, ["t": "CGAffineTransformRotate(m, M_PI)"]),
  "aff-26": NumericProgram(counting, ["t": "m.concatenating(CGAffineTransformMakeRotation(M_PI))"]),
  "aff-27": NumericProgram([
    "t": "CGAffineTransformScale(CGAffineTransformMakeTranslation(1, 2), 3, 4)"
  ]),
  "aff-29": NumericProgram(counting, ["p": "CGPoint(x: 4, y: 5).applying(m)"]),
  "aff-31": NumericProgram(counting, ["t": "m.inverted()"]),
  "aff-33": NumericProgram(counting, ["text": "NSStringFromCGAffineTransform(m)"]),
  "aff-34": NumericProgram(
    counting,
    ["p": "CGPoint(x: 10, y: 20).applying(m)", "size": "CGSize(width: 10, height: 20).applying(m)"]),
  "aff-35": NumericProgram(
    "let m = CGAffineTransformMake(5, 4, 3, 2, 1, 0)",
    [
      "p": "CGPointApplyAffineTransform(CGPointMake(5, 25), m)",
      "size": "CGSizeApplyAffineTransform(CGSizeMake(5, 25), m)",
    ]),
  "aff-37": NumericProgram(
    "let t = CGAffineTransform(translationX: 20, y: -5).concatenating(CGAffineTransform(rotationAngle: .pi / 2))",
    ["p": "CGPoint(x: 10, y: 10).applying(t)", "size": "CGSize(width: 10, height: 10).applying(t)"]),
  "aff-38": NumericProgram(
    "let t = CGAffineTransform(scaleX: 0.5, y: 3).concatenating(CGAffineTransform(rotationAngle: -.pi / 2))",
    ["p": "CGPoint(x: 20, y: 5).applying(t)"]),
  "aff-39": NumericProgram([
    "p":
      "CGPoint(x: 10, y: 15).applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2))"
  ]),
  "aff-41": NumericProgram(
    """
    let move = CGAffineTransform(translationX: -30, y: 40)
    let turn = CGAffineTransform(rotationAngle: 30 * .pi / 180)
    let scale = CGAffineTransform(scaleX: 20, y: -10)
    var all = move.concatenating(turn).concatenating(scale)
    all = all.concatenating(scale.inverted()).concatenating(turn.inverted()).concatenating(move.inverted())
    """, ["p": "CGPoint(x: 10, y: 10).applying(all)"]),
  "aff-42": NumericProgram([
    "p":
      "CGPoint(x: 10, y: 10).applying(CGAffineTransform(rotationAngle: .pi).concatenating(CGAffineTransform(translationX: 20, y: 15)))"
  ]),
  "aff-46": NumericProgram([
    "t": "CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6).inverted()"
  ]),
  "dec-01": components(of: "1, 2, 3, 4, 5, 6"),
  "dec-03": components(of: "2, 0, 1, 3, 4, 5"),
  "dec-04": components(of: "-1, 0, 0, -1, 7, 8"),
  "dec-05": components(of: "3, 0, 0, -3, 0, 0"),
]

private func components(of numbers: String) -> NumericProgram {
  NumericProgram(
    "let parts = CGAffineTransformMake(\(numbers)).decomposed()",
    [
      "scale": "parts.scale", "horizontalShear": "parts.horizontalShear",
      "rotation": "parts.rotation", "translation": "parts.translation",
    ])
}

private let square = "let r = CGRect(x: 0, y: 0, width: 10, height: 10)"

private let rectPrograms: [String: NumericProgram] = [
  "aff-13": NumericProgram([
    "r":
      "CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 6))"
  ]),
  "aff-30": NumericProgram(
    counting, ["r": "CGRectApplyAffineTransform(CGRectMake(4, 5, 6, 7), m)"]),
  "aff-47": NumericProgram(
    counting, ["v": "[CGRect.null.applying(m).isNull, CGRect.infinite.applying(m) == .infinite]"]),
  "aff-48": NumericProgram([
    "r": "CGRect(x: 1, y: 2, width: -3, height: -4).applying(CGAffineTransform(scaleX: -1, y: 1))"
  ]),
  "rect-02": NumericProgram(["r": "CGRect(x: 10, y: 10, width: -4, height: -6).standardized"]),
  "rect-03": NumericProgram(
    square, ["r": "r.intersection(CGRect(x: 5, y: 5, width: 10, height: 10))"]),
  "rect-04": NumericProgram(
    square, ["v": "CGRectIsNull(CGRectIntersection(r, CGRectMake(100, 100, 5, 5)))"]),
  "rect-06": NumericProgram(
    square,
    [
      "r1": "r.insetBy(dx: 2, dy: 3)", "r2": "CGRectInset(r, -2, -3)",
      "isNull": "r.insetBy(dx: 6, dy: 6).isNull",
    ]),
  "rect-07": NumericProgram(square, ["r": "r.offsetBy(dx: 3, dy: 4)"]),
  "rect-08": NumericProgram(["r": "CGRect(x: 1.2, y: 2.7, width: 3.3, height: 4.6).integral"]),
  "rect-10": NumericProgram(
    square,
    [
      "v":
        "[r.contains(CGPoint(x: 5, y: 5)), r.contains(.zero), CGRectContainsPoint(r, CGPointMake(10, 10))]"
    ]),
  "rect-11": NumericProgram([
    "v":
      "[CGRect.null.isNull, CGRect.null.isEmpty, CGRect.zero.isNull, CGRect.zero.isEmpty, CGRect.infinite.isEmpty]"
  ]),
  "rect-12": NumericProgram([
    "r": "CGRect(x: 1.9, y: 1.9, width: -10.1, height: -10.2).standardized"
  ]),
  "rect-14": NumericProgram(["r": "CGRectIntegral(CGRectMake(-1.9, -1.9, -10.1, -10.2))"]),
  "rect-15": NumericProgram([
    "r":
      "CGRect(x: -1.2, y: -3.4, width: -5.6, height: -7.8).union(CGRect(x: 1.2, y: 3.4, width: 5.6, height: 7.8))"
  ]),
  "rect-16": NumericProgram([
    "r":
      "CGRect(x: 10, y: 10, width: 50, height: 60).intersection(CGRect(x: 85, y: 95, width: -60, height: -70))"
  ]),
  "rect-18": NumericProgram([
    "r": "CGRectOffset(CGRectMake(-1.2, -3.4, -5.6, -7.8), -10.5, -20.5)"
  ]),
  "rect-19": NumericProgram([
    "r": "CGRect(x: 1.2, y: 3.4, width: 5.6, height: 7.8).insetBy(dx: 2.8, dy: 0)"
  ]),
  "rect-20": NumericProgram([
    "v": "CGRect(x: 1.2, y: 3.4, width: 5.6, height: 7.8).insetBy(dx: 10, dy: -10).isNull"
  ]),
  "rect-22": NumericProgram(
    "let (a, b) = CGRect(x: 10, y: 20, width: 30, height: 40).divided(atDistance: 31, from: .minXEdge)",
    ["slice": "a", "remainder": "b"]),
  "rect-23": NumericProgram([
    "v":
      "CGRect(x: -10, y: -20, width: 30, height: 40) == CGRect(x: 20, y: 20, width: -30, height: -40)"
  ]),
  "rect-24": NumericProgram(
    "let i = CGFloat.infinity",
    [
      "v":
        "[CGRectMake(i, 0, 0, 0).isNull, CGRectMake(0, i, 0, 0).isNull, CGRectMake(i, i, 10, 10).isNull]"
    ]),
  "rect-26": NumericProgram([
    "v":
      "[CGRect.zero.contains(CGRect.null), CGRect.null.contains(CGRect.zero), CGRect.null.contains(CGRect.null)]"
  ]),
  "rect-29": NumericProgram(["text": "NSStringFromRect(CGRectMake(0.6, 5.4, 105.7, 24.3))"]),
  "rect-30": NumericProgram(["text": "NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4))"]
  ),
  "rect-32": NumericProgram(
    square + "\nlet s = CGRect(x: 10, y: 0, width: 5, height: 5)",
    ["r": "r.intersection(s)", "intersects": "r.intersects(s)"]),
]

private let layer = "let l = CALayer()\n"
private let placed =
  layer
  + "l.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)\nl.position = CGPoint(x: 200, y: 300)\n"
private let family = """
  let parent = CALayer()
  parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
  let child = CALayer()
  child.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
  child.position = CGPoint(x: 100, y: 50)
  parent.addSublayer(child)

  """

private func layers(_ places: [(name: String, side: Int, x: Int, y: Int)]) -> String {
  places.map { place in
    """
    let \(place.name) = CALayer()
    \(place.name).bounds = CGRectMake(0, 0, \(place.side), \(place.side))
    \(place.name).position = CGPointMake(\(place.x), \(place.y))

    """
  }.joined()
}

private let viewPrograms: [String: NumericProgram] = [
  "frm-01": NumericProgram(placed, ["frame": "l.frame"]),
  "frm-02": NumericProgram(
    placed + "l.anchorPoint = CGPoint(x: 0, y: 0)", ["frame": "l.frame", "position": "l.position"]),
  "frm-04": NumericProgram(
    layer + "l.bounds = CGRectMake(11, 22, 100, 50)\nl.position = CGPointMake(200, 300)",
    ["frame": "l.frame"]),
  "frm-05": NumericProgram(
    layer + "l.bounds = CGRectMake(0, 0, 100, 50)\nl.anchorPoint = CGPointMake(2, -1)",
    ["frame": "l.frame"]),
  "frm-06": NumericProgram(layer + "l.position = CGPointMake(10, 20)", ["frame": "l.frame"]),
  "frm-08": NumericProgram(
    placed + "l.setAffineTransform(CGAffineTransform(translationX: 10, y: 20))",
    ["frame": "l.frame"]),
  "frm-09": NumericProgram(
    layer + "l.bounds = CGRectMake(0, 0, 100, 100)\n"
      + "l.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))", ["frame": "l.frame"]),
  "frm-10": setFrame(""),
  "frm-12": setFrame("l.anchorPoint = CGPointMake(1, 1)", ["position"]),
  "frm-13": setFrame("l.bounds = CGRectMake(11, 22, 5, 5)", ["bounds"]),
  "frm-14": NumericProgram(
    layer + "l.frame = CGRect(x: 0, y: 0, width: -100, height: -50)",
    ["bounds": "l.bounds", "position": "l.position"]),
  "frm-16": setFrame("l.setAffineTransform(CGAffineTransformMakeScale(2, 4))"),
  "frm-17": setFrame(
    "l.setAffineTransform(CGAffineTransformMakeTranslation(10, 20))", ["bounds", "position"]),
  "frm-18": NumericProgram(
    layer + "l.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)", ["bounds": "l.bounds"]),
  "cnv-01": NumericProgram(
    family,
    [
      "a": "child.convert(CGPoint(x: 0, y: 0), to: parent)",
      "b": "child.convert(CGPoint(x: 50, y: 50), to: parent)",
      "c": "child.convert(CGPoint.zero, from: parent)",
    ]),
  "cnv-02": NumericProgram(
    family + "let r = CGRect(x: 0, y: 0, width: 10, height: 20)",
    ["a": "child.convert(r, to: parent)", "b": "parent.convert(r, to: child)"]),
  "cnv-03": NumericProgram(
    family,
    [
      "p": "child.convert(CGPoint(x: 3, y: 4), to: child)",
      "r": "child.convert(CGRect(x: 3, y: 4, width: 5, height: 6), to: child)",
    ]),
  "cnv-05": NumericProgram(
    family + "child.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))",
    [
      "a": "child.convert(CGPoint.zero, to: parent)",
      "b": "parent.convert(CGPoint(x: 50, y: 50), from: child)",
      "r": "child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent)",
    ]),
  "cnv-06": NumericProgram(
    family + "parent.sublayerTransform = CGAffineTransform(translationX: 10, y: 20)",
    ["p": "child.convert(CGPoint.zero, to: parent)"]),
  "cnv-07": NumericProgram(
    family + "parent.sublayerTransform = CGAffineTransform(scaleX: 2, y: 2)\n"
      + "child.setAffineTransform(CGAffineTransform(translationX: 5, y: 6))",
    ["p": "child.convert(CGPoint.zero, to: parent)"]),
  "cnv-09": NumericProgram(
    layers([("root", 200, 100, 100), ("s1", 50, 25, 25), ("s2", 50, 125, 25), ("g", 50, 25, 25)])
      + "root.addSublayer(s1); root.addSublayer(s2); s1.addSublayer(g)",
    ["a": "g.convert(CGPoint.zero, to: root)", "b": "s1.convert(CGPoint.zero, to: s2)"]),
  "cnv-10": NumericProgram(
    layers([("u1", 50, 25, 25), ("u2", 50, 500, 500)]), ["p": "u1.convert(CGPoint.zero, to: u2)"]),
]

private func setFrame(
  _ before: String, _ properties: [String] = ["bounds", "position", "frame"]
) -> NumericProgram {
  NumericProgram(
    layer + before + "\nl.frame = CGRect(x: 10, y: 20, width: 100, height: 50)",
    Dictionary(uniqueKeysWithValues: properties.map { ($0, "l.\($0)") }))
}
