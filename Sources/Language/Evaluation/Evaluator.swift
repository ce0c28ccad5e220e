internal import Geometry
internal import Motion
internal import Views

/// Evaluates resolved trees.
///
/// Its stored properties are the whole state of a session, all values, so that a copy is an undo
/// step and a failing statement can be taken back. They are 2 KB, which the compiler copies wherever a method
/// that changes the evaluator calls one that does not: small ones are inlined, and others that are asked at each
/// step are `mutating` for that reason alone.
struct Evaluator {
  var tree = Tree()
  var names: Names
  let words: Words
  let catalogue: Catalogue
  var sources = SourceMap()
  var libraryNames = LibraryNames()
  var providers = Providers()

  /// Variables of the top level, addressed by the number of their name.
  var globals = Globals()
  /// Objects of pasted classes.
  var objects = Objects()
  /// Variables that closures share.
  var cells = Journaled<Value>()
  var scene: Scene
  /// Properties of views that geometry does not use: text, image, font,.
  var attributes = Journaled<[Attribute]>()
  /// The clock and what runs by it; empty as long as nothing ever moved.
  var movements = Journaled<Movement>()
  /// `CAAnimation` objects.
  var animations = Journaled<AnimationObject>()
  var paths = Journaled<Path>()
  var rootView: ViewID
  var window: ViewID
  /// Gesture recognizers, and the fingers that are down.
  var gestures = GestureArena()
  /// What recognizers tell and ask, by their place in the arena.
  var ties = Journaled<GestureTies>()
  /// The statement of the top level that runs.
  var statement = Tree.none
  /// The statement whose fingers are moving.
  var script = Tree.none
  /// What the fingers do, while a script is explained.
  var gestureLog: GestureLog?
  /// What hit tests decided where classes of the program were asked, while `why` reads one.
  var hitSteps: [HitTestStep]?
  /// Functions of the top level by their full names.
  var overloads = Overloads()
  /// The values shown so far: `_1`, `_2`,.
  var shown = Journaled<Value>()
  /// The expression that gave `_` its value.
  var lastShown: NodeID?
  var convention = Convention.row
  private var conventionAtCheckpoint = Convention.row
  private var rootAtCheckpoint: ViewID

  var fuel = Fuel()
  /// What runs often, in another form.
  var forms = CompiledForms()
  /// Which entries the calls so far without labels mean.
  var decided = DecidedCalls()
  let meter = Meter()
  var stack: [Value] = []
  var base = 0
  var depth = 0
  var returned = Value.void
  /// The expression that gave it.
  var returnedAt = Tree.none
  /// What the statement that runs has declared.
  var announcements: [Event] = []
  /// What was thrown last.
  var thrown = Value.void
  /// What the generic type is applied to that is made next, and those that are being made.
  var applied: AppliedType?
  var making: [AppliedType] = []
  /// The properties of structs whose observers run: the struct in the tree, and the place among its fields.
  var observedFields: [(Int32, Int)] = []
  /// Where `break outer` or `continue outer` goes.
  var leaving = (label: Name.none, continues: false)
  /// The class that the class method of Objective-C was sent to which runs; nil where none does.
  var classReceiver: TypeValue?
  var calls: [Diagnostic.Call] = []
  /// The `self` of the method that returned last, to write a changed struct back.
  var receiverAfterCall = Value.missing
  /// The parameters of the function that returned last, where some are `inout`.
  var changedArguments: [Value] = []
  /// What the places of a member that is being changed came to: see ``changingInPlace(_:)``.
  var owners: [(node: NodeID, value: Value)] = []
  var settings = Settings()
  /// What the present statement assigned to views, where consequences are told.
  var assigned: [Assigned: Value] = [:]
  /// What the statements of the top level assigned, for explanations.
  var ledger = Ledger()
  /// Records what gives values, while something is explained.
  var trace: Trace?
  /// What stands for a `?` while it is tried out.
  var filling: Filling?
  /// Whether mistakes come with advice: not while many fillings are tried, for nobody reads it then.
  var advises = true
  /// The warnings given so far.
  var warned: Set<Warned> = []
  /// How many the present run gave.
  var warningsTold = 0
  /// Blocks whose completion failed: time could never pass them if it were called again.
  var failedCompletions: Set<Int> = []
  /// Shapes of the text that are mistakes for some values.
  var suspicions: [NodeID: Suspicion] = [:]
  /// How often a program looked for what else holds the object of a `weak` variable.
  var looksForHolders = 0
  /// Views whose reader was told of the frame.
  var toldOfFrame = FlagTable()
  /// The last declaration of each name of the top level, by the name's number, for warnings.
  var declarations: [NodeID] = []
  /// The updates that count a variable by quarters of a turn, as far as the text was read: `angle += 90`.
  var quarterSteps: [NodeID] = []
  /// What the text alone cleared, so that loops do not look again.
  var quiet = FlagTable()
  /// How many angles at a node were judged to be no degrees.
  var looks: [NodeID: Int] = [:]
  /// Views that jumped because of their anchor point, until something answers for it.
  var jumps: [ViewID: Jump] = [:]
  /// Views whose position was set last.
  var moved: [ViewID: Moved] = [:]
  /// Where shown values, prints, pictures and diagnostics go, in order.
  var emit: (Event) -> Void = { _ in }

