import Foundation
import Testing

@testable import Language

/// The tables of CCatalogue are those of the definitions.
///
/// `make tables` writes them anew and fails once.
@Suite struct CatalogueTablesTests {
  @Test func tablesAreThoseOfTheDefinitions() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CCatalogue/Tables.c").standardized
    let tables = CatalogueTables()
    defer { tables.free() }
    let text = tables.text
    let isSame = try String(contentsOf: file, encoding: .utf8) == text
    if !isSame, ProcessInfo.processInfo.environment["PIVOT_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(isSame, "make tables")
  }
}
