internal import Views

/// Objects of pasted classes, each with members of its own.
///
/// The members of a class stand at the top level (LANGUAGE.md §1), and its methods read and write them
/// there. So the members of one object at a time stand at the top level, and those of the others wait
/// here: entering a method of another object exchanges them, leaving it exchanges them back. What is no
/// member of a class that has objects never moves.
struct Objects {
  private(set) var records = Journaled<ObjectRecord>()
  /// The members of all objects, each at a place of its own; current while they do not stand.
  private var waiting = Journaled<Global>()
  /// Variables of the top level that made room for members of objects.
  private(set) var displaced = Journaled<Displaced>()
  /// Where the object that a view is may be in the records; a rollback may have given it to another.
  private var places: [ViewID: Int32] = [:]
  /// The object whose method runs; 0 is the top level.
  var current: Int32 = 0

  struct Displaced {
    var name: Name
    var home: Int32
  }

  var isEmpty: Bool { records.count == 0 }

  /// Bytes that the members of all objects take.
  var bytes: Int { waiting.count * MemoryLayout<Global>.stride }

  subscript(object: Int32) -> ObjectRecord { records[Int(object) - 1] }

  /// A new object, whose members have no value yet.
  mutating func add(_ structure: Int32, _ layout: ClassLayout, view: ViewID?) -> Int32 {
    let object = Int32(records.count + 1)
    let first = Int32(waiting.count + 1)
    records.append(
      ObjectRecord(structure: structure, layout: layout, firstHome: first, view: view))
    for home in first..<first + Int32(layout.members.count) {
      waiting.append(Global(of: object, home: home))
    }
    if let view { places[view] = object }
    return object
  }

  /// The object that a view is; 0 where it is none.
  func object(_ view: ViewID) -> Int32 {
    guard let object = places[view], object <= records.count, self[object].view == view else {
      return 0
    }
    return object
  }

  /// Where a variable waits while it does not stand at the top level.
  subscript(home home: Int32) -> Global {
    get { waiting[Int(home) - 1] }
    set { waiting[Int(home) - 1] = newValue }
  }

  /// A place for a variable of the top level itself.
  mutating func makeRoom(for name: Name) -> Int32 {
    waiting.append(Global())
    displaced.append(Displaced(name: name, home: Int32(waiting.count)))
    return Int32(waiting.count)
  }

  /// Where the top level's own variable of a name waits; 0 where it has not yet.
  func topLevelHome(of name: Name) -> Int32 {
    displaced.indices.first { displaced[$0].name == name }.map { displaced[$0].home } ?? 0
  }

  // MARK: Taking back

  mutating func checkpoint() {
    if isEmpty { return }
    records.checkpoint()
    waiting.checkpoint()
    displaced.checkpoint()
  }

  mutating func rollback() {
    records.rollback()
    waiting.rollback()
    displaced.rollback()
    current = 0
  }

  mutating func mark() {
    records.mark()
    waiting.mark()
    displaced.mark()
  }

  mutating func rewind() {
    records.rewind()
    waiting.rewind()
    displaced.rewind()
    current = 0
  }
}

/// An object of a pasted class.
struct ObjectRecord {
  var structure: Int32
  var layout: ClassLayout
  /// The members wait from here on, in the order of the layout.
  var firstHome: Int32
  /// What the object is on the screen, if its class is a view's.
  var view: ViewID?
}

/// What an object of a class consists of: the members of the class and of those above it.
struct ClassLayout {
  struct Member {
    var name: Name
    /// The statement that declares it; none for `self`.
    var statement: NodeID
  }
  private(set) var members: [Member] = []
  private var places: [Name: Int] = [:]

  /// What a class declares anew takes the place of what is above it.
  mutating func add(_ member: Member) {
    if let place = places[member.name] {
      members[place] = member
    } else {
      places[member.name] = members.count
      members.append(member)
    }
  }

  /// The place of a member.
  subscript(name: Name) -> Int? { places[name] }
}
