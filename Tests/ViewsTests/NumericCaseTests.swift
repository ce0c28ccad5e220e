import Geometry
import TestSupport
import Testing

/// The measured cases of views and layers (Tests/Cases/geometry.json).
@Suite struct NumericCaseTests {
  static let areas: Set = ["frame-get", "frame-set", "bounds-set", "convert"]

  @Test func everyCaseHasAComputation() throws {
    let ids = try NumericCase.load(areas: Self.areas).map(\.id)
    #expect(ids.count == 22)
    #expect(Set(ids) == Set(caseComputations.keys))
  }

  @Test(arguments: try NumericCase.load(areas: areas))
  func agrees(numericCase: NumericCase) throws {
    let compute = try #require(caseComputations[numericCase.id])
    let results = try compute()
    // A computation gives the whole geometry where the case asks for a part of it.
    let asked = results.filter { numericCase.expected[$0.key] != nil }
    #expect(
      numericCase.accepts(asked),
      "\(numericCase.setup): \(asked), expected \(numericCase.expected)")
  }
}
