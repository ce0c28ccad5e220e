internal import Views

/// The views and layers that a form has set, as they were before it did.
///
/// They are few, for a form sets what its variables hold; so they stand one after another.
struct TouchedViews {
  /// How a view came to where it is, which warnings about its anchor point ask for.
  enum Placing {
    case position(Moved)
    case frame
  }

  struct Touched {
    let past: ViewState
    /// How it was placed last.
    var placing: Placing?
  }

  /// A form that sets more is left to the tree.
  private static let most = 16

  private(set) var views: [Touched] = []
  private var ids: [ViewID] = []

  /// The place of a view among them.
  func place(of id: ViewID) -> Int? { ids.firstIndex(of: id) }

  /// Remembers a view; nil where there are too many.
  mutating func add(_ past: ViewState) -> Int? {
    guard views.count < TouchedViews.most else { return nil }
    views.append(Touched(past: past))
    ids.append(past.id)
    return views.count - 1
  }

  mutating func note(_ placing: Placing, at place: Int) { views[place].placing = placing }

  mutating func removeAll() {
    views.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
  }
}
