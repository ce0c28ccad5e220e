/// What a value is.
///
/// The words are those that diagnostics and `--json` use.
public enum Kind: UInt8, CaseIterable, Sendable {
  case number, angle, boolean, text, list, set, dictionary, range, nothing
  case point, vector, row, size, rect, transform, matrix, components
  case color, edge, axis, alignment, convention, fitMode, lineJoin, roundingRule, resizingPart,
    rectCorner, rectEdge, fillRule, decelerationRate, enumeration
  case view, layer, path
  case recognizer, gestureState, swipeDirection, touchPhase, animation, timing
  case controlEvent, controlState, cornerMask, options
  case animationOption, animationCurve, timingName, fillMode, calculationMode,
    animatingState, animatingPosition
  case transaction, queue
  case modifiedView, unitPoint, layoutEdge
  case function, structure, type, picture, explanation, void

  /// With an article: "a number".
  var words: String {
    switch self {
    case .number: "a number"
    case .angle: "an angle"
    case .boolean: "a truth value"
    case .text: "a text"
    case .list: "a list"
    case .set: "a set"
    case .dictionary: "a dictionary"
    case .range: "a range"
    case .nothing: "nil"
    case .point: "a point"
    case .vector: "a vector"
    case .row: "a row"
    case .size: "a size"
    case .rect: "a rect"
    case .transform: "a transform"
    case .matrix: "a matrix"
    case .components: "transform components"
    case .color: "a colour"
    case .edge: "an edge"
    case .axis: "an axis"
    case .alignment: "a text alignment"
    case .convention: "a convention"
    case .fitMode: "a fit mode"
    case .view: "a view"
    case .layer: "a layer"
    case .path: "a path"
    case .lineJoin: "a line join"
    case .roundingRule: "a way to round"
    case .resizingPart: "a part that gives way"
    case .rectCorner: "a corner of a rect"
    case .rectEdge: "an edge of a rect"
    case .fillRule: "a rule for what lies inside"
    case .decelerationRate: "a deceleration rate"
    case .enumeration: "a case of an enum"
    case .recognizer: "a gesture recognizer"
    case .gestureState: "a state of a recognizer"
    case .swipeDirection: "a way to swipe"
    case .touchPhase: "a phase of a touch"
    case .controlEvent: "an event of a control"
    case .controlState: "a state of a control"
    case .cornerMask: "a corner of a layer"
    case .options: "a set of options"
    case .animation: "an animation"
    case .timing: "a timing function"
    case .modifiedView: "a SwiftUI view"
    case .unitPoint: "a point of the unit square"
    case .layoutEdge: "a side of a SwiftUI view"
    case .animationOption: "an animation option"
    case .animationCurve: "an animation curve"
    case .timingName: "the name of a timing function"
    case .fillMode: "a fill mode"
    case .calculationMode: "a calculation mode"
    case .animatingState: "a state of an animator"
    case .animatingPosition: "a position of an animator"
    case .transaction: "a transaction"
    case .queue: "a queue of work"
    case .function: "a function"
    case .structure: "a struct"
    case .type: "a type"
    case .picture: "a picture"
    case .explanation: "an explanation"
    case .void: "nothing"
    }
  }

  /// Whether its values are the cases of one enumeration or options of the frameworks, each of which has a name.
  var isOfCases: Bool {
    switch self {
    case .axis, .alignment, .lineJoin, .roundingRule, .rectEdge, .fillRule, .gestureState,
      .swipeDirection, .touchPhase, .controlEvent, .cornerMask, .animationCurve, .timingName,
      .fillMode, .calculationMode, .animatingState, .animatingPosition:
      true
    default: false
    }
  }

  /// Whether its cases are texts in Objective-C.
  var isNamedByText: Bool { self == .timingName || self == .fillMode || self == .calculationMode }

  /// Whether a class of the program may inherit from one of these.
  var hasClasses: Bool { self == .view || self == .layer || self == .recognizer }

  /// Without its article: "number".
  var noun: String {
    words.split(separator: " ", maxSplits: 1).last.map(String.init) ?? words
  }
}
