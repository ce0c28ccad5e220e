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

/// Takes a value as if it were used, so that what made it is not left out.
@inline(never)
func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
