internal import Geometry
internal import Motion

/// What a `CAKeyframeAnimation` goes through.
extension Evaluator {
  /// The course of a `CAKeyframeAnimation`.
  func frames(of object: AnimationObject, _ property: LayerProperty) throws(Fault)
    -> Change.Course
  {
    if let value = object.settings["path"], case .path = value {
      return try frames(of: object, along: try path(value, 0), property)
    }
    var values: [AnimatedValue] = []
    for value in object.list("values") {
      values.append(try animated(value.inForm(of: property), property, "values"))
    }
    guard !values.isEmpty else { throw .problem(.nothingAnimated("no values")) }
    let mode = object.settings["calculationMode"].flatMap { CalculationMode($0) } ?? .linear
    if mode.isCubic { return .frames(try splined(object, values, mode, property)) }
    let times = try times(object.list("keyTimes"), values, mode)
    if mode == .discrete { return .frames(jumps(to: values, at: times)) }
    let curves = object.timingFunctions
    return .frames(
      values.indices.dropFirst().map { index in
        KeyFrame(
          times[index - 1], times[index], from: values[index - 1], to: values[index],
          curve: index - 1 < curves.count ? curves[index - 1] : .cubic(.linear))
      } + (values.count == 1 ? [KeyFrame(0, 1, from: values[0], to: values[0])] : []))
  }

  /// The course of a point along a path, of whose pieces each is a key frame.
  ///
  /// Linear, each piece takes the same time, or what the key times say; paced, the time that its length needs.
  ///
  /// Source: Apple's documentation of `CAKeyframeAnimation.path`: the end of each line or curve is a key value, what
  /// lies between is interpolated, and moves give none. That the way along a curve goes evenly in its parameter, and
  /// that what closes a part counts only where it has a length, is inferred [?].
  private func frames(
    of object: AnimationObject, along path: Path, _ property: LayerProperty
  ) throws(Fault) -> Change.Course {
    let tracks = path.curves
    guard let start = tracks.first?.start else { throw .problem(.nothingAnimated("no values")) }
    let values = ([start] + tracks.map(\.end)).map(AnimatedValue.point)
    guard values[0].hasForm(of: property.zero) else {
      throw .problem(misfit(.point(start), property, "path"))
    }
    let mode = object.settings["calculationMode"].flatMap { CalculationMode($0) } ?? .linear
    // The path is the curve.
    if mode == .paced || mode == .cubicPaced { return .frames(paced(tracks)) }
    let times = try times(object.list("keyTimes"), values, mode)
    if mode == .discrete { return .frames(jumps(to: values, at: times)) }
    let curves = object.timingFunctions
    return .frames(
      tracks.indices.map { index in
        var frame = KeyFrame(
          times[index], times[index + 1], from: .point(tracks[index].start),
          to: .point(tracks[index].end))
        if index < curves.count { frame.curve = curves[index] }
        if !tracks[index].isLine { frame.track = tracks[index] }
        return frame
      })
  }

  /// The spline through the values, at the key times or, paced, at an even speed along it.
  private func splined(
    _ object: AnimationObject, _ values: [AnimatedValue], _ mode: CalculationMode,
    _ property: LayerProperty
  ) throws(Fault) -> [KeyFrame] {
    for name in ["tensionValues", "continuityValues", "biasValues"]
    where object.list(name).contains(where: { Double($0) != 0 }) {
      throw .problem(.notSupported(.shapedSpline(name)))
    }
    let times = try times(object.list("keyTimes"), values, mode == .cubic ? mode : .linear)
    guard var frames = KeyFrame.spline(through: values, at: times) else {
      throw .problem(.notSupported(.splineOfTransforms(property.key)))
    }
    if mode == .cubicPaced { return KeyFrame.paced(frames) }
    let curves = object.timingFunctions
    for index in frames.indices where index < curves.count { frames[index].curve = curves[index] }
    return frames
  }

  private func jumps(to values: [AnimatedValue], at times: [Double]) -> [KeyFrame] {
    zip(values, times).map { value, time in KeyFrame(time, time, from: value, to: value) }
  }

  /// Straight pieces so short that an even speed along each is one along the curves.
  private func paced(_ tracks: [BezierCurve]) -> [KeyFrame] {
    let pieces = tracks.flatMap { track in
      let points = track.points(64).map(AnimatedValue.point)
      return zip(points, points.dropFirst()).map { (from: $0, to: $1) }
    }
    let whole = pieces.reduce(0) { $0 + $1.from.distance(to: $1.to) }
    var time = 0.0
    return pieces.enumerated().map { index, piece in
      let begin = time
      let share = whole > 0 ? piece.from.distance(to: piece.to) / whole : 0
      time = index == pieces.count - 1 ? 1 : time + share
      return KeyFrame(begin, time, from: piece.from, to: piece.to)
    }
  }

  /// When each value is reached: as given, or evenly; paced, at an even speed.
  private func times(_ given: [Value], _ values: [AnimatedValue], _ mode: CalculationMode)
    throws(Fault) -> [Double]
  {
    let last = Double(max(1, mode == .discrete ? values.count : values.count - 1))
    if mode == .paced {
      let steps = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
      let whole = steps.reduce(0, +)
      if whole > 0 {
        return steps.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / whole) }
      }
    }
    guard !given.isEmpty, mode != .paced else { return values.indices.map { Double($0) / last } }
    var times: [Double] = []
    for value in given {
      let time = try Double.from(value, 0)
      guard (0...1).contains(time), time >= times.last ?? 0 else {
        throw .problem(
          .impossibleTime(
            "a key time", sourceText(value), "times from 0 to 1, none before the one to its left"))
      }
      times.append(time)
    }
    guard times.count >= values.count else {
      throw .problem(.nothingAnimated("\(values.count) values and \(times.count) key times"))
    }
    return times
  }
}

extension AnimationObject {
  fileprivate var timingFunctions: [TimingCurve] {
    list("timingFunctions").map { TimingCurve($0) ?? .cubic(.linear) }
  }
}
