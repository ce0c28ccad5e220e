internal import CCatalogue

/// An entry of the catalogue: what is known of it at once, and the rest of its definition on demand.
struct Entry {
  enum Role: UInt8, Sendable {
    case function, method, property, initializer, staticFunction, constant
  }

  fileprivate let facts: catalogue_entry

  // The tables hold the bytes of these enumerations, whose cases count from 0: asking for a case by its number
  // would take a tenth of a call.
  var role: Role { unsafeBitCast(facts.role, to: Role.self) }
  var name: Name { Name(id: Int32(facts.name)) }
  var labels: Stretch { Stretch(start: Int32(facts.labels), count: Int32(facts.label_count)) }
  var parameters: Stretch {
    Stretch(start: Int32(facts.parameters), count: Int32(facts.parameter_count))
  }
  var isVariadic: Bool { facts.is_variadic != 0 }
  var owner: Kind? { facts.owner == 0 ? nil : unsafeBitCast(facts.owner - 1, to: Kind.self) }
  var result: Kind { unsafeBitCast(facts.result, to: Kind.self) }
  var spellings: Spellings {
    Spellings(
      type: Name(id: Int32(facts.type)), c: Name(id: Int32(facts.c)),
      short: Name(id: Int32(facts.brief)), selector: Name(id: Int32(facts.selector)))
  }
  /// What is looked at when it runs, for warnings.
  var watch: Watch { unsafeBitCast(facts.watch, to: Watch.self) }

  /// Made with all of its group where one of them is asked for the first time.
  private var definition: UnsafeMutablePointer<Definition> {
    Definitions.of(facts.group) + Int(facts.place)
  }
  var classes: [StaticString] { definition.pointee.classes }
  var summary: StaticString { definition.pointee.summary }
  var example: StaticString { definition.pointee.example }
  var body: Body { definition.pointee.body }
  var setter: (@Sendable (inout Evaluator, Value, Value) throws -> Value)? {
    definition.pointee.setter
  }
}

/// The catalogue's entries by their numbers.
struct Entries: RandomAccessCollection, @unchecked Sendable {
  private let facts: RawList<catalogue_entry>

  init(_ tables: catalogue_tables) {
    facts = RawList(viewing: tables.entries, count: tables.entries_count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { facts.count }
  subscript(number: Int) -> Entry { Entry(facts: facts[number]) }
}
