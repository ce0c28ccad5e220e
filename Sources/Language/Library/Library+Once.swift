extension Library {
  /// `dispatch_once(&token, ^{ … })`: what makes the one object of a class, in C.
  static let once = Library(
    name: "dispatch_once", names: ["dispatch_once"], mark: "dispatch_once",
    source: """
      func dispatch_once(_ token: inout CGFloat, _ block: () -> Void) {
        guard token == 0 else { return }
        token = 1
        block()
      }
      """)
}
