/// A parameter of a user's function.
struct ParameterNode: Sendable {
  var label: Name
  var name: Name
  var type: Int32
  var initial: NodeID
  var span: Span
  /// Its function may assign to it, as in C.
  var isVariable = false
  /// In C it points to a value, to a list of them or to an object.
  var isPointer = false
  /// `UIView **found`: what it points to may be nil.
  var isPointerToObject = false
  /// The type of each argument of `CGFloat...`; -1 for a parameter of one argument.
  var each: Int32 = -1
  /// Two names are written, `id id: Int`, of which the first is the label also in a subscript.
  var isLabelled = false
}

/// A function, method or closure.
struct FunctionNode: Sendable {
  var name: Name
  var parameters: [ParameterNode]
  /// `[x, y = e]` in front of a closure's parameters: values of the moment when it is made.
  var keeps: [ParameterNode] = []
  /// Of a block of C, the names that it changes, for it copies other variables; nil for what shares them.
  var changed: Set<Name>?
  var result: Int32
  var body: NodeID
  var span: Span
  /// Written by the resolver: what is copied into the frame when the function value is made.
  var captures: [Capture] = []
  /// Written by the resolver: the slots of a frame.
  var slotCount: Int32 = 0
  /// The first parameter is `self`.
  var isMethod = false
  /// A method of a class of Objective-C itself, not of its objects: a plus stands before it.
  var isOfClass = false
  /// `override` stands before it.
  var isOverride = false
  /// `init?`: it may give nil.
  var isFailable = false
  /// `@discardableResult`: what it gives is not shown where nothing takes it.
  var isDiscardable = false
  /// The call of the function that it stands for, `rect(x:y:width:height:)`; ``Tree/none`` where it was written out.
  var reference = Tree.none
  /// The type whose extension it stands in.
  var owner = Name.none
  /// `mutating` stands before it; the setter of a value is so without the word.
  var isMutating = false
  /// Written by the resolver: it assigns to `self` or to a part of it, which may be one of a view that `self` holds.
  var assignsToSelf = false
  /// Written by the resolver: the slots of parameters that closures in it change.
  var sharedParameters: [Int32] = []
  /// Written by the resolver: it has `inout` parameters.
  var changesArguments = false

  /// Whether what `self` came to may have to go back to where it came from.
  @inline(__always)
  var changesSelf: Bool { isMutating || assignsToSelf }
}

/// A slot of the enclosing function that a nested one keeps.
struct Capture: Sendable {
  var outer: NodeID
  var slot: Int32
  /// Its value is kept, not its cell.
  var isValue = false
}
