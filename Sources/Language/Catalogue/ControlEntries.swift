internal import Views

/// Buttons and other controls: what they look like is kept, what they call is called.
extension CatalogueBuilder {
  mutating func addControls() {
    addStates()
    addEvents()
    addTargetsOfControls()
    addTitles()
    addChildViews()
    addControlAttributes()
    addSliders()
  }

  private mutating func addStates() {
    type("UIControlState", .controlState)
    nested(
      "State", "UIControl.State.normal", .controlState, "The type of a control's states.",
      of: "UIControl")
    for (state, name, old, c) in stateNames {
      symbol("UIControlState", name, c, "A state of a control.", state)
      symbol("UIControlState", old, nil, "A state of a control, as Swift 2 says it.", state)
    }
  }

  private mutating func addEvents() {
    type("UIControlEvents", .controlEvent)
    nested(
      "Event", "UIControl.Event.touchUpInside", .controlEvent, "The type of a control's events.",
      of: "UIControl")
    for (event, name, old, c) in eventNames {
      symbol("UIControlEvents", name, c, "What happens to a control.", event)
      symbol("UIControlEvents", old, nil, "What happens to a control, in Swift 2.", event)
    }
  }

  private mutating func addTargetsOfControls() {
    let example: StaticString =
      "UIButton().addTarget(self, action: { print(\"pressed\") }, for: .touchUpInside)"
    for signature in [
      "addTarget(_:action:for:)", "addTarget(_:action:forControlEvents:)",
    ] as [StaticString] {
      effect(
        signature, of: .view, only: ["UIControl"],
        takes: [[], [.function, .text], ControlEvent.wanted],
        "Calls a function when something happens to a control.", example
      ) { evaluator, values, _ in
        try evaluator.addTarget(
          values[1], values[2], for: ControlEvent.options(values[3], 3), to: values[0])
        return .void
      }
    }
    for signature in [
      "removeTarget(_:action:for:)", "removeTarget(_:action:forControlEvents:)",
    ] as [StaticString] {
      effect(
        signature, of: .view, only: ["UIControl"],
        takes: [[], [.function, .text, .nothing], ControlEvent.wanted],
        "Calls a function no more; with nil, none of the target's, or none at all.",
        "UIButton().removeTarget(nil, action: nil, for: .allEvents)"
      ) { evaluator, values, _ in
        try evaluator.removeTarget(
          values[1], values[2], for: ControlEvent.options(values[3], 3), from: values[0])
        return .void
      }
    }
    for signature in ["sendActions(for:)", "sendActionsForControlEvents(_:)"] as [StaticString] {
      effect(
        signature, of: .view, only: ["UIControl"], takes: [ControlEvent.wanted],
        "Calls what waits for this to happen.",
        "UIButton().sendActions(for: .touchUpInside)"
      ) { evaluator, values, node in
        try evaluator.sendActions(
          ControlEvent.options(values[1], 1), of: ViewReference.from(values[0], 0).id, at: node)
        return .void
      }
    }
  }

  /// What is shown in a state does not count here, but for the title of the usual one.
  private mutating func addTitles() {
    let (title, label) = (names.intern("currentTitle"), names.intern("titleLabel"))
    let text = names.intern("text")
    for signature in ["setTitle(_:for:)", "setTitle(_:forState:)"] as [StaticString] {
      effect(
        signature, of: .view, only: ["UIButton"], takes: [[.text, .nothing], ControlState.wanted],
        "The title of a button.",
        "UIButton().setTitle(\"Turn\", for: .normal)"
      ) { evaluator, values, _ in
        guard try ControlState.options(values[2], 2).bits == 0 else { return .void }
        let id = try ViewReference.from(values[0], 0).id
        evaluator.setAttribute(title, values[1], of: id)
        if case .view(let label)? = evaluator.attribute(label, of: id) {
          evaluator.setAttribute(text, values[1], of: label)
        }
        return .void
      }
    }
    let looks: [(StaticString, Kinds)] = [
      ("setTitleColor(_:for:)", [.color, .nothing]),
      ("setTitleColor(_:forState:)", [.color, .nothing]),
      ("setTitleShadowColor(_:for:)", [.color, .nothing]),
      ("setImage(_:for:)", []), ("setImage(_:forState:)", []),
      ("setBackgroundImage(_:for:)", []), ("setBackgroundImage(_:forState:)", []),
      ("setAttributedTitle(_:for:)", []),
    ]
    for (signature, kinds) in looks {
      effect(
        signature, of: .view, only: ["UIButton"], takes: [kinds, ControlState.wanted],
        "How a button looks, which does not count here.",
        "UIButton().setTitleColor(.red, for: .normal)"
      ) { _, _, _ in .void }
    }
  }

  private mutating func addControlAttributes() {
    let buttons: [StaticString] = ["UIButton"]
    attribute("currentTitle", of: .view, .text, "The title of a button.", only: buttons)
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
    attribute(
      "isTouchInside", of: .view, .boolean, "Whether the touch that is followed is in it.",
      only: controls, first: .no)
    addState(of: controls)
    for name in ["contentHorizontalAlignment", "contentVerticalAlignment"] as [StaticString] {
      attribute(name, of: .view, .void, "Where a control shows its content.", only: controls)
    }
  }
}

