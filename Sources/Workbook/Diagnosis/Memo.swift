/// What a function of code gives, computed once for each.
final class Memo<Value> {
  private var known: [String: Value] = [:]

  func value(of code: String, _ compute: (String) -> Value) -> Value {
    if let value = known[code] { return value }
    let value = compute(code)
    known[code] = value
    return value
  }
}
