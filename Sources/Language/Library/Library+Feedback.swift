extension Library {
  /// What the hand feels, which handlers of gestures ask for: here it does nothing.
  static let feedback = Library(
    name: "UIFeedbackGenerator",
    names: [
      "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator",
      "UINotificationFeedbackGenerator",
    ],
    mark: "UIFeedbackGenerator",
    source: """
      class UIFeedbackGenerator { func prepare() {} }
      class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        enum FeedbackStyle { case light, medium, heavy, soft, rigid }
        init() {}
        init(style: FeedbackStyle) {}
        func impactOccurred() {}
        func impactOccurred(intensity: CGFloat) {}
      }
      class UISelectionFeedbackGenerator: UIFeedbackGenerator { func selectionChanged() {} }
      class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        enum FeedbackType { case success, warning, error }
        func notificationOccurred(_ type: FeedbackType) {}
      }
      """)
}
