import Geometry

/// A motion as SVG shows it: values at even distances of time, between which the browser goes straight.
///
/// Every value is a place that was worked out, so what is seen is the real motion and not one that
/// `animateTransform` would make up. It is played a few times with a rest after each, at most five
/// seconds in all unless one time takes longer, and then stays at its end.
struct SVGMotion {
  private let count: Int
  private let timing: String

  /// Nil where nothing moves.
  init?(frames: Int, duration: Double) {
    guard frames > 1, duration > 0 else { return nil }
    count = frames
    let pause = 1.0
    let times = min(max(nearestCell((5 / (duration + pause)).rounded(.down)), 1), 3)
    let begins = (0..<times).map { seconds(Double($0) * (duration + pause)) }
    timing =
      "begin=\"\(begins.joined(separator: ";"))\" dur=\"\(seconds(duration))\" fill=\"freeze\""
  }

  /// Writes each element once, in all its moments; one that is missing in a frame is not seen in it.
  ///
  /// Frames need not have the same elements: what a transform leaves in place has no shape before it.
  func write(_ frames: [[SVGElement?]], to writer: inout SVGWriter) {
    let frames = frames.map { SVGCast($0.compactMap { $0 }) }
    var order = frames.max { $0.order.count < $1.order.count }?.order ?? []
    var known = Set(order)
    for frame in frames { order += frame.order.filter { known.insert($0).inserted } }
    for key in order { write(moments: frames.map { $0.elements[key] }, to: &writer) }
  }

  private func write(moments: [SVGElement?], to writer: inout SVGWriter) {
    let seen = moments.compactMap { $0 }
    guard seen.count == moments.count, let last = seen.last,
      seen.allSatisfy({ $0.goesStraight(to: last) })
    else { return flip(moments, to: &writer) }
    writer.write(last, within: last.geometry.indices.compactMap { animation(of: $0, seen) })
  }

  /// An attribute at all times; nil where it stays the same.
  private func animation(of index: Int, _ moments: [SVGElement]) -> String? {
    let values = moments.map { $0.geometry[index].value }
    guard let first = values.first, values.contains(where: { $0 != first }) else { return nil }
    let name = moments[0].geometry[index].name
    return "<animate attributeName=\"\(name)\" values=\"\(values.joined(separator: ";"))\" "
      + "\(timing)/>"
  }

  // MARK: What comes and goes

  /// Writes one element for each that differs from the one before, seen in its time only.
  private func flip(_ moments: [SVGElement?], to writer: inout SVGWriter) {
    var start = 0
    while start < moments.count {
      let end = moments[start...].firstIndex { $0 != moments[start] } ?? moments.count
      if let element = moments[start] {
        writer.write(
          end == moments.count ? element : element.with("visibility", "hidden"),
          within: visibility(from: start, to: end))
      }
      start = end
    }
  }

  private func visibility(from start: Int, to end: Int) -> [String] {
    guard start > 0 || end < count else { return [] }
    var (values, times) = (start == 0 ? ["visible"] : ["hidden", "visible"], ["0"])
    if start > 0 { times.append(time(before: start)) }
    if end < count {
      values.append("hidden")
      times.append(time(before: end))
    }
    return [
      "<animate attributeName=\"visibility\" calcMode=\"discrete\" "
        + "values=\"\(values.joined(separator: ";"))\" "
        + "keyTimes=\"\(times.joined(separator: ";"))\" \(timing)/>"
    ]
  }

  /// The moment half-way to a frame, as a part of the whole.
  private func time(before frame: Int) -> String {
    fixedText((Double(frame) - 0.5) / Double(count - 1), decimals: 5, trimmingZeros: true)
  }
}

private func seconds(_ x: Double) -> String {
  fixedText(x, decimals: 3, trimmingZeros: true) + "s"
}

/// The elements of a frame by what they are.
private struct SVGCast {
  /// What an element is, wherever it is: the first, second, … of its kind.
  struct Key: Hashable {
    let tag: String
    let facts: [SVGElement.Attribute]
    let text: String?
    var count = 0
  }

  private(set) var order: [Key] = []
  private(set) var elements: [Key: SVGElement] = [:]

  init(_ all: [SVGElement]) {
    var counts: [Key: Int] = [:]
    for element in all {
      var key = Key(tag: element.tag, facts: element.facts, text: element.text)
      counts[key, default: 0] += 1
      key.count = counts[key] ?? 1
      order.append(key)
      elements[key] = element
    }
  }
}

extension SVGElement {
  /// Whether a browser can go from one to the other: only numbers differ.
  fileprivate func goesStraight(to other: SVGElement) -> Bool {
    geometry.count == other.geometry.count
      && zip(geometry, other.geometry).allSatisfy {
        $0.name == $1.name && skeleton($0.value) == skeleton($1.value)
      }
  }
}

/// What is left of a value without its numbers.
private func skeleton(_ value: String) -> [UInt8] {
  value.utf8.filter { !(0x30...0x39).contains($0) && $0 != 0x2e && $0 != 0x2d }
}
