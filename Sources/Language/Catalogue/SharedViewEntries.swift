internal import Geometry
internal import Views

extension CatalogueBuilder {
  /// What views and layers have in common, under the names that each of them uses.
  mutating func addShared(
    by owner: Kind, center: StaticString, clips: StaticString, example: StaticString
  ) {
    scene("frame", of: owner, "Where it appears in its parent: derived, never stored.", example) {
      $0.frame(of: $1)
    } set: {
      try $0.setFrame($2, of: $1)
    }
    scene("bounds", of: owner, "Its rectangle in its own coordinates.", example) {
      $0.bounds(of: $1)
    } set: {
      try $0.setBounds($2, of: $1)
    }
    scene(center, of: owner, "Where its anchor point lies in its parent.", example) {
      $0.position(of: $1)
    } set: {
      try $0.setPosition($2, of: $1)
    }
    scene(
      "anchorPoint", of: owner, "The point that stays under the transform, in the unit square.",
      example
    ) {
      $0.anchorPoint(of: $1)
    } set: {
      try $0.setAnchorPoint($2, of: $1)
    }
    addSharedFlags(of: owner, clips: clips, example: example)
  }

  private mutating func addSharedFlags(
    of owner: Kind, clips: StaticString, example: StaticString
  ) {
    scene("isHidden", of: owner, "Whether it is hidden.", example) {
      $0.isHidden($1)
    } set: {
      $0.setHidden($2, of: $1)
    }
    scene(clips, of: owner, "Whether what it contains is cut at its bounds.", example) {
      $0.clipsToBounds($1)
    } set: {
      $0.setClipsToBounds($2, of: $1)
    }
    scene("name", of: owner, "Its name, which pictures and messages show.", example) {
      $0.name(of: $1)
    } set: {
      $0.setName($2, of: $1)
    }
  }
}
