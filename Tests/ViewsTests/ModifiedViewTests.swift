import Geometry
import Testing
import Views

@Suite struct ModifiedViewTests {
  private let room = Size(width: 320, height: 480)

  private func box(_ modifiers: ModifiedView.Modifier...) -> ModifiedView {
    let start = ModifiedView(name: "Rectangle()", container: room)
      .modified(by: .frame(width: 100, height: 50))
    return modifiers.reduce(start) { $0.modified(by: $1) }
  }

  private let middle = Point(x: 0.5, y: 0.5)

  private func center(_ view: ModifiedView) -> Point {
    Point(x: view.contentSize.width / 2, y: view.contentSize.height / 2).applying(view.transform)
  }

  @Test func aFrameStandsInTheMiddle() {
    #expect(box().layoutFrame == Rect(x: 110, y: 215, width: 100, height: 50))
    #expect(box().corners[0] == Point(x: 110, y: 215))
    #expect(ModifiedView(name: "Rectangle()", container: room).size == room)
  }

  @Test func renderingLeavesTheLayoutAsItIs() {
    let moved = box(
      .offset(Vector(dx: 60, dy: 7)), .rotation(Angle(degrees: 33), anchor: middle),
      .scale(x: 3, y: 0.5, anchor: Point(x: 1, y: 0)),
      .transform(AffineTransform(translationX: 9, y: 9)))
    #expect(moved.layoutFrame == box().layoutFrame)
  }

  @Test func theOrderMatters() {
    let turn = ModifiedView.Modifier.rotation(Angle(degrees: 90), anchor: middle)
    let move = ModifiedView.Modifier.offset(Vector(dx: 60, dy: 0))
    // Moved first, the middle is carried around (160, 240); turned first, it just moves.
    #expect(center(box(move, turn)).isApproximatelyEqual(to: Point(x: 160, y: 300)))
    #expect(center(box(turn, move)).isApproximatelyEqual(to: Point(x: 220, y: 240)))
  }

  @Test func anchorsAreFractionsOfTheSize() {
    let turned = box(.rotation(Angle(degrees: 90), anchor: Point(x: 0, y: 1)))
    // The lower left corner stays, the upper left one goes to its right.
    #expect(turned.corners[3].isApproximatelyEqual(to: Point(x: 110, y: 265)))
    #expect(turned.corners[0].isApproximatelyEqual(to: Point(x: 160, y: 265)))
  }

  @Test func aPositionTakesAllTheRoom() {
    let placed = box(.position(Point(x: 60, y: 40)))
    #expect(placed.layoutFrame == Rect(origin: .zero, size: room))
    #expect(center(placed) == Point(x: 60, y: 40))
    let turned = placed.modified(by: .rotation(Angle(degrees: 180), anchor: middle))
    #expect(center(turned).isApproximatelyEqual(to: Point(x: 260, y: 440)))
  }

  @Test func roomsAreOfferedFromTheOutsideIn() {
    let inner = ModifiedView(name: "Rectangle()", container: room)
      .modified(by: .rotation(Angle(degrees: 180), anchor: Point(x: 0, y: 0)))
      .modified(by: .padding(.init(10))).modified(by: .frame(width: 60, height: 40))
    #expect(inner.contentSize == Size(width: 40, height: 20))
    // In the middle the frame begins at (130, 220), the content at (140, 230); half a turn about that.
    #expect(inner.corners[2].isApproximatelyEqual(to: Point(x: 100, y: 210)))
  }

  @Test func marginsMayDiffer() {
    let view = box(.padding(.init(top: 1, leading: 20, bottom: 3, trailing: 4)))
    #expect(view.size == Size(width: 124, height: 54))
    // (320 - 124) / 2 + 20 and (480 - 54) / 2 + 1
    #expect(view.corners[0] == Point(x: 118, y: 214))
  }

  @Test(arguments: [(Double.infinity, 320.0), (150, 150), (40, 40)])
  func aFlexibleFrameTakesWhatIsOfferedUpToItsLimit(_ limit: Double, _ width: Double) {
    let view = box(
      .flexibleFrame(maxWidth: limit, maxHeight: nil, alignment: Point(x: 0, y: 0.5)))
    #expect(view.size == Size(width: width, height: 50))
    #expect(view.contentSize == Size(width: 100, height: 50))
    #expect(view.corners[0].x == view.layoutFrame.minX)
  }

  @Test func aFlexibleFrameOffersNoMoreThanItsLimit() {
    let view = ModifiedView(name: "Rectangle()", container: room)
      .modified(by: .flexibleFrame(maxWidth: 90, maxHeight: 1000, alignment: middle))
    #expect(view.contentSize == Size(width: 90, height: 480))
  }

  /// The whole is the product of the parts, whatever they are.
  @Test func lawOfTheProduct() {
    let view = box(
      .padding(.init(4)), .scale(x: 2, y: -1, anchor: Point(x: 0.25, y: 1)),
      .offset(Vector(dx: 1, dy: 2)), .frame(width: nil, height: 90),
      .rotation(Angle(degrees: 20), anchor: middle), .position(Point(x: 5, y: 6)))
    let product = view.placements.map(\.map).reduce(AffineTransform.identity) {
      $0.concatenating($1)
    }
    #expect(view.transform == product.concatenating(view.placing))
    for (corner, image) in zip(Rect(origin: .zero, size: view.contentSize).corners, view.corners) {
      #expect(corner.applying(view.transform).isApproximatelyEqual(to: image))
    }
  }
}
