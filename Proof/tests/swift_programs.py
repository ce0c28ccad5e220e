"""What random Swift is made of: by each type its leaves, its expressions, how it is called and how it is printed.

Left out is what Pivot decided otherwise: quotients of two literals, which stay exact, `^`, which is a power, the root of
what is negative, and how an optional is described.
"""

from grammar import expression, fill


PRELUDE = '''import Foundation
enum Side: Int, CaseIterable { case left, top, right, bottom
  var opposite: Side { Side(rawValue: (rawValue + 2) % 4)! }
  func turned(by steps: Int) -> Side { Side(rawValue: ((rawValue + steps) % 4 + 4) % 4)! }
  static func of(_ p: CGPoint) -> Side { abs(p.x) > abs(p.y) ? (p.x < 0 ? .left : .right) : (p.y < 0 ? .top : .bottom) }
}
enum Shape { case dot, circle(Double), box(w: Int, h: Int)
  var area: Double { switch self { case .dot: return 0
    case .circle(let r): return r * r * 3
    case let .box(w, h): return Double(w * h) } }
}
struct Vec: Equatable { var x: Int, y: Int
  static let zero = Vec(x: 0, y: 0)
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vec, k: Int) -> Vec { Vec(x: a.x * k, y: a.y * k) }
  var turned: Vec { Vec(x: -y, y: x) }
  func dot(_ other: Vec) -> Int { x * other.x + y * other.y }
  mutating func move(by d: Int) { x += d; y -= d }
  func moved(by d: Int) -> Vec { var copy = self; copy.move(by: d); return copy }
  subscript(i: Int) -> Int { i == 0 ? x : y }
}
extension Int { var squared: Int { self * self }
  func clamped(_ lo: Int, _ hi: Int) -> Int { Swift.min(Swift.max(self, lo), hi) } }
extension CGRect { var mid: CGPoint { CGPoint(x: midX, y: midY) } }
func twice(_ f: (Int) -> Int, _ v: Int) -> Int { f(f(v)) }
func pick<T>(_ c: Bool, _ a: T, _ b: T) -> T { if c { return a }; return b }
func sum(_ v: Int...) -> Int { var s = 0; for e in v { s += e }; return s }
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
func find(_ v: Int, in l: [Int]) -> Int? { for (i, e) in l.enumerated() where e == v { return i }; return nil }
func half(_ v: Int) -> Int? { guard v % 2 == 0 else { return nil }; return v / 2 }
func collatz(_ v: Int) -> Int { var n = abs(v) % 50 + 1, c = 0; while n != 1 && c < 40 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; c += 1 }; return c }
func grade(_ v: Int) -> String { switch v { case ..<0: return "neg"; case 0: return "zero"; case 1...5: return "few"; case let n where n % 2 == 0: return "even"; default: return "odd" } }
'''

VARIABLES = """\
let i: Int = {i}, j: Int = {j}, k: Int = {k}
var n: Int = {n}
let x = {x}, y = {y}
var z = {z}
let p = {p}, q = {q}
let a: [Int] = [3, 1, 4, 1, 5, -9]
var b: [Int] = [2, 7]
let s = "pivot", t = "Über 😀"
n += 1; z -= 1; b.append(n)
let d = ["a": 3, "c": -2]
var e: [String: Int] = [:]
e["b"] = n
let g: Set<Int> = [1, 4, {j}], t2 = (a: 5, b: {i})
var c = Side.bottom
let h = Shape.box(w: 2, h: {k}), v = Vec(x: {i}, y: 3), o = CGPoint(x: {j}, y: 2.5)
let f = CGRect(x: {i}, y: {j}, width: 20.5, height: 13), m: Character = "b"
let u: Int? = {u}, w: Int? = {k}
c = c.opposite
"""

