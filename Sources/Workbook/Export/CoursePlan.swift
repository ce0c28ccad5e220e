internal import Language

/// Where the lessons of a course stand on their pages: file names, and ids within.
///
/// It is known before any page is written, so that links can lead to what is really there.
struct CoursePlan {
  /// A lesson's page.
  struct LessonPlan {
    /// The name of its file.
    var name: String
    /// The title in words.
    var title: String
    /// The id of each page of the lesson; an exercise keeps its own.
    var ids: [String]
  }

  private(set) var lessons: [LessonPlan] = []
  /// File names of lessons, as links in Markdown name them, and their indices.
  private var indices: [String: Int] = [:]

  init(_ lessons: [Lesson]) {
    var names = Uniquing(taken: ["index"])
    for (index, lesson) in lessons.enumerated() {
      let file = lastComponent(lesson.file)
      let stem = file.hasSuffix(".md") ? String(file.dropLast(3)) : file
      let name = names.unique(slug(stem, or: "lesson")) + ".html"
      self.lessons.append(LessonPlan(name: name, title: lesson.plainTitle, ids: pageIDs(lesson)))
      if indices[file] == nil { indices[file] = index }
    }
  }

  /// Where a link of a lesson leads on these pages; nil for one that leads nowhere.
  func address(_ target: String, from lesson: Int) -> String? {
    guard isSafeAddress(target) else { return nil }
    if target.contains(":") { return target }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].hasPrefix("./") ? String(parts[0].dropFirst(2)) : String(parts[0])
    guard let found = file.isEmpty ? lesson : indices[file] else { return nil }
    let page = found == lesson ? "" : lessons[found].name
    guard parts.count > 1 else { return page.isEmpty ? "#main" : page }
    return lessons[found].ids.contains(String(parts[1])) ? "\(page)#\(parts[1])" : nil
  }
}

extension Lesson {
  /// The title in words; the id where it has none.
  var plainTitle: String {
    let title = trimmed(inlineProse(title).plain)
    return title.isEmpty ? id : title
  }
}

/// Ids of their exercises, or made of their headings.
private func pageIDs(_ lesson: Lesson) -> [String] {
  // What the page itself uses; those of pictures hold a colon, which none of these does.
  var ids = Uniquing(taken: ["main"])
  for exercise in lesson.exercises { ids.reserve(exercise.id) }
  return lesson.pages.map { page in
    if let id = page.exercise?.id, isID(id) { return ids.release(id) }
    return ids.unique(slug(inlineProse(page.heading).plain, or: "section"))
  }
}

/// Letters, digits, `-`, `.` and `_` of ASCII, which need no escaping anywhere; others become `-`.
private func slug(_ text: String, or other: String) -> String {
  var slug = ""
  for scalar in text.lowercased().unicodeScalars {
    let isPlain =
      scalar.isASCII
      && (scalar.properties.isAlphabetic || "0123456789._".unicodeScalars.contains(scalar))
    if isPlain { slug.unicodeScalars.append(scalar) } else if slug.last != "-" { slug += "-" }
    if slug.utf8.count > 80 { break }
  }
  while let last = slug.last, "-.".contains(last) { slug.removeLast() }
  while let first = slug.first, "-.".contains(first) { slug.removeFirst() }
  return slug.isEmpty ? other : slug
}

/// Numbers names that were given already.
private struct Uniquing {
  private var taken: Set<String>
  private var reserved: Set<String> = []
  /// The number to try next, for names that were asked for again.
  private var numbers: [String: Int] = [:]

  init(taken: Set<String>) { self.taken = taken }

  /// Keeps a name for the one who asks for it by ``release(_:)``.
  mutating func reserve(_ name: String) { reserved.insert(name) }

  mutating func release(_ name: String) -> String {
    reserved.remove(name)
    return unique(name)
  }

  mutating func unique(_ name: String) -> String {
    var candidate = name
    while taken.contains(candidate) || reserved.contains(candidate) {
      let number = numbers[name, default: 2]
      numbers[name] = number + 1
      candidate = "\(name)-\(number)"
    }
    taken.insert(candidate)
    return candidate
  }
}

/// What stands behind the last `/`.
func lastComponent(_ path: String) -> String {
  withLine(path) { line in
    guard let slash = line.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    let name = line.dropFirst(slash + 1)
    return name.isEmpty ? lastComponent(line[0..<slash].text) : name.text
  }
}
