internal import Language

/// What `:set` knows.
enum Setting: String, CaseIterable {
  case precision, convention
  case yAxis = "y-axis"
  case style, pictures, angle, warnings, consequences, preview

  /// The values that can be typed, the usual one first.
  var values: [String] {
    switch self {
    case .precision: ["7", "full"]
    case .convention: ["row", "column"]
    case .yAxis: ["down", "up"]
    case .style: ["unicode", "ascii"]
    case .pictures: PictureForm.allCases.map(\.rawValue)
    case .angle: Settings.Angles.allCases.map(\.rawValue)
    case .warnings, .consequences: ["on", "off"]
    case .preview: ["off", "on"]
    }
  }

  /// What it decides, for the list of all settings.
  var summary: String {
    switch self {
    case .precision: "significant digits, 1 to 17 or full"
    case .convention: "which factor of a product acts first"
    case .yAxis: "the way y grows in pictures"
    case .style: "letters beyond ASCII, or none"
    case .pictures: "how they are drawn, told in words, or left out"
    case .angle: "the unit that angles are shown in"
    case .warnings: "results that are known to mislead are named"
    case .consequences: "what else changes where geometry is set"
    case .preview: "the result below the line while you type"
    }
  }
}

extension PromptSession {
  mutating func set(_ argument: String) -> [Effect] {
    let words = words(argument)
    guard let name = words.first else { return Setting.allCases.map(listed) }
    if name == "defaults" {
      return words.count == 1
        ? setDefaults()
        : [.refuse("'defaults' takes nothing behind it", advice: "write ':set defaults'")]
    }
    guard let setting = Setting(rawValue: name) else { return [unknownSetting(name)] }
    guard words.count > 1 else { return [current(setting)] }
    let value = words.dropFirst().joined(separator: " ")
    let effects = set(setting, value)
    return effects.contains(where: \.isComplaint) ? effects : effects + [remember(setting)]
  }

  private func unknownSetting(_ name: String) -> Effect {
    let names = Setting.allCases.map(\.rawValue) + ["defaults"]
    let fitting = names.filter { $0.hasPrefix(name) }
    let candidates = fitting.isEmpty ? closest(to: name, among: names) : fitting
    return .refuse(.unknownSetting(name, candidates: candidates))
  }

  private mutating func set(_ setting: Setting, _ value: String) -> [Effect] {
    if setting == .precision { return setPrecision(value) }
    guard setting.values.contains(value) else {
      return [.refuse(.badSetting(setting.rawValue, values: setting.values))]
    }
    switch setting {
    case .precision: break
    case .convention: return setConvention(value)
    case .yAxis: session.settings.isYUp = value == "up"
    case .style: session.settings.isASCII = value == "ascii"
    case .pictures: session.settings.pictures = PictureForm(rawValue: value) ?? .auto
    case .angle: session.settings.angles = Settings.Angles(rawValue: value) ?? .asWritten
    case .warnings: session.settings.warns = value == "on"
    case .consequences: session.settings.tellsConsequences = value == "on"
    case .preview: display.previews = value == "on"
    }
    return [current(setting)]
  }

  private mutating func setPrecision(_ value: String) -> [Effect] {
    if value == "full" {
      session.settings.digits = .full
    } else if let count = Int(value), (1...17).contains(count) {
      session.settings.digits = .significant(count)
    } else {
      return [.refuse(.badSetting("precision", values: ["1 to 17", "full"]))]
    }
    return [current(.precision)]
  }

  /// The convention changes what programs mean, so it is a step of undo and part of what is saved.
  ///
  /// No program is run for it: 'column' may be somebody's variable.
  private mutating func setConvention(_ value: String) -> [Effect] {
    let isColumn = value == "column"
    if isColumn, let words = readsRowsOnly { return [.refuse(words, advice: nil)] }
    let before = timeline.now
    session.pointsAreColumns = isColumn
    keep(
      conventionCall(columns: isColumn), from: before,
      isStep: isColumn != before.session.pointsAreColumns, title: ":set convention \(value)")
    return [current(.convention)]
  }

  /// Everything as it is for someone who never set anything.
  private mutating func setDefaults() -> [Effect] {
    let changed = Setting.allCases.filter { value(of: $0) != usual($0) }
    for setting in changed { _ = set(setting, usual(setting)) }
    return Setting.allCases.map(listed) + [.forgetSettings]
  }

  /// The value of someone who never set it.
  func usual(_ setting: Setting) -> String { setting.values[0] }

  /// The setting as it stands.
  private func current(_ setting: Setting) -> Effect {
    let value = value(of: setting)
    var text = StyledText(setting.rawValue, .name)
    text.append(" \(value)")
    if let words = meaning(of: setting) { text.append("   \(words)", .dim) }
    return .say(text)
  }

  /// A line of the list of all settings.
  private func listed(_ setting: Setting) -> Effect {
    let value = value(of: setting)
    var text = StyledText(setting.rawValue.padded(to: 12), .name)
    text.append("  " + value.padded(to: 10))
    text.append("  " + setting.summary + (meaning(of: setting).map { "; \($0)" } ?? ""), .dim)
    return .say(text)
  }

  func value(of setting: Setting) -> String {
    switch setting {
    case .precision:
      switch session.settings.digits {
      case .full: "full"
      case .significant(let count): "\(count)"
      }
    case .convention: session.pointsAreColumns ? "column" : "row"
    case .yAxis: session.settings.isYUp ? "up" : "down"
    case .style: session.settings.isASCII ? "ascii" : "unicode"
    case .pictures: session.settings.pictures.rawValue
    case .angle: session.settings.angles.rawValue
    case .warnings: session.settings.warns ? "on" : "off"
    case .consequences: session.settings.tellsConsequences ? "on" : "off"
    case .preview: display.previews ? "on" : "off"
    }
  }

  /// What the value of a setting means here, where it does not say so itself.
  private func meaning(of setting: Setting) -> String? {
    switch setting {
    case .convention:
      session.pointsAreColumns ? "B * A * p: A acts first" : "p * A * B: A acts first"
    case .pictures:
      session.settings.shownPictures == session.settings.pictures
        ? nil : "\(session.settings.shownPictures) here"
    case .precision, .yAxis, .style, .angle, .warnings, .consequences, .preview: nil
    }
  }
}

extension Effect {
  /// Whether it shows an error.
  var isComplaint: Bool {
    if case .show(let event) = self { event.kind == .diagnostic } else { false }
  }
}
