internal import Language

/// What `:set` knows.
enum Setting: String, CaseIterable {
  case precision, convention
  case yAxis = "y-axis"
  case style, pictures, angle, warnings, preview

  /// The values that can be typed.
  var values: [String] {
    switch self {
    case .precision: ["7", "full"]
    case .convention: ["row", "column"]
    case .yAxis: ["down", "up"]
    case .style: ["unicode", "ascii"]
    case .pictures: ["auto", "off", "describe"]
    case .angle: ["degrees", "radians"]
    case .warnings, .preview: ["on", "off"]
    }
  }

  /// The values that change nothing yet.
  var comesLater: Set<String> {
    switch self {
    case .precision, .convention, .yAxis, .style, .warnings: []
    case .pictures: ["describe"]
    case .angle, .preview: Set(values)
    }
  }
}

extension PromptSession {
  mutating func set(_ argument: String) -> [Effect] {
    let words = words(argument)
    guard let name = words.first else { return Setting.allCases.compactMap(current) }
    guard let setting = Setting(rawValue: name) else {
      let names = Setting.allCases.map(\.rawValue)
      let fitting = names.filter { $0.hasPrefix(name) }
      let candidates = fitting.isEmpty ? closest(to: name, among: names) : fitting
      return [.refuse(.unknownSetting(name, candidates: candidates.isEmpty ? names : candidates))]
    }
    guard words.count > 1 else { return current(setting).map { [$0] } ?? [later(setting)] }
    let value = words.dropFirst().joined(separator: " ")
    if setting.comesLater.contains(value) { return [later(setting)] }
    return set(setting, value)
  }

  private mutating func set(_ setting: Setting, _ value: String) -> [Effect] {
    if setting == .precision { return setPrecision(value) }
    guard setting.values.contains(value) else {
      return [.refuse(.badSetting(setting.rawValue, values: setting.values))]
    }
    switch setting {
    case .precision, .angle, .preview: break
    case .warnings: session.settings.warns = value == "on"
    case .convention: return setConvention(value)
    case .yAxis: session.settings.isYUp = value == "up"
    case .style: display.isASCII = value == "ascii"
    case .pictures: display.showsPictures = value == "auto"
    }
    return current(setting).map { [$0] } ?? []
  }

  private mutating func setPrecision(_ value: String) -> [Effect] {
    if value == "full" {
      session.settings.digits = .full
    } else if let count = Int(value), (1...17).contains(count) {
      session.settings.digits = .significant(count)
    } else {
      return [.refuse(.badSetting("precision", values: ["1 to 17", "full"]))]
    }
    return current(.precision).map { [$0] } ?? []
  }

  /// The convention changes what programs mean, so it is a step of undo and part of what is saved.
  private mutating func setConvention(_ value: String) -> [Effect] {
    let errors = run("convention(\(value))")
    return errors.isEmpty ? current(.convention).map { [$0] } ?? [] : errors
  }

  /// The setting as it stands; nil where it has no effect yet.
  private func current(_ setting: Setting) -> Effect? {
    guard let value = value(of: setting) else { return nil }
    var text = StyledText(setting.rawValue, .name)
    text.append(" \(value)")
    if setting == .convention { text.append("   \(conventionWords(value))", .dim) }
    return .say(text)
  }

  private func value(of setting: Setting) -> String? {
    switch setting {
    case .precision:
      switch session.settings.digits {
      case .full: "full"
      case .significant(let count): "\(count)"
      }
    case .convention: convention
    case .yAxis: session.settings.isYUp ? "up" : "down"
    case .style: display.isASCII ? "ascii" : "unicode"
    case .pictures: display.showsPictures ? "auto" : "off"
    case .warnings: session.settings.warns ? "on" : "off"
    case .angle, .preview: nil
    }
  }

  /// The last one that was set, here or by a program's `convention(…)`.
  private var convention: String {
    var trial = session
    // With points as columns the row's side of a product is refused.
    if case .success = trial.evaluate("(1, 2) * T(0, 0)") { return "row" }
    return "column"
  }

  private func conventionWords(_ value: String) -> String {
    value == "row" ? "p * A * B: A acts first" : "B * A * p: A acts first"
  }

  private func later(_ setting: Setting) -> Effect {
    .say("':set \(setting.rawValue)' has no effect yet; it comes with a later version", .dim)
  }
}
