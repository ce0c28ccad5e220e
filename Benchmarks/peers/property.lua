-- A view as a table; its frame is worked out from bounds, anchor, position and transform, as UIKit does.
local cos, sin, min, max = math.cos, math.sin, math.min, math.max
local function R(r) local c, s = cos(r), sin(r) return {c, s, -s, c, 0, 0} end
local View = {}
View.__index = View
function View:frame()
  local b, a, p, t = self.bounds, self.anchor, self.position, self.transform
  local left, top = -a[1] * b[3], -a[2] * b[4]
  local right, bottom = left + b[3], top + b[4]
  local x1, y1 = t[1]*left + t[3]*top, t[2]*left + t[4]*top
  local x2, y2 = t[1]*right + t[3]*top, t[2]*right + t[4]*top
  local x3, y3 = t[1]*right + t[3]*bottom, t[2]*right + t[4]*bottom
  local x4, y4 = t[1]*left + t[3]*bottom, t[2]*left + t[4]*bottom
  local x, y = min(x1, x2, x3, x4), min(y1, y2, y3, y4)
  return {x + p[1] + t[5], y + p[2] + t[6], max(x1, x2, x3, x4) - x, max(y1, y2, y3, y4) - y}
end
local v = setmetatable({bounds = {0, 0, 200, 100}, anchor = {0.5, 0.5}, position = {200, 150}}, View)
local total = 0.0
for i = 0, SIZE - 1 do
  v.transform = R(0.001 * i)
  total = total + v:frame()[3]
end
print(total)
