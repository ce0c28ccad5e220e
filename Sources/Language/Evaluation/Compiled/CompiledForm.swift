/// A loop or a function as a flat program over registers: what runs often, without the tree.
///
/// Made from resolved nodes when a loop or a function has run a while (``CompiledForms``), for the kinds
/// that its variables have then: numbers, truth values, transforms, points, sizes, rects, and views and
/// layers, whose plain properties it reads and sets. It holds arithmetic, comparisons, products, assignments,
/// conditions, loops over ranges and calls of functions of the program; the ``Compiler`` refuses everything
/// else, above all what may show, announce, or keep something.
///
/// Law: it behaves as the tree does, because it has no effect until it succeeds. Variables are read into
/// registers when it begins and written back when it ends; views that it has set are put back where it does
/// not (``TouchedViews``). Where anything is no matter of course (a result that is not finite, a division by
/// zero, something to warn of, a view of a class of the program, the end of a budget, an interruption) it is
/// abandoned, and the tree runs the same piece from where it began and says what there is to say. A run
/// takes the steps of the budget that the tree would take, and abandoning gives them back.
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

  /// A property of a view or layer that is set.
  struct Setting {
    var name: Name
    var owner: RegisterKind
    var value: RegisterKind
    var watch: Watch
    var setter: @Sendable (inout Evaluator, Value, Value) throws -> Value
    /// What is assigned to, and where warnings are about the new value.
    var target: NodeID
    var node: NodeID
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
  private let entries: UnsafeMutablePointer<EntryCall.Work>
  private let entryCount: Int
  let settings: UnsafeMutablePointer<Setting>
  private let settingCount: Int
  /// How many functions of the top level there were, whose labels could decide on calls.
  let overloadCount: Int
  let convention: Convention

  init(
    _ instructions: [Instruction], entry: Int, frameSize: Int, inputs: [Input],
    parameters: [RegisterKind], result: RegisterKind?, meanings: [Meaning],
    entries: [EntryCall], settings: [Setting], overloadCount: Int, convention: Convention
  ) {
    code = .allocate(holding: instructions)
    self.entries = .allocate(holding: entries.map(\.work))
    self.settings = .allocate(holding: settings)
    (entryCount, settingCount) = (entries.count, settings.count)
    (self.entry, self.frameSize, self.inputs) = (entry, frameSize, inputs)
    (self.parameters, self.result) = (parameters, result)
    self.meanings = meanings
    (self.overloadCount, self.convention) = (overloadCount, convention)
  }

  deinit {
    code.deallocate()
    entries.deinitialize(count: entryCount)
    entries.deallocate()
    settings.deinitialize(count: settingCount)
    settings.deallocate()
  }

  /// Writes what an entry gives for the values from a register on; false where that is not plain.
  @inline(never)
  func perform(
    _ number: Int, _ first: Register, into result: Register, in evaluator: inout Evaluator
  ) -> Bool {
    entries[number](first, result, &evaluator)
  }
}

extension UnsafeMutablePointer {
  fileprivate static func allocate(holding elements: [Pointee]) -> UnsafeMutablePointer {
    let memory = allocate(capacity: elements.count)
    for (place, element) in elements.enumerated() { (memory + place).initialize(to: element) }
    return memory
  }
}
