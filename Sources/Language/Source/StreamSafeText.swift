/// A text with no more than 30 combining marks in a row.
package func streamSafe(_ text: String) -> String {
  let bytes = Array(text.utf8)
  return bytes.mayHoldRows ? String(decoding: bytes.streamSafe, as: UTF8.self) : text
}

extension [UInt8] {
  /// Valid UTF-8 in Unicode's Stream-Safe Text Format: no more than 30 combining marks in a row.
  ///
  /// Comparing, hashing and cutting Swift's texts takes time with the square of the marks in a row where they are not
  /// in order. U+034F, which shows nothing, parts those of longer rows. Source: Unicode Standard Annex #15, section 13.
  package var streamSafe: [UInt8] { mayHoldRows ? parted : self }

  /// Whether so many bytes follow each other that are not ASCII.
  fileprivate var mayHoldRows: Bool {
    withUnsafeBytes { bytes in
      var end = 0
      while let start = bytes.firstBeyondASCII(from: end) {
        end = bytes[start...].firstIndex { $0 < 0x80 } ?? bytes.count
        if end - start > 2 * mostMarks { return true }
      }
      return false
    }
  }

  private var parted: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + count / 32)
    var marks = 0
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      if marks > mostMarks {
        result += "\u{34F}".utf8
        marks = 1
      }
      result += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}

private let mostMarks = 30
