extension RandomAccessCollection where Index == Int {
  /// The first index from which on all elements satisfy a condition that those before it do not; `endIndex`
  /// where none does.
  func partitionPoint(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
