internal import LineEditing

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// An environment variable; nil where it is not set, or is no text: repaired it would name another file.
func environment(_ name: String) -> String? {
  name.withCString { getenv($0) }.flatMap { String(validatingCString: $0) }
}

/// Whether a variable is set to something; "0" is no.
func isOn(_ name: String, _ variable: (String) -> String? = environment) -> Bool {
  guard let value = variable(name) else { return false }
  return !value.isEmpty && value != "0"
}

/// Whether the person asked for words instead of looks.
func isAccessible() -> Bool { isOn("ACCESSIBLE") }

/// Whether a stream gets colours: the flag, then `NO_COLOR`, `CLICOLOR_FORCE`, and the terminal.
func usesColor(
  _ choice: ColorChoice, _ descriptor: Int32, isDumb: Bool = Terminal.isDumb
) -> Bool {
  switch choice {
  case .always: return true
  case .never: return false
  case .auto: break
  }
  if let value = environment("NO_COLOR"), !value.isEmpty { return false }
  if isOn("CLICOLOR_FORCE") { return true }
  return Terminal.isTerminal(descriptor) && !isDumb && !isAccessible()
}
