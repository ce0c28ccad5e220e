# Views as objects with parents; a point goes up level by level, each level adding its map.
from math import cos, sin
class View: pass
root = top = View()
for i in range(10):
    c, s = cos(0.1), sin(0.1)
    view = View()
    view.parent, view.transform, view.bounds = top, (c, s, -s, c, 0, 0), (0, 0, 300, 300)
    view.anchor, view.position = (0.5, 0.5), (155, 156)
    top = view
def convert(view, x, y, target):
    while view is not target:
        (bx, by, w, h), (ax, ay), (px, py) = view.bounds, view.anchor, view.position
        a, b, c, d, tx, ty = view.transform
        dx, dy = x - bx - ax * w, y - by - ay * h
        x, y = a*dx + c*dy + tx + px, b*dx + d*dy + ty + py
        view = view.parent
    return (x, y)
total = 0.0
for i in range(SIZE): total = total + convert(top, 1, 2, root)[0]
print(total)
