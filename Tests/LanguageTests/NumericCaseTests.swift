import Foundation
import Language
import TestSupport
import Testing

/// The measured cases of `Tests/Cases/geometry.json`, each as a program in the framework's spelling.
@Suite struct NumericCaseTests {
  private static let areas: Set<String> = [
    "affine", "rect", "rect-apply", "decompose", "format", "frame-get", "frame-set", "bounds-set",
    "convert",
  ]

  @Test(arguments: try NumericCase.load(areas: areas))
  func agrees(_ numericCase: NumericCase) throws {
    let program = try #require(numericPrograms[numericCase.id])
    var session = Session()
    #expect(session.run(program.setup).status == .done)
    var results: [String: CaseValue] = [:]
    for (name, expression) in program.results {
      results[name] = try value(of: session.evaluate(expression).get().json)
    }
    #expect(numericCase.accepts(results), "\(numericCase.setup): \(results)")
  }

  @Test func everyCaseHasAProgram() throws {
    let ids = try NumericCase.load(areas: Self.areas).map(\.id)
    #expect(Set(ids) == Set(numericPrograms.keys))
  }

  /// The numbers, answers or text of a JSON value, in Core Graphics' order.
  private func value(of json: String) throws -> CaseValue {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
    switch object["type"] as? String {
    case "bool": return .flag(object["value"] as? Bool ?? false)
    case "string": return .text(object["value"] as? String ?? "")
    case "list":
      let elements = object["values"] as? [[String: Any]] ?? []
      return .flags(elements.map { $0["value"] as? Bool ?? false })
    default: return .numbers(orderedKeys.compactMap { object[$0] as? Double })
    }
  }

  /// The members of all kinds of values, each kind's in its own order.
  private let orderedKeys = [
    "value", "x", "y", "dx", "dy", "width", "height", "a", "b", "c", "d", "tx", "ty",
  ]
}
