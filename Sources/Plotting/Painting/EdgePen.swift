/// Draws the edges of one role: what they share is looked up once.
///
/// Cells are passed along as a span, which is checked once to be their only owner, an array at every
/// edge.
struct EdgePen {
  let role: Role
  let grid: CanvasGrid
  let phase: Int?
  let boxes: BoxGlyphs
  private let upright: Manner
  private let turned: Manner

  init(_ role: Role, on grid: CanvasGrid, _ options: PlotOptions) {
    let texture = role.texture
    (self.role, self.grid, phase) = (role, grid, options.antPhase)
    boxes = BoxGlyphs.of(texture, marches: phase != nil)
    (upright, turned) = options.style.manners(of: texture)
  }

  @inline(__always)
  func draw(_ edge: Edge, on ink: inout MutableSpan<Cell>) {
    switch edge.isUpright ? upright : turned {
    case .every(let columns, let glyph): drawEvery(columns, edge, glyph, on: &ink)
    case .ends(let glyph): drawEnds(edge, glyph, on: &ink)
    case .slope: drawSlope(edge, on: &ink)
    case .dashes: drawDashes(edge, on: &ink)
    case .box: drawBox(edge, on: &ink)
    case .boxDashes: drawBoxDashes(edge, on: &ink)
    case .braille(let pattern): drawDots(edge, Braille.self, pattern, on: &ink)
    case .quadrants(let pattern): drawDots(edge, Quadrants.self, pattern, on: &ink)
    }
  }
}

/// How an edge is drawn.
private enum Manner {
  /// A glyph on every column, second or fourth.
  case every(Int, Unicode.Scalar)
  /// A glyph at each end.
  case ends(Unicode.Scalar)
  /// In ASCII, by how steep it is.
  case slope
  case dashes
  /// In box drawing.
  case box
  case boxDashes
  /// In dots finer than a cell.
  case braille(DotPattern)
  case quadrants(DotPattern)
}

extension Style {
  /// How upright and turned edges of a texture are drawn.
  fileprivate func manners(of texture: Texture) -> (upright: Manner, turned: Manner) {
    switch (texture, self) {
    case (.dotted, .ascii): both(.every(2, "."))
    case (.dotted, _): both(.every(2, "·"))
    case (.sparse, .ascii): both(.ends("+"))
    case (.sparse, _): both(.ends("·"))
    case (.solid, .ascii): both(.slope)
    case (.solid, .hybrid): (.box, .braille(.solid))
    case (.solid, .blocks): both(.quadrants(.solid))
    case (.bold, .ascii): both(.every(1, "#"))
    case (.bold, .hybrid): (.box, .quadrants(.solid))
    case (.bold, .blocks): both(.every(1, "▓"))
    case (.dashed, .ascii): both(.dashes)
    case (.dashed, .hybrid): (.boxDashes, .braille(.dashed))
    case (.dashed, .blocks): (.boxDashes, .quadrants(.dashed))
    case (.faint, .ascii): both(.every(1, "."))
    case (.faint, .hybrid): both(.braille(.faint))
    case (.faint, .blocks): both(.quadrants(.faint))
    }
  }

  private func both(_ manner: Manner) -> (upright: Manner, turned: Manner) { (manner, manner) }
}
