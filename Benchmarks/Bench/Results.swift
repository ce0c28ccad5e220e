import Glibc

/// All rows, or those that were chosen by their ids.
func contests(_ chosen: [String]) -> [Contest] {
  let all =
    launchContests + terminalContests + interpreterContests + geometryContests + workbookContests
    + pictureContests + treeContests + growthContests
  return chosen.isEmpty ? all : all.filter { chosen.contains($0.id) }
}

/// The page of results: when and where they were seen, and the table.
func results(_ standings: [Standing]) -> String {
  """
  # Figures

  Written by `make bench` on \(today()), \(machine()). Medians of interleaved runs;
  `× Pivot's` above 1 means that Pivot takes less. How each row is measured: README.md.

  \(table(standings))
  """
}

private func today() -> String {
  var seconds = time(nil)
  var parts = tm()
  gmtime_r(&seconds, &parts)
  var text = [UInt8](repeating: 0, count: 16)
  let count = text.withUnsafeMutableBytes {
    strftime($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, "%Y-%m-%d", &parts)
  }
  return String(decoding: text[..<count], as: UTF8.self)
}

/// The processor, how many of them, and the system.
private func machine() -> String {
  let model = read("/proc/cpuinfo").split(separator: "\n").first { $0.hasPrefix("model name") }
  let name =
    model?.split(separator: ":").last.map { $0.drop { $0 == " " } } ?? "an unknown processor"
  let system =
    run(["uname", "-srm"], keepingOutput: true)?.output.split(separator: "\n").first ?? ""
  return "\(name), \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) processors, \(system)"
}

/// Removes all that was generated.
func removeScratchFolder() { _ = run(["rm", "-rf", scratchFolder]) }
