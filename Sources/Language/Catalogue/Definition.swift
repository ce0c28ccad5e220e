internal import Views

/// One function, method, property or constant of the language, with all its spellings.
///
/// The catalogue is the one source for evaluation, help, completion, did-you-mean and the errors about
/// labels, counts and kinds.
/// This is what the sources write; ``Entry`` is what the catalogue holds of it.
struct Definition: Sendable {
  var role: Entry.Role
  /// The name in Swift, without labels: "translatedBy"; of an initializer, its type.
  var name: Name
  /// The labels of the parameters, without the receiver: ``Catalogue/labels(of:)``.
  var labels = Stretch.none
  /// What each parameter takes, the receiver of a method or property first: ``Catalogue/kinds(of:)``.
  var parameters = Stretch.none
  /// Whether the first parameter stands for any number of arguments, none included: `print`.
  var isVariadic = false
  /// The kind whose member it is.
  var owner: Kind?
  /// What it gives.
  var result: Kind
  var spellings = Spellings()
  /// The classes of views that have this property; empty where all have it.
  var classes: [StaticString] = []
  var summary: StaticString
  var example: StaticString
  var body: Body
  /// What is looked at when it runs, for warnings.
  var watch = Watch.nothing
  /// Writes a property: the changed owner comes back.
  var setter: (@Sendable (inout Evaluator, Value, Value) throws -> Value)?
}

/// How an entry is written elsewhere than as a member; `Name.none` where it is not.
struct Spellings: Sendable {
  /// The type in front of an initializer or constant: "CGAffineTransform".
  var type = Name.none
  /// The C function or constant: "CGAffineTransformTranslate".
  var c = Name.none
  /// The short spelling: "T".
  var short = Name.none
  /// The selector of Objective-C where no rule gives it: "hitTest:withEvent:".
  var selector = Name.none
}

/// What an entry does.
///
/// Up to three values are passed without an array.
enum Body: Sendable {
  case one(@Sendable (Value) throws -> Value)
  case two(@Sendable (Value, Value) throws -> Value)
  case three(@Sendable (Value, Value, Value) throws -> Value)
  case many(@Sendable ([Value]) throws -> Value)
  /// Reads a property of a view or layer.
  case scene(@Sendable (Scene, ViewID) throws -> Value)
  /// Gives a point or rect of a view or layer in the space of another, which is nil for the window's: a
  /// rect for a rect.
  case conversion(@Sendable (Scene, ViewID?, Value, ViewID?) throws -> Value)
  /// Changes a list, a set or a dictionary in place, which no other value shares, as the last thing it
  /// does unless it is given functions; may give what was taken out.
  case change(givesNothing: Bool, @Sendable (inout Evaluator, Value, [Value]) throws -> Value)
  /// Changes the scene, calls functions, or writes.
  case effect(@Sendable (inout Evaluator, [Value], NodeID) throws -> Value)
  /// Reads its arguments as expressions, which are not evaluated before: `explain(…)`, `why(…)`.
  case form(@Sendable (inout Evaluator, [NodeID], NodeID) throws -> Value)
}

extension Convertible {
  /// Converts an argument or says what was wanted.
  static func from(_ value: Value, _ position: Int) throws(Fault) -> Self {
    if let converted = Self(value) { return converted }
    let expected =
      Self.self == WholeNumber.self ? "a whole number" : kinds.first?.words ?? "a value"
    if case .number(let number) = value, expected == "a whole number" {
      throw .argument(position, .notWhole("\(number)"))
    }
    throw .argument(position, .wrongKind(expected: expected, found: value.kind.words, of: ""))
  }
}
