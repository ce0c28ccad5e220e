#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The day here, counted from 1970-01-01.
func today() -> Int {
  let here = localTime()
  let seconds = time(nil) + here.tm_gmtoff
  return seconds / 86400
}

/// The day here, as in file names: `2026-11-21`.
func dateText() -> String {
  let here = localTime()
  let parts = [Int(here.tm_mon) + 1, Int(here.tm_mday)]
  return ([String(Int(here.tm_year) + 1900)] + parts.map { $0 < 10 ? "0\($0)" : String($0) })
    .joined(separator: "-")
}

private func localTime() -> tm {
  var now = time(nil)
  var here = tm()
  localtime_r(&now, &here)
  return here
}