GRAMMAR = {
    "Int": (["i", "j", "k", "n", "-7", "0", "3", "12"], [
        "({Int} + {Int})", "({Int} - {Int})", "(k * {Int})", "((n - {Int}) / k)", "(({Int}) % 7)",
        "({Bool} ? {Int} : {Int})", "min({Int}, {Int})", "Int({Double})", "{List}.count", "({Opt} ?? {Int})",
        "({Opt}.map {{ $0 + 1 }} ?? {Int})", "{Side}.rawValue", "{Vec}.x", "{Vec}.dot({Vec})", "{Vec}[1]",
        "({Int}).squared % 1000", "({Int}).clamped(-5, {Int}.clamped(0, 99))", "twice({{ $0 + k }}, {Int})",
        "sum({Int}, {Int}, {Int})", "gcd({Int}, {Int})", "collatz({Int})", "{Dict}.count",
        '{Dict}["a", default: {Int}]', "({Dict}[{String}] ?? {Int})", "{Dict}.values.reduce(0, +)", "{Set}.count",
        "({Set}.max() ?? 0)", "{Set}.reduce(0, +)", "{Pair}.0", "{Pair}.b", "pick({Bool}, {Int}, {Int})",
        "(({Int}) & {Int})", "(({Int}) | 5)", "(({Int}) << 2)", "(({Int}) >> 1)", "({Opt} == nil ? {Int} : 1)",
        "{List}.filter {{ $0 > {Int} }}.count", "{List}.indices.last!.advanced(by: 1)",
        "Int(({Rect}).width.rounded())", "{Nested}.flatMap {{ $0 }}.count", "({Nested}.first?.last ?? {Int})",
        "{String}.count", "({Int}).signum()", "Int(({Double}).rounded(.down))",
        "{{ () -> Int in let q = {Int}; return q - 1 }}()", "[{Int}, {Int}].max()!",
        "(1...4).reduce(0) {{ $0 + $1 * {Int} }}", "{List}.lastIndex(where: {{ $0 <= {Int} }}) ?? -9",
        "({Int} == {Int} ? 1 : 2)", "(find({Int}, in: {List}) ?? -2)", "({Char}.wholeNumberValue ?? -1)",
    ]),
    "Opt": (["u", "w", "nil as Int?", 'Int("12")', 'Int("x")'], [
        "half({Int})", "{List}.first", "{List}.max()", "{List}.firstIndex(of: {Int})", '{Dict}["b"]',
        "({Bool} ? {Int} : nil)", "{Opt}.map {{ $0 * 2 }}", "{Opt}.flatMap {{ half($0) }}",
        "find({Int}, in: {List})", "{List}.first {{ $0 > {Int} }}", "Int({String})", "({Opt} ?? {Opt})",
        "{Set}.min()", "{Nested}.first?.first", "{List}.dropFirst().first",
    ]),
    "Double": (["x", "y", "z", "2.0", "-0.75"], [
        "({Double} + {Double})", "({Double} - {Double})", "({Double} * y)", "({Double} / (abs({Double}) + 1))",
        "Double({Int})", "({Double}).rounded()", "abs({Double})", "{Shape}.area", "Double({Point}.x)",
        "Double({Rect}.maxY)", "Double({Size}.width)", "pick({Bool}, {Double}, {Double})", "Double({Rect}.midX)",
        "max({Double}, {Double})", "pow({Double}, 2)", "({Double}).magnitude", "Swift.min({Double}, {Double})",
        "Double({Int}) / Double(abs({Int}) + 1)", "abs({Double}).squareRoot()",
        "({Double}).truncatingRemainder(dividingBy: 1)", "fmod({Double}, y)", "copysign({Double}, {Double})",
        "trunc({Double})", "[{Double}, {Double}].reduce(1, *)", "Double({String}.count)",
        "(Double({Int}) * .pi).rounded()",
    ]),
    "Bool": (["p", "q"], [
        "({Int} < {Int})", "({Opt} == {Int})", "({Double} >= {Double})", "!({Bool})", "({Bool} && {Bool})",
        "({Bool} || {Bool})", "{List}.contains({Int})", "({Side} == {Side})", "({Side} != .left)",
        "({Vec} == {Vec})", "{Set}.contains({Int})", "{Rect}.contains({Point})", "{Rect}.intersects({Rect})",
        "{Rect}.isEmpty", "({Rect}.intersection({Rect})).isNull", "({Point} == {Point})", "({Rect} == {Rect})",
        "{String}.hasPrefix({String})", "({String} < {String})", "({Dict}[{String}] != nil)",
        "{Set}.isSubset(of: {Set})", '{String}.contains("b")', "(1..<9).contains({Int})", "({Double}).isZero",
        "{Char}.isLetter", "{Rect}.contains({Rect})", "{String}.isEmpty", "{List}.isEmpty", "({Opt} ?? 0 > {Int})",
        "({Side}.rawValue >= 2)", "{List}.elementsEqual({List})", "{List} == {List}", "({Pair} == {Pair})",
        "{List}.starts(with: [3])",
    ]),
    "List": (["a", "b", "[i, 4, n]"], [
        "{List}.map {{ $0 * 2 }}", "{List}.map {{ $0 % k }}", "{List}.filter {{ $0 != {Int} }}", "{List}.sorted()",
        "{List}.sorted(by: >)", "Array({List}.reversed())", "Array({List}.prefix(2))", "({List} + {List})",
        "{Set}.sorted()", "{Dict}.values.sorted()", "{List}.compactMap {{ half($0) }}",
        "{List}.compactMap {{ $0 > i ? $0 : nil }}", "[{Opt}, {Opt}].compactMap {{ $0 }}",
        "{Nested}.map {{ $0.count }}", "{Nested}.flatMap {{ $0 }}", "Side.allCases.map {{ $0.rawValue + {Int} }}",
        "Array({List}.suffix(2))", "{List}.sorted {{ abs($0) < abs($1) || (abs($0) == abs($1) && $0 < $1) }}",
        "{List}.dropLast().map(\\.squared)", "Array(Set({List})).sorted()",
        "{List}.enumerated().filter {{ $0.offset % 2 == 0 }}.map {{ $0.element }}",
        "{List}.indices.map {{ $0 + {Int} }}", "Array({List}[...0])", "{List}.map(\\.squared)",
        "(0..<3).map {{ {Int} - $0 }}", "Array(1...3)", '{String}.map {{ $0 == "a" ? 1 : 0 }}',
        "{List}.reduce(into: []) {{ $0.insert($1, at: 0) }}", "{List}.split(separator: {Int}).map {{ $0.count }}",
        "zip({List}, {List}).map {{ $0 - $1 }}", "Array({List}.drop {{ $0 > 2 }})",
        "Array({List}.prefix {{ $0 > 0 }})", "[{Vec}, {Vec}].map(\\.x)",
        "Array(stride(from: {Int}, to: 20, by: 7)).prefix(3).map {{ $0 }}",
    ]),
    "Nested": (["[a, b]", "[[1], [], [2, 3]]"], [
        "[{List}, {List}]", "{Nested}.map {{ $0.sorted() }}", "{Nested}.filter {{ !$0.isEmpty }}",
        "{List}.map {{ [$0, $0 + 1] }}", "Array({Nested}.reversed())",
    ]),
    "Dict": (["d", "e", '["a": 1]'], [
        "{Dict}.filter {{ $0.value > {Int} }}", "{Dict}.mapValues {{ $0 + k }}",
        "{Dict}.merging({Dict}) {{ $0 + $1 }}", 'Dictionary(uniqueKeysWithValues: zip(["a", "b"], [{Int}, {Int}]))',
        "[{String}: {Int}]", "{Dict}.compactMapValues {{ half($0) }}",
        'Dictionary({List}.map {{ ("\\($0 % 2 == 0)", $0) }}, uniquingKeysWith: {{ $0 + $1 }})',
        '{Dict}.merging(["z": {Int}]) {{ _, new in new }}',
    ]),
    "Set": (["g", "Set([1, 2, 3])", "Set(a)"], [
        "{Set}.union({Set})", "{Set}.intersection({Set})", "{Set}.subtracting({Set})", "Set({List})",
        "{Set}.symmetricDifference({Set})", "{Set}.filter {{ $0 > {Int} }}",
    ]),
    "Pair": (["(a: i, b: j)", "t2"], [
        "(a: {Int}, b: {Int})", "(a: {Pair}.b, b: {Pair}.a)", "pick({Bool}, {Pair}, {Pair})",
    ]),
    "Side": ([".left", "Side.top", "c"], [
        "{Side}.opposite", "{Side}.turned(by: {Int})", "Side.of({Point})", "({Bool} ? {Side} : .right)",
        "(Side(rawValue: {Int}) ?? .bottom)", "Side.allCases[{Side}.rawValue]",
    ]),
    "Shape": ([".dot", "Shape.circle(2)", "h"], [
        ".circle({Double})", ".box(w: {Int}, h: {Int})", "pick({Bool}, {Shape}, {Shape})",
    ]),
    "Vec": (["v", "Vec.zero", ".zero"], [
        "Vec(x: {Int}, y: {Int})", "({Vec} + {Vec})", "({Vec} * {Int})", "{Vec}.turned", "{Vec}.moved(by: {Int})",
        ".init(x: {Int}, y: {Int})", "[{Vec}, {Vec}].reduce(.zero, +)",
    ]),
    "Point": (["o", "CGPoint.zero", "CGPoint(x: 3, y: -4)"], [
        "CGPoint(x: {Int}, y: {Int})", "CGPoint(x: {Double}, y: {Double})", "{Rect}.origin", "{Rect}.mid",
        "CGPoint(x: {Rect}.minX, y: {Rect}.maxY)", "CGPoint(x: {Point}.y, y: {Point}.x)",
    ]),
    "Size": (["CGSize(width: 4, height: 9)", "CGSize.zero"], [
        "CGSize(width: {Int}, height: {Double})", "{Rect}.size",
        "CGSize(width: {Size}.height, height: {Size}.width)",
    ]),
    "Rect": (["f", "CGRect(x: 10, y: 20, width: 30, height: 40)", "CGRect.zero", "CGRect(x: 2, y: 3, width: -8, height: -9)"], [
        "CGRect(x: {Int}, y: {Int}, width: {Double}, height: {Int})", "CGRect(origin: {Point}, size: {Size})",
        "{Rect}.insetBy(dx: {Int}.clamped(-9, 9), dy: {Double})", "{Rect}.offsetBy(dx: {Double}, dy: {Double})",
        "{Rect}.union({Rect})", "{Rect}.intersection({Rect})", "{Rect}.standardized", "{Rect}.integral",
        "{Rect}.divided(atDistance: {Double}, from: .minXEdge).slice",
        "{Rect}.divided(atDistance: {Double}, from: .maxYEdge).remainder",
    ]),
    "Char": (["m", 'Character("7")'], [
        '({String}.first ?? "-")', '({String}.last ?? "9")', 'Character("\\(abs({Int}) % 10)")',
        'Array("x1y2")[abs({Int}) % 4]',
    ]),
    "String": (["s", "t", '"ab"', '"a"'], [
        "({String} + {String})", "{String}.uppercased()", "String({String}.prefix(3))", '"\\({Int})"',
        '"\\({Side})"', "grade({Int})", '"\\({Bool}) \\({Int})"', "String({Int})", "String(abs({Int}), radix: 16)",
        '"\\({List})"', '"\\({Vec}.x):\\({Vec}.y)"', '{List}.map(String.init).joined(separator: ",")',
        "String({Char})", '{String}.split(separator: "b").joined(separator: "|")', '"\\({Opt} ?? 0)"',
        '"\\({Set}.sorted())"', '"\\({Pair})"', '"\\({Nested})"',
        '{String}.replacingOccurrences(of: "a", with: "_")', 'String({String}.filter {{ $0 != "b" }})',
        '{String}.components(separatedBy: "-").last!', '({Opt}.map {{ "\\($0)!" }} ?? "none")',
        "String(repeating: {Char}, count: 2)", "{String}.trimmingCharacters(in: .whitespaces)",
        '{Dict}.sorted {{ $0.key < $1.key }}.map {{ "\\($0.key)=\\($0.value)" }}.joined()',
        '{{ switch {Side} {{ case .left, .right: return "h"; case .top: return "t"; default: return "v" }} }}()',
        '{{ switch ({Int}, {Bool}) {{ case (0, _): return "zero"; case (let q, true) where q > 2: return "big \\(q)"; case (_, false): return "no"; default: return "else" }} }}()',
        '{{ if let q = {Opt}, q > 1 {{ return "some \\(q)" }} else {{ return "few" }} }}()',
        'String(format: "%d|%5.1f|%@", {Int}, {Double}, {String})',
        'String(format: "%03d %x", abs({Int}), abs({Int}))',
        '{{ var q = {Vec}; q.x *= 2; q.move(by: {Int}); return "\\(q.x),\\(q.y)" }}()',
        '{{ var q = {List}; q.append({Int}); q.swapAt(0, q.count - 1); q.removeLast(); return "\\(q)" }}()',
        '{{ var q = {Dict}; q[{String}] = {Int}; q["a", default: 3] += 1; return "\\(q.count) \\(q["a"]!)" }}()',
        '{{ var out = ""; for (q, r) in zip({List}, {List}) {{ if q == 3 {{ continue }}; if r > 8 {{ break }}; out += "\\(q - r);" }}; return out }}()',
        '{{ var q = {Rect}; q.origin.x += 1; q.size.width = {Double}; return "\\(Int(q.maxX.rounded()))" }}()',
        '{{ var q = 0; repeat {{ q += 3 }} while q < {Int}.clamped(0, 30); return "\\(q)" }}()',
        '{{ if case .box(let w, _) = {Shape} {{ return "w\\(w)" }}; return "-" }}()',
        '{{ guard let q = {List}.max(), q > 0 else {{ return "none" }}; return "\\(q)" }}()',
    ]),
}  # fmt: skip
SHOWN = {
    "Double": 'String(format: "%.6f", {0} + 0)',
    "Point": 'String(format: "%.5f %.5f", {0}.x + 0, {0}.y + 0)',
    "Size": 'String(format: "%.5f %.5f", {0}.width + 0, {0}.height + 0)',
    "Rect": '"\\({0}.isNull) \\({0}.isEmpty) " + ({0}.isNull ? "" : String(format: "%.5f %.5f %.5f %.5f", {0}.origin.x + 0, {0}.origin.y + 0, {0}.size.width + 0, {0}.size.height + 0))',
    "Dict": '{0}.keys.sorted().map {{ "\\($0)=\\({0}[$0]!)" }}.joined(separator: " ")',
    "Set": "{0}.sorted()",
    "Shape": 'String(format: "%.4f", {0}.area)',
    "Vec": '"\\({0}.x) \\({0}.y)"',
    "Opt": "{0} ?? -99",
}  # fmt: skip
TYPES = {
    "Opt": "Int?", "List": "[Int]", "Nested": "[[Int]]", "Dict": "[String: Int]", "Set": "Set<Int>",
    "Pair": "(a: Int, b: Int)", "Point": "CGPoint", "Size": "CGSize", "Rect": "CGRect", "Char": "Character",
}  # fmt: skip
ENDING = []


def statement(chance, place):
    kind = chance.choice([*GRAMMAR, *["String"] * 4])
    value = expression(chance, GRAMMAR, kind, chance.randint(1, 2))
    shown = fill(chance, {}, SHOWN.get(kind, "{0}").replace("{0}", f"r{place}"), 0)
    return f"let r{place}: {TYPES.get(kind, kind)} = {value}; print({shown})"


def program(chance):
    """The lines of a prelude, and statements of a line each."""
    i, j, k, n = chance.randint(-9, 9), chance.randint(-9, 9), chance.randint(1, 6), chance.randint(-20, 20)
    variables = VARIABLES.format(
        i=i, j=j, k=k, n=n, x=round(chance.uniform(-9, 9), 2), y=round(chance.uniform(0.5, 4), 2),
        z=round(chance.uniform(-50, 50), 2), p=chance.choice(["true", "false"]), q=chance.choice(["true", "false"]),
        u=chance.choice(["nil", "4"]),
    )  # fmt: skip
    return (PRELUDE + variables).splitlines(), [statement(chance, place) for place in range(45)]


def compiling(source, binary):
    return ["swiftc", "-suppress-warnings", "-Onone", "-o", binary, source]
