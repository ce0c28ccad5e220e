/// Reads what `recursiveDescription` prints, as it is pasted.
///
///     <UIWindow: 0x7f8c; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x6000>>
///        | <MyApp.CardView: 0x7f8d; frame = (10 20; 100 50); transform = [0, 1, -1, 0, 0, 0]; …>
///
/// Bars say how deep a view is. What has no frame (layers, gesture recognizers) is left out, and
/// properties that do not concern geometry are skipped. Views may also follow each other on one
/// line, as web pages join them, a line may end early, and text around a view is passed over.
struct ViewText {
  private var scanner: TextScanner
  private(set) var views: [ViewDescription] = []

  init(reading bytes: [UInt8]) throws(TextFault) {
    scanner = TextScanner(bytes)
    while !scanner.isAtEnd { try readNext() }
    guard !views.isEmpty else {
      throw TextFault(problem: .noViewsInText, range: 0..<bytes.count)
    }
  }

  /// Counts bars up to the next `<Name: 0x…`; a new line starts to count anew.
  private mutating func readNext() throws(TextFault) {
    var depth = 0
    while !scanner.isAtEnd {
      switch scanner.byte() {
      case UInt8(ascii: "\n"): depth = 0
      case UInt8(ascii: "|"): depth += 1
      case UInt8(ascii: "<"):
        if try readView(depth) { return }
        continue
      default: break
      }
      scanner.advance()
    }
  }

  /// A view, or something else in angle brackets, which is passed over; false after a bare `<`.
  private mutating func readView(_ depth: Int) throws(TextFault) -> Bool {
    scanner.advance()
    guard let name = scanner.word() else { return false }
    var fields = FieldReader(scanner)
    let end = try fields.read(depth, name)
    if let view = fields.view { views.append(view) }
    scanner = end
    return true
  }
}
