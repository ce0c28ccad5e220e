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
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The first case of a `switch` that was found to have all cases of an enum; it has the bit of ``isConstant``, which
  /// only names have.
  var hasAllCases: Bool {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// A statement of the top level that holds blocks or closures, so that some names may be local.
  var hasBlocks: Bool {
    get { self[2] }
    set { self[2] = newValue }
  }

  /// A name behind that of a module, `Swift.abs`, which is never the program's; it has the bit of ``hasBlocks``, which
  /// only statements have.
  var isOfModule: Bool {
    get { self[2] }
    set { self[2] = newValue }
  }

  /// A call that Objective-C writes as a message: `[view center]` may also read a property; a loop that it
  /// writes `for (… in …)`.
  var isMessage: Bool {
    get { self[8] }
    set { self[8] = newValue }
  }

  /// A name written after `self.`: what is no variable of this name is a member of `self`.
  var isOwn: Bool {
    get { self[16] }
    set { self[16] = newValue }
  }

  /// A name that a class declares; it has the bit of ``isOwn``, which only names in expressions have.
  var isMember: Bool {
    get { self[16] }
    set { self[16] = newValue }
  }

  /// A statement of the top level that holds a `?`.
  var hasHole: Bool {
    get { self[4] }
    set { self[4] = newValue }
  }

  /// A whole number that a macro or a case of C's enum stands for, so that the source does not say so; it has the bit of
  /// ``hasHole``, which only statements have.
  var isWholeOfMacro: Bool {
    get { self[4] }
    set { self[4] = newValue }
  }

  /// Written behind `&`: an `inout` parameter changes it.
  var isAddress: Bool {
    get { self[64] }
    set { self[64] = newValue }
  }

  /// A name that stands for a parameter.
  var isParameter: Bool {
    get { self[32] }
    set { self[32] = newValue }
  }

  /// A comparison `===` or `!==`; it has the bit of ``isParameter``, which only names have.
  var isIdentity: Bool {
    get { self[32] }
    set { self[32] = newValue }
  }

  /// A block that declares functions, which may call each other whatever their order.
  var declaresFunctions: Bool {
    get { self[128] }
    set { self[128] = newValue }
  }

  /// A name whose variable functions before its declaration use; it has the bit of ``declaresFunctions``, which
  /// only blocks have.
  var isPromised: Bool {
    get { self[128] }
    set { self[128] = newValue }
  }

  private subscript(flag: UInt8) -> Bool {
    get { flags & flag != 0 }
    set { flags = newValue ? flags | flag : flags & ~flag }
  }
}
