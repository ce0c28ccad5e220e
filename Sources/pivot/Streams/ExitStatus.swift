/// The exit statuses that README.md and the man page list.
enum ExitStatus {
  static let done: Int32 = 0
  static let failed: Int32 = 1
  static let unreadable: Int32 = 2
  static let usage: Int32 = 64
  static let noInput: Int32 = 66
  static let cannotCreate: Int32 = 73
  static let outputFailed: Int32 = 74
  static let interrupted: Int32 = 130
}
