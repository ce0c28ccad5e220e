internal import Geometry
internal import Views

/// Which initializer of a class `MyView()` comes to: UIKit's `init()` calls the designated one, which the class may
/// override.
///
/// Source: the documentation of UIView, UIGestureRecognizer and UIViewController.
extension Evaluator {
  /// The override of the designated initializer, of a class or the nearest one above it, with what UIKit gives it; nil
  /// where none is written.
  func designated(_ object: Value, _ index: Int32) -> (function: Value, values: [Value])? {
    guard let form = designatedForm(of: object) else { return nil }
    let labels = form.labels.compactMap { names.find("\($0)") }
    guard labels.count == form.labels.count else { return nil }
    if let function = initializerOfC(of: object, labels) { return (function, form.values) }
    for index in classes(of: index).reversed() {
      let found = tree.structures[Int(index)].initializers.first { self.labels(of: $0) == labels }
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
