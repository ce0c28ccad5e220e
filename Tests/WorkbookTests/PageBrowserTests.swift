import TestSupport
import Testing

@testable import Workbook

/// What a real browser makes of the pages.
@Suite(.enabled(if: Browser.path != nil, .init(rawValue: Browser.missing)), .timeLimit(.minutes(2)))
struct PageBrowserTests {
  @Test(arguments: [
    ([], "rgb(253, 253, 252)"),
    (["--blink-settings=preferredColorScheme=0"], "rgb(22, 24, 29)"),
  ])
  func pagesFitAndCanBeRead(_ flags: [String], _ paper: String) throws {
    let pages = fixtureCourse().pages().map(\.text)
    let reports = try Browser.reports(on: pages, widths: [320, 800, 1400], flags: flags)
    #expect(reports.count == 9)
    for report in reports {
      let place = "page \(report.page) at \(report.width)"
      #expect(report.paper == paper)
      #expect(report.overflow <= 0, "\(place)")
      #expect(report.faint == [], "\(place)")
      #expect(report.requests == [], "\(place)")
      #expect(report.texts > (report.page == 0 ? 5 : 100), "\(place)")
      #expect(report.folded == (report.page == 0 ? 0 : 12), "\(place)")
      #expect(report.unfolding == report.folded, "\(place)")
    }
  }
}
