internal import Language
internal import LineEditing
internal import Prompt

// What helps while an entry is typed.
extension PromptRun {
  func assist(_ editor: LineEditor) {
    editor.isComplete = PromptSession.isComplete
    editor.indentation = PromptSession.indentation
    editor.pasteFilter = withoutPrompts
    editor.completer = { [weak self] text, cursor in
      self?.complete(text, cursor) ?? Completion(replaceCount: 0, candidates: [])
    }
    editor.painter = { [weak self] text, cursor in self?.spans(text, cursor) ?? [] }
    preview(in: editor)
  }

  /// Asked for anew before each entry: without previews nobody is to pay for them.
  func preview(in editor: LineEditor) {
    guard prompt.display.previews else { return editor.previewer = nil }
    editor.previewer = { [weak self, weak editor] text in
      self?.prompt.preview(text) { InterruptFlag.isSet || editor?.hasPendingKeys ?? false }
        .map { self?.streams.isASCII == true ? ascii($0) : $0 }
    }
  }

  private func spans(_ text: String, _ cursor: Int?) -> [PaintedSpan] {
    prompt.highlights(text, cursor: cursor).map {
      PaintedSpan(utf8: $0.utf8, look: $0.role.ansi ?? "")
    }
  }

  /// Lines as they are, up to an empty one or Ctrl-D; nil at Ctrl-C.
  func pastedText(_ editor: LineEditor) -> String? {
    defer { assist(editor) }
    (editor.isComplete, editor.indentation, editor.pasteFilter) = (nil, nil, nil)
    (editor.completer, editor.painter, editor.previewer) = (nil, nil, nil)
    var lines: [String] = []
    while true {
      streams.flush()
      switch editor.read(prompt: lines.isEmpty ? "paste> " : "... ", continuation: "... ") {
      case .line(let line) where line.isEmpty: return lines.joined(separator: "\n")
      case .line(let line): lines.append(line)
      case .endOfInput: return lines.joined(separator: "\n")
      case .interrupted: return nil
      }
    }
  }

  func paste(_ editor: LineEditor) -> [Effect] {
    streams.say(StyledText("paste the text; an empty line ends it, Ctrl-C leaves it", .dim))
    return pastedText(editor).map { prompt.take(pasted: $0) } ?? []
  }
}
