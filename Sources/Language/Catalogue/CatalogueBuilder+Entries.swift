internal import Motion
internal import Views

/// The ways to write an entry. Each takes a signature, the other spellings, a summary, an example
/// that runs, and a closure whose Swift types give the kinds.
extension CatalogueBuilder {
  // MARK: Functions and initializers

  mutating func function<R: Convertible>(
    _ signature: StaticString, c: StaticString? = nil, short: StaticString? = nil,
    _ summary: StaticString, _ example: StaticString, _ body: @escaping @Sendable () throws -> R
  ) {
    add(
      plain(.function, signature, .none, R.self, c, short, summary, example) {
        .many { _ in try body().asValue }
      })
  }

  mutating func function<A: Convertible, R: Convertible>(
    _ signature: StaticString, c: StaticString? = nil, short: StaticString? = nil,
    _ summary: StaticString, _ example: StaticString, _ body: @escaping @Sendable (A) throws -> R
  ) {
    add(
      plain(.function, signature, takes(A.kinds), R.self, c, short, summary, example) {
        .one { try body(A.from($0, 0)).asValue }
      })
  }

  mutating func function<A: Convertible, B: Convertible, R: Convertible>(
    _ signature: StaticString, c: StaticString? = nil, short: StaticString? = nil,
    _ summary: StaticString, _ example: StaticString,
    _ body: @escaping @Sendable (A, B) throws -> R
  ) {
    add(
      plain(.function, signature, takes(A.kinds, B.kinds), R.self, c, short, summary, example) {
        .two { try body(A.from($0, 0), B.from($1, 1)).asValue }
      })
  }

  mutating func function<A: Convertible, B: Convertible, C: Convertible, R: Convertible>(
    _ signature: StaticString, c: StaticString? = nil, short: StaticString? = nil,
    _ summary: StaticString, _ example: StaticString,
    _ body: @escaping @Sendable (A, B, C) throws -> R
  ) {
    add(
      plain(
        .function, signature, takes(A.kinds, B.kinds, C.kinds), R.self, c, short, summary, example
      ) {
        .three { try body(A.from($0, 0), B.from($1, 1), C.from($2, 2)).asValue }
      })
  }

  /// Four and more numbers, or other values of one type.
  mutating func function<A: Convertible, R: Convertible>(
    _ signature: StaticString, of type: A.Type, c: StaticString? = nil, short: StaticString? = nil,
    _ summary: StaticString, _ example: StaticString, _ body: @escaping @Sendable ([A]) throws -> R
  ) {
    let parameters = takes(A.kinds, in: signature)
    add(
      plain(.function, signature, parameters, R.self, c, short, summary, example) {
        .many { values in
          var arguments: [A] = []
          for (index, value) in values.enumerated() { arguments.append(try A.from(value, index)) }
          return try body(arguments).asValue
        }
      })
  }

  private mutating func plain(
    _ role: Entry.Role, _ signature: StaticString, _ parameters: Stretch,
    _ result: any Convertible.Type,
    _ c: StaticString?, _ short: StaticString?, _ summary: StaticString, _ example: StaticString,
    _ body: () -> Body
  ) -> Definition {
    let (name, labels) = parse(signature)
    let kind = result.kinds.first ?? .void
    let isInitializer = self.kind(of: name) == kind
    return Definition(
      role: isInitializer ? .initializer : role, name: name, labels: labels, parameters: parameters,
      result: kind, spellings: spellings(c: c, short: short),
      summary: summary, example: example, body: body())
  }

  // MARK: Methods

