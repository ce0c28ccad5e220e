internal import FuzzTargets
internal import Glibc

// libFuzzer, with one of the targets: PIVOT_FUZZ names it, the arguments are libFuzzer's.

/// libFuzzer's main function, which calls back with each input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ examine: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The package manager makes this the program's beginning.
@_cdecl("Fuzzer_main")
public func begin(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  growStack()
  atexit { slowest.keep() }
  var (count, arguments) = (count, arguments)
  return runDriver(&count, &arguments) { bytes, size in
    examine(Array(UnsafeBufferPointer(start: bytes, count: size)))
    return 0
  }
}

/// As large as the program makes its own.
private func growStack() {
  var limit = rlimit()
  let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  guard getrlimit(stack, &limit) == 0 else { return }
  limit.rlim_cur = min(120 << 20, limit.rlim_max)
  setrlimit(stack, &limit)
}

/// A fuzzer that ends early leaves what it holds.
@_cdecl("__asan_default_options")
public func sanitizerOptions() -> UnsafePointer<UInt8> {
  ("detect_leaks=0" as StaticString).utf8Start
}

private let target = getenv("PIVOT_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }
private nonisolated(unsafe) var slowest = Slowest()

private func examine(_ bytes: [UInt8]) {
  let start = processorSeconds()
  guard let target else {
    fatalError("PIVOT_FUZZ names one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  do { try target.examine(bytes) } catch { fatalError("broken promise: \(error)") }
  slowest.note(bytes, seconds: processorSeconds() - start)
}
