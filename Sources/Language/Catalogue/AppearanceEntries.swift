internal import Geometry

/// What an app's code sets to make things look or behave well, and geometry does not ask for: each is kept
/// as it is set, so that the code around it runs.
extension CatalogueBuilder {
  mutating func addViewAppearance() {
    attribute("isOpaque", of: .view, .boolean, "Whether nothing shines through.", first: .yes)
    attribute(
      "tintColor", of: .view, .color, "The colour of its controls.",
      first: .inherited(Color(red: 0, green: 122 / 255, blue: 1, alpha: 1)))
    attribute("contentScaleFactor", of: .view, .number, "Pixels to a point.", first: .number(1))
    attribute("accessibilityLabel", of: .view, .text, "What is read aloud for it.")
    attribute(
      "safeAreaInsets", of: .view, .structure, "The room that bars take; none here.",
      first: .insets(.zero))
    attribute(
      "layoutMargins", of: .view, .structure, "The room that a view keeps free at its edges.",
      first: .insets(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
    attribute("mask", of: .view, .view, "What shows where it is opaque.")
    attribute("accessibilityIdentifier", of: .view, .text, "What tests call it.")
    attribute("accessibilityHint", of: .view, .text, "What is read aloud after its label.")
    attribute(
      "isAccessibilityElement", of: .view, .boolean, "Whether it is read aloud.", first: .no)
    attribute(
      "semanticContentAttribute", of: .view, .void, "Whether it turns around for Arabic.",
      first: .member("unspecified"))
    attribute(
      "directionalLayoutMargins", of: .view, .void, "The room at its edges, as a text runs.")
    attribute("overrideUserInterfaceStyle", of: .view, .void, "Whether it looks light or dark.")
    let margins: StaticString = "How its margins follow, which does not count here."
    attribute("preservesSuperviewLayoutMargins", of: .view, .boolean, margins, first: .no)
    attribute("insetsLayoutMarginsFromSafeArea", of: .view, .boolean, margins, first: .yes)
    attribute(
      "clearsContextBeforeDrawing", of: .view, .boolean, "Whether it is cleared.", first: .yes)
    attribute("isFirstResponder", of: .view, .boolean, "Whether keys go to it.", first: .no)
    addLabelAppearance()
    addTextAppearance()
    addScrolling()
  }

  private mutating func addTextAppearance() {
    let texts: [StaticString] = ["UILabel", "UIButton", "UITextField", "UITextView"]
    let looks: [StaticString] = [
      "lineBreakMode", "attributedText", "baselineAdjustment", "borderStyle", "keyboardType",
      "returnKeyType", "autocorrectionType", "autocapitalizationType", "clearButtonMode",
    ]
    for name in looks {
      attribute(name, of: .view, .void, "How its text looks or is typed.", only: texts)
    }
    attribute("shadowColor", of: .view, .color, "The colour behind its text.", only: texts)
    attribute("placeholder", of: .view, .text, "What an empty field shows.", only: texts)
    attribute(
      "minimumScaleFactor", of: .view, .number, "How far its text may shrink.", only: texts,
      first: .number(0))
    for name in ["isEditable", "isSelectable", "isSecureTextEntry"] as [StaticString] {
      attribute(name, of: .view, .boolean, "How its text is typed.", only: texts, first: .no)
    }
  }

  private mutating func addLabelAppearance() {
    let labels: [StaticString] = ["UILabel"]
    attribute(
      "numberOfLines", of: .view, .number, "How many lines it may have; 0: any.", only: labels,
      first: .number(1))
    attribute(
      "adjustsFontSizeToFitWidth", of: .view, .boolean, "Whether its text shrinks to fit.",
      only: labels, first: .no)
  }

  /// What kinds of buttons look like, which is all that they differ in here.
  mutating func addButtonTypes() {
    let types: [(StaticString, StaticString)] = [
      ("system", "UIButtonTypeSystem"), ("custom", "UIButtonTypeCustom"),
      ("infoLight", "UIButtonTypeInfoLight"), ("contactAdd", "UIButtonTypeContactAdd"),
      ("close", "UIButtonTypeClose"),
    ]
    for (name, c) in types {
      constant("ButtonType", name, c: c, "A kind of button.") { "\(name)" }
    }
    constant("ButtonType", "roundedRect", c: "UIButtonTypeRoundedRect", "As 'system'.") {
      "roundedRect"
    }
    effect(
      "UIButton(type:)", takes: [[.text]], gives: .view, "A button of no size.",
      "UIButton(type: .system)"
    ) { evaluator, _, _ in .view(try evaluator.makeView("UIButton", .zero)) }
  }
}
