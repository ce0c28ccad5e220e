internal import CLibedit

/// Whether `^C` was typed since an entry was read last.
///
/// The handler only sets an atomic flag, on whatever thread it runs; an evaluation asks for it
/// now and then and stops by itself.
public enum InterruptFlag {
  /// Makes SIGINT set the flag; before this it ends the process.
  public static func install() {
    le_interrupt_install()
  }

  /// Whether the flag is set, which it stays.
  ///
  /// Cheap enough for a loop.
  public static var isSet: Bool { le_interrupt_is_set() }

  /// Does something that has the terminal for itself: `^C` and `^\` are meant for that.
  public static func whileIgnored<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    le_interrupts_ignore(true)
    defer { le_interrupts_ignore(false) }
    return try body()
  }
}
