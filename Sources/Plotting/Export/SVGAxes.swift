import Geometry

/// Rulers at the sides where x and y begin, with ticks, numbers, arrows and names, and thin lines
/// through the origin where it is inside.
func axisElements(_ window: SVGWindow) -> [SVGElement] {
  zeroLines(window) + xRuler(window) + yRuler(window)
}

private func zeroLines(_ window: SVGWindow) -> [SVGElement] {
  let (box, zero) = (window.box, window(.zero))
  var lines: [SVGElement] = []
  if zero.x > box.left, zero.x < box.right {
    lines.append(
      .line("zero", Pixel(x: zero.x, y: box.top), Pixel(x: zero.x, y: box.bottom)))
  }
  if zero.y > box.top, zero.y < box.bottom {
    lines.append(
      .line("zero", Pixel(x: box.left, y: zero.y), Pixel(x: box.right, y: zero.y)))
  }
  return lines
}

private func xRuler(_ window: SVGWindow) -> [SVGElement] {
  let box = window.box
  let isDown = window.yAxis == .down
  let y = isDown ? box.top : box.bottom
  let tip = Pixel(x: box.right + 10, y: y)
  var elements: [SVGElement] = [.line("axis", Pixel(x: box.left, y: y), tip)]
  let numbered = xNumbers(window)
  for tick in window.xTicks {
    let x = window(Point(x: tick.value, y: 0)).x
    elements.append(
      .line("tick", Pixel(x: x, y: y), Pixel(x: x, y: y + (isDown ? -5 : 5)))
        .with("data-x", tick.text))
    if numbered.contains(tick.index) {
      elements.append(.words(tick.text, "number", x: x, y: y + (isDown ? -9 : 18)))
    }
  }
  elements += head("axis-head", at: tip, along: Pixel(x: 1, y: 0))
  elements.append(.words("x", "axis-name", x: tip.x + 11, y: y + 4))
  return elements
}

/// The ticks of x with numbers: at even steps from 0, so many that they do not touch.
private func xNumbers(_ window: SVGWindow) -> Set<Int> {
  let ticks = window.xTicks
  let widest = ticks.map { textWidth($0.text, size: 12) }.reduce(0, max)
  let spacing = max(window.step[1] / window.unitsPerPixel, 1)
  let every = max(nearestCell(((widest + 10) / spacing).rounded(.up)), 1)
  return Set(ticks.map(\.index).filter { $0 % every == 0 })
}

private func yRuler(_ window: SVGWindow) -> [SVGElement] {
  let box = window.box
  let isDown = window.yAxis == .down
  let start = Pixel(x: box.left, y: isDown ? box.top : box.bottom)
  let tip = Pixel(x: box.left, y: isDown ? box.bottom + 10 : box.top - 10)
  var elements: [SVGElement] = [.line("axis", start, tip)]
  for tick in window.yTicks {
    let y = window(Point(x: 0, y: tick.value)).y
    elements.append(
      .line("tick", Pixel(x: box.left, y: y), Pixel(x: box.left - 5, y: y))
        .with("data-y", tick.text))
    elements.append(.words(tick.text, "number left", x: box.left - 8, y: y + 4))
  }
  elements += head("axis-head", at: tip, along: Pixel(x: 0, y: isDown ? 1 : -1))
  elements.append(.words("y", "axis-name", x: tip.x, y: tip.y + (isDown ? 15 : -6)))
  return elements
}

/// The head of an arrow with its point at a place.
func head(
  _ className: String, at tip: Pixel, along direction: Pixel, length: Double = 9
) -> [SVGElement] {
  guard let along = direction.unit else { return [] }
  let (base, side) = (tip - along * length, along.turned * (length * 0.42))
  return [.polygon(className, [tip, base + side, base - side])]
}
