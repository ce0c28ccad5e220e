internal import Geometry
internal import Motion
internal import Views

// Many runs that each begin in the same state: a checker of answers runs thousands. A copy of the
// session would do, but its first write copies every table; going back costs what the run wrote.

extension Session {
  /// A moment of a session to which it can go back again and again.
  public struct Mark {
    fileprivate var tree: Tree.Extent
    fileprivate var sourceCount: Int
    fileprivate var past: Remembered
    fileprivate var settings: Settings
  }

  /// A text that was read once, to be run or evaluated often.
  public struct Prepared {
    fileprivate var program: Program
  }

  /// Marks the present moment; an earlier mark no longer holds.
  public mutating func mark() -> Mark {
    evaluator.markTables()
    return Mark(
      tree: evaluator.tree.extent, sourceCount: evaluator.sources.sources.count,
      past: evaluator.remembered, settings: evaluator.settings)
  }

  /// About how many bytes a moment of the session takes beside a later one: views, paths and captured variables
  /// are copied as a whole at the first change of one of them.
  package var footprint: Int {
    let elements = evaluator.paths.indices.reduce(0) { $0 + evaluator.paths[$1].elements.count }
    return evaluator.scene.count * 400 + evaluator.cells.count * 40 + elements * 64
  }

  /// Goes back to the moment of the last mark; it stays marked.
  public mutating func rewind(to mark: Mark) {
    evaluator.rewind(to: mark)
  }

  /// Whether the session became another since the last mark, the values that were shown aside.
  public func hasChanged(since mark: Mark) -> Bool {
    haveTablesChanged || evaluator.convention != mark.past.memory.convention
      || evaluator.rootView != mark.past.memory.rootView
      || evaluator.window != mark.past.memory.window
  }

  // Asked one by one: where the evaluator is asked, all of it is copied.
  private var haveTablesChanged: Bool {
    evaluator.scene.hasChanged || evaluator.globals.haveChanged(besides: evaluator.words.wildcard)
      || evaluator.objects.haveChanged || evaluator.overloads.haveChanged
      || evaluator.gestures.hasChanged || evaluator.cells.isWrittenSinceMark
      || evaluator.attributes.isWrittenSinceMark || evaluator.ties.isWrittenSinceMark
      || evaluator.movements.isWrittenSinceMark || evaluator.animations.isWrittenSinceMark
      || evaluator.paths.isWrittenSinceMark
  }

  /// Reads a text; what was read after the last mark is gone with the next rewind.
  public mutating func prepare(_ text: String, name: String, firstLine: Int = 1)
    -> Result<Prepared, Diagnostics>
  {
    read(Array(text.utf8), name: name, firstLine: firstLine).map { program in
      evaluator.inspectNumbers(from: program.firstNode)
      return Prepared(program: program)
    }
  }

  /// Runs what was prepared; nothing of it is shown but by ``onEvent``.
  public mutating func run(_ prepared: Prepared) -> Outcome {
    run(prepared.program)
  }

  /// The value of a prepared expression; nothing is shown.
  public mutating func evaluate(_ prepared: Prepared) -> Result<StoredValue, Diagnostics> {
    silently { $0.value(of: prepared.program) }.map(stored).mapError(Diagnostics.init)
  }

  /// The numbers in the value of a prepared expression; false where it has none.
  ///
  /// Allocates nothing that `numbers` has room for.
  public mutating func evaluate(_ prepared: Prepared, into numbers: inout Numbers) -> Bool {
    if let read = evaluator.readVariable(prepared.program, into: &numbers) { return read }
    guard case .success(let value) = silently({ $0.value(of: prepared.program) }) else {
      return false
    }
    return numbers.read(value)
  }

  /// The numbers of the last value that a bare expression showed; false where there are none.
  public mutating func readShown(into numbers: inout Numbers) -> Bool {
    numbers.read(evaluator.globals[Int(evaluator.words.wildcard.id)].value)
  }

  /// Forgets the last value that a bare expression showed.
  public mutating func forgetShown() {
    let shown = Int(evaluator.words.wildcard.id)
    if evaluator.globals.state(shown) != .missing { evaluator.globals[shown] = Global() }
  }

  /// Puts a point under a name.
  public mutating func define(_ name: String, x: Double, y: Double) {
    evaluator.define(evaluator.names.intern(name), .point(Point(x: x, y: y)))
  }
}

