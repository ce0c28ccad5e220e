internal import Geometry
internal import Motion
internal import Views

/// A value of the language.
///
/// Numbers, points and transforms are stored inline, so that computing with them allocates nothing;
/// what has no fixed size is in a ``Box``. Views and layers are references into the scene,
/// recognizers and animations into tables of the evaluator.
enum Value {
  case number(Double)
  case angle(Angle)
  case boolean(Bool)
  case nothing
  case void
  case point(Point)
  case vector(Vector)
  case size(Size)
  case rect(Rect)
  case row(Row)
  case row3D(Row3D)
  case transform(AffineTransform)
  case components(TransformComponents)
  case color(Color)
  case symbol(Symbol)
  case range(Double, Double, isClosed: Bool)
  case view(ViewID)
  case layer(ViewID)
  /// A path, by its place among all paths.
  case path(Int32)
  /// A layer as it is shown at a moment.
  case presented(Box<Presentation>)
  case recognizer(RecognizerID)
  case animation(AnimationID)
  case timing(Box<TimingCurve>)
  case modifiedView(Box<ModifiedView>)
  case type(TypeValue)
  case text(Box<String>)
  case list(Box<[Value]>)
  case set(Box<ElementSet>)
  case dictionary(Box<Mapping>)
  case matrix(Box<Matrix>)
  case structure(Box<Structure>)
  case function(Box<Function>)
  /// A picture or an explanation: data that is told when it is shown.
  case report(Box<any Report>)

  // Only inside the evaluator:
  /// `.name`, until the place where it is used says what type it belongs to.
  case implicit(Box<ImplicitMember>)
  /// A variable that a closure shares.
  case cell(Int32)
  /// A name without value.
  case missing
}

/// A value of a user's struct, an object of a class, or a pair that the catalogue returns.
struct Structure {
  var type: StructureType
  var fields: [Value]
  /// Its place among ``Objects``, which has its members; 0 where it is no object, and below 0 where it is one of
  /// the frameworks, of which copies are the same thing: a touch.
  var object: Int32 = 0
}

/// The names of a struct and of its stored properties.
struct StructureType {
  var name: Name
  var fields: [Name]
  /// The struct in the tree; -1 for a struct of the catalogue.
  var declaration: Int32
  /// The case of an enum that carries the fields; -1 for a struct.
  var caseIndex: Int32 = -1
  /// What a generic struct was declared with, in ``Tree/types``; none where nothing says it.
  var arguments: [Int32] = []

  /// The place of a stored property; what a case of an enum carries is no property of it.
  func place(of property: Name) -> Int? { caseIndex < 0 ? fields.firstIndex(of: property) : nil }
}

/// A user's function with what it captured, or a function of the catalogue.
struct Function {
  enum Code {
    case user(Int32)
    /// Those of the catalogue that have this name; the arguments decide.
    case builtin(Name)
    /// The initializer of a type of the program, or a case of an enum by its place.
    case maker(Int32, place: Int?)
  }
  var code: Code
  var captures: [Value] = []
  /// The object a method was taken from.
  var receiver: Value?
  /// The object of a pasted class whose members it uses; 0 where it uses those of the top level.
  var object: Int32 = 0
}

/// A type used as a value: `CGPoint`, `UIColor`, a user's struct.
enum TypeValue: Equatable {
  case builtin(Kind, Name)
  case user(Int32)
}

/// A case of one of Apple's enumerations: `.minXEdge`; or ``Options`` of one of its sets.
struct Symbol: Equatable {
  var kind: Kind
  /// Its name, as Swift spells it.
  var spelling: String {
    spellings.isEmpty ? String(text.dropFirst()) : spellings[index]
  }
  /// As source text: `.minXEdge`, `[.flexibleWidth, .flexibleHeight]`.
  var text: String {
    spellings.isEmpty ? Options(kind: kind, bits: index).text : "." + spellings[index]
  }
  /// The names of all cases; none for options.
  let spellings: [String]
  /// The place of its name; the bits of options.
  let index: Int
  /// The user's enum in the tree; -1 for one of Apple's.
  var owner: Int32 = -1

  static func == (left: Symbol, right: Symbol) -> Bool {
    left.kind == right.kind && left.index == right.index && left.owner == right.owner
  }
}

/// `.zero`, or `.degrees(45)`, whose type is not known yet.
struct ImplicitMember {
  var name: Name
  var arguments: [Value]?
  var labels: [Name]
  var span: Span
}

/// Red, green, blue and alpha, each from 0 to 1.
struct Color: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double
}

extension Value {
  var kind: Kind {
    switch self {
    case .number: .number
    case .angle: .angle
    case .boolean: .boolean
    case .nothing: .nothing
    case .void, .missing, .cell, .implicit: .void
    case .point: .point
    case .vector: .vector
    case .size: .size
    case .rect: .rect
    case .row, .row3D: .row
    case .transform: .transform
    case .components: .components
    case .color: .color
    case .symbol(let symbol): symbol.kind
    case .range: .range
    case .view: .view
    case .path: .path
    case .layer, .presented: .layer
    case .recognizer: .recognizer
    case .animation: .animation
    case .timing: .timing
    case .modifiedView: .modifiedView
    case .type: .type
    case .text: .text
    case .list: .list
    case .set: .set
    case .dictionary: .dictionary
    case .matrix: .matrix
    case .structure: .structure
    case .function: .function
    case .report(let box): box.payload.kind
    }
  }

  /// How deep boxes nest in this value.
  var depth: Int {
    switch self {
    case .list(let box): box.depth
    case .set(let box): box.depth
    case .dictionary(let box): box.depth
    case .structure(let box): box.depth
    case .function(let box): box.depth
    case .implicit(let box): box.depth
    case .text, .matrix, .timing, .modifiedView, .report, .presented: 1
    case .number, .angle, .boolean, .nothing, .void, .point, .vector, .size, .rect, .row, .row3D,
      .transform, .components, .color, .symbol, .range, .view, .layer, .path, .recognizer,
      .animation, .type, .cell, .missing:
      0
    }
  }

  /// The transform in this value.
  ///
  /// Never inlined: a call passes the value by reference, where inlined code would copy it first.
  @inline(never)
  func transform() -> AffineTransform? {
    if case .transform(let transform) = self { return transform }
    return nil
  }

  /// The function in this value; never inlined, like ``transform()``.
  @inline(never)
  func function() -> Box<Function>? {
    if case .function(let function) = self { return function }
    return nil
  }

  var isImplicit: Bool {
    if case .implicit = self { return true }
    return false
  }

  var isMissing: Bool {
    if case .missing = self { return true }
    return false
  }
}
