import Foundation
import Language
import TestSupport
import Testing

/// The programs of `lessons/programs`: they run, show what their headers show, and answer rightly when
/// they go on with other numbers, which are worked out here.
@Suite struct LessonProgramTests {
  @Test func allFive() throws {
    let names = try LessonProgram.all().map { $0.testDescription.prefix(3) }
    #expect(names == ["000", "001", "002", "003", "004"])
  }

  /// The header's picture is the last one; no warning comes twice at one place; what is printed fits.
  @Test(arguments: try LessonProgram.all())
  func shows(_ program: LessonProgram) throws {
    let replay = Replay(program)
    #expect(replay.status == .done)
    let pictures = replay.events.filter { $0.kind == .picture }.map(\.text.plain)
    let last = try #require(pictures.last).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if ProcessInfo.processInfo.environment["PIVOT_RECORD"] == "1", program.picture != last {
      let source = program.source(showing: last)
      try source.write(to: program.url, atomically: true, encoding: .utf8)
    }
    #expect(program.picture == last)
    let warnings = replay.events.filter { $0.kind == .diagnostic }.map(\.text.plain)
    #expect(Set(warnings).count == warnings.count)
    let wide = replay.events.filter { $0.kind != .diagnostic }
      .flatMap { $0.text.plain.split(separator: "\n") }.filter { $0.count > 80 }
    #expect(wide.isEmpty)
  }

  // MARK: 000

  /// The gap r to the finger becomes r − r·L with each event, the lift included; L turns and scales.
  @Test(arguments: [(0.0, 1.0), (20, 1), (30, 0.5), (60, 1), (90, 1), (-75, 1.3), (180, 0.7)])
  func panOfATurnedView(degrees: Double, scale: Double) throws {
    var replay = try Replay("000")
    let (turn, steps) = (degrees * .pi / 180, 7)
    let (a, b) = (scale * cos(turn), scale * sin(turn))
    var moved = (x: 0.0, y: 0.0)
    for event in 1...(steps + 1) {
      let part = Double(min(event, steps)) / Double(steps)
      let gap = (x: -35 * part - moved.x, y: 14 * part - moved.y)
      moved.x += a * gap.x - b * gap.y
      moved.y += b * gap.x + a * gap.y
    }
    let numbers = try replay.numbers(
      """
      startOverFromHome()
      pan.removeTarget(self, action: nil)
      pan.addTarget(self, action: #selector(moveImageView(_:)))
      creationImageView.transform = S(\(scale)) * R(\(degrees)°)
      drag(from: home, to: home + vector(-35, 14), steps: \(steps))
      print(moved().dx, moved().dy)
      """)
    expect(numbers, [moved.x, moved.y])
  }

  /// The number that the program itself shows: (−63, 99) after ten events, and one more at the lift.
  @Test func runsAway() throws {
    let printed = try Replay("000").events.map(\.text.plain)
    #expect(printed.contains { $0.contains("turned by 90°: by (36.00, 192.00)") })
  }

  // MARK: 001

  /// A pinch to q in n events multiplies by 1 + (q − 1)/n each time; repaired, it comes to q.
  @Test(arguments: [(2.0, 10), (2, 4), (3, 25), (0.5, 8), (1.5, 1)])
  func pinchOfDifferences(ratio: Double, steps: Int) throws {
    var product = 1.0
    for _ in 1...steps { product *= 1 + (ratio - 1) / Double(steps) }
    var replay = try Replay("001")
    let numbers = try replay.numbers(
      """
      [self startOver];
      pinch(at: middle, from: 60, to: \(60 * ratio), steps: \(steps))
      print(photoImage.transform.a, photoImage.transform.d)
      [self startOver];
      [pinching removeTarget:self action:NULL];
      [pinching addTarget:self action:@selector(scale:)];
      pinch(at: middle, from: 60, to: \(60 * ratio), steps: \(steps))
      print(photoImage.transform.a, photoImage.transform.d)
      """)
    expect(numbers, [ratio, ratio, product, product])
  }

  @Test func tenSteps() throws {
    // 1.1^10, digit by digit: 1.21, 1.4641, 2.14358881, times 1.21.
    #expect(abs(2.143_588_81 * 1.21 - 2.593_742) < 1e-6)
    let printed = try Replay("001").events.map(\.text.plain)
    #expect(printed.contains { $0.contains("10   2.593742") })
  }

  /// After a cancelled twist by t the seed's next one begins at −t; the marquee is |cos| + |sin| wide.
  @Test(arguments: [(20.0, 10.0), (-35, 50), (70, -15)])
  func cancelledTwist(first: Double, second: Double) throws {
    var replay = try Replay("001")
    let numbers = try replay.numbers(
      """
      [self startOver];
      [turning removeTarget:self action:NULL];
      [turning addTarget:self action:@selector(rotate:)];
      _lastRotation = 0
      fingers(from: [self fingersAt:0], to: [self fingersAt:\(first)], steps: 1, lifts: false)
      cancel()
      twist(at: middle, by: \(second)°, radius: 60, steps: 3)
      print([self turnedBy], [self marqueeOnScreen].size.width)
      """)
    let turn = second * .pi / 180
    expect(numbers, [second, 200 * (abs(cos(turn)) + abs(sin(turn)))])
  }

  // MARK: 002

  /// The measured center lands exactly on the target, whatever the rotation and the scale.
  @Test func centerLandsOnTarget() throws {
    var replay = try Replay("002")
    var random = SplitMix64(seed: 20_250_303)
    for _ in 0..<200 {
      let x = Double.random(in: -300...600, using: &random)
      let y = Double.random(in: -300...800, using: &random)
      let angle = Double.random(in: -360...360, using: &random)
      let scale = Double.random(in: 0.01...20, using: &random)
      let numbers = try replay.numbers(
        """
        let tried = TargetView(target: CGPoint(x: \(x), y: \(y)), angle: \(angle), scale: \(scale)).body.body
        print(tried.center.x, tried.center.y, tried.corners[0].x, tried.corners[0].y)
        let slid = OffsetView(offsetX: \(x), offsetY: \(y), angle: \(angle), scale: \(scale)).body.body
        print(slid.center.x, slid.center.y)
        """)
      // The top left corner of 120 × 40 is (−60, −20) from the center.
      let (a, b) = (scale * cos(angle * .pi / 180), scale * sin(angle * .pi / 180))
      let corner = (x: x - 60 * a + 20 * b, y: y - 60 * b - 20 * a)
      expect(numbers, [x, y, corner.x, corner.y, 160 + x, 240 + y])
    }
  }

  // MARK: 003

  /// Both labels follow easeOut; the seed's overlap by h/40, the repaired ones share an edge.
  @Test(arguments: [(40.0, 0.1), (70, 0.2), (24, 0.33), (120, 0.49)])
  func cubeSides(height: Double, time: Double) throws {
    var replay = try Replay("003")
    let numbers = try replay.numbers(
      """
      let stage = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      view.addSubview(stage)
      let first = UILabel(frame: CGRect(x: 10, y: 90, width: 150, height: \(height)))
      let second = UILabel(frame: CGRect(x: 10, y: 90, width: 150, height: \(height)))
      stage.addSubview(first)
      cubeTrasition(label: first, toText: "there")
      let opening = coming(on: stage)
      stage.addSubview(second)
      turn(label: second, toText: "here")
      let unfolding = coming(on: stage)
      advance(\(time))
      print(shown(opening).height, shown(first).height, shown(opening).maxY - shown(first).minY)
      print(shown(unfolding).height, shown(second).height, shown(unfolding).maxY - shown(second).minY)
      """)
    let part = easeOut(time / 0.5)
    let (new, old) = (height * (0.05 + 0.95 * part), height * (1 - 0.95 * part))
    expect(numbers, [new, old, height / 40, new, old, 0])
  }

  /// The Bézier from (0, 0) by (0, 0) and (0.58, 1) to (1, 1), solved by halving.
  private func easeOut(_ time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      let x = 3 * (1 - s) * s * s * 0.58 + s * s * s
      if x < time { low = s } else { high = s }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }

  // MARK: 004

  /// What lay under the fingers is turned about the mirrored point; repaired, it stays.
  @Test func pointUnderTheFingers() throws {
    var replay = try Replay("004")
    var random = SplitMix64(seed: 480)
    for _ in 0..<20 {
      let (x, y) = (
        Double.random(in: 60...260, using: &random), Double.random(in: 60...420, using: &random)
      )
      let angle = Double.random(in: -300...300, using: &random)
      let numbers = try replay.numbers(
        """
        let spot = CGPoint(x: \(x), y: \(y))
        func slides() {
          startOver()
          let by = slide(of: spot) { twist(at: spot, by: \(angle)°, radius: 45, steps: 5) }
          print(by.dx, by.dy)
        }
        slides()
        rotationGesture.removeTarget(self, action: nil)
        rotationGesture.addTarget(self, action: #selector(gestureRecognizer(gesture:)))
        slides()
        rotationGesture.removeTarget(self, action: nil)
        rotationGesture.addTarget(self, action: #selector(turned(_:)))
        """)
      let (cosine, sine) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
      let far = 2 * y - 480
      expect(numbers, [0, 0, -far * sine, far * cosine - far])
    }
  }

  /// Scales multiply and are held between 0.5 and 3; the point under the fingers stays throughout.
  @Test func scaleIsHeld() throws {
    var replay = try Replay("004")
    var random = SplitMix64(seed: 3)
    _ = try replay.numbers("startOver()")
    var scale = 1.0
    for _ in 0..<30 {
      let ratio = Double.random(in: 0.4...2.5, using: &random)
      let x = Double.random(in: 60...260, using: &random)
      // In one event, so that nothing is held on the way.
      let numbers = try replay.numbers(
        """
        let by = slide(of: CGPoint(x: \(x), y: 200)) {
          pinch(at: CGPoint(x: \(x), y: 200), from: 80, to: \(80 * ratio), steps: 1)
        }
        print(by.dx, by.dy, gestureParams.scale, paper.transform.a)
        """)
      scale = min(max(0.5, scale * ratio), 3)
      expect(numbers, [0, 0, scale, scale])
    }
  }

  private func expect(
    _ numbers: [Double], _ wanted: [Double], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(numbers.count == wanted.count, sourceLocation: location)
    for (number, want) in zip(numbers, wanted) {
      #expect(abs(number - want) <= 1e-9 * max(1, abs(want)), sourceLocation: location)
    }
  }
}
