internal import Plotting

/// What a picture showed, as data: it can be written to a file.
///
/// By reference: events are copied, and made at every launch, where taking an optional picture apart would cost
/// as much as reading the program.
public final class ShownPicture: Sendable {
  let picture: Picture
  init(picture: Picture) { self.picture = picture }

  /// What is drawn, as text: alike for all pictures of the same shapes, whatever these are called.
  public var shapes: String { render(picture.figure.unnamed).text }
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

/// One picture as an element of an HTML page, which needs ``pictureStyles``.
/// - Parameter id: What the ids of its title and its description begin with.
public func svgElement(_ picture: ShownPicture, id: String) -> String {
  var options = SVGOptions()
  options.width = 560
  options.id = id
  return Plotting.svg(picture.picture.figure, options)
}

/// The style sheet of all pictures of a page.
public let pictureStyles = svgStyleSheet

/// A line of text from outside as HTML and XML hold it: harmful characters shown, the others escaped.
public func markup(_ line: String) -> String { xmlText(visible(line)) }
