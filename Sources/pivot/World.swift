internal import CLaunch
internal import Language
internal import LineEditing

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What the core is told about the machine: the clock and Ctrl-C.
func surroundings() -> Surroundings {
  let top = stackAddress()
  let size = stackSize()
  return Surroundings(
    now: seconds, isInterrupted: { InterruptFlag.isSet },
    // The last quarter is for the highest tree that one function can be.
    isStackLow: { abs(top - stackAddress()) > size / 4 * 3 })
}

private func stackAddress() -> Int { Int(bitPattern: launch_stack_address()) }

/// How far the stack may grow, in bytes.
private func stackSize() -> Int {
  var limit = rlimit()
  guard getrlimit(stackResource, &limit) == 0 else { return 8 << 20 }
  return limit.rlim_cur > 1 << 40 ? 120 << 20 : Int(limit.rlim_cur)
}

/// Seconds since some moment, never set back.
func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Lets the main thread's stack grow far enough for the deepest calls that the budget allows.
///
/// The kernel asks for the limit when the stack grows, so raising it works after the start; a thread
/// with a larger stack would cost a static executable 5 ms.
func growStack() {
  var limit = rlimit()
  guard getrlimit(stackResource, &limit) == 0 else { return }
  let wanted = rlim_t(120 << 20)
  guard limit.rlim_cur < wanted else { return }
  limit.rlim_cur = min(wanted, limit.rlim_max)
  setrlimit(stackResource, &limit)
}

#if canImport(Glibc)
private let stackResource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
#else
private let stackResource = RLIMIT_STACK
#endif