  /// What was printed of a line that has not ended.
  var openLine = ""

  init(catalogue: Catalogue = .shared) {
    self.catalogue = catalogue
    names = catalogue.names
    words = catalogue.words
    // What the catalogue names is of no library.
    libraryNames.seen = names.count
    (scene, window, rootView) = Evaluator.initialScene()
    rootAtCheckpoint = rootView
    defineViews()
  }
}

/// A warning that was given: at a place of the source, or about a view.
struct Warned: Hashable {
  enum Subject: Hashable {
    case place(Int32)
    case view(ViewID)
  }
  var code: String
  var subject: Subject
}

/// A property of a view that geometry does not use.
struct Attribute {
  var name: Name
  var value: Value
}

/// Which side of a product acts first.
enum Convention: String, CaseIterable, Sendable {
  case row, column
}

/// How a statement ended.
enum Flow {
  case next, breaking, continuing, returning
  /// To a label, ``Evaluator/leaving``.
  case leaving
}

extension Evaluator {
  /// Restores the state before a failing statement; the error keeps the calls that led to it.
  mutating func takeBack(_ error: Diagnostic, _ frame: Int) -> Diagnostic {
    var diagnostic = error
    announcements = []
    diagnostic.calls = calls.reversed()
    diagnostic = outsideLibraries(diagnostic)
    rollback(frame)
    return diagnostic
  }

  mutating func checkpoint() {
    keepWatching()
    (conventionAtCheckpoint, rootAtCheckpoint) = (convention, rootView)
    shown.checkpoint()
    globals.checkpoint()
    objects.checkpoint()
    cells.checkpoint()
    scene.checkpoint()
    attributes.checkpoint()
    gestures.checkpoint()
    ties.checkpoint()
    overloads.checkpoint()
    movements.checkpoint()
    animations.checkpoint()
    paths.checkpoint()
    if !assigned.isEmpty { assigned.removeAll(keepingCapacity: true) }
  }

  private mutating func rollback(_ frame: Int) {
    (convention, rootView) = (conventionAtCheckpoint, rootAtCheckpoint)
    shown.rollback()
    globals.rollback()
    objects.rollback()
    cells.rollback()
    scene.rollback()
    attributes.rollback()
    gestures.rollback()
    ties.rollback()
    overloads.rollback()
    movements.rollback()
    animations.rollback()
    paths.rollback()
    watchAgain()
    stack.removeLast(stack.count - frame)
    base = 0
    depth = 0
    calls = []
    owners = []
    applied = nil
  }

  /// Counts the names that a text brought among those that may have a variable.
  mutating func growGlobals() {
    globals.grow(to: names.count)
  }

  /// Gives a name of the top level a value, whatever it was before.
  mutating func define(_ name: Name, _ value: Value, isConstant: Bool = false) {
    growGlobals()
    declareGlobal(name, Global(value, isConstant: isConstant))
  }

  /// Whether a program gave the name: it was not there before, and can be written.
  func isOfProgram(_ name: Name) -> Bool {
    !words.isGiven(name) && !names.isMangled(name) && !isOfLibrary(name)
  }

  /// Turns a fault into a diagnostic at a node.
  func diagnostic(_ fault: Fault, at id: NodeID) -> Diagnostic {
    switch fault {
    case .problem(let problem), .argument(_, let problem): Diagnostic(problem, tree.span(id))
    case .known(let diagnostic): diagnostic
    }
  }

  mutating func burn(_ count: Int = 1, at id: NodeID) throws(Diagnostic) {
    do { try fuel.burn(count) } catch { throw diagnostic(error, at: id) }
  }
}
