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
      // Several prompts may set something at once: each changes what the one before it wrote.
      let isChanged = try locked(path) { () throws(StoringError) in try change(path, effect) }
      return isChanged ? prompt.remembered(at: UserFile.shortened(path)) : []
    } catch {
      return prompt.failed(effect, reason: error.reason)
    }
  }

  /// False where the file says so already.
  private func change(_ path: String, _ effect: Effect) throws(StoringError) -> Bool {
    let old = fileExists(path) ? try readText(path) : ""
    let new =
      switch effect {
      case .remember(let setting, let value): remembering(setting, value, in: old)
      case .forgetSettings: forgettingSettings(in: old)
      case .show, .readFile, .writeFile, .edit, .paste, .learn, .play, .live, .quit: old
      }
    guard new != old else { return false }
    do { try writeOutput(target(of: path), new, replaces: true) } catch {
      throw StoringError(reason: "cannot write \(UserFile.shortened(path)): \(error.reason)")
    }
    return true
  }

  private func readText(_ path: String) throws(StoringError) -> String {
    let bytes: [UInt8]
    do { bytes = try readRegularFile(path, limit: options.budget.source) } catch {
      throw StoringError(reason: "cannot read \(UserFile.shortened(path)): \(error.reason)")
    }
    guard bytes.count <= options.budget.source, let text = String(validating: bytes, as: UTF8.self)
    else { throw StoringError(reason: "\(UserFile.shortened(path)) is no text") }
    guard access(path, W_OK) == 0 else {
      let reason = systemReason()
      throw StoringError(reason: "cannot write \(UserFile.shortened(path)): \(reason)")
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
