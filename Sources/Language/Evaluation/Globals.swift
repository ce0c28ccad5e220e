internal import Views

/// The variables of the top level, addressed by the number of their name.
///
/// Most names have none: those of the catalogue alone are two thousand. A name gets an element of a dense
/// table when its variable is first written; before that, and where that was rolled back, it reads as
/// missing. So a session begins small, and a copy of it stays small.
struct Globals {
  /// The first element is what names without a variable read as.
  private var table = Journaled<Global>()
  /// Where the variable of each name may be in the table.
  private var places: [Int32] = []
  /// The name of each element: what a rollback took away may have become another's.
  private var owners: [Int32] = [-1]

  init() {
    table.append(Global())
    // Never taken back.
    table.checkpoint()
  }

  /// Makes room for the variables of a program, which are at most one for each of its statements here.
  mutating func reserve(_ statements: Int) {
    table.reserve(statements)
    owners.reserve(statements)
  }

  /// How many names there are.
  var count: Int { places.count }
  var indices: Range<Int> { places.indices }

  mutating func grow(to count: Int) {
    guard places.count < count else { return }
    places.append(contentsOf: repeatElement(0, count: count - places.count))
  }

  subscript(index: Int) -> Global {
    @inline(__always) _read { yield table[place(of: index)] }
    @inline(__always) _modify {
      let place = place(of: index)
      yield &table[place > 0 ? place : newPlace(of: index, Global())]
    }
  }

  /// Gives a name a variable, whatever it was before.
  mutating func set(_ index: Int, _ new: consuming Global) {
    let place = place(of: index)
    guard place > 0 else {
      newPlace(of: index, consume new)
      return
    }
    table[place] = consume new
  }

  // What is asked at each step. Yielded, all of a variable would be copied for a part; of these only the value
  // still comes with such a copy.

  @inline(__always)
  func value(_ index: Int) -> Value {
    let place = place(of: index)
    return table.withElements { $0[place].value }
  }

  @inline(__always)
  func state(_ index: Int) -> Global.State {
    let place = place(of: index)
    return table.withElements { $0[place].state }
  }

  @inline(__always)
  func object(_ index: Int) -> Int32 {
    let place = place(of: index)
    return table.withElements { $0[place].object }
  }

  /// Whether it may be assigned any value.
  @inline(__always)
  func isVariable(_ index: Int) -> Bool {
    let place = place(of: index)
    return table.withElements { $0[place].state == .variable && $0[place].type < 0 }
  }

  /// A name that came with a text which has not run, and so has no place yet, reads as missing too.
  @inline(__always)
  private func place(of index: Int) -> Int {
    guard places.indices.contains(index) else { return 0 }
    let place = Int(places[index])
    return place < table.count && Int(owners[place]) == index ? place : 0
  }

  @inline(never) @discardableResult
  private mutating func newPlace(of index: Int, _ new: consuming Global) -> Int {
    grow(to: index + 1)
    let place = table.count
    table.append(consume new)
    owners.truncate(to: place)
    owners.append(Int32(index))
    places[index] = Int32(place)
    return place
  }

  // MARK: Taking back

  mutating func checkpoint() { table.checkpoint() }
  /// What is written to a variable until the next checkpoint stands.
  mutating func commit(_ index: Int) { table.commit(place(of: index)) }
  mutating func rollback() { table.rollback() }
  mutating func mark() { table.mark() }
  /// Whether a variable with another name was written since the mark.
  func haveChanged(besides name: Name) -> Bool {
    table.writtenSinceMark.contains { owners[$0] != name.id }
  }
  mutating func rewind() { table.rewind() }
}

/// A variable of the top level.
struct Global {
  /// What may be done with it; asked before each use, so that the value need not be.
  enum State: UInt8 {
    case missing, constant, variable
    /// A variable that was given no value yet.
    case declared
    /// A variable with observers.
    case observed
    /// No variable: reading it calls its getter.
    case computed
  }

  var value = Value.missing
  var state = State.missing
  var declaration = Tree.none
  /// The annotation that every new value is checked against; -1 where there is none.
  var type: Int32 = -1
  /// The observers, getter and setter in the tree; -1 where there are none.
  var accessors: Int32 = -1
  /// The object whose member it is; 0 where it is the top level's own.
  var object: Int32 = 0
  /// Where it waits while another variable stands at the top level in its place; 0 where none ever did.
  var home: Int32 = 0

  init() {}

  /// A member that has no value yet.
  init(of object: Int32, home: Int32) {
    (self.object, self.home) = (object, home)
  }

  init(_ value: Value, isConstant: Bool = false, declaration: NodeID = Tree.none) {
    self.value = value
    state = isConstant ? .constant : .variable
    self.declaration = declaration
  }
}
