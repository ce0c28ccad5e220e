internal import Geometry
internal import Views

/// Which initializer of a class `MyView()` comes to: UIKit's `init()` calls the designated one, which the class may
/// override.
///
/// Source: the documentation of UIView, UIGestureRecognizer and UIViewController.
extension Evaluator {
  /// `init()` of UIKit, which does nothing where nobody overrides what it calls; false where that gives nil.
  mutating func initializeDesignated(_ object: Value, _ index: Int32, at id: NodeID)
    throws(Diagnostic) -> Bool
  {
    guard let initializer = designated(object, index) else { return true }
    return try apply(initializer.function, initializer.values, at: id).kind != .nothing
  }

  /// `[super init]`; within the initializer that it comes to, from where UIKit would never come back, it does nothing.
  mutating func initializePlainly(_ object: Value, at id: NodeID) throws(Diagnostic) -> Bool {
    let own = objectID(of: object)
    guard own > 0, let initializer = designated(object, objects[own].structure),
      case .function(let box) = initializer.function, case .user(let index) = box.payload.code,
      !tree.functions[Int(index)].span.contains(tree.span(id))
    else { return true }
    return try apply(initializer.function, initializer.values, at: id).kind != .nothing
  }

  /// The override of the designated initializer, of a class or the nearest one above it, with what UIKit gives it; nil
  /// where none is written.
  func designated(_ object: Value, _ index: Int32) -> (function: Value, values: [Value])? {
    guard let form = designatedForm(of: object) else { return nil }
    let labels = form.labels.compactMap { names.find("\($0)") }
    guard labels.count == form.labels.count else { return nil }
    if let function = initializerOfC(of: object, labels) { return (function, form.values) }
    for index in classes(of: index).reversed() {
      let found = tree.structures[Int(index)].initializers.first { isLabelled($0, labels) }
      if let found { return (function(found, of: objectID(of: object)), form.values) }
    }
    return nil
  }

  private func designatedForm(of object: Value) -> (labels: [StaticString], values: [Value])? {
    switch object {
    case .view: (["frame"], [.rect(.zero)])
    case .recognizer: (["target", "action"], [.nothing, .nothing])
    case .structure where isController(object): (["nibName", "bundle"], [.nothing, .nothing])
    default: nil
    }
  }
}
