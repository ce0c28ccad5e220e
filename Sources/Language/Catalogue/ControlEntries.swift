internal import Views

/// Buttons and other controls: what they look like is kept, what they call is called.
extension CatalogueBuilder {
  mutating func addControls() {
    addStates()
    addEvents()
    addTargetsOfControls()
    addTitles()
    addControlAttributes()
  }

  private mutating func addStates() {
    type("UIControlState", .text)
    nested(
      "State", "UIControl.State.normal", .text, "The type of a control's states.", of: "UIControl")
    for (name, old, c) in stateNames {
      constant("UIControlState", name, c: c, "A state of a control.") { "\(name)" }
      constant("UIControlState", old, "A state of a control, as Swift 2 says it.") { "\(name)" }
    }
  }

  private mutating func addEvents() {
    type("UIControlEvents", .text)
    nested(
      "Event", "UIControl.Event.touchUpInside", .text, "The type of a control's events.",
      of: "UIControl")
    for (name, old, c) in eventNames {
      constant("UIControlEvents", name, c: c, "What happens to a control.") { "\(name)" }
      constant("UIControlEvents", old, "What happens to a control, in Swift 2.") { "\(name)" }
    }
  }

  private mutating func addTargetsOfControls() {
    let example: StaticString =
      "UIButton().addTarget(self, action: { print(\"pressed\") }, for: .touchUpInside)"
    for signature in [
      "addTarget(_:action:for:)", "addTarget(_:action:forControlEvents:)",
    ] as [StaticString] {
      effect(
        signature, of: .view, takes: [[], [.function, .text], [.text]],
        "Calls a function when something happens to a control.", example
      ) { evaluator, values, _ in
        try evaluator.addTarget(values[1], values[2], for: values[3], to: values[0])
        return .void
      }
    }
    for signature in [
      "removeTarget(_:action:for:)", "removeTarget(_:action:forControlEvents:)",
    ] as [StaticString] {
      effect(
        signature, of: .view, takes: [[], [.function, .text, .nothing], [.text]],
        "Calls a function no more; with nil, none of the target's, or none at all.",
        "UIButton().removeTarget(nil, action: nil, for: .allEvents)"
      ) { evaluator, values, _ in
        try evaluator.removeTarget(values[1], values[2], for: values[3], from: values[0])
        return .void
      }
    }
    for signature in ["sendActions(for:)", "sendActionsForControlEvents(_:)"] as [StaticString] {
      effect(
        signature, of: .view, takes: [[.text]], "Calls what waits for this to happen.",
        "UIButton().sendActions(for: .touchUpInside)"
      ) { evaluator, values, node in
        try evaluator.sendActions(values[1], of: ViewReference.from(values[0], 0).id, at: node)
        return .void
      }
    }
  }

  /// What is shown in a state does not count here, but for the title of the usual one.
  private mutating func addTitles() {
    for signature in ["setTitle(_:for:)", "setTitle(_:forState:)"] as [StaticString] {
      effect(
        signature, of: .view, takes: [[.text, .nothing], [.text]], "The title of a button.",
        "UIButton().setTitle(\"Turn\", for: .normal)"
      ) { evaluator, values, _ in
        let name = evaluator.names.intern("currentTitle")
        let id = try ViewReference.from(values[0], 0).id
        if try String.from(values[2], 2) == "normal" {
          evaluator.setAttribute(name, values[1], of: id)
        }
        return .void
      }
    }
    let looks: [StaticString] = [
      "setTitleColor(_:for:)", "setTitleColor(_:forState:)", "setImage(_:for:)",
      "setImage(_:forState:)", "setBackgroundImage(_:for:)", "setBackgroundImage(_:forState:)",
      "setAttributedTitle(_:for:)", "setTitleShadowColor(_:for:)",
    ]
    for signature in looks {
      effect(
        signature, of: .view, takes: [[], [.text]],
        "How a button looks, which does not count here.",
        "UIButton().setTitleColor(.red, for: .normal)"
      ) { _, _, _ in .void }
    }
  }

  private mutating func addControlAttributes() {
    let buttons: [StaticString] = ["UIButton"]
    attribute("currentTitle", of: .view, .text, "The title of a button.", only: buttons)
    attribute("titleLabel", of: .view, .view, "nil: a button has no label here.", only: buttons)
    for name in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] as [StaticString] {
      attribute(
        name, of: .view, .structure, "The room around what a button shows.", only: buttons,
        first: .insets(.zero))
    }
    let controls: [StaticString] = ["UIButton", "UIControl", "UITextField"]
    attribute(
      "isEnabled", of: .view, .boolean, "Whether a control acts.", only: controls + ["UILabel"],
      first: .yes)
    let selectable =
      controls + ["UILabel", "UIImageView", "UITableViewCell", "UICollectionViewCell"]
    for name in ["isSelected", "isHighlighted"] as [StaticString] {
      attribute(name, of: .view, .boolean, "How it looks.", only: selectable, first: .no)
    }
    attribute(
      "isTracking", of: .view, .boolean, "Whether a touch in it is followed.", only: controls,
      first: .no)
    for name in ["contentHorizontalAlignment", "contentVerticalAlignment"] as [StaticString] {
      attribute(name, of: .view, .void, "Where a control shows its content.", only: controls)
    }
  }
}

private let stateNames: [(StaticString, StaticString, StaticString)] = [
  ("normal", "Normal", "UIControlStateNormal"),
  ("highlighted", "Highlighted", "UIControlStateHighlighted"),
  ("disabled", "Disabled", "UIControlStateDisabled"),
  ("selected", "Selected", "UIControlStateSelected"),
]

private let eventNames: [(StaticString, StaticString, StaticString)] = [
  ("allEvents", "AllEvents", "UIControlEventAllEvents"),
  ("allTouchEvents", "AllTouchEvents", "UIControlEventAllTouchEvents"),
  ("touchDown", "TouchDown", "UIControlEventTouchDown"),
  ("touchDragInside", "TouchDragInside", "UIControlEventTouchDragInside"),
  ("touchDragOutside", "TouchDragOutside", "UIControlEventTouchDragOutside"),
  ("touchUpInside", "TouchUpInside", "UIControlEventTouchUpInside"),
  ("touchUpOutside", "TouchUpOutside", "UIControlEventTouchUpOutside"),
  ("touchCancel", "TouchCancel", "UIControlEventTouchCancel"),
  ("valueChanged", "ValueChanged", "UIControlEventValueChanged"),
  ("editingChanged", "EditingChanged", "UIControlEventEditingChanged"),
  ("editingDidBegin", "EditingDidBegin", "UIControlEventEditingDidBegin"),
  ("editingDidEnd", "EditingDidEnd", "UIControlEventEditingDidEnd"),
  (
    "primaryActionTriggered", "PrimaryActionTriggered", "UIControlEventPrimaryActionTriggered"
  ),
]
