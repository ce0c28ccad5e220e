// TestTransformations: a text that is turned and scaled while its center stays where it belongs, for it
// is moved to the origin first and to its target last. Whatever the rotation and the scale, the center
// that was measured lands exactly on the target, and so stays behind the scope that a finger drags:
//
//       0        100       200
//     0 ┼─────────┬─────────┬───▶ x
//       │
//       │  ⢠A⢄
//       │ ⢀⠃  ⠉⠒⢄⡀
//       │⢠⠃      ⠈⠑⠢⣀
//   100 ├D⠒⢄⡀  target⠉⠒⢄⡀
//       │   ⠈⠑⠤⣀  *     ⠈⠑⠤B
//       │       ⠉⠢⢄⡀      ⢠⠃
//       │          ⠈⠑⠤⣀  ⢠⠂
//       │              ⠑C⠃
//   200 ├
//       │         · · · · · · ·
//       │         ·           ·
//       │         · · · · · · ·
//     y ▼
//   ··· layout x 100, y 220, width 120, height 40
//   ─── Text("Hello world")  A (37.1, 39)  B (192.9, 129)  C (162.9, 181)
//       D (7.1, 91)
//   * target (100, 110)
//   y down: positive angles turn clockwise on screen

struct CenteredTransform: GeometryEffect {
  var offsetX: CGFloat
  var offsetY: CGFloat
  var rotation: Angle
  var scale: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    // 1. The original center moves to the origin.
    let toOrigin = CGAffineTransform(translationX: -center.x, y: -center.y)
    // 2. The view is turned and scaled about this origin.
    let turn = CGAffineTransform(rotationAngle: rotation.radians)
    let grow = CGAffineTransform(scaleX: scale, y: scale)
    // 3. The center moves to where it belongs.
    let toTarget = CGAffineTransform(translationX: center.x + offsetX, y: center.y + offsetY)
    return ProjectionTransform(
      toOrigin.concatenating(turn).concatenating(grow).concatenating(toTarget))
  }
}

struct MeasuredContainer<Content: View, Modified: View>: View {
  let content: () -> Content
  let modifier: (Content, CGRect) -> Modified

  init(
    @ViewBuilder content: @escaping () -> Content, modifier: @escaping (Content, CGRect) -> Modified
  ) {
    self.content = content
    self.modifier = modifier
  }

  // In SwiftUI the body is a ZStack of a hidden copy, whose frame a GeometryReader measures, and of the
  // visible one. Pivot has no stacks: 'layoutFrame' is what the hidden copy would measure, because no
  // rendering modifier changes it.
  var body: some View {
    modifier(content(), content().layoutFrame)
  }
}

// Both tabs of the app show this text.
func helloWorld() -> some View { Text("Hello world").frame(width: 120, height: 40) }

// The first tab: sliders for the offset, the turn and the scale.
struct OffsetView: View {
  @State var offsetX: CGFloat = 0
  @State var offsetY: CGFloat = 0
  @State var angle: CGFloat = 0
  @State var scale: CGFloat = 1

  var body: some View {
    MeasuredContainer {
      helloWorld()
    } modifier: { view, bounds in
      view.modifier(
        CenteredTransform(
          offsetX: offsetX, offsetY: offsetY, rotation: .degrees(angle), scale: scale))
    }
  }
}

// The second tab: the center follows a target that a finger drags.
struct TargetView: View {
  @State var target = CGPoint(x: 160, y: 240)
  @State var angle: CGFloat = 0
  @State var scale: CGFloat = 1

  var body: some View {
    MeasuredContainer {
      helloWorld()
    } modifier: { view, bounds in
      view.modifier(
        CenteredTransform(
          offsetX: target.x - bounds.midX, offsetY: target.y - bounds.midY,
          rotation: .degrees(angle), scale: scale))
    }
  }
}

/// A rect of the room that layout gives to the view, and the middle of what is drawn.
let measured = helloWorld().layoutFrame
print("Hello world is measured at \(measured), its center is (\(measured.midX), \(measured.midY))")

// 1. The offset tab: the sliders of the turn and of the scale leave the center alone.
print("1. The offset tab, with the sliders at")
for (x, y, angle, scale) in [
  [0, 0, 0, 1], [30, 100, 0, 1], [30, 100, 30, 1], [30, 100, 30, 2], [-80, 40, -75, 0.3],
] {
  let tab = OffsetView(offsetX: x, offsetY: y, angle: angle, scale: scale)
  let moved = tab.body.body.center - CGPoint(x: measured.midX, y: measured.midY)
  print("   offset (\(x), \(y)), \(angle)°, scale \(scale): the center moves by", moved)
  assert(moved ≈ vector(x, y), "exactly by the offset, whatever the rotation and scale")
}

