internal import Language
internal import LineEditing

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Lets the person change a text in `$VISUAL` or `$EDITOR` (else vi); returns what was saved.
func editedOutside(_ text: String) throws(InputError) -> String {
  // Set to nothing it would name the root.
  let folder = environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  var template = Array("\(folder)/pivot-XXXXXX.pivot".utf8CString)
  let descriptor = mkstemps(&template, 6)
  guard descriptor >= 0 else { throw InputError(reason: systemReason()) }
  let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  defer { unlink(path) }
  var file = Output(descriptor)
  file.write(text.isEmpty ? "" : text + "\n")
  file.flush()
  close(descriptor)
  try InterruptFlag.whileIgnored { () throws(InputError) in try runEditor(on: path) }
  var entry = String(decoding: try readRegularFile(path, limit: 1 << 24).streamSafe, as: UTF8.self)
  while entry.last?.isNewline == true { entry.removeLast() }
  return entry
}

/// As git does: the shell takes the editor's own arguments apart.
private func runEditor(on path: String) throws(InputError) {
  let editor = ["VISUAL", "EDITOR"].compactMap(environment).first { !$0.isEmpty } ?? "vi"
  let command: [String] = ["/bin/sh", "-c", "\(editor) \"$1\"", "sh", path]
  let words = command.map { strdup($0) }
  defer { words.forEach { free($0) } }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // What Pivot ignores, its own keys of interrupts too, the editor does not.
  var usual = sigset_t()
  sigemptyset(&usual)
  for number in [SIGPIPE, SIGINT, SIGQUIT] { sigaddset(&usual, number) }
  posix_spawnattr_setsigdefault(&attributes, &usual)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  var process: pid_t = 0
  let error = posix_spawn(&process, "/bin/sh", nil, &attributes, words + [nil], environ)
  guard error == 0 else { throw InputError(reason: String(cString: strerror(error))) }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  guard status == 0 else { throw InputError(reason: "'\(editor)' failed") }
}
