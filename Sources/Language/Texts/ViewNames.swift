/// Gives each pasted view a name that can be typed: its class in short, and the end of its address.
///
/// `<UILabel: 0x7fd16fc04a60; …>` becomes `label_4a60`, so that the line is found again. As many
/// digits are taken as keep the names apart.
struct ViewNames {
  static func names(of views: [ViewDescription]) -> [String] {
    let bases = views.map { base($0.bareClass) }
    var names: [String] = []
    for digits in [4, 6, 8, 16] {
      names = zip(views, bases).map { view, base in
        view.address.isEmpty ? base : "\(base)_\(view.address.suffix(digits))"
      }
      if Set(names).count == names.count { return names }
    }
    return numbered(names)
  }

  /// The second of two views of one name gets the number 2.
  private static func numbered(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    var taken = Set(names)
    return names.map { name in
      counts[name, default: 0] += 1
      guard var number = counts[name], number > 1 else { return name }
      while taken.contains("\(name)_\(number)") { number += 1 }
      taken.insert("\(name)_\(number)")
      counts[name] = number
      return "\(name)_\(number)"
    }
  }

  /// `UIScrollView` is `scrollView`, `_UITextContainerView` `textContainerView`.
  static func base(_ className: String) -> String {
    let letters = className.unicodeScalars.drop { $0 == "_" }.filter {
      $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    var name = String(String.UnicodeScalarView(letters))
    if name.hasPrefix("UI") || name.hasPrefix("CA"), name.count > 2 { name.removeFirst(2) }
    guard let first = name.first, !first.isNumber else { return "view" }
    return Importer.lowered(name)
  }
}
