/// Straight-line programs: a translation times a rotation, with numbers of their own on every line.
///
/// Each language gets the same numbers and makes the same six products; what it keeps are as many
/// variables as lines. Lua's lines stand in functions of 1,000, because LuaJIT refuses more constants.

func pivotStatements(_ count: Int) -> String {
  lines(count) { "let t\($0) = T(\($1), \($2)) * R(\($3))" }
}

func luaStatements(_ count: Int) -> String {
  let blocks = stride(from: 0, to: count, by: 1000).map { start in
    "(function()\n"
      + lines(start..<min(start + 1000, count)) { "t\($0) = mul(T(\($1), \($2)), R(\($3)))" }
      + "\nend)()"
  }
  return read(peersFolder + "/affine.lua") + blocks.joined(separator: ";\n")
}

func javaScriptStatements(_ count: Int) -> String {
  read(peersFolder + "/affine.js") + lines(count) { "t\($0) = mul(T(\($1), \($2)), R(\($3)))" }
}

func pythonStatements(_ count: Int) -> String {
  read(peersFolder + "/affine.py") + lines(count) { "t\($0) = mul(T(\($1), \($2)), R(\($3)))" }
}

func octaveStatements(_ count: Int) -> String {
  read(peersFolder + "/affine.m") + lines(count) { "t\($0) = T(\($1), \($2)) * R(\($3));" }
}

private typealias Line = (_ index: Int, _ x: String, _ y: String, _ angle: String) -> String

private func lines(_ count: Int, _ line: Line) -> String { lines(0..<count, line) }

private func lines(_ range: Range<Int>, _ line: Line) -> String {
  range.map { index in
    line(index, decimal(index * 37 % 19801), decimal(index * 53 % 17389), decimal(index % 628))
  }.joined(separator: "\n")
}

/// Hundredths as a decimal: 1234 is 12.34.
private func decimal(_ hundredths: Int) -> String {
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}
