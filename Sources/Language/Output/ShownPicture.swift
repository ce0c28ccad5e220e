internal import Plotting

/// What a picture showed, as data: it can be written to a file.
public struct ShownPicture: Sendable {
  let picture: Picture
}

/// Pictures below one another as the text of an SVG file.
///
/// - Parameters:
///   - title: stands above them; nil for a title that is not shown and names what is in them.
///   - isYUp: whether y grows upwards.
///   - moves: whether steps follow each other in time, and the dashes of frames march for some seconds.
public func svg(
  _ pictures: [ShownPicture], title: String? = nil, isYUp: Bool = false, moves: Bool = false
) -> String {
  var options = SVGOptions(yAxis: isYUp ? .up : .down, title: title)
  options.marches = moves
  return Plotting.svg(pictures.map { moves ? $0.picture.moving : $0.picture.figure }, options)
}
