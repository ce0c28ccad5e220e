/// What stands for a texture or a sign before the words about it.
enum LegendSample: Equatable, Sendable {
  case none
  case sign(Unicode.Scalar)
  /// A piece of a line in three cells.
  case line(Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)

  /// The cells that a sample and the blank after it take at most.
  static let longest = 4
}

extension Style {
  /// A sample of the texture of a role.
  func key(of role: Role, isUpright: Bool = false) -> LegendSample {
    switch (role.texture, self) {
    case (.bold, .hybrid) where isUpright: .line("━", "━", "━")
    case (.solid, .ascii): .line("-", "-", role == .arrow ? ">" : "-")
    case (.solid, .hybrid): .line("─", "─", role == .arrow ? "▶" : "─")
    case (.solid, .blocks): .line("▄", "▄", role == .arrow ? "▶" : "▄")
    case (.bold, .ascii): .line("#", "#", "#")
    case (.bold, .hybrid): .line("▀", "▀", "▀")
    case (.bold, .blocks): .line("▓", "▓", "▓")
    case (.dotted, .ascii): .line(".", ".", ".")
    case (.dotted, _): .line("·", "·", "·")
    case (.dashed, .ascii): .line("-", " ", "-")
    case (.dashed, _): .line("╌", "╌", "╌")
    case (.faint, .ascii): .line(".", ".", ".")
    case (.faint, .hybrid): .line("⠤", "⠤", "⠤")
    case (.faint, .blocks): .line("▖", "▖", "▖")
    case (.sparse, .ascii): .line("+", " ", "+")
    case (.sparse, _): .line("·", " ", "·")
    }
  }
}
