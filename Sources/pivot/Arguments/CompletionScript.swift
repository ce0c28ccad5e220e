internal import ArgumentParser
internal import Language

/// The command for which scripts of completion are made: what may be the first word is a subcommand.
///
/// The parser's scripts offer either the subcommands of a command or its arguments, so the file of
/// `pivot FILE` stays out, and ``completionScript(_:)`` adds it.
private struct CompletionRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pivot", version: version,
    subcommands: PivotCommand.configuration.subcommands.filter { $0 != HelpCommand.self })

  @OptionGroup var program: ProgramOptions
  @OptionGroup var look: LookArguments
  @OptionGroup var prompt: PromptArguments
  @OptionGroup var budgets: BudgetArguments
}

/// What `--generate-completion-script SHELL` writes; nil where something else is asked for.
func completionScript(_ arguments: [String]) -> String? {
  let flag = "--generate-completion-script"
  guard let word = arguments.first, word.hasPrefix(flag) else { return nil }
  let name = word == flag ? arguments.dropFirst().first : String(word.dropFirst(flag.count + 1))
  guard let shell = name.map({ CompletionShell(rawValue: $0) }) ?? .autodetected() else {
    return nil
  }
  return addingFiles(to: CompletionRoot.completionScript(for: shell), shell)
}

/// Where no subcommand fits, a file may be meant.
private func addingFiles(to script: String, _ shell: CompletionShell) -> String {
  switch shell {
  case .bash:
    script.replacing(part: "complete -o filenames", with: "complete -o default -o filenames")
  case .zsh:
    script.inserting(
      "\n        _files -g '*.pivot' && ret=0",
      after: "_describe -V subcommand subcommands && ret=0")
  case .fish:
    script + """

      complete -c 'pivot' \
      -n '__pivot_should_offer_completions_for_positional "pivot" -eq 1' \
      -fa '(__fish_complete_suffix .pivot)'
      """
  default: script
  }
}

extension String {
  /// The text with more behind the first place of a part.
  fileprivate func inserting(_ more: String, after part: String) -> String {
    guard let start = firstIndex(ofPart: part) else { return self }
    let end = index(start, offsetBy: part.count)
    return self[..<end] + more + self[end...]
  }
}
