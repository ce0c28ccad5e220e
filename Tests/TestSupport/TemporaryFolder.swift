import Foundation

/// A new folder of its own for a test; all of them go when the tests end.
public func temporaryFolder() throws -> String {
  let path = root + "/" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  return path
}

private let root: String = {
  atexit { try? FileManager.default.removeItem(atPath: root) }
  return NSTemporaryDirectory() + "/pivot-tests-\(UUID().uuidString)"
}()
