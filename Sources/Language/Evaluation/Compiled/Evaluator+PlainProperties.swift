internal import Geometry
internal import Views

/// Properties of views and layers as a ``CompiledForm`` reads and sets them: by the scene alone.
///
/// Mutating throughout, for the evaluator is copied for what is not.
extension Evaluator {
  /// Whether reading a property gives what the scene has, without a word.
  @inline(__always)
  mutating func readsPlainly(_ owner: RegisterKind, _ id: ViewID, isFrame: Bool) -> Bool {
    guard objects.isEmpty || objectID(of: owner == .view ? .view(id) : .layer(id)) == 0 else {
      return false
    }
    return !isFrame || toldOfFrame.contains(id) || scene.frameIsReliable(of: id)
  }

  /// Sets a property where that is all that happens.
  ///
  /// False where something observes it, follows it, moves there, or is to be said: then nothing was set.
  mutating func setPlainly(
    _ setting: UnsafeMutablePointer<CompiledForm.Setting>, _ owner: Register, _ new: Register,
    _ registers: RegisterFile
  ) -> Bool {
    let (owner, id) = (owner.value(setting.pointee.owner), owner.id)
    let new = new.value(setting.pointee.value)
    guard objectID(of: owner) == 0, !isAnimated(owner, id),
      isSilent(setting.pointee.watch, id, new, setting.pointee.node),
      let place = registers.touched.place(of: id) ?? registers.touched.add(scene.state(of: id))
    else { return false }
    let placing = placing(setting.pointee.watch, id, setting.pointee.name)
    do { _ = try setting.pointee.setter(&self, owner, new) } catch { return false }
    if let placing { registers.touched.note(placing, at: place) }
    if settings.tellsConsequences {
      noteAssignment(
        of: new, to: names.text(setting.pointee.name), owner, at: setting.pointee.target)
    }
    return true
  }

  /// Whether a layer goes to its new value by itself; see ``changing(_:_:)``.
  private mutating func isAnimated(_ owner: Value, _ id: ViewID) -> Bool {
    guard case .layer = owner else { return false }
    return !scene.isView(id) && !scene.isNew(id) && scene.parent(of: id) != nil
  }

  /// Whether nothing follows from setting a watched property, and nothing is to be said.
  private mutating func isSilent(_ watch: Watch, _ id: ViewID, _ new: Value, _ node: NodeID) -> Bool
  {
    if watch == .nothing { return true }
    guard !scene.hasAutoresizing else { return false }
    guard settings.warns else { return true }
    switch (watch, new) {
    case (.frame, _):
      return scene.frameIsReliable(of: id)
        || hasWarned("P0704", at: tree.span(node), about: id)
    case (.transform, .transform(let transform)):
      return !isRemarkable(scene.transform(of: id), by: transform, node)
    case (.bounds, _), (.position, _): return true
    case _: return false
    }
  }

  /// What is kept in mind of a position or frame that is set.
  private mutating func placing(_ watch: Watch, _ id: ViewID, _ name: Name)
    -> TouchedViews.Placing?
  {
    guard settings.warns else { return nil }
    switch watch {
    case .frame: return .frame
    case .position:
      return .position(Moved(old: scene.geometry(of: id), isPosition: name == words.position))
    case _: return nil
    }
  }

  // MARK: The end of a form

  /// What a form that succeeded has set stands.
  mutating func keepTouched(_ registers: RegisterFile) {
    for view in registers.touched.views {
      guard let placing = view.placing else { continue }
      if !jumps.isEmpty { jumps[view.past.id] = nil }
      switch placing {
      case .position(let old): moved[view.past.id] = old
      case .frame: if !moved.isEmpty { moved[view.past.id] = nil }
      }
    }
    registers.touched.removeAll()
  }

  /// What a form that was abandoned has set is void.
  mutating func restoreTouched(_ registers: RegisterFile) {
    for view in registers.touched.views { scene.restore(view.past) }
    registers.touched.removeAll()
  }
}
