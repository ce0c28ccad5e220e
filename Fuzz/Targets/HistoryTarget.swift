internal import LineEditing

/// The file of earlier entries, however damaged; what was read would be read again.
func examineHistory(_ bytes: [UInt8]) throws(BrokenPromise) {
  let entries = HistoryFile.entries(in: bytes)
  let written = entries.flatMap(HistoryFile.line(of:))
  try promise(HistoryFile.entries(in: written) == entries, "entries change when they are written")
  for entry in entries {
    try promiseHarmless(entry, "an entry")
    try promise(HistoryFile.keeps(entry), "an entry is read that is not kept")
  }
}
