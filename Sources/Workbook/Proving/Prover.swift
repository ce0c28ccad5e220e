public import Language

/// Proves lessons: what an author promises is tried (docs/lessons.md#what-is-proved).
public struct Prover {
  /// Where its runs begin.
  public let session: Session

  /// A prover whose runs each begin with a copy of `session`, its budget included.
  public init(session: Session = Session()) {
    self.session = session
  }

  /// A part of a lesson.
  public struct Part: Sendable {
    /// The only exercise, by its id.
    public var exercise: String?
    /// The only variant.
    public var variant: Int?

    /// All of it, or what is named.
    public init(exercise: String? = nil, variant: Int? = nil) {
      self.exercise = exercise
      self.variant = variant
    }
  }

  /// What running a lesson shows to be wrong; what reading it showed is the parser's.
  ///
  /// Each exercise is proved in each of its variants; a problem is told of the first that has it.
  public func prove(_ lesson: Lesson, part: Part = Part()) -> [LessonProblem] {
    if let line = lesson.keyLines["packed"] {
      return [LessonProblem(file: lesson.file, line: line, message: nothingToProve)]
    }
    let checker = Checker(session: session, diagnoses: false, patience: Patience())
    var proof = Proof(lesson: lesson, checker: checker)
    let instances = Instantiation(lesson, session)
    proof.proveVariants(instances)
    proof.proveSetup()
    if part.exercise == nil { proof.proveExamples() }
    let counts = lesson.pages.indices.map(instances.variantCount)
    let variants = part.variant.map { $0...$0 } ?? 0...(counts.reduce(1, max) - 1)
    for variant in variants {
      proof.lesson = instances.instance(variant)
      for index in lesson.pages.indices where part.variant != nil || variant < counts[index] {
        guard let exercise = lesson.pages[index].exercise,
          part.exercise == nil || part.exercise == exercise.id
        else { continue }
        proof.variant = counts[index] > 1 ? variant : nil
        proof.prove(page: index, instances, variant)
      }
    }
    return proof.problems
  }
}

private let nothingToProve =
  "this is a student's copy, which holds no solutions: prove the lesson that it was made of"

extension Lesson {
  /// How many variants it has, or one of its exercises; 1 where nothing varies.
  public func variantCount(of exercise: String? = nil, session: Session = Session()) -> Int {
    let instances = Instantiation(self, session)
    let named = pages.indices.filter { exercise == nil || pages[$0].exercise?.id == exercise }
    return named.map(instances.variantCount).reduce(1, max)
  }
}

extension Instantiation {
  /// How many variants a page has; one where nothing varies.
  func variantCount(_ page: Int) -> Int {
    guard case .success(let variants)? = variants[page] else { return 1 }
    return max(1, min(variants.count, Variation.limit))
  }
}

extension Proof {
  /// Proves the exercise of a page of `lesson` in one variant.
  fileprivate mutating func prove(page index: Int, _ instances: Instantiation, _ variant: Int) {
    guard let exercise = lesson.pages[index].exercise, !exercise.isMisread,
      !unvaried.contains(exercise.id)
    else { return }
    bindings = instances.bindings(index, variant) ?? []
    begin(exercise)
    for problem in instances.page(index, variant).problems {
      report(.braces, problem.line, problem.message)
    }
    proveExamples(ofPage: index)
    prove(exercise, after: lesson.pages[..<index].last { $0.exercise != nil }?.exercise)
  }

  /// Values can be worked out; conditions are true or false, and leave some variants, but not too many.
  fileprivate mutating func proveVariants(_ instances: Instantiation) {
    for (index, page) in lesson.pages.enumerated() {
      guard let exercise = page.exercise, let variation = exercise.variation else { continue }
      let line = variation.line
      begin(exercise)
      let faults = instances.faults(in: variation)
      if !faults.isEmpty {
        unvaried.insert(exercise.id)
        for fault in faults { report(.variants, fault.line, fault.message) }
        continue
      }
      switch instances.variants[index] {
      case .failure(let fault): report(.variants, fault.line, fault.message)
      case .success(let variants) where variants.isEmpty:
        report(.variants, line, "no values are left: the conditions leave all of them out")
      case .success(let variants) where variants.count > Variation.limit:
        report(
          .variants, line, "there are \(variants.count) variants; at most \(Variation.limit)")
      case .success, nil: break
      }
    }
    begin(nil)
  }
}
