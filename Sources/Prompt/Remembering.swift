public import Language

// Settings are kept as `:set` lines between two comments in init.pivot; the person's own lines there
// stay as they are.

private let begin = "// settings of ':set', kept by Pivot (write your own lines outside)"
private let end = "// end of settings"

/// A text of init.pivot with a setting in it, or with nil without it.
public func remembering(_ setting: String, _ value: String?, in text: String) -> String {
  var file = InitFile(text)
  file.settings.removeAll { $0.hasPrefix(":set \(setting) ") }
  if let value { file.settings.append(":set \(setting) \(value)") }
  return file.text
}

/// A text of init.pivot without the settings that `:set` kept there.
public func forgettingSettings(in text: String) -> String {
  var file = InitFile(text)
  file.settings = []
  return file.text
}

/// A line without the CR that some editors put behind each.
private func bare(_ line: String) -> String {
  line.unicodeScalars.last == "\r" ? String(line.unicodeScalars.dropLast()) : line
}

/// init.pivot in its three parts; settings kept by mistake in several places come to the first.
private struct InitFile {
  var before: [String] = []
  var settings: [String] = []
  var after: [String] = []

  init(_ text: String) {
    // A line of the person's own keeps the CR behind it.
    var lines = splitLines(text)
    if lines.last == "" { lines.removeLast() }
    for index in lines.indices where [begin, end].contains(where: { $0 == bare(lines[index]) }) {
      lines[index] = bare(lines[index])
    }
    let first = lines.firstIndex { $0 == begin } ?? lines.count
    before = Array(lines[..<first])
    var rest = lines[first...]
    while !rest.isEmpty { take(&rest) }
  }

  /// Takes one part, and what stands behind it up to the next.
  private mutating func take(_ rest: inout ArraySlice<String>) {
    rest.removeFirst()
    let next = rest.firstIndex { $0 == begin || $0 == end } ?? rest.endIndex
    let isClosed = next < rest.endIndex && rest[next] == end
    // Without its end the part holds no more than the `:set` lines that follow.
    let inside = isClosed ? rest[..<next] : rest.prefix { $0.hasPrefix(":set ") }
    settings += inside.filter { $0.hasPrefix(":set ") }.map(bare)
    after += inside.filter { !$0.hasPrefix(":set ") && !bare($0).isEmpty }
    rest = rest[(isClosed ? next + 1 : inside.endIndex)...]
    let outside = rest.prefix { $0 != begin }
    after += outside
    rest = rest[outside.endIndex...]
  }

  var text: String {
    let part = settings.isEmpty ? [] : [begin] + settings + [end]
    return (before + part + after).map { $0 + "\n" }.joined()
  }
}

// MARK: Effects

extension PromptSession {
  /// What is usual is not kept: it may become better one day.
  func remember(_ setting: Setting) -> Effect {
    let value = value(of: setting)
    return .remember(
      setting: setting.rawValue, value: value == usual(setting) ? nil : value)
  }

  /// The answer to a setting that was kept: the first time, where.
  public mutating func remembered(at path: String) -> [Effect] {
    saidSettingsAreLost = false
    guard !saidWhereSettingsAre else { return [] }
    saidWhereSettingsAre = true
    return [
      .say("kept for next time in \(visible(path)); ':set defaults' forgets", .dim)
    ]
  }

  /// The answer to one that could not be kept: said once, until another was kept.
  mutating func unremembered(_ reason: String) -> [Effect] {
    guard !saidSettingsAreLost else { return [] }
    saidSettingsAreLost = true
    return [.say("not kept for next time: \(visible(reason))", .dim)]
  }
}

// MARK: At the start

extension PromptSession {
  /// What should be known before the first entry, because init.pivot changed what programs mean.
  public var greeting: [StyledText] {
    guard fresh.pointsAreColumns else { return [] }
    return [StyledText("points are columns here: B * A * p (':set convention row')", .note)]
  }

  /// Runs init.pivot: `:set` lines and programs, in their order.
  ///
  /// No step of undo, no part of what is saved, and what `:reset` goes back to. Only what goes wrong,
  /// and what `print` writes, is given back.
  public mutating func initialize(_ bytes: [UInt8], from path: String) -> [Effect] {
    session.settings.announces = false
    var effects: [Effect] = []
    for part in parts(of: bytes) {
      effects += part.isCommand ? initialSetting(part, path) : initialProgram(part, path)
    }
    session.settings.announces = true
    lastStatus = nil
    fresh = session
    timeline = Timeline(Moment(session: session))
    return effects.filter { effect in
      guard case .show(let event) = effect else { return false }
      return event.kind == .diagnostic || event.kind == .printed
    }
  }

  private struct InitPart {
    var text: [UInt8]
    var firstLine: Int
    var isCommand: Bool
  }

  private func parts(of bytes: [UInt8]) -> [InitPart] {
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    var parts: [InitPart] = []
    for (index, line) in lines.enumerated() {
      let isCommand = line.starts(with: ":".utf8) && line.dropFirst().first != UInt8(ascii: " ")
      if !isCommand, let last = parts.last, !last.isCommand {
        parts[parts.count - 1].text += [newline] + line
      } else {
        parts.append(InitPart(text: Array(line), firstLine: index + 1, isCommand: isCommand))
      }
    }
    return parts
  }

  private mutating func initialProgram(_ part: InitPart, _ path: String) -> [Effect] {
    _ = session.run(part.text, name: path, firstLine: part.firstLine)
    return shown(recorder.take())
  }

  /// Only `:set`: a start that leaves, or asks, would lock the person out.
  private mutating func initialSetting(_ part: InitPart, _ path: String) -> [Effect] {
    let text = trimmed(String(decoding: part.text, as: UTF8.self))
    let words = words(text)
    let effects =
      words.first == ":set" && words.count > 2
      ? set(words.dropFirst().joined(separator: " "))
      : [.refuse("here stand programs and ':set NAME VALUE'", advice: "this is '\(visible(text))'")]
    return effects.map { $0.placed("\(visible(path)):\(part.firstLine)") }
  }
}

extension Effect {
  /// An error with the place it comes from.
  fileprivate func placed(_ place: String) -> Effect {
    guard isComplaint, case .show(var event) = self else { return self }
    event.text.append("\n  = in \(place)", .note)
    return .show(event)
  }
}
