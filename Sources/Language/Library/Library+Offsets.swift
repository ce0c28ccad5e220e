extension Library {
  /// `UIOffset`, how far something is moved from where it would be, and insets by the way in which a text runs.
  static let offsets = Library(
    name: "UIOffset",
    names: [
      "UIOffset", "UIOffsetMake", "UIOffsetZero", "NSDirectionalEdgeInsets",
      "NSDirectionalEdgeInsetsMake", "NSDirectionalEdgeInsetsZero",
    ],
    mark: "UIOffset",
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
      func NSStringFromUIOffset(_ offset: UIOffset) -> String {
        NSStringFromCGVector(CGVector(dx: offset.horizontal, dy: offset.vertical))
      }
      struct NSDirectionalEdgeInsets {
        var top: CGFloat = 0
        var leading: CGFloat = 0
        var bottom: CGFloat = 0
        var trailing: CGFloat = 0
        static let zero = NSDirectionalEdgeInsets()
      }
      let NSDirectionalEdgeInsetsZero = NSDirectionalEdgeInsets.zero
      func NSDirectionalEdgeInsetsMake(
        _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
      ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      }
      """)
}
