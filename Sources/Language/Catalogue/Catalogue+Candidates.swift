/// What may be suggested or completed.
extension Catalogue {
  /// Members of a kind as they are written: "determinant", "rotated(by:)".
  func members(of kind: Kind, where isWanted: (Entry) -> Bool = { _ in true }) -> [String] {
    entries.indices.filter {
      entries[$0].owner == kind && entries[$0].role.isMember && isWanted(entries[$0])
    }.map { spelling(Int32($0)) }
  }

  func statics(of kind: Kind) -> [String] {
    entries.indices.filter { entries[$0].owner == kind && entries[$0].role.isStatic }
      .map { names.text(entries[$0].name) }
      .filter { $0.first?.isUppercase == false || kind == .view }
  }

  var allStatics: [String] {
    entries.filter(\.role.isStatic).map { names.text($0.name) }
  }

  var typeNames: [String] { typeNamesInOrder.map { names.text($0) } }

  /// Functions, types and constants that stand without a dot.
  var globalNames: [String] {
    var result = typeNames
    for (id, start) in first.enumerated() where start >= 0 {
      let uses = chain(Name(id: Int32(id))).map(\.use)
      if uses.contains(.function) || uses.contains(.global) {
        result.append(names.text(Name(id: Int32(id))))
      }
    }
    return result
  }
}
