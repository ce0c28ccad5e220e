/// Letters or words with the place they belong to; nil where that is not in the picture.
struct SVGMark: Equatable, Sendable {
  let text: String
  let className: String
  let place: Pixel?
  /// The direction in which there is room, of length 1.
  let outward: Pixel

  init(_ text: String, _ className: String, at place: Pixel?, outward: Pixel?) {
    (self.text, self.className, self.place) = (text, className, place)
    self.outward = outward ?? Pixel(x: -0.6, y: -0.8)
  }

  /// The words beside the place in some direction.
  func element(toward direction: Pixel, gap: Double = 5) -> SVGElement? {
    middle(toward: direction, gap: gap).map {
      .words(text, className, x: $0.x, y: $0.y + 4.5)
    }
  }

  fileprivate func middle(toward direction: Pixel, gap: Double) -> Pixel? {
    place.map {
      $0 + Pixel(x: direction.x * (width / 2 + gap), y: direction.y * (6 + gap))
    }
  }

  fileprivate func box(around middle: Pixel) -> PixelBox {
    PixelBox(
      left: middle.x - width / 2, top: middle.y - 6, right: middle.x + width / 2,
      bottom: middle.y + 6)
  }

  private var width: Double { textWidth(text, size: 14) }
}

/// What letters and words should not cover.
struct SVGInk {
  var segments: [(start: Pixel, end: Pixel)] = []
  /// The marks of points.
  var signs: [Pixel] = []
}

/// The words of a picture where they cover least, each near its place; nil for those that would cover
/// others everywhere.
///
/// Letters choose first, then words.
func placed(_ marks: [SVGMark], clearOf ink: SVGInk, in window: SVGWindow) -> [SVGElement?] {
  var room = LabelRoom(window)
  for segment in ink.segments { room.draw(segment.start, segment.end) }
  for sign in ink.signs { room.occupy(sign) }
  var elements = [SVGElement?](repeating: nil, count: marks.count)
  for isLetter in [true, false] {
    for (index, mark) in marks.enumerated() where (mark.className == "letter") == isLetter {
      elements[index] = room.place(mark)
    }
  }
  return elements
}

/// The free room of a picture in squares of some pixels.
private struct LabelRoom {
  private enum Square {
    static let free: UInt8 = 0
    static let ink: UInt8 = 1
    static let taken: UInt8 = 2
  }

  private let size = 3.0
  private let columns: Int
  private let rows: Int
  private var squares: [UInt8]

  init(_ window: SVGWindow) {
    columns = nearestCell(window.width / size) + 1
    rows = nearestCell(window.height / size) + 1
    squares = [UInt8](repeating: Square.free, count: columns * rows)
  }

  mutating func draw(_ a: Pixel, _ b: Pixel) {
    let steps = min(max(nearestCell((b - a).length / size) + 1, 1), columns + rows)
    for step in 0...steps {
      let at = a + (b - a) * (Double(step) / Double(steps))
      if let index = square(at), squares[index] == Square.free { squares[index] = Square.ink }
    }
  }

  mutating func occupy(_ sign: Pixel) {
    fill(PixelBox(left: sign.x - 8, top: sign.y - 8, right: sign.x + 8, bottom: sign.y + 8))
  }

  mutating func place(_ mark: SVGMark) -> SVGElement? {
    var best: (cost: Double, direction: Pixel, gap: Double)?
    for (rank, (direction, gap)) in candidates(mark.outward).enumerated() {
      guard let middle = mark.middle(toward: direction, gap: gap),
        let ink = cost(of: mark.box(around: middle))
      else { continue }
      let cost = ink + 0.7 * Double(rank)
      if cost < best?.cost ?? .infinity { best = (cost, direction, gap) }
    }
    guard let best, let middle = mark.middle(toward: best.direction, gap: best.gap) else {
      return nil
    }
    fill(mark.box(around: middle))
    return mark.element(toward: best.direction, gap: best.gap)
  }

  /// Outward, then further and further round to both sides, close to the place before further off.
  private func candidates(_ outward: Pixel) -> [(direction: Pixel, gap: Double)] {
    let half = 0.5.squareRoot()
    let turns = [
      (1, 0), (half, half), (half, -half), (0, 1), (0, -1), (-half, half), (-half, -half),
    ]
    let directions = turns.map { outward * $0.0 + outward.turned * $0.1 } + [outward * -1]
    return [5, 9, 14].flatMap { gap in directions.map { ($0, gap) } }
  }

  /// How many squares of lines would be covered; nil where other words would be, or outside.
  private func cost(of box: PixelBox) -> Double? {
    guard box.left >= 0, box.top >= 0,
      count(in: box, where: { $0 == nil || $0 == Square.taken }) == 0
    else { return nil }
    // Tall letters and the halo reach further than words need to stand apart.
    let whole = PixelBox(
      left: box.left - 2, top: box.top - 3, right: box.right + 2, bottom: box.bottom + 3)
    return Double(count(in: whole) { $0 == Square.ink })
  }

  private mutating func fill(_ box: PixelBox) {
    for y in stride(from: box.top, through: box.bottom, by: size) {
      for x in stride(from: box.left, through: box.right, by: size) {
        if let index = square(Pixel(x: x, y: y)) { squares[index] = Square.taken }
      }
    }
  }

  /// How many squares of a box are so; nil is one outside of the picture.
  private func count(in box: PixelBox, where isCounted: (UInt8?) -> Bool) -> Int {
    var sum = 0
    for y in stride(from: box.top, through: box.bottom, by: size) {
      for x in stride(from: box.left, through: box.right, by: size)
      where isCounted(square(Pixel(x: x, y: y)).map { squares[$0] }) {
        sum += 1
      }
    }
    return sum
  }

  private func square(_ at: Pixel) -> Int? {
    let (column, row) = (nearestCell(at.x / size), nearestCell(at.y / size))
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return row * columns + column
  }
}
