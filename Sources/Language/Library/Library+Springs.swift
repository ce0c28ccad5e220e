extension Library {
  /// `Spring` of SwiftUI: one spring in several measures, and how far it has come.
  ///
  /// Its formulas stand in SwiftUI's interface as source that is compiled into apps, and its page gives 157.9 and 17.6 for
  /// a duration of 0.5 and a bounce of 0.3, and 0.63 and 0.5 for a stiffness of 100 and a damping of 10 [D]. A damping
  /// above the critical one is that one unless `allowOverDamping` says otherwise, as the name of the parameter says [?].
  static let springs = Library(
    name: "Spring", names: ["Spring"], mark: "Spring",
    source: """
      struct Spring {
        let mass: Double
        let stiffness: Double
        let damping: Double
        init(duration: Double = 0.5, bounce: Double = 0) {
          self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
        }
        init(response: Double, dampingRatio: Double) {
          let frequency = 2 * Double.pi / response
          mass = 1
          stiffness = frequency * frequency
          damping = 2 * frequency * dampingRatio
        }
        init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
          self.mass = mass
          self.stiffness = stiffness
          self.damping = allowOverDamping ? damping : min(damping, 2 * sqrt(stiffness * mass))
        }
        static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
        static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
        static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
        var response: Double { 2 * Double.pi / sqrt(stiffness / mass) }
        var duration: Double { response }
        var dampingRatio: Double { damping / (2 * sqrt(stiffness * mass)) }
        var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
        var settlingDuration: Double {
          let animation = CASpringAnimation(keyPath: "opacity")
          animation.mass = mass
          animation.stiffness = stiffness
          animation.damping = damping
          return animation.settlingDuration
        }
        func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
          let decay = damping / (2 * mass)
          let push = decay * target - initialVelocity
          let square = stiffness / mass - decay * decay
          if abs(square) < 1e-9 { return target - exp(-decay * time) * (target + push * time) }
          let rate = sqrt(abs(square))
          if square > 0 {
            let swing = target * cos(rate * time) + push / rate * sin(rate * time)
            return target - exp(-decay * time) * swing
          }
          let slow = (target + push / rate) * exp((rate - decay) * time)
          let fast = (target - push / rate) * exp((-rate - decay) * time)
          return target - (slow + fast) / 2
        }
        func position(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
          value(target: target, initialVelocity: initialVelocity, time: time)
        }
      }
      """)
}
