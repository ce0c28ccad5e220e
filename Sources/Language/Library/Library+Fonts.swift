extension Library {
  /// Fonts by their sizes, which is all that is known of them here.
  static let fonts = Library(
    name: "UIFont",
    names: ["UIFont"],
    mark: "UIFont",
    source: """
      struct UIFont {
        struct Weight {
          var rawValue: CGFloat
          static let ultraLight = Weight(rawValue: -0.8)
          static let thin = Weight(rawValue: -0.6)
          static let light = Weight(rawValue: -0.4)
          static let regular = Weight(rawValue: 0)
          static let medium = Weight(rawValue: 0.23)
          static let semibold = Weight(rawValue: 0.3)
          static let bold = Weight(rawValue: 0.4)
          static let heavy = Weight(rawValue: 0.56)
          static let black = Weight(rawValue: 0.62)
        }
        var pointSize: CGFloat = 17
        var fontName = "System"
        init(pointSize: CGFloat = 17) { self.pointSize = pointSize }
        init?(name: String, size: CGFloat) {
          pointSize = size
          fontName = name
        }
        func withSize(_ size: CGFloat) -> UIFont { UIFont(name: fontName, size: size)! }
        static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
        static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
          UIFont(pointSize: size)
        }
        static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
        static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size) }
        static func systemFontOfSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size) }
        static func boldSystemFontOfSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size) }
        static func italicSystemFontOfSize(_ size: CGFloat) -> UIFont { UIFont(pointSize: size) }
        static func fontWithName(_ name: String, size: CGFloat) -> UIFont? {
          UIFont(name: name, size: size)
        }
      }
      """)
}
