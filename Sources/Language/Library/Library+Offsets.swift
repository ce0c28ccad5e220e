extension Library {
  /// `UIOffset`: how far something is moved from where it would be.
  static let offsets = Library(
    name: "UIOffset", names: ["UIOffset", "UIOffsetMake", "UIOffsetZero"], mark: "UIOffset",
    source: """
      struct UIOffset {
        var horizontal: CGFloat = 0
        var vertical: CGFloat = 0
        static let zero = UIOffset()
      }
      let UIOffsetZero = UIOffset.zero
      func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
        UIOffset(horizontal: horizontal, vertical: vertical)
      }
      func UIOffsetEqualToOffset(_ one: UIOffset, _ other: UIOffset) -> Bool {
        one.horizontal == other.horizontal && one.vertical == other.vertical
      }
      """)
}
