internal import Language

/// tokenize → parse → resolve → evaluate → show, as text or, every second input, as JSON.
func examineSource(_ bytes: [UInt8]) throws(BrokenPromise) {
  let events = run(bytes)
  try promiseHarmless(events)
  // Twice the work, so only for some.
  guard bytes.count % 8 == 0 else { return }
  try promise(
    run(bytes).map(\.text) == events.map(\.text), "a second run says something else")
}

private func run(_ bytes: [UInt8]) -> [Event] {
  var session = smallSession()
  session.settings.isJSON = bytes.count % 2 == 1
  session.settings.announces = bytes.count % 3 == 0
  session.settings.tellsConsequences = session.settings.announces
  let recorder = Recorder(&session)
  _ = session.run(bytes, name: "fuzz")
  return recorder.events
}
