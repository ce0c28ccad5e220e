#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A damped spring that is let go at 0 and comes to rest at 1.
///
/// With x the way that is left (1 at first), ω the frequency without damping and ζ the damping ratio:
/// x″ = −2ζω·x′ − ω²·x. The motion is exact; what is not known about Apple's springs stands at the
/// initializers.
public struct Spring: Hashable, Sendable {
  /// The seconds that stand for the fraction 1.
  public let duration: Double
  /// ω, in radians a second.
  public let frequency: Double
  /// ζ: below 1 it swings past the end, from 1 on it does not.
  public let dampingRatio: Double
  /// How fast it moves at first, in whole ways a second.
  ///
  /// Where the velocity is a vector, this is its part along x.
  public let initialVelocity: Double
  /// The part along y of a velocity that is a vector; nil where it is a number.
  public private(set) var velocityAlongY: Double?
  /// Whether its numbers say how long it takes: it was given by mass, stiffness and damping.
  public let isPhysical: Bool

  /// The spring of `UIView.animate(…usingSpringWithDamping:initialSpringVelocity:…)`.
  ///
  /// Known [D]: a damping of 1 does not swing; a velocity of 1 is the whole way in a second; the
  /// animation takes `duration`. Which ω Apple takes is not published: this one makes `duration` its
  /// ``settlingDuration``, an inference [?]. Nil unless all are finite, the damping is above 0 and the
  /// duration above 0.
  public init?(dampingRatio: Double, initialVelocity: Double, duration: Double) {
    guard dampingRatio > 0, dampingRatio.isFinite, initialVelocity.isFinite, duration > 0,
      duration.isFinite
    else { return nil }
    self.init(
      duration: duration,
      frequency: Spring.settling(dampingRatio, initialVelocity * duration) / duration,
      dampingRatio: dampingRatio, initialVelocity: initialVelocity, isPhysical: false)
  }

  /// The spring of `CASpringAnimation` [D]: ω = √(stiffness / mass), ζ = damping / (2√(stiffness·mass)).
  ///
  /// Nil unless mass, stiffness and duration are above 0, the damping is not below 0, and all are finite.
  public init?(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, duration: Double
  ) {
    guard mass > 0, stiffness > 0, damping >= 0, duration > 0 else { return nil }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    guard (frequency + ratio + initialVelocity + duration).isFinite else { return nil }
    self.init(
      duration: duration, frequency: frequency, dampingRatio: ratio,
      initialVelocity: initialVelocity, isPhysical: true)
  }

