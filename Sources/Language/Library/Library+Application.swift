extension Library {
  /// The app as it is reached from everywhere: there is one window.
  static let application = Library(
    name: "UIApplication",
    names: ["UIApplication"],
    mark: "UIWindowScene",
    source: """
      class UIWindowScene {
        var windows: [UIWindow] { [window] }
        var keyWindow: UIWindow? { window }
      }
      struct DelegateOfApplication {
        let window: UIWindow?
      }
      class UIApplication {
        static let shared = UIApplication()
        static func sharedApplication() -> UIApplication { shared }
        let scene = UIWindowScene()
        var delegate: DelegateOfApplication? { DelegateOfApplication(window: window) }
        var keyWindow: UIWindow? { window }
        var windows: [UIWindow] { [window] }
        var statusBarOrientation: UIInterfaceOrientation { .portrait }
        var connectedScenes: [UIWindowScene] { [scene] }
      }
      """)
}
