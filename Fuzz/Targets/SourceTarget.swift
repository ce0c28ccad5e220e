internal import Language

/// tokenize → parse → resolve → evaluate → show, as text or, every second input, as JSON.
func examineSource(_ bytes: [UInt8], _ compares: Bool) throws(BrokenPromise) {
  let events = run(bytes)
  try promiseHarmless(events)
  // Four times the work, so only for some.
  guard compares, bytes.count % 8 == 0 else { return }
  try promise(
    run(bytes).map(\.text) == events.map(\.text), "a second run says something else")
  try promiseSame(bytes, events)
}

/// What runs often says the same in its compiled form, from the first round on, and in the tree.
private func promiseSame(_ bytes: [UInt8], _ events: [Event]) throws(BrokenPromise) {
  // Calls in a compiled form take no stack, which may run out under the tree.
  guard !events.contains(where: { $0.text.plain.contains("P0504") }) else { return }
  for patience in [0, Int.max] {
    try promise(
      run(bytes, patience: patience).map(\.text) == events.map(\.text),
      "with patience \(patience) it says something else")
  }
}

private func run(_ bytes: [UInt8], patience: Int? = nil) -> [Event] {
  var session = smallSession()
  if let patience { session.patience = patience }
  session.settings.isJSON = bytes.count % 2 == 1
  session.settings.announces = bytes.count % 3 == 0
  session.settings.tellsConsequences = session.settings.announces
  let recorder = Recorder(&session)
  _ = session.run(bytes, name: "fuzz")
  return recorder.events
}
