/// A way to call something, as completion sees it.
struct CallForm {
  struct Parameter {
    var label: String?
    /// It may be given without its label.
    var mayLackLabel = false
    /// It may be left out.
    var hasDefault = false
    /// It stands for any number of arguments.
    var isVariadic = false
    var kinds: Kinds
    /// The program's own type that it is of.
    var own: Int32?
    /// What the label's candidate says.
    var summary: String
  }

  var parameters: [Parameter]

  /// What the next argument could be after arguments with these labels; empty where they do not fit.
  func next(after given: [String?]) -> [Parameter] {
    var rest = ArraySlice(parameters)
    for label in given {
      if label == nil, rest.first?.isVariadic == true {
        rest[rest.startIndex].hasDefault = true
        continue
      }
      while let parameter = rest.first, parameter.hasDefault, label != parameter.label {
        rest.removeFirst()
      }
      guard let parameter = rest.popFirst(), label == nil || label == parameter.label else {
        return []
      }
    }
    let defaults = rest.prefix { $0.hasDefault }
    return Array(rest.prefix(defaults.count + 1))
  }
}

extension Completer {
  /// The labels that the innermost open call could go on with.
  func labels() -> [Candidate] {
    guard let call = typed.openCall, call.isAtStart else { return [] }
    return forms(of: call).flatMap { $0.next(after: call.given) }.compactMap { parameter in
      parameter.label.map { Candidate(insert: $0 + ": ", summary: parameter.summary) }
    }
  }

  /// How what stands before the parenthesis can be called.
  func forms(of call: OpenCall) -> [CallForm] {
    guard let name = typed.name(call.open - 1) else { return [] }
    let dot = call.open - 2
    guard typed.kind(dot) == .dot else { return forms(ofFunction: name) }
    guard typed.hasReceiver(dot) else {
      return catalogue.staticFunctions(name, of: nil).map { form($0, calledAs: name) }
    }
    var copy = self
    return copy.value(before: dot).map { forms(ofMember: name, of: $0) } ?? []
  }

  private func forms(ofFunction name: Name) -> [CallForm] {
    let evaluator = session.evaluator
    if let name = evaluator.names.find(typed.names.text(name)),
      Int(name.id) < evaluator.globals.count
    {
      switch evaluator.globals[Int(name.id)].value {
      case .function(let box):
        if case .user(let index) = box.payload.code { return [form(ofUser: index)] }
      case .type(.user(let index)): return forms(ofOwn: index)
      default: break
      }
    }
    return catalogue.functions(name).map { form($0, calledAs: name) }
  }

  private func forms(ofMember name: Name, of value: Value) -> [CallForm] {
    switch value {
    case .structure(let box):
      let name = session.evaluator.names.find(typed.names.text(name))
      let method = name.flatMap { session.evaluator.method($0, of: box.payload.type) }
      return method.map { [form(ofUser: $0)] } ?? []
    case .type(.user(let index)): return forms(ofOwn: index)
    case .type(.builtin(let kind, let type)):
      let isInitializer = name == catalogue.words.initializer
      let entries =
        isInitializer ? catalogue.functions(type) : catalogue.staticFunctions(name, of: kind)
      return entries.map { form($0, calledAs: name) }
    default:
      return catalogue.methods(name, of: value.kind).map {
        form($0, calledAs: name, isMethod: true)
      }
    }
  }

  /// Under its name in C a function has no labels, under a short one they may be left out.
  private func form(_ index: Int32, calledAs name: Name, isMethod: Bool = false) -> CallForm {
    let entry = catalogue.entries[Int(index)]
    let labels = catalogue.labels(index, isMethod: isMethod)
    let hasLabels = isMethod || entry.spellings.c != name
    return CallForm(
      parameters: labels.indices.map { position in
        let label = labels[position]
        return CallForm.Parameter(
          label: label == .none || !hasLabels ? nil : catalogue.names.text(label),
          mayLackLabel: entry.spellings.short == name,
          isVariadic: entry.isVariadic && position == 0,
          kinds: catalogue.kinds(index, position + (isMethod ? 1 : 0)), summary: "\(entry.summary)")
      })
  }

  private func form(ofUser index: Int32) -> CallForm {
    let evaluator = session.evaluator
    let function = evaluator.tree.functions[Int(index)]
    let parameters = function.parameters.dropFirst(function.isMethod ? 1 : 0)
    let summary = "a parameter of \(evaluator.signature(index))"
    return CallForm(
      parameters: parameters.map { parameter in
        let isAny = parameter.label == evaluator.words.anyLabel
        let label = isAny ? parameter.name : parameter.label
        return CallForm.Parameter(
          label: label == .none ? nil : evaluator.names.text(label), mayLackLabel: isAny,
          hasDefault: parameter.initial >= 0, kinds: kinds(of: parameter.type),
          own: ownType(parameter.type), summary: summary)
      })
  }

  /// A struct takes its properties, a class what its initializers take, and a view also its frame.
  private func forms(ofOwn index: Int32) -> [CallForm] {
    let evaluator = session.evaluator
    let structure = evaluator.tree.structures[Int(index)]
    guard let className = evaluator.frameworkClass(of: structure)?.name else {
      return [form(ofStruct: index)]
    }
    return structure.initializers.map(form(ofUser:))
      + (catalogue.names.find(className).map { name in
        catalogue.functions(name).map { form($0, calledAs: name) }
      } ?? [])
  }

  private func form(ofStruct index: Int32) -> CallForm {
    let evaluator = session.evaluator
    let structure = evaluator.tree.structures[Int(index)]
    let summary = "a property of \(evaluator.names.text(structure.name))"
    return CallForm(
      parameters: structure.fields.map { field in
        CallForm.Parameter(
          label: evaluator.names.text(field.name), hasDefault: field.initial >= 0,
          kinds: kinds(of: field.type), own: ownType(field.type), summary: summary)
      })
  }

  func kinds(of type: Int32) -> Kinds {
    guard type >= 0 else { return [] }
    return catalogue.type(session.evaluator.tree.types[Int(type)].name).map { [$0] } ?? []
  }

  private func ownType(_ type: Int32) -> Int32? {
    let evaluator = session.evaluator
    guard type >= 0,
      case .type(.user(let index))? = evaluator.userType(evaluator.tree.types[Int(type)])
    else { return nil }
    return index
  }
}
