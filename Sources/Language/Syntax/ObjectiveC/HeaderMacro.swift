/// Macros of Apple's headers that say something to the compiler alone: nothing stands in their places.
///
/// Their names are interned behind the keywords, so that one comparison tells both from all others.
enum HeaderMacro {
  private static let plain: [StaticString] = [
    "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_BEGIN",
    "CF_ASSUME_NONNULL_END", "IB_DESIGNABLE", "NS_DESIGNATED_INITIALIZER", "NS_UNAVAILABLE",
    "NS_REQUIRES_SUPER", "NS_NOESCAPE", "UI_APPEARANCE_SELECTOR", "DEPRECATED_ATTRIBUTE",
    "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "CG_EXTERN", "OBJC_EXPORT",
    "__nullable", "__nonnull",
  ]

  private static let withArguments: [StaticString] = [
    "__attribute__", "NS_SWIFT_NAME", "NS_SWIFT_UNAVAILABLE", "NS_FORMAT_FUNCTION",
    "API_AVAILABLE", "API_UNAVAILABLE", "API_DEPRECATED", "API_DEPRECATED_WITH_REPLACEMENT",
    "NS_AVAILABLE_IOS", "NS_CLASS_AVAILABLE_IOS", "NS_DEPRECATED_IOS", "__deprecated_msg",
  ]

  static var spellings: [StaticString] { plain + withArguments }
  /// Names with smaller numbers are keywords or these.
  static let end = Keyword.count + Int32(plain.count) + Int32(withArguments.count)

  /// What a name stands for; nil where it is none of these, such as a keyword in backticks.
  static func named(_ name: Name) -> Macro? {
    guard (Keyword.count..<end).contains(name.id) else { return nil }
    let place = name.id - Keyword.count
    return Macro(parameters: place < Int32(plain.count) ? nil : [])
  }
}
