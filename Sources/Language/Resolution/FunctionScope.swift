/// A variable of a block, a parameter, or something captured.
struct Variable {
  var name: Name
  var slot: Int32
  /// Its value is copied where a closure captures it.
  var isConstant: Bool
  var declaration: Span
  /// How many blocks were open where a statement declared it; -1 for what a pattern or a function's head names.
  var depth = -1
  var isParameter = false
  /// The annotation that every new value is checked against; -1 where there is none.
  var type: Int32 = -1
  /// A parameter that its own function may assign to.
  var mayChange = false
  var isShared = false
  /// It is `self` by another name.
  var isSelf = false
  var uses: [NodeID] = []
}

/// What is known about the function being resolved.
struct FunctionScope {
  let function: Int32
  let structure: Int32
  /// The type whose extension it stands in.
  var owner = Name.none
  var variables: [Variable] = []
  /// The variables of the open blocks, the innermost last.
  var visible: [Int] = []
  /// Captured variables belong to the whole function, not to the block that uses them first.
  var captured: [Int] = []
  /// What functions use that is declared behind them.
  var promises: [Promise] = []
  var openBlocks = 0
  var nextSlot: Int32 = 0
  var slotCount: Int32 = 0
  var captures: [Capture] = []

  mutating func declare(_ name: Name, isConstant: Bool, _ declaration: Span) -> Int {
    variables.append(
      Variable(name: name, slot: nextSlot, isConstant: isConstant, declaration: declaration))
    nextSlot += 1
    slotCount = max(slotCount, nextSlot)
    return variables.count - 1
  }

  func find(_ name: Name) -> Int? {
    visible.last { variables[$0].name == name } ?? captured.first { variables[$0].name == name }
  }
}
