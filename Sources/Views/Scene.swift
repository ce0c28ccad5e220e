public import Geometry

/// All views and layers of a session, as one value.
///
/// Every node is a layer; a view is a layer with a ``isView(_:)`` mark and the same id. Nodes live
/// in one arena and refer to each other by id, so a copy of the scene is an undo step, an isolated
/// lesson or an animation snapshot. No walk recurses, so trees may be as deep as memory allows.
///
/// Functions that take a ``ViewID`` ask for one that this scene ``contains(_:)``, as an array asks
/// for an index within its bounds. Whatever throws has changed nothing.
public struct Scene: Sendable {
  private(set) var nodes = Journaled<Node>()
  /// Whether any view was ever given an ``Autoresizing``; as long as none was, sizes ask no subviews.
  public internal(set) var hasAutoresizing = false

  /// Whether something in a window may wait to lay out; false where surely nothing does.
  public internal(set) var mayNeedLayout = true
  /// Whose layout runs at present.
  public var layingOut: ViewID?

  /// Creates a scene without views.
  public init() {}

  /// Whether this scene has made `id`.
  public func contains(_ id: ViewID) -> Bool { nodes.indices.contains(Int(id.index)) }

  /// The number of views and layers ever made, those without a superview included.
  public var count: Int { nodes.count }

  /// All views and layers, in the order of their creation.
  public var ids: some Sequence<ViewID> { nodes.indices.lazy.map(ViewID.init(index:)) }

  /// Makes the present state the one that ``rollback()`` returns to.
  public mutating func checkpoint() { nodes.checkpoint() }

  /// Restores every view and layer as of the last ``checkpoint()``; those made since are gone.
  public mutating func rollback() {
    nodes.rollback()
    (mayNeedLayout, layingOut) = (true, nil)
  }

  /// Makes the present state the one that ``rewind()`` returns to, however many checkpoints pass.
  public mutating func mark() { nodes.mark() }

  /// Whether a view or layer was changed or made since the last ``mark()``.
  public var hasChanged: Bool { nodes.isWrittenSinceMark }

  /// Restores every view and layer as of the last ``mark()``.
  public mutating func rewind() {
    nodes.rewind()
    (mayNeedLayout, layingOut) = (true, nil)
  }

  /// Keeps how views are now that are written from now on, until ``takeWatched()`` asks for it.
  public mutating func watch() { nodes.watch() }

  /// The views that were written since ``watch()``, each as it was then; nobody watches any more.
  ///
  /// Layers that belong to no view, and views made since, are left out.
  public mutating func takeWatched() -> [ViewState] {
    nodes.takeWatched().filter(\.element.isView).map {
      ViewState(id: ViewID(index: $0.index), node: $0.element)
    }
  }

  /// Whether a view or layer of the last ``checkpoint()`` was written since.
  public var isWritten: Bool { nodes.isWritten }

  /// The views and layers of the last ``checkpoint()`` that were written since, in that order.
  ///
  /// A new superview, subview or sibling is something written, too.
  public var written: [ViewID] { nodes.written.map(ViewID.init(index:)) }

  /// Whether `id` was made after the last ``checkpoint()``.
  public func isNew(_ id: ViewID) -> Bool { Int(id.index) >= nodes.countAtCheckpoint }

  /// Reads the scene as it was at the last ``checkpoint()``, which costs what was written since.
  ///
  /// Views made since are still there, but stand in no tree of older ones.
  public mutating func asOfCheckpoint<Result>(_ read: (Scene) -> Result) -> Result {
    nodes.exchange()
    defer { nodes.exchange() }
    return read(self)
  }

  /// Makes a view without a superview.
  public mutating func makeView(
    className: String = "UIView", frame: Rect = .zero
  ) throws(SceneError) -> ViewID {
    var node = Node(className: className, isView: true)
    // Under the identity every frame can be set, so only a value that is not finite is refused.
    guard frame.isFinite, let geometry = node.geometry.settingFrame(frame), geometry.isFinite
    else { throw .notFinite(.frame) }
    node.geometry = geometry
    return append(node)
  }

  /// Makes a layer that belongs to no view, of no size, without a superlayer.
  public mutating func makeLayer(className: String = "CALayer") -> ViewID {
    append(Node(className: className, isView: false))
  }

  private mutating func append(_ node: Node) -> ViewID {
    nodes.append(node)
    mayNeedLayout = true
    return ViewID(index: nodes.count - 1)
  }

  subscript(id: ViewID) -> Node {
    @inline(__always) _read { yield nodes[Int(id.index)] }
    @inline(__always) _modify { yield &nodes[Int(id.index)] }
  }
}

extension Scene: Equatable {
  /// Whether both hold the same views and layers in the same state; checkpoints do not count.
  public static func == (left: Scene, right: Scene) -> Bool {
    left.count == right.count && left.nodes.indices.allSatisfy { left.nodes[$0] == right.nodes[$0] }
  }
}
