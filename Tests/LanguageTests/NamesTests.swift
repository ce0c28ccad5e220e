import Testing

@testable import Language

/// Names have equal numbers where they are equal, and copies of a table go their own ways.
struct NamesTests {
  private let known = Catalogue.shared.names

  @Test func theCataloguesNamesComeFirst() {
    var names = known
    #expect(names.intern("rotated") == known.find("rotated"))
    #expect(names.count == known.count)
    #expect(names.intern("ninth wonder").id == Int32(known.count))
    #expect(known.find("ninth wonder") == nil)
  }

  @Test func copiesGoTheirOwnWays() {
    var one = known
    let shared = one.intern("shared")
    var other = one
    #expect(one.intern("mine") == other.intern("yours"))
    #expect((one.text(shared), other.text(shared)) == ("shared", "shared"))
    #expect(one.find("yours") == nil && other.find("mine") == nil)
  }

  @Test func manyNamesKeepTheirNumbers() {
    var names = known
    let words = (0..<5000).map { "name \($0 * 7919)" }
    let numbers = words.map { names.intern($0) }
    #expect(Set(numbers).count == words.count)
    #expect(words.map { names.find($0) } == numbers)
    #expect(numbers.map { names.text($0) } == words)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 255])
  func lengthsAreToldApart(_ length: Int) {
    var names = known
    let name = String(repeating: "q", count: length)
    let first = names.intern(name)
    #expect(names.intern(name + "q") != first)
    #expect(
      names.intern(String(name.dropLast()) + (name.isEmpty ? "" : "r")) != first || name.isEmpty)
    #expect(names.intern(name) == first)
  }

  @Test func aFrozenTableTakesNone() {
    var names = known
    names.isFrozen = true
    #expect(names.intern("ninth wonder") == .unknown)
    #expect(names.text(.unknown).isEmpty && names.text(.none).isEmpty)
  }
}
