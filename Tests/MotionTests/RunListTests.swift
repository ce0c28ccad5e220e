@testable import Motion
import Testing
import Views

@Suite("Many animations under way")
struct RunListTests {
  @Test func aQueueGivesItsMomentsInOrder() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      var queue = MomentQueue()
      let moments = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Double(Int.random(in: 0...9, using: &random))
      }
      for (slot, moment) in moments.enumerated() { queue.insert(slot, at: moment) }
      queue.insert(99, at: .infinity)
      var given: [MomentQueue.Entry] = []
      while let first = queue.first {
        given.append(first)
        queue.removeFirst()
      }
      let wanted = moments.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      #expect(given.map(\.slot) == wanted.map(\.offset))
      #expect(given.map(\.moment) == wanted.map(\.element))
    }
  }

  /// A list of keys, and of those whose time has not passed, kept beside the timeline.
  @Test func addingRemovingAndWaitingIsThatOfAPlainList() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      var (scene, timeline) = (Scene(), Timeline())
      let layers = [scene.makeLayer(), scene.makeLayer()]
      var kept: [(layer: ViewID, key: String, end: Double)] = []
      for number in 0..<200 {
        let layer = layers[Int.random(in: 0...1, using: &random)]
        let key = "\(Int.random(in: 0...30, using: &random))"
        switch Int.random(in: 0...5, using: &random) {
        case 0:
          timeline.remove(key, from: layer)
          kept.removeAll { $0.layer == layer && $0.key == key }
        case 1:
          let moment = timeline.now + Double(Int.random(in: 0...20, using: &random)) / 8
          timeline.move(to: moment, in: scene)
          kept.removeAll { $0.end <= moment }
        default:
          var timing = MediaTiming()
          timing.duration = Double(1 + number % 40) / 8
          let change = Change(.ends(from: nil, to: .number(1), by: nil))
          timeline.add(
            Animation(.change(.opacity, change), timing: timing), to: layer, key: key, in: scene)
          kept.removeAll { $0.layer == layer && $0.key == key }
          kept.append((layer, key, timeline.now + timing.duration))
        }
        #expect(timeline.runs.map(\.key) == kept.map(\.key))
        #expect(timeline.count == kept.count)
        #expect(timeline.nextEnd(in: scene) == kept.map(\.end).min())
        #expect(timeline.runs(on: layer).map(\.key) == kept.filter { $0.layer == layer }.map(\.key))
        #expect(timeline.hasRuns(on: layer) == kept.contains { $0.layer == layer })
      }
    }
  }

  @Test func aKeyThatIsFreeAgainIsGivenAgain() throws {
    var (scene, timeline) = (Scene(), Timeline())
    let layer = scene.makeLayer()
    func keyOfTheNext() -> String {
      let change = LayerChange(
        layer: layer, property: .opacity, old: .number(0), new: .number(1))
      let overlap = timeline.overlap(change, from: .number(0))
      timeline.add(
        Animation(.change(.opacity, overlap.change), timing: MediaTiming()), to: layer,
        key: overlap.key, isOfView: true, in: scene)
      return overlap.key
    }
    #expect(
      (0..<4).map { _ in keyOfTheNext() } == ["opacity", "opacity-2", "opacity-3", "opacity-4"])
    timeline.remove("opacity-2", from: layer)
    #expect((0..<2).map { _ in keyOfTheNext() } == ["opacity-2", "opacity-5"])
    timeline.remove("opacity", from: layer)
    #expect(keyOfTheNext() == "opacity")
  }
}
