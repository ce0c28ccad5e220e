/// Whether a letter takes two columns of a terminal: Unicode's East_Asian_Width is W or F, as of emoji that are shown as
/// pictures and of these blocks.
///
/// A flag consists of two letters, which are narrow.
@inlinable
package func isWide(_ scalar: Unicode.Scalar) -> Bool {
  // Asked for each letter of a picture: nearly all are below.
  scalar.value >= 0x1100 && isWideBeyondLatin(scalar)
}

@usableFromInline
package func isWideBeyondLatin(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1F1E6...0x1F1FF: false
  case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD:
    true
  default: scalar.properties.isEmojiPresentation
  }
}
