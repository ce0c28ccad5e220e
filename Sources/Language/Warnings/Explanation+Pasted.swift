extension Explanation {
  /// What Swift and C read otherwise, or know better.
  static let mistakesOfPastedCode: [Explanation] = [
    Explanation(
      "P0766", "'=+' instead of '+='",
      """
      'a =+ 3' sets a to +3. Swift refuses it, and compilers of C warn of it,
      since 'a += 3', which adds 3, is mostly meant. 'a = +3' is the assignment.
      """,
      wrong: """
        var a = 2
        a =+ 3
        """,
      right: """
        var a = 2
        a += 3
        """),
    Explanation(
      "P0767", "The description of an error that has none",
      """
      Where an error is no LocalizedError, 'localizedDescription' is made of the
      names of the app's module and of the type, and of a number: a whole raw
      value, else which case it is, those with values first.
      """,
      wrong: """
        enum Refusal: Error { case tooFar }
        do { throw Refusal.tooFar } catch { print(error.localizedDescription) }
        """,
      right: """
        enum Refusal: LocalizedError {
          case tooFar
          var errorDescription: String? { "that is too far" }
        }
        do { throw Refusal.tooFar } catch { print(error.localizedDescription) }
        """),
    Explanation(
      "P0775", "A method that draws",
      """
      UIKit calls 'draw(_:)' of a view before it is shown. Here nothing is drawn
      as pixels, so nobody calls it; what it works out is seen when the program
      calls it. A picture shows the outlines of views, and paths where they are
      named.
      """,
      wrong: """
        class Dial: UIView {
          override func draw(_ rect: CGRect) { print(rect.midX) }
        }
        window.addSubview(Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        """,
      right: """
        class Dial: UIView {
          override func draw(_ rect: CGRect) { print(rect.midX) }
        }
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        dial.draw(dial.bounds)
        """),
  ]
}
