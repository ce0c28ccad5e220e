internal import Geometry
internal import Motion
internal import Views

/// `explain(drag(…))`: what a script would call, event by event.
struct GestureTrace: Report {
  let log: GestureLog
  /// No more lines than these are written; `--json` has all of them.
  private let longest = 60

  init(_ log: GestureLog) { self.log = log }

  var kind: Kind { .explanation }

  func text(in evaluator: Evaluator) -> StyledText {
    var text = StyledText(heading, .heading)
    let rows = log.calls.prefix(longest).map { row($0, evaluator) }
    let widths = (0..<4).map { column in rows.map { columns($0[column]) }.reduce(0, max) }
    for row in rows {
      text.append("\n")
      for (column, cell) in row.enumerated() {
        let gap = String(repeating: " ", count: max(0, widths[column] - columns(cell)) + 2)
        let isLast = row[(column + 1)...].allSatisfy(\.isEmpty)
        text.append(cell + (isLast ? "" : gap), column == 1 ? .name : .plain)
        if isLast { break }
      }
    }
    if log.callCount > rows.count {
      text.append("\n… \(log.callCount - rows.count) more calls", .dim)
    }
    return text
  }

  private var heading: String {
    switch log.callCount {
    case 0: "no call: nothing is recognized"
    case 1: "1 call"
    case let count: "\(count) calls, in order; counts are as before the call, views as after it"
    }
  }

  private func row(_ call: GestureLog.Call, _ evaluator: Evaluator) -> [String] {
    [
      "event \(call.event)", "\(evaluator.name(of: call.recognizer)) .\(call.state)",
      count(call, evaluator),
      call.changes.map { change in
        "\(evaluator.name(of: change.view)).\(change.property) \(evaluator.short(change.value))"
      }.joined(separator: ", "),
    ]
  }

  /// In whose axes a move is counted, where that matters: "translation (15, 0) in the window, (0, -15) in canvas".
  private func count(_ call: GestureLog.Call, _ evaluator: Evaluator) -> String {
    let count = "\(call.count.name) \(evaluator.short(call.count.value))"
    let others = call.elsewhere.map { view, move in
      ", \(evaluator.short(.vector(move))) in \(evaluator.name(of: view))"
    }
    return count + (others.isEmpty ? "" : " in the window") + others.joined()
  }

  func json(in evaluator: Evaluator) -> [String] {
    log.calls.map { call in
      object(
        "call",
        [
          ("event", String(call.event)), ("time", jsonNumber(call.time)),
          ("recognizer", jsonText(evaluator.name(of: call.recognizer))),
          ("state", jsonText("\(call.state)")),
          (call.count.name, evaluator.json(call.count.value.value)),
          ("changes", array(call.changes.map { change(of: $0, evaluator) })),
        ])
    }
  }

  private func change(
    of change: (view: ViewID, property: String, value: Fact), _ evaluator: Evaluator
  ) -> String {
    object(
      "change",
      [
        ("view", jsonText(evaluator.name(of: change.view))),
        ("property", jsonText(change.property)),
        ("value", evaluator.json(change.value.value)),
      ])
  }
}

extension Evaluator {
  /// A value in a table: vectors as pairs, transforms by what they are.
  fileprivate func short(_ fact: Fact) -> String {
    switch fact {
    case .vector(let vector): sourceText(.point(Point(x: vector.dx, y: vector.dy)))
    case .transform(let transform): text("\(kind: transform)")
    case .number, .truth, .point, .points, .size, .rect, .row, .components, .view, .layer,
      .recognizer, .nothing:
      sourceText(fact.value)
    }
  }
}
