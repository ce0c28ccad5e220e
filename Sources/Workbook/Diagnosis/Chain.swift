internal import Language

/// A product of transforms in the order in which they act, and what they act on.
///
/// All spellings of a product read as one: `A * B`, `B.translatedBy(…)`, `A.concatenating(B)`,
/// `CGAffineTransformConcat(A, B)`, `R(θ, about: p)`. It is written in the short one.
struct Chain {
  /// What is mapped: a point, a vector, a rect, a row.
  struct Head {
    var text: String
    /// Its kind as checks name it: "point".
    var kind: String
    /// The texts of its numbers where it is written with them.
    var numbers: [String] = []
  }

  /// A factor as it is written: one step, or a name or a call for several.
  struct Factor {
    /// What it is called: the name that it inverts, or its text.
    var name: String
    var steps: [Step]
    /// The steps that it undoes, where it is an inverse.
    var undone: [Step]?

    /// It is written as one call, `R(θ, about: p)`, so that nobody can have its steps in another order.
    var isOneCall = false

    /// It has a name for what it does, not the numbers themselves.
    var isNamed: Bool { steps.count > 1 || steps.first?.kind == .other }
  }

  var head: Head?
  /// The factors as they are written.
  private(set) var factors: [Factor]
  /// Their steps; each knows its factor.
  var steps: [Step]
  /// Where it stands in the program.
  var node: Construct
  /// Something is shifted, as far as is known.
  var movesOrigin = true
  /// A view has it as its transform, which acts about its anchor point.
  var isOfView = false
  /// It needs no parentheses there.
  var standsAlone = false
  /// Code that the mapped value is put into: `vector(it.x, it.y)`.
  var wrapping: ((String) -> String)?

  init(head: Head?, factors: [Factor], node: Construct) {
    self.head = head
    self.factors = factors
    self.node = node
    steps = factors.enumerated().flatMap { index, factor in factor.steps.map { $0.of(index) } }
  }

  /// The product as source text.
  var text: String {
    let factors = [head?.text].compactMap { $0 } + steps.map(\.text)
    let product = factors.isEmpty ? "CGAffineTransform.identity" : factors.joined(separator: " * ")
    if let wrapping { return wrapping("(\(product))") }
    return factors.count > 1 && !standsAlone ? "(\(product))" : product
  }

  func with(_ steps: [Step]) -> Chain {
    var copy = self
    copy.steps = steps
    return copy
  }

  /// The same as one step that nothing more is known of.
  func whole(_ text: String) -> Chain {
    var copy = with([Step(kind: .other, text: text)])
    copy.factors = []
    return copy
  }

  func replacing(_ index: Int, with step: Step) -> Chain {
    var steps = steps
    steps[index] = step.of(steps[index].factor)
    return with(steps)
  }

  /// The steps of each factor, in the order in which the factors act.
  var groups: [[Step]] {
    var groups: [[Step]] = []
    for step in steps {
      if groups.last?.last?.factor == step.factor {
        groups[groups.count - 1].append(step)
      } else {
        groups.append([step])
      }
    }
    return groups
  }

  /// The same with other steps for one factor.
  func replacing(factor index: Int, with steps: [Step]) -> Chain {
    let groups = groups.map { $0.first?.factor == index ? steps.map { $0.of(index) } : $0 }
    return with(groups.flatMap { $0 })
  }

  func removing(_ indices: Set<Int>) -> Chain {
    with(steps.indices.filter { !indices.contains($0) }.map { steps[$0] })
  }

  /// The same with its head and what becomes of the result replaced.
  func mapping(_ head: String, _ wrapping: ((String) -> String)? = nil) -> Chain {
    var copy = self
    copy.head?.text = head
    copy.wrapping = wrapping
    return copy
  }
}

/// A product with a mistake in it.
struct ChainSlip {
  var rule: Rule
  var chain: Chain
  var telling: Telling
  /// It is told beside another mistake, too; some would explain too much.
  var joinsOthers = true
  /// It tells what is done in every step: other steps that come to the same do not do that.
  var isOfSteps = false
}
