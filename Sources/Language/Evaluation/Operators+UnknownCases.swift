// Names that nothing has, where the answer of a comparison would not depend on them.

extension Evaluator {
  /// `color == .rde` of a colour that is nil, `view.contentMode == .bogus` of a case that is kept by its name: what
  /// stands beside the name must have it, though its value does not tell.
  mutating func refuseUnknown(
    _ value: Value, beside other: Value, _ otherNode: NodeID, at id: NodeID
  ) throws(Diagnostic) {
    guard case .implicit(let member) = value else { return }
    switch other {
    case .nothing where optionalCase(member.payload) == nil:
      try requireKnown(value, beside: otherNode, at: id)
    case .text:
      let kept = text(names.text(member.payload.name))
      do { try refuse(kept, unlessIn: casesKept(by: lastName(otherNode))) } catch {
        throw diagnostic(error, at: id)
      }
    default: return
    }
  }

  private mutating func requireKnown(_ value: Value, beside other: NodeID, at id: NodeID)
    throws(Diagnostic)
  {
    if var type = staticType(of: other), case .type(.user)? = userType(type), !type.isList {
      type.isOptional = true
      _ = try check(value, against: type, at: id)
    } else if let kind = kindByText(other), kind != .structure, kind != .enumeration {
      _ = try settled(value, as: kind, at: id)
    }
  }

  /// What a name or a member is called; empty for other expressions.
  private func lastName(_ id: NodeID) -> String {
    switch tree[id] {
    case .global(let name), .member(_, let name), .optionalMember(_, let name): names.text(name)
    default: ""
    }
  }
}
