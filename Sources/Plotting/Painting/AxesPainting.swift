extension Canvas {
  /// Both axes with ticks, numbers and arrows.
  mutating func draw(_ axes: Axes, _ glyphs: Glyphs, columns: Int) {
    let (window, crossing) = (axes.window, axes.crossing)
    fill(
      Cell(glyph: glyphs.axes.horizontal, role: .axis),
      CellBox(left: window.left, right: window.right, top: crossing.row, bottom: crossing.row))
    fill(
      Cell(glyph: glyphs.axes.vertical, role: .axis),
      CellBox(
        left: crossing.column, right: crossing.column, top: window.top, bottom: window.bottom))
    for tick in axes.xTicks {
      put(glyphs.axes.horizontalTick, .axis, column: tick.position, row: crossing.row)
    }
    for tick in axes.yTicks {
      put(glyphs.axes.verticalTick, .axis, column: crossing.column, row: tick.position)
    }
    put(glyphs.axes.crossing, .axis, crossing)
    drawNumbers(axes, columns: columns)
    drawArrows(axes, glyphs)
  }

  private mutating func drawNumbers(_ axes: Axes, columns: Int) {
    axes.forEachXNumber(columns: columns) { text, column in
      write(text, .number, column: column, row: axes.numberRow)
    }
    for tick in axes.yTicks {
      let start = axes.window.left - 1 - tick.text.utf8.count
      write(tick.text, .number, column: start, row: tick.position)
    }
  }

  private mutating func drawArrows(_ axes: Axes, _ glyphs: Glyphs) {
    put(glyphs.right, .axis, axes.xArrow)
    put("x", .axis, axes.xName)
    put(axes.yAxis == .down ? glyphs.down : glyphs.up, .axis, axes.yArrow)
    put("y", .axis, axes.yName)
  }
}
