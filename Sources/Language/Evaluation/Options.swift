internal import Motion

/// Some options of one of UIKit's sets, `UIView.AutoresizingMask` and its like: the bits that its headers give them.
///
/// As a value they are a ``Symbol`` whose index is these bits, so that one option and a set of it are the same,
/// and the order in which options were written is forgotten.
struct Options {
  var kind: Kind
  var bits: Int
}

extension Options: Convertible {
  static let kinds: Kinds = [.options]

  init?(_ value: Value) {
    guard case .symbol(let symbol) = value, symbol.kind.isOptions else { return nil }
    (kind, bits) = (symbol.kind, symbol.index)
  }

  /// Options where some of a kind are wanted: also a list of them, and the 0 that C writes for none.
  init?(_ value: Value, of kind: Kind) {
    guard kind.isOptions else { return nil }
    switch value {
    case .number(0): self.init(kind: kind, bits: 0)
    case .list(let box):
      self.init(kind: kind, bits: 0)
      for element in box.payload {
        guard case .symbol = element, let part = Options(element, of: kind) else { return nil }
        bits |= part.bits
      }
    default:
      self.init(value)
      guard self.kind == kind else { return nil }
    }
  }

  /// Options that may also be written as the number of their bits.
  init(_ value: Value, orBitsOf kind: Kind, _ position: Int) throws(Fault) {
    if case .number(let number) = value, let bits = Int(exactly: number) {
      self.init(kind: kind, bits: bits)
    } else if let options = Options(value, of: kind) {
      self = options
    } else {
      throw .argument(
        position, .wrongKind(expected: kind.words, found: value.kind.words, of: ""))
    }
    // Not all bits of animations are documented.
    if kind == .animationOption { _ = try AnimationOption.options(in: bits, position) }
  }

  var asValue: Value { .symbol(Symbol(kind: kind, spellings: [], index: bits)) }

  /// `.flexibleWidth`, `[.repeat, .autoreverse]`: bits without a name are not told.
  var text: String {
    let names = kind.optionNames
    if let one = names.first(where: { $0.bits == bits }) { return "." + one.name }
    var left = bits
    var told: Set<String> = []
    // Of fields of several bits the highest number says more than its parts: `.curveLinear`, 3 << 16.
    for (name, part) in names.sorted(by: { $0.bits > $1.bits }) where part & left == part {
      if part != 0 { told.insert(name) }
      left &= ~part
    }
    return "["
      + names.filter { told.contains($0.name) }.map { "." + $0.name }.joined(separator: ", ")
      + "]"
  }
}

/// What an enumeration of options has: its cases are the names of bits.
protocol Option: SymbolConvertible {
  var bits: Int { get }
}

extension Option {
  init?(_ value: Value) {
    guard let options = Options(value), options.kind == Self.kind,
      let option = Self.allCases.first(where: { $0.bits == options.bits })
    else { return nil }
    self = option
  }

  var asValue: Value { Options(kind: Self.kind, bits: bits).asValue }

  /// The names of all bits, in the order of the headers.
  static var names: [(name: String, bits: Int)] { allCases.map { ($0.rawValue, $0.bits) } }

  /// What a parameter takes that wants some of them.
  static var wanted: Kinds { [kind, .list, .number] }

  /// Those that an argument says.
  static func options(_ value: Value, _ position: Int) throws(Fault) -> Options {
    if let options = Options(value, of: kind) { return options }
    throw .argument(
      position, .wrongKind(expected: kind.words, found: value.kind.words, of: ""))
  }

  /// The cases that are among some options.
  static func cases(in options: Options) -> [Self] {
    allCases.filter { $0.bits != 0 && $0.bits & options.bits == $0.bits }
  }
}

extension Kind {
  /// Whether several of it may be one value of a set of options.
  var isOptions: Bool { optionType != nil }

  /// What the bits of its options are called; none for other kinds.
  var optionNames: [(name: String, bits: Int)] { optionType?.names ?? [] }

  private var optionType: (any Option.Type)? {
    switch self {
    case .resizingPart: ResizingPart.self
    case .rectCorner: RectCorner.self
    case .rectEdge: RectSide.self
    case .layoutEdge: LayoutEdge.self
    case .animationOption: AnimationOption.self
    case .swipeDirection: SwipeDirection.self
    case .controlEvent: ControlEvent.self
    case .controlState: ControlState.self
    case .cornerMask: MaskedCorner.self
    case _: nil
    }
  }
}
