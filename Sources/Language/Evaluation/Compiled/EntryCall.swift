internal import Views

/// A call of an entry of the catalogue that only computes, or reads what the scene has.
struct EntryCall {
  /// What it does with the values from a register on, and writes from another on; false where that is not
  /// plain.
  typealias Work = (_ first: Register, _ result: Register, inout Evaluator) -> Bool

  var body: Body
  var kinds: [RegisterKind]
  var result: RegisterKind
  /// Beyond it the last argument, in this register, is looked at, for a warning.
  var largest = Double.infinity
  var last = 0
  /// A frame, which misleads while the transform turns it.
  var isFrame = false

  /// Its work as one closure: what describes it would be copied at each call.
  var work: Work {
    let work = writing
    if largest == .infinity { return work }
    return { [largest, last] first, place, evaluator in
      abs(first[last]) <= largest && work(first, place, &evaluator)
    }
  }

  private var writing: Work {
    let (first, result) = (kinds[0], result)
    switch body {
    case .one(let body):
      return { register, place, _ in
        guard let value = try? body(register.value(first)) else { return false }
        return place.write(value, as: result)
      }
    case .two(let body):
      return { [second = kinds[1]] register, place, _ in
        let b = (register + first.width).value(second)
        guard let value = try? body(register.value(first), b) else { return false }
        return place.write(value, as: result)
      }
    case .scene(let body):
      return { [isFrame] register, place, evaluator in
        guard evaluator.readsPlainly(first, register.id, isFrame: isFrame),
          let value = try? body(evaluator.scene, register.id)
        else { return false }
        return place.write(value, as: result)
      }
    case .conversion(let body): return converting(body)
    case .three, .many, .change, .effect, .form:
      return { register, place, _ in
        guard let value = try? manyValue(register) else { return false }
        return place.write(value, as: result)
      }
    }
  }

  /// The view or layer itself, what is converted, and the other one, unless the window is meant; how long the way
  /// between them is, no step tells.
  private func converting(
    _ body: @escaping @Sendable (Scene, ViewID?, Value, ViewID?) throws -> Value
  ) -> Work {
    let (owner, result) = (kinds[0], result)
    let other = kinds.count > 2 ? owner.width + result.width : nil
    return { register, place, evaluator in
      guard evaluator.readsPlainly(owner, register.id, isFrame: false),
        (try? evaluator.fuel.look(before: evaluator.scene.count >> 8)) != nil,
        let image = try? body(
          evaluator.scene, register.id, (register + owner.width).value(result),
          other.map { (register + $0).id })
      else { return false }
      return place.write(image, as: result)
    }
  }

  private func manyValue(_ first: Register) throws -> Value? {
    var place = first
    let values = kinds.map { kind in
      defer { place += kind.width }
      return place.value(kind)
    }
    switch body {
    case .three(let body): return try body(values[0], values[1], values[2])
    case .many(let body): return try body(values)
    case .one, .two, .scene, .conversion, .change, .effect, .form: return nil
    }
  }
}
