/// Makes the ``CompiledForm`` of a loop or a function.
///
/// Walks the nodes once, as the evaluator does, and writes instructions where the evaluator computes.
/// Each variable has one kind in all of the form: that of its value now, or of the first that it gets.
struct Compiler {
  /// What the tree has to run.
  struct Refusal: Error {}

  /// A function for the kinds of its arguments.
  struct Key: Hashable {
    var function: Int32
    var parameters: [RegisterKind]
  }

  /// What a function gives.
  enum Result: Equatable {
    case nothing
    case value(RegisterKind)

    var kind: RegisterKind? {
      if case .value(let kind) = self { return kind }
      return nil
    }
  }

  /// As it is when the form begins.
  var evaluator: Evaluator
  /// The code that is being written.
  var body = Body(isFunction: false)
  /// The functions, finished or not, by their number.
  private(set) var functions: [Body?] = []
  private var numbers: [Key: Int] = [:]
  /// What a function is taken to give that calls itself.
  private var assumed: [Key: Result] = [:]
  private var wasWrong = false
  var inputs: [CompiledForm.Input] = []
  var inputPlaces: [CompiledForm.Input.Source: Int] = [:]
  var sharedCount = 0
  var meanings: [CompiledForm.Meaning] = []
  var entries: [EntryCall] = []
  var settings: [CompiledForm.Setting] = []

  private init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The form of a function for arguments of these kinds; nil where the tree has to run it.
  static func form(
    ofFunction function: Int32, _ parameters: [RegisterKind], in evaluator: Evaluator
  ) -> CompiledForm? {
    form(parameters, in: evaluator) { compiler throws(Refusal) in
      _ = try compiler.number(of: Key(function: function, parameters: parameters))
    }
  }

  /// The form of what is left of a loop.
  static func form(of loop: Loop, in evaluator: Evaluator) -> CompiledForm? {
    form([], in: evaluator) { compiler throws(Refusal) in try compiler.writeRest(of: loop) }
  }

  /// Tries again as long as a function that calls itself gives something else than was assumed.
  private static func form(
    _ parameters: [RegisterKind], in evaluator: Evaluator,
    _ write: (inout Compiler) throws(Refusal) -> Void
  ) -> CompiledForm? {
    var assumed: [Key: Result] = [:]
    for _ in 0..<4 {
      var compiler = Compiler(evaluator)
      compiler.assumed = assumed
      do throws(Refusal) { try write(&compiler) } catch { return nil }
      if !compiler.wasWrong { return compiler.linked(parameters) }
      assumed = compiler.assumed
    }
    return nil
  }

  // MARK: Functions

  /// The number of a function, whose code is written when it is first asked for.
  mutating func number(of key: Key) throws(Refusal) -> Int {
    if let number = numbers[key] { return number }
    // Functions are written inside one another, each as deep as its nodes.
    guard functions.count < 32, !evaluator.fuel.surroundings.isStackLow() else { throw Refusal() }
    numbers[key] = functions.count
    functions.append(nil)
    let number = functions.count - 1
    let outer = body
    body = Body(isFunction: true)
    try writeFunction(key)
    if let assumption = assumed[key], let found = body.result, assumption != found {
      assumed[key] = found
      wasWrong = true
    }
    functions[number] = body
    body = outer
    return number
  }

  /// What a function gives; of one that is not finished it is assumed.
  mutating func result(of key: Key, _ number: Int) -> Result {
    if let found = functions[number] { return found.result ?? .nothing }
    if let assumption = assumed[key] { return assumption }
    let assumption = body.result ?? .value(.number)
    assumed[key] = assumption
    return assumption
  }

  // MARK: Linking

  /// All code in one: the end, the loop, the functions.
  private func linked(_ parameters: [RegisterKind]) -> CompiledForm? {
    let bodies = [body] + functions.compactMap { $0 }
    var code = [Instruction(operation: .finish)]
    var places: [Int] = []
    for body in bodies {
      places.append(code.count)
      code += body.linked(at: code.count)
    }
    guard code.count < Int(Int16.max) else { return nil }
    for place in code.indices where code[place].operation == .call {
      code[place].a = Int16(places[1 + Int(code[place].a)])
    }
    return CompiledForm(
      code, entry: body.code.isEmpty ? places[1] : 1,
      frameSize: bodies.map(\.size).reduce(0, max), inputs: inputs, parameters: parameters,
      result: (body.code.isEmpty ? functions[0] : body)?.result?.kind, meanings: meanings,
      entries: entries, settings: settings, overloadCount: evaluator.overloads.count,
      convention: evaluator.convention)
  }
}
