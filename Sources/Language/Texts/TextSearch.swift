#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Where a part of bytes begins first, from a place on; nil where it does not stand there.
///
/// It takes a time that grows with the length of both, whatever stands in them: no byte is read again, for it is
/// known from the part how much of it still fits (Knuth, Morris and Pratt).
func place(of part: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
  guard let first = part.first else { return start }
  if part.count <= shortPart { return shortPlace(of: part, in: bytes, from: start) }
  guard let begin = place(of: first, in: bytes, from: start) else { return nil }
  let borders = borders(of: part)
  var fitting = 0
  for index in begin..<bytes.count {
    while fitting > 0, bytes[index] != part[fitting] { fitting = borders[fitting - 1] }
    if bytes[index] == part[fitting] { fitting += 1 }
    if fitting == part.count { return index + 1 - fitting }
  }
  return nil
}

/// Of these no table is made: what is read again is soon over.
private let shortPart = 16

/// The same of a short part, which is compared wherever its first byte stands.
private func shortPlace(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
  var start = start
  while let begin = place(of: part[0], in: bytes, from: start), begin + part.count <= bytes.count {
    if part.indices.allSatisfy({ bytes[begin + $0] == part[$0] }) { return begin }
    start = begin + 1
  }
  return nil
}

/// Where a byte stands first, from a place on; the C library looks at many at a time.
private func place(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
  bytes[start...].withUnsafeBytes { rest in
    guard let begin = rest.baseAddress, let found = memchr(begin, Int32(byte), rest.count) else {
      return nil
    }
    return start + (UnsafeRawPointer(found) - begin)
  }
}

/// For each beginning of a part, the length of its longest shorter beginning at which it also ends.
private func borders(of part: [UInt8]) -> [Int] {
  var borders = [Int](repeating: 0, count: part.count)
  var length = 0
  for index in part.indices.dropFirst() {
    while length > 0, part[index] != part[length] { length = borders[length - 1] }
    if part[index] == part[length] { length += 1 }
    borders[index] = length
  }
  return borders
}
