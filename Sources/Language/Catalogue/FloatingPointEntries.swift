internal import Geometry

/// What Swift's floating-point numbers have besides arithmetic and rounding.
extension CatalogueBuilder {
  mutating func addFloatingPoint() {
    addNeighbors()
    addComparisons()
    method("advanced(by:)", "It and another together.", "3.advanced(by: 2)") {
      (x: Double, step: Double) in x + step
    }
    method("distance(to:)", "What leads from it to another.", "3.distance(to: 5)") {
      (x: Double, other: Double) in other - x
    }
    method("addingProduct(_:_:)", "It and a product, rounded once.", "1.addingProduct(2, 3)") {
      (x: Double, a: Double, b: Double) in x.addingProduct(a, b)
    }
    function(
      "remainder(_:_:)", "What is left of the nearest whole quotient: it may be negative.",
      "remainder(7, 4)"
    ) { (x: Double, y: Double) in
      if y == 0 { throw Fault.problem(.divisionByZero("remainder(\(numberText(x, .full)), 0)")) }
      return x.remainder(dividingBy: y)
    }
  }

  private mutating func addNeighbors() {
    property("ulp", "The distance to the next number.", "1.ulp") { (x: Double) in x.ulp }
    property("nextUp", "The next number above.", "1.nextUp") { (x: Double) in x.nextUp }
    property("nextDown", "The next number below.", "1.nextDown") { (x: Double) in x.nextDown }
    property("exponent", "The power of 2 that it is at least.", "10.exponent") { (x: Double) in
      Double(x.exponent)
    }
    property("significand", "It over that power of 2.", "10.significand") { (x: Double) in
      x.significand
    }
    constant("CGFloat", "leastNormalMagnitude", "The smallest of full precision.") {
      Double.leastNormalMagnitude
    }
    constant("CGFloat", "leastNonzeroMagnitude", "The smallest number above 0.") {
      Double.leastNonzeroMagnitude
    }
  }

  private mutating func addComparisons() {
    property("isNormal", "Whether it has full precision.", "1.isNormal") { (x: Double) in
      x.isNormal
    }
    method("isLess(than:)", "Whether another is larger.", "1.isLess(than: 2)") {
      (x: Double, y: Double) in x < y
    }
    method("isLessThanOrEqualTo(_:)", "Whether another is not smaller.", "1.isLessThanOrEqualTo(2)")
    {
      (x: Double, y: Double) in x <= y
    }
  }
}
