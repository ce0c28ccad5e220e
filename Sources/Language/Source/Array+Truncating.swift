extension Array {
  /// Drops what stands behind the first `count` elements; costs nothing where nothing does.
  @inline(__always)
  mutating func truncate(to count: Int) {
    if self.count > count { removeLast(self.count - count) }
  }
}
