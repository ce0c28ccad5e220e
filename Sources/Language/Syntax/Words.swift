/// The names that the language itself knows, interned once so that comparing them costs nothing.
///
/// A class, so that handing all of them to a reader of source costs one reference.
final class Words: Sendable {
  let wildcard: Name
  let selfName: Name
  let superName: Name
  let function: Name
  let tuple: Name
  /// The labels of what a dictionary is made of, and of what `enumerated()` gives.
  let entry: [Name]
  let enumerated: [Name]
  /// The label of a parameter written without type: the argument may carry its name or not.
  let anyLabel: Name
  let view: Name
  let window: Name
  /// The types of most numbers.
  let double: Name
  let cgFloat: Name
  let arguments: Name
  let initializer: Name
  let whereName: Name
  /// The label of what goes on with the next case.
  let nextCase: Name
  /// What stands for a member that is asked for: `view.?`.
  let hole: Name
  let tryName: Name
  let awaitName: Name
  let throwName: Name
  /// Names of modules, before what they declare: `Swift.max(a, b)`.
  let modules: [Name]
  /// The methods that change a list or dictionary in place.
  let changingMethods: [Name]
  /// The method that changes a truth value in place.
  let toggle: Name
  /// The one that changes a number.
  let negate: Name
  /// What Swift calls an optional with, as a list.
  let mapping: [Name]
  /// Swift's declarations that Pivot has not.
  let foreignDeclarations: [Name]
  /// The functions whose calls are looked at for mistakes, by ``Evaluator/inspect(from:)``.
  private let inspectedCalls: [Name]
  /// A bit for each of them, which spares most calls the list.
  private let inspectedBits: UInt64
  let position: Name
  let transform: Name
  let viewDidLoad: Name
  /// What a controller's view keeps its controller under.
  let controller: Name
  /// A class like UIViewController itself, and that.
  let plainController: Name
  let controllerClass: Name
  let layer: Name
  let setAffineTransform: Name
  /// `a` and `d` of a transform.
  let firstComponent: Name
  let lastComponent: Name
  private let closureArguments: [Name]

  /// Interns the keywords, which must come first, the macros of headers, and then the words.
  init(_ names: NamePool) {
    for spelling in Keyword.spellings { _ = names.intern(spelling) }
    for spelling in HeaderMacro.spellings { _ = names.intern(spelling) }
    wildcard = names.intern("_")
    (selfName, superName) = (names.intern("self"), names.intern("super"))
    function = names.intern("(function)")
    tuple = names.intern("(tuple)")
    entry = [names.intern("key"), names.intern("value")]
    enumerated = [names.intern("offset"), names.intern("element")]
    anyLabel = names.intern("(any)")
    view = names.intern("view")
    viewDidLoad = names.intern("viewDidLoad")
    controller = names.intern("(controller)")
    plainController = names.intern("UIKit.UIViewController")
    controllerClass = names.intern("UIViewController")
    window = names.intern("window")
    (double, cgFloat) = (names.intern("Double"), names.intern("CGFloat"))
    arguments = names.intern("arguments")
    initializer = names.intern("init")
    whereName = names.intern("where")
    nextCase = names.intern("(next case)")
    hole = names.intern("?")
    tryName = names.intern("try")
    awaitName = names.intern("await")
    throwName = names.intern("throw")
    modules = [
      names.intern("Swift"), names.intern("Foundation"), names.intern("UIKit"),
      names.intern("CoreGraphics"), names.intern("QuartzCore"), names.intern("Darwin"),
      names.intern("Glibc"),
    ]
    changingMethods = [
      names.intern("append"), names.intern("insert"), names.intern("remove"),
      names.intern("removeLast"), names.intern("popLast"), names.intern("popFirst"),
      names.intern("removeFirst"),
      names.intern("removeAll"), names.intern("removeValue"), names.intern("updateValue"),
      names.intern("merge"), names.intern("setObject"), names.intern("removeObject"),
      names.intern("swapAt"), names.intern("sort"), names.intern("reverse"), names.intern("round"),
      names.intern("negate"), names.intern("formTruncatingRemainder"),
      names.intern("removeSubrange"), names.intern("replaceSubrange"), names.intern("partition"),
    ]
    toggle = names.intern("toggle")
    negate = names.intern("negate")
    mapping = [names.intern("map"), names.intern("flatMap")]
    foreignDeclarations = [
      names.intern("enum"), names.intern("typealias"), names.intern("protocol"),
      names.intern("actor"), names.intern("infix"), names.intern("prefix"),
      names.intern("precedencegroup"),
    ]
    position = names.intern("position")
    transform = names.intern("transform")
    layer = names.intern("layer")
    setAffineTransform = names.intern("setAffineTransform")
    firstComponent = names.intern("a")
    lastComponent = names.intern("d")
    var inspected: [Name] = []
    for word in Suspicion.functions { inspected.append(names.intern(word)) }
    inspectedCalls = inspected
    inspectedBits = inspected.reduce(0) { $0 | Words.bit(of: $1) }
    closureArguments = (0..<10).map { names.intern("$\($0)") }
  }

  private static func bit(of name: Name) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: name.id) }

  /// Whether the calls of a function are looked at for mistakes.
  func isInspected(_ name: Name) -> Bool {
    inspectedBits & Words.bit(of: name) != 0 && inspectedCalls.contains(name)
  }

  /// Whether a name has its value from the start, or is the last result: no variable of the person's.
  func isGiven(_ name: Name) -> Bool { [wildcard, view, window, arguments].contains(name) }

  func closureArgument(_ index: Int32) -> Name {
    closureArguments[min(max(Int(index), 0), closureArguments.count - 1)]
  }
}

extension Words {
  /// Lists and dictionaries of Objective-C, which are one wherever they are named.
  static let sharedTypes = ["NSMutableArray", "NSMutableDictionary"]
}
