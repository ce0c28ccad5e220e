import Geometry
import TestSupport
import Testing

/// The measured cases of Core Graphics (Tests/Cases/geometry.json).
struct NumericCaseTests {
  static let areas: Set = ["affine", "rect", "rect-apply", "decompose", "format"]

  @Test func everyCaseHasAComputation() throws {
    let ids = try NumericCase.load(areas: Self.areas).map(\.id)
    #expect(ids.count == 61)
    #expect(Set(ids) == Set(numericComputations.keys))
  }

  @Test(arguments: try NumericCase.load(areas: areas))
  func agrees(numericCase: NumericCase) throws {
    let compute = try #require(numericComputations[numericCase.id])
    let results = compute()
    #expect(
      numericCase.accepts(results),
      "\(numericCase.setup): \(results), expected \(numericCase.expected)")
  }
}
