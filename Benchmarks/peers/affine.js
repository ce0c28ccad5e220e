// Transforms as six numbers, rows as in Core Graphics.
const T = (x, y) => [1, 0, 0, 1, x, y];
const R = r => { const c = Math.cos(r), s = Math.sin(r); return [c, s, -s, c, 0, 0]; };
function mul([a, b, c, d, tx, ty], [e, f, g, h, ux, uy]) {
  return [a*e + b*g, a*f + b*h, c*e + d*g, c*f + d*h, tx*e + ty*g + ux, tx*f + ty*h + uy];
}
