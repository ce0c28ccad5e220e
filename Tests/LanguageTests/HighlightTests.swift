import Language
import Testing

/// The colours of a text that is being typed.
@Suite struct HighlightTests {
  /// Each stretch with its role, as "let keyword".
  private func roles(_ text: String, after program: String = "", cursor: Int? = nil) -> [String] {
    var session = Session()
    _ = session.run(program)
    return session.highlights(text, cursor: cursor).map { span in
      "\(String(decoding: Array(text.utf8)[span.utf8], as: UTF8.self)) \(span.role)"
    }
  }

  @Test func tokens() {
    #expect(
      roles("let a = 30° + .5rad // why")
        == ["let keyword", "a variable", "30 number", "° number", ".5rad number", "// why comment"])
    #expect(roles("a + b", after: "let a = 1") == ["a variable"])
    #expect(roles("foo.bar(x: 1)") == ["1 number"])
    #expect(
      roles("CGRect.zero.midX(2π)")
        == ["CGRect function", "zero function", "midX function", "2π number"])
    #expect(roles("π + $0") == ["π number", "$0 variable"])
    #expect(roles("f(a: a)", after: "func f(a) { a }; let a = 1") == ["f function", "a variable"])
    #expect(roles("rect(rect.x)", after: "let rect = rect(1, 2, 3, 4)").first == "rect function")
    #expect(roles("var b = 1\nb") == ["var keyword", "b variable", "1 number", "b variable"])
    #expect(roles("a /* b */ c /* d") == ["/* b */ comment", "/* d comment"])
  }

  @Test func texts() {
    #expect(roles(#""a" + "b\n""#) == [#""a" string"#, #""b\n" string"#])
    #expect(
      roles(#""a \(1 + (2)) b""#) == [#""a  string"#, "1 number", "2 number", #" b" string"#])
    #expect(roles(#""a \(1"#) == [#""a  string"#, "1 number"])
  }

  @Test func whatIsNotFinishedAndWhatIsWrong() {
    #expect(roles(#"("hel"#) == [#"" error"#, "hel string"])
    #expect(roles("30d") == ["30 number", "d number"])
    #expect(roles("30d + 1") == ["30 number", "d error", "1 number"])
    #expect(roles("30foo") == ["30 number", "foo error"])
    #expect(roles("0x") == ["0x error"])
    #expect(roles("a ¶ §") == ["¶ error", "§ error"])
    #expect(roles(#""a\q b" + 1"#).first == #""a string"#)
    #expect(roles("").isEmpty)
  }

  @Test func brackets() {
    #expect(roles("f(1]") == ["1 number", "] error"])
    #expect(roles(")") == [") error"])
    #expect(roles("f(a[b{").isEmpty)
    // On the closing one, behind it, on the opening one, nowhere near.
    #expect(roles("f((a))", cursor: 4) == ["( partner"])
    #expect(roles("f((a))", cursor: 6) == ["( partner"])
    #expect(roles("f((a) )", cursor: 2) == [") partner"])
    #expect(roles("f((a)) ", cursor: 7).isEmpty)
    #expect(roles(#"(")")"#, cursor: 0) == [#"")" string"#, ") partner"])
    #expect(roles("(1 /* ) */", cursor: 0) == ["1 number", "/* ) */ comment"])
    #expect(roles(#""\(a)""#, cursor: 2) == [#"" string"#, ") partner", #"" string"#])
  }

  /// Every beginning of a program has spans in order, inside the text and at whole characters.
  @Test func everyBeginning() {
    let program =
      "let θ = [1, 2].map { $0 * 30° } // π\nprint(\"é \\(θ[0]) \\u{41}\", view(1, 2, 3, 4))"
    let session = Session()
    for end in program.indices {
      let text = String(program[..<end])
      var last = 0
      for span in session.highlights(text, cursor: text.utf8.count) {
        #expect(span.utf8.lowerBound >= last && span.utf8.upperBound <= text.utf8.count)
        #expect(String(validating: Array(text.utf8)[span.utf8], as: UTF8.self) != nil)
        last = span.utf8.upperBound
      }
    }
  }
}
