extension Array {
  /// Drops what stands behind the first `count` elements; costs nothing where nothing does.
  @inline(__always)
  mutating func truncate(to count: Int) {
    if self.count > count { removeLast(self.count - count) }
  }

  /// Makes room for what will be appended, where it outnumbers what is there: growing step by step copies all of it
  /// again and again.
  mutating func reserve(_ more: Int) {
    if more > count { reserveCapacity(count + more) }
  }
}
