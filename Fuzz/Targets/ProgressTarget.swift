internal import Workbook

/// The log of progress, however damaged; what was read is found again in what is written anew.
func examineProgress(_ bytes: [UInt8]) throws(BrokenPromise) {
  try promiseKept(bytes)
  // A fuzzer guesses no checksums, but whoever forges a log works them out.
  try promiseKept(signed(bytes))
}

private func promiseKept(_ bytes: [UInt8]) throws(BrokenPromise) {
  let reading = ProgressReading(bytes)
  let again = ProgressReading(Array(reading.rewritten.utf8))
  try promise(again.progress == reading.progress, "progress changes when it is written anew")
  try promise(again.damaged == 0 && again.kind == .log, "what is written anew is damaged")
}

/// Each line with its checksum before it.
private func signed(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  for line in bytes.split(separator: 0x0A) {
    let digits = String(hash(line), radix: 16)
    result += Array("\(String(repeating: "0", count: 16 - digits.count))\(digits) ".utf8)
    result += line
    result.append(0x0A)
  }
  return result
}

/// FNV-1a, as the log has it.
private func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
