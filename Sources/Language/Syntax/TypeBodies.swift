/// The texts of structs, enums and extensions of values, each behind those within it.
///
/// A body is looked for by its ancestors, so that one among thousands takes no longer than how deep it stands.
struct TypeBodies: Sendable {
  private struct Body {
    var name: Name
    var span: Span
    /// Where the bodies within it begin; where there are none, it itself.
    var first: Int
    /// The body around it; -1 where there is none yet.
    var parent = -1
  }

  private var bodies: [Body] = []

  var count: Int { bodies.count }

  /// Adds the text of a type; mostly it ends behind all others, but extensions above their types are read after these.
  mutating func append(_ name: Name, _ span: Span) {
    let place = bodies.partitionPoint { $0.span.end > span.end }
    bodies.insert(Body(name: name, span: span, first: place), at: place)
    for index in place..<bodies.count { link(index) }
  }

  /// Makes a body the parent of those that stand in it and in no other.
  private mutating func link(_ index: Int) {
    var child = index - 1
    while child >= 0, bodies[child].span.start >= bodies[index].span.start {
      bodies[child].parent = index
      child = bodies[child].first - 1
    }
    bodies[index].first = child + 1
  }

  mutating func truncate(to count: Int) { bodies.truncate(to: count) }

  /// The innermost type whose text is around a place.
  ///
  /// What ends first behind the place is it, or stands in it.
  func name(at place: Int32) -> Name? {
    var index = bodies.partitionPoint { $0.span.end > place }
    while bodies.indices.contains(index) {
      if bodies[index].span.start <= place { return bodies[index].name }
      index = bodies[index].parent
    }
    return nil
  }
}
