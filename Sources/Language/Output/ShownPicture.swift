internal import Plotting

/// What a picture showed, as data: it can be written to a file.
public struct ShownPicture: Sendable {
  let figure: Figure
}

/// Pictures below one another as the text of an SVG file.
///
/// - Parameters:
///   - title: stands above them; nil for a title that is not shown and names what is in them.
///   - isYUp: whether y grows upwards.
///   - marches: whether the dashes of frames march for some seconds.
public func svg(
  _ pictures: [ShownPicture], title: String? = nil, isYUp: Bool = false, marches: Bool = false
) -> String {
  var options = SVGOptions(yAxis: isYUp ? .up : .down, title: title)
  options.marches = marches
  return Plotting.svg(pictures.map(\.figure), options)
}
