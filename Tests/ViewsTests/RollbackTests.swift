import Geometry
import TestSupport
import Testing
import Views

@Suite struct RollbackTests {
  @Test func rollbackRestoresEveryProperty() throws {
    var random = SplitMix64(seed: 8)
    var (scene, ids) = try random.tree(30)
    scene.checkpoint()
    let before = scene
    for id in ids { try changeAll(id, &scene, &random) }
    let new = try scene.makeView(frame: random.frame())
    try scene.addChild(new, to: ids[3])
    try scene.addChild(ids[1], to: new)
    scene.removeFromParent(ids[5])
    #expect(scene != before && scene.contains(new))
    scene.rollback()
    #expect(scene == before)
    #expect(!scene.contains(new))
  }

  /// Reading the scene as it was gives what a rollback would, and leaves it as it is.
  @Test func theSceneAsOfTheCheckpoint() throws {
    var random = SplitMix64(seed: 10)
    var (scene, ids) = try random.tree(30)
    scene.checkpoint()
    #expect(!scene.isWritten && scene.written.isEmpty)
    let before = scene
    for id in ids.prefix(20) { try changeAll(id, &scene, &random) }
    let new = try scene.makeView()
    scene.setTag(1, of: new)
    let after = scene
    let places = ids.map { try? before.convert(before.bounds(of: $0), from: $0, to: ids[0]) }
    let read = scene.asOfCheckpoint { scene in
      ids.map { try? scene.convert(scene.bounds(of: $0), from: $0, to: ids[0]) }
    }
    #expect(read == places)
    #expect(scene == after)
    #expect(scene.isWritten && Set(scene.written) == Set(ids.prefix(20)))
    #expect(scene.isNew(new) && !scene.isNew(ids[29]))
    scene.rollback()
    #expect(scene == before && !scene.isWritten)
  }

  /// Who watches is given what was written since, as it was, each once; layers and new views are left out.
  @Test func whatIsWatched() throws {
    var random = SplitMix64(seed: 11)
    var (scene, ids) = try random.tree(30)
    scene.checkpoint()
    try scene.setPosition(Point(x: 1, y: 1), of: ids[2])
    let before = scene
    scene.watch()
    for id in [ids[4], ids[2], ids[4]] { try changeAll(id, &scene, &random) }
    _ = try scene.makeView()
    let seen = scene.takeWatched()
    #expect(Set(seen.map(\.id)) == Set([ids[2], ids[4]].filter(scene.isView)))
    #expect(seen.allSatisfy { $0.geometry == before.geometry(of: $0.id) })
    try scene.setPosition(Point(x: 3, y: 3), of: ids[2])
    #expect(scene.takeWatched().isEmpty)
    scene.rollback()
    #expect(scene.position(of: ids[2]) != Point(x: 1, y: 1))
  }

  @Test func aRollbackReturnsToTheLastCheckpointOnly() throws {
    var scene = Scene()
    let view = try scene.makeView()
    scene.checkpoint()
    try scene.setPosition(Point(x: 1, y: 1), of: view)
    scene.checkpoint()
    try scene.setPosition(Point(x: 2, y: 2), of: view)
    try scene.setPosition(Point(x: 3, y: 3), of: view)
    scene.rollback()
    #expect(scene.position(of: view) == Point(x: 1, y: 1))
    scene.rollback()
    #expect(scene.position(of: view) == Point(x: 1, y: 1))
    let reused = try scene.makeView()
    #expect(reused.index == 1)
  }

  @Test func aCopyIsIndependent() throws {
    var scene = Scene()
    let view = try scene.makeView()
    var copy = scene
    scene.setTag(7, of: view)
    copy.setName("v", of: view)
    #expect(copy.tag(of: view) == 0 && scene.name(of: view) == nil)
  }

  /// Equality that misses a property would make the other tests of this folder blind.
  @Test func equalitySeesEveryProperty() throws {
    var random = SplitMix64(seed: 9)
    var (scene, ids) = try random.tree(3)
    try scene.setTransform(random.gentleTransform(), of: ids[1])
    for change in changes {
      var changed = scene
      try change(&changed, ids[1], &random)
      #expect(changed != scene)
    }
  }

  private func changeAll(
    _ id: ViewID, _ scene: inout Scene, _ random: inout SplitMix64
  ) throws {
    for change in changes { try change(&scene, id, &random) }
  }

  private typealias Change = (inout Scene, ViewID, inout SplitMix64) throws -> Void

  private let changes: [Change] = [
    { scene, id, random in try scene.setBounds(random.frame(), of: id) },
    { scene, id, random in try scene.setPosition(random.point(), of: id) },
    { scene, id, random in try scene.setAnchorPoint(random.point(), of: id) },
    { scene, id, random in try scene.setTransform(random.gentleTransform(), of: id) },
    { scene, id, random in try scene.setSublayerTransform(random.gentleTransform(), of: id) },
    { scene, id, random in try scene.setFrame(random.frame(), of: id) },
    { scene, id, random in try scene.moveAnchor(to: random.point(), of: id) },
    { scene, id, random in try scene.setAlpha(random.number(0.5...0.6), of: id) },
    { scene, id, random in try scene.setZPosition(random.number(2...9), of: id) },
    { scene, id, _ in scene.setHidden(!scene.isHidden(id), of: id) },
    { scene, id, _ in
      scene.setUserInteractionEnabled(!scene.isUserInteractionEnabled(id), of: id)
    },
    { scene, id, _ in scene.setClipsToBounds(!scene.clipsToBounds(id), of: id) },
    { scene, id, _ in scene.setName("other", of: id) },
    { scene, id, _ in scene.setTag(99, of: id) },
  ]
}

@Suite struct MarkTests {
  /// However many checkpoints and rollbacks pass, a rewind returns to the mark, again and again.
  @Test func rewindsThroughCheckpoints() {
    var array = Journaled<Int>()
    for number in 0..<10 { array.append(number) }
    array.mark()
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: array.append(-1)
        case 1: array.checkpoint()
        case 2: array.rollback()
        default: array[Int.random(in: 0..<array.count, using: &random)] = -2
        }
      }
      array.rewind()
      #expect(array.indices.map { array[$0] } == Array(0..<10))
    }
  }

  /// What was written before the mark, be it since the last checkpoint, belongs to it.
  @Test func whatWasWrittenBeforeTheMarkStays() {
    var array = Journaled<Int>()
    for number in 0..<3 { array.append(number) }
    array.checkpoint()
    array[0] = 10
    array.mark()
    array[0] = 20
    array[1] = 20
    array.rewind()
    #expect(array.indices.map { array[$0] } == [10, 1, 2])
  }
}
