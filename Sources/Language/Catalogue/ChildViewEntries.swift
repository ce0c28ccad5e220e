internal import Geometry
internal import Views

/// The views that UIKit hangs into its own: what a button shows, and what holds the content of a cell.
///
/// Each is made when it is first asked for. How large a text or an image is nobody knows here, so what shows it has
/// no size before its frame is set. A content view fills its view, whichever size that takes.
extension CatalogueBuilder {
  mutating func addChildViews() {
    let cells: [StaticString] = ["UITableViewCell"]
    child(
      "titleLabel", "UILabel", of: ["UIButton"], "Its label, of no size here.",
      "UIButton().titleLabel")
    child(
      "imageView", "UIImageView", of: ["UIButton"] + cells, "Its image view, of no size here.",
      "UIButton().imageView")
    child(
      "textLabel", "UILabel", of: cells, "Its label, of no size here.",
      "UITableViewCell().textLabel")
    child(
      "detailTextLabel", "UILabel", of: cells, "Its second label, of no size here.",
      "UITableViewCell().detailTextLabel")
    child(
      "contentView", "UIView", of: cells + ["UICollectionViewCell", "UIVisualEffectView"],
      "What its content hangs in, which fills it.", "UITableViewCell().contentView")
    attribute("effect", of: .view, .void, "How it looks.", only: ["UIVisualEffectView"])
    effect(
      "UIVisualEffectView(effect:)", takes: [[]], gives: .view,
      "A view of no size that blurs what is behind it.", "UIVisualEffectView(effect: nil)"
    ) { evaluator, _, _ in .view(try evaluator.makeView("UIVisualEffectView", .zero)) }
  }

  private mutating func child(
    _ name: StaticString, _ className: StaticString, of classes: [StaticString],
    _ summary: StaticString, _ example: StaticString
  ) {
    let (key, content) = (names.intern(name), names.intern("contentView"))
    let (text, title) = (names.intern("text"), names.intern("currentTitle"))
    effectProperty(name, of: .view, only: classes, gives: .view, summary, example) {
      evaluator, values, _ in
      var id = try ViewReference.from(values[0], 0).id
      if key == content { return .view(try evaluator.content(content, of: id)) }
      if let kept = evaluator.attribute(key, of: id) { return kept }
      let shown = evaluator.attribute(title, of: id) ?? .nothing
      let child = try evaluator.makeView("\(className)", .zero)
      evaluator.setAttribute(key, .view(child), of: id)
      evaluator.setAttribute(text, shown, of: child)
      if evaluator.scene.className(of: id) != "UIButton" {
        id = try evaluator.content(content, of: id)
      }
      try evaluator.scene.addChild(child, to: id)
      return .view(child)
    }
  }
}

extension Evaluator {
  /// The content view of a cell, behind what else hangs in it.
  fileprivate mutating func content(_ name: Name, of id: ViewID) throws -> ViewID {
    if case .view(let kept)? = attribute(name, of: id) { return kept }
    let size = scene.bounds(of: id).size
    let content = try makeView("UIView", Rect(origin: .zero, size: size))
    scene.setAutoresizing([.width, .height], of: content)
    try scene.insertSubview(content, at: 0, in: id)
    setAttribute(name, .view(content), of: id)
    return content
  }
}
