extension Library {
  /// What is called again and again, on the virtual clock.
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
      class CADisplayLink {
        var timestamp: TimeInterval = 0
        var targetTimestamp: TimeInterval = 0
        var duration: TimeInterval = 1 / 60
        var isPaused = false
        var paused: Bool { get { isPaused } set { isPaused = newValue } }
        var preferredFramesPerSecond = 0
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
        func waitForFrame() {
          DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
            if !self.isRunning { return }
            self.timestamp = DispatchTime.now()
            self.targetTimestamp = self.timestamp + self.duration
            if !self.isPaused { self.onFrame(self) }
            if self.isRunning { self.waitForFrame() }
          }
        }
        func invalidate() { isRunning = false }
      }
      """)
}
