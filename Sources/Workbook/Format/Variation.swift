internal import Language

/// The values of an exercise that vary from learner to learner.
public struct Variation: Sendable {
  /// A name and what it may stand for.
  public struct Name: Sendable {
    /// The name.
    public var name: String
    /// The source texts of its values.
    public var values: [String]
    /// The line that states them.
    var line: Int
  }

  /// The names in order.
  public var names: [Name] = []
  /// Conditions under which a combination is left out.
  var exclusions: [Snippet] = []
  /// The line of the block.
  public var line: Int

  /// A name and the value that it has in one variant.
  struct Binding: Equatable, Sendable {
    var name: String
    /// The source text of the value.
    var value: String
  }

  /// The ways to choose a value for each name, those that are left out among them.
  var productCount: Int {
    names.reduce(1) { count, name in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: name.values.count)
      return isTooLarge ? .max : product
    }
  }

  /// One of the ways; the last name changes fastest.
  func bindings(_ index: Int) -> [Binding] {
    var rest = index
    var bindings: [Binding] = []
    for name in names.reversed() where !name.values.isEmpty {
      bindings.append(Binding(name: name.name, value: name.values[rest % name.values.count]))
      rest /= name.values.count
    }
    return bindings.reversed()
  }

  /// The most variants that an exercise may have.
  static let limit = 100
  /// The most ways that conditions may choose from.
  static let productLimit = 1000
}

/// The number of a learner's variant of a lesson, 0 to 9999: the same in every run.
///
/// Neither capitals nor spaces change it, nor what an answers file cannot state.
public func variantNumber(name: String, lesson: Lesson) -> Int {
  let key = comparableName(name) + "\n" + lesson.id
  return Int(stableHash(key) % 10_000)
}
