/// Seconds for one of `count` operations that `body` does at once: the best of a few times, after one
/// that warms up.
func perOperation(_ count: Int, times: Int, _ body: () -> Void) -> Double {
  body()
  let best = (0..<times).map { _ in
    let start = now()
    body()
    return now() - start
  }.min()
  return (best ?? 0) / Double(count)
}

/// The sum of everything that was worked out: it is looked at in the end, so that nothing is left out.
private(set) var kept = 0.0

/// Takes a number that measured work came to.
func keep(_ number: Double) { kept += number }