/// What is remembered beside the tables that keep a journal.
private struct Memory {
  var rootView: ViewID
  var window: ViewID
  var lastShown: NodeID?
  var convention: Convention
  var ledgerLength: Int
  var warned: Set<Warned>
  var suspicions: [NodeID: Suspicion]
  var toldOfFrame: FlagTable
  var declarations: [NodeID]
  var quarterSteps: [NodeID]
  var quiet: FlagTable
  var looks: [NodeID: Int]
  var jumps: [ViewID: Jump]
  var moved: [ViewID: Moved]
  var typesOfC: [Name: TypeReference]
  var macros: [Name: Macro]
  var operators: [Name: OwnOperator]
  var precedences: [Name: OperatorGroup]
  var typeParameters: [Name: [Name]]
  var typeHolders: [Name: [Name: GenericHolder]]
  var constrained: [Name: [ConstrainedMember]]
  var aliases: [Name: Name]
  var fractions: FractionMembers
}

/// A class around it: copying a struct of so many tables asks the runtime for the type of each.
private final class Remembered {
  let memory: Memory

  init(_ memory: consuming Memory) { self.memory = memory }
}

/// Puts back what was; that both are empty is quicker to see than to put back.
@inline(__always)
private func restore<Table: Collection>(_ table: inout Table, _ past: Table) {
  if !table.isEmpty || !past.isEmpty { table = past }
}

extension Evaluator {
  /// A name alone, whose value need only be looked up; nil for every other program.
  fileprivate mutating func readVariable(_ program: Program, into numbers: inout Numbers) -> Bool? {
    guard program.statements.count == 1,
      case .expression(let shown) = tree.nodes[Int(program.statements[0])].node,
      case .global(let name) = tree.nodes[Int(shown)].node, objects.current == 0
    else { return nil }
    switch globals.state(Int(name.id)) {
    case .variable, .constant: return numbers.read(globals.value(Int(name.id)))
    default: return nil
    }
  }

  fileprivate var remembered: Remembered {
    Remembered(
      Memory(
        rootView: rootView, window: window, lastShown: lastShown, convention: convention,
        ledgerLength: ledger.length, warned: warned, suspicions: suspicions,
        toldOfFrame: toldOfFrame,
        declarations: declarations, quarterSteps: quarterSteps, quiet: quiet, looks: looks,
        jumps: jumps, moved: moved,
        typesOfC: tree.typesOfC, macros: tree.macros, operators: tree.operators,
        precedences: tree.precedences, typeParameters: tree.typeParameters,
        typeHolders: tree.typeHolders, constrained: tree.constrained, aliases: tree.aliases,
        fractions: tree.fractions))
  }

  fileprivate mutating func recall(_ past: Remembered) {
    (rootView, window) = (past.memory.rootView, past.memory.window)
    (lastShown, convention) = (past.memory.lastShown, past.memory.convention)
    ledger.truncate(to: past.memory.ledgerLength)
    restore(&declarations, past.memory.declarations)
    restore(&quarterSteps, past.memory.quarterSteps)
    restore(&warned, past.memory.warned)
    restore(&suspicions, past.memory.suspicions)
    (toldOfFrame, quiet) = (past.memory.toldOfFrame, past.memory.quiet)
    restore(&looks, past.memory.looks)
    restore(&jumps, past.memory.jumps)
    restore(&moved, past.memory.moved)
    restore(&tree.typesOfC, past.memory.typesOfC)
    restore(&tree.macros, past.memory.macros)
    restore(&tree.operators, past.memory.operators)
    restore(&tree.precedences, past.memory.precedences)
    restore(&tree.typeParameters, past.memory.typeParameters)
    restore(&tree.typeHolders, past.memory.typeHolders)
    restore(&tree.constrained, past.memory.constrained)
    restore(&tree.aliases, past.memory.aliases)
    tree.fractions = past.memory.fractions
  }

  fileprivate mutating func rewind(to mark: Session.Mark) {
    rewindTables()
    tree.shrink(to: mark.tree)
    sources.removeLast(after: mark.sourceCount)
    recall(mark.past)
    settings = mark.settings
  }

  fileprivate mutating func markTables() {
    keepWatching()
    globals.mark()
    objects.mark()
    cells.mark()
    scene.mark()
    attributes.mark()
    gestures.mark()
    ties.mark()
    overloads.mark()
    movements.mark()
    animations.mark()
    paths.mark()
    shown.mark()
  }

  fileprivate mutating func rewindTables() {
    globals.rewind()
    objects.rewind()
    cells.rewind()
    scene.rewind()
    attributes.rewind()
    gestures.rewind()
    ties.rewind()
    overloads.rewind()
    movements.rewind()
    animations.rewind()
    paths.rewind()
    shown.rewind()
    watchAgain()
    stack.removeAll(keepingCapacity: true)
    assigned.removeAll(keepingCapacity: true)
    (returned, receiverAfterCall, changedArguments) = (.void, .missing, [])
  }
}
