// FrameIT: a photo that three gestures turn, scale and move. The class is the course's own code.
// Turning and scaling are right. Moving by 'translatedBy' follows the finger only while the photo is
// turned by less than 60°; beyond, it runs away. With its center instead it stays under the finger:
//
//       0    100   200   300
//     0 ┼─────┬─────┬─────┬────▶ x
//       │
//       │
//   100 ├      ·
//       │     ·  · A
//       │    ·    ⡰⠁⠉⠢⢄⡀
//   200 ├   ·    ⡰⠁    ⠈⠑⠤⣀
//       │  ·    ⡜ ⢄      · ⠉⠢B
//       │ ·   ⢀⠜   ⠉⠢▶  ·   ⢀⠎
//   300 ├   ·D⠎finger ·    ⢠⠃
//       │    ⠈⠒⠤⣀    ·    ⡠⠃
//       │        ⠑⠢⢄⡀    ⡰⠁
//   400 ├           ⠈⠒⠤C⡔⠁
//     y ▼
//   ··· creationImageView before (123.4, 103.4) (296.6, 203.4) (196.6, 376.6) (23.4,
//       276.6)
//   ─── creationImageView  A (183.4, 143.4)  B (356.6, 243.4)  C (256.6, 416.6)
//       D (83.4, 316.6)
//   ──▶ finger (160, 240) to (220, 280)
//   y down: positive angles turn clockwise on screen

class FrameItController: UIViewController {
  @IBOutlet weak var creationImageView: UIImageView!

  var initialImageViewOffset = CGPoint()

  @objc func moveImageView(_ sender: UIPanGestureRecognizer) {
    let translation = sender.translation(in: creationImageView.superview)
    if sender.state == .began {
      initialImageViewOffset = creationImageView.frame.origin
    }
    let position = CGPoint(x: translation.x + initialImageViewOffset.x - creationImageView.frame.origin.x, y: translation.y + initialImageViewOffset.y - creationImageView.frame.origin.y)
    creationImageView.transform = creationImageView.transform.translatedBy(x: position.x, y: position.y)
  }

  @objc func rotateImageView(_ sender: UIRotationGestureRecognizer) {
    creationImageView.transform = creationImageView.transform.rotated(by: sender.rotation)
    sender.rotation = 0
  }

  @objc func scaleImageView(_ sender: UIPinchGestureRecognizer) {
    creationImageView.transform = creationImageView.transform.scaledBy(x: sender.scale, y: sender.scale)
    sender.scale = 1
  }

  func startOver() {
    creationImageView.transform = .identity
  }
}

creationImageView = UIImageView(frame: CGRect(x: 60, y: 140, width: 200, height: 200))

// What the course's storyboard holds: the photo, with its three gestures.
let home = CGPoint(x: 160, y: 240)
creationImageView = UIImageView(frame: CGRect(x: 60, y: 140, width: 200, height: 200))
creationImageView.isUserInteractionEnabled = true
view.addSubview(creationImageView)
let pan = UIPanGestureRecognizer(target: self, action: #selector(moveImageView(_:)))
let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotateImageView(_:)))
let pinching = UIPinchGestureRecognizer(target: self, action: #selector(scaleImageView(_:)))
for gesture in [pan, rotation, pinching] { creationImageView.addGestureRecognizer(gesture) }

/// How far the middle of the photo is from where it began, on the screen.
func moved() -> CGVector {
  creationImageView.convert(CGPoint(x: 100, y: 100), to: nil) - home
}

// 1. Turning and scaling are right: each handler sets its gesture back, so that every event adds only
// what is new since the last one.
pinch(at: home, from: 100, to: 150, steps: 5)
print("1. A pinch from 100 to 150:", creationImageView.transform.kind)
assert(creationImageView.transform ≈ S(1.5), "a pinch from 100 to 150 scales by 1.5")
twist(at: home, by: 30°, radius: 50, steps: 6)
print("   and a twist by 30°:", creationImageView.transform.kind)
assert(creationImageView.transform ≈ S(1.5) * R(30°), "a twist by 30° turns by 30°")
startOver()
print("   after startOver:", creationImageView.transform.kind)
assert(creationImageView.transform.isIdentity, "startOver takes everything back")

// 2. Moving slips. The gap to the finger is measured along the screen, but 'translatedBy' moves along
// the photo's own axes. So each event turns the gap r by the photo's transform L before it takes it away:
// what is left is r − r·L. It shrinks while |1 − L| is less than 1: turned by less than 60°.
func tryPan(_ name: String, _ look: CGAffineTransform) {
  startOver()
  creationImageView.transform = look
  drag(from: home, to: home + vector(30, 0), steps: 10)
  let left = hypot(1 - look.a, look.b)
  print(
    String(
      format: "  %@: by (%.2f, %.2f); an event leaves %.2f of the gap", name,
      moved().dx, moved().dy, left))
}
print("2. The finger moves by (30, 0). The photo moves, when it is")
tryPan("upright", .identity)
tryPan("turned by 30°", R(30°))
tryPan("turned by 45°", R(45°))
tryPan("turned by 60°", R(60°))
tryPan("scaled by 2.5", S(2.5))
tryPan("turned by 90°", R(90°))
assert(
  moved() ≈ vector(36, 192), "it runs away: at 90° every event makes the gap 1.41 times larger")

// 3. The repair: move the center, which stands in the superview's coordinates whatever the transform is.
func moveByCenter(_ sender: UIPanGestureRecognizer) {
  let translation = sender.translation(in: creationImageView.superview)
  creationImageView.center.x += translation.x
  creationImageView.center.y += translation.y
  sender.setTranslation(.zero, in: creationImageView.superview)
}
pan.removeTarget(self, action: nil)
pan.addTarget(self, action: #selector(moveByCenter(_:)))
print("3. With 'center' instead of 'translatedBy' it moves, when it is")
for angle in [0°, 30°, 45°, 60°, 90°, 200°] {
  startOver()
  creationImageView.center = home
  creationImageView.transform = R(angle)
  drag(from: home, to: home + vector(30, 0), steps: 10)
  print("  turned by \(angle): by", moved())
  assert(moved() ≈ vector(30, 0), "it stays under the finger")
}

// 4. Its price: 'startOver' sets the transform back, and knows nothing of the center.
startOver()
print("4. After startOver it is still off by", moved())
func startOverFromHome() {
  startOver()
  creationImageView.center = home
}
startOverFromHome()
print("   with its center set back, by", moved())
assert(creationImageView.frame == CGRect(x: 60, y: 140, width: 200, height: 200))

// 5. Two fingers that turn and spread at once: one recognizer wins, unless a delegate lets both go on.
// The course lets turning and scaling act together, and keeps moving apart.
class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer
      || otherGestureRecognizer is UIPanGestureRecognizer)
  }
}
func turnAndSpread() {
  let ends = [home - vector(75, 0) * R(30°), home + vector(75, 0) * R(30°)]
  fingers(from: [home - vector(50, 0), home + vector(50, 0)], to: ends, steps: 10)
}
turnAndSpread()
print("5. Without a delegate:", creationImageView.transform.kind)
startOverFromHome()
for gesture in [pinching, rotation] { gesture.delegate = Together() }
turnAndSpread()
print("   with one:", creationImageView.transform.kind)
assert(creationImageView.transform ≈ S(1.5) * R(30°))

// The picture: the turned photo follows the finger.
startOverFromHome()
twist(at: home, by: 30°, radius: 50, steps: 6)
plot(drag(from: home, to: home + vector(60, 40), steps: 10))
