import Language
import Testing

@Suite("How pictures are shown")
struct PictureFormTests {
  private static let program = """
    let v = view(40, 30, 120, 80)
    v.transform = R(30°)
    plot(v)
    """

  private func picture(
    of program: String = program, _ change: (inout Settings) -> Void
  ) -> StyledText {
    var run = ProgramRun()
    change(&run.session.settings)
    return run.events(of: program).last?.text ?? StyledText()
  }

  private func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  @Test func forms() {
    let plain = PictureForm.allCases.map { form in picture { $0.pictures = form }.plain }
    let shown = Dictionary(uniqueKeysWithValues: zip(PictureForm.allCases, plain))
    #expect(shown[.auto] == shown[.hybrid])
    #expect(Set(plain).count == 5)
    #expect(isASCII(shown[.ascii] ?? "°"))
    #expect(shown[.describe]?.contains("turned by 30 degrees clockwise") == true)
    #expect(shown[.off] == "(a picture)")
  }

  @Test func autoIsWhatSuitsTheOutput() {
    for form in PictureForm.allCases where form != .auto {
      #expect(picture { $0.usualPictures = form } == picture { $0.pictures = form })
      #expect(
        picture {
          $0.usualPictures = form
          $0.pictures = .hybrid
        } == picture { $0.pictures = .hybrid })
    }
  }

  /// A square takes as many more columns than rows as a character is higher than wide.
  @Test(arguments: [1.0, 2, 4]) func squares(aspect: Double) {
    let shown = picture(of: "plot(rect(0, 0, 40, 40))") { $0.cellAspect = aspect }.plain
    let rows = shown.split(separator: "\n")
    let top = rows.firstIndex { $0.contains("A─") } ?? 0
    let bottom = rows.firstIndex { $0.contains("D─") } ?? 0
    let width = rows[top].drop { $0 != "A" }.count - 1
    #expect(bottom > top && Double(width) == aspect * Double(bottom - top))
  }

  /// Where everything is ASCII, pictures are drawn so rather than respelled afterwards.
  @Test(arguments: [PictureForm.auto, .hybrid, .ascii, .blocks])
  func inASCII(form: PictureForm) {
    let shown = picture {
      $0.pictures = form
      $0.isASCII = true
    }
    #expect(shown == picture { $0.pictures = .ascii })
    #expect(ascii(shown.plain) == shown.plain)
  }

  /// Names are spelled out before they are placed, so that nothing is pushed aside.
  @Test(arguments: [
    "let θ = (3, 4)\nplot(θ)", "let θ = view(10, 10, 90, 50)\nplot(θ)",
    "let 视图 = view(10, 10, 90, 50)\nplot(视图)",
  ])
  func namesInASCII(program: String) {
    let shown = picture(of: program) {
      $0.isASCII = true
      $0.columns = 40
    }
    #expect(isASCII(shown.plain))
    #expect(shown.plain.split(separator: "\n").allSatisfy { $0.utf8.count <= 40 })
  }

  /// Colours only repeat what characters say: without them the text is the same.
  @Test(arguments: [PictureForm.hybrid, .ascii, .blocks])
  func colours(form: PictureForm) {
    let shown = picture { $0.pictures = form }
    let stripped = shown.coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(stripped == shown.plain)
    #expect(shown.plain.split(separator: "\n").allSatisfy { $0.last != " " })
    let roles = Set(shown.pieces.map(\.role))
    #expect(roles.isSuperset(of: [.before, .after, .frame, .dim, .heading, .plain]))
  }

  /// No role is set anew for a cell, nor for blanks.
  @Test func coloursCostLittle() {
    let shown = picture { $0.pictures = .hybrid }
    for (piece, next) in zip(shown.pieces, shown.pieces.dropFirst()) {
      #expect(piece.role != next.role)
      #expect(piece.role == .plain || piece.text.contains { !$0.isWhitespace })
    }
  }

  @Test func descriptionsFitTheScreen() {
    let shown = picture {
      $0.pictures = .describe
      $0.columns = 40
      $0.fitsColumns = true
    }
    #expect(shown.plain.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }
}
