internal import Language

/// What the checks see of an answer at a glance, cheap enough for thousands of programs.
struct QuickLook {
  enum Item {
    case numbers(Numbers)
    case value(CheckedValue)
  }

  private(set) var items: [Item] = []

  /// The same values, as far as can be seen.
  func isSame(as other: QuickLook, tolerance: Tolerance = .standard) -> Bool {
    items.count == other.items.count
      && zip(items, other.items).allSatisfy { left, right in
        switch (left, right) {
        case (.numbers(let left), .numbers(let right)):
          left.agree(with: right) { agree($0, $1, tolerance) }
        case (.value(let left), .value(let right)):
          compare(left, right, tolerance: tolerance).isNone
        case (.numbers, .value), (.value, .numbers): false
        }
      }
  }

  /// The first number; 0 where there is none.
  var lead: Double {
    for case .numbers(let numbers) in items.prefix(1) { return numbers.entries.first ?? 0 }
    return 0
  }

  /// A single number or a point at the origin is soon met by chance.
  var isTelling: Bool {
    items.contains { item in
      switch item {
      case .numbers(let numbers):
        numbers.entries.count > 1 && numbers.entries.contains { $0 != 0 && $0 != 1 }
      case .value(.record), .value(.list): true
      case .value: false
      }
    }
  }

  /// A truth value or a few: of each one is wrong, and whatever changes it would explain it.
  var isOnlyTruth: Bool { (1...3).contains(items.count) && items.allSatisfy(\.isTruth) }

  /// Two numbers by themselves are what some pair of mistakes gives, whatever they are.
  var isRich: Bool {
    items.contains { item in
      guard case .numbers(let numbers) = item else { return true }
      return numbers.entries.count > 2
    }
  }

  /// The share of the numbers that agree with those of another look.
  func agreement(with other: QuickLook) -> Double {
    guard items.count == other.items.count else { return 0 }
    var (same, all) = (0, 0)
    for case (.numbers(let left), .numbers(let right)) in zip(items, other.items) {
      all += left.entries.count
      guard left.form == right.form, left.entries.count == right.entries.count else { continue }
      same += zip(left.entries, right.entries).count { agree($0, $1, .standard) }
    }
    return all > 0 ? Double(same) / Double(all) : 0
  }

  /// The numbers that differ from those of another look, counted through; nil where the two are not alike.
  func places(unlike other: QuickLook) -> Set<Int>? {
    guard items.count == other.items.count else { return nil }
    var (places, count) = (Set<Int>(), 0)
    for pair in zip(items, other.items) {
      guard case (.numbers(let left), .numbers(let right)) = pair, left.form == right.form,
        left.entries.count == right.entries.count
      else { return nil }
      let unlike = left.entries.indices.filter {
        !agree(left.entries[$0], right.entries[$0], .standard)
      }
      places.formUnion(unlike.map { $0 + count })
      count += left.entries.count
    }
    return places
  }

  fileprivate mutating func add(_ item: Item) { items.append(item) }
}

extension Bench {
  /// What the checks see of code at a glance; nil where it does not run or gives another kind.
  func quickLook(_ code: String) -> QuickLook? {
    workspace.isolated {
      guard runSetup() == nil, workspace.runs(code) else { return nil }
      var look = QuickLook()
      for index in glancedChecks {
        guard glance(at: checks[index], wanted[index].first, &look) else { return nil }
      }
      for name in glancedNames {
        guard let value = try? workspace.value(name).get().value else { return nil }
        look.add(.value(value))
      }
      return look
    }
  }

  /// The checks that compare values, those without `forall` where there are such; what earns nothing is
  /// a remark on the way and tells no mistakes apart.
  private var glancedChecks: [Int] {
    let all = checks.indices.filter { checks[$0].check.rule.isGlanced }
    let scored = all.filter { checks[$0].check.points > 0 }
    let comparing = scored.isEmpty ? all : scored
    let single = comparing.filter { checks[$0].variable == nil }
    return single.isEmpty ? comparing : single
  }

  /// Where no check compares values, the asked names tell answers apart.
  private var glancedNames: [String] { glancedChecks.isEmpty ? askedNames : [] }

  private func glance(
    at prepared: PreparedCheck, _ wanted: Numbers?, _ look: inout QuickLook
  ) -> Bool {
    var numbers = Numbers()
    if case .predicted = prepared.check.rule {
      if workspace.shown(into: &numbers) {
        look.add(.numbers(numbers))
        return wanted.map { $0.form == numbers.form } ?? true
      }
      return add(workspace.value("_"), &look)
    }
    guard let side = prepared.sides.first(where: { !$0.source.isSolution }), side.problem == nil
    else { return false }
    var isSeen = true
    prepared.forEachPoint(workspace, most: 4) { _ in
      guard isSeen else { return }
      if side.read(workspace, into: &numbers) {
        look.add(.numbers(numbers))
        isSeen = wanted.map { $0.form == numbers.form } ?? true
      } else {
        isSeen = add(side.reading(workspace), &look)
      }
    }
    return isSeen
  }

  private func add(
    _ reading: Result<Workspace.Reading, Workspace.Failure>, _ look: inout QuickLook
  ) -> Bool {
    switch reading {
    case .success(let reading): look.add(.value(reading.value))
    // A value for which an expression cannot be worked out is wrong, not of another kind.
    case .failure(let failure):
      guard failure.valueProblem != nil else { return false }
      look.add(.value(.nothing))
    }
    return true
  }
}

extension QuickLook.Item {
  fileprivate var isTruth: Bool {
    switch self {
    case .numbers(let numbers): numbers.form == .truth
    case .value(.truth): true
    case .value: false
    }
  }
}

extension Check.Rule {
  /// It compares values that are cheap to look at.
  fileprivate var isGlanced: Bool {
    switch self {
    case .value, .predicted, .holds(.equation), .forall(_, _, .equation): true
    case .holds(.truth), .forall(_, _, .truth), .prints, .pictures, .uses, .avoids,
      .defines, .kind, .shape, .chosen:
      false
    }
  }
}