// 2. The target tab: a finger drags the scope, and the text stays behind it, at every event. In SwiftUI
// the scope has a DragGesture; here it is an image view with a pan.
let scope = UIImageView(frame: CGRect(x: 140, y: 220, width: 40, height: 40))
scope.isUserInteractionEnabled = true
window.addSubview(scope)
var farthest = 0.0
var events = 0
func dragged(_ gesture: UIPanGestureRecognizer) {
  let translation = gesture.translation(in: window)
  scope.center = CGPoint(x: scope.center.x + translation.x, y: scope.center.y + translation.y)
  gesture.setTranslation(.zero, in: window)
  events += 1
  let tab = TargetView(
    target: scope.center, angle: CGFloat(events) * 15, scale: 0.5 + CGFloat(events) / 10)
  farthest = max(farthest, tab.body.body.center.distance(to: scope.center))
}
scope.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
drag(from: scope.center, to: CGPoint(x: 60, y: 90), steps: 20)
print("2. The scope is dragged to \(scope.center); in \(events) events the text, turning and")
print("   growing, was never farther from it than", String(format: "%.9f", farthest))
assert(scope.center ≈ CGPoint(x: 60, y: 90) && events == 21 && farthest < 1e-9)

// 3. What goes wrong without the three steps: move first, and the move is turned and scaled, too, about
// the corner.
struct MovedFirst: GeometryEffect {
  var offsetX: CGFloat
  var offsetY: CGFloat
  var rotation: Angle
  var scale: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    let move = CGAffineTransform(translationX: offsetX, y: offsetY)
    let turn = CGAffineTransform(rotationAngle: rotation.radians)
    return ProjectionTransform(
      move.concatenating(turn).concatenating(CGAffineTransform(scaleX: scale, y: scale)))
  }
}
let center = CGPoint(x: measured.midX, y: measured.midY)
let slipped = helloWorld().modifier(
  MovedFirst(offsetX: 30, offsetY: 100, rotation: .degrees(30), scale: 2))
print("3. Offset (30, 100) first, then 30° and scale 2: the center moves")
print("   by", slipped.center - center)
// (60 + 30, 20 + 100) turned by 30° and doubled, minus (60, 20).
assert(slipped.center - center ≈ vector(90, 120) * R(30°) * S(2) - vector(60, 20))

// 4. SwiftUI's own modifiers do the same as CenteredTransform, in the right order: each acts about the
// middle of where layout takes the view to be.
let hello = helloWorld()
let chain = hello.scaleEffect(2).rotationEffect(.degrees(30)).offset(x: 30, y: 100)
print("4. SwiftUI's own modifiers, step by step:")
explain(chain)
assert(
  chain.transform ≈ OffsetView(offsetX: 30, offsetY: 100, angle: 30, scale: 2).body.body.transform)
print("   The center of the text goes from (160, 240), with")
func tell(_ name: String, _ view: View) { print("   \(name): to", view.center) }
tell("scale, turn, offset", chain)
tell("offset, turn, scale", hello.offset(x: 30, y: 100).rotationEffect(.degrees(30)).scaleEffect(2))
tell(
  "the first about the corner",
  hello.scaleEffect(2, anchor: .topLeading).rotationEffect(.degrees(30), anchor: .topLeading)
    .offset(x: 30, y: 100))
tell("transformEffect, about the corner, too", hello.transformEffect(S(2) * R(30°) * T(30, 100)))
tell(
  "scale, turn, position",
  hello.scaleEffect(2).rotationEffect(.degrees(30)).position(x: 190, y: 340))
tell(
  "position, scale, turn",
  hello.position(x: 190, y: 340).scaleEffect(2).rotationEffect(.degrees(30)))
// 'position' takes all the room there is, 320 × 480, and so what follows acts about its middle, (160, 240).
assert(
  hello.position(x: 190, y: 340).scaleEffect(2).rotationEffect(.degrees(30)).center
    ≈ (190, 340) * S(2, about: (160, 240)) * R(30°, about: (160, 240)))

// The picture: the text on its target; dots show where it is measured.
let target = CGPoint(x: 100, y: 110)
plot(TargetView(target: target, angle: 30, scale: 1.5).body.body, target)
