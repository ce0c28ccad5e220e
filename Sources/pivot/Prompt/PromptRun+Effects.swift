internal import Language
internal import LineEditing
internal import Prompt

extension PromptRun {
  /// Does what an entry asked for, in order; false to leave.
  func answer(_ effects: [Effect], _ editor: LineEditor) -> Bool {
    streams.isASCII = prompt.session.settings.isASCII
    for effect in effects {
      // Others have the terminal to themselves.
      if case .show = effect {} else { streams.flush() }
      switch effect {
      case .show(let event): streams.show(event)
      case .readFile(let path): if !answer(load(path, effect), editor) { return false }
      case .writeFile(let path, let contents, let replaces):
        if !answer(save(path, contents, replaces, effect), editor) { return false }
      case .remember, .forgetSettings: if !answer(keep(effect), editor) { return false }
      case .edit(let text): if !edit(text, effect, editor) { return false }
      case .paste: if !answer(paste(editor), editor) { return false }
      case .learn(let words): startLesson(words.joined(separator: " "))
      case .play(let motion): play(motion, editor)
      case .live(let canvas): if !answer(goLive(canvas, editor), editor) { return false }
      case .quit: return false
      }
    }
    return true
  }

  private func load(_ path: String, _ effect: Effect) -> [Effect] {
    let file = UserFile.expanded(path)
    do {
      let bytes = try readInput(file == "-" ? "./-" : file, limit: options.budget.source)
      return showing { prompt.load(bytes, from: path) }
    } catch {
      return prompt.failed(effect, reason: error.reason)
    }
  }

  private func save(_ path: String, _ contents: String, _ replaces: Bool, _ effect: Effect)
    -> [Effect]
  {
    do {
      try writeOutput(UserFile.expanded(path), contents, replaces: replaces)
      return prompt.saved(path)
    } catch {
      switch error {
      case .exists: return prompt.found(path)
      case .refused(let reason), .failed(let reason): return prompt.failed(effect, reason: reason)
      }
    }
  }

  /// What comes back from the person's editor is an entry like a typed one; the lesson is told of it when
  /// `:edit` is done.
  private func edit(_ text: String, _ effect: Effect, _ editor: LineEditor) -> Bool {
    streams.flush()
    do {
      guard let entry = PromptSession.entry(edited: try editedOutside(text), from: text) else {
        streams.say(StyledText("nothing to run", .dim))
        return true
      }
      streams.say(StyledText(visible(entry), .dim))
      remember(entry, editor)
      return switch lessonTakes(entry) {
      case .nothing: run(entry, editor)
      case .entry: true
      case .lastEntry: false
      }
    } catch {
      return answer(prompt.failed(effect, reason: error.reason), editor)
    }
  }
}
