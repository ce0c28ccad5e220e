internal import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

extension CatalogueBuilder {
  mutating func addAngles() {
    function("Angle(degrees:)", "An angle in degrees.", "Angle(degrees: 45)") { (x: Double) in
      Angle(degrees: x)
    }
    function("Angle(radians:)", "An angle in radians.", "Angle(radians: 1)") { (x: Double) in
      Angle(radians: x)
    }
    function("Angle(turns:)", "An angle in turns.", "Angle(turns: 0.25)") { (x: Double) in
      Angle(turns: x)
    }
    staticFunction("Angle", "degrees(_:)", "An angle in degrees.", "Angle.degrees(45)") {
      (x: Double) in Angle(degrees: x)
    }
    staticFunction("Angle", "radians(_:)", "An angle in radians.", "Angle.radians(1)") {
      (x: Double) in Angle(radians: x)
    }
    constant("Angle", "zero", "No angle.") { Angle(degrees: 0) }
    property("degrees", "In degrees.", "0.25turn.degrees") { (a: Angle) in a.degrees }
    property("radians", "In radians.", "180°.radians") { (a: Angle) in a.radians }
    property("turns", "In turns.", "90°.turns") { (a: Angle) in a.turns }
    effectProperty(
      "description", of: .angle, gives: .text, "As 'print' writes it.", "45°.description"
    ) {
      evaluator, values, _ in evaluator.text(evaluator.plainText(values[0]))
    }
    function("sin(_:)", c: "sinf", "The sine; exact at multiples of 30°.", "sin(30°)") {
      (a: Radians) in
      Trigonometry.sine(a.radians)
    }
    function("cos(_:)", c: "cosf", "The cosine; exact at multiples of 30°.", "cos(60°)") {
      (a: Radians) in
      Trigonometry.cosine(a.radians)
    }
    function("tan(_:)", c: "tanf", "The tangent; exact at multiples of 45°.", "tan(45°)") {
      (a: Radians) in
      let tangent = Trigonometry.tangent(a.radians)
      guard tangent.isFinite else {
        throw Fault.problem(.outsideDomain("tan", a.written))
      }
      return tangent
    }
    function("asin(_:)", c: "asinf", "The angle with this sine.", "asin(0.5)") { (x: Double) in
      try inverse("asin", x, asin(x))
    }
    function("acos(_:)", c: "acosf", "The angle with this cosine.", "acos(0.5)") { (x: Double) in
      try inverse("acos", x, acos(x))
    }
    function("atan(_:)", c: "atanf", "The angle with this tangent.", "atan(1)") { (x: Double) in
      Angle(measured: atan(x))
    }
    function(
      "atan2(_:_:)", c: "atan2f", "The angle from +x to the point (x, y); y comes first.",
      "atan2(1, 1)"
    ) {
      (y: Double, x: Double) in Angle(measured: atan2(y, x))
    }
  }
}

private func inverse(_ name: String, _ x: Double, _ radians: Double) throws(Fault) -> Angle {
  guard radians.isFinite else {
    throw .problem(.outsideDomain(name, numberText(x, .full)))
  }
  return Angle(measured: radians)
}
