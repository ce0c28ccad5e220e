/// SwiftUI's colours, which are views that fill the room that they are offered.
extension CatalogueBuilder {
  mutating func addColorViews() {
    type("Color", .modifiedView)
    color("red")
    color("orange")
    color("yellow")
    color("green")
    color("mint")
    color("teal")
    color("cyan")
    color("indigo")
    color("blue")
    color("purple")
    color("pink")
    color("brown")
    color("white")
    color("gray")
    color("black")
    color("clear")
    color("primary")
    color("secondary")
    color("accentColor")
    addColorViewMakers()
  }

  private mutating func addColorViewMakers() {
    let summary: StaticString = "A colour of SwiftUI, which is a view."
    effect(
      "Color(_:)", takes: [[.text, .color]], gives: .modifiedView, summary, "Color(\"brand\")"
    ) { evaluator, values, _ in
      evaluator.modifiedView("Color(\(evaluator.sourceText(values[0])))")
    }
    effect(
      "Color(red:green:blue:)", takes: [[.number], [.number], [.number]], gives: .modifiedView,
      summary, "Color(red: 1, green: 0.5, blue: 0)"
    ) { evaluator, values, _ in
      let parts = zip(["red", "green", "blue"], values).map { name, value in
        "\(name): \(evaluator.sourceText(value))"
      }
      return evaluator.modifiedView("Color(\(parts.joined(separator: ", ")))")
    }
  }

  private mutating func color(_ name: StaticString) {
    add(
      Definition(
        role: .constant, name: names.intern(name), owner: .modifiedView, result: .modifiedView,
        spellings: spellings(type: "Color"), summary: "A colour of SwiftUI, which is a view.",
        example: "Color.red.frame(width: 100, height: 50)",
        body: .effect { evaluator, _, _ in evaluator.modifiedView("Color.\(name)") }))
  }
}
