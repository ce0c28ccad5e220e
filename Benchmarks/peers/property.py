# A view as an object; its frame is worked out from bounds, anchor, position and transform, as UIKit does.
from math import cos, sin
def R(r):
    c, s = cos(r), sin(r)
    return (c, s, -s, c, 0, 0)
class View:
    @property
    def frame(self):
        (_, _, w, h), (ax, ay), (px, py), t = self.bounds, self.anchor, self.position, self.transform
        left, top = -ax * w, -ay * h
        right, bottom = left + w, top + h
        a, b, c, d, tx, ty = t
        xs = (a*left + c*top, a*right + c*top, a*right + c*bottom, a*left + c*bottom)
        ys = (b*left + d*top, b*right + d*top, b*right + d*bottom, b*left + d*bottom)
        x, y = min(xs), min(ys)
        return (x + px + tx, y + py + ty, max(xs) - x, max(ys) - y)
v = View()
v.bounds, v.anchor, v.position = (0, 0, 200, 100), (0.5, 0.5), (200, 150)
total = 0.0
for i in range(SIZE):
    v.transform = R(0.001 * i)
    total = total + v.frame[2]
print(total)
