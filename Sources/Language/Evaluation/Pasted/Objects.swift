internal import Views

/// Objects of pasted classes, each with members of its own.
///
/// The members of a class stand at the top level, and its methods read and write them
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
  /// The same of the objects that layers of views are.
  private var layers: [ViewID: Int32] = [:]
  /// Where a name may be among the displaced, likewise.
  private var rooms: [Name: Int] = [:]
  /// The object whose method runs; 0 is the top level.
  var current: Int32 = 0

  struct Displaced {
    var name: Name
    var home: Int32
  }

  /// Whether a controller ever had a view of its own.
  private(set) var hasOwnViews = false

  var isEmpty: Bool { records.count == 0 }

  /// Bytes that all objects and their members take, twice, for what grows has room for as many again.
  var bytes: Int {
    2
      * (waiting.count * MemoryLayout<Global>.stride + records.count
        * MemoryLayout<ObjectRecord>.stride)
  }

  subscript(object: Int32) -> ObjectRecord { records[Int(object) - 1] }

  /// How many variables are its own; for 0, how many of the top level made room.
  func memberCount(_ object: Int32) -> Int {
    object == 0 ? displaced.count : self[object].layout.members.count
  }

  /// A new object, whose members have no value yet.
  mutating func add(
    _ structure: Int32, _ layout: ClassLayout, view: ViewID?, isLayerOfView: Bool = false
  ) -> Int32 {
    let object = Int32(records.count + 1)
    let first = Int32(waiting.count + 1)
    records.append(
      ObjectRecord(
        structure: structure, layout: layout, firstHome: first, view: view,
        isLayerOfView: isLayerOfView))
    for home in first..<first + Int32(layout.members.count) {
      waiting.append(Global(of: object, home: home))
    }
    guard let view else { return object }
    if isLayerOfView { layers[view] = object } else { places[view] = object }
    return object
  }

  /// The object that a view is; 0 where it is none.
  func object(_ view: ViewID) -> Int32 {
    guard let object = places[view], object <= records.count, self[object].view == view,
      !self[object].isLayerOfView
    else { return 0 }
    return object
  }

  /// The object that the layer of a view is, which has the view's id; 0 where it is none.
  func layer(of view: ViewID) -> Int32 {
    guard let object = layers[view], object <= records.count, self[object].view == view,
      self[object].isLayerOfView
    else { return 0 }
    return object
  }

  /// Where a variable waits while it does not stand at the top level.
  subscript(home home: Int32) -> Global {
    get { waiting[Int(home) - 1] }
    set { waiting[Int(home) - 1] = newValue }
  }

  /// The place where the top level's own variable of a name waits; 0 where it has none.
  func room(for name: Name) -> Int32 {
    guard let room = rooms[name], room < displaced.count, displaced[room].name == name else {
      return 0
    }
    return displaced[room].home
  }

  /// The same, made where there was none.
  mutating func makeRoom(for name: Name) -> Int32 {
    if room(for: name) > 0 { return room(for: name) }
    let home = makeRoom()
    rooms[name] = displaced.count
    displaced.append(Displaced(name: name, home: home))
    return home
  }

  /// A place for a member that waits for the first object of its class.
  mutating func makeRoom() -> Int32 {
    waiting.append(Global())
    return Int32(waiting.count)
  }

  /// Notes what a generic class was declared with.
  mutating func apply(_ object: Int32, to arguments: [Int32]) {
    records[Int(object) - 1].arguments = arguments
  }

  /// Notes that the view of a controller is loaded; false where that happened before.
  @discardableResult
  mutating func notesLoading(of object: Int32) -> Bool {
    guard object > 0, !self[object].isLoaded else { return false }
    records[Int(object) - 1].isLoaded = true
    return true
  }

  /// The view of a controller that is a child of another; nil for all other objects.
  func ownView(of object: Int32) -> ViewID? {
    hasOwnViews && object > 0 ? self[object].ownView : nil
  }

  mutating func setOwnView(_ view: ViewID, of object: Int32) {
    records[Int(object) - 1].ownView = view
    hasOwnViews = true
  }

  // MARK: Taking back

  mutating func checkpoint() {
    if waiting.count == 0, isEmpty { return }
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

  var haveChanged: Bool {
    records.isWrittenSinceMark || waiting.isWrittenSinceMark
      || displaced.isWrittenSinceMark
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
  /// It is the layer of that view, which is an object of its own.
  var isLayerOfView = false
  /// The view of the controller was asked for.
  var isLoaded = false
  /// The view of a controller that is a child of another.
  var ownView: ViewID?
  /// What a generic class was declared with, in ``Tree/types``.
  var arguments: [Int32] = []
}

/// What an object of a class consists of: the members of the class and of those above it.
struct ClassLayout {
  struct Member {
    var name: Name
    /// The statement that declares it; none for `self`.
    var statement: NodeID
    /// The class that declares it, counted from the highest above the object.
    var level = 0
    /// The name that it was declared with: a variable that a class below overrides is kept under another.
    var declared: Name

    init(name: Name, statement: NodeID, level: Int) {
      (self.name, self.statement, self.level, declared) = (name, statement, level, name)
    }

    /// Whether a class below overrides it.
    var isOverridden: Bool { name != declared }
  }
  private(set) var members: [Member] = []
  private var places: [Name: Int] = [:]

  /// What a class declares anew takes the place of what is above it; a variable above stays, under another
  /// name, if one is given.
  mutating func add(_ member: Member, keepingAs other: Name?) {
    if let place = places[member.name], let other, members[place].level < member.level {
      members[place].name = other
      places[other] = place
      places[member.name] = members.count
      members.append(member)
    } else if let place = places[member.name] {
      members[place] = member
    } else {
      places[member.name] = members.count
      members.append(member)
    }
  }

  /// What the classes above one declare under a name, `super.x`: the lowest of them.
  func member(_ name: Name, above level: Int) -> Member? {
    members.filter { $0.declared == name && $0.level < level }.max { $0.level < $1.level }
  }

  /// The place of a member.
  subscript(name: Name) -> Int? { places[name] }
}
