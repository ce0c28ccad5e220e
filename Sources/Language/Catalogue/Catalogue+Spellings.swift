/// How entries are written, and their examples.
extension Catalogue {
  func name(_ entry: Int32) -> String { names.text(entries[Int(entry)].name) }

  /// "translatedBy(x:y:)", "CGAffineTransform(a:b:c:d:tx:ty:)", ".identity".
  func spelling(_ index: Int32) -> String {
    let entry = entries[Int(index)]
    let name = names.text(entry.name)
    let type = entry.spellings.type == .none ? "" : "\(names.text(entry.spellings.type))."
    switch entry.role {
    case .property: return name
    case .constant: return type + name
    case .staticFunction: return "\(type)\(name)(\(labelText(entry)))"
    case .function, .method, .initializer: return "\(name)(\(labelText(entry)))"
    }
  }

  /// The spelling under the name that was used: a C function or short spelling has no labels, but
  /// what stands in their place: "CGAffineTransformRotate(transform, angle)".
  func spelling(_ index: Int32, as name: Name) -> String {
    let entry = entries[Int(index)]
    if entry.name == name { return spelling(index) }
    let hasReceiver = entry.parameters.count > entry.labels.count
    let labels = (hasReceiver ? [.none] : []) + labels(of: entry)
    let parameters = zip(labels, kinds(of: entry)).map { label, kinds in
      let word = label == .none ? "" : names.text(label)
      if let short = shortened[word] { return short }
      return word.isEmpty || prepositions.contains(word) ? kinds.first?.noun ?? "value" : word
    }
    return "\(names.text(name))(\(parameters.joined(separator: ", ")))"
  }

  /// The example as a program; one that several properties share is asked of each of them.
  func program(_ index: Int32) -> String {
    let entry = entries[Int(index)]
    let example = "\(entry.example)"
    switch entry.role {
    case .property where !example.contains(part: ".\(name(index))"):
      return "\(receiver(of: entry, in: example)).\(name(index))"
    case .constant where example.isEmpty:
      return type(entry.spellings.type) == nil ? "" : spelling(index)
    case .property, .constant, .function, .method, .initializer, .staticFunction: return example
    }
  }

  /// `rect(1, 2, 3, 4)` of `rect(1, 2, 3, 4).midX`, which is the example of `minX` too.
  private func receiver(of entry: Entry, in example: String) -> Substring {
    guard let owner = entry.owner, let dot = example.lastIndex(of: "."),
      let sibling = names.find(String(example[example.index(after: dot)...])),
      property(sibling, of: owner) != nil
    else { return Substring(example) }
    return example[..<dot]
  }

  private func labelText(_ entry: Entry) -> String {
    labels(of: entry).map { ($0 == .none ? "_" : names.text($0)) + ":" }.joined()
  }
}

/// Labels that say nothing about what stands behind them.
private let prepositions = [
  "by", "to", "at", "in", "from", "of", "with", "inside", "about", "through",
]

/// Labels that name the function too, which C and the short spellings do already.
private let shortened = ["translationX": "x", "scaleX": "x", "rotationAngle": "angle"]
