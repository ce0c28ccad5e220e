internal import Geometry
internal import Views

/// `padding` in all its forms, and frames that take what they are offered.
extension CatalogueBuilder {
  mutating func addPaddings() {
    addLayoutEdges()
    modifier("padding(_:)", "Keeps so much room free on all sides.", "Rectangle().padding(10)") {
      (margin: Double) in .padding(.init(margin))
    }
    modifier(
      "padding(_:)", "Keeps 16 points free on some sides, as iOS does.",
      "Rectangle().padding(.horizontal)"
    ) { (edges: LayoutEdges) in .padding(edges.margins(ModifiedView.Margins.usual)) }
    modifier(
      "padding(_:_:)", "Keeps so much room free on some sides.",
      "Rectangle().padding([.top, .leading], 20)"
    ) { (edges: LayoutEdges, margin: Double) in .padding(edges.margins(margin)) }
    effect(
      "padding(_:)", of: .modifiedView, takes: [[.structure]], gives: .modifiedView,
      "Keeps room free on each side.",
      "Rectangle().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
    ) { _, values, _ in
      let sides = try insets(values[1], 1, of: "padding(_:)")
      return try ModifiedView.from(values[0], 0).adding(.padding(.init(sides)))
    }
    effect(
      "padding()", of: .modifiedView, gives: .modifiedView,
      "Keeps 16 points free on all sides, as iOS does.", "Rectangle().padding()"
    ) { _, values, _ in
      try ModifiedView.from(values[0], 0).adding(.padding(.init(ModifiedView.Margins.usual)))
    }
    addLayoutInsets()
  }

  private mutating func addLayoutEdges() {
    type("Edge", .layoutEdge)
    type("EdgeSet", .layoutEdge)
    nested("Set", "Edge.Set.horizontal", .layoutEdge, "The type of several sides.", of: "Edge")
    for edge in LayoutEdge.allCases {
      constant("Edge", edge.literal, "A side of a SwiftUI view.") { edge }
    }
    constant("Edge", "horizontal", "Both sides.") { LayoutEdges([.leading, .trailing]) }
    constant("Edge", "vertical", "Above and below.") { LayoutEdges([.top, .bottom]) }
    constant("Edge", "all", "All sides.") { LayoutEdges(LayoutEdge.allCases) }
  }

  private mutating func addLayoutInsets() {
    type("EdgeInsets", .structure)
    let sides: [StaticString] = ["top", "leading", "bottom", "trailing"]
    insetMaker(
      "EdgeInsets(top:leading:bottom:trailing:)", "How much room is kept free on each side.",
      "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)", names.intern("EdgeInsets"),
      sides.map { names.intern($0) })
  }

  mutating func addFlexibleFrames() {
    let summary: StaticString = "Takes the room that it is offered, up to a limit."
    flexible(
      "frame(maxWidth:)", "frame(maxWidth:alignment:)", 1, summary,
      "Rectangle().frame(maxWidth: 200)", "Rectangle().frame(maxWidth: 200, alignment: .leading)"
    ) { ($0[0], nil) }
    flexible(
      "frame(maxHeight:)", "frame(maxHeight:alignment:)", 1, summary,
      "Rectangle().frame(maxHeight: 200)", "Rectangle().frame(maxHeight: 200, alignment: .top)"
    ) { (nil, $0[0]) }
    flexible(
      "frame(maxWidth:maxHeight:)", "frame(maxWidth:maxHeight:alignment:)", 2, summary,
      "Rectangle().frame(maxWidth: .infinity, maxHeight: 90)",
      "Rectangle().frame(maxWidth: .infinity, maxHeight: 90, alignment: .top)"
    ) { ($0[0], $0[1]) }
  }

  /// A frame by its limits, in the middle of which its content stands, and one that says where.
  private mutating func flexible(
    _ plain: StaticString, _ aligned: StaticString, _ count: Int, _ summary: StaticString,
    _ example: StaticString, _ alignedExample: StaticString,
    _ limits: @escaping @Sendable ([Double]) -> (width: Double?, height: Double?)
  ) {
    let numbers = Array(repeating: [.number] as Kinds, count: count)
    @Sendable func frame(_ values: [Value], _ alignment: Point) throws -> Value {
      let limits = limits(try (1...count).map { try Double.from(values[$0], $0) })
      return try ModifiedView.from(values[0], 0).adding(
        .flexibleFrame(maxWidth: limits.width, maxHeight: limits.height, alignment: alignment))
    }
    effect(plain, of: .modifiedView, takes: numbers, gives: .modifiedView, summary, example) {
      _, values, _ in try frame(values, UnitPoint.center.point)
    }
    effect(
      aligned, of: .modifiedView, takes: numbers + [UnitAnchor.kinds], gives: .modifiedView,
      summary,
      alignedExample
    ) { _, values, _ in
      try frame(values, UnitAnchor.from(values[count + 1], count + 1).point)
    }
  }
}

/// `Edge`, one side at a time.
enum LayoutEdge: String, Option {
  case top, leading, bottom, trailing
  static let kind = Kind.layoutEdge

  /// Source: the cases of SwiftUI's `Edge`, in their order.
  var bits: Int {
    switch self {
    case .top: 1 << 0
    case .leading: 1 << 1
    case .bottom: 1 << 2
    case .trailing: 1 << 3
    }
  }

  var literal: StaticString {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}

/// `Edge.Set`.
private struct LayoutEdges: Convertible {
  static let kinds: Kinds = [.layoutEdge, .list]
  let edges: [LayoutEdge]

  init(_ edges: [LayoutEdge]) { self.edges = edges }

  init?(_ value: Value) {
    guard let options = Options(value, of: .layoutEdge) else { return nil }
    edges = LayoutEdge.cases(in: options)
  }

  var asValue: Value {
    Options(kind: .layoutEdge, bits: edges.reduce(0) { $0 | $1.bits }).asValue
  }

  /// So much on these sides, nothing on the others.
  func margins(_ margin: Double) -> ModifiedView.Margins {
    func side(_ edge: LayoutEdge) -> Double { edges.contains(edge) ? margin : 0 }
    return .init(
      top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
  }
}

extension ModifiedView.Margins {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
