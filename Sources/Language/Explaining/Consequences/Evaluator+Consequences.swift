internal import Geometry
internal import Views

extension Evaluator {
  /// After a statement that succeeded: what else it changed, and what was kept.
  ///
  /// Costs nothing where no view was written.
  mutating func tellConsequences(of statement: NodeID) throws(Diagnostic) {
    guard settings.tellsConsequences, scene.isWritten,
      scene.count <= ConsequenceSearch.mostViews
    else { return }
    let found = consequences(of: statement)
    guard !found.isEmpty else { return }
    let telling = ConsequenceTelling(evaluator: self, layers: layersAssigned(by: statement))
    let text = settings.isJSON ? StyledText(telling.json(found)) : telling.text(found)
    do { try fuel.spend(text: text.length) } catch {
      throw diagnostic(error, at: statement)
    }
    tell(Event(.consequence, text))
  }

  /// What the statement changed beside what it assigned.
  mutating func consequences(of statement: NodeID) -> [Consequence] {
    let changed = changedViews()
    guard !changed.isEmpty else { return [] }
    let told = changed.prefix(ConsequenceSearch.mostSet)
    let earlier = scene.asOfCheckpoint { scene in
      told.map { ($0, EarlierView($0, in: scene)) }
    }
    var search = ConsequenceSearch(
      scene, assigned: assignments(in: statement), changed: changed,
      earlier: Dictionary(uniqueKeysWithValues: earlier))
    search.search()
    return withEarlierPlaces(search.found)
  }

  /// The written views whose geometry or superview is another than before.
  private mutating func changedViews() -> [ViewID] {
    let written = scene.written
    let before = scene.asOfCheckpoint { scene in written.map { Stored($0, in: scene) } }
    return zip(written, before).filter { Stored($0, in: scene) != $1 }.map(\.0)
  }

  /// Says where the views inside others were; those that appear where they were are left out.
  private mutating func withEarlierPlaces(_ found: [Consequence]) -> [Consequence] {
    let places = scene.asOfCheckpoint { scene in
      found.map { consequence -> Rect? in
        guard case .carried(let id, let top, _, _) = consequence else { return nil }
        return scene.place(of: id, in: top)
      }
    }
    var hasCarried = false
    return zip(found, places).compactMap { consequence, place in
      switch (consequence, place) {
      case (.carried(let id, let top, _, let after), let place?):
        if place.isApproximatelyEqual(to: after) { return nil }
        hasCarried = true
        return .carried(id, in: top, before: place, after: after)
      case (.more(_, inside: _?), _): return hasCarried ? consequence : nil
      case (.set, _), (.carried, _), (.more, _): return consequence
      }
    }
  }

  /// What the text of the statement assigns, not the functions that it calls.
  private func assignments(in statement: NodeID) -> Set<Assigned> {
    let span = tree.span(statement)
    return Set(assigned.keys.filter { span.start <= $0.start && $0.start < span.end })
  }

  /// The views that the statement set as layers only, whose centre is then called `position`.
  private func layersAssigned(by statement: NodeID) -> Set<ViewID> {
    let own = assignments(in: statement)
    let asViews = Set(own.lazy.filter { !$0.isOfLayer }.map(\.view))
    return Set(own.lazy.filter(\.isOfLayer).map(\.view)).subtracting(asViews)
  }
}

/// What is stored about the place of a view.
private struct Stored: Equatable {
  var geometry: LayerGeometry
  var sublayerTransform: AffineTransform
  var parent: ViewID?

  init(_ id: ViewID, in scene: Scene) {
    geometry = scene.geometry(of: id)
    sublayerTransform = scene.sublayerTransform(of: id)
    parent = scene.parent(of: id)
  }
}