  mutating func method<A: Convertible, R: Convertible>(
    _ signature: StaticString, c: StaticString? = nil, _ summary: StaticString,
    _ example: StaticString, _ body: @escaping @Sendable (A) throws -> R
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: .method, name: name, labels: labels, parameters: takes(A.kinds), owner: A.kinds.first,
        result: R.result, spellings: spellings(c: c), summary: summary,
        example: example, body: .one { try body(A.from($0, 0)).asValue }))
  }

  mutating func method<A: Convertible, B: Convertible, R: Convertible>(
    _ signature: StaticString, c: StaticString? = nil, _ summary: StaticString,
    _ example: StaticString, _ body: @escaping @Sendable (A, B) throws -> R
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: .method, name: name, labels: labels, parameters: takes(A.kinds, B.kinds),
        owner: A.kinds.first, result: R.result, spellings: spellings(c: c),
        summary: summary, example: example,
        body: .two { try body(A.from($0, 0), B.from($1, 1)).asValue }))
  }

  mutating func method<A: Convertible, B: Convertible, C: Convertible, R: Convertible>(
    _ signature: StaticString, c: StaticString? = nil, _ summary: StaticString,
    _ example: StaticString, _ body: @escaping @Sendable (A, B, C) throws -> R
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: .method, name: name, labels: labels, parameters: takes(A.kinds, B.kinds, C.kinds),
        owner: A.kinds.first, result: R.result, spellings: spellings(c: c),
        summary: summary, example: example,
        body: .three { try body(A.from($0, 0), B.from($1, 1), C.from($2, 2)).asValue }))
  }

  // MARK: Properties and constants

  mutating func property<A: Convertible, R: Convertible>(
    _ name: StaticString, c: StaticString? = nil, _ summary: StaticString, _ example: StaticString,
    _ get: @escaping @Sendable (A) throws -> R,
    set: (@Sendable (inout A, R) throws -> Void)? = nil
  ) {
    var entry = Definition(
      role: .property, name: names.intern(name), parameters: takes(A.kinds),
      owner: A.kinds.first, result: R.result, spellings: spellings(c: c),
      summary: summary, example: example, body: .one { try get(A.from($0, 0)).asValue })
    if let set {
      entry.setter = { _, owner, new in
        var changed = try A.from(owner, 0)
        try set(&changed, R.from(new, 1))
        return changed.asValue
      }
    }
    add(entry)
  }

  /// A member of a type: `CGPoint.zero`, `.identity`; in C a constant of its own.
  mutating func constant<R: Convertible>(
    _ type: StaticString, _ name: StaticString, c: StaticString? = nil, _ summary: StaticString,
    _ value: @escaping @Sendable () -> R
  ) {
    add(
      Definition(
        role: .constant, name: names.intern(name), owner: R.kinds.first,
        result: R.result,
        spellings: spellings(type: type, c: c), summary: summary, example: c ?? "",
        body: .many { _ in value().asValue }))
  }

  /// A name that stands alone: `π`, `M_PI`.
  mutating func global(_ name: StaticString, _ summary: StaticString, _ value: Double) {
    add(
      Definition(
        role: .constant, name: names.intern(name),
        result: .number, summary: summary, example: name, body: .many { _ in .number(value) }))
  }

  /// A function of a type: `Angle.degrees(45)`, `UIColor.clearColor()`.
  mutating func staticFunction<A: Convertible, R: Convertible>(
    _ type: StaticString, _ signature: StaticString, _ summary: StaticString,
    _ example: StaticString, _ body: @escaping @Sendable (A) throws -> R
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: .staticFunction, name: name, labels: labels, parameters: takes(A.kinds),
        owner: R.kinds.first, result: R.result, spellings: spellings(type: type),
        summary: summary, example: example, body: .one { try body(A.from($0, 0)).asValue }))
  }
}

extension Value {
  /// The view or layer that this value refers to.
  var viewID: ViewID? {
    switch self {
    case .view(let id), .layer(let id): id
    case .presented(let box): box.payload.id
    default: nil
    }
  }

  /// The view, or where it is asked for the layer, that an argument names; nil is the window, or what is around all
  /// layers.
  func viewOrNil(_ position: Int, as kind: Kind = .view) throws(Fault) -> ViewID? {
    switch self {
    case .nothing: return nil
    case .presented: return viewID
    case .view(let id) where kind == .view, .layer(let id) where kind == .layer: return id
    default:
      throw .argument(position, .wrongKind(expected: kind.words, found: self.kind.words, of: ""))
    }
  }
}
