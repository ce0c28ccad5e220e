internal import Language

/// Code that rules rewrite: its text and how it is built.
struct Program {
  let statements: [Construct]
  let scope: Scope
  private let bytes: [UInt8]

  /// Nil where the text does not parse.
  init?(_ text: String, _ scope: Scope) {
    guard let statements = scope.constructs(text) else { return nil }
    bytes = Array(text.utf8)
    self.statements = statements
    self.scope = scope.defining(statements, bytes)
  }

  /// Text of which only single constructs are looked at.
  init(bytes: [UInt8], _ scope: Scope) {
    self.bytes = bytes
    statements = []
    self.scope = scope
  }

  /// The text of a construct, without parentheses around it.
  func text(_ node: Construct) -> String { text(node.range) }

  /// The text of a part, as far as there is one.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The text of a construct, such that it can stand anywhere.
  func operand(_ node: Construct) -> String {
    node.isAtom ? text(node) : "(\(text(node)))"
  }

  /// The whole text with edits made; where two overlap, the later one is left alone.
  func applying(_ edits: [Edit]) -> String {
    var result: [UInt8] = []
    var end = 0
    let inOrder = edits.enumerated().sorted { left, right in
      // What is put before a place comes before what stands there.
      let (first, second) = (left.element.range, right.element.range)
      return (first.lowerBound, first.isEmpty ? 0 : 1, left.offset)
        < (second.lowerBound, second.isEmpty ? 0 : 1, right.offset)
    }
    for (_, edit) in inOrder
    where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Constructs replaced; a statement that is taken out takes its `;` along, which cannot stand alone.
  func replacing(_ edits: [(node: Construct, text: String)]) -> [Edit] {
    edits.map { node, text in
      Edit(range: text.isEmpty ? withSemicolon(node.range) : node.range, text: text)
    }
  }

  private func withSemicolon(_ range: Range<Int>) -> Range<Int> {
    let rest = bytes[min(range.upperBound, bytes.count)...]
    guard let end = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[end] == UInt8(ascii: ";")
    else { return range }
    return range.lowerBound..<(end + 1)
  }

  /// Code before a statement.
  func inserting(_ code: String, before node: Construct) -> [Edit] {
    [Edit(range: node.range.lowerBound..<node.range.lowerBound, text: code + "\n")]
  }

  /// Code after a statement.
  func inserting(_ code: String, after node: Construct) -> [Edit] {
    [Edit(range: node.range.upperBound..<node.range.upperBound, text: "\n" + code)]
  }

  /// Two constructs in each other's place.
  func exchanging(_ first: Construct, _ second: Construct) -> [Edit] {
    replacing([(first, text(second)), (second, text(first))])
  }

  /// The sign between two constructs changed: `+` and `-`, also in `+=` and `-=`.
  func changingSign(between left: Construct, _ right: Construct) -> [Edit] {
    let gap = (left.range.upperBound..<right.range.lowerBound).clamped(to: 0..<bytes.count)
    let signs = [UInt8(ascii: "+"): "-", UInt8(ascii: "-"): "+"]
    guard let place = gap.first(where: { signs[bytes[$0]] != nil }), let sign = signs[bytes[place]]
    else { return [] }
    return [Edit(range: place..<(place + 1), text: sign)]
  }

  /// The statements that follow one another: those of the program, then those of each body in it.
  var sequences: [[Construct]] { [statements] + bodies }

  /// The statements of functions, loops and other blocks.
  var bodies: [[Construct]] { nodes.filter { $0.form == .block }.map(\.children) }

  /// Every construct, the outer ones first.
  var nodes: [Construct] { statements.flatMap(\.all) }
}

extension Construct {
  /// It and all its parts.
  var all: [Construct] {
    var parts: [Construct] = []
    collect(into: &parts)
    return parts
  }

  private func collect(into parts: inout [Construct]) {
    parts.append(self)
    for child in children { child.collect(into: &parts) }
  }

  /// It binds as tightly as can be.
  var isAtom: Bool {
    switch form {
    case .infix, .negation, .expression: false
    case .number(let value): value >= 0
    default: true
    }
  }

  /// The name it is.
  var name: String? {
    if case .name(let name) = form { return name }
    return nil
  }

  /// The member it reads.
  var member: String? {
    if case .member(let name) = form { return name }
    return nil
  }

  /// The word that is called: `T` in `T(1, 2)`, `rotated` in `t.rotated(by: a)`.
  var calledName: String? {
    guard form == .call, let callee = children.first else { return nil }
    if case .implicitMember(let name) = callee.form { return name }
    return callee.name ?? callee.member
  }

  /// What a method is called on.
  var receiver: Construct? {
    guard form == .call, let callee = children.first, callee.member != nil else { return nil }
    return callee.children.first
  }

  var arguments: [Construct] { form == .call ? Array(children.dropFirst()) : [] }

  /// The name at which a path such as `v.layer.position` begins.
  var root: String? { name ?? (member != nil ? children.first?.root : nil) }
}
