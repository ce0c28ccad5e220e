-- Views as tables with parents; a point goes up level by level, each level adding its map.
local cos, sin = math.cos, math.sin
local top = nil
local root = {}
top = root
for i = 1, 10 do
  local c, s = cos(0.1), sin(0.1)
  top = {parent = top, transform = {c, s, -s, c, 0, 0}, bounds = {0, 0, 300, 300}, anchor = {0.5, 0.5}, position = {155, 156}}
end
local function convert(view, x, y, target)
  while view ~= target do
    local b, a, p, t = view.bounds, view.anchor, view.position, view.transform
    local dx, dy = x - b[1] - a[1] * b[3], y - b[2] - a[2] * b[4]
    x, y = t[1]*dx + t[3]*dy + t[5] + p[1], t[2]*dx + t[4]*dy + t[6] + p[2]
    view = view.parent
  end
  return {x, y}
end
local total = 0.0
for i = 1, SIZE do total = total + convert(top, 1, 2, root)[1] end
print(total)
