/// What stands around a place: types, functions and generic declarations.
///
/// Most texts have none of them, and a parser of a short text that had a dozen empty tables would spend a tenth of
/// its time on them: they are made when the first of them is needed.
extension Parser {
  struct Enclosing {
    /// The classes around the place, the innermost last.
    var openClasses: [OpenClass] = []
    /// The structs, enums and extensions of values around the place, the innermost last.
    var openTypes: [Name] = []
    /// What `static` declared in the function around, under the names of the top level that keep it.
    var statics: [Name: Name] = [:]
    /// What a struct, enum or extension declares beside itself.
    var extras: [NodeID] = []
    /// The type parameters of the declarations around the place; each may be any type.
    var genericNames: Set<Name> = []
    /// The protocols of the program that some of them promise to be.
    var genericBounds: [Name: Name] = [:]
    /// The parameters of the function around, or the properties of the struct, whose types they are.
    var genericHolders: [Name: GenericHolder] = [:]
    /// What the extension around says of its type parameters.
    var constraints: [Constraint] = []
    /// The labels of the statements around the place.
    var labels: [Name] = []
    /// The parameters of the functions of C around the place that point to a value.
    var pointers: Set<Name> = []
    /// Those of them that point to where an object is put.
    var pointersToObjects: Set<Name> = []
    /// Variables and parameters of C that hold functions: `CGFloat (*curve)(CGFloat)`.
    var pointersToFunctions: Set<Name> = []
    /// The variables of the function around that are computed.
    var localGetters: Set<Name> = []
    /// How many of `$0`, `$1`, … each open closure uses.
    var closureArguments: [Int32] = []
  }

  /// Copies of a parser share it until one changes its own.
  final class EnclosingBox {
    fileprivate var tables: Enclosing

    fileprivate init(_ tables: Enclosing) { self.tables = tables }
  }

  private mutating func ownEnclosing() -> EnclosingBox {
    let isOwn = isKnownUniquelyReferenced(&enclosing)
    if isOwn, let enclosing { return enclosing }
    let own = EnclosingBox(enclosing?.tables ?? Enclosing())
    enclosing = own
    return own
  }

  var openClasses: [OpenClass] {
    get { enclosing?.tables.openClasses ?? [] }
    _modify { yield &ownEnclosing().tables.openClasses }
  }
  var openTypes: [Name] {
    get { enclosing?.tables.openTypes ?? [] }
    _modify { yield &ownEnclosing().tables.openTypes }
  }
  var statics: [Name: Name] {
    get { enclosing?.tables.statics ?? [:] }
    _modify { yield &ownEnclosing().tables.statics }
  }
  var extras: [NodeID] {
    get { enclosing?.tables.extras ?? [] }
    _modify { yield &ownEnclosing().tables.extras }
  }
  var genericNames: Set<Name> {
    get { enclosing?.tables.genericNames ?? [] }
    _modify { yield &ownEnclosing().tables.genericNames }
  }
  var genericBounds: [Name: Name] {
    get { enclosing?.tables.genericBounds ?? [:] }
    _modify { yield &ownEnclosing().tables.genericBounds }
  }
  var genericHolders: [Name: GenericHolder] {
    get { enclosing?.tables.genericHolders ?? [:] }
    _modify { yield &ownEnclosing().tables.genericHolders }
  }
  var constraints: [Constraint] {
    get { enclosing?.tables.constraints ?? [] }
    _modify { yield &ownEnclosing().tables.constraints }
  }
  var labels: [Name] {
    get { enclosing?.tables.labels ?? [] }
    _modify { yield &ownEnclosing().tables.labels }
  }
  var pointers: Set<Name> {
    get { enclosing?.tables.pointers ?? [] }
    _modify { yield &ownEnclosing().tables.pointers }
  }
  /// Whether there are variables that point to others or to functions.
  var hasPointers: Bool {
    mutating get {
      guard let enclosing else { return false }
      return !enclosing.tables.pointers.isEmpty || !enclosing.tables.pointersToFunctions.isEmpty
    }
  }
  var pointersToObjects: Set<Name> {
    get { enclosing?.tables.pointersToObjects ?? [] }
    _modify { yield &ownEnclosing().tables.pointersToObjects }
  }

  /// Variables that hold functions.
  var pointersToFunctions: Set<Name> {
    get { enclosing?.tables.pointersToFunctions ?? [] }
    _modify { yield &ownEnclosing().tables.pointersToFunctions }
  }
  var localGetters: Set<Name> {
    get { enclosing?.tables.localGetters ?? [] }
    _modify { yield &ownEnclosing().tables.localGetters }
  }
  var closureArguments: [Int32] {
    get { enclosing?.tables.closureArguments ?? [] }
    _modify { yield &ownEnclosing().tables.closureArguments }
  }
}

/// A parameter or property from which a type parameter is known: its value is of the type, a list of such, or is
/// the type.
struct GenericHolder {
  var name: Name
  var isType = false
  var isList = false
  var isProperty = false

  /// What says more: a type, then a value, then a list, which may be empty; a property may not be set yet.
  var rank: Int { isType ? 0 : (isList ? 3 : 1) + (isProperty ? 1 : 0) }
}
