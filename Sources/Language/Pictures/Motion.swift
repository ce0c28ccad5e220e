internal import Plotting

/// A picture in motion: whoever has a screen asks for its frames, others for what stands still.
public struct Motion: Sendable {
  private enum Source: Sendable {
    case reel(Reel)
    /// The dashes of the frames in it walk.
    case ants(Drawing)
  }

  private let source: Source
  private let settings: Settings

  /// No more than these are drawn in a second.
  static let framesPerSecond = 15.0

  /// The seconds between two frames.
  public let interval: Double

  /// What moves in a figure; nil where nothing does.
  init?(_ figure: Figure, _ settings: Settings) {
    switch settings.spelled(figure) {
    case .still(let drawing):
      guard drawing.hasFrame else { return nil }
      source = .ants(drawing)
      interval = Ants.interval
    case .strip(let strip):
      guard strip.panels.count > 1 else { return nil }
      source = .reel(Reel(strip.panels, duration: Double(strip.panels.count - 1)))
      interval = 1
    case .reel(let reel):
      guard reel.frames.count > 1 else { return nil }
      source = .reel(reel)
      interval = max(reel.duration / Double(reel.frames.count - 1), 1 / Motion.framesPerSecond)
    }
    self.settings = settings
  }

  /// All frames for a screen, each with the same number of lines; the last is what stays.
  ///
  /// Only one where pictures are told in words.
  public func frames(columns: Int, rows: Int) -> [StyledText] {
    var settings = settings
    (settings.pictureColumns, settings.rows) = (columns, rows)
    guard var options = settings.plotOptions else { return [still] }
    switch source {
    case .reel(let reel): return renderFrames(reel, options).map { StyledText($0) }
    case .ants(let drawing):
      return Ants.phases.map { phase in
        options.antPhase = phase
        return StyledText(render(drawing, options))
      }
    }
  }

  /// Where nothing may move: the key frames side by side, or as the person wants pictures.
  public var still: StyledText {
    switch source {
    case .reel(let reel): settings.text(of: .strip(reel.strip()))
    case .ants(let drawing): settings.text(of: .still(drawing))
    }
  }
}

/// The selection marquee of apps, marching ants: dashes that go once through their period in half a second.
private enum Ants {
  /// Dashes of two cells and gaps of two.
  private static let period = 4
  static let interval = 0.5 / Double(period)
  private static let seconds = 5.0

  /// The phase of each frame; at last they stand still.
  static var phases: [Int?] {
    let count = Int((seconds / interval).rounded())
    return (0..<count).map { $0 } + [nil]
  }
}

extension Drawing {
  fileprivate var hasFrame: Bool {
    shapes.contains { shape in
      guard case .outline(let outline) = shape else { return false }
      return outline.part == .frame
    }
  }
}

extension StoredValue {
  /// Its motion: the steps of an explanation, the dashes around a selected view; nil where nothing
  /// moves.
  public var motion: Motion? {
    guard case .report(let box) = value else { return nil }
    let figure =
      switch box.payload {
      case let picture as Picture: picture.moving
      case let steps as StepExplanation: Figure.reel(StepPictures(steps).reel())
      case _: Figure.strip(Strip([]))
      }
    return Motion(figure, settings)
  }
}
