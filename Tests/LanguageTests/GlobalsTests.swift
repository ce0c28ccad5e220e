import TestSupport
import Testing

@testable import Language

/// Variables of the top level behave as one list with an element for each name.
@Suite struct GlobalsTests {
  private func number(_ value: Double) -> Global { Global(.number(value)) }

  private func numbers(_ globals: Globals) -> [Double?] {
    globals.indices.map { index in
      guard case .number(let number) = globals[index].value else { return nil }
      return number
    }
  }

  @Test func namesWithoutVariableAreMissing() {
    var globals = Globals()
    globals.grow(to: 3)
    #expect(globals.count == 3)
    #expect(globals.indices.allSatisfy { globals[$0].state == .missing })
    globals[1] = number(5)
    #expect(numbers(globals) == [nil, 5, nil])
  }

  /// What was rolled back leaves its element to another name.
  @Test func anElementChangesItsOwner() {
    var globals = Globals()
    globals.grow(to: 3)
    globals.checkpoint()
    globals[0] = number(1)
    globals.rollback()
    globals[2] = number(2)
    #expect(numbers(globals) == [nil, nil, 2])
    globals[0] = number(3)
    #expect(numbers(globals) == [3, nil, 2])
  }

  /// Beside a list that is copied as a whole.
  @Test(arguments: 1...40) func likeAList(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var globals = Globals()
    var model: [Double?] = []
    var (checkpoint, mark) = (model, model)
    globals.mark()
    for step in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        globals.checkpoint()
        checkpoint = model
      case 1:
        globals.rollback()
        model = checkpoint + Array(repeating: nil, count: model.count - checkpoint.count)
        checkpoint = model
      case 2 where step % 7 == 0:
        globals.mark()
        (checkpoint, mark) = (model, model)
      case 3 where step % 5 == 0:
        globals.rewind()
        model = mark + Array(repeating: nil, count: model.count - mark.count)
        checkpoint = model
      case 4:
        globals.grow(to: model.count + 3)
        model += [nil, nil, nil]
      default:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        globals[index] = number(Double(step))
        model[index] = Double(step)
      }
      #expect(numbers(globals) == model)
    }
  }
}
