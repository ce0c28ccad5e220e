internal import Geometry

/// How many points a row of cells stands for, such that ticks at 1, 2 or 5 times a power of ten
/// fall on whole rows, and on whole columns where a cell is twice as high as wide.
///
/// Scales form a ladder, each 7 to 25 % coarser than the one before.
struct Scale: Equatable, Sendable {
  private var decade: Int
  private var rung: Int
  /// The height of a cell over its width.
  private var aspect: Double

  /// Points per row = step / rows, ascending within a decade, with the finest ticks for each.
  private static let ladder: [(step: Int, rows: Int)] = [
    (5, 5), (5, 4), (10, 7), (5, 3), (10, 5), (10, 4), (20, 7),
    (10, 3), (20, 5), (20, 4), (50, 8), (20, 3), (50, 7), (50, 6),
  ]

  /// The finest scale of at least this many points per row.
  init(atLeast pointsPerRow: Double, aspect: Double = 2) {
    self.aspect = aspect
    let bounded = pointsPerRow > 1e-304 ? min(pointsPerRow, 1e302) : 1e-304
    decade = Plotting.decade(of: bounded)
    rung = 0
    while self.pointsPerRow < bounded { self = coarser }
  }

  /// The next coarser scale.
  var coarser: Scale {
    var next = self
    next.rung = (rung + 1) % Scale.ladder.count
    next.decade = next.rung == 0 ? decade + 1 : decade
    return next
  }

  var rowsPerTick: Int { Scale.ladder[rung].rows }
  var columnsPerTick: Double { Double(rowsPerTick) * aspect }
  var pointsPerRow: Double { tick(1) / Double(rowsPerTick) }
  var pointsPerColumn: Double { tick(1) / columnsPerTick }

  /// The coordinate of a tick, counted from zero.
  func tick(_ index: Int) -> Double {
    decimal(Double(index) * Double(Scale.ladder[rung].step), tens: decade)
  }

  /// The number of a tick, exact, written behind those of others.
  func tickText(_ index: Int, _ bytes: inout [UInt8]) -> String {
    let start = bytes.count
    appendDecimal(index * Scale.ladder[rung].step, tens: decade, to: &bytes)
    return string(bytes.span.extracting(start...))
  }
}
