// The drawing canvas: two fingers scale, turn and move a sheet of paper about the point between them, two
// that tap undo, three redo. What stands above the driver is the article's own code, but for what it does
// not show. Scaling keeps what lies under the fingers, turning does not, until its mirrored y is repaired:
//
//         0        100       200
//   100 ┼─┬─────────┬─────────┬───────▶ x
//       │
//       │finger 1 ⢀⠔A⢄
//       │       ·▲⠃ · ⠑⠢⡀ · · · · · ·
//       │      ⢠⠊⡎      ⠈⠢⢄         ·
//   200 ├    ⢀⠔⠁⠸          ⠑⣤⡀      ·
//       │   ⡠⠃  ·          ⡸ ⠈⠢⡀    ·
//       │ D⠊    · finger 2 ▼   ⠈⠑⡄  ·
//       │  ⠱⡀   ·                ⠈⠑B·
//       │   ⠈⠑⢄ ·                ⡠⠊ ·
//   300 ├      ⠑⠢⡀             ⢀⠜   ·
//       │       ·⠈⠢⢄· · · · · ⡔⠁· · ·
//       │           ⠑⠤⡀     ⡠⠊
//       │             ⠈⠢⣀ ⢀⠜
//     y ▼                C⠁
//   ··· paper before x 60, y 165, width 200, height 150
//   ─── paper  A (96.5, 134.6)  B (249.7, 263.2)  C (153.3, 378.1)  D (0.1, 249.5)
//   ──▶ finger 1 (60, 200) to (74, 161.4)   ──▶ finger 2 (180, 200) to (166, 238.6)
//   y down: positive angles turn clockwise on screen

// What the article does not show, and is made here: the protocol, the parameters of the gesture, the
// bounds of the scale, both initializers, and 'translate'.
protocol CanvasContentViewDelegate: class {
    func canvasContentView(_ contentView: CanvasContentView, scale: CGFloat)
    func canvasContentView(_ contentView: CanvasContentView, rotation: CGFloat)
    func canvasContentView(_ contentView: CanvasContentView, x: CGFloat, y: CGFloat)
    func canvasContentView(_ contentView: CanvasContentView, tapTouches: Int)
}

class CanvasContentView: UIView {
    struct GestureParams {
        var from = CGPoint.zero
        var lastTouchs = 0
        var rotation: CGFloat = 0
        var scale: CGFloat = 1
    }
    private var gestureParams = GestureParams()
    var minScale: CGFloat = 0.5
    var maxScale: CGFloat = 3
    weak var delegate: CanvasContentViewDelegate?

