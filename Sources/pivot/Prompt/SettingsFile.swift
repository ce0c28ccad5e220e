internal import Language
internal import Prompt

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

// Settings that `:set` keeps in init.pivot.
extension PromptRun {
  /// Writes init.pivot anew with a setting changed; nothing with `--no-init` or without a home.
  func keep(_ effect: Effect) -> [Effect] {
    guard options.readsInit, let path = UserFile.initialization else { return [] }
    do {
      return try change(path, effect) ? prompt.remembered(at: UserFile.shortened(path)) : []
    } catch {
      return prompt.failed(effect, reason: error.reason)
    }
  }

  /// False where the file says so already.
  private func change(_ path: String, _ effect: Effect) throws(InputError) -> Bool {
    let old = fileExists(path) ? try readText(path) : ""
    let new =
      switch effect {
      case .remember(let setting, let value): remembering(setting, value, in: old)
      case .forgetSettings: forgettingSettings(in: old)
      case .show, .readFile, .writeFile, .edit, .paste, .learn, .play, .live, .quit: old
      }
    guard new != old else { return false }
    makeFolders(above: path)
    do { try writeOutput(target(of: path), new, replaces: true) } catch {
      throw InputError(reason: "cannot write \(UserFile.shortened(path)): \(error.reason)")
    }
    return true
  }

  private func readText(_ path: String) throws(InputError) -> String {
    let bytes = try readRegularFile(path, limit: options.budget.source)
    guard bytes.count <= options.budget.source, let text = String(validating: bytes, as: UTF8.self)
    else { throw InputError(reason: "\(path) is no text") }
    guard access(path, W_OK) == 0 else {
      let reason = systemReason()
      throw InputError(reason: "cannot write \(UserFile.shortened(path)): \(reason)")
    }
    return text
  }

  /// Where a link leads to, for people keep such files elsewhere.
  private func target(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
