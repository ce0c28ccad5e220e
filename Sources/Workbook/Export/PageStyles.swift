/// The look of every page: a column of text that is easy to read, on light and on dark paper, on small
/// screens and in print.
///
/// Texts have a contrast of at least 4.5 to their paper. Code scrolls in itself. In print, what is
/// folded is left out: a sheet to work on; what is open is printed.
let pageStyles = """
  :root {
    color-scheme: light dark;
    --paper: #fdfdfc; --ink: #1d2026; --faint: #585d66; --line: #dcdee2;
    --shade: #f3f4f5; --accent: #00609c; --keyword: #8a3a6d; --number: #00694d;
    --string: #8f4700; --alarm: #a8331d;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #16181d; --ink: #e3e5e9; --faint: #a4aab4; --line: #343841;
      --shade: #1f2229; --accent: #7cc0ee; --keyword: #dca3c6; --number: #66cdaa;
      --string: #e5aa6b; --alarm: #f0917c;
    }
  }
  * { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0 auto; padding: 0 1.25rem 3rem; max-width: 44rem;
    background: var(--paper); color: var(--ink);
    font: 1.0625rem/1.6 Charter, "Bitstream Charter", "Sitka Text", Cambria, "DejaVu Serif", serif;
    overflow-wrap: anywhere;
  }
  header, footer, .facts, .request, summary, th, .contents {
    font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif;
  }
  header { padding: 1rem 0; font-size: .875rem; color: var(--faint); }
  header p { margin: 0; }
  h1, h2 { line-height: 1.25; text-wrap: balance; }
  h1 { margin: 1.5rem 0 .5rem; font-size: 2rem; }
  h2 { margin: 2.75rem 0 .75rem; font-size: 1.375rem; }
  p, ul, ol, blockquote, pre, figure, .table, details { margin: 0 0 1rem; }
  ul, ol { padding-left: 1.6rem; }
  li { margin-bottom: .3rem; }
  li > ul, li > ol { margin: .3rem 0; }
  a { color: var(--accent); text-underline-offset: .15em; }
  a:hover { text-decoration-thickness: 2px; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
  .skip { position: absolute; left: 1rem; top: -4rem; padding: .5rem .75rem; background: var(--paper); }
  .skip:focus { top: .5rem; }
  .facts { font-size: .875rem; color: var(--faint); }
  h1 + .facts { margin-bottom: 2rem; }
  blockquote { padding-left: 1rem; border-left: 3px solid var(--line); color: var(--faint); }
  blockquote > :last-child { margin-bottom: 0; }
  code, pre, samp {
    font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  }
  code { font-size: .875em; }
  p code, li code, td code, h1 code, h2 code, blockquote code {
    padding: .1em .25em; background: var(--shade); border-radius: 3px;
  }
  pre {
    padding: .75rem 1rem; overflow-x: auto; background: var(--shade); border-radius: 5px;
    line-height: 1.25; overflow-wrap: normal;
  }
  pre code { font-size: .8125rem; }
  pre samp { font-size: inherit; color: var(--ink); }
  .example > * { margin-bottom: 0; }
  .example > * + * { margin-top: .5rem; }
  .example { margin-bottom: 1rem; }
  .prompt { color: var(--faint); user-select: none; -webkit-user-select: none; }
  figure { overflow-x: auto; border: 1px solid var(--line); border-radius: 5px; }
  figure svg { display: block; width: 100%; min-width: 24rem; max-width: 35rem; height: auto; margin: 0 auto; }
  .pivot .paper { fill: none; }
  .table { overflow-x: auto; }
  table { border-collapse: collapse; font-size: .9375rem; }
  th, td { padding: .35rem .75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
  th { font-size: .8125rem; }
  td { overflow-wrap: normal; }
  .center { text-align: center; }
  .right { text-align: right; }
  .exercise {
    margin: 2.75rem 0; padding: 1rem 1.25rem .25rem; border: 1px solid var(--line);
    border-top: 3px solid var(--accent); border-radius: 5px;
  }
  .exercise h2 { margin: 0 0 .25rem; }
  .exercise > .facts { margin-bottom: .75rem; }
  .kind { color: var(--accent); }
  .request { margin-bottom: .5rem; font-size: .9375rem; }
  details { border-top: 1px solid var(--line); margin: 0; padding: .5rem 0; }
  summary { cursor: pointer; font-size: .9375rem; color: var(--accent); }
  summary + * { margin-top: .75rem; }
  .lines { list-style-position: outside; }
  .lines code { display: inline-block; padding: .2em .5em; background: var(--shade); border-radius: 3px; }
  .dim { color: var(--faint); }
  .name { color: var(--accent); }
  .alarm { color: var(--alarm); font-weight: 600; }
  .strong { font-weight: 600; }
  .emphasis { font-style: italic; }
  .keyword { color: var(--keyword); }
  .number, .code { color: var(--number); }
  .string { color: var(--string); }
  .contents { padding-left: 2rem; }
  .contents li { padding: .15rem 0; }
  .contents .facts { margin: 0; }
  footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: .9375rem; }
  footer nav { display: flex; flex-wrap: wrap; gap: .75rem 2rem; justify-content: space-between; }
  footer [rel=next] { margin-left: auto; text-align: right; }
  @media (max-width: 30rem) {
    body { padding: 0 .875rem 2rem; }
    .exercise { padding: .75rem .75rem .25rem; }
    h1 { font-size: 1.625rem; }
    pre { padding: .6rem .75rem; }
  }
  @media print {
    @page { margin: 18mm 16mm; }
    :root {
      --paper: #fff; --ink: #000; --faint: #444; --line: #bbb; --shade: #fff; --accent: #000;
      --keyword: #000; --number: #000; --string: #000; --alarm: #000;
    }
    body { max-width: none; padding: 0; font-size: 10.5pt; }
    header, footer, .skip, details:not([open]) { display: none; }
    pre { border: 1px solid var(--line); white-space: pre-wrap; }
    pre, figure, .exercise, li, tr, summary { break-inside: avoid; }
    h1, h2, .request, summary, p:has(+ .example), p:has(+ pre) { break-after: avoid; }
    .exercise { border: 0; border-top: 2pt solid #000; border-radius: 0; padding: .5rem 0; }
    figure { border: 0; }
    figure svg { min-width: 0; max-width: 12cm; margin: 0; }
    a { text-decoration: none; }
  }

  """
