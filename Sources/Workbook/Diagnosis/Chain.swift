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

  var head: Head?
  var steps: [Step]
  /// Where it stands in the program.
  var node: Construct
  /// It needs no parentheses there.
  var standsAlone = false
  /// Code that the mapped value is put into: `vector(it.x, it.y)`.
  var wrapping: ((String) -> String)?

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

  func replacing(_ index: Int, with step: Step) -> Chain {
    var steps = steps
    steps[index] = step
    return with(steps)
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
  var did: String
  var look: String
}
