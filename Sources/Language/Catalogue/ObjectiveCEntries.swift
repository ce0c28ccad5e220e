internal import Geometry

// Names of C and Objective-C that stand for values which Swift writes otherwise.
extension CatalogueBuilder {
  mutating func addObjectiveC() {
    for name in ["YES", "TRUE"] as [StaticString] {
      plainConstant(name, .boolean, "What Objective-C calls true.") { .boolean(true) }
    }
    for name in ["NO", "FALSE"] as [StaticString] {
      plainConstant(name, .boolean, "What Objective-C calls false.") { .boolean(false) }
    }
    for name in ["NULL", "Nil"] as [StaticString] {
      plainConstant(name, .nothing, "What C and Objective-C call nil.") { .nothing }
    }
    for name in ["HUGE_VALF", "HUGE_VAL", "INFINITY"] as [StaticString] {
      global(name, "Infinity, for a repeat count without end.", .infinity)
    }
    global("NAN", "What C calls not a number.", .nan)
    for name in ["CGFLOAT_MAX", "DBL_MAX"] as [StaticString] {
      global(name, "The largest number.", .greatestFiniteMagnitude)
    }
    for name in ["CGFLOAT_MIN", "DBL_MIN"] as [StaticString] {
      global(name, "The smallest number above 0 of full precision.", .leastNormalMagnitude)
    }
    for name in ["FLT_MAX", "MAXFLOAT", "HUGE"] as [StaticString] {
      global(name, "The largest number of 'float'.", Double(Float.greatestFiniteMagnitude))
    }
    global("FLT_MIN", "The smallest one above 0.", Double(Float.leastNormalMagnitude))
    global("FLT_EPSILON", "From 1 to the next number of 'float'.", Double(Float.ulpOfOne))
    global("EXIT_SUCCESS", "What 'main' of C gives where all went well.", 0)
    global("EXIT_FAILURE", "What it gives where something failed.", 1)
    addAssociations()
    addNumbersOfObjects()
    addValuesOfObjects()
    addFormats()
    addFoundation()
    variadic(
      "NSArray(objects:)", takes: [], gives: .list, "A list of values; a nil at the end ends it.",
      "NSArray(objects: 1, 2, nil)"
    ) { evaluator, values, id in
      var elements = values
      if case .nothing? = elements.last { elements.removeLast() }
      return try evaluator.makeList(elements, at: id)
    }
  }

  private mutating func plainConstant(
    _ name: StaticString, _ kind: Kind, _ summary: StaticString,
    _ value: @escaping @Sendable () -> Value
  ) {
    add(
      Definition(
        role: .constant, name: names.intern(name),
        result: kind, summary: summary, example: name, body: .many { _ in value() }))
  }

  /// `[NSNumber numberWithInt:10]` is 10; `[NSValue valueWithCGPoint:p]` is p.
  private mutating func addNumbersOfObjects() {
    for label in numberLabels {
      let signature = label.signature
      function(signature, "A number as an object.", label.example) { (number: Double) in number }
    }
    for (name, example) in [
      ("NSNumber(bool:)", "NSNumber(bool: true)"), ("NSNumber(value:)", "NSNumber(value: true)"),
    ] as [(StaticString, StaticString)] {
      function(name, "A truth value as an object.", example) { (truth: Bool) in truth }
    }
    addValues("NSValue(cgPoint:)", "NSValue(cgPoint: (1, 2))", "A point as an object.", Point.self)
    addValues("NSValue(CGPoint:)", "NSValue(CGPoint: (1, 2))", "A point as an object.", Point.self)
    addValues("NSValue(cgSize:)", "NSValue(cgSize: size(1, 2))", "A size as an object.", Size.self)
    addValues("NSValue(CGSize:)", "NSValue(CGSize: size(1, 2))", "A size as an object.", Size.self)
    addValues(
      "NSValue(cgRect:)", "NSValue(cgRect: rect(0, 0, 1, 2))", "A rect as an object.", Rect.self)
    addValues(
      "NSValue(CGRect:)", "NSValue(CGRect: rect(0, 0, 1, 2))", "A rect as an object.", Rect.self)
    addValues(
      "NSValue(cgVector:)", "NSValue(cgVector: vector(1, 2))", "A vector as an object.", Vector.self
    )
    addValues(
      "NSValue(CGVector:)", "NSValue(CGVector: vector(1, 2))", "A vector as an object.", Vector.self
    )
    addValues(
      "NSValue(cgAffineTransform:)", "NSValue(cgAffineTransform: T(1, 2))",
      "A transform as an object.", AffineTransform.self)
    addValues(
      "NSValue(CGAffineTransform:)", "NSValue(CGAffineTransform: T(1, 2))",
      "A transform as an object.", AffineTransform.self)
  }

  /// A value that an object holds is that object; Swift 2 spelt the label with capitals.
  private mutating func addValues<V: Convertible>(
    _ signature: StaticString, _ example: StaticString, _ summary: StaticString, _: V.Type
  ) {
    function(signature, summary, example) { (value: V) in value }
  }

