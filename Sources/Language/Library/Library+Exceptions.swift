extension Library {
  /// What Objective-C throws: a name, a reason and what else is told.
  static let exceptions = Library(
    name: "NSException", names: ["NSException"], mark: "NSException",
    source: """
      class NSException: CustomStringConvertible {
        let name: Any
        let reason: Any?
        let userInfo: Any?
        init(name: Any, reason: Any?, userInfo: Any? = nil) {
          self.name = name
          self.reason = reason
          self.userInfo = userInfo
        }
        static func exceptionWithName(_ name: Any, reason: Any?, userInfo: Any?) -> NSException {
          NSException(name: name, reason: reason, userInfo: userInfo)
        }
        static func raise(_ name: Any, format: String, _ values: Any...) {
          throw NSException(name: name, reason: String(format: format, arguments: values))
        }
        var description: Any { reason ?? name }
      }
      let NSGenericException = "NSGenericException"
      let NSRangeException = "NSRangeException"
      let NSInvalidArgumentException = "NSInvalidArgumentException"
      let NSInternalInconsistencyException = "NSInternalInconsistencyException"
      """)
}
