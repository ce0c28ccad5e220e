internal import Geometry
internal import Views

/// The paths of SwiftUI's shapes, and what changes a shape before its path is asked for.
extension CatalogueBuilder {
  mutating func addShapePaths() {
    addTurnsOfShapes()
    modifier(
      "inset(by:)", "A shape whose sides lie so far within.", "Rectangle().inset(by: 5)"
    ) { (inset: Double) in .padding(ModifiedView.Margins(inset)) }
    modifier(
      "transform(_:)", "A shape whose path is transformed, about (0, 0).",
      "Rectangle().transform(S(2, 1))"
    ) { (transform: AffineTransform) in .transform(transform) }
    effect(
      "path(in:)", of: .modifiedView, takes: [[.rect]], gives: .path,
      "The path of a shape in a rect.",
      "Circle().path(in: rect(0, 0, 100, 50)).boundingRect"
    ) { evaluator, values, node in
      guard let path = try ModifiedView.from(values[0], 0).path(in: Rect.from(values[1], 1)) else {
        throw Fault.problem(
          .unknownMember("path", of: Kind.modifiedView.words, candidates: [], synonym: nil))
      }
      return try evaluator.pathOfSwiftUI(try evaluator.keep(path), at: node)
    }
    path("boundingRect", gives: .rect, "The smallest rect around it, as SwiftUI's Path calls it.") {
      .rect($0.boundingBoxOfPath)
    }
  }

  private mutating func addTurnsOfShapes() {
    let (turn, scale): (StaticString, StaticString) = (
      "A shape turned about its anchor, the middle unless it is named.",
      "A shape made larger or smaller about its anchor."
    )
    let center = UnitPoint.center.point
    modifier("rotation(_:)", turn, "Rectangle().rotation(.degrees(30))") { (angle: Angle) in
      .rotation(angle, anchor: center)
    }
    modifier("rotation(_:anchor:)", turn, "Rectangle().rotation(.degrees(30), anchor: .top)") {
      (angle: Angle, anchor: UnitAnchor) in .rotation(angle, anchor: anchor.point)
    }
    modifier("scale(_:)", scale, "Rectangle().scale(2)") { (scale: Double) in
      .scale(x: scale, y: scale, anchor: center)
    }
    modifier("scale(_:anchor:)", scale, "Rectangle().scale(2, anchor: .top)") {
      (scale: Double, anchor: UnitAnchor) in .scale(x: scale, y: scale, anchor: anchor.point)
    }
    modifier("scale(x:y:)", scale, "Rectangle().scale(x: 2, y: 1)") { (x: Double, y: Double) in
      .scale(x: x, y: y, anchor: center)
    }
  }
}

extension Evaluator {
  /// A path as SwiftUI has it, a value, once the library with that type is there; else as Core Graphics has it.
  fileprivate mutating func pathOfSwiftUI(_ path: Value, at id: NodeID) throws -> Value {
    guard let maker = names.find("pathOfShape"), Int(maker.id) < globals.count,
      case let function = globals.value(Int(maker.id)), function.function() != nil
    else { return path }
    return try apply(function, [path], at: id)
  }
}
