extension HTMLWriter {
  /// Blocks of prose; `address` says where a link leads on these pages.
  mutating func add(_ blocks: [ProseBlock], _ address: (String) -> String?) {
    for block in blocks { add(block, isTight: false, address) }
  }

  private mutating func add(_ block: ProseBlock, isTight: Bool, _ address: (String) -> String?) {
    switch block {
    case .paragraph(let inlines) where isTight: add(inlines, address)
    case .paragraph(let inlines): element("p") { $0.add(inlines, address) }
    case .quote(let blocks): element("blockquote") { $0.add(blocks, address) }
    case .list(let list): add(list, address)
    case .table(let table): add(table, address)
    }
  }

  private mutating func add(_ list: ProseList, _ address: (String) -> String?) {
    let start = list.start.flatMap { $0 == 1 ? nil : String($0) } ?? ""
    element(list.start == nil ? "ul" : "ol", ["start": start]) { page in
      for item in list.items {
        page.element("li") { page in
          for block in item { page.add(block, isTight: true, address) }
        }
      }
    }
  }

  private mutating func add(_ table: ProseTable, _ address: (String) -> String?) {
    element("div", ["class": "table"]) { page in
      page.element("table") { page in
        page.element("thead") { $0.add(table.heading, "th", table, address) }
        page.element("tbody") { page in
          for row in table.rows { page.add(row, "td", table, address) }
        }
      }
    }
  }

  private mutating func add(
    _ row: [ProseTable.Cell], _ tag: String, _ table: ProseTable, _ address: (String) -> String?
  ) {
    element("tr") { page in
      for (cell, alignment) in zip(row, table.alignments) {
        let scope = tag == "th" ? "col" : ""
        page.element(tag, ["scope": scope, "class": alignment.className]) {
          $0.add(cell, address)
        }
      }
    }
  }

  /// Stretches of a paragraph.
  mutating func add(_ inlines: [ProseInline], _ address: (String) -> String?) {
    for inline in inlines {
      switch inline {
      case .text(let text): words(text)
      case .emphasis(let inner): element("em") { $0.add(inner, address) }
      case .strong(let inner): element("strong") { $0.add(inner, address) }
      case .code(let code): element("code", words: code)
      case .lineBreak: empty("br")
      case .link(let inner, let target):
        if let href = address(target) {
          element("a", ["href": href]) { $0.add(inner, address) }
        } else {
          add(inner, address)
        }
      }
    }
  }
}

extension ProseTable.Alignment {
  fileprivate var className: String {
    switch self {
    case .natural, .left: ""
    case .center: "center"
    case .right: "right"
    }
  }
}
