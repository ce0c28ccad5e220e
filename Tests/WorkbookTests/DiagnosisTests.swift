import Foundation
import Language
import Testing

@testable import Workbook

@Suite struct DiagnosisTests {
  static let pages =
    ((try? FileManager.default.contentsOfDirectory(atPath: diagnosisFolder.path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  @Test(arguments: pages) func everyAnswerIsDiagnosed(_ page: String) throws {
    let page = try DiagnosisPage(diagnosisFolder.appending(path: page))
    for test in page.cases {
      let exercise = try #require(test.lesson.exercises.first, "\(test.title)")
      let bench = try Checker().bench(exercise, test.lesson)
      for answer in test.answers {
        switch bench.judge(answer.code).verdict {
        case .right: #expect(answer.isRight, "line \(answer.line) passes")
        case .notGradable(let reason):
          Issue.record("line \(answer.line) is not gradable: \(reason)")
        case .notYet(let mistake):
          let ids = mistake.id.map { [$0] + mistake.others } ?? ["none"]
          let isExpected =
            !answer.isRight && ids.first == answer.ids.first
            && answer.ids.dropFirst().allSatisfy(ids.contains)
          #expect(
            isExpected,
            "line \(answer.line), \(test.title): \(answer.ids) but is \(ids): \(mistake.cause)")
        }
      }
    }
  }

  /// Where every program is held up for a while, the same mistakes are found.
  @Test func aBusyMachineHidesNoMistake() throws {
    let page = try DiagnosisPage(diagnosisFolder.appending(path: "turning.md"))
    let test = try #require(page.cases.first)
    let exercise = try #require(test.lesson.exercises.first)
    var budget = Budget()
    budget.seconds = .infinity
    var time = 0.0
    let busy = Surroundings(now: {
      time += 1
      return time
    })
    let checker = Checker(session: Session(budget: budget, surroundings: busy))
    for answer in test.answers {
      let verdict = checker.check(answer.code, of: exercise, in: test.lesson)
      #expect(verdict == Checker().check(answer.code, of: exercise, in: test.lesson))
    }
    #expect(test.answers.contains { !$0.isRight && !$0.ids.contains("none") })
  }

  /// Each program that a rule makes of a solution is diagnosed as that rule's, whatever else could
  /// explain it, and as nothing where it is right.
  @Test func everyRuleFindsItsOwnMistakes() throws {
    let page = try DiagnosisPage(diagnosisFolder.appending(path: "corpus.md"))
    #expect(page.cases.count >= 40)
    var found: Set<String> = []
    for test in page.cases {
      let exercise = try #require(test.lesson.exercises.first, "\(test.title)")
      let bench = try Checker().bench(exercise, test.lesson)
      let rows = bench.slips.singles(bench)
      #expect(!rows.isEmpty, "\(test.title)")
      for row in rows {
        guard case .notYet(let mistake) = bench.judge(row.slip.code).verdict else {
          Issue.record("\(test.title): \(row.slip.code) is not judged")
          continue
        }
        let ids = [mistake.id].compactMap { $0 } + mistake.others
        #expect(ids.contains(row.slip.id) || ids == ["rounded"], "\(test.title): \(row.slip.code)")
        found.formUnion(ids)
      }
    }
    let made = Rule.allCases.filter { $0 != .rounded }
    #expect(found.isSuperset(of: made.map(\.rawValue)), "\(found)")
  }
}
