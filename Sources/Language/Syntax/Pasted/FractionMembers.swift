/// Which of the types of fractions, whose values are alike, has a member by an extension: `rad` of `CGFloat` beside that of
/// `Double`.
struct FractionMembers: Sendable {
  /// The types, by the names under which their members are kept.
  private var owners: [Name: Name] = [:]
  /// The members that more than one of them has.
  private var shared: Set<Name> = []

  /// Whether a type has a member that another has already, under the name that all would keep it under.
  mutating func isSecond(_ owner: Name, _ full: Name, _ member: Name) -> Bool {
    guard let first = owners[full] else {
      owners[full] = owner
      return false
    }
    if first != owner { shared.insert(member) }
    return first != owner
  }

  /// Notes that a type has a member under a name of its own.
  mutating func note(_ owner: Name, _ full: Name) { owners[full] = owner }

  func isShared(_ member: Name) -> Bool { !shared.isEmpty && shared.contains(member) }
  func owner(of full: Name) -> Name? { owners[full] }
}
