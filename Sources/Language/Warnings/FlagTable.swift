/// Eight flags for each index; what was never set is not.
///
/// Asked before each read of a frame, where a Set would take longer than the frame; and the first Set of a
/// kind has its type made at run time, which takes as long as a picture.
struct FlagTable {
  private var flags: [UInt8] = []

  func has(_ flag: UInt8, at index: Int32) -> Bool {
    flags.indices.contains(Int(index)) && flags[Int(index)] & flag != 0
  }

  /// Sets a flag; there is none at an index below zero.
  mutating func set(_ flag: UInt8, at index: Int32) {
    guard index >= 0 else { return }
    let missing = Int(index) + 1 - flags.count
    if missing > 0 { flags += repeatElement(0, count: missing) }
    flags[Int(index)] |= flag
  }
}
