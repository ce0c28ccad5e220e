internal import CCatalogue

@testable import Language

/// Writes Sources/CCatalogue/Tables.c: what a launch needs to know of all definitions, as read-only memory.
struct CatalogueTables {
  private var builder = CatalogueBuilder()
  private var links: [(entry: Int, use: Catalogue.Use, next: Int)] = []
  /// The first and the last link of each name's chain.
  private var chains: [Name: (first: Int, last: Int)] = [:]

  init() {
    builder.addAll()
    for index in builder.definitions.indices { link(builder.definitions[index], index) }
    for (entry, selector) in builder.spellings {
      link(selector, builder.definitions[entry].role == .property ? .property : .selector, entry)
    }
  }

  /// Frees the builder, whose memory nothing else holds.
  func free() {
    builder.free()
    builder.definitions.free()
  }

  // MARK: Links

  private mutating func link(_ definition: Definition, _ index: Int) {
    let role = definition.role
    switch role {
    case .function, .initializer: link(definition.name, .function, index)
    case .method: link(definition.name, .method, index)
    case .property: link(definition.name, .property, index)
    case .staticFunction: link(definition.name, .staticFunction, index)
    case .constant: link(definition.name, definition.owner == nil ? .global : .constant, index)
    }
    for name in [definition.spellings.short, definition.spellings.c] where name != .none {
      link(name, role == .constant ? .global : .function, index)
    }
  }

  private mutating func link(_ name: Name, _ use: Catalogue.Use, _ entry: Int) {
    let index = links.count
    links.append((entry, use, -1))
    let chain = chains[name]
    if let last = chain?.last { links[last].next = index }
    chains[name] = (chain?.first ?? index, index)
  }

  // MARK: Text

  var text: String {
    """
    // Written by `make tables` from the definitions in Sources/Language/Catalogue; not to be edited.

    #include "CCatalogue.h"

    #define COUNT(list) (int32_t)(sizeof list / sizeof list[0])

    static const uint8_t bytes[] =
    \(wrapped(builder.names.records.indices.map { literal(text(of: $0)) }, by: " "));

    static const struct catalogue_name names[] = {
    \(wrapped(builder.names.records.map { "{\($0.end), \($0.hash)}" }))
    };

    static const int32_t slots[] = {
    \(wrapped(builder.names.table.map(String.init)))
    };

    static const int16_t first[] = {
    \(wrapped(builder.names.records.indices.map { "\(firstLink(ofName: $0))" }))
    };

    static const struct catalogue_link links[] = {
    \(wrapped(links.map { "{\($0.entry), \($0.next), \($0.use.rawValue)}" }))
    };

    static const struct catalogue_entry entries[] = {
    \(builder.definitions.indices.map(row).joined(separator: "\n"))
    };

    static const int32_t labels[] = {
    \(wrapped(builder.labels.map { "\($0.id)" }))
    };

    static const uint64_t kinds[] = {
    \(wrapped(builder.kinds.map { "\($0.packed)" }))
    };

    static const uint8_t types[] = {
    \(wrapped(builder.types.map { "\($0)" }))
    };

    static const int32_t type_names[] = {
    \(wrapped(builder.typeNames.map { "\($0.id)" }))
    };

    static const struct catalogue_tables tables = {
        bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
        links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
        types, COUNT(types), type_names, COUNT(type_names)};

    const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }

    """
  }

  private func text(of name: Int) -> String { builder.names.text(Name(id: Int32(name))) }

  private func literal(_ name: String) -> String {
    "\"" + name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }

  private func firstLink(ofName id: Int) -> Int { chains[Name(id: Int32(id))]?.first ?? -1 }

  private func row(_ index: Int) -> String {
    let entry = builder.definitions[index]
    let names = [
      entry.name, entry.spellings.type, entry.spellings.c, entry.spellings.short,
      entry.spellings.selector,
    ].map { Int($0.id) }
    let bytes = [
      Int(entry.labels.count), Int(entry.parameters.count), Int(entry.role.rawValue),
      entry.owner.map { Int($0.rawValue) + 1 } ?? 0, Int(entry.result.rawValue),
      entry.isVariadic ? 1 : 0, Int(entry.watch.rawValue), Int(builder.groups[index].rawValue),
    ]
    let place = index - (builder.groups.firstIndex(of: builder.groups[index]) ?? 0)
    let all = names + [Int(entry.labels.start), Int(entry.parameters.start), place] + bytes
    return "    {\(all.map(String.init).joined(separator: ", "))},  // \(text(of: names[0]))"
  }

  /// Lines of at most 110 characters.
  private func wrapped(_ items: [String], by separator: String = ", ") -> String {
    var lines: [String] = []
    var line = "   "
    for item in items {
      let next = (line == "   " ? " " : separator) + item
      if line.utf8.count + next.utf8.count > 108 {
        lines.append(line + (separator == " " ? "" : ","))
        line = "    " + item
      } else {
        line += next
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
