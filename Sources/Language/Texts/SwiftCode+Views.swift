internal import Geometry
internal import Views

extension Evaluator {
  /// The statements that build views or layers, and all that they contain, in an app.
  ///
  /// A view that stands straight is made with its frame. A turned or moved one gets what it stores:
  /// anchor point, bounds, center, and the transform last, since a frame would not say it. Law: run
  /// in Pivot, the statements build an equal tree.
  func swiftCode(of roots: [ViewID]) -> String {
    var writer = ViewCodeWriter(evaluator: self)
    for root in roots {
      for id in scene.subtree(of: root) { writer.write(id, isRoot: id == root) }
    }
    return writer.lines.joined(separator: "\n")
  }
}

private struct ViewCodeWriter {
  let evaluator: Evaluator
  var lines: [String] = []
  private var variables: [ViewID: String] = [:]
  private var taken: Set<String> = []
  /// The number that the next variable of a name gets.
  private var next: [String: Int] = [:]

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  private var scene: Scene { evaluator.scene }

  mutating func write(_ id: ViewID, isRoot: Bool) {
    let variable = variableName(id)
    variables[id] = variable
    writeGeometry(id, variable)
    writeProperties(id, variable)
    guard !isRoot, let parent = scene.parent(of: id), let owner = variables[parent] else { return }
    if scene.isView(id) {
      lines.append("\(owner).addSubview(\(variable))")
    } else {
      let layer = scene.isView(parent) ? "\(owner).layer" : owner
      lines.append("\(layer).addSublayer(\(variable))")
    }
  }

  // MARK: Geometry

  private mutating func writeGeometry(_ id: ViewID, _ variable: String) {
    let geometry = scene.geometry(of: id)
    let (name, comment) = constructor(id)
    let plain = LayerGeometry().settingFrame(geometry.frame)
    if scene.isView(id), plain == geometry {
      let frame = SwiftCode.rect(geometry.frame)
      lines.append("let \(variable) = \(name)(frame: \(frame))\(comment)")
      return
    }
    lines.append("let \(variable) = \(name)()\(comment)")
    writeStored(geometry, id, variable)
  }

  /// The anchor point comes first: while there is no size, no frame jumps.
  private mutating func writeStored(
    _ geometry: LayerGeometry, _ id: ViewID, _ variable: String
  ) {
    let isView = scene.isView(id)
    if geometry.anchorPoint != LayerGeometry().anchorPoint {
      set(isView ? "\(variable).layer" : variable, "anchorPoint", .point(geometry.anchorPoint))
    }
    set(variable, "bounds", .rect(geometry.bounds))
    set(variable, isView ? "center" : "position", .point(geometry.position))
    guard !geometry.transform.isIdentity else { return }
    let transform = SwiftCode.transform(geometry.transform)
    lines.append(
      isView
        ? "\(variable).transform = \(transform)" : "\(variable).setAffineTransform(\(transform))")
  }

  /// The class where Pivot knows it; else the nearest that it knows, and the class in a comment.
  private func constructor(_ id: ViewID) -> (name: String, comment: String) {
    guard scene.isView(id) else { return ("CALayer", "") }
    let name = scene.className(of: id)
    if viewClasses.contains(where: { "\($0)" == name }) { return (name, "") }
    return (name.hasSuffix("Label") ? "UILabel" : "UIView", "  // \(visible(name))")
  }

  // MARK: Other properties

  private mutating func writeProperties(_ id: ViewID, _ variable: String) {
    let layer = scene.isView(id) ? "\(variable).layer" : variable
    if scene.isView(id) { writeViewProperties(id, variable) }
    if scene.isHidden(id) { set(variable, "isHidden", .boolean(true)) }
    let clips = scene.clipsToBounds(id)
    if clips != Scene.clipsSubviews(scene.className(of: id)) {
      set(variable, scene.isView(id) ? "clipsToBounds" : "masksToBounds", .boolean(clips))
    }
    if scene.zPosition(of: id) != 0 {
      set(layer, "zPosition", .number(scene.zPosition(of: id)))
    }
    for attribute in attributes(of: id) {
      set(variable, evaluator.names.text(attribute.name), attribute.value)
    }
  }

  private mutating func writeViewProperties(_ id: ViewID, _ variable: String) {
    if scene.alpha(of: id) != 1 { set(variable, "alpha", .number(scene.alpha(of: id))) }
    let takesTouches = scene.isUserInteractionEnabled(id)
    if takesTouches != Scene.takesTouches(scene.className(of: id)) {
      set(variable, "isUserInteractionEnabled", .boolean(takesTouches))
    }
    if !scene.autoresizing(of: id).isEmpty {
      set(variable, "autoresizingMask", ResizingMask(scene.autoresizing(of: id)).asValue)
    }
    if !scene.autoresizesSubviews(id) { set(variable, "autoresizesSubviews", .boolean(false)) }
    if scene.tag(of: id) != 0 { set(variable, "tag", .number(Double(scene.tag(of: id)))) }
  }

  private func attributes(of id: ViewID) -> [Attribute] {
    let index = Int(id.index)
    return index < evaluator.attributes.count ? evaluator.attributes[index] : []
  }

  /// Writes an assignment, where an app has such a value.
  private mutating func set(_ owner: String, _ property: String, _ value: Value) {
    guard let code = SwiftCode.expression(value) else { return }
    lines.append("\(owner).\(property) = \(code)")
  }

  // MARK: Names

  private mutating func variableName(_ id: ViewID) -> String {
    let name = scene.name(of: id) ?? ""
    let base = isIdentifier(name) ? name : fallbackName(id, name)
    var candidate = base
    var number = next[base] ?? 2
    while taken.contains(candidate) {
      candidate = "\(base)\(number)"
      number += 1
    }
    next[base] = number
    taken.insert(candidate)
    return candidate
  }

  private func fallbackName(_ id: ViewID, _ name: String) -> String {
    if name == "self.view" { return "rootView" }
    return ViewNames.base(scene.className(of: id).split(separator: ".").last.map(String.init) ?? "")
  }

  private func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, Lexer.startsName(first) || first == "_" else {
      return false
    }
    let isName = name.unicodeScalars.allSatisfy {
      Lexer.startsName($0) || $0 == "_" || ("0"..."9").contains($0)
    }
    return isName && !Keyword.spellings.contains { "\($0)" == name }
  }
}
