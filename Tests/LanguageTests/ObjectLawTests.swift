import Language
import TestSupport
import Testing

/// Objects of pasted classes beside Swift's own: the same classes, and the same random statements.
@Suite struct ObjectLawTests {
  private static let classes = """
    var x = 7
    func shift(_ k: Int) -> Int {
      x += k
      return x
    }
    class Base {
      var x = 1
      var sum = 0 { didSet { changes += 1 } }
      var changes = 0
      var other: Base?
      var twice: Int { x * 2 }
      func kind() -> Int { 1 }
      func add(_ k: Int) { x += k }
      func value() -> Int { kind() * 1000 + x }
      func pass(_ k: Int) -> Int {
        add(k)
        guard k > 0, let other = other else { return value() + shift(1) }
        let below = other.pass(k - 1)
        sum += below
        return x + below
      }
    }
    class Sub: Base {
      var extra = 3
      override func kind() -> Int { 2 }
      override func add(_ k: Int) {
        super.add(k * 2)
        extra += shift(k)
      }
    }
    class Mixer {
      var x = 50
      var changes = 1
      let friend: Base
      init(friend: Base) { self.friend = friend }
      func kind() -> Int { 9 }
      func mix(_ k: Int) -> Int {
        changes += kind()
        friend.x += k
        x += friend.value() + friend.pass(k)
        return x + shift(changes)
      }
    }
    """

  @Test(arguments: 0..<60)
  func objectsAreThoseOfSwift(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let world = World()
    var lines = [Self.classes]
    var expected: [String] = []
    for index in 0..<5 {
      lines.append("let b\(index) = \(index % 2 == 0 ? "Base" : "Sub")()")
      lines.append("let m\(index) = Mixer(friend: b\(index))")
    }
    for _ in 0..<40 {
      let statement = world.random(&random)
      lines.append(statement.text)
      expected += statement.printed.map { [$0] } ?? []
    }
    var run = ProgramRun()
    #expect(run.output(of: lines.joined(separator: "\n")) == expected.joined(separator: "\n"))
  }
}

/// What the statements do, in Swift.
private final class World {
  var x = 7
  private var bases: [Base] = []
  private var mixers: [Mixer] = []

  init() {
    for index in 0..<5 {
      bases.append(index % 2 == 0 ? Base(self) : Sub(self))
      mixers.append(Mixer(bases[index]))
    }
  }

  func shift(_ k: Int) -> Int {
    x += k
    return x
  }

  /// Does something, and says which statement does so and what it prints.
  func random(_ random: inout SplitMix64) -> (text: String, printed: String?) {
    let i = Int.random(in: 0..<5, using: &random)
    let j = Int.random(in: 0..<5, using: &random)
    let k = Int.random(in: 0..<4, using: &random)
    let (b, m) = (bases[i], mixers[i])
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      b.other = bases[j]
      return ("b\(i).other = b\(j)", nil)
    case 1: return ("print(b\(i).pass(\(k)))", "\(b.pass(k))")
    case 2:
      b.add(k)
      return ("b\(i).add(\(k))", nil)
    case 3: return ("print(m\(i).mix(\(k)))", "\(m.mix(k))")
    case 4:
      x += k
      return ("x += \(k)", nil)
    case 5:
      b.x = m.x + x
      return ("b\(i).x = m\(i).x + x", nil)
    case 6:
      m.friend.sum += k
      return ("m\(i).friend.sum += \(k)", nil)
    case 7:
      let calls = (0..<60).map { _ in b.value() + m.kind() }.reduce(0, +)
      return (
        "var s\(i) = 0\nfor _ in 0..<60 { s\(i) += b\(i).value() + m\(i).kind() }\nprint(s\(i))",
        "\(calls)"
      )
    default:
      return (
        "print(x, b\(i).x, b\(i).sum, b\(i).changes, b\(i).twice, m\(i).x, m\(i).changes, b\(i).other === b\(j))",
        "\(x) \(b.x) \(b.sum) \(b.changes) \(b.twice) \(m.x) \(m.changes) \(b.other === bases[j])"
      )
    }
  }
}

private class Base {
  unowned let world: World
  var x = 1
  var sum = 0 { didSet { changes += 1 } }
  var changes = 0
  // Unowned, as objects may refer to each other in rings.
  unowned var other: Base?
  var twice: Int { x * 2 }

  init(_ world: World) { self.world = world }

  func kind() -> Int { 1 }
  func add(_ k: Int) { x += k }
  func value() -> Int { kind() * 1000 + x }

  func pass(_ k: Int) -> Int {
    add(k)
    guard k > 0, let other else { return value() + world.shift(1) }
    let below = other.pass(k - 1)
    sum += below
    return x + below
  }
}

private final class Sub: Base {
  var extra = 3

  override func kind() -> Int { 2 }
  override func add(_ k: Int) {
    super.add(k * 2)
    extra += world.shift(k)
  }
}

private final class Mixer {
  var x = 50
  var changes = 1
  let friend: Base

  init(_ friend: Base) { self.friend = friend }

  func kind() -> Int { 9 }

  func mix(_ k: Int) -> Int {
    changes += kind()
    friend.x += k
    x += friend.value() + friend.pass(k)
    return x + friend.world.shift(changes)
  }
}
