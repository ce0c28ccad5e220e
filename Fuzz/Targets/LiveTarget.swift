internal import Language
internal import Prompt

/// What a terminal sends while views are moved by hand: keys and the mouse; what comes of it runs.
func examineLive(_ bytes: [UInt8]) throws(BrokenPromise) {
  var prompt = PromptSession(smallSession())
  _ = prompt.handle(
    """
    let v = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10)); v.addSubview(inner)
    v.transform = R(30°) * S(1, 2)
    """)
  guard case .live(var canvas)? = prompt.handle(":live inner").last else {
    throw BrokenPromise("views cannot be moved by hand")
  }
  canvas.resize(columns: 40 + bytes.count % 100, rows: 12 + bytes.count % 31)
  var decoder = LiveDecoder()
  for event in decoder.decode(bytes) + decoder.flush() { canvas.take(event) }
  for row in canvas.screen { try promiseHarmless(row.plain, "a row") }
  try promise(decoder.decode("q".utf8).count == 1, "a key is not read after others")
  canvas.take(.key(.enter))
  try promiseHarmless(prompt.take(canvas))
  try promise(prompt.lastStatus ?? .done == .done, "what was done by hand does not run")
}
