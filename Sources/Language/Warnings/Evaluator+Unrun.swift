/// Mistakes in text that does not run: handlers that nothing calls, and a program that stops at an outlet.
///
/// Code is pasted in pieces. No value decides here, so that only shapes are told that the text alone
/// makes certain, or as a note those that are right for some transforms.
extension Evaluator {
  /// Looks through what will not run of the program that starts at `first`.
  mutating func inspectUnrun(from first: Int) {
    let (spans, whole) = unrun(from: first)
    if spans.isEmpty, whole == nil { return }
    var fresh: [FreshTransform] = []
    var notedFrames: Set<String> = []
    var last = Span.nowhere
    for index in first..<tree.nodes.count {
      let id = Int32(index)
      guard let span = spans.around(tree.span(id)) ?? whole else { continue }
      // A name of one function is that of another view in the next.
      if span != last { fresh.removeAll(where: \.isLocal) }
      last = span
      switch tree.nodes[index].node {
      case .call(let callee, let arguments):
        inspectAngles(id, callee, tree.arguments(arguments))
        inspectOwnPoint(callee, tree.arguments(arguments))
      case .declare(let target, _, _): fresh.removeAll { $0.view == written(target) }
      case .assign(let target, let value):
        inspectTransform(target, value, &fresh)
        inspectAnchor(target, span)
        inspectAnimation(target, value)
      case .member(let base, let name) where names.text(name) == "frame":
        inspectFrame(id, base, span, first, &notedFrames)
      default: break
      }
      if let suspicion = suspicions[id] { tellComponent(suspicion, id) }
    }
  }

  // MARK: What does not run

  /// The spans of functions that nothing names, and the whole program where it uses an outlet that nothing
  /// made.
  private func unrun(from first: Int) -> (functions: OutermostSpans, whole: Span?) {
    let functions = functions(from: first)
    let mentions = functions.isEmpty ? [:] : mentions(from: first)
    let unnamed = functions.filter { mentions[$0.node.name, default: 0] <= $0.own }
    let all = OutermostSpans(functions.map(\.node.span))
    let stops = (first..<tree.nodes.count).contains { index in
      guard case .global(let name) = tree.nodes[index].node, isUnmadeOutlet(name) else {
        return false
      }
      return all.around(tree.span(Int32(index))) == nil
    }
    return (OutermostSpans(unnamed.map(\.node.span)), stops ? programSpan(from: first) : nil)
  }

  /// The functions that the program declares, and how often each names itself by that.
  private func functions(from first: Int) -> [(node: FunctionNode, own: Int)] {
    (first..<tree.nodes.count).compactMap { index in
      guard case .function(let function, let target) = tree.nodes[index].node else { return nil }
      let own = if case .global = tree[target] { 1 } else { 0 }
      return (tree.functions[Int(function)], own)
    }
  }

  /// How often each name stands for a variable or function of the program.
  ///
  /// What a `#selector` names runs where the program moves fingers.
  private func mentions(from first: Int) -> [Name: Int] {
    var counts: [Name: Int] = [:]
    var selected: [Name] = []
    for index in first..<tree.nodes.count {
      switch tree.nodes[index].node {
      case .global(let name): counts[name, default: 0] += 1
      case .member(let base, let name):
        if case .selfReference = tree[base] { counts[name, default: 0] += 1 }
      case .text: selected += selectedFunction(Int32(index)).map { [$0] } ?? []
      default: continue
      }
    }
    guard counts.keys.contains(where: { fingerScripts.contains(names.text($0)) }) else {
      return counts
    }
    for name in selected { counts[name, default: 0] += 1 }
    return counts
  }

  /// The function that `#selector(…)` or `@selector(…)` names.
  private func selectedFunction(_ id: NodeID) -> Name? {
    let written = sources.text(tree.span(id))
    guard written.dropFirst().hasPrefix("selector("), let end = written.lastIndex(of: ")") else {
      return nil
    }
    let inside = written.dropFirst("#selector(".count)
    guard end > inside.startIndex else { return nil }
    return names.find(Selector(String(written[inside.startIndex..<end])).name)
  }

  private func isUnmadeOutlet(_ name: Name) -> Bool {
    if Int(name.id) < globals.count {
      guard case .missing = globals[Int(name.id)].state else { return false }
    }
    return declaration(of: name) == nil && name != words.view
      && outletClass(names.text(name)) != nil
      && !catalogue.hasFunction(name) && catalogue.globalConstant(name) == nil
  }

  private func programSpan(from first: Int) -> Span? {
    let places = (first..<tree.nodes.count).map { tree.nodes[$0].place.span }
    guard let start = places.map(\.start).min(), let end = places.map(\.end).max() else {
      return nil
    }
    return Span(start: start, end: end)
  }
}

/// A transform made anew that was assigned to a view.
struct FreshTransform {
  var view: String
  /// The view is that of a variable or parameter of a function.
  var isLocal: Bool
  var part: Part

  /// What it does, in words.
  enum Part: String {
    case turn = "a turn"
    case scale = "a scale"
    case move = "a move"
  }
}

/// The functions that move fingers.
private let fingerScripts = ["drag", "pinch", "twist", "fingers", "tap", "press"]
