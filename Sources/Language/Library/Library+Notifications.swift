extension Library {
  /// What is told to whoever wants to know, as UIKit does of the keyboard: here a program posts it itself.
  static let notifications = Library(
    name: "NotificationCenter",
    names: ["NotificationCenter"],
    mark: "NotificationCenter",
    source: """
      class UIResponder {
        static let keyboardWillShowNotification = "keyboardWillShow"
        static let keyboardDidShowNotification = "keyboardDidShow"
        static let keyboardWillHideNotification = "keyboardWillHide"
        static let keyboardWillChangeFrameNotification = "keyboardWillChangeFrame"
        static let keyboardFrameBeginUserInfoKey = "frameBegin"
        static let keyboardFrameEndUserInfoKey = "frameEnd"
        static let keyboardAnimationDurationUserInfoKey = "duration"
      }
      struct Notification {
        var name: Any
        var object: Any? = nil
        var userInfo: [String: Any]? = nil
      }
      struct PostedTo { var name: Any; var observer: Any; var tell: (Notification) -> Void }
      class NotificationCenter {
        static let `default` = NotificationCenter()
        var waiting: [PostedTo] = []
        func addObserver(_ observer: Any, selector: Selector, name: Any?, object: Any?) {
          waiting.append(
            PostedTo(name: name ?? "", observer: observer) { observer.perform(selector, with: $0) })
        }
        func addObserver(
          forName name: Any?, object: Any?, queue: Any?, using block: @escaping (Notification) -> Void
        ) -> Any {
          waiting.append(PostedTo(name: name ?? "", observer: name ?? "", tell: block))
          return name ?? ""
        }
        func removeObserver(_ observer: Any) { waiting = waiting.filter { $0.observer != observer } }
        func post(name: Any, object: Any?, userInfo: [String: Any]? = nil) {
          let note = Notification(name: name, object: object, userInfo: userInfo)
          for one in waiting { if one.name == name { one.tell(note) } }
        }
      }
      """)
}
