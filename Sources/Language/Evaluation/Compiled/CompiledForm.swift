/// A loop or a function as a flat program over registers: what runs often, without the tree.
///
/// Made from resolved nodes when a loop or a function has run a while (``CompiledForms``), for the kinds
/// that its variables have then: numbers, truth values and transforms. It holds arithmetic, comparisons,
/// products, assignments, conditions, loops over ranges and calls of functions of the program; the
/// ``Compiler`` refuses everything else, above all what may show, announce, warn, or keep something.
///
/// Law: it behaves as the tree does, because it has no effect until it succeeds. Variables are read into
/// registers when it begins and written back when it ends. Where anything is no matter of course (a
/// result that is not finite, a division by zero, the end of a budget, an interruption) it is abandoned,
/// and the tree runs the same piece from where it began and says what there is to say. A run takes the
/// steps of the budget that the tree would take, and abandoning gives them back.
///
/// Holds for one program: functions may be declared anew between two.
final class CompiledForm {
  /// A variable that is read when the form begins.
  struct Input {
    enum Source: Hashable {
      case global(Int32)
      /// A slot of the frame in which a loop stands.
      case local(Int32)
    }

    var source: Source
    var kind: RegisterKind
    /// Its register from the first of all on.
    var place: Int
    /// The annotation of a global.
    var type: Int32 = -1
    /// Written back at the end.
    var isWritten = false
  }

  /// What a name of the top level stood for when the form was made.
  struct Meaning {
    var name: Name
    /// A function of the program; nil where the name was the catalogue's.
    var function: Int32?
  }

  /// An entry of the catalogue that only computes.
  struct EntryCall {
    var body: Body
    var kinds: [RegisterKind]
    var result: RegisterKind
    /// Beyond it an argument is looked at, for a warning.
    var largest = Double.infinity
  }

  /// ``Instruction/Operation/finish`` stands first.
  let code: UnsafeMutablePointer<Instruction>
  let entry: Int
  /// The registers of the largest frame.
  let frameSize: Int
  let inputs: [Input]
  /// A function's, in the first registers of the frame.
  let parameters: [RegisterKind]
  /// Nil for a function without a result.
  let result: RegisterKind?
  let meanings: [Meaning]
  private let entries: [EntryCall]
  /// How many functions of the top level there were, whose labels could decide on calls.
  let overloadCount: Int
  let convention: Convention

  init(
    _ instructions: [Instruction], entry: Int, frameSize: Int, inputs: [Input],
    parameters: [RegisterKind], result: RegisterKind?, meanings: [Meaning],
    entries: [EntryCall], overloadCount: Int, convention: Convention
  ) {
    code = .allocate(capacity: instructions.count)
    for (place, instruction) in instructions.enumerated() {
      (code + place).initialize(to: instruction)
    }
    (self.entry, self.frameSize, self.inputs) = (entry, frameSize, inputs)
    (self.parameters, self.result) = (parameters, result)
    (self.meanings, self.entries) = (meanings, entries)
    (self.overloadCount, self.convention) = (overloadCount, convention)
  }

  deinit { code.deallocate() }

  /// Writes what an entry gives for the values from a register on; false where that is not plain.
  @inline(never)
  func perform(_ number: Int, _ first: Register, into result: Register) -> Bool {
    let entry = entries[number]
    guard abs(first.pointee) <= entry.largest, let value = try? entry.value(first) else {
      return false
    }
    return result.write(value, as: entry.result)
  }
}

extension CompiledForm.EntryCall {
  fileprivate func value(_ first: Register) throws -> Value? {
    switch body {
    case .one(let body): return try body(first.value(kinds[0]))
    case .two(let body):
      return try body(first.value(kinds[0]), (first + kinds[0].width).value(kinds[1]))
    case .many(let body): return try body(values(first))
    case .three, .scene, .change, .effect, .form: return nil
    }
  }

  private func values(_ first: Register) -> [Value] {
    var place = first
    return kinds.map { kind in
      defer { place += kind.width }
      return place.value(kind)
    }
  }
}