    /// 画布
    var canvasView: UIView? = nil {
        didSet {
            if self.canvasView != nil {
                self.addSubview(self.canvasView!);
                self.canvasView?.backgroundColor = UIColor.white;
                // 移动到容器中心
                self.canvasView!.center = CGPoint(x: self.bounds.size.width/2, y: self.bounds.size.height/2);
                // transform归零，设置为单位矩阵
                self.canvasView!.transform = CGAffineTransform.identity;
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestures()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addGestures() {
        // 双指点击
        let doubleTouchesGesture = UITapGestureRecognizer(target: self, action: #selector(gestureRecognizer(gesture:)));
        doubleTouchesGesture.numberOfTapsRequired = 1;
        doubleTouchesGesture.numberOfTouchesRequired = 2;
        doubleTouchesGesture.delegate = self;
        self.addGestureRecognizer(doubleTouchesGesture);

        // 三指点击
        let tripleTouchesGesture = UITapGestureRecognizer(target: self, action: #selector(gestureRecognizer(gesture:)));
        tripleTouchesGesture.numberOfTapsRequired = 1;
        tripleTouchesGesture.numberOfTouchesRequired = 3;
        tripleTouchesGesture.delegate = self;
        self.addGestureRecognizer(tripleTouchesGesture);

        // 缩放
        let pinchGesture = UIPinchGestureRecognizer(target: self, action: #selector(gestureRecognizer(gesture:)));
        pinchGesture.delegate = self;
        self.addGestureRecognizer(pinchGesture);

        // 移动
        let panGesture = UIPanGestureRecognizer(target: self, action: #selector(gestureRecognizer(gesture:)));
        panGesture.minimumNumberOfTouches = 2;
        panGesture.delegate = self;
        self.addGestureRecognizer(panGesture);

        // 旋转
        let rotationGesture = UIRotationGestureRecognizer(target: self, action: #selector(gestureRecognizer(gesture:)));
        rotationGesture.delegate = self;
        self.addGestureRecognizer(rotationGesture)
    }

    private func rotateAt(center: CGPoint, rotation: CGFloat) {
        self.gestureParams.rotation = self.gestureParams.rotation + rotation;
        // x = (x1 - x0)cosθ - (y1 - y0)sinθ + x0
        // y = (y1 - y0)cosθ + (x1 - x0)sinθ + y0
        let x1 = self.canvasView!.center.x;
        let y1 = self.canvasView!.center.y;
        let x0 = center.x;
        let y0 = self.bounds.size.height - center.y;
        let x = (x1 - x0) * cos(rotation) - (y1 - y0) * sin(rotation) + x0
        let y = (y1 - y0) * cos(rotation) + (x1 - x0) * sin(rotation) + y0;
        
        self.canvasView!.center = CGPoint(x: x, y: y);
        self.canvasView!.transform =  CGAffineTransform.identity.rotated(by: self.gestureParams.rotation).scaledBy(x: self.gestureParams.scale, y: self.gestureParams.scale);
    }

    private func scaleAt(center: CGPoint, scale: CGFloat) {
        // x' = Sx(x - x0) + x0
        // y' = Sy(y - y0) + y0
        let formerScale = self.gestureParams.scale;
        self.gestureParams.scale = scale * self.gestureParams.scale;
        self.gestureParams.scale = min(max(self.minScale, self.gestureParams.scale), self.maxScale);
        let currentScale = self.gestureParams.scale/formerScale;
        
        let x = self.canvasView!.center.x;
        let y = self.canvasView!.center.y;
        let x1 = currentScale * (x - center.x) + center.x;
        let y1 = currentScale * (y - center.y) + center.y;
        self.canvasView!.center = CGPoint(x: x1, y: y1);
        self.canvasView!.transform =  CGAffineTransform.identity.rotated(by: self.gestureParams.rotation).scaledBy(x: self.gestureParams.scale, y: self.gestureParams.scale);
    }

    private func translate(x: CGFloat, y: CGFloat) {
        self.canvasView!.center = CGPoint(x: self.canvasView!.center.x + x, y: self.canvasView!.center.y + y);
    }
}

// MARK: - UIGestureRecognizerDelegate
extension CanvasContentView: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        // 各手势之间要并发进行
        return true;
    }
    
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if (gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UIRotationGestureRecognizer || gestureRecognizer is UIPinchGestureRecognizer) && otherGestureRecognizer is UITapGestureRecognizer {
            // 移动、旋转、缩放时要避免双指点击触发
            if otherGestureRecognizer.numberOfTouches == 3 {
                // 三指点击时用户意图明显，因此要优先触发
                return false;
            }
            return true;
        }
        return false;
    }
}

// MARK: - Gestures
extension CanvasContentView {
    @objc func gestureRecognizer(gesture: UIGestureRecognizer) {
        if self.canvasView != nil {
            switch gesture {
            case is UIPinchGestureRecognizer:
                let pinchGesture = gesture as! UIPinchGestureRecognizer;
                if pinchGesture.state == .began || pinchGesture.state == .changed {
                    // 计算缩放的中心点和缩放比例，每次缩放的比例需要累计
                    var center = pinchGesture.location(in: self);
                    if pinchGesture.numberOfTouches == 2 {
                        let center0 = pinchGesture.location(ofTouch: 0, in: self);
                        let center1 = pinchGesture.location(ofTouch: 1, in: self);
                        center = CGPoint(x: (center0.x + center1.x)/2, y: (center0.y + center1.y)/2);
                    }
                    self.scaleAt(center: center, scale: pinchGesture.scale);
                    pinchGesture.scale = 1;
                    self.delegate?.canvasContentView(self, scale: self.gestureParams.scale);
                }
                break;
            case is UIPanGestureRecognizer:
                let panGesture = gesture as! UIPanGestureRecognizer;
                let location = panGesture.location(in: self);
                if  panGesture.state == .began {
                    // 记录开始位置
                    self.gestureParams.from = location;
                    self.gestureParams.lastTouchs = gesture.numberOfTouches;
                }else if panGesture.state == .changed {
                    if self.gestureParams.lastTouchs != panGesture.numberOfTouches {
                        self.gestureParams.from = location;
                    }
                    // 计算偏移量
                    self.gestureParams.lastTouchs = panGesture.numberOfTouches;
                    let x = location.x - self.gestureParams.from.x;
                    let y = location.y - self.gestureParams.from.y;
                    self.gestureParams.from = location;
                    self.translate(x: x, y: y);
                    self.delegate?.canvasContentView(self, x: x, y: y);
                }
                break;
            case is UIRotationGestureRecognizer:
                let rotatioGesture = gesture as! UIRotationGestureRecognizer;
                if rotatioGesture.state == .began || rotatioGesture.state == .changed {
                    // 计算旋转的中心点和旋转角度，每次旋转的角度需要累计
                    var center = rotatioGesture.location(in: self);
                    if rotatioGesture.numberOfTouches == 2 {
                        let center0 = rotatioGesture.location(ofTouch: 0, in: self);
                        let center1 = rotatioGesture.location(ofTouch: 1, in: self);
                        center = CGPoint(x: (center0.x + center1.x)/2, y: (center0.y + center1.y)/2);
                    }
                    self.rotateAt(center: center, rotation: rotatioGesture.rotation);
                    rotatioGesture.rotation = 0;
                    self.delegate?.canvasContentView(self, rotation: self.gestureParams.rotation);
                }
                break;
            case is UITapGestureRecognizer:
                let tapGesture = gesture as! UITapGestureRecognizer;
                if tapGesture.numberOfTouches == 2 {
                    self.delegate?.canvasContentView(self, tapTouches: 2);
                }else if tapGesture.numberOfTouches == 3 {
                    self.delegate?.canvasContentView(self, tapTouches: 3);
                }
                break;
            default:
                break;
            }
        }
    }
}

// The screen: a container as large as the window, and a sheet of paper in its middle.
var taps: [Int] = []
class Listener: CanvasContentViewDelegate {
  func canvasContentView(_ contentView: CanvasContentView, scale: CGFloat) {}
  func canvasContentView(_ contentView: CanvasContentView, rotation: CGFloat) {}
  func canvasContentView(_ contentView: CanvasContentView, x: CGFloat, y: CGFloat) {}
  func canvasContentView(_ contentView: CanvasContentView, tapTouches: Int) {
    taps.append(tapTouches)
    print("   \(tapTouches) fingers tap:", tapTouches == 2 ? "undo" : "redo")
  }
}
let content = CanvasContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
window.addSubview(content)
content.delegate = Listener()
let paper = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))

/// The paper as at the start; setting 'canvasView' calls its observer, which centers it.
func startOver() {
  gestureParams = GestureParams()
  content.canvasView = paper
}
startOver()
print("1. The observer puts the paper in the middle:", paper.center)
assert(paper.center == CGPoint(x: 160, y: 240))

// 2. Taps. The delegate lets a tap of two fingers wait until pan, pinch and rotation have failed; a tap of
// three does not wait, so that it counts although the fingers tremble.
print("2. Taps")
tap(at: (160, 140), fingers: 2)
tap(at: (160, 140), fingers: 3)
assert(taps == [2, 3])
func tremble(_ places: [CGPoint]) {
  fingers(from: places, to: places.map { $0 + vector(3, 4) }, steps: 4)
}
print("   two fingers tremble by 5 points as they tap, then three:")
tremble([(120, 140), (200, 140)])
tremble([(120, 140), (160, 140), (200, 140)])
assert(taps == [2, 3, 3], "two fingers moved the paper, three tapped")

/// How far what lay under the fingers, at 'place', slides away while they do something there.
func slide(of place: CGPoint, _ gesture: () -> Void) -> CGVector {
  let drawn = paper.convert(place, from: content)
  gesture()
  return paper.convert(drawn, to: content) - place
}

// 3. Scaling about the fingers is right, also where the scale is held between its minimum and maximum.
print("3. What lies under the fingers slides, when they")
let place = CGPoint(x: 120, y: 200)
func tryPinch(_ name: String, _ distance: CGFloat) {
  startOver()
  let slid = slide(of: place) { pinch(at: place, from: 100, to: distance, steps: 8) }
  print(
    String(format: "   %@: by (%.2f, %.2f), and the scale is", name, slid.dx, slid.dy),
    gestureParams.scale)
  assert(slid ≈ .zero, "the point under the fingers stays")
}
tryPinch("spread to 1.5", 150)
tryPinch("spread to 5", 500)
tryPinch("close to a tenth", 10)

// 4. Turning slips: rotateAt mirrors the y of its center, so that the paper turns about another point,
// 480 − 2y away. What lay under the fingers slides by 2·sin(θ/2)·|480 − 2y|; in the middle of the screen,
// where one tries it out first, nothing is to be seen.
func tryTwist(_ y: CGFloat, _ angle: Angle) -> CGFloat {
  startOver()
  let middle = CGPoint(x: 160, y: y)
  let slid = slide(of: middle) { twist(at: middle, by: angle, radius: 60, steps: 9) }
  let distance = hypot(slid.dx, slid.dy)
  print(
    String(
      format: "   turn by %@ at y = %.0f: by (%.2f, %.2f), %.2f points",
      "\(angle)", y, slid.dx, slid.dy, distance))
  return distance
}
print("4. And when they")
for (y, angle) in [[240, 30°], [200, 30°], [140, 30°], [140, 90°]] {
  assert(
    tryTwist(y, angle) ≈ 2 * sin(angle / 2) * abs(480 - 2 * y), "it turns about the mirrored point")
}

// 5. The repair: y as it is.
func rotateRightly(center: CGPoint, rotation: CGFloat) {
  gestureParams.rotation = gestureParams.rotation + rotation
  let x1 = canvasView!.center.x
  let y1 = canvasView!.center.y
  let x = (x1 - center.x) * cos(rotation) - (y1 - center.y) * sin(rotation) + center.x
  let y = (y1 - center.y) * cos(rotation) + (x1 - center.x) * sin(rotation) + center.y
  canvasView!.center = CGPoint(x: x, y: y)
  canvasView!.transform = CGAffineTransform.identity.rotated(by: gestureParams.rotation).scaledBy(
    x: gestureParams.scale, y: gestureParams.scale)
}
func turned(_ gesture: UIRotationGestureRecognizer) {
  if gesture.state == .began || gesture.state == .changed {
    rotateRightly(center: gesture.location(in: content), rotation: gesture.rotation)
    gesture.rotation = 0
  }
}
let rotationGesture = content.gestureRecognizers!.last!
rotationGesture.removeTarget(self, action: nil)
rotationGesture.addTarget(self, action: #selector(turned(_:)))
print("5. With y as it is, what lies under the fingers slides, when they")
for (y, angle) in [[140, 30°], [140, 90°], [80, 200°]] {
  assert(tryTwist(y, angle) ≈ 0, "the point under the fingers stays")
}

// 6. All at once: the delegate lets pinch and rotation go on together, and the point still stays.
startOver()
let slid = slide(of: place) {
  let (from, to) = [vector(50, 0), vector(65, 0) * R(40°)]
  fingers(from: [place - from, place + from], to: [place - to, place + to], steps: 12)
}
print("6. Two fingers spread by 1.3 and turn by 40° at once. The paper does:")
print("   \(paper.transform.kind);")
print(String(format: "   what lies under them slides by (%.2f, %.2f)", slid.dx, slid.dy))
assert(slid ≈ .zero, "the point under the fingers stays")
assert(paper.transform ≈ S(1.3) * R(40°), "both recognizers act")

// 7. Moving: the first event only notes where the fingers are, so that its step is lost.
startOver()
let before = paper.center
fingers(from: [(120, 200), (200, 200)], to: [(150, 220), (230, 220)], steps: 5)
print("7. Two fingers move by (30, 20) in five events, the paper by", paper.center - before)
assert(paper.center - before ≈ vector(24, 16), "four steps of five")
func dragged(_ gesture: UIPanGestureRecognizer) {
  let translation = gesture.translation(in: content)
  translate(x: translation.x, y: translation.y)
  gesture.setTranslation(.zero, in: content)
}
let panGesture = content.gestureRecognizers![3]
panGesture.removeTarget(self, action: nil)
panGesture.addTarget(self, action: #selector(dragged(_:)))
startOver()
fingers(from: [(120, 200), (200, 200)], to: [(150, 220), (230, 220)], steps: 5)
print("   and with translation(in:), which counts all of them, by", paper.center - before)
assert(paper.center - before ≈ vector(30, 20))

// The picture: two fingers turn the paper about the point between them.
startOver()
plot(twist(at: place, by: 40°, radius: 60, steps: 12))
