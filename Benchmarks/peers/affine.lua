-- Transforms as six numbers, rows as in Core Graphics.
local cos, sin = math.cos, math.sin
function T(x, y) return {1, 0, 0, 1, x, y} end
function R(r) local c, s = cos(r), sin(r) return {c, s, -s, c, 0, 0} end
function mul(p, q)
  local a, b, c, d, tx, ty = p[1], p[2], p[3], p[4], p[5], p[6]
  local e, f, g, h = q[1], q[2], q[3], q[4]
  return {a*e + b*g, a*f + b*h, c*e + d*g, c*f + d*h, tx*e + ty*g + q[5], tx*f + ty*h + q[6]}
end
