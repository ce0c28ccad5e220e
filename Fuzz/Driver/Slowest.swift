internal import Glibc

/// The inputs that took the most time for their size; less than a kilobyte counts as one.
struct Slowest {
  private var inputs: [(secondsPerKilobyte: Double, bytes: [UInt8])] = []

  mutating func note(_ input: [UInt8], seconds: Double) {
    let ratio = seconds / max(1, Double(input.count) / 1024)
    if inputs.count == 10, let last = inputs.last, ratio <= last.secondsPerKilobyte { return }
    inputs.append((ratio, input))
    inputs.sort { $0.secondsPerKilobyte > $1.secondsPerKilobyte }
    if inputs.count > 10 { inputs.removeLast() }
  }

  /// Keeps the inputs in the folder that PIVOT_FUZZ_SLOWEST names; the sanitizer's times say little.
  func keep() {
    guard let folder = getenv("PIVOT_FUZZ_SLOWEST").map({ String(cString: $0) }) else { return }
    for (index, input) in inputs.enumerated() {
      guard let file = fopen("\(folder)/\(getpid())-\(index)", "w") else { continue }
      fwrite(input.bytes, 1, input.bytes.count, file)
      fclose(file)
    }
  }
}

/// The time that this process has worked; that others keep the machine busy does not count.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
