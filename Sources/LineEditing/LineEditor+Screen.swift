internal import CLibedit

/// The whole screen of a terminal, while a program draws on it and reads keys and the mouse.
public struct FullScreen {
  /// What a wait ended with.
  public enum Sight: Sendable {
    /// The time passed.
    case time
    /// Something was typed; ``FullScreen/read()`` gives it.
    case input
    /// `^C`
    case interrupt
    /// Everything is to be drawn anew: another size, or the process was stopped for a while.
    case resize
  }

  fileprivate let handle: OpaquePointer

  /// Waits so many seconds for something, for ever without a number.
  public func wait(_ seconds: Double? = nil) -> Sight {
    let limit = seconds.map { Int32(clamping: Int(min(max($0, 0), 60) * 1000)) } ?? -1
    return switch le_screen_wait(handle, limit) {
    case .time: .time
    case .key: .input
    case .interrupt: .interrupt
    case .resize, .suspension: .resize
    }
  }

  /// All bytes that wait, up to some thousands; nil where the terminal is gone.
  public func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 15 {
      let count = le_screen_read(handle, &chunk, chunk.count)
      if count < 0 { return bytes.isEmpty ? nil : bytes }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Writes at once; false where the terminal is gone.
  public func write(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return le_screen_write(handle, bytes, bytes.count)
  }
}

extension LineEditor {
  /// Gives the whole screen to `body`: the alternate one, with reports of the mouse.
  ///
  /// However it ends, by a signal too, the terminal is as before. Where there is no terminal any
  /// more, nothing happens.
  public func fillScreen(_ body: (FullScreen) -> Void) {
    guard let handle else { return }
    le_screen_begin(handle)
    body(FullScreen(handle: handle))
    le_screen_end(handle)
  }
}
