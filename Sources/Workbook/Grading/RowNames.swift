/// Names for the rows of a batch: safe as file names, no two alike.
///
/// - Parameter paths: The parts of each path, from the folder that was named down to the file.
public func rowNames(_ paths: [[String]], lesson: String) -> [String] {
  var taken: Set<String> = []
  // Where to go on counting: many may have one name.
  var next: [String: Int] = [:]
  return paths.map { parts in
    let base = rowName(parts, lesson: lesson)
    var name = base
    var number = next[base.lowercased()] ?? 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    next[base.lowercased()] = number
    return name
  }
}

/// `class/ada.answers.md` is ada; `ada/turning.answers.md` is ada too where turning is the lesson.
private func rowName(_ parts: [String], lesson: String) -> String {
  var parts = parts
  let file = parts.popLast() ?? ""
  let ending = [".answers.md", ".md", ".txt"].first { file.hasSuffix($0) && file != $0 } ?? ""
  let stem = String(file.dropLast(ending.count))
  if stem != lesson || parts.isEmpty { parts.append(stem) }
  let name = safeName(parts.joined(separator: "_"))
  return name.isEmpty ? "submission" : name
}

/// Letters with their marks, digits and `-_.`; anything else is `_`, and no dot stands first.
private func safeName(_ text: String) -> String {
  var name = String.UnicodeScalarView()
  var length = 0
  for scalar in text.unicodeScalars {
    name.append(isSafe(scalar, behind: name.last) ? scalar : "_")
    length += UTF8.width(scalar)
    if length >= 100 { break }
  }
  return String(name)
}

/// Many scripts write vowels as marks; on what is no letter a mark has no place.
private func isSafe(_ scalar: Unicode.Scalar, behind last: Unicode.Scalar?) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark: last != nil && last != "_"
  case _:
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar == "-" || scalar == "_" || (scalar == "." && last != nil)
  }
}
