import Glibc

/// The folder that everything generated goes to; removed at the end.
let scratchFolder: String = {
  var template = Array("/tmp/bench.XXXXXX".utf8CString)
  return mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
}()

/// A path in the scratch folder.
func scratch(_ name: String) -> String { scratchFolder + "/" + name }

/// The text of a file; empty where there is none.
func read(_ path: String) -> String {
  guard let file = fopen(path, "r") else { return "" }
  defer { fclose(file) }
  var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes a file of the scratch folder and gives its path.
func write(_ text: String, _ name: String) -> String {
  let path = scratch(name)
  write(text, to: path)
  return path
}

/// Writes a file.
func write(_ text: String, to path: String) {
  guard let file = fopen(path, "w") else { return }
  fputs(text, file)
  fclose(file)
}
