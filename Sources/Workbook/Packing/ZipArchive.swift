/// Files as one zip, stored and not compressed; the same files give the same bytes.
public struct ZipArchive: Sendable {
  private var local: [UInt8] = []
  private var central: [UInt8] = []
  private var count = 0

  /// An archive without files.
  public init() {}

  /// Adds a file; names are relative, with `/` between their parts.
  public mutating func add(_ name: String, _ contents: [UInt8], isExecutable: Bool = false) {
    let entry = header(name, contents)
    let mode: UInt32 = 0o100_000 | (isExecutable ? 0o755 : 0o644)
    // Made by Unix, so that the mode counts.
    central += word(0x0201_4B50) + half(0x0314) + entry
    central += half(0) + half(0) + half(0) + word(mode << 16) + word(UInt32(local.count))
    central += Array(name.utf8)
    local += word(0x0403_4B50) + entry + Array(name.utf8) + contents
    count += 1
  }

  /// The zip.
  public var bytes: [UInt8] {
    let size = UInt32(truncatingIfNeeded: central.count)
    let start = UInt32(truncatingIfNeeded: local.count)
    let number = UInt16(truncatingIfNeeded: count)
    return local + central + word(0x0605_4B50) + half(0) + half(0) + half(number) + half(number)
      + word(size) + word(start) + half(0)
  }

  /// What the two headers of a file have in common.
  private func header(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let size = UInt32(truncatingIfNeeded: contents.count)
    let isUTF8: UInt16 = 1 << 11
    // Midnight on 1 January 1980, where the format's calendar begins.
    let moment = half(0) + half(0x21)
    return half(20) + half(isUTF8) + half(0) + moment + word(crc32(contents)) + word(size)
      + word(size) + half(UInt16(truncatingIfNeeded: name.utf8.count)) + half(0)
  }
}

private func half(_ number: UInt16) -> [UInt8] {
  [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
}

private func word(_ number: UInt32) -> [UInt8] {
  half(UInt16(truncatingIfNeeded: number)) + half(UInt16(truncatingIfNeeded: number >> 16))
}

/// The checksum of IEEE 802.3, as zip uses it.
func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { crc, byte in
    crcTable[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ (crc >> 8)
  }
}

private let crcTable: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
}
