/// The names of types, for declarations and casts.
extension CatalogueBuilder {
  mutating func addTypes() {
    for name: StaticString in [
      "CGFloat", "Double", "Float", "Int", "NSInteger", "NSComparisonResult",
      "TimeInterval", "NSTimeInterval",
      "NSUInteger", "NSNumber", "UInt", "int", "float", "double", "long", "unsigned", "short",
      "int64_t", "int32_t", "uint32_t", "CFTimeInterval", "int8_t", "uint8_t", "int16_t",
      "uint16_t",
      "uint64_t", "size_t", "CFIndex", "GLfloat", "Float64", "Float32",
    ] {
      type(name, .number)
    }
    for whole in WholeNumberType.sized { type(whole.name, .number) }
    type("Bool", .boolean)
    type("BOOL", .boolean)
    type("String", .text)
    type("Character", .text)
    type("Substring", .text)
    type("NSString", .text)
    type("Array", .list)
    type("ContiguousArray", .list)
    type("ArraySlice", .list)
    // Dictionaries keep the order of their keys here.
    type("KeyValuePairs", .dictionary)
    type("NSArray", .list)
    type("NSMutableArray", .list)
    type("NSMutableString", .text)
    type("StaticString", .text)
    type("bool", .boolean)
    for range: StaticString in [
      "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough",
    ] {
      type(range, .range)
    }
    type("NSRange", .range)
    type("Range", .range)
    type("Angle", .angle)
    type("CGPoint", .point)
    type("CGVector", .vector)
    type("CGSize", .size)
    type("CGRect", .rect)
    type("CGAffineTransform", .transform)
    type("CGAffineTransformComponents", .components)
    type("CGRectEdge", .edge)
    type("UIColor", .color)
    for name: StaticString in viewClasses { type(name, .view) }
  }
}
