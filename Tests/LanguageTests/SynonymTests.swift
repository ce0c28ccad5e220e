import Testing

@testable import Language

/// Whatever is suggested for a name from elsewhere exists and runs.
@Suite struct SynonymTests {
  private static let receivers: [Kind: String] = [
    .transform: "T(1, 2)", .components: "T(1, 2).decomposed()", .matrix: "[1, 2; 3, 4]",
    .view: "v", .layer: "v.layer", .rect: "rect(1, 2, 3, 4)", .point: "p",
    .vector: "vector(1, 2)", .size: "size(1, 2)", .list: "[1, 2]", .text: "\"a\"",
    .number: "1.5", .angle: "30°", .type: "CGFloat",
  ]

  @Test func spellingsRun() {
    for synonym in Synonym.all {
      let spelling = "\(synonym.spelling)"
      if spelling.hasSuffix(":)"), let owner = synonym.owner {
        #expect(Catalogue.shared.members(of: owner).contains(spelling), "\(spelling)")
      } else {
        var run = ProgramRun()
        _ = run.output(
          of: "let v = view(0, 0, 9, 9); let p = (1, 2); let q = p\nlet A = T(1, 2), B = A\n"
            + "let a = 1, b = 2, c = 3, d = 4")
        let program = program(synonym)
        #expect(run.failure(of: program) == nil, "\(program)")
      }
    }
  }

  /// A synonym's spelling as a program, with arguments that fit.
  private func program(_ synonym: Synonym) -> String {
    let spelling = "\(synonym.spelling)"
    let receiver = synonym.owner.flatMap { Self.receivers[$0] } ?? ""
    let isOfTransforms = ["$1.determinant", "$1.inverted()", "$1.decomposed()"].contains(spelling)
    let isOfPoints = spelling.hasPrefix("$1.distance") || spelling.hasPrefix("$1 ")
    let isConcatenation = spelling.hasPrefix("CGAffine")
    let first =
      spelling.hasPrefix("transform(from")
      ? "rect(1, 2, 3, 4)"
      : isConcatenation || spelling.hasSuffix("= $1") || isOfTransforms
        ? "T(1, 2)"
        : spelling == "$1.transpose"
          ? "[1, 2; 3, 4]" : spelling == "$1.center" ? "v" : isOfPoints ? "p" : "3"
    let second =
      spelling.hasPrefix("transform(from")
      ? first : isOfPoints ? "q" : isConcatenation ? "B" : "4"
    let filled = [
      ("$0", receiver), ("$*", "1, 2"), ("$°", "30°"), ("$t", "0.5"), ("$1", first),
      ("$2", second), ("$3", "5"), ("$4", "6"), ("$5", "7"), ("$6", "8"),
    ].reduce(spelling) { text, pair in
      text.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
    }
    let isWhole = spelling.contains("$") && !spelling.hasPrefix("width")
    return isWhole || synonym.owner == nil ? filled : receiver + "." + filled
  }

  /// Where a name stands for several spellings, what was written tells them apart.
  @Test func spellingsDoNotCompete() {
    for (index, synonym) in Synonym.all.enumerated() {
      for other in Synonym.all[(index + 1)...] where other.owner == synonym.owner {
        guard other.use == synonym.use, other.argumentCount == synonym.argumentCount else {
          continue
        }
        let shared = Set("\(synonym.names)".split(separator: " "))
          .intersection("\(other.names)".split(separator: " "))
        #expect(shared.isEmpty, "\(shared)")
      }
    }
  }

  /// A name that exists is never explained away.
  @Test func namesDoNotExist() {
    let catalogue = Catalogue.shared
    for synonym in Synonym.all {
      for name in "\(synonym.names)".split(separator: " ") {
        guard let interned = catalogue.names.find(String(name)) else { continue }
        if let owner = synonym.owner {
          let exists =
            [.called, .measured].contains(synonym.use)
            ? catalogue.method(interned, of: owner) : catalogue.property(interned, of: owner)
          #expect(exists == nil, "\(owner) \(name)")
        } else {
          let exists =
            [.called, .measured].contains(synonym.use)
            ? catalogue.function(interned) : catalogue.globalConstant(interned)
          #expect(exists == nil, "\(name)")
        }
      }
    }
  }

  @Test func typesExist() {
    let names = Set(Catalogue.shared.typeNames)
    for (written, meant) in Synonym.types {
      #expect(names.contains(meant) && !names.contains(written))
    }
  }

  /// Two letters exchanged or one left out: the name is still among the nearest.
  @Test func slipsOfTheFinger() {
    let catalogue = Catalogue.shared
    for kind in Kind.allCases {
      let members = catalogue.members(of: kind)
      for member in members {
        let name = Array(member.prefix { $0 != "(" })
        guard name.count >= 6 else { continue }
        for place in 1..<(name.count - 1) where name[place] != name[place + 1] {
          var swapped = name
          swapped.swapAt(place, place + 1)
          let offered = closest(to: String(swapped), among: members)
          #expect(offered.contains { $0.prefix { $0 != "(" } == String(name) }, "\(String(name))")
        }
      }
    }
  }

  /// A call with too few arguments shows how the name that was used is called.
  @Test func wrongCountsShowTheNameThatWasUsed() {
    let catalogue = Catalogue.shared
    for entry in catalogue.entries where entry.parameters.count > 1 && entry.spellings.c != .none {
      let name = catalogue.names.text(entry.spellings.c)
      let shown = output(of: "\(name)()")
      #expect(shown.contains("write '\(name)("), "\(shown)")
    }
  }

  @Test func nearestInSpelling() {
    #expect(closest(to: "Frame", among: ["frame", "bounds"]) == ["frame"])
    #expect(closest(to: "X", among: ["x", "y"]) == ["x"])
    #expect(closest(to: "z", among: ["x", "y"]).isEmpty)
    #expect(closest(to: "cente", among: ["center", "count"]) == ["center"])
    #expect(closest(to: "abcd", among: ["bacd", "wxyz"]) == ["bacd"])
    #expect(closest(to: "", among: ["x"]).isEmpty)
  }
}
