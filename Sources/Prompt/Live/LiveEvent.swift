/// What a hand does while views are moved live: a key, or the mouse.
public enum LiveEvent: Equatable, Sendable {
  /// A key that has a name.
  public enum Key: Equatable, Sendable {
    case up, down, left, right, tab, backTab, enter, escape
    /// A letter, a digit or a sign.
    case sign(Character)
    /// A letter together with the control key, as a capital.
    case control(Character)
  }

  /// What happened with the mouse.
  public struct Mouse: Equatable, Sendable {
    /// What the button or the wheel does.
    public enum Action: Sendable {
      case press, drag, release, wheelUp, wheelDown
    }

    /// What happened.
    public var action: Action
    /// The column of the screen, from 0.
    public var column: Int
    /// The row of the screen, from 0.
    public var row: Int
    /// Whether shift was held, or another key of its kind: many terminals keep shift to themselves.
    public var isModified: Bool

    /// Creates an event.
    public init(_ action: Action, column: Int, row: Int, isModified: Bool = false) {
      (self.action, self.column, self.row) = (action, column, row)
      self.isModified = isModified
    }
  }

  case key(Key, isShifted: Bool = false)
  case mouse(Mouse)
}
