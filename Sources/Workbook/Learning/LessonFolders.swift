/// A folder that may hold the lessons.
public struct LessonFolder: Hashable, Sendable {
  /// Its path.
  public var path: String
  /// A file that must exist for the folder to count: `Package.swift` marks a checkout.
  public var marker: String?
}

/// Where lessons may be, the first that exists counts.
///
/// A folder that was asked for by name is the only candidate: nothing else is taken in its place.
/// - Parameters:
///   - flag: The value of `--lessons`.
///   - variable: The value of `PIVOT_LESSONS`.
///   - executable: The path of the executable, with links followed.
///   - directory: The current directory.
public func lessonFolders(
  flag: String?, variable: String?, executable: String?, directory: String
) -> [LessonFolder] {
  if let named = [flag, variable].compactMap({ $0 }).first(where: { !$0.isEmpty }) {
    return [LessonFolder(path: joined(directory, named), marker: nil)]
  }
  var folders: [LessonFolder] = []
  let home = executable.map { parent(joined(directory, $0)) }
  if let home {
    folders.append(LessonFolder(path: joined(parent(home), "share/pivot/lessons"), marker: nil))
  }
  for start in [home, joined(directory, "")].compactMap({ $0 }) {
    for folder in ancestors(of: start) {
      let marker = joined(folder, "Package.swift")
      let candidate = LessonFolder(path: joined(folder, "lessons"), marker: marker)
      if !folders.contains(candidate) { folders.append(candidate) }
    }
  }
  return folders
}

/// A folder and all above it, the nearest first.
private func ancestors(of path: String) -> [String] {
  var folders = [path]
  while let last = folders.last, last != "/", !last.isEmpty { folders.append(parent(last)) }
  return folders
}

/// The folder that holds `path`.
private func parent(_ path: String) -> String { joined(path, "..") }

/// `path` as seen from `base`, without `.` and `..`.
private func joined(_ base: String, _ path: String) -> String {
  let full = path.hasPrefix("/") ? path : base + "/" + path
  var parts: [Substring] = []
  for part in full.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return parts.isEmpty ? "/" : parts.reduce(into: "") { $0 += "/" + String($1) }
}
