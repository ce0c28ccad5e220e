import Testing

@testable import Language

@Suite("Kinds of parameters")
struct KindsTests {
  @Test func order() {
    let kinds: Kinds = [.number, .angle, .point, .vector, .size, .rect, .transform, .void]
    #expect(
      Array(kinds) == [.number, .angle, .point, .vector, .size, .rect, .transform, .void])
    #expect(kinds.first == .number)
    #expect(kinds.contains(.void) && !kinds.contains(.color))
  }

  @Test func none() {
    let anything: Kinds = []
    #expect(anything.isEmpty && anything.first == nil && !anything.contains(.number))
  }

  @Test(arguments: Kind.allCases) func each(_ kind: Kind) {
    let alone: Kinds = [kind]
    #expect(Array(alone) == [kind])
    #expect(Array(alone.orNothing) == [kind, .nothing])
    #expect(alone == [kind] && alone != [kind, kind])
  }

  /// Labels and kinds lie apart from the entries: each entry has as many of both.
  @Test func entriesHaveAsManyLabelsAsParameters() {
    let catalogue = Catalogue.shared
    for entry in catalogue.entries where entry.role != .property {
      let own = entry.role == .method ? 1 : 0
      let name = catalogue.names.text(entry.name)
      #expect(
        catalogue.labels(of: entry).count == catalogue.kinds(of: entry).count - own, "\(name)")
    }
  }
}