extension CatalogueBuilder {
  /// The state says what a control's own properties say.
  private mutating func addState(of classes: [StaticString]) {
    let name = names.intern("state")
    let parts: [(property: Name, usual: Bool, state: ControlState)] = [
      (names.intern("isHighlighted"), false, .highlighted),
      (names.intern("isSelected"), false, .selected),
      (names.intern("isEnabled"), true, .disabled),
    ]
    add(
      Definition(
        role: .property, name: name, parameters: takes([.view]), owner: .view,
        result: .controlState, classes: classes,
        summary: "Whether a control is selected, highlighted or disabled.",
        example: "UIButton().state",
        body: .effect { evaluator, values, _ in
          let id = try ViewReference.from(values[0], 0).id
          try evaluator.refuse(name, of: id, unlessIn: classes)
          var bits = 0
          for (name, usual, state) in parts {
            let says = evaluator.attribute(name, of: id).flatMap { Bool($0) } ?? usual
            if says != usual { bits |= state.bits }
          }
          return Options(kind: .controlState, bits: bits).asValue
        }))
  }
}

/// `UIControl.State`.
enum ControlState: String, Option {
  case normal, highlighted, disabled, selected, focused
  static let kind = Kind.controlState

  /// Source: UIControl.h.
  var bits: Int {
    switch self {
    case .normal: 0
    case .highlighted: 1 << 0
    case .disabled: 1 << 1
    case .selected: 1 << 2
    case .focused: 1 << 3
    }
  }
}

/// `UIControl.Event`.
enum ControlEvent: String, Option {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
  case allTouchEvents, allEditingEvents, allEvents
  static let kind = Kind.controlEvent

  /// Source: UIControl.h.
  var bits: Int {
    switch self {
    case .touchDown: 1 << 0
    case .touchDownRepeat: 1 << 1
    case .touchDragInside: 1 << 2
    case .touchDragOutside: 1 << 3
    case .touchDragEnter: 1 << 4
    case .touchDragExit: 1 << 5
    case .touchUpInside: 1 << 6
    case .touchUpOutside: 1 << 7
    case .touchCancel: 1 << 8
    case .valueChanged: 1 << 12
    case .primaryActionTriggered: 1 << 13
    case .editingDidBegin: 1 << 16
    case .editingChanged: 1 << 17
    case .editingDidEnd: 1 << 18
    case .editingDidEndOnExit: 1 << 19
    case .allTouchEvents: 0x0000_0FFF
    case .allEditingEvents: 0x000F_0000
    case .allEvents: 0xFFFF_FFFF
    }
  }
}

private let stateNames: [(ControlState, StaticString, StaticString, StaticString)] = [
  (.normal, "normal", "Normal", "UIControlStateNormal"),
  (.highlighted, "highlighted", "Highlighted", "UIControlStateHighlighted"),
  (.disabled, "disabled", "Disabled", "UIControlStateDisabled"),
  (.selected, "selected", "Selected", "UIControlStateSelected"),
  (.focused, "focused", "Focused", "UIControlStateFocused"),
]

private let eventNames: [(ControlEvent, StaticString, StaticString, StaticString)] = [
  (.touchDown, "touchDown", "TouchDown", "UIControlEventTouchDown"),
  (.touchDownRepeat, "touchDownRepeat", "TouchDownRepeat", "UIControlEventTouchDownRepeat"),
  (.touchDragInside, "touchDragInside", "TouchDragInside", "UIControlEventTouchDragInside"),
  (.touchDragOutside, "touchDragOutside", "TouchDragOutside", "UIControlEventTouchDragOutside"),
  (.touchDragEnter, "touchDragEnter", "TouchDragEnter", "UIControlEventTouchDragEnter"),
  (.touchDragExit, "touchDragExit", "TouchDragExit", "UIControlEventTouchDragExit"),
  (.touchUpInside, "touchUpInside", "TouchUpInside", "UIControlEventTouchUpInside"),
  (.touchUpOutside, "touchUpOutside", "TouchUpOutside", "UIControlEventTouchUpOutside"),
  (.touchCancel, "touchCancel", "TouchCancel", "UIControlEventTouchCancel"),
  (.valueChanged, "valueChanged", "ValueChanged", "UIControlEventValueChanged"),
  (
    .primaryActionTriggered, "primaryActionTriggered", "PrimaryActionTriggered",
    "UIControlEventPrimaryActionTriggered"
  ),
  (.editingDidBegin, "editingDidBegin", "EditingDidBegin", "UIControlEventEditingDidBegin"),
  (.editingChanged, "editingChanged", "EditingChanged", "UIControlEventEditingChanged"),
  (.editingDidEnd, "editingDidEnd", "EditingDidEnd", "UIControlEventEditingDidEnd"),
  (
    .editingDidEndOnExit, "editingDidEndOnExit", "EditingDidEndOnExit",
    "UIControlEventEditingDidEndOnExit"
  ),
  (.allTouchEvents, "allTouchEvents", "AllTouchEvents", "UIControlEventAllTouchEvents"),
  (.allEditingEvents, "allEditingEvents", "AllEditingEvents", "UIControlEventAllEditingEvents"),
  (.allEvents, "allEvents", "AllEvents", "UIControlEventAllEvents"),
]
