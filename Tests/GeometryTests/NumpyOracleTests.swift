import Foundation
import Geometry
import TestSupport
import Testing

/// A differential run against numpy: products, determinants, inverses and images of rows.
///
/// Skipped, with a message, where python3 or numpy is absent.
struct NumpyOracleTests {
  struct Question: Encodable {
    var a: [[Double]]
    var b: [[Double]]
    var row: [Double]
  }

  struct Answer: Decodable {
    var product: [[Double]]
    var determinant: Double
    var inverse: [[Double]]
    var condition: Double
    var image: [Double]
  }

  @Test(arguments: [2, 3, 4])
  func agreesWithNumpy(size: Int) throws {
    let questions = Volume.seeds(500).map { Self.question(seed: $0, size: size) }
    guard let answers = try Self.ask(questions) else { return }
    try #require(answers.count == questions.count)
    for (question, answer) in zip(questions, answers) {
      try compare(question, answer)
    }
  }

  @Test func transformsAgreeWithNumpy() throws {
    let transforms = Volume.seeds(500).map { seed in
      var random = SplitMix64(seed: seed)
      return (s: random.transform(), t: random.transform(), p: random.point())
    }
    let questions = transforms.map {
      Question(a: Self.rows(Matrix($0.s)), b: Self.rows(Matrix($0.t)), row: [$0.p.x, $0.p.y, 1])
    }
    guard let answers = try Self.ask(questions) else { return }
    try #require(answers.count == questions.count)
    for (values, answer) in zip(transforms, answers) {
      #expect(Matrix(answer.product)?.affine.map { $0 ≈ (values.s * values.t) } == true)
      #expect(values.s.determinant ≈ answer.determinant)
      let inverse = try #require(Matrix(answer.inverse))
      let tolerance = 1e-13 * answer.condition
      #expect(Matrix(values.s.inverted()).isApproximatelyEqual(to: inverse, tolerance: tolerance))
      #expect(values.p.applying(values.s) ≈ point(answer.image[0], answer.image[1]))
    }
  }

  private func compare(_ question: Question, _ answer: Answer) throws {
    let a = try #require(Matrix(question.a))
    let b = try #require(Matrix(question.b))
    #expect(try #require(a.multiplied(by: b)) ≈ #require(Matrix(answer.product)))
    #expect(try #require(a.determinant) ≈ answer.determinant)
    let row = try #require(Matrix([question.row])?.multiplied(by: a))
    #expect(row ≈ (try #require(Matrix([answer.image]))))
    guard answer.condition < 1e9 else { return }
    let inverse = try #require(Matrix(answer.inverse))
    let tolerance = 1e-13 * answer.condition
    #expect(try #require(a.inverse).isApproximatelyEqual(to: inverse, tolerance: tolerance))
  }

  private static func question(seed: UInt64, size: Int) -> Question {
    var random = SplitMix64(seed: seed)
    return Question(
      a: rows(random.matrix(rows: size, columns: size)),
      b: rows(random.matrix(rows: size, columns: size)),
      row: (0..<size).map { _ in random.number() })
  }

  private static func rows(_ matrix: Matrix) -> [[Double]] {
    (0..<matrix.rows).map { matrix.row($0) }
  }

  /// The oracle's answers; nil where it cannot run.
  private static func ask(_ questions: [Question]) throws -> [Answer]? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("numpy-oracle-\(UUID().uuidString).json")
    try JSONEncoder().encode(questions).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script, file.path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // 127: env finds no python3; 3: the script finds no numpy.
    if [3, 127].contains(process.terminationStatus) {
      print("skipped: the comparison with numpy needs python3 with numpy")
      return nil
    }
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode([Answer].self, from: data)
  }

  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("numpy_oracle.py").path
}
