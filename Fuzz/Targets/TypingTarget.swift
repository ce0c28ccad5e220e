internal import Language
internal import Prompt

/// Colours, completion, the question whether an entry is whole, and previews: after each key.
func examineTyping(_ bytes: [UInt8]) throws(BrokenPromise) {
  let text = String(decoding: bytes, as: UTF8.self)
  _ = PromptSession.isComplete(text)
  _ = PromptSession.indentation(after: text)
  let end = text.utf8.count
  for cursor in [end, end / 2] {
    try promiseOrder(roomWithViews.highlights(text, cursor: cursor), within: end)
    let completions = roomWithViews.completions(text, cursor: cursor)
    try promise((0...end).contains(completions.replaceCount), "more is replaced than there is")
    for line in completions.json { try promiseHarmless(line, "a completion") }
  }
  try promiseHarmless(roomWithViews.preview(text) ?? "", "a preview")
}

/// Stretches come in order, without overlaps, and inside the text.
private func promiseOrder(_ spans: [RoleSpan], within end: Int) throws(BrokenPromise) {
  var last = 0
  for span in spans {
    try promise(span.utf8.lowerBound >= last, "colours overlap at \(span.utf8)")
    try promise(span.utf8.upperBound <= end, "colours beyond the text: \(span.utf8)")
    last = span.utf8.upperBound
  }
}

/// A prompt in which there is something to complete.
private nonisolated(unsafe) let roomWithViews: PromptSession = {
  var prompt = PromptSession(smallSession(steps: 20_000))
  prompt.display.previews = true
  _ = prompt.handle("let v = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))")
  _ = prompt.handle("let inner = UIView(frame: v.bounds); v.addSubview(inner); let m = R(30°)")
  _ = prompt.handle("func twice(x: CGFloat) -> CGFloat { 2 * x }; let points = [(1, 2), (3, 4)]")
  return prompt
}()
