// A prompt that knows only brackets: it shows what was typed as <…>, for the tests under a
// pseudo-terminal.
import Glibc
import LineEditing

let words =
  [("frame", "a rectangle"), ("frames", "several"), ("bounds", "its own"), ("θέτω", "")]
  + (1...30).map { ("w\($0)", "word \($0)") }

func openBrackets(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { depth, scalar in
    "([{".unicodeScalars.contains(scalar)
      ? depth + 1 : ")]}".unicodeScalars.contains(scalar) ? depth - 1 : depth
  }
}

func write(_ text: String) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
    guard count > 0 || errno == EINTR else { return }
    bytes = bytes.dropFirst(max(0, count))
  }
}

func completion(_ text: String, _ cursor: Int) -> Completion {
  let before = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
  let word = String(
    before.unicodeScalars.reversed().prefix { $0.properties.isAlphabetic }.reversed().map(
      Character.init))
  let fitting = words.filter { $0.0.hasPrefix(word) }
  return Completion(
    replaceCount: word.unicodeScalars.count,
    candidates: fitting.map { (insert: $0.0, summary: $0.1) })
}

/// Digits are painted, and what stands before the cursor is marked.
func digits(_ text: String, _ cursor: Int?) -> [PaintedSpan] {
  text.utf8.enumerated().compactMap { offset, byte in
    let look = (48...57).contains(byte) ? "36" : byte == 33 && cursor == offset + 1 ? "4" : nil
    return look.map { PaintedSpan(utf8: offset..<(offset + 1), look: $0) }
  }
}

func spin() {
  write("spinning\n")
  var turns = 0
  while !InterruptFlag.isSet { turns &+= 1 }
  write("stopped\n")
}

guard let editor = LineEditor(program: "probe") else {
  write("no terminal\n")
  exit(2)
}
let history = getenv("PROBE_HISTORY").map { HistoryFile(path: String(cString: $0)) }
history?.load().forEach(editor.remember)
editor.completer = completion
editor.isComplete = { text in
  precondition(text != "crash", "as a bug in a parser would")
  return openBrackets(text) <= 0
}
editor.indentation = { 2 * max(0, openBrackets($0)) }
if getenv("PROBE_PAINT") != nil { editor.painter = digits }
if getenv("PROBE_PREVIEW") != nil {
  editor.previewer = { $0.contains("x") ? nil : "\($0.utf8.count) bytes" }
}
editor.isPlain = getenv("PROBE_PLAIN") != nil

reading: while true {
  switch editor.read(prompt: "\u{1B}[32mprobe>\u{1B}[0m ", continuation: "…> ") {
  case .line("spin"): spin()
  case .line("slow"):
    sleep(1)
    write("slept\n")
  case .line("quit"): break reading
  case .line(let text):
    editor.remember(text)
    try? history?.append(text)
    write("<\(String(text.map { $0 == "\n" ? "⏎" : $0 }))>\n")
  case .interrupted: write("interrupted\n")
  case .endOfInput:
    write("bye\n")
    break reading
  }
}
editor.close()
