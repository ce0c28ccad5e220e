internal import Language

extension Program {
  /// Another edge of a rectangle than the one that is meant, or its middle.
  func edges(_ nodes: [Construct]) -> [Slip] {
    nodes.flatMap { node -> [Slip] in
      guard let name = node.member ?? node.calledName, let edge = Edge(name) else { return [] }
      let place = node.member == nil ? node.children[0] : node
      return edge.others.map { other in
        slip(
          .edge, renamed(place, name, other), "it takes \(other), and another edge is meant",
          quoting: [other], or: "it takes another edge of the rectangle, or its middle",
          "min is the left or the upper edge, mid the middle, max the right or the lower edge.")
      }
    }
  }

  /// One of the lines is left out, or all that a function does.
  func missingLines() -> [Slip] {
    sequences.filter { $0.count > 1 }.flatMap { lines in lines.compactMap { missing($0, of: lines) }
    }
      + statements.compactMap(emptied) + onlyLine()
  }

  /// Of several lines none is there: what they change is not even named.
  func nothingDone(_ asked: Asked) -> [Slip] {
    guard statements.count > 1, !asked.names.isEmpty, !asked.isPrediction else { return [] }
    let telling = Telling(
      did: "nothing of \(listed(asked.names)) is changed",
      look: "What does each line of yours change?",
      missing: Set(asked.names))
    let edits = statements.enumerated().map {
      ($0.element, $0.offset == 0 ? "let nothing = 0" : "")
    }
    return [notDone(slip(.unchanged, replacing(edits), telling))]
  }

  /// Where one line does all of it, nothing is done without it.
  private func onlyLine() -> [Slip] {
    guard statements.count == 1, let line = statements.first, let deed = deed(of: line)
    else { return [] }
    let kept = kept(without: line).map { "'\($0)' is as it was before" }
    let telling = Telling(
      did: kept.map { "\(deed.missing): \($0)" } ?? deed.missing,
      look: "What does each line of yours change?",
      plain: kept ?? "'\(deed.word)' changes nothing of what is asked for", missing: deed.words)
    var slip = slip(.unchanged, replacing([(line, "let nothing = 0")]), telling)
    slip.unset = deed.property
    return [notDone(slip)]
  }

  /// What an assignment changes, as far as its property: `row.bounds` of `row.bounds.size.height = 3`.
  private func kept(without line: Construct) -> String? {
    guard case .assignment = line.form else { return nil }
    return line.children.first?.owningProperty.map(text)
  }

  private func missing(_ line: Construct, of lines: [Construct]) -> Slip? {
    guard let deed = deed(of: line) else { return nil }
    let telling = Telling(
      did: "one line is missing: \(deed.missing)",
      look: "Go through what is asked for, one by one: which of it does your answer not do?",
      plain: "a line about \(deed.word) is missing, or does nothing that is asked for",
      missing: deed.words)
    var slip = slip(.leftOut, replacing([(line, "")]), telling)
    slip.unset = deed.property
    slip.reduced = { words in
      let left = lines.filter { other in
        other.range == line.range
          || self.deed(of: other).map { $0.words.isDisjoint(with: words) } ?? false
      }
      return applying(replacing(left.map { ($0, "") }))
    }
    return notDone(slip)
  }

  private func notDone(_ slip: Slip) -> Slip {
    var slip = slip
    slip.isOfAnyState = true
    return slip
  }

  private func deed(of line: Construct) -> Deed? {
    switch line.form {
    case .assignment: (line.children.first?.owningProperty?.member).map(Deed.init(setting:))
    case .shown: line.children.first?.calledName.map(Deed.init(calling:))
    default: nil
    }
  }

  private func emptied(_ function: Construct) -> Slip? {
    guard case .function(let name) = function.form, let body = function.children.last else {
      return nil
    }
    return slip(
      .unchanged, replacing(body.children.map { ($0, "") }),
      "'\(name)' changes nothing of what is asked for", "What does each line of yours change?")
  }
}

extension Construct {
  /// The property of a view or of another object that a path begins with: `row.bounds` in `row.bounds.size.height`.
  fileprivate var owningProperty: Construct? {
    guard member != nil, let owner = children.first else { return nil }
    return owner.name != nil || owner.member == "layer" ? self : owner.owningProperty
  }
}

/// The name of an edge, as `rect.midX` or as `CGRectGetMidX(rect)`.
private struct Edge {
  let parts: (start: String, place: String, axis: String)

  init?(_ name: String) {
    let start = name.hasPrefix("CGRectGet") ? "CGRectGet" : ""
    let place = name.dropFirst(start.count).dropLast()
    guard let axis = name.last, axis == "X" || axis == "Y",
      Edge.places.contains(place.lowercased())
    else { return nil }
    parts = (start, place.lowercased(), String(axis))
  }

  private static let places = ["min", "mid", "max"]

  var others: [String] {
    Edge.places.filter { $0 != parts.place }.map { place in
      parts.start + (parts.start.isEmpty ? place : place.capitalizedWord) + parts.axis
    }
  }
}
