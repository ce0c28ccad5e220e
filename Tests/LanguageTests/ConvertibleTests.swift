import Geometry
import Testing
import Views

@testable import Language

/// Swift types of the catalogue: what is read from a value gives that value back.
@Suite struct ConvertibleTests {
  private static let samples: [(type: any Convertible.Type, expressions: [String])] = [
    (Double.self, ["1.5"]), (WholeNumber.self, ["3", "-9007199254740992"]), (Bool.self, ["true"]),
    (String.self, ["\"a\""]), (Point.self, ["(1, 2)"]), (Vector.self, ["vector(1, 2)"]),
    (Size.self, ["size(1, 2)"]), (Rect.self, ["rect(1, 2, 3, 4)"]), (Row.self, ["(1, 2, 1)"]),
    (Row3D.self, ["(1, 2, 3, 1)"]), (EitherRow.self, ["(1, 2, 1)", "(1, 2, 3, 1)"]),
    (AffineTransform.self, ["T(1, 2)"]), (Matrix.self, ["[1, 2; 3, 4]"]),
    (TransformComponents.self, ["R(30°).decomposed()"]), (Color.self, ["UIColor.red"]),
    ([Value].self, ["[1, \"a\"]"]), (Double?.self, ["nil", "2"]), (NumberRange.self, ["1..<4"]),
    (ViewReference.self, ["window"]), (LayerReference.self, ["window.layer"]),
    (SwipeDirections.self, ["UISwipeGestureRecognizer().direction"]),
    (RecognizerReference.self, ["UITapGestureRecognizer()"]), (Radians.self, ["2"]),
  ]

  @Test(arguments: samples.indices) func comesBack(_ index: Int) throws {
    let (type, expressions) = Self.samples[index]
    for expression in expressions {
      var session = Session()
      _ = session.run("let value = \(expression)")
      let evaluator = session.evaluator
      let name = try #require(evaluator.names.find("value"))
      let value = evaluator.globals[Int(name.id)].value
      let read: (any Convertible)? = type.init(value)
      let converted = try #require(read, "\(expression)")
      #expect(evaluator.plainText(converted.asValue) == evaluator.plainText(value))
      #expect(type.kinds.isEmpty || type.kinds.contains(value.kind))
    }
  }

  @Test(arguments: samples.indices) func nothingElseIsRead(_ index: Int) {
    let read: (any Convertible)? = Self.samples[index].type.init(.void)
    #expect(read == nil)
  }
}
