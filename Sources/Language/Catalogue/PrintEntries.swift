/// `print` with what stands between and behind the values.
extension CatalogueBuilder {
  mutating func addPrint() {
    addPrint("print(_:)", "Writes values as plain text.", "print(1, 2)")
    addPrint(
      "print(_:separator:)", hasSeparator: true, "Writes values with a text between them.",
      "print(1, 2, separator: \", \")")
    addPrint(
      "print(_:terminator:)", hasEnd: true, "Writes values and another end than a new line.",
      "print(1, terminator: \"\")")
    addPrint(
      "print(_:separator:terminator:)", hasSeparator: true, hasEnd: true,
      "Writes values with a text between them and another end.",
      "print(1, 2, separator: \"-\", terminator: \".\")")
    addDebugPrint()
  }

  private mutating func addDebugPrint() {
    addPrint(
      "debugPrint(_:)", reflects: true, "Writes values as they stand within others.",
      "debugPrint(\"a\")")
    addPrint(
      "debugPrint(_:separator:)", hasSeparator: true, reflects: true,
      "Writes values as they stand within others, with a text between them.",
      "debugPrint(\"a\", 1, separator: \", \")")
    addPrint(
      "debugPrint(_:terminator:)", hasEnd: true, reflects: true,
      "Writes values as they stand within others, and another end than a new line.",
      "debugPrint(\"a\", terminator: \"\")")
    addPrint(
      "debugPrint(_:separator:terminator:)", hasSeparator: true, hasEnd: true, reflects: true,
      "Writes values as they stand within others, with a text between them and another end.",
      "debugPrint(\"a\", 1, separator: \"-\", terminator: \".\")")
  }

  private mutating func addPrint(
    _ signature: StaticString, hasSeparator: Bool = false, hasEnd: Bool = false,
    reflects: Bool = false, _ summary: StaticString, _ example: StaticString
  ) {
    let (name, labels) = parse(signature)
    let others = (hasSeparator ? 1 : 0) + (hasEnd ? 1 : 0)
    add(
      Definition(
        role: .function, name: name, labels: labels,
        parameters: takes(receiver: nil, [[]] + Array(repeating: [.text], count: others)),
        isVariadic: true, result: .void, summary: summary, example: example,
        body: .effect { evaluator, values, id in
          let (first, last) = (values.count - others, values.count - 1)
          let separator = hasSeparator ? try String.from(values[first], first) : " "
          let end = hasEnd ? try String.from(values[last], last) : "\n"
          var written: [String] = []
          for value in values[..<first] {
            written.append(
              try reflects
                ? evaluator.reflected(value, at: id) : evaluator.described(value, at: id))
          }
          try evaluator.write(written.joined(separator: separator) + end)
          return .void
        }))
  }
}
