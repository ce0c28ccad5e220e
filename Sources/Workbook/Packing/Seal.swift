#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What tells whether a value is the right one without telling the value: a salt and a hash.
///
/// Numbers are counted in cells of a grid. Where the cells begin follows from the salt, and the salt
/// is chosen so that the right numbers lie well inside of their cells: whatever is near enough to
/// them lies in the same ones. A cell grows with the count of numbers, so that such a salt exists.
struct Seal: Sendable, Equatable {
  /// The shape of the value that is asked for.
  var kind: String
  /// That of every element of a list, where it is the same.
  var elements: String?
  var salt: String
  var hash: String

  /// Seals a value; `seed` makes every seal another one, and the same in every run.
  init(_ value: CheckedValue, tolerance: Tolerance, seed: String) {
    let parts = SealedParts(value)
    let salts = (0..<10_000).lazy.map { hexadecimal(sha256(Array("\(seed) \($0)".utf8)).prefix(8)) }
    salt = salts.first { parts.isInside(tolerance, $0) } ?? hexadecimal(sha256([]).prefix(8))
    kind = value.sealedKind
    elements = value.elementKind
    hash = parts.hash(tolerance, salt)
  }

  /// A seal as a lesson states it: `point 9f2c… 3b1e…`, `list-of-2:vector 0c1d… 77ab…`.
  init?(_ words: [String]) {
    guard words.count == 3 else { return nil }
    let kinds = words[0].split(separator: ":", maxSplits: 1).map { String($0) }
    guard let kind = kinds.first else { return nil }
    (self.kind, elements) = (kind, kinds.dropFirst().first)
    (salt, hash) = (words[1], words[2])
  }

  /// As a lesson states it.
  var text: String { kind + (elements.map { ":" + $0 } ?? "") + " \(salt) \(hash)" }

  /// Whether a value is the one that was sealed; a row may stand for a point or a vector.
  func compare(_ value: CheckedValue, tolerance: Tolerance) -> Difference {
    let isSame = [value, value.inPlane].contains {
      $0.sealedKind == kind && SealedParts($0).hash(tolerance, salt) == hash
    }
    return isSame ? .none : isComparable(value) ? .content : .kinds
  }

  private func isComparable(_ value: CheckedValue) -> Bool {
    if case .list(let list) = value, kind.hasPrefix("list-") {
      return value.sealedKind != kind || !list.contains(where: refuses)
    }
    return value.sealedKind == kind || value.isRow(for: kind)
  }

  /// Whether a value is of another kind than the elements of the list that was sealed.
  func refuses(element: CheckedValue) -> Bool {
    guard let elements, !element.isNothing else { return false }
    // Of lists the lengths may differ, which is no other kind.
    if case .list = element, elements.hasPrefix("list-") { return false }
    return element.inPlane.sealedKind != elements && !element.isRow(for: elements)
  }
}

extension CheckedValue {
  /// Its shape as one word: a transform is a 3×3 matrix, an angle a number.
  fileprivate var sealedKind: String { shape.split(separator: " ").joined(separator: "-") }

  /// That of its elements, where all have the same.
  fileprivate var elementKind: String? {
    guard case .list(let list) = self, let first = list.first?.sealedKind else { return nil }
    return list.allSatisfy { $0.sealedKind == first } ? first : nil
  }
}

/// A value taken apart: what must be equal, and the numbers that must be near.
private struct SealedParts {
  private var exact = ""
  private var numbers: [Double] = []

  init(_ value: CheckedValue) { add(value) }

  private mutating func add(_ value: CheckedValue) {
    switch value {
    case .numbers(let grid):
      exact += "\(grid.shape) \(grid.rows.map(\.count));"
      grid.rows.joined().forEach { add($0) }
    case .text(let text): exact += "text \(text.utf8.count) \(text);"
    case .truth(let truth): exact += "\(truth);"
    case .nothing: exact += "nothing;"
    case .list(let list):
      exact += "list \(list.count);"
      list.forEach { add($0) }
    case .record(let kind, let parts):
      exact += "\(kind) \(parts.map(\.name));"
      parts.forEach { add($0.value) }
    case .opaque(let kind): exact += "\(kind);"
    case .sealed(let seal): exact += "\(seal.text);"
    }
  }

  private mutating func add(_ number: Double) {
    if number.isFinite { numbers.append(number) } else { exact += "\(number);" }
  }

  /// How far from both ends of its cell a right number must lie.
  private func margin(_ tolerance: Tolerance) -> Double { 1.25 * max(tolerance.distance, 1e-12) }

  /// The width of a cell: so small that with one salt in fifty all right numbers are inside of theirs.
  private func cell(_ tolerance: Tolerance) -> Double {
    let chance = pow(0.02, 1 / Double(max(numbers.count, 1)))
    return 2 * margin(tolerance) / (1 - chance)
  }

  /// Whether everything within the tolerance lies in the same cells.
  func isInside(_ tolerance: Tolerance, _ salt: String) -> Bool {
    let margin = margin(tolerance) / cell(tolerance)
    return places(tolerance, salt).allSatisfy { place in
      let fraction = place - place.rounded(.down)
      return fraction > margin && fraction < 1 - margin
    }
  }

  func hash(_ tolerance: Tolerance, _ salt: String) -> String {
    let cells = places(tolerance, salt).map { "\($0.rounded(.down))" }.joined(separator: " ")
    return hexadecimal(sha256(Array("\(salt);\(exact)\(cells)".utf8))[...])
  }

  /// The numbers counted in cells, each with a beginning of its own.
  private func places(_ tolerance: Tolerance, _ salt: String) -> [Double] {
    numbers.enumerated().map { index, number in
      let shift = Double(spread(stableHash("\(salt) \(index)")) >> 11) / Double(1 << 53)
      return (tolerance.isRelative ? evened(number) : number) / cell(tolerance) + shift
    }
  }
}

/// A hash whose last bytes reach its first bits too: each number is to have a beginning of its own.
private func spread(_ hash: UInt64) -> UInt64 {
  var x = (hash ^ hash &>> 30) &* 0xbf58_476d_1ce4_e5b9
  x = (x ^ x &>> 27) &* 0x94d0_49bb_1331_11eb
  return x ^ x &>> 31
}

/// A scale on which a relative difference of large numbers is as long as an absolute one of small.
private func evened(_ number: Double) -> Double {
  abs(number) <= 1 ? number : (number < 0 ? -1 : 1) * (1 + log(abs(number)))
}

func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
  bytes.map { byte in
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }.joined()
}
