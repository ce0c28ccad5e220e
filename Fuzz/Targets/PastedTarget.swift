internal import Prompt

/// A text from elsewhere becomes a value, or an entry: commands, transcripts, Objective-C and Swift.
func examinePasted(_ bytes: [UInt8]) throws(BrokenPromise) {
  let text = String(decoding: bytes, as: UTF8.self)
  // A text runs up to a dozen times, and an endless loop takes all of its steps each time.
  var prompt = PromptSession(smallSession(steps: 20_000))
  try promiseHarmless(prompt.take(pasted: text))
  // Line by line, as in a conversation; ten are enough to get into trouble.
  for line in text.split(separator: "\n").prefix(10) {
    try promiseHarmless(prompt.handle(String(line)))
  }
  try promiseHarmless(prompt.initialize(bytes, from: "init.pivot"))
  try promiseKept(text)
}

/// Settings that are kept in a file of the person's are found again, and leave no trace when forgotten.
private func promiseKept(_ text: String) throws(BrokenPromise) {
  let once = remembering("angles", "radians", in: text)
  let twice = remembering("angles", "radians", in: once)
  try promise(once == twice, "a setting that is kept twice changes the file twice")
  let forgotten = forgettingSettings(in: once)
  try promise(forgettingSettings(in: forgotten) == forgotten, "settings are not forgotten at once")
}
