internal import Views

/// `UISlider`: a number between two others. Where UIKit draws its track and thumb is not known.
///
/// The ends move each other and the value along (Apple's documentation of `value`, `minimumValue`, `maximumValue`).
extension CatalogueBuilder {
  mutating func addSliders() {
    for part in SliderPart.allCases { addSliderPart(part) }
    effect(
      "setValue(_:animated:)", of: .view, only: ["UISlider"], takes: [[.number], [.boolean]],
      "Sets the number of a slider.", "UISlider().setValue(0.5, animated: true)"
    ) { evaluator, values, _ in
      let id = try ViewReference.from(values[0], 0).id
      evaluator.setSlider(.value, try Double.from(values[1], 1), of: id)
      return .void
    }
    attribute(
      "isContinuous", of: .view, .boolean, "Whether it tells of each step of a finger.",
      only: ["UISlider"], first: .yes)
    for name in ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"]
      as [StaticString]
    {
      attribute(name, of: .view, .color, "How it looks.", only: ["UISlider"])
    }
  }

  private mutating func addSliderPart(_ part: SliderPart) {
    add(
      Definition(
        role: .property, name: names.intern(part.literal), parameters: takes([.view]),
        owner: .view, result: .number, classes: ["UISlider"], summary: part.summary,
        example: "UISlider().maximumValue",
        body: .effect { evaluator, values, _ in
          .number(evaluator.slider(part, of: try evaluator.slider(values[0], part)))
        },
        setter: { evaluator, owner, new in
          let id = try evaluator.slider(owner, part)
          evaluator.setSlider(part, try Double.from(new, 1), of: id)
          return owner
        }))
  }
}

/// What a slider has a number for.
private enum SliderPart: String, CaseIterable {
  case value, minimumValue, maximumValue

  var literal: StaticString {
    switch self {
    case .value: "value"
    case .minimumValue: "minimumValue"
    case .maximumValue: "maximumValue"
    }
  }

  var summary: StaticString {
    switch self {
    case .value: "The number of a slider, between its ends."
    case .minimumValue: "The least number of a slider, 0 at first."
    case .maximumValue: "The greatest number of a slider, 1 at first."
    }
  }
}

extension Evaluator {
  fileprivate mutating func slider(_ value: Value, _ part: SliderPart) throws(Fault) -> ViewID {
    let id = try ViewReference.from(value, 0).id
    try refuse(names.intern(part.rawValue), of: id, unlessIn: ["UISlider"])
    return id
  }

  fileprivate mutating func slider(_ part: SliderPart, of id: ViewID) -> Double {
    attribute(names.intern(part.rawValue), of: id).flatMap { Double($0) }
      ?? (part == .maximumValue ? 1 : 0)
  }

  fileprivate mutating func setSlider(_ part: SliderPart, _ number: Double, of id: ViewID) {
    var (least, most) = (slider(.minimumValue, of: id), slider(.maximumValue, of: id))
    var value = slider(.value, of: id)
    switch part {
    case .value: value = number
    case .minimumValue: (least, most) = (number, max(number, most))
    case .maximumValue: (least, most) = (min(number, least), number)
    }
    keep(least, as: .minimumValue, of: id)
    keep(most, as: .maximumValue, of: id)
    keep(min(max(value, least), most), as: .value, of: id)
  }

  private mutating func keep(_ number: Double, as part: SliderPart, of id: ViewID) {
    setAttribute(names.intern(part.rawValue), .number(number), of: id)
  }
}
