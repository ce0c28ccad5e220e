internal import Language

/// What a line does that is not done without it.
struct Deed {
  /// The word that does it, and all that do, in any language.
  let word: String
  let words: Set<String>
  /// What is said where none does.
  let missing: String
  /// The property that it sets.
  var property: String?

  init(setting property: String) {
    word = property
    words = setters(of: property).union([property])
    missing = "nothing sets \(property)"
    self.property = property
  }

  init(calling function: String) {
    word = function
    words = [function]
    missing = "'\(function)' is never called"
  }
}

/// The methods that set a property: of `transform`, `setTransform` and `setAffineTransform`.
func setters(of property: String) -> Set<String> {
  ["set" + property.capitalizedWord, property == "transform" ? "setAffineTransform" : nil]
    .reduce(into: []) { $0.formUnion([$1].compactMap { $0 }) }
}

extension Program {
  /// It sets a property of something, or a part of it.
  func sets(_ property: String) -> Bool { !settings(of: property).isEmpty }

  /// Where it does so.
  func settings(of property: String) -> [Construct] {
    let setters = setters(of: property)
    return nodes.filter { node in
      if case .assignment = node.form {
        return node.children.first?.all.contains { $0.member == property } ?? false
      }
      return setters.contains(node.calledName ?? "")
    }
  }

  /// A call that makes a new value of a property, of which nothing becomes: `v.transform.rotated(by: a)`.
  fileprivate func waste(of property: String) -> String? {
    sequences.joined().lazy.filter { $0.form == .shown }.compactMap(\.children.first)
      .first { $0.receiver?.all.contains { $0.member == property } ?? false }
      .flatMap { call in
        call.calledName.map {
          "\($0)(\(call.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
        }
      }
  }
}

extension Bench {
  /// A slip that says that nothing sets a property, in words that are true of an answer.
  func toldOfSetting(_ slip: Slip, _ answer: String) -> Slip {
    guard let property = slip.unset, let program = Program(answer, Scope(self)) else { return slip }
    var slip = slip
    if program.sets(property) {
      slip.tellings = slip.tellings.map(\.plainly)
    } else if let call = program.waste(of: property) {
      slip.tellings = [wasted(call, property)]
    } else {
      slip.tellings = slip.tellings.map { Telling(did: $0.did, look: $0.look) }
    }
    return slip
  }

  private func wasted(_ call: String, _ property: String) -> Telling {
    Telling(
      did: "the result of \(call) is thrown away, so nothing sets \(property)",
      look: "Such a call changes nothing, it gives a new value: to what should that be assigned?")
  }
}
