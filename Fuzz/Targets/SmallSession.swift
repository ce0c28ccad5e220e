internal import CLaunch
internal import Glibc
internal import Language

/// A session whose runs are short, so that many inputs are tried in little time.
///
/// It knows no clock: whatever takes long must be paid for in steps, and every run is the same again.
func smallSession(steps: Int = 50_000) -> Session {
  var budget = Budget()
  budget.steps = steps
  budget.memory = 16_000_000
  budget.text = 100_000
  let (top, size) = (stackAddress(), stackSize())
  return Session(
    budget: budget,
    surroundings: Surroundings(isStackLow: { abs(top - stackAddress()) > size / 4 * 3 }))
}

/// How far the stack may grow, in bytes.
private func stackSize() -> Int {
  var limit = rlimit()
  guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return 1 << 20 }
  return Int(min(limit.rlim_cur, 1 << 27))
}

private func stackAddress() -> Int { Int(bitPattern: launch_stack_address()) }
