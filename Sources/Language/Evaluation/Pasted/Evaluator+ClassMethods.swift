// Class methods of Objective-C, whose `self` is the class that a message was sent to.

extension Evaluator {
  /// What the beginning of a class method asks its class; no program can write it.
  static let receiverOfClass = "(receiver)"

  /// Calls a class method for a class, which may be one below its own.
  mutating func callClassMethod(
    _ method: Int32, for receiver: Int32, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    let outer = classReceiver
    defer { classReceiver = outer }
    classReceiver = receiver
    return try callUser(method, nil, id, arguments)
  }

  /// The class that the method was sent to which begins here; where nobody sent it, its own.
  func receiver(ofClassMethodIn own: TypeValue) -> Value {
    guard case .user(let index) = own, classReceiver >= 0,
      classes(of: classReceiver).contains(index)
    else { return .type(own) }
    return .type(.user(classReceiver))
  }
}
