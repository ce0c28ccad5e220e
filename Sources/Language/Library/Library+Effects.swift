extension Library {
  /// What a `UIVisualEffectView` shows, which does not count here.
  static let effects = Library(
    name: "UIVisualEffect", names: ["UIVisualEffect", "UIBlurEffect", "UIVibrancyEffect"],
    mark: "UIVisualEffect",
    source: """
      class UIVisualEffect {}
      class UIBlurEffect: UIVisualEffect {
        enum Style {
          case extraLight, light, dark, regular, prominent
          case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
          case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
          case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
          case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
          case systemThickMaterialDark, systemChromeMaterialDark
        }
        init() {}
        init(style: Style) {}
      }
      let UIBlurEffectStyleExtraLight = UIBlurEffect.Style.extraLight
      let UIBlurEffectStyleLight = UIBlurEffect.Style.light
      let UIBlurEffectStyleDark = UIBlurEffect.Style.dark
      let UIBlurEffectStyleRegular = UIBlurEffect.Style.regular
      let UIBlurEffectStyleProminent = UIBlurEffect.Style.prominent
      class UIVibrancyEffect: UIVisualEffect {
        init() {}
        init(blurEffect: UIBlurEffect) {}
      }
      """)
}
