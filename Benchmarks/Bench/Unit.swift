/// What a figure counts, and how it is written.
enum Unit {
  case milliseconds, microseconds, nanoseconds, megabytes, perSecond
  /// A ratio of two times.
  case ratio

  /// The figure with three significant digits.
  func text(_ value: Double) -> String {
    switch self {
    case .milliseconds: rounded(value * 1e3) + " ms"
    case .microseconds: rounded(value * 1e6) + " µs"
    case .nanoseconds: rounded(value * 1e9) + " ns"
    case .megabytes: rounded(value / 1e6) + " MB"
    case .perSecond: rounded(value) + "/s"
    case .ratio: rounded(value)
    }
  }
}

/// Three significant digits, without an exponent: 0.0123, 1.23, 12.3, 123, 123400.
func rounded(_ value: Double) -> String {
  guard value != 0, value.isFinite else { return value == 0 ? "0" : "∞" }
  let steps = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
  let scale = steps.first { abs(value) * $0 >= 100 } ?? 1e6
  let whole = (value * scale).rounded() / scale
  return whole == whole.rounded()
    ? "\(Int64(exactly: whole).map(String.init) ?? "\(whole)")" : "\(whole)"
}
