/// The compiled forms of one program, and what is on the way to one.
struct CompiledForms {
  /// What is known about a loop or function.
  struct Piece {
    fileprivate(set) var form: CompiledForm?
    /// How often it was called since there is no form of it.
    fileprivate var calls = 0
    /// How many forms were made of it.
    fileprivate var made = 0
    private var losses = 0
    private(set) var isRefused = false

    /// A form was made, unless it could not be.
    mutating func keep(_ new: CompiledForm?) {
      form = new
      isRefused = new == nil
      if new != nil { made += 1 }
    }

    /// The form was abandoned, or is for other kinds of values: another may be made, but not for ever.
    mutating func lose() {
      form = nil
      calls = 0
      losses += 1
      isRefused = losses > 3
    }

    /// The rounds or calls that the tree runs first: many more after each loss.
    fileprivate func waiting(_ patience: Int) -> Int {
      if isRefused { return .max }
      if form != nil { return 0 }
      return losses == 0 ? patience : min(patience, 1_000) << (4 * losses)
    }
  }

  /// How many rounds or calls the tree runs before a form is made; no number is enough to turn
  /// forms off.
  var patience = 50
  private var loops: [NodeID: Piece] = [:]
  private var functions: [Piece] = []

  private(set) lazy var registers = RegisterFile()

  /// How many were made.
  var made: Int { (loops.values + functions).map(\.made).reduce(0, +) }

  /// Forgets everything: another program begins.
  mutating func clear() {
    if !loops.isEmpty { loops.removeAll() }
    if !functions.isEmpty { functions.removeAll() }
  }

  /// The rounds that the tree runs of a loop, which is known by its body.
  func rounds(of body: NodeID) -> Int {
    loops.isEmpty ? patience : loops[body]?.waiting(patience) ?? patience
  }

  subscript(loop body: NodeID) -> Piece {
    get { loops[body] ?? Piece() }
    set { loops[body] = newValue }
  }

  subscript(function index: Int32) -> Piece {
    _read { yield functions[Int(index)] }
    _modify { yield &functions[Int(index)] }
  }

  /// Counts a call; whether it is left to a form.
  mutating func isOften(_ function: Int32) -> Bool {
    while functions.count <= Int(function) { functions.append(Piece()) }
    functions[Int(function)].calls &+= 1
    return functions[Int(function)].calls > functions[Int(function)].waiting(patience)
  }
}