  /// The spring of a perceptual duration and a bounce, over the time until it is at rest.
  ///
  /// Mass 1, ω = 2π / duration, ζ = 1 − bounce for a bounce from 0 to 1 and 1 / (1 + bounce) from −1 to 0: so
  /// stiffness = (2π / duration)² and damping = 4π·ζ / duration. SwiftUI's interface holds these formulas as source that
  /// is compiled into apps (`springDampingFraction(bounce:)`), and its page on `Spring` the numbers 157.9 and 17.6 of 0.5
  /// and 0.3 [D]. That UIKit and Core Animation take the same, and that the animation is over once it has settled, is
  /// an inference [?].
  ///
  /// Nil unless all are finite, the duration is above 0 and the bounce above −1 and below 1, where it never rests.
  public init?(perceptualDuration: Double, bounce: Double, initialVelocity: Double) {
    guard perceptualDuration > 0, bounce > -1, bounce < 1 else { return nil }
    let frequency = 2 * Double.pi / perceptualDuration
    self.init(
      resting: 1, stiffness: frequency * frequency,
      damping: 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce),
      initialVelocity: initialVelocity)
  }

  /// The spring that its numbers describe, over the time until it is at rest; nil where it never is.
  public init?(resting mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let lasting = { (seconds: Double) in
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        duration: seconds)
    }
    guard let rest = lasting(1)?.settlingDuration, let spring = lasting(rest) else { return nil }
    self = spring
  }

  private init(
    duration: Double, frequency: Double, dampingRatio: Double, initialVelocity: Double,
    isPhysical: Bool
  ) {
    self.isPhysical = isPhysical
    self.duration = duration
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// The same spring with a velocity that is a vector; one of no length is a number.
  public func movingAlongY(by velocity: Double?) -> Spring {
    var spring = self
    spring.velocityAlongY = initialVelocity == 0 && velocity == 0 ? nil : velocity
    return spring
  }

  /// The spring of one of its axes; without one, of what is a number alone, for which the length of the velocity
  /// counts [D: the page on `UISpringTimingParameters`].
  func along(_ axis: Animator.Axis?) -> Spring {
    guard let velocityAlongY else { return self }
    let velocity =
      switch axis {
      case .x: initialVelocity
      case .y: velocityAlongY
      case nil:
        (initialVelocity * initialVelocity + velocityAlongY * velocityAlongY).squareRoot()
      }
    return Spring(
      duration: duration, frequency: frequency, dampingRatio: dampingRatio,
      initialVelocity: velocity, isPhysical: isPhysical)
  }

  /// Its stiffness, with a mass of 1.
  public var stiffness: Double { frequency * frequency }
  /// Its damping, with a mass of 1.
  public var damping: Double { 2 * dampingRatio * frequency }

  /// How long it seems to take: a period without damping, whatever the damping [?] where it is above the critical one.
  public var perceptualDuration: Double { 2 * Double.pi / frequency }
  /// How much it bounces: from −1, fully damped, by 0, where it just does not swing, to 1, undamped.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The same spring over another time: one of numbers of its own keeps how it swings, others are fitted to it.
  ///
  /// Nil where no spring fits.
  public func lasting(_ seconds: Double) -> Spring? {
    let spring =
      isPhysical
      ? Spring(
        mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
        initialVelocity: initialVelocity, duration: seconds)
      : Spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity, duration: seconds)
    return spring?.movingAlongY(by: velocityAlongY)
  }

  /// The progress at a fraction of the duration, which is clamped to 0…1.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    return 1 - wayLeft(after: min(fraction, 1) * duration)
  }

  /// The seconds until it stays within a thousandth of the way from its end.
  ///
  /// What `CASpringAnimation.settlingDuration` counts as settled is not published. This envelope, the
  /// sum of what sine and cosine reach, gives what Apple's page says [D]: with mass 1 and stiffness 100,
  /// 2.85 s for a damping of 5 and just over 1 s for 15; and the 1.4727003 s that its default, a damping
  /// of 10, is known to give. From a damping ratio of 1 on it is an inference [?].
  public var settlingDuration: Double {
    guard dampingRatio > 0 else { return .infinity }
    var (low, high) = (0.0, 1 / frequency)
    while envelope(after: high) > 0.001, high.isFinite { (low, high) = (high, high * 2) }
    return bisected(low, high) { envelope(after: $0) > 0.001 }
  }

  private func wayLeft(after time: Double) -> Double {
    let decay = dampingRatio * frequency
    let push = decay - initialVelocity
    let swing = dampingRatio * dampingRatio - 1
    if abs(swing) < 1e-12 { return exp(-decay * time) * (1 + push * time) }
    let rate = frequency * abs(swing).squareRoot()
    if swing < 0 {
      return exp(-decay * time) * (cos(rate * time) + push / rate * sin(rate * time))
    }
    // Two decays, each with its own factor: cosh and sinh would overflow where the sum does not.
    let (slow, fast) = (rate - decay, -rate - decay)
    return ((1 + push / rate) * exp(slow * time) + (1 - push / rate) * exp(fast * time)) / 2
  }

  /// What the way that is left never exceeds from then on.
  private func envelope(after time: Double) -> Double {
    let decay = dampingRatio * frequency
    let push = decay - initialVelocity
    let swing = dampingRatio * dampingRatio - 1
    if abs(swing) < 1e-12 { return exp(-decay * time) * (1 + abs(push) * time) }
    let rate = frequency * abs(swing).squareRoot()
    if swing < 0 { return exp(-decay * time) * (1 + abs(push / rate)) }
    return exp((rate - decay) * time) * (1 + abs(push / rate))
  }

  /// The ω with which a spring of one second has settled just at its end.
  private static func settling(_ dampingRatio: Double, _ velocity: Double) -> Double {
    let moves = { (frequency: Double) in
      Spring(
        duration: 1, frequency: frequency, dampingRatio: dampingRatio, initialVelocity: velocity,
        isPhysical: false
      ).envelope(after: 1) > 0.001
    }
    var high = 1.0
    while moves(high), high < 1e9 { high *= 2 }
    return bisected(0, high, moves)
  }
}

/// The number at which a condition that holds at `low` ends before `high`.
private func bisected(_ low: Double, _ high: Double, _ holds: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<80 {
    let middle = (low + high) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}
