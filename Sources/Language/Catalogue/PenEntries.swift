internal import Geometry
internal import Views

/// How lines of paths are drawn: nothing is drawn here, and all is kept as it is set.
extension CatalogueBuilder {
  mutating func addPens() {
    length("lineWidth", "How thick its line is drawn.") {
      $0.lineWidth
    } set: {
      $0.lineWidth = $1
    }
    length("miterLimit", "How far its corners may reach.") {
      $0.pen.miterLimit
    } set: {
      $0.pen.miterLimit = $1
    }
    length("flatness", "How exactly its curves are drawn.") {
      $0.pen.flatness
    } set: {
      $0.pen.flatness = $1
    }
    style("lineCapStyle", "How its lines end.") {
      $0.pen.cap
    } set: {
      $0.pen.cap = $1
    }
    style("lineJoinStyle", "How its lines meet.") {
      $0.pen.join
    } set: {
      $0.pen.join = $1
    }
    effect(
      "setLineDash(_:count:phase:)", of: .path, takes: [[.list, .nothing], [.number], [.number]],
      "Nothing is drawn here.", "UIBezierPath().setLineDash([4, 2], count: 2, phase: 0)"
    ) { _, _, _ in .void }
  }

  private mutating func length(
    _ name: StaticString, _ summary: StaticString, _ get: @escaping @Sendable (Path) -> Double,
    set: @escaping @Sendable (inout Path, Double) -> Void
  ) {
    pen(name, gives: .number, summary) {
      .number(get($1))
    } set: {
      set(&$0, try Double.from($1, 1))
    }
  }

  /// A case of an enumeration of looks, which is its name.
  private mutating func style(
    _ name: StaticString, _ summary: StaticString, _ get: @escaping @Sendable (Path) -> String,
    set: @escaping @Sendable (inout Path, String) -> Void
  ) {
    pen(name, gives: .void, summary) {
      $0.text(get($1))
    } set: { path, value in
      if case .symbol(let symbol) = value { set(&path, symbol.spelling) }
      if case .text(let box) = value { set(&path, box.payload) }
    }
  }

  private mutating func pen(
    _ name: StaticString, gives kind: Kind, _ summary: StaticString,
    _ get: @escaping @Sendable (Evaluator, Path) -> Value,
    set: @escaping @Sendable (inout Path, Value) throws -> Void
  ) {
    add(
      Definition(
        role: .property, name: names.intern(name), parameters: takes([.path]), owner: .path,
        result: kind, summary: summary, example: "UIBezierPath().lineWidth",
        body: .effect { evaluator, values, _ in get(evaluator, try evaluator.path(values[0], 0)) },
        setter: { evaluator, owner, new in
          if case .path(let index) = owner { try set(&evaluator.paths[Int(index)], new) }
          return owner
        }))
  }
}
