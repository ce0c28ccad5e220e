import Testing

@testable import Workbook

@Suite struct RowNamesTests {
  @Test(arguments: [
    (["ada.answers.md"], "ada"), (["ada.md"], "ada"), (["ada.txt"], "ada"), (["ada"], "ada"),
    (["ada", "turning.answers.md"], "ada"), (["turning.answers.md"], "turning"),
    (["class 2", "ada.answers.md"], "class_2_ada"), (["../../etc/passwd"], "_._.._etc_passwd"),
    (["..", "x.md"], "_._x"), ([".answers.md"], "_answers"), ([".md"], "_md"),
    (["a\nb\u{0}.md"], "a_b_"),
    (["Jörg Müller.answers.md"], "Jörg_Müller"), (["李.md"], "李"), ([""], "submission"),
    (["=cmd|x.md"], "_cmd_x"), (["नरेन्द्र.md"], "नरेन्द्र"), (["สมชาย ดี.md"], "สมชาย_ดี"),
    (["\u{301}a\u{FE0F}\u{200D}.md"], "_a\u{FE0F}_"),
  ])
  func safe(_ parts: [String], _ name: String) {
    #expect(rowNames([parts], lesson: "turning") == [name])
  }

  @Test func equalNamesAreNumbered() {
    let paths = [["a", "x.md"], ["a_x.md"], ["A_X.md"], ["a_x-2.md"], ["a_x.txt"]]
    #expect(rowNames(paths, lesson: "t") == ["a_x", "a_x-2", "A_X-3", "a_x-2-2", "a_x-4"])
  }

  /// Of ten thousand equal ones, too; who counted from the start for each would still be at it.
  @Test func manyEqualNames() {
    let names = rowNames(Array(repeating: ["x.md"], count: 10_000), lesson: "t")
    #expect(names.prefix(3) == ["x", "x-2", "x-3"] && names.last == "x-10000")
    #expect(Set(names).count == 10_000)
  }

  @Test func longNamesAreCut() {
    let names = rowNames([[String(repeating: "ü", count: 300)]], lesson: "t")
    #expect(names[0].utf8.count == 100)
  }
}
