internal import Foundation

/// One measured case of `Tests/Cases/geometry.json`: a computation in prose and its result.
public struct NumericCase: Decodable, Sendable {
  /// The name of the case, such as `aff-01`.
  public var id: String
  /// The part of geometry it belongs to.
  public var area: String
  /// What is computed, in prose.
  public var setup: String
  /// The results by name.
  public var expected: [String: CaseValue]
  /// The largest absolute difference allowed.
  public var tolerance: Double

  /// The cases of the areas, in the order of the file.
  public static func load(areas: Set<String>) throws -> [NumericCase] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../Cases/geometry.json").standardizedFileURL
    let cases = try JSONDecoder().decode([NumericCase].self, from: Data(contentsOf: file))
    return cases.filter { areas.contains($0.area) }
  }

  /// Whether `results` are the expected ones, name by name.
  public func accepts(_ results: [String: CaseValue]) -> Bool {
    results.count == expected.count
      && expected.allSatisfy { name, value in
        results[name].map { value.matches($0, tolerance: tolerance) } ?? false
      }
  }
}
