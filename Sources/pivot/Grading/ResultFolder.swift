internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The folder of `--out`: nothing outside of it is written, no link below it is followed.
struct ResultFolder {
  private let root: Int32

  /// Opens the folder, and makes it where there is none.
  init(_ path: String) throws(OutputFileError) {
    makeFolders(above: path + "/")
    root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if root < 0 { throw .failed(systemReason()) }
  }

  /// Writes a file whole: whoever reads sees the old text or the new one.
  func write(_ text: String, to name: String, in folder: String? = nil) throws(OutputFileError) {
    let place = if let folder { try openFolder(folder) } else { root }
    defer { if place != root { close(place) } }
    let temporary = ".\(name).tmp"
    unlinkat(place, temporary, 0)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(place, temporary, flags, 0o666)
    if descriptor < 0 { throw .failed("\(name): \(systemReason())") }
    var file = Output(descriptor)
    file.write(text)
    file.flush()
    let isClosed = close(descriptor) == 0
    if isClosed, file.reason == nil, renameat(place, temporary, place, name) == 0 { return }
    let reason = file.reason ?? systemReason()
    unlinkat(place, temporary, 0)
    throw .failed("\(name): \(reason)")
  }

  private func openFolder(_ folder: String) throws(OutputFileError) -> Int32 {
    mkdirat(root, folder, 0o777)
    let place = openat(root, folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if place < 0 { throw .failed("\(folder): \(systemReason())") }
    return place
  }
}
