extension Library {
  /// Fonts by their sizes, which is all that is known of them here.
  static let fonts = Library(
    name: "UIFont",
    names: ["UIFont"],
    mark: "UIFont",
    source: """
      struct UIFont {
        var pointSize: CGFloat = 17
        static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
        static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
        static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
      }
      """)
}
