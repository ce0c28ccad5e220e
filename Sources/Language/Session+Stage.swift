public import Geometry
public import Plotting
public import Views

/// A tree of views taken out of a session, to be moved about freely: what the live canvas works on.
///
/// Nothing that happens to it changes the session; statements that say the same can be run there.
public struct Stage: Sendable {
  /// A view with an expression that gives it.
  public struct NamedView: Sendable {
    /// Its place in the scene.
    public var id: ViewID
    /// What statements call it.
    public var name: String

    /// A view under a name.
    public init(id: ViewID, name: String) { (self.id, self.name) = (id, name) }
  }

  /// All views, as the session has them.
  public var scene: Scene
  /// The top of the tree.
  public let root: ViewID
  /// The view that was asked for.
  public let chosen: ViewID
  /// The views of the tree that statements can name, in drawing order.
  ///
  /// The window and `self.view` are what the others stand on, and are left out unless asked for.
  public let views: [NamedView]
}

extension StoredValue {
  /// The tree of a view; nil where it is no view, or no statement could name it.
  ///
  /// - Parameter expression: What gave the value, which names a view that has no other name.
  public func stage(of expression: String, in session: Session) -> Stage? {
    guard case .view(let chosen) = value, session.evaluator.scene.contains(chosen) else {
      return nil
    }
    var names = StageNames(session.evaluator)
    let scene = session.evaluator.scene
    let root = scene.root(of: chosen)
    let ground = [session.evaluator.window, session.evaluator.rootView]
    var views: [Stage.NamedView] = []
    for id in scene.subtree(of: root) where scene.isView(id) {
      guard let name = names.name(of: id) ?? (id == chosen ? expression : nil) else { continue }
      names.take(name, for: id)
      if id == chosen || !ground.contains(id) { views.append(Stage.NamedView(id: id, name: name)) }
    }
    return Stage(scene: scene, root: root, chosen: chosen, views: views)
  }
}

/// What statements call views: their variables, else their place among the subviews of a named one.
private struct StageNames {
  private let scene: Scene
  private var names: [ViewID: String] = [:]
  /// How many subviews of a view were passed.
  private var counts: [ViewID: Int] = [:]

  init(_ evaluator: Evaluator) {
    scene = evaluator.scene
    for index in evaluator.globals.indices {
      let name = Name(id: Int32(index))
      guard case .view(let id) = evaluator.globals[index].value, evaluator.isOfProgram(name) else {
        continue
      }
      let text = evaluator.names.text(name)
      // Of several variables the one that the view is shown with.
      if names[id] == nil || scene.name(of: id) == text { names[id] = text }
    }
    for id in [evaluator.window, evaluator.rootView] where names[id] == nil {
      names[id] = scene.name(of: id)
    }
  }

  mutating func take(_ name: String, for id: ViewID) { names[id] = name }

  /// The name of the next view in drawing order.
  mutating func name(of id: ViewID) -> String? {
    guard let parent = scene.superview(of: id) else { return names[id] }
    let index = counts[parent, default: 0]
    counts[parent] = index + 1
    return names[id] ?? names[parent].map { "\($0).subviews[\(index)]" }
  }
}

// MARK: What a canvas shows

extension Settings {
  /// What a transform does: "rotate 90° about (50, 50)".
  public func words(for transform: AffineTransform) -> String { transformWords.describe(transform) }

  /// The matrix of a transform in brackets, three lines.
  public func matrix(of transform: AffineTransform) -> String {
    matrixPicture(Matrix(transform), precision)
  }

  /// How a picture of some size is drawn; nil where none is.
  public func plotOptions(columns: Int, rows: Int) -> PlotOptions? {
    var settings = self
    (settings.pictureColumns, settings.rows) = (columns, rows)
    return settings.plotOptions
  }
}

extension StyledText {
  /// The rows of a picture, each stretch in the look of what it shows.
  public static func rows(of plot: Plot) -> [StyledText] {
    (0..<plot.size.rows).map { row in
      var text = StyledText()
      for run in plot.runs(ofRow: row) { text.extend(run.text, TextRole(run.role)) }
      return text
    }
  }
}
