extension [UInt8] {
  /// Valid UTF-8 in Unicode's Stream-Safe Text Format: no more than 30 combining marks in a row.
  ///
  /// Comparing, hashing and cutting Swift's texts takes time with the square of the marks in a row where they are not
  /// in order. U+034F, which shows nothing, parts those of longer rows. What is
  /// pasted into a prompt is cut there already. Source: Unicode Standard Annex #15, section 13.
  package var streamSafe: [UInt8] { mayHoldRows ? parted : self }

  /// Whether so many bytes follow each other that are not ASCII.
  private var mayHoldRows: Bool {
    withUnsafeBytes { bytes in
      var end = 0
      while let run = bytes.runBeyondASCII(from: end) {
        if run.count > 2 * mostMarks { return true }
        end = run.upperBound
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
      result += scalar.utf8
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
