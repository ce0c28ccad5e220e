extension Library {
  /// `CAMediaTimingFunction.getControlPoint(at:values:)`, which fills an array: the points 0 and 3 are (0, 0) and (1, 1).
  static let controlPoints = Library(
    name: "CAMediaTimingFunction", names: ["getControlPoint"],
    mark: "CAMediaTimingFunction.getControlPoint",
    source: """
      extension CAMediaTimingFunction {
        func getControlPoint(at index: Int, values: inout [Float]) {
          let points = [CGPoint.zero, controlPoint1, controlPoint2, CGPoint(x: 1, y: 1)]
          values[0] = points[index].x
          values[1] = points[index].y
        }
      }
      """)

  /// The same in Objective-C, which hands over the array itself.
  static let controlPointsInC = Library(
    name: "CAMediaTimingFunction", names: ["getControlPointAtIndex"],
    mark: "CAMediaTimingFunction.getControlPointAtIndex",
    source: """
      @implementation CAMediaTimingFunction (ControlPoints)
      - (void)getControlPointAtIndex:(size_t)index values:(float *)values {
        CGPoint points[4] = { CGPointZero, self.controlPoint1, self.controlPoint2, CGPointMake(1, 1) };
        values[0] = points[index].x;
        values[1] = points[index].y;
      }
      @end
      """)
}
