internal import Geometry
internal import Views

extension Evaluator {
  /// A scene with the window that always exists and its full-size root view.
  static func initialScene() -> (Scene, window: ViewID, rootView: ViewID) {
    var scene = Scene()
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    guard let window = try? scene.makeView(className: "UIWindow", frame: screen),
      let root = try? scene.makeView(className: "UIView", frame: screen),
      (try? scene.addChild(root, to: window)) != nil
    else {
      // Never reached: the frames are finite and the tree is empty.
      let layer = scene.makeLayer()
      return (scene, layer, layer)
    }
    scene.setName("window", of: window)
    scene.setName("self.view", of: root)
    return (scene, window, root)
  }

  /// The names `window` and `view`, and the list `arguments`.
  ///
  /// A bare `view` is a view controller's, as in pasted code; only a call makes a view.
  mutating func defineViews() {
    define(words.view, .view(rootView), isConstant: true)
    define(words.window, .view(window), isConstant: true)
    define(words.arguments, [Value]().asValue)
  }

  mutating func makeView(_ className: String, _ frame: Rect) throws -> ViewID {
    if scene.count * 400 > fuel.budget.memory {
      throw Fault.problem(.tooMuchMemory(fuel.budget.memory))
    }
    return try scene.makeView(className: className, frame: frame)
  }

  mutating func makeLayer(_ className: String) throws -> ViewID {
    if scene.count * 400 > fuel.budget.memory {
      throw Fault.problem(.tooMuchMemory(fuel.budget.memory))
    }
    return scene.makeLayer(className: className)
  }
}
