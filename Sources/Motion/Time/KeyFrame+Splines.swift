/// `CAAnimationCalculationMode.cubic`: a curve through the values.
extension KeyFrame {
  /// The parts of the Catmull-Rom spline that passes through values at times [D].
  ///
  /// The slope at a value is half the way from the one before it to the one behind it. Not published, and inferred
  /// here [?]: that the times do not count in it, and that the first and the last value stand twice. Nil for values that
  /// do not go number by number.
  public static func spline(through values: [AnimatedValue], at times: [Double]) -> [KeyFrame]? {
    var frames: [KeyFrame] = []
    for index in values.indices.dropLast() {
      var frame = KeyFrame(
        times[index], times[index + 1], from: values[index], to: values[index + 1])
      guard let first = slope(at: index, of: values), let second = slope(at: index + 1, of: values)
      else { return nil }
      frame.slopes = [first, second]
      frames.append(frame)
    }
    return frames.isEmpty ? values.map { KeyFrame(0, 1, from: $0, to: $0) } : frames
  }

  /// The spline through the values of key frames, each of which begins where the one before it ends or waits; nil for
  /// values that do not go number by number.
  public static func spline(along frames: [KeyFrame]) -> [KeyFrame]? {
    guard let first = frames.first else { return frames }
    var (values, times) = ([first.from], [first.start])
    for frame in frames {
      if frame.start > times[times.count - 1] {
        values.append(frame.from)
        times.append(frame.start)
      }
      values.append(frame.to)
      times.append(frame.end)
    }
    return spline(through: values, at: times)
  }

  /// The same straight ways at one speed.
  public static func evenly(_ frames: [KeyFrame]) -> [KeyFrame] {
    let whole = frames.reduce(0) { $0 + $1.from.distance(to: $1.to) }
    guard whole > 0 else { return frames }
    var time = 0.0
    return frames.map { frame in
      var even = frame
      (even.start, time) = (time, min(1, time + frame.from.distance(to: frame.to) / whole))
      even.end = time
      return even
    }
  }

  private static func slope(at index: Int, of values: [AnimatedValue]) -> AnimatedValue? {
    if case .transform = values[index] { return nil }
    let (before, behind) = (max(index - 1, 0), min(index + 1, values.count - 1))
    return values[behind].subtracting(values[before])?.times(0.5)
  }

  /// The same way at an even speed: straight pieces so short that they follow it.
  public static func paced(_ frames: [KeyFrame]) -> [KeyFrame] {
    let values = frames.flatMap { frame in
      (0..<64).compactMap { frame.splined(at: Double($0) / 64) }
    }
    let all = values + frames.suffix(1).map(\.to)
    let steps = zip(all, all.dropFirst()).map { $0.distance(to: $1) }
    let whole = steps.reduce(0, +)
    guard whole > 0 else { return frames }
    var time = 0.0
    return steps.indices.map { index in
      let begin = time
      time = index == steps.count - 1 ? 1 : time + steps[index] / whole
      return KeyFrame(begin, time, from: all[index], to: all[index + 1])
    }
  }

  /// Hermite's cubic between two values with their slopes.
  func splined(at t: Double) -> AnimatedValue? {
    guard slopes.count == 2, t != 0 else { return t == 0 ? from : nil }
    if t == 1 { return to }
    let weights = [
      (from, (2 * t - 3) * t * t + 1), (slopes[0], ((t - 2) * t + 1) * t),
      (to, (3 - 2 * t) * t * t), (slopes[1], (t - 1) * t * t),
    ]
    let parts = weights.compactMap { $0.0.times($0.1) }
    return parts.dropFirst().reduce(parts.first) { sum, part in sum?.adding(part) }
  }
}
