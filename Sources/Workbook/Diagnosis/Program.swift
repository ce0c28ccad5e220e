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
  func text(_ node: Construct) -> String {
    String(decoding: bytes[node.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The text of a construct, such that it can stand anywhere.
  func operand(_ node: Construct) -> String {
    node.isAtom ? text(node) : "(\(text(node)))"
  }

  /// The whole text with constructs replaced; where two overlap, the later ones are left alone.
  func replacing(_ edits: [(node: Construct, text: String)]) -> String {
    replacing(edits.map { ($0.node.range, $0.text) })
  }

  func replacing(_ edits: [(range: Range<Int>, text: String)]) -> String {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The whole text with code before a statement.
  func inserting(_ code: String, before node: Construct) -> String {
    replacing([(node.range.lowerBound..<node.range.lowerBound, code + "\n")])
  }

  /// The whole text with code after a statement.
  func inserting(_ code: String, after node: Construct) -> String {
    replacing([(node.range.upperBound..<node.range.upperBound, "\n" + code)])
  }

  /// Every construct, the outer ones first.
  var nodes: [Construct] { statements.flatMap(\.all) }
}

extension Construct {
  /// It and all its parts.
  var all: [Construct] { [self] + children.flatMap(\.all) }

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
