/// The look of every SVG picture: a texture and a colour of Okabe and Ito for each role, on light and
/// on dark paper.
///
/// Classes, not variables, since viewers beside browsers know these. All of it lies below `.pivot`, so
/// that a picture within a page changes nothing else there.
public let svgStyleSheet = """
  .pivot { font: 13px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
  .pivot line, .pivot path, .pivot polygon { fill: none; stroke-linejoin: round; }
  .pivot text { fill: #1d2026; text-anchor: middle; }
  .pivot .paper { fill: #ffffff; }
  .pivot .axis, .pivot .tick { stroke: #6b6f76; stroke-width: 1; }
  .pivot .axis-head { fill: #6b6f76; }
  .pivot .zero { stroke: #b9bdc4; stroke-width: 1; }
  .pivot .number { fill: #5c6067; font-size: 12px; }
  .pivot .axis-name { fill: #5c6067; font-style: italic; }
  .pivot .left { text-anchor: end; }
  .pivot .lattice { stroke: #8a8f98; stroke-width: 1; stroke-dasharray: 1 5; }
  .pivot .grid { stroke: #009e73; stroke-width: 1; stroke-opacity: 0.55; }
  .pivot .frame { stroke: #d55e00; stroke-width: 1.5; stroke-dasharray: 10 5; }
  .pivot .before { stroke: #0072b2; stroke-width: 2.5; stroke-dasharray: 0 6; stroke-linecap: round; }
  .pivot .other { stroke: #cc79a7; stroke-width: 5.5; stroke-linecap: round; }
  .pivot .after { stroke: #009e73; stroke-width: 2.5; stroke-linecap: round; }
  .pivot polygon.after { fill: #009e73; fill-opacity: 0.07; }
  .pivot .arrow { stroke: #009e73; stroke-width: 2.5; }
  .pivot line.point { stroke: #0072b2; stroke-width: 2.5; stroke-dasharray: 0 6; stroke-linecap: round; }
  .pivot circle.point { fill: #0072b2; }
  .pivot polygon.after-head, .pivot polygon.arrow-head { fill: #009e73; }
  .pivot polygon.before-head, .pivot polygon.point-head { fill: #0072b2; }
  .pivot .anchor { stroke: #1d2026; stroke-width: 1.5; }
  .pivot .letter, .pivot .label { font-size: 14px; }
  @supports (paint-order: stroke) {
    .pivot .letter, .pivot .label { paint-order: stroke; stroke: #ffffff; stroke-width: 4px; \
    stroke-linejoin: round; }
  }
  .pivot .letter { font-weight: 600; }
  .pivot .title { font-weight: 600; }
  .pivot .caption { font-size: 16px; font-weight: 600; }
  .pivot .legend { text-anchor: start; }
  .pivot .settled { display: none; }
  @media (prefers-color-scheme: dark) {
    .pivot text { fill: #e8eaed; }
    .pivot .paper { fill: #16181d; }
    .pivot .axis, .pivot .tick { stroke: #9aa0a8; }
    .pivot .axis-head { fill: #9aa0a8; }
    .pivot .zero { stroke: #4a4f58; }
    .pivot .number, .pivot .axis-name { fill: #a9afb8; }
    .pivot .before, .pivot line.point { stroke: #56b4e9; }
    .pivot circle.point, .pivot polygon.before-head, .pivot polygon.point-head { fill: #56b4e9; }
    .pivot .anchor { stroke: #e8eaed; }
    .pivot .letter, .pivot .label { stroke: #16181d; }
    .pivot polygon.after { fill-opacity: 0.16; }
  }
  @media (prefers-reduced-motion: reduce) {
    .pivot .moving { display: none; }
    .pivot .settled { display: inline; }
  }

  """

/// Marching ants: the dashes of frames walk by one dash and one gap in half a second, for five seconds.
let svgMarch = """
  @media (prefers-reduced-motion: no-preference) {
    .pivot .frame { animation: pivot-march 0.5s linear 10; }
  }
  @keyframes pivot-march { to { stroke-dashoffset: -15; } }

  """
