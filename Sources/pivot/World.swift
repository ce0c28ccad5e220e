internal import CLaunch
internal import Language
internal import LineEditing

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What the core is told about the machine: the clock, Ctrl-C, the stack and the memory.
///
/// `looking` is done each time that a run looks at the clock, so that what waits to be written need not wait long.
func surroundings(looking: @escaping () -> Void = {}) -> Surroundings {
  let top = stackAddress()
  let size = stackSize()
  return Surroundings(
    now: seconds, worked: { seconds(by: CLOCK_THREAD_CPUTIME_ID) },
    isInterrupted: {
      looking()
      return InterruptFlag.isSet
    },
    // The last quarter is for the highest tree that one function can be.
    isStackLow: { abs(top - stackAddress()) > size / 4 * 3 }, memory: launch_memory)
}

private func stackAddress() -> Int { Int(bitPattern: launch_stack_address()) }

/// The room for calls that are nested as deep as the budget allows: 110 KB each where expressions are nested too.
private let deepStack = 160 << 20

/// How far the stack may grow, in bytes.
private func stackSize() -> Int {
  if launch_own_stack() > 0 { return launch_own_stack() }
  var limit = rlimit()
  guard getrlimit(stackResource, &limit) == 0 else { return 8 << 20 }
  return limit.rlim_cur > 1 << 40 ? deepStack : Int(limit.rlim_cur)
}

/// Seconds since some moment, never set back.
func seconds() -> Double { seconds(by: CLOCK_MONOTONIC) }

private func seconds(by clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Does something on a stack that has room for the deepest calls that the budget allows.
///
/// Usually the main thread's may grow: the kernel asks for the limit when it does, so raising it works
/// after the start; a thread with a larger stack would cost a static executable 5 ms. Where the limit
/// cannot be raised, as after `ulimit -s`, text that is nested as deep as it may be would not fit.
func withDeepStack(_ body: @convention(c) () -> Int32) -> Int32 {
  growStack(to: deepStack) >= 1 << 26 ? body() : launch_with_stack(deepStack, body)
}

/// Raises the limit as far as that is allowed; the limit then.
private func growStack(to wanted: Int) -> rlim_t {
  var limit = rlimit()
  guard getrlimit(stackResource, &limit) == 0, limit.rlim_cur < wanted else { return .max }
  limit.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
  setrlimit(stackResource, &limit)
  return limit.rlim_cur
}

#if canImport(Glibc)
private let stackResource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
#else
private let stackResource = RLIMIT_STACK
#endif
