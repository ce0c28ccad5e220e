/// What is known about a node beside what it is.
struct Place: Sendable {
  var span: Span
  /// One more than the highest child's: nesting has a limit.
  var height: Int16
  private var flags: UInt8 = 0

  init(span: Span, height: Int16) {
    self.span = span
    self.height = height
  }

  /// A name declared by `let`: assignment to it is refused.
  var isConstant: Bool {
    get { flags & 1 != 0 }
    set { set(1, newValue) }
  }

  /// A statement of the top level that holds blocks or closures, so that some names may be local.
  var hasBlocks: Bool {
    get { flags & 2 != 0 }
    set { set(2, newValue) }
  }

  /// A call that Objective-C writes as a message: `[view center]` may also read a property.
  var isMessage: Bool {
    get { flags & 8 != 0 }
    set { set(8, newValue) }
  }

  /// A name written after `self.`: what is no variable of this name is a member of `self`.
  var isOwn: Bool {
    get { flags & 16 != 0 }
    set { set(16, newValue) }
  }

  /// A statement of the top level that holds a `?`.
  var hasHole: Bool {
    get { flags & 4 != 0 }
    set { set(4, newValue) }
  }

  /// Written behind `&`: an `inout` parameter changes it.
  var isAddress: Bool {
    get { flags & 64 != 0 }
    set { set(64, newValue) }
  }

  /// A name that stands for a parameter.
  var isParameter: Bool {
    get { flags & 32 != 0 }
    set { set(32, newValue) }
  }

  private mutating func set(_ flag: UInt8, _ isSet: Bool) {
    flags = isSet ? flags | flag : flags & ~flag
  }
}
