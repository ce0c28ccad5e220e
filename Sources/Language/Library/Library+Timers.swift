extension Library {
  /// What is called again and again, on the virtual clock.
  ///
  /// A display link is called at each refresh of the screen, 60 in a second, or at every second, third … of them, which
  /// comes nearest to the frames that it prefers [D: CADisplayLink, `preferredFramesPerSecond`].
  static let timers = Library(
    name: "Timer",
    names: ["Timer", "CADisplayLink", "NSTimer"],
    mark: "RunLoop",
    source: """
      enum RunLoop { case main, current; enum Mode { case common, `default`, tracking } }
      extension RunLoop {
        static func mainRunLoop() -> RunLoop { .main }
        static func currentRunLoop() -> RunLoop { .current }
      }
      typealias NSRunLoop = RunLoop
      let NSRunLoopCommonModes = RunLoop.Mode.common
      let NSDefaultRunLoopMode = RunLoop.Mode.default
      let UITrackingRunLoopMode = RunLoop.Mode.tracking
      class Timer {
        var isValid = true
        var timeInterval: TimeInterval = 0
        var userInfo: Any? = nil
        @discardableResult
        static func scheduledTimer(
          withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
        ) -> Timer {
          let timer = Timer()
          timer.begin(max(interval, 0.0001), repeats, block)
          return timer
        }
        @discardableResult
        static func scheduledTimer(
          timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
          repeats: Bool
        ) -> Timer {
          let timer = Timer()
          timer.userInfo = userInfo
          timer.begin(max(interval, 0.0001), repeats) { target.perform(selector, with: $0) }
          return timer
        }
        @discardableResult
        static func scheduledTimerWithTimeInterval(
          _ interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer {
          scheduledTimer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
            repeats: repeats)
        }
        @discardableResult
        static func scheduledTimerWithTimeInterval(
          _ interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
        ) -> Timer {
          scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
        }
        func begin(_ interval: TimeInterval, _ repeats: Bool, _ block: @escaping (Timer) -> Void) {
          timeInterval = interval
          DispatchQueue.main.asyncAfter(deadline: .now() + interval) {
            if !self.isValid { return }
            if !repeats { self.isValid = false }
            block(self)
            if repeats, self.isValid { self.begin(interval, repeats, block) }
          }
        }
        func invalidate() { isValid = false }
      }
      typealias NSTimer = Timer
      struct CAFrameRateRange {
        var minimum: Float
        var maximum: Float
        var preferred: Float?
        init(minimum: Float, maximum: Float, preferred: Float? = nil) {
          self.minimum = minimum
          self.maximum = maximum
          self.preferred = preferred
        }
        static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
      }
      func CAFrameRateRangeMake(_ minimum: Float, _ maximum: Float, _ preferred: Float)
        -> CAFrameRateRange
      {
        CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
      }
      class CADisplayLink {
        var timestamp: TimeInterval = 0
        var targetTimestamp: TimeInterval = 0
        var duration: TimeInterval = 1 / 60
        var isPaused = false
        var paused: Bool { get { isPaused } set { isPaused = newValue } }
        var preferredFramesPerSecond = 0
        var preferredFrameRateRange: CAFrameRateRange = .default {
          didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
        }
        var frameInterval = 1
        var isRunning = false
        var onFrame: (CADisplayLink) -> Void = { _ in }
        init(target: Any, selector: Selector) {
          onFrame = { link in target.perform(selector, with: link) }
        }
        func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
          isRunning = true
          waitForFrame()
        }
        func addToRunLoop(_ loop: RunLoop, forMode mode: RunLoop.Mode) {
          add(to: loop, forMode: mode)
        }
        var refreshes: Int {
          if preferredFramesPerSecond <= 0 { return max(1, frameInterval) }
          let wanted = Double(preferredFramesPerSecond)
          let fewer = max(1, Int(60 / wanted))
          return abs(60 / Double(fewer + 1) - wanted) < abs(60 / Double(fewer) - wanted)
            ? fewer + 1 : fewer
        }
        func waitForFrame() {
          let step = Double(refreshes) * duration
          DispatchQueue.main.asyncAfter(deadline: .now() + step) {
            if !self.isRunning { return }
            self.timestamp = DispatchTime.now()
            self.targetTimestamp = self.timestamp + step
            if !self.isPaused { self.onFrame(self) }
            if self.isRunning { self.waitForFrame() }
          }
        }
        func invalidate() { isRunning = false }
      }
      """)
}
