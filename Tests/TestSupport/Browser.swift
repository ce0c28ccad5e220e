internal import Foundation

/// A Chromium without a window, which says where it drew the shapes of SVG pictures.
public enum Browser {
  /// The program: `PIVOT_BROWSER`, or the first of the usual names on the path; nil where there is none.
  public static let path: String? = {
    let variables = ProcessInfo.processInfo.environment
    if let path = variables["PIVOT_BROWSER"] { return path.isEmpty ? nil : path }
    let folders = (variables["PATH"] ?? "/usr/bin").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Why tests in a browser are skipped.
  public static let missing: String =
    "no Chromium on the path (PIVOT_BROWSER names one): where a browser draws is not checked"

  /// A shape and its box, `getBBox()` in the coordinates of the whole picture.
  public struct Shape: Decodable, Sendable {
    /// `data-part`, or `x` and `y` for ticks.
    public var part: String
    /// `data-name`, or the number of a tick.
    public var name: String
    /// The `g` around it that has ticks of its own, counted from 0.
    public var panel: Int
    /// Left, top, width and height in pixels.
    public var box: [Double]
    /// Whether it can be seen at all.
    public var isSeen: Bool
  }

  /// What a browser says about a picture.
  public struct Report: Decodable, Sendable {
    /// Empty where the text is well-formed.
    public var error: String
    /// The colour of the paper.
    public var paper: String
    /// The shapes at each of the moments that were asked for.
    public var moments: [[Shape]]
  }

  /// Lets the browser draw pictures, and asks it about some moments of each, in seconds.
  public static func report(
    _ pictures: [(svg: String, moments: [Double])], flags: [String] = []
  ) throws -> [Report] {
    try answer(to: page(pictures), flags: flags)
  }

  /// Loads a page, whose script ends with `finish(answer)`, and reads the answer.
  static func answer<Answer: Decodable>(to page: String, flags: [String]) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pivot-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let dump = try run(
      flags + [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
        "--virtual-time-budget=5000", "--dump-dom", file.absoluteString,
      ])
    guard let start = dump.range(of: "<pre>"), let end = dump.range(of: "</pre>"),
      let json = Data(base64Encoded: String(dump[start.upperBound..<end.lowerBound]))
    else { throw CocoaError(.fileReadCorruptFile) }
    return try JSONDecoder().decode(Answer.self, from: json)
  }

  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// A page that parses each picture as XML, as a file would be, and writes its report.
  private static func page(_ pictures: [(svg: String, moments: [Double])]) throws -> String {
    let texts = pictures.map { Data($0.svg.utf8).base64EncodedString() }
    let jobs = String(
      decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let moments = String(
      decoding: try JSONEncoder().encode(pictures.map(\.moments)), as: UTF8.self)
    return """
      <!DOCTYPE html><meta charset="utf-8"><body><script>
      const texts = \(jobs), moments = \(moments);
      \(finish)
      \(script)
      </script></body>
      """
  }

  /// Leaves an answer where the program finds it, and takes all else away.
  static let finish = """
    const bytes = t => Uint8Array.from(atob(t), c => c.charCodeAt(0));
    function finish(answer) {
      const pre = document.createElement('pre');
      const json = new TextEncoder().encode(JSON.stringify(answer));
      let binary = ''; for (const b of json) binary += String.fromCharCode(b);
      pre.textContent = btoa(binary);
      document.querySelectorAll('svg, iframe, script').forEach(e => e.remove());
      document.body.appendChild(pre);
    }
    """

  private static let script = """
    function shapes(svg) {
      const panels = [...svg.querySelectorAll('g.picture')];
      return [...svg.querySelectorAll('[data-part], [data-x], [data-y]')].map(e => {
        const b = e.getBBox(), m = svg.getScreenCTM().inverse().multiply(e.getScreenCTM());
        const p = new DOMPoint(b.x, b.y).matrixTransform(m);
        const q = new DOMPoint(b.x + b.width, b.y + b.height).matrixTransform(m);
        const style = getComputedStyle(e), d = e.dataset;
        return {
          part: d.part ?? (d.x !== undefined ? 'x' : 'y'), name: d.name ?? d.x ?? d.y,
          panel: panels.indexOf(e.closest('g.picture')),
          box: [p.x, p.y, q.x - p.x, q.y - p.y],
          isSeen: e.checkVisibility() && style.visibility === 'visible',
        };
      });
    }
    const pictures = texts.map(text => {
      const root = new DOMParser()
        .parseFromString(new TextDecoder().decode(bytes(text)), 'image/svg+xml').documentElement;
      if (root.tagName !== 'svg' || root.querySelector('parsererror'))
        return {error: root.textContent, paper: '', moments: []};
      return document.body.appendChild(document.importNode(root, true));
    });
    // Motions begin after the page has loaded; before that no time can be set.
    onload = () => setTimeout(() => finish(pictures.map((svg, i) => {
      if (svg.error !== undefined) return svg;
      svg.pauseAnimations();
      const at = moments[i].map(time => { svg.setCurrentTime(time); return shapes(svg); });
      return {error: '', paper: getComputedStyle(svg.querySelector('.paper')).fill, moments: at};
    })), 200);
    """
}

extension [Browser.Shape] {
  /// The box of a shape in the drawing's numbers: its least x, least y, width and height, as the ticks of
  /// its panel say; nil where the panel has too few.
  public func drawnBox(_ shape: Browser.Shape) -> (
    x: Double, y: Double, width: Double, height: Double
  )? {
    guard let x = ruler("x", 0, shape.panel), let y = ruler("y", 1, shape.panel) else { return nil }
    let (left, right) = (x(shape.box[0]), x(shape.box[0] + shape.box[2]))
    let (top, bottom) = (y(shape.box[1]), y(shape.box[1] + shape.box[3]))
    return (left, Swift.min(top, bottom), right - left, abs(bottom - top))
  }

  /// How much a pixel stands for.
  public func unitsPerPixel(_ panel: Int) -> Double? {
    ruler("x", 0, panel).map { $0(1) - $0(0) }
  }

  private func ruler(_ part: String, _ side: Int, _ panel: Int) -> ((Double) -> Double)? {
    let ticks = filter { $0.part == part && $0.panel == panel }
    guard let a = ticks.first, let b = ticks.last, let from = Double(a.name),
      let to = Double(b.name), from != to
    else { return nil }
    let scale = (to - from) / (b.box[side] - a.box[side])
    return { from + ($0 - a.box[side]) * scale }
  }
}
