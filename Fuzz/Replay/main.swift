internal import FuzzTargets
internal import Glibc

// The time that each file takes, in milliseconds for each of its kilobytes: without sanitizer and
// fuzzer, as the program is released. PIVOT_FUZZ names the target; a broken promise ends it.

let name = getenv("PIVOT_FUZZ").map { String(cString: $0) } ?? ""
guard let target = FuzzTarget(rawValue: name) else {
  fatalError("PIVOT_FUZZ names one of \(FuzzTarget.allCases.map(\.rawValue))")
}

/// The bytes of a file; none where it cannot be read.
func bytes(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk[..<count]
  }
  return bytes
}

func seconds(_ input: [UInt8]) throws -> Double {
  let start = clock()
  try target.examine(input, compares: false)
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

// What is made on first use is not the input's.
_ = try seconds(Array("a".utf8))
for path in CommandLine.arguments.dropFirst() {
  let input = bytes(path)
  let best = min(try seconds(input), try seconds(input))
  let ratio = best * 1000 / max(1, Double(input.count) / 1024)
  print((ratio * 10).rounded() / 10, path)
}
