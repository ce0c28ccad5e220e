// FrameIT: a photo that is turned, scaled and moved by gestures. Its three handlers are the course's
// own code; try them with `pivot lessons/programs/000-frame-it.swift`.

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
creationImageView.isUserInteractionEnabled = true
view.addSubview(creationImageView)
creationImageView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(moveImageView(_:))))
creationImageView.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(rotateImageView(_:))))
creationImageView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(scaleImageView(_:))))

func middle() -> CGPoint { creationImageView.convert(CGPoint(x: 100, y: 100), to: nil) }

// Each handler by itself.
pinch(at: (160, 240), from: 100, to: 150, steps: 5)
assert(creationImageView.transform ≈ S(1.5), "a pinch from 100 to 150 scales by 1.5")
twist(at: (160, 240), by: 30°, radius: 50, steps: 6)
assert(creationImageView.transform ≈ S(1.5) * R(30°), "a twist by 30° turns by 30°")
startOver()
assert(creationImageView.transform.isIdentity, "startOver takes everything back")

// Unturned, the photo follows the finger.
drag(from: (160, 240), to: (190, 240), steps: 10)
print("unturned, a drag by (30, 0) moves it by", middle() - (160, 240))

// Turned by 90°, it runs away: the gap is counted on the screen, but applied along the photo's own axes.
startOver()
creationImageView.transform = CGAffineTransform(rotationAngle: 90 * .pi / 180)
drag(from: (160, 240), to: (190, 240), steps: 10)
print("turned by 90°, it moves it by", middle() - (160, 240))

// The repair: move the center, in the superview's coordinates, and count from zero each time.
func moveByCenter(_ sender: UIPanGestureRecognizer) {
  let translation = sender.translation(in: creationImageView.superview)
  creationImageView.center.x += translation.x
  creationImageView.center.y += translation.y
  sender.setTranslation(.zero, in: creationImageView.superview)
}
creationImageView.removeGestureRecognizer(creationImageView.gestureRecognizers![0])
creationImageView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(moveByCenter(_:))))
startOver()
twist(at: (160, 240), by: 30°, radius: 50, steps: 6)
drag(from: (160, 240), to: (190, 240), steps: 10)
print("repaired, turned by 30°, it moves it by", middle() - (160, 240))
plot(creationImageView)
