/// Something that evaluating says, in the order in which it happens.
public struct Event: Sendable {
  /// What it is.
  public enum Kind: Sendable {
    /// The value of a bare expression.
    case value
    /// What `print` wrote.
    case printed
    /// A drawing.
    case picture
    /// The steps of a transform, or the rules behind a value.
    case explanation
    /// What else changed when geometry was set.
    case consequence
    /// What `let` and its like announce at the prompt.
    case announcement
    /// An error, a warning or a note.
    case diagnostic
  }

  /// What it is.
  public var kind: Kind
  /// Its lines, without the last newline.
  public var text: StyledText
  /// For a picture, what it shows, from which a file can be written.
  public var picture: ShownPicture?

  /// Creates an event.
  public init(_ kind: Kind, _ text: StyledText, picture: ShownPicture? = nil) {
    self.kind = kind
    self.text = text
    self.picture = picture
  }
}

/// How results are shown.
public struct Settings: Sendable {
  /// Significant digits of one-line forms; where others than 7 are set, the most decimals of matrices, too.
  public enum Digits: Sendable, Equatable {
    case significant(Int)
    case full
  }

  /// The unit of shown angles; their values stay what they are.
  public enum Angles: String, Sendable, CaseIterable {
    /// Each in its own; what Pivot works out, in degrees.
    case asWritten = "as-written"
    case degrees, radians
  }

  /// One JSON object a line instead of text.
  public var isJSON = false
  /// `let` and `var` show one line, as at the prompt.
  public var announces = false
  /// Statements that set geometry say what else changed and what was kept.
  public var tellsConsequences = false
  /// Legal results that are known to mislead are named.
  public var warns = true
  /// Whoever reads may raise the budget; a learner cannot.
  public var advisesBudget = true
  /// What a program adds to types of the frameworks stands behind what these have under the same names, so that no
  /// answer changes what it is judged by.
  public var prefersFrameworks = false
  /// Significant digits of one-line forms; where others than 7 are set, the most decimals of matrices, too.
  public var digits = Digits.significant(7)
  /// Everything is written in ASCII; pictures are drawn so, other text is spelled by ``ascii(_:)``.
  public var isASCII = false
  /// The columns of the screen.
  public var columns = 80
  /// Whether everything is to fit these columns, as on a screen; a pipe has no width.
  public var fitsColumns = false
  /// The columns that a picture may take; nil for those of the screen.
  public var pictureColumns: Int?
  /// The rows that a picture may take.
  public var rows = 22
  /// The height of a character over its width, 1 to 4.
  public var cellAspect = 2.0
  /// In pictures y grows upwards.
  public var isYUp = false
  /// How pictures are shown.
  public var pictures = PictureForm.auto
  /// What `auto` stands for: what suits the output.
  public var usualPictures = PictureForm.hybrid
  /// Matrices and diagnostics are told in lines of words and numbers, for readers of the screen.
  public var isPlain = false
  /// The unit in which angles are shown.
  public var angles = Angles.asWritten

  /// The settings of a program.
  public init() {}
}
