internal import Geometry

/// What a key asks for while views are moved live.
enum LiveCommand: Equatable {
  /// So many steps to the right and downwards on the screen.
  case move(Int, Int, isFine: Bool)
  case turn(Int, isFine: Bool)
  /// One step larger or smaller.
  case scale(Int)
  /// The anchor point, in halves of the bounds.
  case anchor(column: Int, row: Int)
  case anchorAtPointer
  case toggleFine, togglePivot
  case select(Int)
  case reset, undo, redo, fit
  case leave(LiveCanvas.Ending)

  /// What a key means; nil where it means nothing.
  init?(_ key: LiveEvent.Key, isShifted: Bool) {
    switch key {
    case .left: self = .move(-1, 0, isFine: isShifted)
    case .right: self = .move(1, 0, isFine: isShifted)
    case .up: self = .move(0, -1, isFine: isShifted)
    case .down: self = .move(0, 1, isFine: isShifted)
    case .tab: self = .select(1)
    case .backTab: self = .select(-1)
    case .enter, .escape: self = .leave(.kept)
    case .control("C"): self = .leave(.discarded)
    case .control("R"): self = .redo
    case .control: return nil
    case .sign(let sign):
      guard let command = LiveCommand(sign) else { return nil }
      self = command
    }
  }

  private init?(_ sign: Character) {
    switch sign {
    case "[", "<": self = .turn(-1, isFine: false)
    case "]", ">": self = .turn(1, isFine: false)
    case "{": self = .turn(-1, isFine: true)
    case "}": self = .turn(1, isFine: true)
    case "+", "=": self = .scale(1)
    case "-", "_": self = .scale(-1)
    case "1"..."9":
      // As on a keypad: 7 is the top left corner, 5 the middle, 3 the bottom right corner.
      let index = (sign.wholeNumberValue ?? 5) - 1
      self = .anchor(column: index % 3, row: 2 - index / 3)
    case "a": self = .anchorAtPointer
    case "s": self = .toggleFine
    case "p": self = .togglePivot
    case "r": self = .reset
    case "u": self = .undo
    case "z": self = .fit
    case "q": self = .leave(.kept)
    case _: return nil
    }
  }

  /// The keys and what they do, what is wanted most first.
  static let help: [(keys: String, words: String)] = [
    ("q", "keep"), ("^C", "discard"), ("arrows", "move"), ("[ ]", "turn"), ("+ -", "scale"),
    ("u", "undo"), ("^R", "redo"), ("r", "reset"), ("tab", "next view"), ("1-9", "anchor point"),
    ("s", "fine steps"), ("p", "turn about the pointer"), ("a", "anchor to the pointer"),
    ("z", "fit"), ("mouse", "drag, wheel scales, shift-wheel turns"),
  ]
}