  /// `[number floatValue]` is the number, `value.cgPointValue` the point.
  private mutating func addValuesOfObjects() {
    for name in ["floatValue", "doubleValue"] as [StaticString] {
      property(name, "The number itself, out of an object.", "NSNumber(value: 1.5).doubleValue") {
        (number: Double) in number
      }
    }
    for name in ["intValue", "integerValue"] as [StaticString] {
      property(
        name, "The number without its fraction, out of an object.", "NSNumber(value: 1.5).intValue"
      ) {
        (number: Double) in number.wholePart
      }
    }
    property(
      "boolValue", "Whether the number is not 0, out of an object.",
      "NSNumber(value: 1.5).boolValue"
    ) { (number: Double) in number != 0 }
    property(
      "boolValue", "The truth value itself, out of an object.",
      "let isDone = true; isDone.boolValue"
    ) { (truth: Bool) in truth }
    property(
      "cgPointValue", "The point itself, out of an object.", "NSValue(cgPoint: (1, 2)).cgPointValue"
    ) {
      (point: Point) in point
    }
    property(
      "cgSizeValue", "The size itself, out of an object.", "NSValue(cgSize: size(1, 2)).cgSizeValue"
    ) {
      (size: Size) in size
    }
    property(
      "cgRectValue", "The rect itself, out of an object.",
      "NSValue(cgRect: rect(0, 0, 1, 2)).cgRectValue"
    ) {
      (rect: Rect) in rect
    }
    property(
      "cgVectorValue", "The vector itself, out of an object.",
      "NSValue(cgVector: vector(1, 2)).cgVectorValue"
    ) {
      (vector: Vector) in vector
    }
    property(
      "cgAffineTransformValue", "The transform itself, out of an object.",
      "NSValue(cgAffineTransform: T(1, 2)).cgAffineTransformValue"
    ) {
      (transform: AffineTransform) in transform
    }
  }

  private mutating func addFormats() {
    variadic(
      "NSLog(_:)", takes: [.text], gives: .void,
      "Writes a text; %f, %d and %@ stand for the values after it.", "NSLog(\"%.1f\", 1.5)"
    ) { evaluator, values, id in
      try evaluator.printNow(try evaluator.formatted(values, at: id))
      return .void
    }
    variadic(
      "printf(_:)", takes: [.text], gives: .void,
      "Writes a text as C does; a line ends with \\n.", "printf(\"%.1f\\n\", 1.5)"
    ) { evaluator, values, id in
      try evaluator.write(try evaluator.formatted(values, at: id))
      return .void
    }
    addFormatsOfC()
    for name in ["NSString(format:)", "String(format:)"] as [StaticString] {
      variadic(
        name, takes: [.text], gives: .text,
        "A text in which %f, %d and %@ stand for the values after it.",
        "String(format: \"%.2f\", 1.5)"
      ) { evaluator, values, id in
        evaluator.text(try evaluator.formatted(values, at: id))
      }
    }
    effect(
      "String(format:arguments:)", takes: [[.text], [.list]], gives: .text,
      "A text in which %f, %d and %@ stand for the values of a list.",
      "String(format: \"%.2f, %d\", arguments: [1.5, 3])"
    ) { evaluator, values, id in
      guard case .list(let box) = values[1] else { return values[0] }
      return evaluator.text(try evaluator.formatted([values[0]] + box.payload, at: id))
    }
  }

  /// What writes in C, and the texts that it is given.
  private mutating func addFormatsOfC() {
    for stream in ["stdout", "stderr"] as [StaticString] {
      add(
        Definition(
          role: .constant, name: names.intern(stream), result: .text,
          summary: "Where 'fprintf' writes to: all is one output here.", example: stream,
          body: .effect { evaluator, _, _ in evaluator.text("\(stream)") }))
    }
    variadic(
      "fprintf(_:)", takes: [.text], gives: .void, "Writes a text as 'printf' does.",
      "fprintf(stderr, \"%.1f\\n\", 1.5)"
    ) { evaluator, values, id in
      try evaluator.write(try evaluator.formatted(Array(values.dropFirst()), at: id))
      return .void
    }
    let localized: [(StaticString, StaticString)] = [
      ("NSLocalizedString(_:_:)", "NSLocalizedString(\"turn\", nil)"),
      ("NSLocalizedString(_:comment:)", "NSLocalizedString(\"turn\", comment: \"\")"),
    ]
    for (name, example) in localized {
      effect(
        name, takes: [[.text], []], gives: .text, "The text itself: there are no translations.",
        example
      ) { _, values, _ in values[0] }
    }
    property("utf8String", "The text itself, for 'printf'.", "\"turn\".utf8String") {
      (text: String) in text
    }
    spell("utf8String", of: .text, "UTF8String")
    effect(
      "puts(_:)", takes: [[.text]], gives: .void, "Writes a text and ends the line, as C does.",
      "puts(\"turned\")"
    ) { evaluator, values, _ in
      guard case .text(let text) = values[0] else { return .void }
      try evaluator.printNow(text.payload)
      return .void
    }
  }

  /// A function of any number of values; the label is that of the first.
  mutating func variadic(
    _ signature: StaticString, takes kinds: Kinds, gives: Kind, _ summary: StaticString,
    _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, [Value], NodeID) throws -> Value
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: gives == .void ? .function : .initializer, name: name, labels: labels,
        parameters: takes(kinds), isVariadic: true, result: gives, summary: summary,
        example: example, body: .effect(body)))
  }
}

private let numberLabels: [(signature: StaticString, example: StaticString)] = [
  ("NSNumber(int:)", "NSNumber(int: 10)"), ("NSNumber(integer:)", "NSNumber(integer: 10)"),
  ("NSNumber(float:)", "NSNumber(float: 1.5)"), ("NSNumber(double:)", "NSNumber(double: 1.5)"),
  ("NSNumber(value:)", "NSNumber(value: 1.5)"),
]
