internal import Foundation

extension Browser {
  /// What a browser says about a page of HTML at one width.
  public struct PageReport: Decodable, Sendable {
    /// Which of the pages.
    public var page: Int
    /// The width of the window.
    public var width: Int
    /// By how much the page is wider than its window, with everything folded out.
    public var overflow: Double
    /// The colour of the paper.
    public var paper: String
    /// Texts with too little contrast to what is behind them: the contrast, and the text.
    public var faint: [String]
    /// What it asked the network for.
    public var requests: [String]
    /// How many pieces are folded away at first.
    public var folded: Int
    /// How many of these grow when they are opened.
    public var unfolding: Int
    /// How many texts were looked at.
    public var texts: Int
  }

  /// Lets the browser show pages at some widths.
  public static func reports(
    on pages: [String], widths: [Int], flags: [String] = []
  ) throws -> [PageReport] {
    let texts = pages.map { Data($0.utf8).base64EncodedString() }
    let jobs = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    return try answer(
      to: """
        <!DOCTYPE html><meta charset="utf-8"><body><script>
        const pages = \(jobs).map(text => new TextDecoder().decode(Uint8Array.from(
          atob(text), c => c.charCodeAt(0))));
        const widths = \(widths);
        \(finish)
        \(script)
        </script></body>
        """, flags: flags)
  }

  private static let script = """
    const numbers = color => color.match(/[\\d.]+/g).map(Number);
    const channel = c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    const luminance = ([r, g, b]) =>
      0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
    function behind(element, style) {
      for (let e = element; e; e = e.parentElement) {
        const color = numbers(style(e).backgroundColor);
        if (color[3] !== 0) return color;
      }
      return [255, 255, 255];
    }
    function contrast(element, style) {
      const own = style(element);
      const ink = luminance(numbers(element.closest('svg') ? own.fill : own.color));
      const paper = luminance(behind(element, style));
      return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    }
    function report(frame, page, width) {
      const {contentDocument: document, contentWindow: window} = frame;
      const style = e => window.getComputedStyle(e);
      const details = [...document.querySelectorAll('details')];
      const heights = details.map(d => d.getBoundingClientRect().height);
      const folded = details.filter(d => !d.open).length;
      details.forEach(d => d.open = true);
      const unfolding = details.filter(
        (d, i) => d.getBoundingClientRect().height > heights[i]).length;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const faint = [];
      let texts = 0;
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const text = walker.currentNode.data.trim();
        if (!text || !element.checkVisibility() || element.closest('title, desc')) continue;
        texts += 1;
        const ratio = contrast(element, style);
        if (!(ratio >= 4.5)) faint.push(ratio.toFixed(2) + ' ' + text.slice(0, 40));
      }
      const root = document.documentElement;
      return {
        page, width, faint, folded, unfolding, texts, overflow: root.scrollWidth - root.clientWidth,
        paper: style(document.body).backgroundColor,
        requests: window.performance.getEntriesByType('resource').map(e => e.name),
      };
    }
    const load = (page, width) => new Promise(done => {
      const frame = document.createElement('iframe');
      frame.width = width;
      frame.height = 800;
      frame.style.border = 0;
      frame.onload = () => { done(report(frame, page, width)); frame.remove(); };
      frame.srcdoc = pages[page];
      document.body.appendChild(frame);
    });
    (async () => {
      const reports = [];
      for (let page = 0; page < pages.length; page++)
        for (const width of widths) reports.push(await load(page, width));
      finish(reports);
    })();
    """
}
